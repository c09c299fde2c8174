"""Games, tables and finished games as the interfaces list and show them, as typed JSON."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from guilda.tables.entries import Clock, Options
from guilda.tables.views import Event, Facts, Result, View, Why


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    title: str
    kind: str
    values: list[int | str | None]
    value_titles: list[str]
    default: int | str | None
    only_for: list[int]


class ActionInfo(Struct):
    """An action of a game: its notation and its parts in the order in which they are chosen."""

    notation: str
    parts: dict[str, Any]


class GameSummary(Struct):
    """A game that can be played here (GET /api/games?language=en)."""

    name: str
    title: str
    options: list[OptionInfo]
    levels: list[str]
    """Levels of bots, weakest first."""
    secrets: bool
    rules_version: int
    messages: str
    """The messages of a game from another package in Fluent syntax; empty for games that the page knows."""
    puzzles: bool
    """Whether there are puzzles of the game."""
    editor: bool
    """Whether its positions can be edited on the analysis board."""


class TableSummary(Struct):
    """A table in a list (GET /api/tables: public ones that are open or being played; GET /api/me/tables: mine)."""

    id: str
    game: str
    options: Options
    phase: Literal["open", "playing", "over"]
    players: list[str]
    """Names by seat; empty for an open seat."""
    levels: list[str | None]
    open_seats: int
    my_turn: bool
    seats: list[int]
    """My seats."""
    commitment: str
    """SHA-256 of the server's seed, published before the players choose theirs."""
    ranks: list[int] | None
    rated: bool
    clock: Clock | None
    changed: int
    """The time of the last log entry, in seconds since 1970."""
    deadline: int | None
    """The time at which the clock of the player to act runs out, in seconds since 1970."""
    vacation: int | None
    """The end of the vacation of the player to act, in seconds since 1970."""


class Frame(Struct):
    """A finished game at one ply: the decision, its events, and the view after it."""

    ply: int
    seat: int | None
    notation: str | None
    facts: Facts | None
    """The decision as arguments of its message; None at the beginning."""
    events: list[Event]
    view: View
    scores: list[int]


class Replay(Struct):
    """GET /api/tables/{id}/replay?seat=0 (no seat: all hands open; finished games only)."""

    game: str
    options: Options
    names: list[str]
    frames: list[Frame]
    result: Result


class Verdict(Struct):
    """GET /api/tables/{id}/verify: the result of `guilda verify`."""

    fair: bool
    sentence: str


class Remark(Struct):
    """One decision in an engine's review."""

    ply: int
    seat: int
    notation: str
    best: str
    best_facts: Facts
    loss: float
    """Win probability lost."""
    mark: Literal["", "?", "??"]
    """`??` for a blunder, `?` for a mistake."""
    shares: list[float]
    """Every seat's expected share of the win before the decision."""
    why: Why | None = None
    """For mistakes and blunders."""


class Balance(Struct):
    """A seat's result in shares of the win: the parts before `result` add up to it."""

    start: float
    luck: float
    decisions: float
    """The effect of the seat's own decisions, compared with the best ones."""
    opponents: float
    drift: float
    """The change of the estimate that nothing else explains."""
    result: float


class Performance(Struct):
    """The performance of a seat."""

    loss: float | None
    """Mean win probability lost per decision while the game was open; None without such a decision."""
    accuracy: float | None
    """Mean accuracy of these decisions, from 0 to 1."""
    few: bool
    """Whether there were too few of them to name a level."""
    level: str | None
    """The level that loses about as much, if it can be named."""
    balance: Balance | None
    """None if the game was not played to its end."""


class Review(Struct):
    """GET /api/tables/{id}/review: the engine's review of a finished game."""

    remarks: list[Remark]
    seats: list[Performance]


class PlannedStep(Struct):
    """A decision in a line of conditional moves."""

    seat: int
    notation: str
    facts: Facts
    """The decision as arguments of its message."""
