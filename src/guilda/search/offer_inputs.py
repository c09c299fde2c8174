"""The numbers by which a network sees the factory offer of Azul and Sintra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.constants import *
from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.search.constants import *
from guilda.search.offer_constants import *
from guilda.search.seat_network import SeatInputs

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.offer import Offer


class OfferInputs(SeatInputs):
    """For each colour the tiles on offer, the most in one take, the set of sizes of takes, and the tiles in the bag.

    At the start of a round all tiles count as in the bag: the search stops there and must not know what will be dealt.
    """

    def __init__(self, table: int = 0, seat: int = 0, items: int = 0, item: int = 0) -> None:
        super().__init__(table, seat, items, item)
        self.total = cells(COLOURS)
        self.largest = cells(COLOURS)
        self.sizes = cells(COLOURS)
        self.supply = cells(COLOURS)
        self.scores = cells(MAX_SEATS)

    def is_fresh(self, game: Offer) -> bool:
        """Return whether nothing has been taken in this round."""
        if game.marker >= 0 or game.sources[CENTRE] != 0:
            return False
        for source in range(1, game.factories + 1):  # noqa: SIM110 - a loop compiles to C, a generator does not
            if game.sources[source] == 0:
                return False
        return True

    def read_offer(self, game: Offer) -> None:
        """Count the tiles on offer and in the bag."""
        fresh = self.is_fresh(game)
        for colour in range(COLOURS):
            self.total[colour] = self.largest[colour] = self.sizes[colour] = 0
            self.supply[colour] = count_of(game.bag, colour)
            sources = game.showing(colour)
            while sources:
                tiles = count_of(game.sources[lowest_bit(sources)], colour)
                sources &= sources - 1
                if fresh:
                    self.supply[colour] += tiles
                else:
                    self.total[colour] += tiles
                    self.largest[colour] = max(self.largest[colour], tiles)
                    self.sizes[colour] |= 1 << min(tiles, LARGE_TAKE)

    def write_offer(self, game: Offer, out: MutableSequence[int]) -> None:
        """Write the state of the round: marker, tiles, takes and factories left, the centre, the bag."""
        for number in range(OFFER_NUMBERS - 1):
            out[number] = 0
        out[7] = count_all(game.bag) >> 2
        if self.is_fresh(game):
            out[0] = FLAG
            return
        centre = game.sources[CENTRE]
        out[1] = FLAG if game.marker < 0 else 0
        out[5] = count_wide(game.shown)
        for colour in range(COLOURS):
            tiles = count_of(centre, colour)
            out[3] = max(out[3], tiles)
            if tiles > 0:
                out[4] += 1
        for source in range(game.factories + 1):
            out[2] += count_all(game.sources[source])
            if source != CENTRE and game.sources[source] != 0:
                out[6] += 1

    def write_standing(self, game: Offer, seat: int, most_ahead: int, out: MutableSequence[int]) -> None:
        """Write the first numbers of a seat: its score, its lead over the best opponent, and the turn order."""
        rival = 0
        for each in range(game.players):
            if each != seat:
                rival = max(rival, self.scores[each])
        starter = game.marker if game.marker >= 0 else game.starter
        out[0] = self.scores[seat]
        out[1] = max(-most_ahead, min(most_ahead, out[0] - rival))
        out[2] = FLAG if seat == game.turn else 0
        out[3] = (seat - game.turn + game.players) % game.players
        out[4] = FLAG if seat == starter else 0
