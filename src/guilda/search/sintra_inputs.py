"""The numbers by which a network sees Sintra: every pattern strip with its points and its pieces on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.rules.constants import *
from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.rules.sintra.constants import *
from guilda.rules.sintra.position import Sintra
from guilda.search.offer_constants import *
from guilda.search.offer_inputs import OfferInputs

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.sintra.palace import ORNAMENT_PANES, WINDOW_POINTS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

TABLE_NUMBERS = OFFER_NUMBERS + 3 + ROUNDS
SEAT_NUMBERS = 14
ITEM_NUMBERS = 20
MOST_AHEAD = 60  # points
ORNAMENTS = 4


class SintraInputs(OfferInputs):
    """The offer and the round; score, turn order and reach of a seat; and its strips."""

    def __init__(self) -> None:
        super().__init__(TABLE_NUMBERS, SEAT_NUMBERS, WINDOWS, ITEM_NUMBERS)
        self.worths = cells(2 * WINDOWS)

    def write_table(self, game: Game, out: MutableSequence[int]) -> None:
        """Write what is on offer, the prompt, the side of the boards and the round."""
        self.write_sintra_table(cython.cast(Sintra, game), out)

    def write_sintra_table(self, game: Sintra, out: MutableSequence[int]) -> None:
        """Write the table of a position of Sintra."""
        self.write_offer(game, out)
        out[OFFER_NUMBERS] = FLAG if game.asked == ASKED_TO_FILL else 0
        out[OFFER_NUMBERS + 1] = FLAG if game.asked == ASKED_TO_KEEP else 0
        out[OFFER_NUMBERS + 2] = FLAG if game.side_b else 0
        for number in range(ROUNDS):
            out[OFFER_NUMBERS + 3 + number] = FLAG if number == game.round - 1 else 0

    def write_seat(self, game: Game, seat: int, out: MutableSequence[int]) -> None:
        """Write score, turn order and reach of a seat, then its strips; seats come in order."""
        self.write_sintra_seat(cython.cast(Sintra, game), seat, out)

    def write_sintra_seat(self, game: Sintra, seat: int, out: MutableSequence[int]) -> None:
        """Write a seat of a position of Sintra."""
        if seat == 0:
            self.read_offer(game)
            for each in range(game.players):
                final = game.leftover_points(each) - game.final_loss(each) + game.side_bonus(each)
                self.scores[each] = game.score[each] + final
        self.rate_panes(game, seat)
        self.write_standing(game, seat, MOST_AHEAD, out)
        out[5] = count_bits(game.strips_left[seat])
        out[6] = count_bits(game.strips_left[seat] >> game.glazier[seat])
        out[7] = FLAG if game.can_go_back(seat) else 0
        for number in range(8, SEAT_NUMBERS):
            out[number] = 0
        right = 0
        for window in range(WINDOWS - 1, -1, -1):
            own = WINDOW_POINTS[game.side_b * WINDOWS + window]
            self.write_strip(game, seat, window, own + right, out)
            if game.begun[seat] >> window & 1:
                right += own
        for colour in range(COLOURS):
            lines = game.accepts[seat * COLOURS + colour]
            if lines == 0:
                out[8] += self.total[colour]
            if lines >> game.glazier[seat] == 0:
                out[9] += self.total[colour]
                out[10] = max(out[10], self.largest[colour])

    def write_strip(self, game: Sintra, seat: int, window: int, points: int, out: MutableSequence[int]) -> None:
        """Write a strip and the points it would score, and add to the numbers of the seat from 11 on.

        These are the strips within reach that one take can complete, the most points among them, and the most points
        of a strip within reach that the offer can complete.
        """
        item = SEAT_NUMBERS + window * ITEM_NUMBERS
        at = seat * WINDOWS + window
        for number in range(ITEM_NUMBERS):
            out[item + number] = 0
        if game.strips[at] != EMPTY:
            reach = window >= game.glazier[seat]
            turned = game.panes[2 * at] != EMPTY
            wilds = game.open_wilds[at]
            out[item + 0] = FLAG
            out[item + 1] = points
            out[item + 2] = count_all(game.pieces[at])
            out[item + 3] = SPACES - out[item + 2]
            out[item + 4] = wilds
            self.write_needs(game, at, item, out)
            out[item + 10] = FLAG if reach else 0
            out[item + 11] = window - game.glazier[seat] if reach else 0
            out[item + 12] = FLAG if window == game.glazier[seat] else 0
            out[item + 13] = FLAG if turned else 0
            for ahead in range(2):
                if game.round - 1 + ahead < ROUNDS:
                    colour = game.track[game.round - 1 + ahead]
                    out[item + 14 + ahead] = count_of(game.pieces[at], colour) + count_of(game.open_spaces[at], colour)
            out[item + 16] = self.worths[2 * window + (1 if turned else 0)]
            out[item + 17] = window
            out[item + 18] = points if reach else 0
            if reach and out[item + 8] > 0:
                out[11] += 1
                out[12] = max(out[12], points)
            if reach and out[item + 19] > 0:
                out[13] = max(out[13], points)

    def write_needs(self, game: Sintra, at: int, item: int, out: MutableSequence[int]) -> None:
        """Write how many colours a strip lacks, what one take and the whole offer can fill, and exact takes."""
        rest = out[item + 3]
        wilds = out[item + 4]
        for colour in range(COLOURS):
            needed = count_of(game.open_spaces[at], colour)
            if needed > 0:
                out[item + 5] += 1
                out[item + 6] += min(needed, self.total[colour])
                out[item + 7] = max(out[item + 7], min(needed + wilds, self.largest[colour]))
                if self.sizes[colour] >> needed & 1:
                    out[item + 9] += 1
            if needed + wilds == rest and rest > 0 and self.largest[colour] >= rest:
                out[item + 8] = FLAG
        out[item + 19] = FLAG if out[item + 6] + wilds >= rest else 0

    def rate_panes(self, game: Sintra, seat: int) -> None:
        """Set for each pane the filled panes around its ornament, or on side B the factor that it may raise."""
        if game.side_b:
            windows = game.complete_windows(seat)
            panes = game.colour_panes(seat, game.best_colour(seat))
            for pane in range(2 * WINDOWS):
                self.worths[pane] = panes if pane & 1 else windows
            return
        for number in range(ORNAMENTS):
            filled = game.ornament(seat, number)
            for pane in range(2 * WINDOWS):
                if ORNAMENT_PANES[number] >> pane & 1:
                    self.worths[pane] = filled
