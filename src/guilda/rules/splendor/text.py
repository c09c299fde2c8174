"""A position of Splendor as one line of text, and back. Reading checks everything: every card and token once.

    splendor players=2 round=1 idle=1 passes=0 starter=0 turn=0 asked=- table=4,18,7,31/41,60,52,44/71,90,83,77
        nobles=1,5,9 seats=SEAT;SEAT

A seat is `tokens:hand:bought cards:nobles`, such as `W2K1J1:12,55?:3,4,19:-`. Cards and nobles are numbered from 1 in
the order of the box; `?` marks a card in hand that only its owner knows. Cards and tokens not listed are in the decks
and the supply. `asked` is a decision within a turn: `pay/23/W` (card, colour), `return/B` (lowest kind) or `noble`.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from guilda.components import splendor as box
from guilda.rules.fields import Fields
from guilda.rules.packed import amount, bundle_of, members
from guilda.rules.splendor.constants import (
    COLUMNS,
    GEMS,
    HAND,
    IDLE_ROUNDS,
    KINDS,
    LEVELS,
    MOST_TOKENS,
    NO_CARD,
    NO_NOBLE,
    NOBLE_PLACES,
    PHASE_NOBLE,
    PHASE_PAYMENT,
    PHASE_RETURN,
    PHASE_TURN,
    PLACES,
    SEATS,
    WINNING_POINTS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from guilda.rules.options import Option
    from guilda.rules.splendor.position import Splendor

LETTERS = "WBGRKJ"
FIRST_CARDS = [sum(box.CARDS_OF_A_LEVEL[:level]) for level in range(LEVELS)]
TAKES = [
    *("".join(colours) for size in (3, 2, 1) for colours in combinations(LETTERS[:GEMS], size)),
    *(letter * 2 for letter in LETTERS[:GEMS]),
]
FIELDS = ("players", "round", "idle", "passes", "starter", "turn", "asked", "table", "nobles", "seats")
TOKENS = re.compile("-|" + "".join(f"(?:{letter}(?P<{letter}>[1-9]))?" for letter in LETTERS))
ASKED = re.compile(r"-|pay/(?P<place>[1-3][1-4]|H[1-3])/(?P<colour>[WBGRK])|return/(?P<kind>[WBGRKJ])|noble")
MOST_TAKEN = 3  # tokens in one turn
LAST_ROUND_READ = 5000  # games end long before; later rounds stay within four digits


def place_name(place: int) -> str:
    """Return a place: `23` is level 2, third card; after the table come the hand, `H1`, and the decks, `2D`."""
    if place < PLACES:
        return f"{place // COLUMNS + 1}{place % COLUMNS + 1}"
    return f"H{place - PLACES + 1}" if place < PLACES + HAND else f"{place - PLACES - HAND + 1}D"


def bought_cards(game: Splendor, seat: int) -> list[int]:
    """Return the cards that a player has bought, in the order of the box."""
    decks = zip(FIRST_CARDS, game.bought[seat * LEVELS : seat * LEVELS + LEVELS], strict=True)
    return [first + card for first, cards in decks for card in members(cards)]


def write(game: Splendor) -> str:
    """Return the position as text."""
    rows = [game.table[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(LEVELS)]
    nobles = game.nobles[: game.players + box.NOBLES_BEYOND_PLAYERS]
    fields = {
        **game.options(),
        "round": game.round,
        "idle": game.idle_rounds,
        "passes": game.passes,
        "starter": game.starter,
        "turn": "-" if game.turn < 0 else game.turn,
        "asked": write_asked(game),
        "table": "/".join(",".join("-" if card == NO_CARD else str(card + 1) for card in row) for row in rows),
        "nobles": ",".join("-" if noble == NO_NOBLE else str(noble + 1) for noble in nobles),
        "seats": ";".join(write_seat(game, seat) for seat in range(game.players)),
    }
    return " ".join([game.name, *(f"{name}={fields[name]}" for name in FIELDS)])


def write_asked(game: Splendor) -> str:
    """Return the current prompt."""
    if game.phase == PHASE_PAYMENT:
        return f"pay/{place_name(game.buying)}/{LETTERS[game.kind]}"
    if game.phase == PHASE_RETURN:
        return f"return/{LETTERS[game.kind]}"
    return "noble" if game.phase == PHASE_NOBLE else "-"


def write_seat(game: Splendor, seat: int) -> str:
    """Return one player's tokens, hand, bought cards and nobles."""
    held = [(letter, amount(game.tokens[seat], kind)) for kind, letter in enumerate(LETTERS)]
    tokens = "".join(f"{letter}{n}" for letter, n in held if n)
    hand = [
        f"{card + 1}{'?' * (game.blind[seat] >> slot & 1)}"
        for slot, card in enumerate(game.hand[seat * HAND : seat * HAND + HAND])
        if card != NO_CARD
    ]
    cards = [str(card + 1) for card in bought_cards(game, seat)]
    nobles = [str(noble + 1) for noble in members(game.visited[seat])]
    return ":".join([tokens or "-", *(",".join(each) or "-" for each in (hand, cards, nobles))])


