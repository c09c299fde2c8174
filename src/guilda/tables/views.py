"""A table as a viewer may know it, as typed JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from guilda.tables.entries import Clock, Options

Phase = Literal["open", "playing", "over"]
UndoOffer = Literal["yes", "ask", "nothing", "revealed", "rated"]
"""Whether a person may take the last decision back: at once, if the others agree, or not at all and why."""
StepKind = Literal["start", "move", "undo", "undo_asked", "undo_refused", "resign", "timeout", "takeover", "return"]
Facts = dict[str, Any]
"""Typed arguments of a message of the catalogue."""
Event = dict[str, Any]
View = Mapping[str, Any]


class SeatInfo(Struct):
    """A seat and its holder. `yours`: this client plays it. `away`: a bot plays for the absent person.

    `awaited`: the person was invited to a rematch and has not agreed yet.
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
    vacation: int | None = None
    """The end of the player's vacation, in seconds since 1970; it may have passed."""


class TableInfo(Struct):
    """A table without its game."""

    id: str
    game: str
    rules_version: int
    options: Options
    phase: Phase
    seats: list[SeatInfo]
    host: bool
    """Whether this client is the host."""
    public: bool
    rated: bool
    hints: bool
    chat: bool
    """Whether lines of chat can be posted."""
    clock: Clock | None
    commitment: str
    """SHA-256 of the server's seed, published before the first draw."""
    spectators: int
    rematch: str | None
    """The id of the table of the rematch."""
    deal: str = ""
    """The daily deal that is played, as `2026-11-17/azul`."""


class Preview(Struct):
    """The immediate effect of an action, as far as the seat can know before any draw."""

    action: int
    facts: Facts
    """The action as arguments of its message `<game>-action-<action>`."""
    events: list[Event]


class ClockState(Struct):
    """Milliseconds left for each seat when this was sent; the clock of `running` is running."""

    left: list[int]
    running: int | None
    pause: int = 0
    """Milliseconds until that clock runs on after a vacation."""


class ScoreLine(Struct):
    """An item of a score."""

    item: str
    quantity: int
    points: int


class UndoRequest(Struct):
    """A seat asks to take its last decision back; the seats in `waiting` have not answered yet."""

    seat: int
    waiting: list[int]


class Result(Struct):
    """The result of a game. Resigned seats come last."""

    scores: list[int]
    ranks: list[int]
    breakdowns: list[list[ScoreLine]]
    tie_items: list[str]
    """The items whose quantities break ties."""
    resigned: list[int]
    server_seed: str
    """Empty for a daily deal, whose seed is published after its day."""


class State(Struct):
    """The game as one viewer may know it. `number` is that of the last log entry."""

    number: int
    ply: int
    """Grows with every decision and every undo; commands name it."""
    seat: int | None
    """The seat of the viewer; None for a spectator."""
    view: View
    actor: int | None
    prompt: Facts | None
    """The question to the actor in the middle of a turn, as arguments of `<game>-prompt-<prompt>`."""
    actions: list[int]
    """The ids of legal actions; empty unless this seat is to act."""
    gains: list[int]
    """The certain points of each action, including those of the next scoring; empty without `detail`."""
    undo: UndoOffer
    """Whether this seat's person may take the last decision back."""
    undo_request: UndoRequest | None
    projection: list[list[ScoreLine]]
    """The score of every seat if the game ended now, as far as this seat may know; empty without `detail`."""
    last_round: bool
    clocks: ClockState | None
    result: Result | None


class Update(Struct):
    """A log entry of the game as one viewer may know it."""

    number: int
    ply: int
    kind: StepKind
    seat: int | None
    notation: str | None
    """None for entries without a decision, and for decisions that are still hidden from this viewer."""
    events: list[Event]


class ChatLine(Struct):
    """A line of chat. `at` is in seconds since 1970; a spectator has no seat.

    A line that the host removes is sent again under its number, without its text.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    removed: bool


class Chance(Struct):
    """Something that happens in more or fewer simulated games after the better move."""

    better: float
    """The share of the games after the better move in which it happens, from 0 to 1."""
    other: float
    """The share of those after the other move."""
    number: int
    """Of goals, such as complete rows: the number that is reached at least; otherwise 1."""


class Reason(Struct):
    """A line of a score sheet that makes one move better than another."""

    own: bool
    """Whether it is on the seat's own score sheet; otherwise on that of its strongest opponent."""
    item: str
    """Its name, or `total` for the whole sheet."""
    points: float
    """The gain of the better move: more of the own points, or fewer of the opponent's."""
    chance: Chance | None = None
    """How often a number of these goals is reached, if the line counts goals and that is worth saying."""


class Reply(Struct):
    """An opponent's expected reply to the other move, which the better move prevents."""

    seat: int
    facts: Facts


class Why(Struct):
    """Why one move is better than another; without reasons it is a close call."""

    reasons: list[Reason]
    points_now: int
    """The points that it scores at once beyond those of the other move."""
    reply: Reply | None
    rounds: float | None = None
    """The rounds by which the game ends later, negative if sooner; None if that is not worth saying."""
    start: Chance | None = None
    """How often the seat begins the next round; None if that is not worth saying."""
