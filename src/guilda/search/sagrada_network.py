"""Networks that correct the evaluation of a window of Sagrada: one for each item of the score.

Each has one hidden layer with ReLU. The inputs are sparse, so the active rows of the first weight matrix are added up:
one for each die, for the colours and values that a free space can take, for turns left, favor tokens, tools and
objectives. Colours are interchangeable except that of the private objective, which is swapped with the first.
`tools/train_network.py` trains the weights.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import cython

from guilda.rules.game import cells
from guilda.rules.sagrada.constants import *
from guilda.search.sagrada_constants import *

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.sagrada.position import DIFFICULTY

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.sagrada.position import Sagrada

FILE = Path(__file__).with_name("sagrada.net")
SCALE = 1024.0  # the weights are stored as integers, so that sums are the same on every platform


@cache
def tables() -> tuple[array[int], array[float]]:
    """Return the rows of the first layer, and the weights and biases of the output layer."""
    kept = array("h", FILE.read_bytes())
    if sys.byteorder == "big":
        kept.byteswap()
    weights = kept.tolist()
    inputs = SPACES * (FACES + COLOURS + VALUES) + BIAS_ROW + 1 - TURN_ROW
    if len(weights) != ITEMS * (inputs * UNITS + UNITS + 1):
        raise ValueError(f"{FILE} does not hold the weights of these networks")
    items: list[list[list[int]]] = []
    at = 0

    def following(count: int) -> list[list[int]]:
        """Return the next rows of the file."""
        nonlocal at
        at += count
        return [weights[row * UNITS : row * UNITS + UNITS] for row in range(at - count, at)]

    for _ in range(ITEMS):
        item = []
        for _ in range(SPACES):
            item += following(FACES) + sums_of_sets(following(COLOURS)) + sums_of_sets(following(VALUES))
        items.append(item + following(BIAS_ROW + 1 - TURN_ROW))
    rows = array("h", [weight for row in zip(*items, strict=True) for units in row for weight in units])
    outputs = [weight / SCALE for weight in weights[at * UNITS :]]
    units = ITEMS * UNITS
    return rows, array("d", [weight / SCALE for weight in outputs[:units]] + outputs[units:])


def sums_of_sets(rows: list[list[int]]) -> list[list[int]]:
    """Return the sum of the rows of every subset, indexed by bit mask."""
    sums = [[0] * UNITS]
    for row in rows:
        sums += [[one + other for one, other in zip(before, row, strict=True)] for before in sums]
    return sums


class Network:
    """The networks of one game. Its tools and objectives are added once, a window for each evaluation.

    Sums of rows fit into 16 bits: `tools/train_network.py` refuses weights that could exceed them.
    """

    def __init__(self, game: Sagrada) -> None:
        self.rows, self.outputs = tables()
        self.active = cells(MAX_ACTIVE)
        self.count = 0
        for tool in range(TOOLS):
            if game.tools >> tool & 2:
                self.activate(TOOL_ROW + tool)
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                self.activate(OBJECTIVE_ROW + objective)
        self.activate(BIAS_ROW)
        self.start = cells(ITEMS * UNITS)
        self.units = cells(UNITS)
        self.private_units = cells(UNITS)
        for item in range(ITEMS):
            self.add_active(item)
            for unit in range(UNITS):
                self.start[item * UNITS + unit] = self.units[unit]

    def activate(self, row: int) -> None:
        """Mark a row as active."""
        self.active[self.count] = row
        self.count += 1

    def feed_window(
        self, game: Sagrada, seat: int, turns: int, colours: MutableSequence[int], values: MutableSequence[int]
    ) -> None:
        """Activate the rows of a seat's window; `colours` and `values` are the sets that each free space can take."""
        tokens = game.favor_tokens[seat]
        if game.step == STEP_WINDOW and game.pattern[seat] != NONE:
            tokens = DIFFICULTY[game.pattern[seat]]
        self.count = 0
        self.activate(TURN_ROW + (game.players - 1) * (TURNS + 1) + turns)
        self.activate(TOKEN_ROW + min(tokens, MAX_TOKENS))
        for space in range(SPACES):
            row = space * SPACE_ROWS
            die = game.window[seat * SPACES + space]
            if die == NONE:
                self.activate(row + FACES + colours[space])
                self.activate(row + FACES + COLOUR_SETS + values[space])
            else:
                self.activate(row + die)
        self.add_active(PRIVATE_ITEM)
        for unit in range(UNITS):
            self.private_units[unit] = self.units[unit]

    def add_active(self, item: int) -> None:
        """Set the hidden units of an item from the active rows."""
        if not cython.compiled:
            units = cells(UNITS)
        for unit in range(UNITS):
            units[unit] = self.start[item * UNITS + unit]
        for place in range(self.count):
            at = (self.active[place] * ITEMS + item) * UNITS
            for unit in range(UNITS):
                units[unit] = units[unit] + self.rows[at + unit]
        for unit in range(UNITS):
            self.units[unit] = units[unit]

    def replace(self, old: int, new: int) -> None:
        """Replace an active row of the private objective by another one."""
        at = (old * ITEMS + PRIVATE_ITEM) * UNITS
        to = (new * ITEMS + PRIVATE_ITEM) * UNITS
        for unit in range(UNITS):
            self.units[unit] = self.units[unit] + self.rows[to + unit] - self.rows[at + unit]

    def correction(self, item: int) -> float:
        """Return the expected points of an item of the window beyond its estimate."""
        self.add_active(item)
        return self.output(item)

    def private_correction(self, game: Sagrada, seat: int, colours: MutableSequence[int], private: int) -> float:
        """Return the correction of the private objective of a colour, which is swapped with the first."""
        for unit in range(UNITS):
            self.units[unit] = self.private_units[unit]
        for space in range(SPACES if private else 0):
            row = space * SPACE_ROWS
            die = game.window[seat * SPACES + space]
            if die == NONE:
                if (colours[space] ^ colours[space] >> private) & 1:
                    self.replace(row + FACES + colours[space], row + FACES + (colours[space] ^ (1 | 1 << private)))
            elif die // VALUES == private:
                self.replace(row + die, row + die % VALUES)
            elif die // VALUES == 0:
                self.replace(row + die, row + private * VALUES + die)
        return self.output(PRIVATE_ITEM)

    def output(self, item: int) -> float:
        """Return the output of an item from its hidden units. All products and sums are exact."""
        total = self.outputs[ITEMS * UNITS + item]
        for unit in range(UNITS):
            total += self.outputs[item * UNITS + unit] * max(0, self.units[unit])
        return total
