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
from guilda.search.sagrada_units import *

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
    """The networks of one game with opponents. Its tools and objectives are added once, a window for each evaluation.

    Sums of rows fit into 16 bits, which a test checks for the weights in use.
    """

    def __init__(self, game: Sagrada) -> None:
        self.weights, self.outputs = tables()
        if cython.compiled:
            self.rows = cython.address(self.weights[0])
        else:
            self.rows = self.weights
        self.items = cells(SLOTS)
        self.active = cells(MAX_ACTIVE)
        self.count = 0
        slot = 0
        for item in range(ITEMS):
            if item >= OBJECTIVES or game.objectives >> item & 1:
                self.items[slot] = item
                slot += 1
            if item < OBJECTIVES and game.objectives >> item & 1:
                self.activate(OBJECTIVE_ROW + item)
        for tool in range(TOOLS):
            if game.tools >> tool & 2:
                self.activate(TOOL_ROW + tool)
        self.activate(BIAS_ROW)
        self.start = cells(SLOTS * UNITS)
        self.units = cells(SLOTS * UNITS)
        self.private_units = cells(UNITS)
        sum_rows(self.start, self.active, self.count, self.rows, self.items)

    def activate(self, row: int) -> None:
        """Mark a row as active."""
        self.active[self.count] = row
        self.count += 1

    def feed_window(
        self, game: Sagrada, seat: int, turns: int, colours: MutableSequence[int], values: MutableSequence[int]
    ) -> None:
        """Compute the hidden units of a seat's window.

        `colours` and `values` are the sets that each free space can take.
        """
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
        for unit in range(SLOTS * UNITS):
            self.units[unit] = self.start[unit]
        sum_rows(self.units, self.active, self.count, self.rows, self.items)

    def correction(self, item: int) -> float:
        """Return the expected points of an item of the window beyond its estimate."""
        slot = 0
        while self.items[slot] != item:
            slot += 1
        return self.output(item, self.units, slot * UNITS)

    def private_correction(self, game: Sagrada, seat: int, colours: MutableSequence[int], private: int) -> float:
        """Return the correction of the private objective of a colour, which is swapped with the first."""
        for unit in range(UNITS):
            self.private_units[unit] = self.units[PRIVATE_SLOT * UNITS + unit]
        for space in range(SPACES if private else 0):
            row = space * SPACE_ROWS
            die = game.window[seat * SPACES + space]
            if die == NONE:
                if (colours[space] ^ colours[space] >> private) & 1:
                    row += FACES
                    self.swap(row + colours[space], row + (colours[space] ^ (1 | 1 << private)))
            elif die // VALUES == private:
                self.swap(row + die, row + die % VALUES)
            elif die // VALUES == 0:
                self.swap(row + die, row + private * VALUES + die)
        return self.output(PRIVATE_ITEM, self.private_units, 0)

    def swap(self, old: int, new: int) -> None:
        """Replace a row of the private objective by another one."""
        swap_row(self.private_units, self.rows, old, new, PRIVATE_ITEM)

    def output(self, item: int, units: MutableSequence[int], first: int) -> float:
        """Return the output of an item from its hidden units. All products and sums are exact."""
        total = self.outputs[ITEMS * UNITS + item]
        for unit in range(UNITS):
            total += self.outputs[item * UNITS + unit] * max(0, units[first + unit])
        return total
