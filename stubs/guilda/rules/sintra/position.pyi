"""Stained Glass of Sintra: the position and its rules, in the order of play.

Comments name the rules of docs/rules/sintra.md. Windows, and the strips above them, count from 0 on the left.
"""

from guilda.rules.sintra.palace import PalaceBoards
from typing import Any, final

@final
class Sintra(PalaceBoards):
    """A position of Stained Glass of Sintra."""
    name: str
    rules_version: int
    def last_round(self) -> bool:
        """Return whether the round track is at its end."""
