"""What a client and the server say to each other over a table's WebSocket, as typed messages (docs/protocol.md).

The page's TypeScript types are generated from this file. Every message is a JSON object whose `type` names it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from guilda.tables.commands import (
    Act,
    Chat,
    Command,
    FromClient,
    Ply,
    Rematch,
    Resign,
    Return,
    SeatBot,
    SeatNumber,
    Sit,
    Stand,
    Start,
    Takeover,
    Undo,
)
from guilda.tables.sight import ChatLine, Happening, State, TableInfo

Language = Literal["en", "pt", "es"]


# From the client.


class Hello(FromClient, tag="hello"):
    """The first message. `since` is the number of the last log entry that the client has seen, if it was here before.

    Without `detail` the legal actions come without sentences and previews: enough for a program.
    """

    language: Language = "en"
    since: int | None = None
    detail: bool = True


class Look(Command, tag="look"):
    """Of the seats that this client holds: from now on see the table as this one (None: as a spectator)."""

    seat: SeatNumber | None


class Hint(Command, tag="hint"):
    """Ask what a master would do now, where the table allows it."""

    ply: Ply


class Ping(FromClient, tag="ping"):
    """Is anybody there? Answered with `pong`."""


ClientMessage = (
    Hello
    | Sit
    | Stand
    | SeatBot
    | Start
    | Act
    | Undo
    | Resign
    | Takeover
    | Return
    | Rematch
    | Look
    | Chat
    | Hint
    | Ping
)


# What messages of the server are made of.


class Prospect(Struct):
    """What the search thinks of one action, for the seat that asked."""

    action: int
    notation: str
    sentence: str
    share: float
    """Expected share of the victory."""
    margin: float
    """Expected points ahead of the best rival."""
    visits: int


# From the server.


class FromServer(Struct, tag_field="type"):
    """A message of the server."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`, and again when somebody was forgotten: all this client may know, and what it missed."""

    table: TableInfo
    state: State | None
    missed: list[Happening]
    chat: list[ChatLine]


class TableChanged(FromServer, tag="table"):
    """Who sits where, or something else about the table, has changed."""

    table: TableInfo


class Moved(FromServer, tag="moved"):
    """The game has gone on: what happened, and the game as it is now."""

    happenings: list[Happening]
    state: State


class Done(FromServer, tag="done"):
    """A command has happened; it was written down before this was said."""

    id: str
    number: int


class Refused(FromServer, tag="refused"):
    """A command or message was refused and changed nothing: a code for programs, a sentence for people.

    A stale one comes with the current state. `id` is None when the message could not be read.
    """

    id: str | None
    code: str
    sentence: str
    state: State | None = None


class Said(FromServer, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Hinted(FromServer, tag="hint"):
    """The answer to `hint`: the best actions, and the line that is expected after the first."""

    id: str
    ply: int
    prospects: list[Prospect]
    line: list[str]


class Pong(FromServer, tag="pong"):
    """Somebody is there."""


ServerMessage = Welcome | TableChanged | Moved | Done | Refused | Said | Hinted | Pong
