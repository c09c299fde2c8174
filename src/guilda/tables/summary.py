"""The summary of a table, stored beside its log so that lists need not replay it."""

from __future__ import annotations

from msgspec import Struct

from guilda.tables.entries import Clock, Options
from guilda.tables.views import Phase


class Summary(Struct):
    """A table after its last log entry."""

    game: str
    options: Options
    phase: Phase
    host: str
    """The person who opened the table."""
    names: list[str]
    """By seat; empty for an open seat."""
    persons: list[str | None]
    """The person in each seat; None for bots and open seats."""
    levels: list[str | None]
    """Levels of bots, by seat."""
    actor: int | None
    """The seat to act."""
    public: bool
    rated: bool
    changed: int
    """The time of the last entry, in milliseconds since 1970."""
    commitment: str = ""
    rules_version: int = 0
    clock: Clock | None = None
    counts: bool = False
    """Whether the game is long enough to change ratings."""
    ranks: list[int] | None = None
    wakes: int | None = None
    """The time of the next bot's turn or time-out, in milliseconds since 1970; None if only a person can continue."""
    deal: str = ""
    """The daily deal that is played."""
    vacations: dict[str, int] = {}
    """The end of each person's vacation, during which their clock is paused, in milliseconds since 1970."""


def actor_of(summary: Summary) -> str:
    """Return the person whose turn it is; empty for bots and finished games."""
    if summary.phase != "playing" or summary.actor is None or summary.levels[summary.actor]:
        return ""
    return summary.persons[summary.actor] or ""
