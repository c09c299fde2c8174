"""How good a position of Sagrada looks: what the windows will probably score in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sagrada as box
from guilda.rules.game import cells
from guilda.rules.sagrada.position import Sagrada
from guilda.search.evaluation import Evaluation
from guilda.search.sagrada_network import Network
from guilda.search.tree import zeros

if not cython.compiled:
    from math import exp

    from guilda.rules.packed import count_bits, lowest_bit
    from guilda.rules.sagrada.constants import (
        ALL_SPACES,
        COLOURS,
        COLUMNS,
        EACH_COLUMN,
        EACH_DIAGONAL,
        EACH_ROW,
        FACES,
        NONE,
        OBJECTIVES,
        ROWS,
        SEATS,
        SPACES,
        STEP_TURN,
        STEP_WINDOW,
        VALUES,
    )
    from guilda.rules.sagrada.position import DIFFICULTY, EMPTY_SPACE
    from guilda.rules.sagrada.windows import (
        COLOUR_SPACES,
        OBJECTIVE_COLOURS,
        OBJECTIVE_EACH,
        OBJECTIVE_POINTS,
        OBJECTIVE_VALUES,
        VALUE_SPACES,
        diagonal,
    )
    from guilda.search.constants import EMPTY_ITEM, FAVOR_ITEM, ITEMS, PRIVATE_ITEM

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from guilda.rules.game import Game

TURNS = 2 * box.ROUNDS
PATTERNS = len(box.PATTERNS) + 1
KEPT = 1 << 13  # windows whose estimate is remembered
STEP = 0x9E3779B97F4A7C15  # an odd number that stirs all bits of a window's key
MASK = 0xFFFFFFFFFFFFFFFF

# Tuned in matches (docs/tuning.md).
PARAMETERS = {
    "spread": 3.0,  # points ahead that make a win about three times as likely as not, in the end
    "spread_turn": 0.2,  # and more for each turn left
    "dice": 1.7,  # dice that a space can wait for: in the last turn
    "dice_turn": 0.09,  # and more for each turn left
    "line_dice": 3.5,  # the same for a space of a row or column that must not repeat itself
    "line_dice_turn": 1.0,  # and more for each turn left
    "row_colours": 0.67,  # for each space that a row of colours lacks: the others may take what it needs
    "row_shades": 0.71,  # the same for a row of shades
    "column_colours": 0.74,
    "column_shades": 0.78,
    "pair_share": 0.13,  # of the dice to come, those that go into pairs of values
    "shade_share": 0.2,  # the same for sets of all values
    "colour_share": 0.52,  # and of all colours
    "diagonal_share": 0.54,  # chance that a die goes diagonally beside one of its colour, where that is possible
    "diagonal_later": 0.16,  # the same where no such die is there yet
    "private_share": 0.24,  # chance that a space takes a die of the private objective
    "open": 1.3,  # what it is worth that any die can be placed in the next turn
    "open_turn": 0.05,  # and more for each turn left
    "favor_turn": 0.01,  # what a favor token is worth besides its point, for each turn left
    "dead": 0.17,  # what a space that nothing can fill costs besides, for each turn left
    "turn": 1.3,  # what each turn left is worth besides
    "turn_learnt": 0.32,  # the same beside the networks, which have learnt from games with follies
    "tool_in_use": -3.4,  # the gain that a tool which was paid for brings, besides its price
    "target_round": 6.0,  # what a round of the solo game adds to the target
}


class SagradaEvaluation(Evaluation):
    """Adds up, for each item of the final score, what is there and what the spaces left will probably bring.

    `seat` is the one that searches. Of the others' private objectives only the mean over the possible colours counts.
    With networks, what they say that the items miss replaces `turn`, `dead`, `open` and `favor_turn`.
    """

    def __init__(
        self, game: Sagrada, parameters: Mapping[str, float] = PARAMETERS, network: Network | None = None
    ) -> None:
        super().__init__(parameters["spread"])
        self.last_spread = parameters["spread"]
        self.spread_turn = parameters["spread_turn"]
        self.dice = parameters["dice"]
        self.dice_turn = parameters["dice_turn"]
        self.line_dice = parameters["line_dice"]
        self.line_dice_turn = parameters["line_dice_turn"]
        self.clash: list[float] = cells(4)  # type: ignore[assignment]
        for kind, name in enumerate(("row_shades", "row_colours", "column_shades", "column_colours")):
            self.clash[kind] = parameters[name]
        self.pair_share = parameters["pair_share"]
        self.shade_share = parameters["shade_share"]
        self.colour_share = parameters["colour_share"]
        self.diagonal_share = parameters["diagonal_share"]
        self.diagonal_later = parameters["diagonal_later"]
        self.private_share = parameters["private_share"]
        self.open = parameters["open"]
        self.open_turn = parameters["open_turn"]
        self.favor_turn = parameters["favor_turn"]
        self.dead = parameters["dead"]
        self.turn = parameters["turn"]
        self.turn_learnt = parameters["turn_learnt"]
        self.tool_in_use = parameters["tool_in_use"]
        self.target_round = parameters["target_round"]
        self.seat = game.turn
        self.network = network
        self.colours = cells(SPACES)
        self.values = cells(SPACES)
        self.hope: list[float] = cells(SPACES)  # type: ignore[assignment]
        self.filled = 0.0
        self.dead_spaces = 0
        self.keys = zeros("Q", KEPT)
        self.kept = zeros("d", KEPT)
        self.chance: list[float] = cells((TURNS + 1) * (FACES + 1))  # type: ignore[assignment]
        self.line_chance: list[float] = cells((TURNS + 1) * (FACES + 1))  # type: ignore[assignment]
        for turns in range(TURNS + 1):
            for faces in range(FACES + 1):
                miss = 1.0 - faces / (FACES + 0.0)
                at = turns * (FACES + 1) + faces
                self.chance[at] = 1.0 - miss ** (self.dice + self.dice_turn * turns) if turns else 0.0
                self.line_chance[at] = 1.0 - miss ** (self.line_dice + self.line_dice_turn * turns) if turns else 0.0

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Each seat's points in the end."""
        for seat in range(game.players):
            points[seat] = self.seat_estimate(cython.cast(Sagrada, game), seat)

    def seat_estimate(self, game: Sagrada, seat: int) -> float:
        """One seat's points in the end."""
        turns = self.turns_left(game, seat)
        favor = self.favor_points(game, seat, turns)
        key = self.window_key(game, seat, turns)
        place = key & KEPT - 1
        if self.keys[place] != key:
            self.keys[place] = key
            self.kept[place] = self.window_points(game, seat, turns)
        window: float = self.kept[place]
        return favor + window

    def window_key(self, game: Sagrada, seat: int, turns: int) -> int:
        """A number that tells windows apart: by seat, pattern, dice and the turns and favor tokens left."""
        key = ((turns * SEATS + seat) * PATTERNS + game.pattern[seat] + 1) * 8 + game.favor_tokens[seat]
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            key = key * STEP + game.window[space] & MASK
        return key ^ key >> 32

    def window_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """What one seat's window scores in the end, and what its favor tokens will be worth besides."""
        self.survey(game, seat, turns)
        worth = self.private_points(game, seat, turns)
        self.see(game, seat, turns, 0)
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                worth += self.objective_points(game, seat, turns, objective)
        worth += self.empty_spaces(game, seat, turns) * EMPTY_SPACE[game.solo]
        if self.network is not None:
            return worth + self.missed(turns, FAVOR_ITEM) + self.turn_learnt * turns
        worth += turns * (self.turn - self.dead * self.dead_spaces)
        if turns:
            worth += (self.open + self.open_turn * turns) * self.open_faces(game, seat) / FACES
        return worth

    def see(self, game: Sagrada, seat: int, turns: int, private: int) -> None:
        """Let the networks, if there are any, look at what was surveyed."""
        if self.network is not None:
            self.network.see(game, seat, turns, self.colours, self.values, private)

    def missed(self, turns: int, item: int) -> float:
        """What an item of the window that was seen will bring beyond its estimate, if there are networks that know."""
        if self.network is None or turns == 0:
            return 0.0
        return self.network.missed(item)

    def empty_spaces(self, game: Sagrada, seat: int, turns: int) -> float:
        """How many spaces will stay free."""
        return game.empty_spaces(seat) - self.filled + self.missed(turns, EMPTY_ITEM)

    def objective_points(self, game: Sagrada, seat: int, turns: int, objective: int) -> float:
        """What a public objective brings."""
        each = OBJECTIVE_EACH[objective]
        if each == EACH_ROW:
            met = self.lines(game, seat, objective, turns, ROWS, COLUMNS, COLUMNS, 1)
        elif each == EACH_COLUMN:
            met = self.lines(game, seat, objective, turns, COLUMNS, 1, ROWS, COLUMNS)
        elif each == EACH_DIAGONAL:
            met = self.diagonals(game, seat)
        else:
            met = self.sets(game, seat, objective)
        return met * OBJECTIVE_POINTS[objective] + self.missed(turns, objective)

    def turns_left(self, game: Sagrada, seat: int) -> int:
        """In how many turns the seat can still place a die."""
        if game.turn < 0:
            return 0
        if game.step == STEP_WINDOW:
            return TURNS
        turns = TURNS - 2 * game.round
        if game.turn == seat and not game.drafted:
            turns += 1
        if not game.skips >> seat & 1:
            for turn in range(game.turn_of_round + 1, 2 * game.players):
                if game.seat_of(turn) == seat:
                    turns += 1
        return turns

    def survey(self, game: Sagrada, seat: int, turns: int) -> None:
        """Find out which colours and values each free space can take, and how likely it will be filled."""
        spaces = ALL_SPACES & ~game.occupied[seat]
        count = count_bits(spaces)
        share = turns / (count + 0.0) if turns < count else 1.0
        self.filled = 0.0
        self.dead_spaces = 0
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            colours = 0
            values = 0
            if game.step == STEP_WINDOW:
                pattern = max(0, game.pattern[seat])
                for colour in range(COLOURS):
                    colours |= (COLOUR_SPACES[pattern * COLOURS + colour] >> space & 1) << colour
                for value in range(VALUES):
                    values |= (VALUE_SPACES[pattern * VALUES + value] >> space & 1) << value
            else:
                for colour in range(COLOURS):
                    colours |= (game.colour_open[seat * COLOURS + colour] >> space & 1) << colour
                for value in range(VALUES):
                    values |= (game.value_open[seat * VALUES + value] >> space & 1) << value
            self.colours[space] = colours
            self.values[space] = values
            faces = count_bits(colours) * count_bits(values)
            self.hope[space] = share * self.chance[turns * (FACES + 1) + faces]
            self.filled += self.hope[space]
            if faces == 0:
                self.dead_spaces += 1

    def open_faces(self, game: Sagrada, seat: int) -> int:
        """How many of the faces that a die can show would find a space now."""
        found = 0
        for colour in range(COLOURS):
            spaces = game.colour_open[seat * COLOURS + colour] & game.reach[seat]
            for value in range(VALUES):
                if spaces & game.value_open[seat * VALUES + value]:
                    found += 1
        return found

    def private_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """The private objective: the seat's own one, in solo the better one, of others what it is in the mean."""
        if game.solo:
            first = self.colour_points(game, 0, turns, game.private[0])
            return max(first, self.colour_points(game, 0, turns, game.private[1]))
        if seat == self.seat:
            return self.colour_points(game, seat, turns, game.private[seat])
        total = 0.0
        for colour in range(COLOURS):
            if colour != game.private[self.seat]:
                total += self.colour_points(game, seat, turns, colour)
        return total / (COLOURS - 1.0)

    def colour_points(self, game: Sagrada, seat: int, turns: int, colour: int) -> float:
        """The values of the dice of a colour, and of those to come."""
        more = 0.0
        spaces = ALL_SPACES & ~game.occupied[seat]
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            if self.colours[space] >> colour & 1:
                more += self.hope[space] * PIPS[self.values[space]]
        self.see(game, seat, turns, colour)
        return game.colour_sum(seat, colour) + self.private_share * more + self.missed(turns, PRIVATE_ITEM)

    def favor_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """The favor tokens, and what tools can do with them."""
        tokens = game.favor_tokens[seat] + 0.0
        if game.step == STEP_WINDOW and game.pattern[seat] != NONE:
            tokens = DIFFICULTY[game.pattern[seat]]
        worth = tokens * (1.0 + self.favor_turn * turns) if self.network is None else tokens
        if seat == game.turn and game.step != STEP_TURN and game.step != STEP_WINDOW:
            worth += min(2, game.on_tool[game.tool]) + self.tool_in_use
        return worth

    def lines(
        self, game: Sagrada, seat: int, objective: int, turns: int, count: int, step: int, length: int, stride: int
    ) -> float:
        """How many rows or columns will be complete and show no colour or value twice."""
        total = 0.0
        of_colours = OBJECTIVE_COLOURS[objective]
        clash = self.clash[2 * OBJECTIVE_EACH[objective] + of_colours]
        for line in range(count):
            shown = 0
            alive = True
            for place in range(length):
                die = game.window[seat * SPACES + line * step + place * stride]
                if die != NONE:
                    mark = 1 << (die // VALUES if of_colours else die % VALUES)
                    if shown & mark:
                        alive = False
                    shown |= mark
            if not alive:
                continue
            chance = 1.0
            takes = 0
            lacking = 0
            for place in range(length):
                space = line * step + place * stride
                if game.window[seat * SPACES + space] == NONE:
                    if of_colours:
                        fits = self.colours[space] & ~shown
                        faces = count_bits(fits) * count_bits(self.values[space])
                    else:
                        fits = self.values[space] & ~shown
                        faces = count_bits(fits) * count_bits(self.colours[space])
                    takes |= fits
                    lacking += 1
                    chance *= clash * self.line_chance[turns * (FACES + 1) + faces]
            if count_bits(takes) >= lacking:
                total += chance
        return total

    def sets(self, game: Sagrada, seat: int, objective: int) -> float:
        """How many sets the dice will make up if those to come go where they lack."""
        of_colours = OBJECTIVE_COLOURS[objective]
        wanted = (1 << COLOURS) - 1 if of_colours else OBJECTIVE_VALUES[objective]
        share = self.colour_share
        if not of_colours:
            share = self.pair_share if count_bits(wanted) == 2 else self.shade_share
        dice = self.filled * share
        level = 0
        while True:
            lacking = 0
            for member in range(VALUES):
                if wanted >> member & 1:
                    if of_colours:
                        there = count_bits(game.colour_sets[seat * COLOURS + member])
                    else:
                        there = count_bits(game.value_sets[seat * VALUES + member])
                    if there <= level:
                        lacking += 1
            if lacking > dice:
                return level + dice / lacking
            dice -= lacking
            level += 1

    def diagonals(self, game: Sagrada, seat: int) -> float:
        """How many dice will have one of their colour diagonally beside them."""
        total = game.diagonal_dice(seat) + 0.0
        spaces = ALL_SPACES & ~game.occupied[seat]
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            around = diagonal(1 << space)
            best = 0
            for colour in range(COLOURS):
                if self.colours[space] >> colour & 1:
                    same = game.colour_sets[seat * COLOURS + colour]
                    if same & around:
                        best = max(best, 1 + count_bits(same & around & ~diagonal(same)))
            if best:
                total += self.hope[space] * self.diagonal_share * best
            else:
                total += self.hope[space] * self.diagonal_later
        return total

    def sample(self, game: Sagrada) -> tuple[int, list[float], list[int], list[int]]:
        """For training: the turns that the seat has left, the estimates of its items, what its free spaces can take.

        In the solo game only the first of the private objectives is an item.
        """
        if self.seat < 0:
            raise ValueError("the game was over before: there is no seat to look at")
        turns = self.turns_left(game, self.seat)
        self.survey(game, self.seat, turns)
        self.see(game, self.seat, turns, 0)
        items = [0.0] * ITEMS
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                items[objective] = self.objective_points(game, self.seat, turns, objective)
        items[EMPTY_ITEM] = self.empty_spaces(game, self.seat, turns)
        items[FAVOR_ITEM] = game.favor_tokens[self.seat] + self.missed(turns, FAVOR_ITEM)
        items[PRIVATE_ITEM] = self.colour_points(game, self.seat, turns, game.private[self.seat])
        colours = [self.colours[space] for space in range(SPACES)]
        return turns, items, colours, [self.values[space] for space in range(SPACES)]

    def judge(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Against each other, or alone against the target."""
        self.spread = self.last_spread + self.spread_turn * (TURNS - 2 * cython.cast(Sagrada, game).round)
        if game.players > 1:
            self.judge_rivals(game, results, points)
        else:
            self.judge_solo(cython.cast(Sagrada, game), results, points)

    def judge_solo(self, game: Sagrada, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """How likely the target is beaten."""
        if game.turn < 0:
            points[0] = game.points(0)
            results[0] = 1.0 if game.standing(0) > 0 else 0.0
            return
        points[0] = self.seat_estimate(game, 0)
        results[0] = 1.0 / (1.0 + exp((self.target(game) - points[0]) / self.spread))

    def target(self, game: Sagrada) -> float:
        """What the solo player must probably exceed: the dice on the round track, and those that will come to it."""
        dice = 0
        values = 0
        for die in range(FACES):
            dice += game.pool[die]
            values += game.pool[die] * (die % VALUES + 1)
        left = dice - self.turns_left(game, 0) + TURNS - 2 * game.round
        target = game.track_sum() + self.target_round * (TURNS / 2.0 - game.round)
        return target + values * left / (dice + 0.0) if left > 0 else target


# By the set of values that a space can take: what a die of the private objective will show there.
PIPS = [0.0] * 64


def fill_tables() -> None:
    """Work out what a die that is chosen from the values of a set shows: more than their mean."""
    for values in range(1, 64):
        pips = [value + 1 for value in range(6) if values >> value & 1]
        PIPS[values] = (sum(pips) / len(pips) + max(pips)) / 2


fill_tables()


def foresight(game: Sagrada) -> SagradaEvaluation:
    """The evaluation for a search that looks ahead: with networks, but not alone, where they did not help."""
    return SagradaEvaluation(game, network=Network(game) if game.players > 1 else None)


EVALUATION = foresight
EVALUATION_AT_FIRST_SIGHT = SagradaEvaluation
SETTINGS = {"own_points": 0.25, "playout": 5}
SETTINGS_AT_FIRST_SIGHT = {"own_points": 0.5}
