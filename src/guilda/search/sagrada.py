"""The evaluation of Sagrada: the expected final score of each window, item by item."""

from __future__ import annotations

from math import *
from typing import TYPE_CHECKING

import cython

from guilda.components import sagrada as box
from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.position import Sagrada
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.windows import *
from guilda.rules.sealed import seal
from guilda.search.constants import *
from guilda.search.evaluation import Evaluation
from guilda.search.sagrada_constants import *
from guilda.search.sagrada_network import Network
from guilda.search.tree import zeros

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.sagrada.position import DIFFICULTY, EMPTY_SPACE

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from guilda.rules.game import Game

PATTERNS = len(box.PATTERNS) + 1
CACHE_SIZE = 1 << 16  # windows in the transposition cache, each with a key and its points
HASH_STEP = 0x9E3779B97F4A7C15  # odd multipliers of the window hash
VALUE_STEP = 0xC2B2AE3D27D4EB4F
MASK = 0xFFFFFFFFFFFFFFFF

# Tuned in matches (docs/research/tuning.md).
PARAMETERS = {
    "spread": 3.0,  # a lead of this many points multiplies the odds of winning by e, at the end
    "spread_turn": 0.2,  # added for each turn left
    "dice": 1.7,  # dice on offer to a space: in the last turn
    "dice_turn": 0.09,  # added for each turn left
    "line_dice": 3.5,  # the same for a space of a row or column without repeats
    "line_dice_turn": 1.0,  # added for each turn left
    "row_colours": 0.67,  # factor for each empty space of a row of colours: other spaces compete for its dice
    "row_shades": 0.71,  # the same for a row of shades
    "column_colours": 0.74,
    "column_shades": 0.78,
    "pair_share": 0.13,  # share of the dice to come that go into pairs of values
    "shade_share": 0.2,  # the same for sets of all values
    "colour_share": 0.52,  # and of all colours
    "diagonal_share": 0.54,  # chance that a die gets a diagonal neighbour of its colour, where one is there
    "diagonal_later": 0.16,  # the same where none is there yet
    "private_share": 0.24,  # chance that a space takes a die of the private colour
    "belief": 0.0,  # each pip of a colour in an opponent's window multiplies the odds of that objective by e to this
    "open": 1.3,  # points if every die could be placed in the next turn
    "open_turn": 0.05,  # added for each turn left
    "favor_turn": 0.01,  # points of a favor token beyond its one, for each turn left
    "dead": 0.17,  # cost of a space that no die can fill, for each turn left
    "turn": 1.3,  # points for each turn left
    "turn_with_networks": 0.32,  # the same with networks, which were trained on games with many random moves
    "tool_in_use": -3.4,  # points of a tool that is paid for but not used yet, beyond its price
    "target_round": 6.0,  # points that each round adds to the target of the solo game
    "tool_left": 0.0,  # points of a tool left in the solo game, for each of up to ten turns left
}

# What a seat network corrects: opponents collect the colour of their private objective.
NETWORK_PARAMETERS = {**PARAMETERS, "belief": 0.2}
# Tuned in greedy solo games with one to five tools.
SOLO_PARAMETERS = {
    **PARAMETERS,
    "dice": 3.6147,
    "dice_turn": 0.0179,
    "line_dice": 3.0107,
    "line_dice_turn": 1.2713,
    "row_colours": 0.7047,
    "row_shades": 0.778,
    "column_colours": 0.9074,
    "column_shades": 0.7431,
    "pair_share": 0.2123,
    "shade_share": 0.2674,
    "colour_share": 0.5181,
    "diagonal_share": 0.7198,
    "diagonal_later": 0.1477,
    "private_share": 0.1511,
    "open": 1.297,
    "open_turn": 0.177,
    "dead": 0.2813,
    "turn": 0.4456,
    "tool_in_use": -1.2225,
    "tool_left": 0.4389,
}


def turns_left(game: Sagrada, seat: int) -> int:
    """Return the number of turns in which the seat can still place a die."""
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


