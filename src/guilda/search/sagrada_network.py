"""What the estimate of a window of Sagrada misses: a small network for each item of the score.

A network has one layer of hidden units. Rows of weights are added to them: for each die, for what each free space can
take, for the turns and favor tokens left, for the tools and objectives of the game. Colours are alike but for that of
the private objective, which counts as the first. `tools/train_network.py` finds the weights in games, and writes them
beside this file.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import cells

if not cython.compiled:
    from guilda.rules.sagrada.constants import COLOURS, FACES, NONE, OBJECTIVES, SPACES, STEP_WINDOW, TOOLS, VALUES
    from guilda.rules.sagrada.position import DIFFICULTY
    from guilda.search.constants import (
        ALWAYS_ROW,
        COLOUR_SETS,
        ITEM_ROWS,
        ITEMS,
        MOST_FED,
        MOST_TOKENS,
        OBJECTIVE_ROW,
        SPACE_ROWS,
        TOKEN_ROW,
        TOOL_ROW,
        TURN_ROW,
        TURNS,
        UNITS,
    )

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.sagrada.position import Sagrada

FILE = Path(__file__).with_name("sagrada.net")
SCALE = 1024.0  # the weights in the file are whole numbers: so that they add up to the same everywhere


@cache
def tables() -> tuple[array[int], array[float]]:
    """The rows that are added to the hidden units, and what each unit and each item itself then says."""
    kept = array("h", FILE.read_bytes())
    if sys.byteorder == "big":
        kept.byteswap()
    weights = kept.tolist()
    inputs = SPACES * (FACES + COLOURS + VALUES) + ALWAYS_ROW + 1 - TURN_ROW
    if len(weights) != ITEMS * (inputs * UNITS + UNITS + 1):
        raise ValueError(f"{FILE} does not hold the weights of these networks")
    rows = array("h")
    at = 0

    def following(count: int) -> list[list[int]]:
        """The next rows of the file."""
        nonlocal at
        at += count
        return [weights[row * UNITS : row * UNITS + UNITS] for row in range(at - count, at)]

    for _ in range(ITEMS):
        for _ in range(SPACES):
            for row in (*following(FACES), *sums_of_sets(following(COLOURS)), *sums_of_sets(following(VALUES))):
                rows.extend(row)
        for row in following(ALWAYS_ROW + 1 - TURN_ROW):
            rows.extend(row)
    outputs = [weight / SCALE for weight in weights[at * UNITS :]]
    units = ITEMS * UNITS
    return rows, array("d", [weight / SCALE for weight in outputs[:units]] + outputs[units:])


def sums_of_sets(rows: list[list[int]]) -> list[list[int]]:
    """For every set of some rows the sum of its members, in the order of the sets' numbers."""
    sums = [[0] * UNITS]
    for row in rows:
        sums += [[one + other for one, other in zip(before, row, strict=True)] for before in sums]
    return sums


class Network:
    """The networks of one game: they are told of its tools and objectives once, of a window whenever they are asked."""

    def __init__(self, game: Sagrada) -> None:
        self.rows, self.outputs = tables()
        self.fed = cells(MOST_FED)
        self.count = 0
        for tool in range(TOOLS):
            if game.tools >> tool & 2:
                self.feed(TOOL_ROW + tool)
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                self.feed(OBJECTIVE_ROW + objective)
        self.start = cells(ITEMS * UNITS)
        for item in range(ITEMS):
            for unit in range(UNITS):
                self.start[item * UNITS + unit] = self.rows[(item * ITEM_ROWS + ALWAYS_ROW) * UNITS + unit]
                for place in range(self.count):
                    at = (item * ITEM_ROWS + self.fed[place]) * UNITS
                    self.start[item * UNITS + unit] += self.rows[at + unit]

    def feed(self, row: int) -> None:
        """Note a row that is to be added."""
        self.fed[self.count] = row
        self.count += 1

    def see(
        self,
        game: Sagrada,
        seat: int,
        turns: int,
        colours: MutableSequence[int],
        values: MutableSequence[int],
        private: int,
    ) -> None:
        """Look at the window of a seat; `colours` and `values` are the sets that each free space can take.

        The colour of the private objective changes places with the first; that of nobody is the first.
        """
        tokens = game.favor_tokens[seat]
        if game.step == STEP_WINDOW and game.pattern[seat] != NONE:
            tokens = DIFFICULTY[game.pattern[seat]]
        self.count = 0
        self.feed(TURN_ROW + (game.players - 1) * (TURNS + 1) + turns)
        self.feed(TOKEN_ROW + min(tokens, MOST_TOKENS))
        for space in range(SPACES):
            row = space * SPACE_ROWS
            die = game.window[seat * SPACES + space]
            if die == NONE:
                self.feed(row + FACES + changed_set(colours[space], private))
                self.feed(row + FACES + COLOUR_SETS + values[space])
            elif die // VALUES == private:
                self.feed(row + die % VALUES)
            elif die // VALUES == 0:
                self.feed(row + private * VALUES + die)
            else:
                self.feed(row + die)

    def missed(self, item: int) -> float:
        """What an item of the window seen last will bring beyond its estimate."""
        if not cython.compiled:
            units = cells(UNITS)
        for unit in range(UNITS):
            units[unit] = self.start[item * UNITS + unit]
        for place in range(self.count):
            at = (item * ITEM_ROWS + self.fed[place]) * UNITS
            for unit in range(UNITS):
                units[unit] += self.rows[at + unit]
        total = self.outputs[ITEMS * UNITS + item]
        for unit in range(UNITS):
            if units[unit] > 0:
                total += self.outputs[item * UNITS + unit] * units[unit]
        return total


def changed_set(colours: int, private: int) -> int:
    """A set of colours after the first and another one have changed places."""
    moved = (colours ^ colours >> private) & 1
    return colours ^ (moved | moved << private)
