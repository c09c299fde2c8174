"""Azul: the position and its rules, in the order of play. Comments name the rules of docs/rules/azul.md."""

from guilda.rules.offer import Offer
from typing import Any, final

class AzulFields(Offer):
    """The fields of a position of Azul: for each seat five pattern lines, a wall of five rows, a floor line.

    Derived: the columns and colours in each row and column of a wall, and `accepts`, which has six bits for every
    colour: the lines that accept it, and the floor.
    """
    @property
    def free(self) -> bool: ...
    @property
    def round(self) -> int: ...
    @property
    def idle_rounds(self) -> int: ...
    @property
    def tiling_seat(self) -> int: ...
    @property
    def tiling_line(self) -> int: ...
    @property
    def line_colour(self) -> list[int]: ...
    @property
    def line_count(self) -> list[int]: ...
    @property
    def wall(self) -> list[int]: ...
    @property
    def floor(self) -> list[int]: ...
    @property
    def floor_count(self) -> list[int]: ...
    @property
    def tiled(self) -> list[int]: ...
    @property
    def lost(self) -> list[int]: ...
    @property
    def rows(self) -> list[int]: ...
    @property
    def columns(self) -> list[int]: ...
    @property
    def row_colours(self) -> list[int]: ...
    @property
    def column_colours(self) -> list[int]: ...
    @property
    def accepts(self) -> list[int]: ...


@final
class Azul(AzulFields):
    """A position of Azul and its rules."""
    name: str
    rules_version: int
    def __init__(self, players: int=2, wall: str='coloured') -> None: ...
    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
    def bonus_counts(self, seat: int) -> tuple[int, int, int]:
        """Return the number of complete rows, columns and colours on a seat's wall (AZ-44)."""
    def assured_points(self, seat: int) -> int:
        """Return the minimum score of a seat after tiling its full lines and paying for its floor as they are."""
    def least_points(self, seat: int, line: int, fallen: int) -> int:
        """Return the minimum score of a seat after tiling the lines from `line` on, over all choices of columns."""
    def last_round(self) -> bool:
        """Return whether a seat is certain to complete a row when it tiles its full lines (AZ-43)."""
    def can_avoid_row(self, seat: int, line: int) -> bool:
        """Return whether a seat can tile the lines from `line` on without completing a row."""
    def tiled_copy(self, seat: int, line: int, column: int) -> Azul:
        """Return a copy in which a full line of a seat has been tiled."""
    def derive(self) -> None:
        """Derive the colours on offer and the contents of the walls."""


def fill_tables() -> None:
    """Fill the lookup tables of the rules from the components."""
