"""The factory offer of Azul and Stained Glass of Sintra: factories, centre, bag, discard and marker.

Tiles are multisets and sets from `packed.py`. Source 0 is the centre; the factories are the sources from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from guilda.rules.constants import *
from guilda.rules.game import Game
from guilda.rules.packed import *
from guilda.rules.state import Cells

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

ONE = 1
EACH_COLOUR = 0b1_0000000001_0000000001_0000000001_0000000001


class OfferFields(Game):
    """The fields of a factory offer.

    `sources` and the bag are multisets of tiles; `shown` has ten bits per colour: the sources that show it. `marker` is
    the seat with the starting player marker, -1 while it lies in the centre.
    """

    factories: Annotated[int, Cells(type="int", fixed=True)]
    sources: Annotated[list[int], Cells(SOURCES, type="int")]
    bag: int
    discard: int
    marker: Annotated[int, Cells(type="int", initial=-1)]
    starter: int
    shown: Annotated[int, Cells(type="unsigned long long", derived=True)]


class Offer(OfferFields):
    """A game whose players take tiles of one colour from a factory or the centre."""

    def __init__(self, players: int, n_actions: int, factories: int) -> None:
        super().__init__(players, n_actions)
        self.factories = factories

    def showing(self, colour: int) -> int:
        """Return the set of sources that show a colour."""
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
                colour = nth_tile(self.bag, rng.draw(left))
                self.bag -= 1 << 6 * colour
                self.sources[source] += 1 << 6 * colour
                self.shown |= ONE << SOURCES * colour + source
                left -= 1
            if self.log is not None:
                self.log.add(EVENT_DEAL, -1, source, self.sources[source], 0, 0)

    def refill(self) -> int:
        """Move the discard into the empty bag; return the number of tiles now in it."""
        self.bag = self.discard
        self.discard = 0
        left = count_all(self.bag)
        if self.log is not None and left > 0:
            self.log.add(EVENT_REFILL, -1, left, 0, 0, 0)
        return left

    def take(self, source: int, colour: int) -> int:
        """Take all tiles of a colour from a source; the rest of a factory goes to the centre. Return their number."""
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
        """Begin a round: the marker returns to the centre, and the starting player is to act."""
        self.marker = -1
        self.turn = self.starter

    def marker_comes_along(self, source: int) -> bool:
        """Return whether taking from a source also takes the marker: only the first taken from the centre does."""
        return source == CENTRE and self.marker < 0

    def pass_start(self) -> None:
        """End a round: the marker's owner starts the next one; without an owner, the same player starts again."""
        if self.marker >= 0:
            self.starter = self.marker

    def index_sources(self) -> None:
        """Derive which sources show which colours."""
        self.shown = 0
        for source in range(self.factories + 1):
            for colour in range(COLOURS):
                if count_of(self.sources[source], colour) > 0:
                    self.shown |= ONE << SOURCES * colour + source
