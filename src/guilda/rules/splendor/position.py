"""Splendor: the position and its rules, in the order of play. Comments name the rules of docs/rules/splendor.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from guilda.components import splendor as box
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.splendor.constants import *
from guilda.rules.splendor.layout import Layout
from guilda.rules.splendor.text import LETTERS, TAKES

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.splendor.layout import BONUS, FIRST_CARD, LEVEL, NOBLE_POINTS, POINTS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng

ONE = 1

# Tables, filled by `fill_tables`. The last card and the last noble stand for none: their requirements cannot be met.
COLOUR_TAKES = [0] * 32  # by the set of available colours: which of the first 25 actions are legal
TAKEN = [0] * 30  # the tokens that an action takes
COST = [0] * 91
NEEDS = [0] * 11
OUT_OF_REACH = 100


class Splendor(Layout):
    """A position of Splendor and its rules. Sets of choices are wide sets of `packed.py`."""

    name = "splendor"
    rules_version = 1

    def __init__(self, players: int = 2) -> None:
        if players not in box.GEM_TOKENS:
            raise ValueError(f"Splendor is for 2 to 4 players, not {players}")
        super().__init__(players, NOBLES + players + box.NOBLES_BEYOND_PLAYERS)

    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
        return {"players": self.players}

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Choose the starting player, lay out cards and nobles, and fill the supply (SP-01 to SP-04)."""
        self.starter = rng.draw(self.players) if start < 0 else start
        self.index()
        for place in range(PLACES):
            self.lay_open(place, rng)
        nobles = (1 << NO_NOBLE) - 1
        for place in range(self.n_actions - NOBLES):
            self.nobles[place] = nth_wide(nobles, rng.draw(NO_NOBLE - place))
            nobles ^= 1 << self.nobles[place]
            if self.log is not None:
                self.log.add(EVENT_NOBLE, -1, place, self.nobles[place], 0, 0)
        self.start_round()

    def start_round(self) -> None:
        """Begin a round: every seat gets a turn. The round is idle until a card is bought or reserved."""
        self.round += 1
        self.idle_rounds += 1
        self.passes = 0
        self.turn = self.starter
        if self.log is not None:
            self.log.add(EVENT_ROUND, -1, self.round, 0, 0, 0)

    # Legal actions

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions in the order of their ids."""
        if self.turn < 0:
            return 0
        first = self.first_choice()
        options = self.choices()
        n = count_wide(options)
        for i in range(n):
            out[i] = first + nth_wide(options, 0)
            options &= options - 1
        return n

    def fill_bits(self, words: MutableSequence[int]) -> None:
        """Add the legal actions to a set of ids."""
        if self.turn >= 0:
            add_bits(words, self.first_choice(), self.choices())

    def pick(self, rng: Rng) -> int:
        """Return a uniformly random legal action."""
        options = self.choices()
        return self.first_choice() + nth_wide(options, rng.draw(count_wide(options)))

    def first_choice(self) -> int:
        """Return the id of the action that is the first member of `choices`."""
        if self.phase == PHASE_TURN:
            return 0
        if self.phase == PHASE_PAYMENT:
            return PAYMENTS + KINDS * self.kind
        return RETURNS if self.phase == PHASE_RETURN else NOBLES

    def choices(self) -> int:
        """Return the current choices as a wide set."""
        if self.phase == PHASE_TURN:
            return self.turn_choices()
        if self.phase == PHASE_PAYMENT:
            most = min(self.to_pay(), amount(self.tokens[self.turn], GOLD))
            return (ONE << most + 1) - 1
        return self.returnable() if self.phase == PHASE_RETURN else self.willing_nobles()

    def turn_choices(self) -> int:
        """Return the legal actions at the start of a turn; passing is legal only if there is no other."""
        seat = self.turn
        options = COLOUR_TAKES[kinds_with(self.supply, 1) & 31]  # SP-10, SP-14, SP-22
        options |= (kinds_with(self.supply, TWO_NEED) & 31) << PAIRS  # SP-11
        if self.hand[seat * HAND + HAND - 1] == NO_CARD:  # SP-30
            for place in range(PLACES):
                if self.table[place] != NO_CARD:
                    options |= ONE << RESERVES + place
            for level in range(LEVELS):
                if self.decks[level] != 0:
                    options |= ONE << RESERVES_BLIND + level
        held = self.tokens[seat] + self.bonuses[seat]  # SP-40
        gold = amount(self.tokens[seat], GOLD)
        for place in range(PLACES):
            if amount_all(missing(COST[self.table[place]], held)) <= gold:  # SP-41
                options |= ONE << BUYS + place
        for slot in range(HAND):
            if amount_all(missing(COST[self.hand[seat * HAND + slot]], held)) <= gold:
                options |= ONE << BUYS_FROM_HAND + slot
        return options if options != 0 else ONE << PASS  # SP-15

    def refusal(self, action: int) -> int:
        """Return 0 if the action is legal here, otherwise the number of the reason."""
        if self.turn < 0:
            return REFUSED_OVER
        choice = action - self.first_choice()
        if 0 <= choice < 64 and self.choices() >> choice & 1:
            return 0
        return self.refusal_of_turn(action) if action <= PASS else self.refusal_of_follow_up(action)

    def refusal_of_turn(self, action: int) -> int:
        """Return why an action cannot start a turn."""
        if self.phase != PHASE_TURN:
            return REFUSED_PAY_FIRST + self.phase - PHASE_PAYMENT
        if action < RESERVES:
            if missing(TAKEN[action], self.supply) != 0:
                return REFUSED_NO_TOKEN
            return REFUSED_PAIR if action >= PAIRS else REFUSED_THREE_COLOURS
        if action < BUYS:
            if self.hand[self.turn * HAND + HAND - 1] != NO_CARD:
                return REFUSED_HAND_FULL
            return REFUSED_NO_CARD if action < RESERVES_BLIND else REFUSED_DECK_EMPTY
        if action == PASS:
            return REFUSED_CAN_ACT
        if self.card_at(action - BUYS) != NO_CARD:
            return REFUSED_TOO_DEAR
        return REFUSED_NO_CARD if action < BUYS_FROM_HAND else REFUSED_NOT_IN_HAND

    def refusal_of_follow_up(self, action: int) -> int:
        """Return why an action does not answer the current prompt."""
        if action >= NOBLES:
            return REFUSED_NOBLE if self.phase == PHASE_NOBLE else REFUSED_NO_NOBLE_WAITS
        if action >= PAYMENTS:
            if self.phase != PHASE_PAYMENT:
                return REFUSED_NOTHING_TO_PAY
            return REFUSED_GOLD if (action - PAYMENTS) // KINDS == self.kind else REFUSED_OTHER_COLOUR
        if self.phase != PHASE_RETURN:
            return REFUSED_NOTHING_TO_RETURN
        return REFUSED_ORDER if amount(self.tokens[self.turn], action - RETURNS) > 0 else REFUSED_NOT_HELD

    # A turn

    def play(self, action: int, rng: Rng) -> None:
        """Take tokens, reserve, buy or pass; or answer a prompt of the current turn."""
        if action < RESERVES:
            self.take(action)
            self.limit_tokens()
        elif action < BUYS:
            self.reserve(action - RESERVES, rng)
            self.limit_tokens()
        elif action < PASS:
            self.buy(action - BUYS, rng)
        elif action == PASS:
            self.passes += 1
            if self.log is not None:
                self.log.add(EVENT_PASS, self.turn, 0, 0, 0, 0)
            self.meet_nobles()  # SP-15
        elif action < PAYMENTS:
            self.give_back(action - RETURNS)
            self.limit_tokens()
        elif action < NOBLES:
            gold = action - PAYMENTS - KINDS * self.kind
            gems = self.to_pay() - gold
            self.kind += 1
            self.pay(bundle(self.kind - 1, gems) + bundle(GOLD, gold), rng)
        else:
            self.receive_noble(action - NOBLES)
            self.end_turn()

    def take(self, action: int) -> None:
        """Take gem tokens from the supply (SP-10, SP-11, SP-14)."""
        self.supply -= TAKEN[action]
        self.tokens[self.turn] += TAKEN[action]
        self.tell_tokens(EVENT_TAKE, TAKEN[action])

    def reserve(self, place: int, rng: Rng) -> None:
        """Take a face-up card or the top of a deck in hand, with a gold if there is one (SP-12, SP-32, SP-33)."""
        seat = self.turn
        slot = 0
        while self.hand[seat * HAND + slot] != NO_CARD:
            slot += 1
        if place < PLACES:
            card = self.table[place]
            origin = place
        else:
            card = self.draw_card(place - PLACES, rng)
            origin = place + HAND  # in events the hand comes between table and decks
            self.blind[seat] |= 1 << slot
        self.hand[seat * HAND + slot] = card
        gold = min(amount(self.supply, GOLD), 1)
        self.supply -= bundle(GOLD, gold)
        self.tokens[seat] += bundle(GOLD, gold)
        self.idle_rounds = 0
        if self.log is not None:
            self.log.add(EVENT_RESERVE, seat, origin, card, gold, 0)
        if place < PLACES:
            self.lay_open(place, rng)

    def lay_open(self, place: int, rng: Rng) -> None:
        """Turn over the top card of the deck onto a place; without one the place stays empty (SP-43)."""
        self.table[place] = self.draw_card(place // COLUMNS, rng)
        if self.log is not None and self.table[place] != NO_CARD:
            self.log.add(EVENT_CARD if self.round > 0 else EVENT_DEAL, -1, place, self.table[place], 0, 0)

    # Buying

    def card_at(self, place: int) -> int:
        """Return the card in a place of the table, or after those in the hand of the player whose turn it is."""
        if 0 <= place < PLACES:
            return self.table[place]
        if PLACES <= place < PLACES + HAND and self.turn >= 0:
            return self.hand[self.turn * HAND + place - PLACES]
        return NO_CARD

    def buy(self, place: int, rng: Rng) -> None:
        """Buy a card: reveal it, and pay in gold for gems that are missing (SP-33, SP-41)."""
        seat = self.turn
        self.buying = place
        self.kind = 0
        if place >= PLACES and self.blind[seat] >> place - PLACES & 1:
            self.blind[seat] ^= 1 << place - PLACES
            if self.log is not None:
                self.log.add(EVENT_SHOW, seat, place, self.card_at(place), 0, 0)
        lacking = missing(COST[self.card_at(place)], self.bonuses[seat] + self.tokens[seat])
        self.pay(bundle(GOLD, amount_all(lacking)), rng)

    def payable(self, held: int) -> int:
        """Return the gems among held tokens that can pay for the card, from the current colour on (SP-40)."""
        reduced = missing(COST[self.card_at(self.buying)], self.bonuses[self.turn]) >> 8 * self.kind << 8 * self.kind
        return reduced - missing(reduced, held)

    def to_pay(self) -> int:
        """Return the number of gems of the current colour that can pay for the card; 0 if no payment is due."""
        return amount(self.payable(self.tokens[self.turn]), self.kind) if self.phase == PHASE_PAYMENT else 0

    def pay(self, paid: int, rng: Rng) -> None:
        """Pay tokens; ask for the next colour in which gold could replace a gem, or pay the rest (SP-42)."""
        left = self.tokens[self.turn] - paid
        rest = self.payable(left)
        if rest != 0 and amount(left, GOLD) > 0:
            self.spend(paid)
            self.phase = PHASE_PAYMENT
            while amount(rest, self.kind) == 0:
                self.kind += 1
            return
        self.spend(paid + rest)
        self.receive_card(rng)
        self.meet_nobles()

    def spend(self, paid: int) -> None:
        """Return tokens to the supply."""
        self.tokens[self.turn] -= paid
        self.supply += paid
        if paid != 0:
            self.tell_tokens(EVENT_PAY, paid)

    def receive_card(self, rng: Rng) -> None:
        """Receive the bonus and points of the paid card, and refill its place (SP-43, SP-44)."""
        seat = self.turn
        place = self.buying
        card = self.card_at(place)
        self.bought[seat * LEVELS + LEVEL[card]] |= ONE << card - FIRST_CARD[LEVEL[card]]
        self.bonuses[seat] += bundle(BONUS[card], 1)
        self.card_points[seat] += POINTS[card]
        self.idle_rounds = 0
        self.buying = -1
        if self.log is not None:
            self.log.add(EVENT_BUY, seat, place, card, POINTS[card], 0)
        if place < PLACES:
            self.lay_open(place, rng)
        else:
            self.leave_hand(place - PLACES)

    def leave_hand(self, slot: int) -> None:
        """Remove a card from the hand; those behind it move up."""
        at = self.turn * HAND
        for behind in range(slot, HAND - 1):
            self.hand[at + behind] = self.hand[at + behind + 1]
        self.hand[at + HAND - 1] = NO_CARD
        known = self.blind[self.turn] & (1 << slot) - 1
        self.blind[self.turn] = known | self.blind[self.turn] >> slot + 1 << slot

    # End of a turn

    def limit_tokens(self) -> None:
        """Return tokens down to ten, in the order of their kinds; ask where there is a choice (SP-20)."""
        while amount_all(self.tokens[self.turn]) > MOST_TOKENS:
            kinds = self.returnable()
            if kinds & kinds - 1:
                self.phase = PHASE_RETURN
                return
            self.give_back(nth_wide(kinds, 0))
        self.meet_nobles()

    def returnable(self) -> int:
        """Return the kinds of token that can be returned next: not before the last one, with enough left after it."""
        held = self.tokens[self.turn]
        excess = amount_all(held) - MOST_TOKENS
        kinds = 0
        for kind in range(self.kind, KINDS):
            if amount(held, kind) > 0 and amount_all(held >> 8 * kind) >= excess:
                kinds |= 1 << kind
        return kinds

    def give_back(self, kind: int) -> None:
        """Return one token to the supply."""
        self.tokens[self.turn] -= bundle(kind, 1)
        self.supply += bundle(kind, 1)
        self.kind = kind
        self.tell_tokens(EVENT_RETURN, bundle(kind, 1))

    def meet_nobles(self) -> None:
        """Receive a noble whose requirements are met; the player chooses among several (SP-50, SP-51)."""
        self.kind = 0
        willing = self.willing_nobles()
        if willing & willing - 1:
            self.phase = PHASE_NOBLE
            return
        if willing != 0:
            self.receive_noble(nth_wide(willing, 0))
        self.end_turn()

    def willing_nobles(self) -> int:
        """Return the places of the nobles that would visit the player whose turn it is."""
        places = 0
        for place in range(NOBLE_PLACES):
            if missing(NEEDS[self.nobles[place]], self.bonuses[self.turn]) == 0:
                places |= 1 << place
        return places

    def receive_noble(self, place: int) -> None:
        """Receive a noble; its place stays empty (SP-52)."""
        noble = self.nobles[place]
        self.nobles[place] = NO_NOBLE
        self.visited[self.turn] |= 1 << noble
        self.noble_points[self.turn] += NOBLE_POINTS[noble]
        if self.log is not None:
            self.log.add(EVENT_VISIT, self.turn, place, noble, NOBLE_POINTS[noble], 0)

    def end_turn(self) -> None:
        """Pass the turn; after the last seat the round is over (SP-60)."""
        seat = self.turn
        self.phase = PHASE_TURN
        following = seat + 1 if seat + 1 < self.players else 0
        if self.log is not None and self.points(seat) >= WINNING_POINTS:
            self.log.add(EVENT_GOAL, seat, 0, 0, 0, 0)
        if following == self.starter:
            self.end_round()
        else:
            self.turn = following

    def end_round(self) -> None:
        """Start the next round, or end the game (SP-15, SP-16, SP-60)."""
        if self.goal_reached():
            self.end(ENDED_BY_POINTS)
        elif self.passes == self.players:
            self.end(ENDED_BY_PASSES)
        elif self.idle_rounds >= IDLE_ROUNDS:
            self.end(ENDED_BY_IDLENESS)
        else:
            self.start_round()

    def goal_reached(self) -> bool:
        """Return whether a seat has the points that end the game."""
        for seat in range(self.players):  # noqa: SIM110 - a loop compiles to C, a generator does not
            if self.points(seat) >= WINNING_POINTS:
                return True
        return False

    def end(self, why: int) -> None:
        """End the game."""
        self.turn = -1
        if self.log is not None:
            self.log.add(EVENT_END, -1, why, 0, 0, 0)

    # Score

    def points(self, seat: int) -> int:
        """Return the score of a seat: bought cards and nobles."""
        return self.card_points[seat] + self.noble_points[seat]

    def last_round(self) -> bool:
        """Return whether a seat has the points that end the game (SP-60)."""
        return self.turn >= 0 and self.goal_reached()

    def standing(self, seat: int) -> int:
        """Order by points, then fewer bought cards; seats equal in both share the victory (SP-61)."""
        return self.points(seat) * (NO_CARD + 1) - amount_all(self.bonuses[seat])

    # Events

    def tell_tokens(self, event: int, tokens: int) -> None:
        """Log moved tokens, four bits per kind."""
        if self.log is not None:
            folded = 0
            for kind in range(KINDS):
                folded |= amount(tokens, kind) << 4 * kind
            self.log.add(event, self.turn, folded, 0, 0, 0)


def fill_tables() -> None:
    """Load the costs of cards, the requirements of nobles, and the sets of colours that can be taken together."""
    for number, card in enumerate(box.CARDS):
        COST[number] = bundle_of(card.cost)
    for number, noble in enumerate(box.NOBLES):
        NEEDS[number] = bundle_of(noble.needs)
    COST[NO_CARD] = NEEDS[NO_NOBLE] = OUT_OF_REACH
    for action, letters in enumerate(TAKES):
        TAKEN[action] = bundle_of([letters.count(letter) for letter in LETTERS])
    for left in range(32):
        there = {letter for colour, letter in enumerate(LETTERS[:GEMS]) if left >> colour & 1}
        for action, letters in enumerate(TAKES[:PAIRS]):
            if len(letters) == min(3, len(there)) and there.issuperset(letters):
                COLOUR_TAKES[left] |= 1 << action


fill_tables()
seal("guilda.Game", Splendor)
