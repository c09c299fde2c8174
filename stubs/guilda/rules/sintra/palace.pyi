"""The palace boards of Sintra: their contents and scores. The rules of play are in `position.py`.

Comments name the rules of docs/rules/sintra.md. Windows, and the strips above them, count from 0 on the left.
"""

from guilda.rules.offer import Offer
from typing import Any, final

class PalaceFields(Offer):
    """The fields of a position of Sintra.

    For each window of a seat: the face-up side of its strip, the strip's empty coloured and wild spaces and its pieces.
    `hand` pieces wait until the player chooses the spaces they fill. Derived: the sets of remaining strips, of windows
    with a piece, and of strips that accept each colour.
    """
    @property
    def side_b(self) -> bool: ...
    @property
    def round(self) -> int: ...
    @property
    def asked(self) -> int: ...
    @property
    def hand(self) -> int: ...
    @property
    def hand_colour(self) -> int: ...
    @property
    def track(self) -> list[int]: ...
    @property
    def strips(self) -> list[int]: ...
    @property
    def open_spaces(self) -> list[int]: ...
    @property
    def open_wilds(self) -> list[int]: ...
    @property
    def pieces(self) -> list[int]: ...
    @property
    def panes(self) -> list[int]: ...
    @property
    def window_points(self) -> list[int]: ...
    @property
    def colour_points(self) -> list[int]: ...
    @property
    def glazier(self) -> list[int]: ...
    @property
    def broken(self) -> list[int]: ...
    @property
    def resets(self) -> list[int]: ...
    @property
    def lost(self) -> list[int]: ...
    @property
    def score(self) -> list[int]: ...
    @property
    def strips_left(self) -> list[int]: ...
    @property
    def begun(self) -> list[int]: ...
    @property
    def accepts(self) -> list[int]: ...


class PalaceBoards(PalaceFields):
    """The palace boards: strips, windows and scores."""
    def __init__(self, players: int=2, side: str='A') -> None: ...
    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
    def final_scoring(self, seat: int) -> tuple[int, int, int, int]:
        """Return pieces left on strips, their points, the penalty for broken glass and the bonus of the side."""
    def nominal_loss(self, seat: int) -> int:
        """Return all penalties of the broken-glass track so far, even those that found no points to lose (SI-66)."""
    def assured_points(self, seat: int) -> int:
        """Return the score of a seat less the final penalty of its broken glass as it is."""
    def derive(self) -> None:
        """Derive the colours on offer, and the boards."""


def fill_tables() -> None:
    """Fill the tables from the components."""
