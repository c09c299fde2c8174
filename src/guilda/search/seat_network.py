"""Networks that see every seat alike: one design for all games, evaluated in integers so that every platform agrees.

A game describes a position by a few numbers about the table, by the same numbers for every seat, and by items (cards,
lines, spaces) as each seat sees them. Weights are shared: one layer for all items, one for all seats, one head for all
seats. The items of a seat are pooled by sum and by maximum. The head reads a seat, the sum of its opponents and the
table, and gives a logit that corrects the seat's result in the game's own evaluation. Every layer has `WIDTH` units, so
that the compiler can unroll and vectorise the loops.
"""

from __future__ import annotations

import json
import sys
from array import array
from math import *
from typing import TYPE_CHECKING, Any

import cython

from guilda.rules.game import cells
from guilda.rules.sealed import seal
from guilda.search.constants import *
from guilda.search.evaluation import Evaluation
from guilda.search.seat_constants import *
from guilda.search.seat_units import *

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from pathlib import Path

    from guilda.rules.game import Game

MAGIC = b"guilda-seat-network-1\n"
LOGIT_SCALE = ACTIVATION * (1 << SHIFT) + 0.0
EIGHTHS = 8.0  # features are rounded to eighths


class SeatInputs:
    """The numbers that describe a position, as a game writes them; a game without any has the features only."""

    def __init__(self, table: int = 0, seat: int = 0, items: int = 0, item: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.items = items
        self.item = item

    def write_table(self, game: Game, out: MutableSequence[int]) -> None:
        """Write `table` numbers about what all seats share."""

    def write_seat(self, game: Game, seat: int, out: MutableSequence[int]) -> None:
        """Write `seat` numbers about a seat, then `items` times `item` numbers; the first of an absent item is 0."""


class SeatNetwork:
    """The weights of a network, and one evaluation at a time.

    `weights` holds the matrices of items, seats (own numbers, features, sums, maxima), head (own, opponents, table) and
    output, the first three by input; `biases` those of seats, head and output.
    """

    def __init__(self, card: dict[str, Any], biases: array[int], weights: array[int]) -> None:
        self.card = card
        self.table = card["table"]
        self.seat = card["seat"]
        self.features = card["features"]
        self.items = card["items"]
        self.item = card["item"]
        self.seat_inputs = self.seat + self.features + 2 * WIDTH
        if self.seat_inputs > MAX_UNITS or max(self.table, self.seat + self.items * self.item) > MAX_INPUTS:
            raise ValueError("the network is larger than the search allows")
        if (len(biases), len(weights)) != shape(card):
            raise ValueError("the weights do not fit the network's description")
        self.biases = biases
        self.weights = weights
        if cython.compiled:
            self.rows = cython.address(self.weights[0])
        else:
            self.rows = weights
        self.sums = cells(WIDTH)
        self.base_sums = cells(WIDTH)
        self.inputs = cells(MAX_UNITS)
        self.hidden = cells(WIDTH)
        self.seats = cells(MAX_SEATS * WIDTH)

    def layer(self, at: int, inputs: MutableSequence[int], count: int) -> int:
        """Add the inputs times the weights from `at` on to the sums; return the place after these weights."""
        add_rows(self.sums, inputs, count, self.rows, at)
        return at + count * WIDTH

    def pool_items(self, numbers: MutableSequence[int]) -> None:
        """Write the sums and maxima of the item units behind a seat's numbers and features."""
        first = self.seat + self.features
        for unit in range(2 * WIDTH):
            self.inputs[first + unit] = 0
        for index in range(self.items):
            if cython.compiled:
                item = numbers + index * self.item
            else:
                item = numbers[index * self.item : (index + 1) * self.item]
            if item[0] == 0:
                continue
            for unit in range(WIDTH):
                self.sums[unit] = 0
            self.layer(0, item, self.item)
            activate_units(self.sums, self.hidden)
            pool_units(self.hidden, self.inputs, first)

    def run_seat(self, seat: int) -> None:
        """Compute the units of a seat from the inputs."""
        for unit in range(WIDTH):
            self.sums[unit] = self.biases[unit]
        self.layer(self.item * WIDTH, self.inputs, self.seat_inputs)
        activate_units(self.sums, self.hidden)
        for unit in range(WIDTH):
            self.seats[seat * WIDTH + unit] = self.hidden[unit]

    def run_table(self, table: MutableSequence[int]) -> None:
        """Compute the part of the head that all seats share."""
        for unit in range(WIDTH):
            self.sums[unit] = self.biases[WIDTH + unit]
        self.layer((self.item + self.seat_inputs + 2 * WIDTH) * WIDTH, table, self.table)
        for unit in range(WIDTH):
            self.base_sums[unit] = self.sums[unit]

    def logit(self, seat: int, players: int) -> float:
        """Return the logit of a seat, after `run_seat` for all seats and `run_table`."""
        for unit in range(WIDTH):
            self.sums[unit] = self.base_sums[unit]
            self.inputs[unit] = self.seats[seat * WIDTH + unit]
            self.inputs[WIDTH + unit] = 0
        for other in range(players):
            if other != seat:
                for unit in range(WIDTH):
                    self.inputs[WIDTH + unit] += self.seats[other * WIDTH + unit]
        at = self.layer((self.item + self.seat_inputs) * WIDTH, self.inputs, 2 * WIDTH) + self.table * WIDTH
        activate_units(self.sums, self.hidden)
        total = self.biases[2 * WIDTH]
        for unit in range(WIDTH):
            total += self.weights[at + unit] * self.hidden[unit]
        logit: float = total / LOGIT_SCALE
        return logit

    def share(self) -> SeatNetwork:
        """Return a network with the same weights and buffers of its own, so that searches can run side by side."""
        return SeatNetwork(self.card, self.biases, self.weights)

    def save(self, path: Path) -> None:
        """Write the network: a line of JSON, then biases as int32 and weights as int16, little-endian."""
        biases, weights = array("i", self.biases), array("h", self.weights)
        if sys.byteorder == "big":
            biases.byteswap()
            weights.byteswap()
        head = json.dumps(self.card, ensure_ascii=False).encode()
        path.write_bytes(MAGIC + head + b"\n" + biases.tobytes() + weights.tobytes())


def shape(card: dict[str, Any]) -> tuple[int, int]:
    """Return the number of biases and of weights."""
    inputs = card["item"] + card["seat"] + card["features"] + 2 * WIDTH + 2 * WIDTH + card["table"] + 1
    return 2 * WIDTH + 1, inputs * WIDTH


def load(path: Path) -> SeatNetwork:
    """Read a network that `save` wrote."""
    return SeatNetwork(*read(path))


def read(path: Path) -> tuple[dict[str, Any], array[int], array[int]]:
    """Return the card, biases and weights of a network that `save` wrote."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path} is not a network")
    end = data.index(b"\n", len(MAGIC))
    card = json.loads(data[len(MAGIC) : end])
    count, _ = shape(card)
    biases, weights = array("i"), array("h")
    biases.frombytes(data[end + 1 : end + 1 + 4 * count])
    weights.frombytes(data[end + 1 + 4 * count :])
    if sys.byteorder == "big":
        biases.byteswap()
        weights.byteswap()
    return card, biases, weights


def blank(game: Game, base: Evaluation, inputs: SeatInputs) -> SeatNetwork:
    """Return a network of zeros for a game, which corrects nothing."""
    base.expected(game)
    card = {
        "game": game.name,
        "players": game.players,
        "table": inputs.table,
        "seat": inputs.seat,
        "features": base.feature_count,
        "items": inputs.items,
        "item": inputs.item,
    }
    biases, weights = shape(card)
    return SeatNetwork(card, array("i", bytes(4 * biases)), array("h", bytes(2 * weights)))


class SeatNetworkEvaluation(Evaluation):
    """A game's evaluation, corrected by a network. Children are ordered by the game's own, which is cheaper."""

    def __init__(self, game: Game, base: Evaluation, inputs: SeatInputs, network: SeatNetwork) -> None:
        super().__init__()
        self.base = base
        self.description = inputs
        self.network = network.share()
        self.numbers = cells(MAX_INPUTS)
        base.expected(game)
        described = inputs.table, inputs.seat, inputs.items, inputs.item, base.feature_count
        card = network.card
        if described != (card["table"], card["seat"], card["items"], card["item"], card["features"]):
            raise ValueError("the network was made for other inputs")

    def evaluate(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Correct the game's evaluation by the network."""
        self.base.evaluate(game, results, points)
        if game.turn >= 0:
            self.correct(game, results)

    def evaluate_child(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Evaluate without the network."""
        self.base.evaluate_child(game, results, points)

    def write_seat(self, game: Game, seat: int) -> None:
        """Write the numbers of a seat and its items, and its numbers and features as inputs of the seat layer."""
        self.description.write_seat(game, seat, self.numbers)
        for index in range(self.network.seat):
            self.network.inputs[index] = self.numbers[index]
        for feature in range(self.network.features):
            eighths = EIGHTHS * self.base.seat_features[seat * MAX_FEATURES + feature]
            self.network.inputs[self.network.seat + feature] = int(floor(eighths + 0.5))

    def describe(self, game: Game) -> list[int]:
        """Return the numbers of a position, for training: of the table, then of each seat with features and items."""
        self.base.expected(game)
        self.description.write_table(game, self.numbers)
        network = self.network
        found = [self.numbers[index] for index in range(network.table)]
        for seat in range(game.players):
            self.write_seat(game, seat)
            found += [network.inputs[index] for index in range(network.seat + network.features)]
            items = range(network.seat, network.seat + network.items * network.item)
            found += [self.numbers[index] for index in items]
        return found

    def correct(self, game: Game, results: MutableSequence[float]) -> None:
        """Add the network's logits to the results; alone against a target, to the logit of beating it."""
        for seat in range(game.players):
            self.write_seat(game, seat)
            if cython.compiled:
                self.network.pool_items(cython.address(self.numbers[self.network.seat]))
            else:
                self.network.pool_items(self.numbers[self.network.seat :])
            self.network.run_seat(seat)
        self.description.write_table(game, self.numbers)
        self.network.run_table(self.numbers)
        total = 0.0
        lost = 1.0 - results[0]
        for seat in range(game.players):
            results[seat] *= exp(self.network.logit(seat, game.players))
            total += results[seat]
        if game.players == 1:
            total += lost
        for seat in range(game.players):
            results[seat] /= total


seal("guilda.PythonEvaluation", SeatNetworkEvaluation)
