"""A position as an array of numbers, as one seat may know it: what every environment observes.

Each game has an `Encoder`: it writes what `view(seat)` says, with the observing seat first and the others after it in
the order of play. Things that are one of several are written as that many cells, 1 for the one that it is.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game


class Field(NamedTuple):
    """A named part of an observation: so many cells."""

    name: str
    cells: int


def numbered(name: str, count: int, cells: int) -> list[Field]:
    """The same field several times, numbered from 1."""
    return [Field(f"{name}_{number}", cells) for number in range(1, count + 1)]


def for_seats(players: int, fields: list[Field]) -> list[Field]:
    """Fields for every seat: `own`, then `next_1` and so on in the order of play."""
    seats = ["own", *(f"next_{number}" for number in range(1, players))]
    return [Field(f"{seat}.{field.name}", field.cells) for seat in seats for field in fields]


class Encoder:
    """Writes positions of one game with its options. `fields` are the parts of an observation, in order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum(field.cells for field in fields)

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write what a seat may know; return how many cells that took. Native and unchecked."""
        return 0

    def observe(self, game: Game, observer: int) -> array[int]:
        """What a seat may know, as an array of 16-bit numbers."""
        game.check_seat(observer)
        cells = array("h", bytes(2 * self.size))
        self.write_into(game, observer, cells)
        return cells

    def write_into(self, game: Game, observer: int, cells: array[int]) -> None:
        """Write what a seat may know into an array that is long enough."""
        if cython.compiled:
            out = cells
            self.write(game, observer, cython.address(out[0]))
        else:
            self.write(game, observer, cells)

    def slices(self) -> dict[str, slice]:
        """Where each field is found in an observation."""
        found = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.cells)
            at += field.cells
        return found


def encoder_of(game: Game) -> Encoder:
    """The encoder for a game with its options."""
    made: Encoder = import_module(f"guilda.rl.{game.name}").ENCODER(game)
    return made
