"""Previews: the immediate effect of an action, as far as the seat to act can know it before the next draw."""

from guilda.rules.game import EventLog
from guilda.rules.game import Game
from guilda.rules.presentation import Event
from guilda.rules.rng import Rng
from typing import Any, final

@final
class Veil(Rng):
    """A generator that notes the length of a log at its first draw: events before it are certain."""
    @property
    def certain(self) -> int: ...
    def __init__(self, log: EventLog) -> None: ...


def gains(position: Game, actions: list[int]) -> list[int]:
    """Return the points that each legal action is certain to bring the seat to act; see `preview`."""

def has_secrets(position: Game) -> bool:
    """Return whether players of this game have hidden information; True if it is not registered."""

def preview(position: Game, actions: list[int]) -> list[tuple[int, list[Event]]]:
    """Return for each legal action its certain points for the seat to act, and its events before the first draw."""

def events(position: Game, actions: list[int]) -> list[list[Event]]:
    """Return for each legal action its events before the first draw.

    Actions are played on a copy in which all information hidden from the seat is redrawn, so no secret can leak.
    """
