"""What a viewer may see of a table, as typed JSON."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from guilda.tables.entries import Clock, Options

Phase = Literal["open", "playing", "over"]


class SeatInfo(Struct):
    """Who sits where. `yours`: this client may act for it. `away`: a bot plays on for the person.

    `awaited`: was asked for a rematch and has not agreed yet.
    """

    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    yours: bool
    connected: bool
    away: bool
    resigned: bool
    awaited: bool
    rating: int | None


class TableInfo(Struct):
    """What all may know of a table apart from the game itself."""

    id: str
    game: str
    options: Options
    phase: Phase
    seats: list[SeatInfo]
    host: bool
    """Whether this client is the host."""
    public: bool
    rated: bool
    hints: bool
    clock: Clock | None
    commitment: str
    """SHA-256 of the server's seed, shown before the first draw."""
    spectators: int
    rematch: str | None
    """The id of the table where these players go on."""


class Preview(Struct, omit_defaults=True):
    """What an action would do at once, as far as the seat can know before chance speaks."""

    points: int
    """Points gained or lost, those that the next scoring is certain to bring included."""
    events: list[dict[str, Any]]


class LegalAction(Struct, omit_defaults=True):
    """Something that can be done now. `parts` are the pieces it is made of, in the order in which they are chosen."""

    id: int
    notation: str
    parts: dict[str, Any]
    sentence: str = ""
    preview: Preview | None = None


class ClockState(Struct):
    """Milliseconds left for each seat when this was sent; that of `running` goes down."""

    left: list[int]
    running: int | None


class ScoreLine(Struct):
    """One line of a score."""

    item: str
    title: str
    quantity: int
    points: int


class Result(Struct):
    """How the game ended. Resigned seats come after all others."""

    scores: list[int]
    ranks: list[int]
    breakdowns: list[list[ScoreLine]]
    tie_break: str
    tie_items: list[str]
    """The items of the breakdowns whose quantities decide between equal scores."""
    resigned: list[int]
    server_seed: str


class State(Struct):
    """The game as one viewer may know it. `number` is that of the last log entry in it."""

    number: int
    ply: int
    """Grows with every decision and every undo: what a command has to name."""
    seat: int | None
    """The seat whose eyes these are; None for a spectator."""
    view: dict[str, Any]
    actor: int | None
    question: str
    """What the actor is asked in the middle of a turn, in words; empty when it simply is its turn."""
    actions: list[LegalAction]
    """Empty unless it is this seat's decision."""
    undo: bool
    """Whether this seat may take its last decision back now."""
    outlook: list[list[ScoreLine]]
    """What every seat would score now, as far as this seat may know; empty without `detail`."""
    last_round: bool
    clocks: ClockState | None
    result: Result | None


class Happening(Struct):
    """One log entry of the game as this viewer may know it: the decision and what it did."""

    number: int
    ply: int
    kind: Literal["start", "move", "undo", "resign", "timeout", "takeover", "return"]
    seat: int | None
    notation: str | None
    """None when this viewer may not know the decision yet, or when it was none."""
    events: list[dict[str, Any]]
    """What it did; each event that has something to tell carries it as `sentence` (with `detail`)."""


class ChatLine(Struct):
    """Something that was said. `at` is in seconds since 1970; a spectator has no seat."""

    seat: int | None
    name: str
    text: str
    at: int
