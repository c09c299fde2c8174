"""Sagrada: the position and its rules, in the order of play. Comments name the rules of docs/rules/sagrada.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components import sagrada as box
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.decisions import *
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.table import SagradaTable
from guilda.rules.sagrada.tools import *
from guilda.rules.sagrada.windows import *
from guilda.rules.sealed import seal

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng

# Tables, filled by `_fill_tables`.
DIFFICULTY = [0] * 24
EMPTY_SPACE = [0] * 2  # points for an empty space: with several players, in solo
LAST_ROUND = box.ROUNDS
DICE_OF_EACH_COLOUR = box.DICE_OF_EACH_COLOUR
SOLO_PRIVATE_OBJECTIVES = box.SOLO["private_objectives"]


class Sagrada(SagradaTable):
    """A position of Sagrada and its rules, for one player (the solo game) or more."""

    name = "sagrada"
    rules_version = 1

    def __init__(self, players: int = 2, tools: int = 3, objectives: int = 2) -> None:
        if not 1 <= players <= SEATS:
            raise ValueError(f"Sagrada is for 1 to {SEATS} players, not {players}")
        if players == 1 and not (tools in box.SOLO_TOOLS and objectives in box.SOLO_OBJECTIVES):
            raise ValueError(f"solo has 1 to 5 tools and 2 or 3 public objectives; not {tools!r}, {objectives!r}")
        super().__init__(players, N_ACTIONS)
        self.solo = players == 1
        self.tool_count = tools if self.solo else box.TABLE["tools"]
        self.objective_count = objectives if self.solo else box.TABLE["objectives"]
        self.dice_a_round = box.dice_a_round(players)

    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
        if self.solo:
            return {"players": 1, "tools": self.tool_count, "objectives": self.objective_count}
        return {"players": self.players}

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Deal tools, objectives and window cards, and choose the starting player (SA-01 to SA-06, SA-50)."""
        for colour in range(COLOURS):
            self.bag += DICE_OF_EACH_COLOUR << 6 * colour
        for _ in range(self.tool_count):
            self.tools |= 2 << self.deal(self.tools >> 1, TOOLS, rng)
        for _ in range(self.objective_count):
            self.objectives |= 1 << self.deal(self.objectives, OBJECTIVES, rng)
        if self.log is not None:
            self.log.add(EVENT_TABLE, -1, self.tools, self.objectives, 0, 0)
        dealt = 0
        for owner in range(SOLO_PRIVATE_OBJECTIVES if self.solo else self.players):
            self.private[owner] = self.deal(dealt, COLOURS, rng)
            dealt |= 1 << self.private[owner]
            if self.log is not None:
                self.log.add(EVENT_PRIVATE, 0 if self.solo else owner, self.private[owner], 0, 0, 0)
        dealt = 0
        for seat in range(self.players):
            dealt |= self.deal_cards(seat, dealt, rng)
            if self.log is not None:
                self.log.add(EVENT_CARDS, seat, self.cards[2 * seat], self.cards[2 * seat + 1], 0, 0)
        self.starter = rng.draw(self.players) if start < 0 else start
        self.turn = 0
        self.step = STEP_WINDOW

    def deal(self, dealt: int, cards: int, rng: Rng) -> int:
        """Return a random card that is not among those dealt."""
        left = ~dealt & (1 << cards) - 1
        return nth_bit(left, rng.draw(count_bits(left)))

    def deal_cards(self, seat: int, dealt: int, rng: Rng) -> int:
        """Deal two window cards to a seat, the lower number first; return the set of both."""
        one = self.deal(dealt, CARDS, rng)
        other = self.deal(dealt | 1 << one, CARDS, rng)
        self.cards[2 * seat] = min(one, other)
        self.cards[2 * seat + 1] = max(one, other)
        return 1 << one | 1 << other

    def choose_window(self, pattern: int, rng: Rng) -> None:
        """Choose a seat's window; when all have chosen, reveal them and begin the first round (SA-03, SA-04)."""
        self.pattern[self.turn] = pattern
        if self.log is not None:
            self.log.add(EVENT_CHOSEN, self.turn, 0, 0, 0, 0)
        self.turn += 1
        if self.turn < self.players:
            return
        for seat in range(self.players):
            self.cards[2 * seat] = NONE
            self.cards[2 * seat + 1] = NONE
            index_window(self, seat)
            if not self.solo:
                self.favor_tokens[seat] = DIFFICULTY[self.pattern[seat]]
            if self.log is not None:
                self.log.add(EVENT_WINDOW, seat, self.pattern[seat], self.favor_tokens[seat], 0, 0)
        self.start_round(rng)

    # Legal actions

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions, in the order of their ids."""
        return fill_legal(self, out)

    def fill_bits(self, words: MutableSequence[int]) -> None:
        """Add the legal actions to a set of ids."""
        if self.step == STEP_TURN:
            add_turn_actions(self, words)
        else:
            SagradaTable.fill_bits(self, words)

    def pick(self, rng: Rng) -> int:
        """Return a uniformly random legal action."""
        return pick_legal(self, rng)

    def refusal(self, action: int) -> int:
        """Return 0 if the action is legal here, otherwise the number of the reason."""
        return refusal_of(self, action)

    # The turn

    def play(self, action: int, rng: Rng) -> None:
        """Make a decision, then all forced ones; a turn with nothing left to do ends automatically."""
        if action == END_TURN:
            self.end_turn(rng)
            return
        if action >= FIRST_PATTERN:
            self.choose_window(action - FIRST_PATTERN, rng)
            return
        while action >= 0:
            self.act(action, rng)
            if self.step == STEP_TURN:
                self.usable = usable_tools(self)
                if not self.usable and (self.drafted or not placeable(self, self.shown)):
                    self.end_turn(rng)
                return
            action = only_action(self)

    def act(self, action: int, rng: Rng) -> None:
        """Make one choice of a turn: place a die, or take a step of a tool (SA-12)."""
        if action < FIRST_MOVE:
            if self.step == STEP_PLACE:
                place_hand(self, action % SPACES)
            else:
                take_from_pool(self, action // SPACES)
                place_die(self, action // SPACES, action % SPACES)
                finish_tool(self)
        elif action < FIRST_TOOL:
            move_die(self, (action - FIRST_MOVE) // SPACES, (action - FIRST_MOVE) % SPACES)
        elif action < END_TURN:
            self.tool = action - FIRST_TOOL + 1
            if self.solo:
                self.step = STEP_PAY
            else:
                pay_tokens(self, self.tool)
                use_tool(self, self.tool, rng)
        elif action == STOP:
            finish_tool(self)
        elif action == LEAVE:
            return_hand(self)
        elif action < FIRST_TRACK_DIE:
            if self.step == STEP_PAY:
                pay_die(self, self.tool, action - FIRST_DIE)
                use_tool(self, self.tool, rng)
            else:
                draft_die(self, action - FIRST_DIE, rng)
        elif action < FIRST_VALUE:
            lens_cutter(self, action - FIRST_TRACK_DIE)
        elif action < RAISE:
            flux_remover(self, action - FIRST_VALUE)
        else:
            grozing_pliers(self, 1 if action == RAISE else -1)

    def end_turn(self, rng: Rng) -> None:
        """Begin the next turn of the round; skip turns that were given up (SA-11)."""
        if self.log is not None and not self.drafted and not self.used:
            self.log.add(EVENT_PASS, self.turn, 0, 0, 0, 0)
        while True:
            self.turn_of_round += 1
            if self.turn_of_round == 2 * self.players:
                self.end_round(rng)
                return
            seat = self.seat_of(self.turn_of_round)
            if not self.skips >> seat & 1:
                break
            if self.log is not None:
                self.log.add(EVENT_SKIP, seat, 0, 0, 0, 0)
        self.start_turn()

    def seat_of(self, turn: int) -> int:
        """Return the seat of a turn of the round: clockwise, then back (SA-11)."""
        steps = turn if turn < self.players else 2 * self.players - 1 - turn
        return (self.starter + steps) % self.players

    def start_turn(self) -> None:
        """Begin a turn: the seat may place a die and use a tool."""
        self.turn = self.seat_of(self.turn_of_round)
        self.step = STEP_TURN
        self.drafted = False
        self.used = False
        self.usable = usable_tools(self)

    # Rounds and end

    def start_round(self, rng: Rng) -> None:
        """Roll the draft pool (SA-10, SA-51)."""
        self.round += 1
        if self.log is not None:
            self.log.add(EVENT_ROUND, self.starter, self.round, 0, 0, 0)
        roll_pool(self, self.dice_a_round, rng)
        self.skips = 0
        self.turn_of_round = 0
        self.start_turn()

    def end_round(self, rng: Rng) -> None:
        """Move the remaining dice to the round track and pass the bag, or end the game (SA-14, SA-15, SA-53)."""
        clear_pool(self, self.round)
        if self.round == LAST_ROUND:
            self.end()
            return
        self.starter = (self.starter + 1) % self.players
        self.start_round(rng)

    def end(self) -> None:
        """End the game and score all objectives (SA-40 to SA-43)."""
        self.turn = -1
        self.step = STEP_OVER
        self.turn_of_round = 0
        self.skips = 0
        self.drafted = False
        self.used = False
        self.usable = 0
        if self.log is None:
            return
        for seat in range(self.players):
            for objective in range(OBJECTIVES):
                if self.objectives >> objective & 1:
                    times = times_met(self, seat, objective)
                    self.log.add(EVENT_OBJECTIVE, seat, objective, times, times * OBJECTIVE_POINTS[objective], 0)
            colour = self.best_private(seat)
            self.log.add(EVENT_PRIVATE_POINTS, seat, colour, colour_sum(self, seat, colour), 0, 0)
            if not self.solo:
                self.log.add(EVENT_FAVOR, seat, self.favor_tokens[seat], 0, 0, 0)
            empty = empty_spaces(self, seat)
            self.log.add(EVENT_EMPTY, seat, empty, empty * EMPTY_SPACE[self.solo], 0, 0)
        target = track_sum(self) if self.solo else 0
        self.log.add(EVENT_END, -1, target, self.solo and self.final_points(0) > target, 0, 0)

    # Score

    def best_private(self, seat: int) -> int:
        """Return the colour of the private objective that scores: in solo the better of the two (SA-55)."""
        colour = self.private[seat]
        if self.solo and colour_sum(self, 0, self.private[1]) > colour_sum(self, 0, colour):
            colour = self.private[1]
        return colour

    def final_points(self, seat: int) -> int:
        """Return the score of a seat's window and tokens if the game ended now (SA-40 to SA-43, SA-55)."""
        score = colour_sum(self, seat, self.best_private(seat)) + self.favor_tokens[seat]
        for objective in range(OBJECTIVES):
            if self.objectives >> objective & 1:
                score += times_met(self, seat, objective) * OBJECTIVE_POINTS[objective]
        return score + empty_spaces(self, seat) * EMPTY_SPACE[self.solo]

    def points(self, seat: int) -> int:
        """Return the score of a seat: 0 before the end."""
        return 0 if self.turn >= 0 else self.final_points(seat)

    def assured_points(self, seat: int) -> int:
        """Return the score of a seat if the game ended now."""
        self.check_seat(seat)
        return self.final_points(seat) if self.round > 0 else 0

    def last_round(self) -> bool:
        """Return whether this is the tenth round."""
        return self.turn >= 0 and self.round == LAST_ROUND

    def standing(self, seat: int) -> int:
        """Order by points, private objective, favor tokens, later turn (SA-44); solo: by the margin over the target."""
        if self.turn >= 0:
            return 0
        if self.solo:
            return self.final_points(0) - track_sum(self)
        order = (seat - self.starter + self.players) % self.players
        private = colour_sum(self, seat, self.private[seat])
        return ((self.final_points(seat) * 128 + private) * 8 + self.favor_tokens[seat]) * SEATS + order

    def ranks(self) -> list[int]:
        """Return the rank of every seat; the solo player wins (1) or loses (2) against the target."""
        if self.solo:
            return [2 if self.turn < 0 and self.standing(0) <= 0 else 1]
        return super().ranks()

    def tally(self, seat: int) -> list[tuple[str, int, int]]:
        """Return a seat's current score sheet: name, quantity, points. It reveals the private objective."""
        items = []
        for objective in range(OBJECTIVES):
            if self.objectives >> objective & 1:
                times = times_met(self, seat, objective)
                items.append((box.OBJECTIVES[objective].name, times, times * OBJECTIVE_POINTS[objective]))
        private = colour_sum(self, seat, self.best_private(seat))
        items.append(("private", private, private))
        if not self.solo:
            items.append(("favor", self.favor_tokens[seat], self.favor_tokens[seat]))
        empty = empty_spaces(self, seat)
        items.append(("empty", empty, empty * EMPTY_SPACE[self.solo]))
        return items

    def target(self) -> int:
        """Return the target that the solo player must exceed (SA-54), for Python."""
        return track_sum(self)

    # Hidden information

    def conceals(self, action: int) -> bool:
        """Return whether the decision is a window choice, which is hidden from the others (SA-03)."""
        return action >= FIRST_PATTERN and not self.solo

    def resample(self, seat: int, rng: Rng) -> None:
        """Redraw the others' private objectives and, until all have chosen, their window cards and choices."""
        if self.turn < 0 or self.solo:
            return
        dealt = 1 << self.private[seat] if seat >= 0 else 0
        for other in range(self.players):
            if other != seat:
                self.private[other] = self.deal(dealt, COLOURS, rng)
                dealt |= 1 << self.private[other]
        if self.step != STEP_WINDOW:
            return
        dealt = 1 << self.cards[2 * seat] | 1 << self.cards[2 * seat + 1] if seat >= 0 else 0
        for other in range(self.players):
            if other != seat:
                dealt |= self.deal_cards(other, dealt, rng)
                if self.pattern[other] != NONE:
                    choice = rng.draw(4)
                    self.pattern[other] = 2 * self.cards[2 * other + choice // 2] + choice % 2

    # Derived fields

    def derive(self) -> None:
        """Derive the sets of windows, pool and round track, and the usable tools."""
        for seat in range(self.players):
            index_window(self, seat)
        index_pool(self)
        index_track(self)
        self.usable = usable_tools(self) if self.step == STEP_TURN else 0


def _fill_tables() -> None:
    """Load the difficulties of the windows and the penalty for an empty space."""
    for number, pattern in enumerate(box.PATTERNS):
        DIFFICULTY[number] = pattern.difficulty
    EMPTY_SPACE[0] = box.TABLE["empty_space"]
    EMPTY_SPACE[1] = box.SOLO["empty_space"]


_fill_tables()
seal("guilda.Game", Sagrada)
