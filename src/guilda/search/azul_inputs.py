"""The numbers by which a network sees Azul: every pattern line with its place on the wall and its tiles on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.rules.azul.constants import *
from guilda.rules.azul.position import Azul
from guilda.rules.constants import *
from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.search.offer_constants import *
from guilda.search.offer_inputs import OfferInputs

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.azul.position import BONUS, FLOOR_LOSS, RUN, WALL_COLUMN

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

TABLE_NUMBERS = OFFER_NUMBERS + 5
SEAT_NUMBERS = 15
ITEM_NUMBERS = 20
MOST_AHEAD = 40  # points
FULL_ROW = 31


class AzulInputs(OfferInputs):
    """The offer and the end of the game; score, turn order, floor and room of a seat; and its pattern lines.

    Walls are seen after tiling the full lines. Seats are written in order.
    """

    def __init__(self) -> None:
        super().__init__(TABLE_NUMBERS, SEAT_NUMBERS, LINES, ITEM_NUMBERS)
        self.room = cells(COLOURS)
        self.rows = cells(SEATS * LINES)
        self.columns = cells(SEATS * LINES)
        self.row_colours = cells(SEATS * LINES)
        self.column_colours = cells(SEATS * LINES)
        self.fallen = cells(SEATS)

    def write_table(self, game: Game, out: MutableSequence[int]) -> None:
        """Write what is on offer, the supply, and how near the end of the game is."""
        self.write_azul_table(cython.cast(Azul, game), out)

    def write_azul_table(self, game: Azul, out: MutableSequence[int]) -> None:
        """Write the table of a position of Azul."""
        self.write_offer(game, out)
        longest = 0
        for at in range(game.players * LINES):
            full = 1 if game.line_count[at] == at % LINES + 1 else 0
            longest = max(longest, count_bits(game.rows[at]) + full)
        out[OFFER_NUMBERS] = longest
        out[OFFER_NUMBERS + 1] = FLAG if longest == LINES else 0
        out[OFFER_NUMBERS + 2] = FLAG if game.free else 0
        out[OFFER_NUMBERS + 3] = FLAG if game.tiling_seat >= 0 else 0
        out[OFFER_NUMBERS + 4] = game.round

    def tile(self, game: Azul, seat: int) -> None:
        """Set the wall and the score of a seat after tiling its full lines, with bonuses and floor."""
        first = seat * LINES
        for at in range(first, first + LINES):
            self.rows[at] = game.rows[at]
            self.columns[at] = game.columns[at]
            self.row_colours[at] = game.row_colours[at]
            self.column_colours[at] = game.column_colours[at]
        score = game.points(seat)
        fallen = game.floor_count[seat]
        for line in range(LINES):
            if game.line_count[first + line] == line + 1:
                colour = game.line_colour[first + line]
                column = self.best_column(game, seat, line, colour)
                if column < 0:
                    fallen += line + 1
                else:
                    self.rows[first + line] |= 1 << column
                    self.columns[first + column] |= 1 << line
                    self.row_colours[first + line] |= 1 << colour
                    self.column_colours[first + column] |= 1 << colour
                    score += self.tile_points(seat, line, column)
        score = max(0, score - FLOOR_LOSS[min(fallen, FLOOR)])
        colours = FULL_ROW
        for at in range(first, first + LINES):
            colours &= self.row_colours[at]
            if self.rows[at] == FULL_ROW:
                score += BONUS[0]
            if self.columns[at] == FULL_ROW:
                score += BONUS[1]
        self.scores[seat] = score + count_bits(colours) * BONUS[2]
        self.fallen[seat] = fallen

    def tile_points(self, seat: int, line: int, column: int) -> int:
        """Return the points of a tile on a space of the tiled wall."""
        across = RUN[(self.rows[seat * LINES + line] | 1 << column) * LINES + column]
        down = RUN[(self.columns[seat * LINES + column] | 1 << line) * LINES + line]
        return across + down - (1 if across == 1 or down == 1 else 0)

    def best_column(self, game: Azul, seat: int, line: int, colour: int) -> int:
        """Return the open column where a tile scores most on the tiled wall; -1 if there is none."""
        if not game.free:
            return WALL_COLUMN[line * COLOURS + colour]
        best = -1
        most = 0
        for column in range(LINES):
            if (self.rows[seat * LINES + line] >> column | self.column_colours[seat * LINES + column] >> colour) & 1:
                continue
            points = self.tile_points(seat, line, column)
            if points > most:
                most = points
                best = column
        return best

    def write_seat(self, game: Game, seat: int, out: MutableSequence[int]) -> None:
        """Write score, turn order, floor and room of a seat, then its pattern lines; seats come in order."""
        self.write_azul_seat(cython.cast(Azul, game), seat, out)

    def write_azul_seat(self, game: Azul, seat: int, out: MutableSequence[int]) -> None:
        """Write a seat of a position of Azul."""
        if seat == 0:
            self.read_offer(game)
            for each in range(game.players):
                self.tile(game, each)
        self.write_standing(game, seat, MOST_AHEAD, out)
        out[STANDING_NUMBERS] = min(self.fallen[seat], FLOOR)
        for number in range(STANDING_NUMBERS + 1, SEAT_NUMBERS):
            out[number] = 0
        for colour in range(COLOURS):
            self.room[colour] = 0
        for line in range(LINES):
            self.write_line(game, seat, line, out)
        for colour in range(COLOURS):
            out[13] += max(0, self.total[colour] - self.room[colour])
            if self.room[colour] == 0:
                out[14] += self.total[colour]

    def write_line(self, game: Azul, seat: int, line: int, out: MutableSequence[int]) -> None:
        """Write a pattern line, and add to the numbers of the seat from 6 on.

        These are the longest row, wall tiles, full lines, lines begun, tiles that they lack, those that can be
        completed with one take, and whether that ends the game; then the tiles on offer without room.
        """
        item = SEAT_NUMBERS + line * ITEM_NUMBERS
        at = seat * LINES + line
        count = game.line_count[at]
        tiles = count_bits(self.rows[at])
        out[6] = max(out[6], tiles)
        out[7] += tiles
        for number in range(ITEM_NUMBERS):
            out[item + number] = 0
        out[item + 0] = FLAG
        out[item + 1 + line] = FLAG
        out[item + 6] = tiles
        if count == line + 1:
            out[8] += 1
            out[item + 7] = FLAG
        elif count > 0:
            colour = game.line_colour[at]
            rest = line + 1 - count
            self.room[colour] += rest
            out[9] += 1
            out[10] += rest
            out[item + 8] = count
            out[item + 9] = rest
            self.write_tile(game, seat, line, colour, rest, item, out)
            if out[item + 15] > 0:
                out[11] += 1
                if tiles == LINES - 1:
                    out[12] = FLAG
        else:
            self.write_empty_line(game, seat, line, item, out)

    def write_empty_line(self, game: Azul, seat: int, line: int, item: int, out: MutableSequence[int]) -> None:
        """Write the colour that an empty line can take best, by points and tiles, and the number of open colours."""
        best = -1
        most = -1
        for colour in range(COLOURS):
            if self.row_colours[seat * LINES + line] >> colour & 1:
                continue
            out[item + 18] += 1
            self.room[colour] += line + 1
            column = self.best_column(game, seat, line, colour)
            if column >= 0 and self.largest[colour] > 0:
                filled = min(line + 1, self.largest[colour])
                worth = self.tile_points(seat, line, column) * filled + (8 * filled if filled > line else 0)
                if worth > most:
                    most = worth
                    best = colour
        if best >= 0:
            out[item + 19] = FLAG
            self.write_tile(game, seat, line, best, line + 1, item, out)

    def write_tile(
        self, game: Azul, seat: int, line: int, colour: int, rest: int, item: int, out: MutableSequence[int]
    ) -> None:
        """Write what the tile of a line is worth, and how many of the missing tiles are on offer."""
        column = self.best_column(game, seat, line, colour)
        if column >= 0:
            out[item + 10] = self.tile_points(seat, line, column)
            out[item + 11] = count_bits(self.columns[seat * LINES + column])
        for other in range(seat * LINES, seat * LINES + LINES):
            out[item + 12] += self.row_colours[other] >> colour & 1
        out[item + 13] = min(rest, self.largest[colour])
        out[item + 14] = min(8, self.total[colour])
        out[item + 15] = FLAG if self.largest[colour] >= rest else 0
        out[item + 16] = FLAG if self.sizes[colour] >> rest & 1 else 0
        out[item + 17] = min(12, self.supply[colour])