def read(text: str, kind: type[Splendor], options: tuple[Option, ...]) -> Splendor:
    """Return the position that a text describes; `ValueError` says what is wrong with it."""
    return Reader(text, options).position(kind)


class Reader(Fields):
    """Reads one text position of Splendor."""

    def __init__(self, text: str, options: tuple[Option, ...]) -> None:
        super().__init__(text, "splendor", FIELDS)
        self.players = int(self.option(next(option for option in options if option.name == "players")))
        self.turn = self.seat("turn", self.players, "-")
        self.starter = self.whole("starter", 0, self.players - 1)
        self.phase, self.buying, self.kind = PHASE_TURN, -1, 0
        self.table = [NO_CARD] * PLACES
        self.nobles = [NO_NOBLE] * NOBLE_PLACES
        self.tokens = [[0] * KINDS for _ in range(SEATS)]
        self.hand = [NO_CARD] * (SEATS * HAND)
        self.blind = [0] * SEATS
        self.bought: list[list[int]] = [[] for _ in range(SEATS)]
        self.visited: list[list[int]] = [[] for _ in range(SEATS)]
        self.placed: set[int] = set()
        self.seated: set[int] = set()

    def position(self, kind: type[Splendor]) -> Splendor:
        """Read every field, then check the position against the rules."""
        self.read_asked()
        for level, row in enumerate(self.split(self.word("table"), "/", LEVELS, "table")):
            for column, text in enumerate(self.split(row, ",", COLUMNS, "a row of the table")):
                if text != "-":
                    self.table[level * COLUMNS + column] = self.card(text, level + 1)
        places = self.players + box.NOBLES_BEYOND_PLAYERS
        for place, text in enumerate(self.split(self.word("nobles"), ",", places, "nobles")):
            if text != "-":
                self.nobles[place] = self.noble(text)
        for seat, text in enumerate(self.split(self.word("seats"), ";", self.players, "seats")):
            self.read_seat(seat, text)
        self.check_cards()
        self.check_tokens()
        if len(self.seated) != places:
            self.reject("splendor_nobles", count=places, shown=len(self.seated))
        game = kind(players=self.players)
        game._set_fields(
            {
                "turn": self.turn,
                "starter": self.starter,
                "round": self.whole("round", 1, LAST_ROUND_READ),
                "idle_rounds": self.whole("idle", 0, IDLE_ROUNDS),
                "passes": self.whole("passes", 0, self.players),
                "phase": self.phase,
                "buying": self.buying,
                "kind": self.kind,
                "table": self.table,
                "nobles": self.nobles,
                "tokens": [bundle_of(tokens) for tokens in self.tokens],
                "hand": self.hand,
                "blind": self.blind,
                "bought": [mask for cards in self.bought for mask in by_level(cards)],
                "visited": [sum(1 << noble for noble in nobles) for nobles in self.visited],
            }
        )
        self.check_course(game)
        if self.phase != PHASE_TURN and len(game.actions()) < 2:
            self.fail("there is nothing to choose in what is asked")
        return game

    def read_asked(self) -> None:
        """Read the current prompt."""
        match = ASKED.fullmatch(self.word("asked"))
        if match is None:
            self.fail(f"asked must be -, pay/23/W, return/B or noble, not {self.word('asked')[:20]!r}")
        if match[0] != "-" and self.turn < 0:
            self.fail("nothing is asked when the game is over")
        if match["place"]:
            level, column = match["place"][0], match["place"][1]
            self.phase = PHASE_PAYMENT
            self.buying = PLACES + int(column) - 1 if level == "H" else (int(level) - 1) * COLUMNS + int(column) - 1
            self.kind = LETTERS.index(match["colour"])
        elif match["kind"]:
            self.phase = PHASE_RETURN
            self.kind = LETTERS.index(match["kind"])
        elif match[0] == "noble":
            self.phase = PHASE_NOBLE

    def card(self, text: str, level: int = 0) -> int:
        """Read a card that has not been read before, of the given level if there is one."""
        card = self.number(text, "a card", 1, NO_CARD) - 1
        if card in self.placed:
            self.reject("splendor_card_twice", card=card + 1)
        if level and box.CARDS[card].level != level:
            self.fail(f"card {text} is not of level {level}")
        self.placed.add(card)
        return card

    def noble(self, text: str) -> int:
        """Read a noble that has not been read before."""
        noble = self.number(text, "a noble", 1, NO_NOBLE) - 1
        if noble in self.seated:
            self.reject("splendor_noble_twice", noble=noble + 1)
        self.seated.add(noble)
        return noble

    def read_seat(self, seat: int, text: str) -> None:
        """Read one player's tokens, hand, bought cards and nobles."""
        tokens, hand, cards, nobles = self.split(text, ":", 4, "a seat")
        match = TOKENS.fullmatch(tokens)
        if match is None or not tokens:
            self.fail(f"tokens are written like W2J1, or -, not {tokens[:20]!r}")
        self.tokens[seat] = [int(match[letter] or 0) for letter in LETTERS]
        held = parts(hand)
        if len(held) > HAND:
            self.reject("splendor_hand", player=seat + 1, count=HAND)
        for slot, each in enumerate(held):
            self.hand[seat * HAND + slot] = self.card(each.removesuffix("?"))
            self.blind[seat] |= each.endswith("?") << slot
        self.bought[seat] = [self.card(each) for each in parts(cards)]
        self.visited[seat] = [self.noble(each) for each in parts(nobles)]
        if self.bought[seat] != sorted(self.bought[seat]) or self.visited[seat] != sorted(self.visited[seat]):
            self.fail("bought cards and nobles stand in the order of their numbers")
        bonuses = [sum(box.CARDS[card].bonus == colour for card in self.bought[seat]) for colour in range(GEMS)]
        for noble in self.visited[seat]:
            if any(has < needs for has, needs in zip(bonuses, box.NOBLES[noble].needs, strict=True)):
                self.reject("splendor_visit", noble=noble + 1, player=seat + 1)

    def check_cards(self) -> None:
        """Check that places are empty only if their deck is, and that the card being paid for is visible."""
        for place, card in enumerate(self.table):
            level = place // COLUMNS
            drawn = sum(box.CARDS[each].level == level + 1 for each in self.placed)
            if card == NO_CARD and drawn < box.CARDS_OF_A_LEVEL[level]:
                self.reject("splendor_place", level=level + 1, place=place % COLUMNS + 1)
        if self.phase == PHASE_PAYMENT:
            slot = self.buying - PLACES
            card = self.table[self.buying] if slot < 0 else self.hand[self.turn * HAND + slot]
            if card == NO_CARD or (slot >= 0 and self.blind[self.turn] >> slot & 1):
                self.fail("there is no card to be paid for, or it is not shown")

    def check_tokens(self) -> None:
        """Check the number of tokens; a seat holds more than ten only while it is returning them."""
        for kind, letter in enumerate(LETTERS):
            there = box.GEM_TOKENS[self.players] if kind < GEMS else box.GOLD_TOKENS
            shown = sum(counts[kind] for counts in self.tokens)
            if shown > there:
                self.reject("too_many", piece=letter, shown=shown, most=there)
        for seat, counts in enumerate(self.tokens):
            returning = self.phase == PHASE_RETURN and seat == self.turn
            most = MOST_TOKENS + (MOST_TAKEN if returning else 0)
            if sum(counts) > most:
                self.reject("splendor_tokens", player=seat + 1, count=most)
            if returning and sum(counts) <= MOST_TOKENS:
                self.fail(f"seat {seat} has no tokens to return")

    def check_course(self, game: Splendor) -> None:
        """Check that passes, idle rounds and points are consistent, and that the game is over when it must be."""
        scores = game.scores()
        done = self.players if self.turn < 0 else (self.turn - self.starter) % self.players
        kept = any(self.bought) or any(card != NO_CARD for card in self.hand)
        if kept and game.round == 1 and not done and self.phase == PHASE_TURN:
            self.reject("splendor_first_turn")
        if game.idle_rounds > game.round - kept:
            but = ", since a seat has got a card" if kept else ""
            self.fail(f"idle cannot be {game.idle_rounds} in round {game.round}{but}")
        if game.idle_rounds == 0 and game.passes >= done + (self.phase in (PHASE_RETURN, PHASE_NOBLE)):
            self.fail("idle cannot be 0 before a card is bought or reserved in the round")
        if self.turn < 0:
            if max(scores) < WINNING_POINTS and game.passes < self.players and game.idle_rounds < IDLE_ROUNDS:
                self.reject("splendor_not_over", points=WINNING_POINTS)
            return
        if game.passes > done + (self.phase == PHASE_NOBLE):  # a player who passes may also choose a noble
            self.fail(f"{game.passes} players cannot have passed after {done} turns of the round")
        for turns in range(done + (self.phase == PHASE_NOBLE), self.players):
            if scores[(self.starter + turns) % self.players] >= WINNING_POINTS:
                player = (self.starter + turns) % self.players + 1
                self.reject("splendor_over", player=player, points=WINNING_POINTS)


def parts(text: str) -> list[str]:
    """Return the parts of a list; `-` is empty."""
    return [] if text == "-" else text.split(",")


def by_level(cards: Iterable[int]) -> list[int]:
    """Return cards as one set per level."""
    masks = [0] * LEVELS
    for card in cards:
        level = box.CARDS[card].level - 1
        masks[level] |= 1 << card - sum(box.CARDS_OF_A_LEVEL[:level])
    return masks
