"""Sagrada: the position and its rules, in the order of play. Comments name the rules of docs/rules/sagrada.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sagrada as box
from guilda.rules.game import cells
from guilda.rules.sagrada.decisions import Decisions
from guilda.rules.sagrada.speech import SagradaSpeech

if not cython.compiled:
    from guilda.rules.packed import count_bits, nth_bit
    from guilda.rules.sagrada.constants import (
        CARDS,
        COLOURS,
        END_TURN,
        EVENT_CARDS,
        EVENT_CHOSEN,
        EVENT_EMPTY,
        EVENT_END,
        EVENT_FAVOR,
        EVENT_OBJECTIVE,
        EVENT_PASS,
        EVENT_PRIVATE,
        EVENT_PRIVATE_POINTS,
        EVENT_ROUND,
        EVENT_SKIP,
        EVENT_TABLE,
        EVENT_WINDOW,
        FIRST_DIE,
        FIRST_MOVE,
        FIRST_PATTERN,
        FIRST_TOOL,
        FIRST_TRACK_DIE,
        FIRST_VALUE,
        LEAVE,
        NONE,
        OBJECTIVES,
        RAISE,
        SEATS,
        SPACES,
        STEP_OVER,
        STEP_PAY,
        STEP_PLACE,
        STEP_TURN,
        STEP_WINDOW,
        STOP,
        TOOLS,
    )
    from guilda.rules.sagrada.windows import OBJECTIVE_POINTS

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.rules.rng import Rng
    from guilda.rules.speech import Speech

SPEECH = SagradaSpeech()

# Tables, filled once below.
DIFFICULTY = [0] * 24
EMPTY_SPACE = [0] * 2  # the points for an empty space: at the table, in solo
LAST_ROUND = box.ROUNDS


class Sagrada(Decisions):
    """A position of Sagrada, for one player (the solo game) or more.

    `objectives` is the set of public objectives, `private` the colour of each seat's own one (in solo two of them).
    """

    name = "sagrada"
    rules_version = 1

    def __init__(self, players: int = 2, tools: int = 3, objectives: int = 2) -> None:
        if not 1 <= players <= SEATS:
            raise ValueError(f"Sagrada is for 1 to {SEATS} players, not {players}")
        if players == 1 and not (tools in box.SOLO_TOOLS and objectives in box.SOLO_OBJECTIVES):
            raise ValueError(f"solo has 1 to 5 tools and 2 or 3 public objectives; not {tools!r}, {objectives!r}")
        super().__init__(players)
        self.tool_count = tools if self.solo else box.TABLE["tools"]
        self.objective_count = objectives if self.solo else box.TABLE["objectives"]
        self.dice_a_round = box.dice_a_round(players)
        self.objectives = 0
        self.private = cells(SEATS, NONE)
        self.round = 0
        self.starter = 0

    def options(self) -> dict[str, Any]:
        """The options that this position was made with, by name."""
        if self.solo:
            return {"players": 1, "tools": self.tool_count, "objectives": self.objective_count}
        return {"players": self.players}

    def speech(self) -> Speech[Any]:
        """How Sagrada is put into words."""
        return SPEECH

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Deal tools, objectives and window cards, and say who starts (SA-01 to SA-06, SA-50)."""
        for colour in range(len(box.COLOURS)):
            self.bag += box.DICE_OF_EACH_COLOUR << 6 * colour
        for _ in range(self.tool_count):
            self.tools |= 2 << self.deal(self.tools >> 1, TOOLS, rng)
        for _ in range(self.objective_count):
            self.objectives |= 1 << self.deal(self.objectives, OBJECTIVES, rng)
        if self.log is not None:
            self.log.add(EVENT_TABLE, -1, self.tools, self.objectives, 0, 0)
        dealt = 0
        for owner in range(box.SOLO["private_objectives"] if self.solo else self.players):
            self.private[owner] = self.deal(dealt, len(box.COLOURS), rng)
            dealt |= 1 << self.private[owner]
            if self.log is not None:
                self.log.add(EVENT_PRIVATE, 0 if self.solo else owner, self.private[owner], 0, 0, 0)
        dealt = 0
        for seat in range(self.players):
            dealt |= self.deal_cards(seat, dealt, rng)
            if self.log is not None:
                self.log.add(EVENT_CARDS, seat, self.cards[2 * seat], self.cards[2 * seat + 1], 0, 0)
        self.starter = rng.below(self.players) if start < 0 else start
        self.turn = 0
        self.step = STEP_WINDOW

    def deal(self, dealt: int, cards: int, rng: Rng) -> int:
        """A card at random that is not among those dealt."""
        left = ~dealt & (1 << cards) - 1
        return nth_bit(left, rng.below(count_bits(left)))

    def deal_cards(self, seat: int, dealt: int, rng: Rng) -> int:
        """Two window cards for a seat, the lower number first; the set of both."""
        one = self.deal(dealt, CARDS, rng)
        other = self.deal(dealt | 1 << one, CARDS, rng)
        self.cards[2 * seat] = min(one, other)
        self.cards[2 * seat + 1] = max(one, other)
        return 1 << one | 1 << other

    def choose_window(self, pattern: int, rng: Rng) -> None:
        """A seat chooses its window; when all have chosen, they are shown and the first round begins (SA-03, SA-04)."""
        self.pattern[self.turn] = pattern
        if self.log is not None:
            self.log.add(EVENT_CHOSEN, self.turn, 0, 0, 0, 0)
        self.turn += 1
        if self.turn < self.players:
            return
        for seat in range(self.players):
            self.cards[2 * seat] = NONE
            self.cards[2 * seat + 1] = NONE
            self.index_window(seat)
            if not self.solo:
                self.favor_tokens[seat] = DIFFICULTY[self.pattern[seat]]
            if self.log is not None:
                self.log.add(EVENT_WINDOW, seat, self.pattern[seat], self.favor_tokens[seat], 0, 0)
        self.start_round(rng)

    # The turn

    def play(self, action: int, rng: Rng) -> None:
        """Make a decision, and those after it that leave no choice; a turn with nothing left to do ends by itself."""
        if action == END_TURN:
            self.end_turn(rng)
            return
        if action >= FIRST_PATTERN:
            self.choose_window(action - FIRST_PATTERN, rng)
            return
        while action >= 0:
            self.act(action, rng)
            if self.step == STEP_TURN:
                self.usable = self.usable_tools()
                if not self.usable and (self.drafted or not self.placeable(self.shown)):
                    self.end_turn(rng)
                return
            action = self.only_action()

    def act(self, action: int, rng: Rng) -> None:
        """One act of a turn: place a die, or use a tool, choice by choice (SA-12)."""
        if action < FIRST_MOVE:
            if self.step == STEP_PLACE:
                self.place_hand(action % SPACES)
            else:
                self.take_from_pool(action // SPACES)
                self.place_die(action // SPACES, action % SPACES)
                self.finish_tool()
        elif action < FIRST_TOOL:
            self.move_die((action - FIRST_MOVE) // SPACES, (action - FIRST_MOVE) % SPACES)
        elif action < END_TURN:
            self.tool = action - FIRST_TOOL + 1
            if self.solo:
                self.step = STEP_PAY
            else:
                self.pay_tokens(self.tool)
                self.use_tool(self.tool, rng)
        elif action == STOP:
            self.finish_tool()
        elif action == LEAVE:
            self.return_hand()
        elif action < FIRST_TRACK_DIE:
            if self.step == STEP_PAY:
                self.pay_die(self.tool, action - FIRST_DIE)
                self.use_tool(self.tool, rng)
            else:
                self.draft(action - FIRST_DIE, rng)
        elif action < FIRST_VALUE:
            self.lens_cutter(action - FIRST_TRACK_DIE)
        elif action < RAISE:
            self.flux_remover(action - FIRST_VALUE)
        else:
            self.grozing_pliers(1 if action == RAISE else -1)

    def end_turn(self, rng: Rng) -> None:
        """The next turn of the round begins; those that were given up are skipped (SA-11)."""
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
        """Whose turn of the round that is: clockwise, then back (SA-11)."""
        steps = turn if turn < self.players else 2 * self.players - 1 - turn
        return (self.starter + steps) % self.players

    def start_turn(self) -> None:
        """A seat is to place a die and use a tool, or neither."""
        self.turn = self.seat_of(self.turn_of_round)
        self.step = STEP_TURN
        self.drafted = False
        self.used = False
        self.usable = self.usable_tools()

    # Rounds and end

    def start_round(self, rng: Rng) -> None:
        """Roll the draft pool (SA-10, SA-51)."""
        self.round += 1
        if self.log is not None:
            self.log.add(EVENT_ROUND, self.starter, self.round, 0, 0, 0)
        self.roll_pool(self.dice_a_round, rng)
        self.skips = 0
        self.turn_of_round = 0
        self.start_turn()

    def end_round(self, rng: Rng) -> None:
        """The dice left go to the round track, the bag to the next player; or the game ends (SA-14, SA-15, SA-53)."""
        self.clear_pool(self.round)
        if self.round == LAST_ROUND:
            self.end()
            return
        self.starter = (self.starter + 1) % self.players
        self.start_round(rng)

    def end(self) -> None:
        """The game is over: all objectives count now (SA-40 to SA-43)."""
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
                    times = self.times_met(seat, objective)
                    self.log.add(EVENT_OBJECTIVE, seat, objective, times, times * OBJECTIVE_POINTS[objective], 0)
            colour = self.best_private(seat)
            self.log.add(EVENT_PRIVATE_POINTS, seat, colour, self.colour_sum(seat, colour), 0, 0)
            if not self.solo:
                self.log.add(EVENT_FAVOR, seat, self.favor_tokens[seat], 0, 0, 0)
            empty = self.empty_spaces(seat)
            self.log.add(EVENT_EMPTY, seat, empty, empty * EMPTY_SPACE[self.solo], 0, 0)
        target = self.track_sum() if self.solo else 0
        self.log.add(EVENT_END, -1, target, self.solo and self.final_points(0) > target, 0, 0)

    # Score

    def best_private(self, seat: int) -> int:
        """The colour of the private objective that scores: in solo the better of the two (SA-55)."""
        colour = self.private[seat]
        if self.solo and self.colour_sum(0, self.private[1]) > self.colour_sum(0, colour):
            colour = self.private[1]
        return colour

    def final_points(self, seat: int) -> int:
        """What a seat's window and tokens would score if the game ended now (SA-40 to SA-43, SA-55)."""
        score = self.colour_sum(seat, self.best_private(seat)) + self.favor_tokens[seat]
        for objective in range(OBJECTIVES):
            if self.objectives >> objective & 1:
                score += self.times_met(seat, objective) * OBJECTIVE_POINTS[objective]
        return score + self.empty_spaces(seat) * EMPTY_SPACE[self.solo]

    def points(self, seat: int) -> int:
        """The score of a seat: nothing counts before the end."""
        return 0 if self.turn >= 0 else self.final_points(seat)

    def standing(self, seat: int) -> int:
        """Points, private objective, favor tokens, later in the last round (SA-44); solo: how far above the target."""
        if self.turn >= 0:
            return 0
        if self.solo:
            return self.final_points(0) - self.track_sum()
        order = (seat - self.starter + self.players) % self.players
        private = self.colour_sum(seat, self.private[seat])
        return ((self.final_points(seat) * 128 + private) * 8 + self.favor_tokens[seat]) * SEATS + order

    def ranks(self) -> list[int]:
        """The place of every seat; the solo player wins (1) or loses (2) against the target."""
        if self.solo:
            return [2 if self.turn < 0 and self.standing(0) <= 0 else 1]
        return super().ranks()

    def tally(self, seat: int) -> list[tuple[str, int, int]]:
        """What a seat would score now, item by item: name, how many, points. It tells of the private objective."""
        items = []
        for objective in range(OBJECTIVES):
            if self.objectives >> objective & 1:
                times = self.times_met(seat, objective)
                items.append((box.OBJECTIVES[objective].name, times, times * OBJECTIVE_POINTS[objective]))
        private = self.colour_sum(seat, self.best_private(seat))
        items.append(("private", private, private))
        if not self.solo:
            items.append(("favor", self.favor_tokens[seat], self.favor_tokens[seat]))
        empty = self.empty_spaces(seat)
        items.append(("empty", empty, empty * EMPTY_SPACE[self.solo]))
        return items

    def target(self) -> int:
        """What the solo player must exceed (SA-54), for Python."""
        return self.track_sum()

    # Secrets

    def conceals(self, action: int) -> bool:
        """Window choices are kept from the others (SA-03)."""
        return action >= FIRST_PATTERN and not self.solo

    def resample(self, seat: int, rng: Rng) -> None:
        """Draw anew the others' private objectives and, until all have chosen, their window cards and choices."""
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
                    choice = rng.below(4)
                    self.pattern[other] = 2 * self.cards[2 * other + choice // 2] + choice % 2

    # Copies

    def copy_from(self, other: Game) -> None:
        """Become equal to another position of the same options."""
        self.copy_sagrada(cython.cast(Sagrada, other))

    def copy_sagrada(self, other: Sagrada) -> None:
        """Become equal to another position of Sagrada."""
        self.objectives = other.objectives
        self.private[:] = other.private
        self.round = other.round
        self.starter = other.starter
        self.copy_decisions(other)

    def state(self) -> tuple[Any, ...]:
        """Everything that is not derived from the rest."""
        return (
            *(self.players, self.tool_count, self.objective_count, self.turn, self.round, self.starter),
            *(self.tools, self.gone, self.objectives, self.step, self.tool, self.moved, self.turn_of_round),
            *(self.skips, self.drafted, self.used, self.bag, self.spent, self.hand, self.track_count),
            *(tuple(self.on_tool), tuple(self.favor_tokens), tuple(self.private), tuple(self.cards)),
            *(tuple(self.pattern), tuple(self.window), tuple(self.pool), tuple(self.track)),
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        """Become the position whose `state()` this was, and derive the rest."""
        self.players, self.tool_count, self.objective_count, self.turn, self.round, self.starter = state[:6]
        self.tools, self.gone, self.objectives, self.step, self.tool, self.moved, self.turn_of_round = state[6:13]
        self.skips, self.drafted, self.used, self.bag, self.spent, self.hand, self.track_count = state[13:20]
        on_tool, favor_tokens, private, cards, pattern, window, pool, track = state[20:]
        self.on_tool[:] = on_tool
        self.favor_tokens[:] = favor_tokens
        self.private[:] = private
        self.cards[:] = cards
        self.pattern[:] = pattern
        self.window[:] = window
        self.pool[:] = pool
        self.track[:] = track
        for seat in range(self.players):
            self.index_window(seat)
        self.index_pool()
        self.index_track()
        self.usable = self.usable_tools() if self.step == STEP_TURN else 0


def fill_tables() -> None:
    """Load the difficulties of the windows and the price of an empty space."""
    for number, pattern in enumerate(box.PATTERNS):
        DIFFICULTY[number] = pattern.difficulty
    EMPTY_SPACE[0] = box.TABLE["empty_space"]
    EMPTY_SPACE[1] = box.SOLO["empty_space"]


fill_tables()
