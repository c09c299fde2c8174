"""The numbers by which a network sees Sagrada: every empty space of a window with what is printed and placed around it.

All of them are public. Private objectives are in the features of the evaluation, as far as the searching seat knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.position import Sagrada
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.tools import *
from guilda.rules.sagrada.windows import *
from guilda.search.sagrada_constants import *
from guilda.search.seat_network import SeatInputs

if not cython.compiled:  # a C function, which the .pxd imports
    from guilda.search.sagrada import turns_left

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

TABLE_NUMBERS = 39
SEAT_NUMBERS = 20
ITEM_NUMBERS = 15
FLAG = 4  # a condition that holds; larger than 1 because weights per unit are limited


class SagradaInputs(SeatInputs):
    """The turn, the draft pool, objectives and tools; the state of a window; and every empty space of it."""

    def __init__(self) -> None:
        super().__init__(TABLE_NUMBERS, SEAT_NUMBERS, SPACES, ITEM_NUMBERS)
        self.fitting = cells(SPACES)
        self.highest = cells(SPACES)
        self.row_points = cells(ROWS)
        self.column_points = cells(COLUMNS)

    def write_table(self, game: Game, out: MutableSequence[int]) -> None:
        """Write round, turn and step, the draft pool, public objectives, tools and round track."""
        self.write_sagrada_table(cython.cast(Sagrada, game), out)

    def write_sagrada_table(self, game: Sagrada, out: MutableSequence[int]) -> None:
        """Write the table of a position of Sagrada."""
        out[0] = game.round
        out[1] = game.turn_of_round
        out[2] = FLAG if game.step == STEP_WINDOW else 0
        out[3] = FLAG if game.step == STEP_TURN else 0
        out[4] = FLAG if game.drafted else 0
        out[5] = FLAG if game.used else 0
        out[6] = FLAG if game.hand != NONE else 0
        for value in range(VALUES):
            out[7 + value] = 0
            for colour in range(COLOURS):
                out[7 + value] += game.pool[colour * VALUES + value]
        out[13] = 0
        for colour in range(COLOURS):
            if game.shown >> VALUES * colour & 63:
                out[13] += 1
        for objective in range(OBJECTIVES):
            out[14 + objective] = FLAG if game.objectives >> objective & 1 else 0
        out[36] = 0
        for tool in range(TOOLS):
            out[24 + tool] = FLAG if (game.tools & ~game.gone) >> tool & 2 else 0
            out[36] += game.on_tool[tool + 1]
        out[37] = track_sum(game)
        out[38] = game.track_count

    def write_seat(self, game: Game, seat: int, out: MutableSequence[int]) -> None:
        """Write the state of a seat's window, then its spaces."""
        self.write_sagrada_seat(cython.cast(Sagrada, game), seat, out)

    def write_sagrada_seat(self, game: Sagrada, seat: int, out: MutableSequence[int]) -> None:
        """Write a seat of a position of Sagrada; a window that is not chosen yet has no spaces."""
        self.match_pool(game, seat, out)
        turns = turns_left(game, seat)
        out[0] = FLAG if seat == game.turn else 0
        out[1] = count_bits(game.occupied[seat])
        out[2] = game.favor_tokens[seat]
        out[3] = turns
        out[4] = max(0, turns - TURNS + 2 * game.round)
        for value in range(VALUES):
            out[5 + value] = count_bits(game.value_sets[seat * VALUES + value])
        out[11] = 0
        out[12] = count_bits(game.reach[seat])
        out[13] = 0
        for tool in range(1, TOOLS + 1):
            if (game.tools & ~game.gone) >> tool & 1 and tool_price(game, tool) <= game.favor_tokens[seat]:
                out[13] += 1
        out[14] = 0
        for colour in range(COLOURS):
            spaces = game.colour_open[seat * COLOURS + colour] & game.reach[seat]
            for value in range(VALUES):
                if spaces & game.value_open[seat * VALUES + value]:
                    out[14] += 1
        out[18] = out[19] = 0
        for colour in range(COLOURS):
            pips = colour_sum(game, seat, colour)
            out[19] = max(out[19], min(pips, out[18]))
            out[18] = max(out[18], pips)
        self.rate_lines(game, seat)
        at = SEAT_NUMBERS
        for space in range(SPACES):
            here = 1 << space
            out[at] = 0
            if game.step != STEP_WINDOW and not game.occupied[seat] & here:
                self.write_space(game, seat, space, out, at)
                if out[at + 4]:
                    out[11] += 1
            at += ITEM_NUMBERS

    def match_pool(self, game: Sagrada, seat: int, out: MutableSequence[int]) -> None:
        """Count the dice of the pool that fit each space, and those that fit any space, now or later."""
        for space in range(SPACES):
            self.fitting[space] = self.highest[space] = 0
        out[15] = out[16] = out[17] = 0
        dice = game.shown
        while dice:
            die = lowest_bit(dice)
            dice &= dice - 1
            colour = die // VALUES
            value = die % VALUES
            spaces = game.colour_open[seat * COLOURS + colour] & game.value_open[seat * VALUES + value]
            spaces &= ~game.occupied[seat]
            out[15] += game.pool[die]
            if spaces:
                out[16] += game.pool[die]
            if spaces & game.reach[seat]:
                out[17] += game.pool[die]
            while spaces:
                space = lowest_bit(spaces)
                spaces &= spaces - 1
                self.fitting[space] += game.pool[die]
                self.highest[space] = max(self.highest[space], value + 1)

    def rate_lines(self, game: Sagrada, seat: int) -> None:
        """Set the points that public objectives give for each row and column that can still be completed."""
        for row in range(ROWS):
            self.row_points[row] = 0
        for column in range(COLUMNS):
            self.column_points[column] = 0
        for objective in range(OBJECTIVES):
            if game.objectives >> objective & 1:
                if OBJECTIVE_EACH[objective] == EACH_ROW:
                    for row in range(ROWS):
                        if self.is_alive(game, seat, objective, FIRST_ROW << COLUMNS * row):
                            self.row_points[row] += OBJECTIVE_POINTS[objective]
                elif OBJECTIVE_EACH[objective] == EACH_COLUMN:
                    for column in range(COLUMNS):
                        if self.is_alive(game, seat, objective, FIRST_COLUMN << column):
                            self.column_points[column] += OBJECTIVE_POINTS[objective]

    def is_alive(self, game: Sagrada, seat: int, objective: int, line: int) -> bool:
        """Return whether no colour or value is repeated in a line."""
        if OBJECTIVE_COLOURS[objective]:
            for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
                if count_bits(game.colour_sets[colour] & line) > 1:
                    return False
        else:
            for value in range(seat * VALUES, seat * VALUES + VALUES):
                if count_bits(game.value_sets[value] & line) > 1:
                    return False
        return True

    def write_space(self, game: Sagrada, seat: int, space: int, out: MutableSequence[int], at: int) -> None:
        """Write an empty space: the dice that fit, its neighbours, and the objectives that it can complete."""
        here = 1 << space
        row = space // COLUMNS
        column = space % COLUMNS
        occupied = game.occupied[seat]
        around = diagonal(here)
        colours = 0
        matches = 0
        for colour in range(COLOURS):
            if game.colour_open[seat * COLOURS + colour] & here:
                colours += 1
                matches += count_bits(game.colour_sets[seat * COLOURS + colour] & around)
        values = 0
        for value in range(VALUES):
            if game.value_open[seat * VALUES + value] & here:
                values += 1
        in_row = COLUMNS - count_bits(occupied & FIRST_ROW << COLUMNS * row)
        in_column = ROWS - count_bits(occupied & FIRST_COLUMN << column)
        reached = game.reach[seat] & here != 0
        out[at] = FLAG
        out[at + 1] = colours
        out[at + 2] = values
        out[at + 3] = colours * values
        out[at + 4] = 0 if colours * values else FLAG
        out[at + 5] = FLAG if reached else 0
        out[at + 6] = self.fitting[space]
        out[at + 7] = self.fitting[space] if reached else 0
        out[at + 8] = self.highest[space] if reached else 0
        out[at + 9] = in_row
        out[at + 10] = in_column
        out[at + 11] = count_bits(occupied & beside(here))
        out[at + 12] = matches
        out[at + 13] = self.row_points[row] + self.column_points[column]
        out[at + 14] = 0
        if in_row == 1:
            out[at + 14] += self.row_points[row]
        if in_column == 1:
            out[at + 14] += self.column_points[column]
