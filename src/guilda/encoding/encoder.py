# cython: auto_pickle=True
"""Observations: a position as an array of integers, from the point of view of one seat.

Each game has an `Encoder` that writes the contents of `view(seat)`, starting with the observer's own seat and
continuing in turn order. Categories are one-hot encoded.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, NamedTuple

import cython

from guilda.pure import check_compiled
from guilda.rules.arrays import as_array
from guilda.rules.registry import game as game_info
from guilda.rules.registry import load

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

check_compiled(__name__, cython.compiled)


class Field(NamedTuple):
    """A named part of an observation, its number of cells, and whether they hold numbers or flags (0 or 1)."""

    name: str
    cells: int
    numeric: bool = False


def number(name: str, cells: int = 1) -> Field:
    """Return a field of counts or other numbers."""
    return Field(name, cells, numeric=True)


def numbered(field: Field, count: int) -> list[Field]:
    """Return a field several times, numbered from 1."""
    return [field._replace(name=f"{field.name}_{place}") for place in range(1, count + 1)]


def for_seats(players: int, fields: list[Field]) -> list[Field]:
    """Return the fields of every seat: `own`, then `next_1` and so on in turn order."""
    seats = ["own", *(f"next_{number}" for number in range(1, players))]
    return [field._replace(name=f"{seat}.{field.name}") for seat in seats for field in fields]


class Encoder:
    """Encodes positions of one game and its options. `fields` are the parts of an observation, in order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum([field.cells for field in fields])
        self.fault: BaseException | None = None
        if cython.compiled and [each for each in type(self).__mro__ if "write" in vars(each)]:
            raise TypeError(f"{type(self).__name__} is plain Python: it must define cells(), not write()")

    def cells(self, game: Game, observer: int) -> list[int]:
        """Return the observation of a seat. Encoders in plain Python define this; native ones define `write`."""
        raise NotImplementedError(f"{type(self).__name__} must define cells()")

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write the observation of a seat; return the number of cells. Native, without checks."""
        with cython.gil:
            return self.write_cells(game, observer, out)

    def write_cells(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write what `cells` returns; keep an error for `_raise_fault`, since native code cannot raise it."""
        try:
            found = self.cells(game, observer)
            if len(found) != self.size:
                raise ValueError(f"{type(self).__name__}.cells() returned {len(found)} cells, not {self.size}")
            for at in range(self.size):
                out[at] = found[at]
        except BaseException as error:
            self.fault = error
        return self.size

    def _raise_fault(self) -> None:
        """Raise the error that `cells` ended with, if it did."""
        if self.fault is not None:
            error, self.fault = self.fault, None
            raise error

    def observe(self, game: Game, observer: int) -> Any:
        """Return the observation of a seat as an array of 16-bit integers: NumPy's where it is installed."""
        game.check_seat(observer)
        cells = array("h", bytes(2 * self.size))
        self._write_into(game, observer, cells)
        self._raise_fault()
        return as_array(cells)

    def _write_into(self, game: Game, observer: int, cells: array[int]) -> None:
        """Write the observation of a seat into an array that is long enough."""
        if cython.compiled:
            out = cells
            self.write(game, observer, cython.address(out[0]))
        else:
            self.write(game, observer, cells)

    def number_cells(self) -> list[int]:
        """Return the indices of the cells that hold numbers."""
        return [at for at, numeric in enumerate(self._numeric()) if numeric]

    def flag_cells(self) -> list[int]:
        """Return the indices of the cells that hold flags."""
        return [at for at, numeric in enumerate(self._numeric()) if not numeric]

    def _numeric(self) -> list[bool]:
        """Return for each cell whether it holds a number."""
        return [field.numeric for field in self.fields for _ in range(field.cells)]

    def slices(self) -> dict[str, slice]:
        """Return the slice of each field in an observation."""
        found = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.cells)
            at += field.cells
        return found


def encoder_of(game: Game) -> Encoder:
    """Return a new encoder for a game with its options."""
    made: Encoder = load(game_info(game.name).encoder)(game)
    return made


def shared_encoder(game: Game) -> Encoder:
    """Return the encoder that all positions of a game with the same options share."""
    key = (type(game), *game.options().items())
    if key not in SHARED:
        SHARED[key] = encoder_of(game)
    return SHARED[key]


SHARED: dict[tuple[Any, ...], Encoder] = {}
