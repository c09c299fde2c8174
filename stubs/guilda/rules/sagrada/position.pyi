"""Sagrada: the position and its rules, in the order of play. Comments name the rules of docs/rules/sagrada.md."""

from guilda.rules.sagrada.table import SagradaTable
from typing import Any, final

@final
class Sagrada(SagradaTable):
    """A position of Sagrada and its rules, for one player (the solo game) or more."""
    name: str
    rules_version: int
    def __init__(self, players: int=2, tools: int=3, objectives: int=2) -> None: ...
    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
    def assured_points(self, seat: int) -> int:
        """Return the score of a seat if the game ended now."""
    def last_round(self) -> bool:
        """Return whether this is the tenth round."""
    def ranks(self) -> list[int]:
        """Return the rank of every seat; the solo player wins (1) or loses (2) against the target."""
    def tally(self, seat: int) -> list[tuple[str, int, int]]:
        """Return a seat's current score sheet: name, quantity, points. It reveals the private objective."""
    def target(self) -> int:
        """Return the target that the solo player must exceed (SA-54), for Python."""
    def conceals(self, action: int) -> bool:
        """Return whether the decision is a window choice, which is hidden from the others (SA-03)."""
    def derive(self) -> None:
        """Derive the sets of windows, pool and round track, and the usable tools."""
