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
    rows = array("h")
    at = 0

    def following(count: int) -> list[list[int]]:
        """Return the next rows of the file."""
        nonlocal at
        at += count
        return [weights[row * UNITS : row * UNITS + UNITS] for row in range(at - count, at)]

    for _ in range(ITEMS):
        for _ in range(SPACES):
            for row in (*following(FACES), *sums_of_sets(following(COLOURS)), *sums_of_sets(following(VALUES))):
                rows.extend(row)
        for row in following(BIAS_ROW + 1 - TURN_ROW):
            rows.extend(row)
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
    """The networks of one game. Its tools and objectives are added once, a window for each evaluation."""

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
        self.start = cells(ITEMS * UNITS)
        for item in range(ITEMS):
            for unit in range(UNITS):
                self.start[item * UNITS + unit] = self.rows[(item * ITEM_ROWS + BIAS_ROW) * UNITS + unit]
                for place in range(self.count):
                    at = (item * ITEM_ROWS + self.active[place]) * UNITS
                    self.start[item * UNITS + unit] += self.rows[at + unit]

    def activate(self, row: int) -> None:
        """Mark a row as active."""
        self.active[self.count] = row
        self.count += 1

    def feed_window(
        self,
        game: Sagrada,
        seat: int,
        turns: int,
        colours: MutableSequence[int],
        values: MutableSequence[int],
        private: int,
    ) -> None:
        """Activate the rows of a seat's window; `colours` and `values` are the sets that each free space can take.

        The private colour is swapped with the first; 0 swaps nothing.
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
                self.activate(row + FACES + swapped_set(colours[space], private))
                self.activate(row + FACES + COLOUR_SETS + values[space])
            elif die // VALUES == private:
                self.activate(row + die % VALUES)
            elif die // VALUES == 0:
                self.activate(row + private * VALUES + die)
            else:
                self.activate(row + die)

    def correction(self, item: int) -> float:
        """Return the expected points of an item of the window beyond its estimate."""
        if not cython.compiled:
            units = cells(UNITS)
        for unit in range(UNITS):
            units[unit] = self.start[item * UNITS + unit]
        for place in range(self.count):
            at = (item * ITEM_ROWS + self.active[place]) * UNITS
            for unit in range(UNITS):
                units[unit] += self.rows[at + unit]
        total = self.outputs[ITEMS * UNITS + item]
        for unit in range(UNITS):
            if units[unit] > 0:
                total += self.outputs[item * UNITS + unit] * units[unit]
        return total


def swapped_set(colours: int, private: int) -> int:
    """Return a set of colours with the first and another one swapped."""
    moved = (colours ^ colours >> private) & 1
    return colours ^ (moved | moved << private)
