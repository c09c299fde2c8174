"""How good a position of Azul looks: what lines and floors will score, and what the walls promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import azul as box
from guilda.rules.azul.position import Azul
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from guilda.rules.azul.constants import LINES
    from guilda.rules.packed import count_bits, lowest_bit

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The parameters, tuned in matches.
SPREAD = 9.0  # points ahead that make a win about three times as likely as not
PROMISES = (0.0, 0.03, 0.10, 0.25, 0.50, 1.0)  # of a bonus, by how many of its five tiles are there
PARTIAL = 0.5  # of a line's points, times the square of the share of it that is filled
NEIGHBOUR = 0.15  # for each open space beside a tile
MARKER_WORTH = 0.7  # for starting the next round

# Filled below: what a row, a column, a colour with so many tiles promises.
PROMISE = [0.0] * 18


class AzulEvaluation(Evaluation):
    """Tiles a copy of the position as the round's end would, and adds what the walls promise."""

    def __init__(self, game: Azul) -> None:
        super().__init__(SPREAD)
        self.board = Azul(**game.options())

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Each seat's points after the next tiling, with its promises."""
        self.board.copy_from(game)
        for seat in range(game.players):
            points[seat] = self.unfinished_lines(seat)
            self.tile(seat)
            points[seat] += self.board.points(seat) + self.promises(seat)
            if self.board.marker == seat:
                points[seat] += MARKER_WORTH

    def unfinished_lines(self, seat: int) -> float:
        """What the lines that are not full yet are worth."""
        worth = 0.0
        for line in range(LINES):
            count = self.board.line_count[seat * LINES + line]
            if 0 < count <= line:
                share = count / (line + 1.0)
                column = self.best_column(seat, line)
                if column >= 0:
                    worth += PARTIAL * share * share * self.board.tile_points(seat, line, column)
        return worth

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

    def promises(self, seat: int) -> float:
        """What rows, columns and colours that are begun, and open spaces beside tiles, promise."""
        worth = 0.0
        colours = 0
        above = 0
        for line in range(LINES):
            at = seat * LINES + line
            row = self.board.rows[at]
            worth += PROMISE[count_bits(row)] + PROMISE[6 + count_bits(self.board.columns[at])]
            worth += NEIGHBOUR * count_bits((row << 1 | row >> 1) & ~row & 31)
            worth += NEIGHBOUR * (count_bits(above & ~row) + count_bits(row & ~above))
            above = row
            for colour in range(LINES):
                if self.board.row_colours[at] >> colour & 1:
                    colours += 1 << 6 * colour
        for colour in range(LINES):
            worth += PROMISE[12 + (colours >> 6 * colour & 63)]
        return worth


def fill_tables() -> None:
    """Turn shares of bonuses into points."""
    for number, name in enumerate(("row", "column", "colour")):
        for tiles in range(6):
            PROMISE[6 * number + tiles] = PROMISES[tiles] * box.BONUS[name]


fill_tables()

EVALUATION = AzulEvaluation
SETTINGS = {"to_chance": True}
