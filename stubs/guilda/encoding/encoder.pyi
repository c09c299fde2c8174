"""Observations: a position as an array of integers, from the point of view of one seat.

Each game has an `Encoder` that writes the contents of `view(seat)`, starting with the observer's own seat and
continuing in turn order. Categories are one-hot encoded.
"""

from array import array
from guilda.rules.game import Game
from typing import Any, final
from typing import NamedTuple

class Field(NamedTuple):
    """A named part of an observation, its number of cells, and whether they hold numbers or flags (0 or 1)."""
    name: str
    cells: int
    numeric: bool = False


def number(name: str, cells: int=1) -> Field:
    """Return a field of counts or other numbers."""

def numbered(field: Field, count: int) -> list[Field]:
    """Return a field several times, numbered from 1."""

def for_seats(players: int, fields: list[Field]) -> list[Field]:
    """Return the fields of every seat: `own`, then `next_1` and so on in turn order."""

class Encoder:
    """Encodes positions of one game and its options. `fields` are the parts of an observation, in order."""
    @property
    def fields(self) -> list[Any]: ...
    @property
    def size(self) -> int: ...
    def __init__(self, fields: list[Field]) -> None: ...
    def cells(self, game: Game, observer: int) -> list[int]:
        """Return the observation of a seat. Encoders in plain Python define this; native ones define `write`."""
    def observe(self, game: Game, observer: int) -> Any:
        """Return the observation of a seat as an array of 16-bit integers: NumPy's where it is installed."""
    def number_cells(self) -> list[int]:
        """Return the indices of the cells that hold numbers."""
    def flag_cells(self) -> list[int]:
        """Return the indices of the cells that hold flags."""
    def slices(self) -> dict[str, slice]:
        """Return the slice of each field in an observation."""


def encoder_of(game: Game) -> Encoder:
    """Return a new encoder for a game with its options."""

def shared_encoder(game: Game) -> Encoder:
    """Return the encoder that all positions of a game with the same options share."""
