"""What lists need to know of a table, kept beside its log so that nobody has to replay it."""

from __future__ import annotations

from msgspec import Struct

from guilda.tables.entries import Clock, Options
from guilda.tables.sight import Phase


class Summary(Struct):
    """A table in short, after its last log entry."""

    game: str
    options: Options
    phase: Phase
    host: str
    """The person who opened the table."""
    names: list[str]
    """By seat; empty for an open seat."""
    persons: list[str | None]
    """Who may act, by seat; None for bots and open seats."""
    levels: list[str | None]
    """Of the bots, by seat."""
    actor: int | None
    """The seat that decides."""
    public: bool
    rated: bool
    changed: int
    """When something last happened, in milliseconds since 1970."""
    commitment: str = ""
    clock: Clock | None = None
    ranks: list[int] | None = None
    wakes: int | None = None
    """When the table goes on by itself, in milliseconds since 1970: a bot's turn, a time-out. None: never."""
