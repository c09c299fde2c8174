"""The messages of a table's WebSocket (docs/program/protocol.md). Every message is a JSON object with a `type`.

The page's TypeScript types are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from guilda.tables.commands import Command, FromClient, Ply, SeatNumber, TableCommand
from guilda.tables.views import ChatLine, Facts, Preview, State, TableInfo, Update, Why

PROTOCOL = 2


# From the client.


class Hello(FromClient, tag="hello"):
    """The first message. `since` is the number of the last log entry that a returning client has seen.

    Without `detail` there are no projections and gains.
    """

    since: int | None = None
    detail: bool = True
    client: Annotated[str, Meta(max_length=64)] = ""
    """A random id of the page: when it connects again, its earlier connection ends."""


class ViewAs(Command, tag="view_as"):
    """See the table as one of one's own seats (None: as a spectator)."""

    seat: SeatNumber | None


class PreviewRequest(Command, tag="preview"):
    """Ask for the immediate effects of some legal actions."""

    ply: Ply
    actions: Annotated[list[int], Meta(min_length=1, max_length=400)]


class Hint(Command, tag="hint"):
    """Ask for the best actions, where the table allows it."""

    ply: Ply
    position: bool = False
    """Ask for the position instead, to search it oneself: `hint_position`."""


class Ping(FromClient, tag="ping"):
    """Answered with `pong`."""


ClientMessage = Hello | TableCommand | ViewAs | PreviewRequest | Hint | Ping


# Parts of the server's messages.


class HintChoice(Struct):
    """An action with the search's estimate for the seat that asked."""

    action: int
    notation: str
    facts: Facts
    share: float
    """Expected share of the win, from 0 to 1."""
    margin: float
    """Expected points ahead of the best opponent."""
    visits: int


class HintStep(Struct):
    """A decision in the expected continuation."""

    seat: int
    notation: str
    facts: Facts


# From the server.


class FromServer(Struct, tag_field="type"):
    """A message from the server."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`: all that this client may know, and the updates it missed. Sent again after an erasure."""

    table: TableInfo
    state: State | None
    missed: list[Update]
    chat: list[ChatLine]
    protocol: int = PROTOCOL
    """The version of this protocol; a page of another version has to be reloaded."""


class TableChanged(FromServer, tag="table"):
    """The table has changed: its seats, presence or phase."""

    table: TableInfo


class Moved(FromServer, tag="moved"):
    """The game has moved on: the updates and the new state."""

    updates: list[Update]
    state: State


class Done(FromServer, tag="done"):
    """A command was executed and stored."""

    id: str
    number: int


class ErrorMessage(FromServer, tag="error"):
    """A message was not executed and changed nothing. `code` and `details` give the message `error-<code>`.

    A stale command comes with the current state. `id` is None when the message could not be read.
    """

    id: str | None
    code: str
    details: dict[str, Any]
    state: State | None = None


class ChatPosted(FromServer, tag="chat"):
    """A line of chat was posted, or removed: it then replaces the one of the same number."""

    line: ChatLine


class HintAnswer(FromServer, tag="hint"):
    """The answer to `hint`: the best actions, the expected continuation after the first, and why it is the first."""

    id: str
    ply: int
    choices: list[HintChoice]
    line: list[HintStep]
    why: Why | None = None
    """Why the first action is better than the second, if there are two."""


class HintPosition(FromServer, tag="hint_position"):
    """The position to search for a hint. All that the seat may not know is drawn at random, whatever it really is."""

    id: str
    ply: int
    seat: int
    position: str
    """As `guilda.position` reads it."""


class PreviewAnswer(FromServer, tag="preview"):
    """The answer to `preview`, in the order of its actions."""

    id: str
    ply: int
    previews: list[Preview]


class Pong(FromServer, tag="pong"):
    """The answer to `ping`."""


ServerMessage = (
    Welcome | TableChanged | Moved | Done | ErrorMessage | ChatPosted | HintAnswer | HintPosition | PreviewAnswer | Pong
)