class SagradaEvaluation(Evaluation):
    """Sum the expected value of each item of the final score.

    `seat` is the searching seat. The private objective of another seat counts as the mean over its possible colours.
    With networks, their corrections of the items replace `turn`, `dead`, `open` and `favor_turn`. The features of a
    seat are the expected points of every item, and whether its private objective is known.
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
        self.belief = parameters["belief"]
        self.open = parameters["open"]
        self.open_turn = parameters["open_turn"]
        self.favor_turn = parameters["favor_turn"]
        self.dead = parameters["dead"]
        self.turn = parameters["turn"]
        self.turn_with_networks = parameters["turn_with_networks"]
        self.tool_in_use = parameters["tool_in_use"]
        self.target_round = parameters["target_round"]
        self.tool_left = parameters["tool_left"]
        self.seat = game.turn
        self.network = network
        self.feature_count = SAGRADA_FEATURES
        self.colours = cells(SPACES)
        self.values = cells(SPACES)
        self.fill_chance: list[float] = cells(SPACES)  # type: ignore[assignment]
        self.filled = 0.0
        self.dead_spaces = 0
        self.cached = zeros("d", 2 * CACHE_SIZE)
        self.chance: list[float] = cells((TURNS + 1) * (FACES + 1))  # type: ignore[assignment]
        self.line_chance: list[float] = cells((TURNS + 1) * (FACES + 1))  # type: ignore[assignment]
        for turns in range(TURNS + 1):
            for faces in range(FACES + 1):
                miss = 1.0 - faces / (FACES + 0.0)
                at = turns * (FACES + 1) + faces
                self.chance[at] = 1.0 - pow(miss, self.dice + self.dice_turn * turns) if turns else 0.0
                line_dice = self.line_dice + self.line_dice_turn * turns
                self.line_chance[at] = 1.0 - pow(miss, line_dice) if turns else 0.0

    def estimate_points(self, game: Game, points: MutableSequence[float]) -> None:
        """Write each seat's expected final points."""
        for seat in range(game.players):
            points[seat] = self.seat_points(cython.cast(Sagrada, game), seat)

    def seat_points(self, game: Sagrada, seat: int) -> float:
        """Return one seat's expected final points."""
        turns = turns_left(game, seat)
        favor = self.favor_points(game, seat, turns)
        key = self.window_key(game, seat, turns)
        place = 2 * (key & CACHE_SIZE - 1)
        check = key >> 11  # a double holds 53 bits; the lowest ones are those of the place
        if self.cached[place] != check:
            self.cached[place] = check
            self.cached[place + 1] = self.window_points(game, seat, turns)
        window: float = self.cached[place + 1]
        return favor + window

    def window_key(self, game: Sagrada, seat: int, turns: int) -> int:
        """Return a hash of a window: seat, pattern, dice, turns left and favor tokens."""
        key = ((turns * SEATS + seat) * PATTERNS + game.pattern[seat] + 1) * 8 + game.favor_tokens[seat]
        for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
            key = key * HASH_STEP + game.colour_sets[colour] & MASK
        values = 0
        for value in range(seat * VALUES, seat * VALUES + VALUES):
            values = values * VALUE_STEP + game.value_sets[value] & MASK
        key = (key * HASH_STEP + values) * HASH_STEP & MASK
        return key ^ key >> 32

    def window_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """Return the expected points of a window, and of favor tokens beyond one each; set the seat's features."""
        first = seat * MAX_FEATURES
        self.survey(game, seat, turns)
        self.feed_networks(game, seat, turns)
        total = self.private_points(game, seat, turns)
        self.seat_features[first + PRIVATE_ITEM] = total
        self.seat_features[first + FAVOR_ITEM] = game.favor_tokens[seat]
        self.seat_features[first + KNOWN_FEATURE] = 1.0 if seat == self.seat else 0.0
        for objective in range(OBJECTIVES):
            self.seat_features[first + objective] = 0.0
            if game.objectives >> objective & 1:
                points = self.objective_points(game, seat, turns, objective)
                self.seat_features[first + objective] = points
                total += points
        empty = self.empty_spaces(game, seat, turns)
        self.seat_features[first + EMPTY_ITEM] = empty
        total += empty * EMPTY_SPACE[game.solo]
        if self.network is not None:
            return total + self.correction(turns, FAVOR_ITEM) + self.turn_with_networks * turns
        total += turns * (self.turn - self.dead * self.dead_spaces)
        if turns:
            total += (self.open + self.open_turn * turns) * self.open_faces(game, seat) / FACES
        return total

    def feed_networks(self, game: Sagrada, seat: int, turns: int) -> None:
        """Give the networks, if there are any, the surveyed window."""
        if self.network is not None and turns:
            self.network.feed_window(game, seat, turns, self.colours, self.values)

    def correction(self, turns: int, item: int) -> float:
        """Return the networks' correction of an item; 0 without networks."""
        if self.network is None or turns == 0:
            return 0.0
        return self.network.correction(item)

    def empty_spaces(self, game: Sagrada, seat: int, turns: int) -> float:
        """Return the expected number of empty spaces."""
        return empty_spaces(game, seat) - self.filled + self.correction(turns, EMPTY_ITEM)

    def objective_points(self, game: Sagrada, seat: int, turns: int, objective: int) -> float:
        """Return the expected points of a public objective."""
        each = OBJECTIVE_EACH[objective]
        if each == EACH_ROW:
            met = self.lines(game, seat, objective, turns, ROWS, COLUMNS, COLUMNS, 1)
        elif each == EACH_COLUMN:
            met = self.lines(game, seat, objective, turns, COLUMNS, 1, ROWS, COLUMNS)
        elif each == EACH_DIAGONAL:
            met = self.diagonals(game, seat)
        else:
            met = self.sets(game, seat, objective)
        return met * OBJECTIVE_POINTS[objective] + self.correction(turns, objective)

    def survey(self, game: Sagrada, seat: int, turns: int) -> None:
        """Find the colours and values that each free space can take, and the chance that it will be filled."""
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
            self.fill_chance[space] = share * self.chance[turns * (FACES + 1) + faces]
            self.filled += self.fill_chance[space]
            if faces == 0:
                self.dead_spaces += 1

    def open_faces(self, game: Sagrada, seat: int) -> int:
        """Return how many of the 30 faces of dice fit a space now."""
        found = 0
        for colour in range(COLOURS):
            spaces = game.colour_open[seat * COLOURS + colour] & game.reach[seat]
            for value in range(VALUES):
                if spaces & game.value_open[seat * VALUES + value]:
                    found += 1
        return found

    def private_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """Return the expected points of the private objective: the better of two in solo, the mean for opponents."""
        if game.solo:
            first = self.colour_points(game, 0, turns, game.private[0])
            return max(first, self.colour_points(game, 0, turns, game.private[1]))
        if seat == self.seat:
            return self.colour_points(game, seat, turns, game.private[seat])
        total = 0.0
        weights = 0.0
        for colour in range(COLOURS):
            if colour != game.private[self.seat]:
                weight = exp(self.belief * colour_sum(game, seat, colour)) if self.belief else 1.0
                total += weight * self.colour_points(game, seat, turns, colour)
                weights += weight
        return total / weights

    def colour_points(self, game: Sagrada, seat: int, turns: int, colour: int) -> float:
        """Return the expected sum of the dice of a colour."""
        more = 0.0
        spaces = ALL_SPACES & ~game.occupied[seat]
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            if self.colours[space] >> colour & 1:
                more += self.fill_chance[space] * PIPS[self.values[space]]
        points = colour_sum(game, seat, colour) + self.private_share * more
        if self.network is not None and turns:
            points += self.network.private_correction(game, seat, self.colours, colour)
        return points

    def favor_points(self, game: Sagrada, seat: int, turns: int) -> float:
        """Return the expected points of favor tokens."""
        tokens = game.favor_tokens[seat] + 0.0
        if game.step == STEP_WINDOW and game.pattern[seat] != NONE:
            tokens = DIFFICULTY[game.pattern[seat]]
        points = tokens * (1.0 + self.favor_turn * turns) if self.network is None else tokens
        if seat == game.turn and game.step != STEP_TURN and game.step != STEP_WINDOW:
            points += min(2, game.on_tool[game.tool]) + self.tool_in_use
        return points

    def lines(
        self, game: Sagrada, seat: int, objective: int, turns: int, count: int, step: int, length: int, stride: int
    ) -> float:
        """Return the expected number of complete rows or columns without a repeated colour or value."""
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
        """Return the expected number of sets if the dice to come go where they are needed."""
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
        """Return the expected number of dice with a diagonal neighbour of their colour."""
        if not cython.compiled:
            alone = cells(COLOURS)
        for colour in range(COLOURS):
            same = game.colour_sets[seat * COLOURS + colour]
            alone[colour] = same & ~diagonal(same)
        total = diagonal_dice(game, seat) + 0.0
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
                        best = max(best, 1 + count_bits(alone[colour] & around))
            if best:
                total += self.fill_chance[space] * self.diagonal_share * best
            else:
                total += self.fill_chance[space] * self.diagonal_later
        return total

    def sample(self, game: Sagrada) -> tuple[int, list[float], list[int], list[int]]:
        """Return a training sample: turns left, estimates of the items, colours and values that free spaces can take.

        In the solo game only the first private objective is an item.
        """
        if self.seat < 0:
            raise ValueError("the game was over before: there is no seat to evaluate")
        turns = turns_left(game, self.seat)
        self.survey(game, self.seat, turns)
        self.feed_networks(game, self.seat, turns)
        items = [0.0] * ITEMS
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                items[objective] = self.objective_points(game, self.seat, turns, objective)
        items[EMPTY_ITEM] = self.empty_spaces(game, self.seat, turns)
        items[FAVOR_ITEM] = game.favor_tokens[self.seat] + self.correction(turns, FAVOR_ITEM)
        items[PRIVATE_ITEM] = self.colour_points(game, self.seat, turns, game.private[self.seat])
        colours = [self.colours[space] for space in range(SPACES)]
        return turns, items, colours, [self.values[space] for space in range(SPACES)]

    def evaluate(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Evaluate against opponents, or alone against the target; without networks, set the features of every seat."""
        self.evaluate_child(game, results, points)
        if game.turn >= 0 and self.network is None:
            self.set_features(cython.cast(Sagrada, game))

    def set_features(self, game: Sagrada) -> None:
        """Set the features of every seat."""
        for seat in range(game.players):
            self.window_points(game, seat, turns_left(game, seat))

    def evaluate_child(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Evaluate without setting features: most windows were evaluated before."""
        self.spread = self.last_spread + self.spread_turn * (TURNS - 2 * cython.cast(Sagrada, game).round)
        if game.players > 1:
            self.evaluate_opponents(game, results, points)
        else:
            self.evaluate_solo(cython.cast(Sagrada, game), results, points)

    def evaluate_solo(self, game: Sagrada, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Write the probability of beating the target."""
        if game.turn < 0:
            points[0] = game.points(0)
            results[0] = 1.0 if game.standing(0) > 0 else 0.0
            return
        tools = count_bits(game.tools & ~game.gone)
        points[0] = self.seat_points(game, 0) + self.tool_left * tools * min(10, turns_left(game, 0))
        results[0] = 1.0 / (1.0 + exp((self.target(game) - points[0]) / self.spread))

    def target(self, game: Sagrada) -> float:
        """Return the expected target: the dice on the round track now and at the end."""
        dice = 0
        values = 0
        for die in range(FACES):
            dice += game.pool[die]
            values += game.pool[die] * (die % VALUES + 1)
        left = dice - turns_left(game, 0) + TURNS - 2 * game.round
        target = track_sum(game) + self.target_round * (TURNS / 2.0 - game.round)
        return target + values * left / (dice + 0.0) if left > 0 else target


# Expected value of a die of the private colour, by the set of values that its space can take.
PIPS = [0.0] * 64


def fill_tables() -> None:
    """Fill `PIPS`: halfway between mean and maximum, because dice are chosen."""
    for values in range(1, 64):
        pips = [value + 1 for value in range(6) if values >> value & 1]
        PIPS[values] = (sum(pips) / len(pips) + max(pips)) / 2


fill_tables()


def with_networks(game: Sagrada) -> SagradaEvaluation:
    """Return the evaluation with networks; without them in the solo game, where they did not help."""
    return SagradaEvaluation(game, network=Network(game) if game.players > 1 else None)


def network_base(game: Sagrada) -> SagradaEvaluation:
    """Return the evaluation that a seat network corrects: the formula alone."""
    return SagradaEvaluation(game, NETWORK_PARAMETERS if game.players > 1 else SOLO_PARAMETERS)


seal("guilda.PythonEvaluation", SagradaEvaluation)

EVALUATION = with_networks
NETWORK_BASE = network_base
INPUTS = "guilda.search.sagrada_inputs:SagradaInputs"
GREEDY_EVALUATION = SagradaEvaluation
SETTINGS = {"points_share": 0.25, "rollout_depth": 5}
GREEDY_SETTINGS = {"points_share": 0.5}
