"""Splendor: the position and its rules, in the order of play. Comments name the rules of docs/rules/splendor.md."""

from guilda.rules.splendor.layout import Layout
from typing import Any, final

@final
class Splendor(Layout):
    """A position of Splendor and its rules. Sets of choices are wide sets of `packed.py`."""
    name: str
    rules_version: int
    def __init__(self, players: int=2) -> None: ...
    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
    def card_at(self, place: int) -> int:
        """Return the card in a place of the table, or after those in the hand of the player whose turn it is."""
    def to_pay(self) -> int:
        """Return the number of gems of the current colour that can pay for the card; 0 if no payment is due."""
    def last_round(self) -> bool:
        """Return whether a seat has the points that end the game (SP-60)."""


def fill_tables() -> None:
    """Load the costs of cards, the requirements of nobles, and the sets of colours that can be taken together."""
