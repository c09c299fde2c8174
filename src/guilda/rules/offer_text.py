"""The factory offer in text positions, for the games that have one."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from guilda.rules.constants import COLOURS, SOURCES, TILES_A_FACTORY
from guilda.rules.fields import Fields
from guilda.rules.packed import count_all, count_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.offer import Offer

Name = TypeVar("Name", bound=str)


@lru_cache(maxsize=4096)
def known_tiles(tiles: int, colours: tuple[Name, ...]) -> tuple[Name, ...]:
    """Return the tiles of a multiset, colour by colour."""
    return tuple(name for colour, name in enumerate(colours) for _ in range(count_of(tiles, colour)))


def tile_names(tiles: int, colours: tuple[Name, ...]) -> list[Name]:
    """Return the tiles of a multiset, colour by colour, as a new list."""
    return [*known_tiles(tiles, colours)]


def write_tiles(tiles: int, letters: str) -> str:
    """Return a multiset of tiles as text: `B2W1`, or `-` for none."""
    return "".join(f"{letter}{count_of(tiles, c)}" for c, letter in enumerate(letters) if count_of(tiles, c)) or "-"


def write_offer(game: Offer, letters: str) -> dict[str, str]:
    """Return the fields of a text position that describe turn and offer."""
    return {
        "starter": str(game.starter),
        "turn": "-" if game.turn < 0 else str(game.turn),
        "marker": "-" if game.marker < 0 else str(game.marker),
        "bag": write_tiles(game.bag, letters),
        "centre": write_tiles(game.sources[0], letters),
        "factories": ",".join(write_tiles(tiles, letters) for tiles in game.sources[1 : game.factories + 1]),
    }


class OfferFields(Fields):
    """Reads the offer from a text position, and counts the tiles in the whole position."""

    def __init__(self, text: str, game: str, names: Sequence[str], letters: str, tiles_of_each_colour: int) -> None:
        super().__init__(text, game, names)
        self.letters = letters
        self.tiles_of_each_colour = tiles_of_each_colour
        self.pattern = re.compile("-|" + "".join(f"(?:{letter}(?P<{letter}>[1-9][0-9]?))?" for letter in letters))
        self.tiles = 0

    def multiset(self, text: str, what: str) -> int:
        """Read a multiset of tiles and add it to the count."""
        match = self.pattern.fullmatch(text)
        if match is None or not text:
            sample = f"{self.letters[0]}2{self.letters[-1]}1"
            self.fail(f"{what}: tiles are written like {sample}, or -, not {text[:20]!r}")
        counts = [int(match[letter] or 0) for letter in self.letters]
        if max(counts) > self.tiles_of_each_colour:
            self.fail(f"{what}: there are only {self.tiles_of_each_colour} tiles of a colour")
        tiles = sum(count << 6 * colour for colour, count in enumerate(counts))
        self.count(tiles)
        return tiles

    def sources(self, factories: int) -> list[int]:
        """Read centre and factories, padded to the largest number of sources."""
        texts = self.split(self.word("factories"), ",", factories, "factories")
        sources = [self.multiset(self.word("centre"), "centre"), *(self.multiset(each, "factories") for each in texts)]
        if any(count_all(tiles) > TILES_A_FACTORY for tiles in sources[1:]):
            self.fail(f"a factory holds at most {TILES_A_FACTORY} tiles")
        return sources + [0] * (SOURCES - len(sources))

    def count(self, tiles: int) -> None:
        """Add tiles to the count; refuse more than there are."""
        most = self.tiles_of_each_colour
        if any(count_of(self.tiles, colour) + count_of(tiles, colour) > most for colour in range(COLOURS)):
            self.fail(f"there are more than {most} tiles of a colour")
        self.tiles += tiles

    def check_tiles(self) -> None:
        """Check that all tiles are accounted for."""
        for colour, letter in enumerate(self.letters):
            found = count_of(self.tiles, colour)
            if found != self.tiles_of_each_colour:
                self.fail(f"there are {found} {letter} tiles, not {self.tiles_of_each_colour}")
