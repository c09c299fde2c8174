"""How good a position of Azul looks: what lines and floors will score, and what walls and lines promise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.azul.position import Azul
from guilda.search.fitted import Fitted, load_weights

if not cython.compiled:
    from guilda.rules.azul.constants import LINES
    from guilda.rules.azul.position import BONUS
    from guilda.rules.packed import count_bits, lowest_bit

if TYPE_CHECKING:
    from guilda.rules.game import Game

# The traits of a seat: where each group of them begins.
START = 1  # whether it starts the next round; trait 0 is always 1
COLUMN = 2  # columns with 2, 3, 4 tiles
COLUMN_COST = 5  # the tiles that columns with 2 or more lack, each as large as its line
COLOUR = 6  # colours with 2, 3, 4 tiles
COLOUR_COST = 9  # as with columns
ROW = 10  # rows with 3, 4 tiles
NEIGHBOURS = 12  # by row: what open spaces would score above 1
LINE = 17  # by line and count: the line has so many tiles (lines 2 to 5, not full)
LINE_POINTS = 27  # by line: what its tile will score, times the share of it that is filled
TRAITS = 31


class AzulEvaluation(Fitted):
    """Tiles a copy of the position as the round's end would, and looks at what is there then.

    The stage is the longest row of all walls, from one tile on: five in a row end the game.
    """

    def __init__(self, game: Azul, weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights or load_weights("azul")[game.options()["wall"]], TRAITS)
        self.board = Azul(**game.options())

    def begin(self, game: Game) -> None:
        """Tile the walls."""
        self.board.copy_from(game)
        longest = 1
        for seat in range(self.board.players):
            self.tile(seat)
            for line in range(LINES):
                longest = max(longest, count_bits(self.board.rows[seat * LINES + line]))
        self.at_stage(longest - 1, 0.0)

    def tile(self, seat: int) -> None:
        """Move the full lines of the copy to the wall, and pay for the floor."""
        for line in range(LINES):
            if self.board.line_count[seat * LINES + line] == line + 1:
                column = self.best_column(seat, line)
                if column < 0:
                    self.board.drop_line(seat, line)
                else:
                    self.board.move_to_wall(seat, line, column)
        self.board.pay_floor(seat)

    def best_column(self, seat: int, line: int) -> int:
        """Where the tile of a line scores most; -1 if it can go nowhere."""
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

    def observe(self, game: Game, seat: int) -> float:
        """The points and bonuses that a seat has after tiling, and its traits."""
        for trait in range(TRAITS):
            self.traits[trait] = 0.0
        self.traits[0] = 1.0
        starter = self.board.marker if self.board.marker >= 0 else self.board.starter
        if starter == seat:
            self.traits[START] = 1.0
        self.observe_wall(seat)
        self.observe_lines(seat)
        sure = self.board.points(seat)
        for bonus in range(3):
            sure += self.board.completed(seat, bonus) * BONUS[bonus]
        return sure

    def observe_wall(self, seat: int) -> None:
        """Rows, columns and colours that are begun, and open spaces beside tiles."""
        first = seat * LINES
        for line in range(LINES):
            row = self.board.rows[first + line]
            tiles = count_bits(row)
            if 3 <= tiles < LINES:
                self.traits[ROW + tiles - 3] += 1.0
            for column in range(LINES):
                if not row >> column & 1:
                    self.traits[NEIGHBOURS + line] += self.board.tile_points(seat, line, column) - 1
        for number in range(LINES):
            lines = self.board.columns[first + number]
            self.observe_set(lines, COLUMN, COLUMN_COST)
            lines = 0
            for line in range(LINES):
                lines |= (self.board.row_colours[first + line] >> number & 1) << line
            self.observe_set(lines, COLOUR, COLOUR_COST)

    def observe_set(self, lines: int, trait: int, cost: int) -> None:
        """A column or colour that has its tiles in these lines."""
        tiles = count_bits(lines)
        if 2 <= tiles < LINES:
            self.traits[trait + tiles - 2] += 1.0
            for line in range(LINES):
                if not lines >> line & 1:
                    self.traits[cost] += line + 1

    def observe_lines(self, seat: int) -> None:
        """Lines that are begun."""
        at = LINE
        for line in range(1, LINES):
            count = self.board.line_count[seat * LINES + line]
            if count > 0:
                self.traits[at + count - 1] = 1.0
                column = self.best_column(seat, line)
                if column >= 0:
                    points = self.board.tile_points(seat, line, column)
                    self.traits[LINE_POINTS + line - 1] = points * count / (line + 1.0)
            at += line


EVALUATION = AzulEvaluation
SETTINGS = {"to_chance": True, "margin": 0.0, "own": 0.0025}
