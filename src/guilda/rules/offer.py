"""The factory offer, which Azul and Stained Glass of Sintra share: factories, centre, bag, discard and marker.

Tiles are multisets and sets of `packed.py`. Source 0 is the centre, the factories are the sources from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import Game, cells

if not cython.compiled:
    from guilda.rules.constants import (
        CENTRE,
        COLOURS,
        EVENT_DEAL,
        EVENT_REFILL,
        EVENT_TAKE,
        SOURCES,
        TILES_A_FACTORY,
    )
    from guilda.rules.packed import count_all, count_of, nth_tile

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

ONE = 1
EACH_COLOUR = 0b1_0000000001_0000000001_0000000001_0000000001


class Offer(Game):
    """A game whose players take tiles of one colour from a factory or the centre."""

    def __init__(self, players: int, n_actions: int, factories: int) -> None:
        super().__init__(players, n_actions)
        self.factories = factories
        self.sources = cells(SOURCES)
        self.shown = 0
        self.bag = 0
        self.discard = 0
        self.marker = -1
        self.starter = 0

    def copy_offer(self, other: Offer) -> None:
        """Become equal in all that the offer knows."""
        self.sources[:] = other.sources
        self.shown = other.shown
        self.bag = other.bag
        self.discard = other.discard
        self.marker = other.marker
        self.starter = other.starter
        self.turn = other.turn

    def showing(self, colour: int) -> int:
        """The set of sources that show a colour."""
        return self.shown >> SOURCES * colour & 1023

    def deal(self, rng: Rng) -> None:
        """Fill the factories from the bag, and from the discard when the bag runs out."""
        left = count_all(self.bag)
        for source in range(1, self.factories + 1):
            for _ in range(TILES_A_FACTORY):
                if left == 0:
                    left = self.refill()
                if left == 0:
                    break
                colour = nth_tile(self.bag, rng.below(left))
                self.bag -= 1 << 6 * colour
                self.sources[source] += 1 << 6 * colour
                self.shown |= ONE << SOURCES * colour + source
                left -= 1
            if self.log is not None:
                self.log.add(EVENT_DEAL, -1, source, self.sources[source], 0, 0)

    def refill(self) -> int:
        """Put the discard into the empty bag; how many tiles there are now."""
        self.bag = self.discard
        self.discard = 0
        left = count_all(self.bag)
        if self.log is not None and left > 0:
            self.log.add(EVENT_REFILL, -1, left, 0, 0, 0)
        return left

    def take(self, source: int, colour: int) -> int:
        """Take all tiles of a colour from a source; the rest of a factory goes to the centre. How many were taken."""
        tiles = self.sources[source]
        taken = count_of(tiles, colour)
        rest = tiles - (taken << 6 * colour)
        if source == CENTRE:
            self.sources[CENTRE] = rest
            self.shown &= ~(ONE << SOURCES * colour)
        else:
            self.sources[source] = 0
            self.sources[CENTRE] += rest
            there = self.shown >> source & EACH_COLOUR
            self.shown ^= there << source
            self.shown |= there & ~(ONE << SOURCES * colour)
        if self.log is not None:
            self.log.add(EVENT_TAKE, self.turn, source, colour, taken, rest)
        return taken

    def return_marker(self) -> None:
        """A round begins: the marker lies in the centre, and the starting player moves first."""
        self.marker = -1
        self.turn = self.starter

    def marker_comes_along(self, source: int) -> bool:
        """Whether who takes from a source takes the marker too: the first to take from the centre in a round."""
        return source == CENTRE and self.marker < 0

    def pass_start(self) -> None:
        """A round is over: who has the marker starts the next one; if nobody has, the same player again."""
        if self.marker >= 0:
            self.starter = self.marker

    def index_sources(self) -> None:
        """Derive which sources show which colours."""
        self.shown = 0
        for source in range(self.factories + 1):
            for colour in range(COLOURS):
                if count_of(self.sources[source], colour) > 0:
                    self.shown |= ONE << SOURCES * colour + source
