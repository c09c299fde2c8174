"""The evaluation of Azul: the score after the coming wall-tiling, plus features of walls and pattern lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from guilda.rules.azul.constants import *
from guilda.rules.azul.position import Azul
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.search.linear import LinearEvaluation, load_weights

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.azul.position import BONUS

if TYPE_CHECKING:
    from guilda.rules.game import Game

# Features of a seat: the first index of each group. Feature 0 is the bias.
START = 1  # the seat starts the next round
COLUMN = 2  # columns with 2, 3, 4 tiles
COLUMN_COST = 5  # tiles needed to complete columns with 2 or more, weighted by the length of the line
COLOUR = 6  # colours with 2, 3, 4 tiles
COLOUR_COST = 9  # the same for colours
ROW = 10  # rows with 3, 4 tiles
NEIGHBOURS = 12  # by row: points above 1 of the open spaces
LINE = 17  # by line (2 to 5) and number of tiles on it
LINE_POINTS = 27  # by line: points of its tile times the filled share of the line
FEATURES = 31


class AzulEvaluation(LinearEvaluation):
    """Apply wall-tiling to a copy of the position and extract features from it.

    The stage is the longest row of any wall: five tiles in a row end the game.
    """

    def __init__(self, game: Azul, weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights or load_weights("azul")[game.options()["wall"]], FEATURES)
        self.board = Azul(**game.options())

    def prepare(self, game: Game) -> None:
        """Tile the walls of the copy, and set the stage."""
        self.board.copy_from(game)
        longest = 1
        for seat in range(self.board.players):
            self.tile(seat)
            for line in range(LINES):
                longest = max(longest, count_bits(self.board.rows[seat * LINES + line]))
        self.set_stage(longest - 1, 0.0)

    def tile(self, seat: int) -> None:
        """Move the full lines of a seat to its wall and score its floor line."""
        for line in range(LINES):
            if self.board.line_count[seat * LINES + line] == line + 1:
                column = self.best_column(seat, line)
                if column < 0:
                    self.board.drop_line(seat, line)
                else:
                    self.board.move_to_wall(seat, line, column)
        self.board.pay_floor(seat)

    def best_column(self, seat: int, line: int) -> int:
        """Return the column where the tile of a line scores most; -1 if no column is open."""
        columns = self.board.open_columns(seat, line)
        best = -1
        most = 0
        while columns:
            column = lowest_bit(columns)
            points = self.board.tile_points(seat, line, column)
            if points > most:
                most = points
                best = column
            columns &= columns - 1
        return best

    def extract(self, game: Game, seat: int) -> float:
        """Write the features of a seat and return its points and bonuses after tiling."""
        for feature in range(FEATURES):
            self.features[feature] = 0.0
        self.features[0] = 1.0
        starter = self.board.marker if self.board.marker >= 0 else self.board.starter
        if starter == seat:
            self.features[START] = 1.0
        self.extract_wall(seat)
        self.extract_lines(seat)
        certain = self.board.points(seat)
        for bonus in range(3):
            certain += self.board.completed(seat, bonus) * BONUS[bonus]
        return certain

    def extract_wall(self, seat: int) -> None:
        """Write the features of the wall."""
        first = seat * LINES
        for line in range(LINES):
            row = self.board.rows[first + line]
            tiles = count_bits(row)
            if 3 <= tiles < LINES:
                self.features[ROW + tiles - 3] += 1.0
            for column in range(LINES):
                if not row >> column & 1:
                    self.features[NEIGHBOURS + line] += self.board.tile_points(seat, line, column) - 1
        for number in range(LINES):
            lines = self.board.columns[first + number]
            self.extract_set(lines, COLUMN, COLUMN_COST)
            lines = 0
            for line in range(LINES):
                lines |= (self.board.row_colours[first + line] >> number & 1) << line
            self.extract_set(lines, COLOUR, COLOUR_COST)

    def extract_set(self, lines: int, first: int, cost: int) -> None:
        """Write the features of a column or colour that has tiles in these lines."""
        tiles = count_bits(lines)
        if 2 <= tiles < LINES:
            self.features[first + tiles - 2] += 1.0
            for line in range(LINES):
                if not lines >> line & 1:
                    self.features[cost] += line + 1

    def extract_lines(self, seat: int) -> None:
        """Write the features of the pattern lines."""
        at = LINE
        for line in range(1, LINES):
            count = self.board.line_count[seat * LINES + line]
            if count > 0:
                self.features[at + count - 1] = 1.0
                column = self.best_column(seat, line)
                if column >= 0:
                    points = self.board.tile_points(seat, line, column)
                    self.features[LINE_POINTS + line - 1] = points * count / (line + 1.0)
            at += line


seal("guilda.PythonEvaluation", AzulEvaluation)

EVALUATION = AzulEvaluation
INPUTS = "guilda.search.azul_inputs:AzulInputs"
SETTINGS = {"stop_at_chance": True, "margin_weight": 0.0, "own_weight": 0.0025}
DEEP_SETTINGS = {"chance_depth": 1, "chance_widening": 0.04}
