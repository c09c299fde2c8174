"""Commands to a table, as typed messages. A table answers with log entries or an error."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from guilda.tables.entries import Clock, Options

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
LevelName = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
SeedText = Annotated[str, Meta(max_length=64)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


class Person(Struct, frozen=True):
    """A person as tables know them: a private id and a displayed name."""

    id: str
    name: str = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: mine (several for pass and play), open, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: PersonName | None = None
    level: LevelName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. Answered with `TableSummary`; the game begins with the host's `start`."""

    game: Annotated[str, Meta(max_length=24)]
    options: Options
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    clock: Clock | None = None
    public: bool = False
    rated: bool = False
    hints: bool = True
    chat: bool = True


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Command(FromClient):
    """A message that is answered with `done` or `error`.

    The client chooses `id`. A command repeated with the same id gets the same answer and has no further effect;
    every other command of this person at this table needs another id.
    """

    id: MessageId


class Sit(Command, tag="sit"):
    """Take an open seat under a name. One client may take several (pass and play on one device).

    On one's own seat it changes name and seed, and accepts an invitation to a rematch.
    """

    seat: SeatNumber
    name: PersonName
    seed: SeedText = ""


class Stand(Command, tag="stand"):
    """Leave a seat before the game starts. The host may clear any seat."""

    seat: SeatNumber


class SeatBot(Command, tag="seat_bot"):
    """As the host, let a bot take an open seat."""

    seat: SeatNumber
    level: LevelName


class Start(Command, tag="start"):
    """As the host, start the game. All seats must be taken, at least one of them by a person.

    `seeds` are those of the host's own seats, in order: by now the host knows the server's commitment.
    """

    seeds: Annotated[list[SeedText], Meta(max_length=8)] = []


class Act(Command, tag="act"):
    """Make a decision in the state at a ply."""

    ply: Ply
    action: int | ActionText


class Undo(Command, tag="undo"):
    """Take one's own last decision back, with the bots' decisions since, if the state at a ply allows it.

    Where other persons have decided since, this asks them; they answer with `answer_undo`.
    """

    ply: Ply


class AnswerUndo(Command, tag="answer_undo"):
    """Agree to another player's request to take a decision back, or refuse it."""

    ply: Ply
    agree: bool


class Resign(Command, tag="resign"):
    """Resign one's seat."""

    seat: SeatNumber


class Takeover(Command, tag="takeover"):
    """Let a bot play for an absent player; at a rated table the seat resigns.

    Any player may ask once the player has been absent long enough.
    """

    seat: SeatNumber


class Return(Command, tag="return"):
    """Take one's own seat back from the bot that plays for it."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """Open a new table for the same players, seats rotated by one, once the game is over.

    The other people are invited: each accepts with `sit` or declines with `stand`.
    """


class Chat(Command, tag="chat"):
    """Post a line of chat."""

    text: Line


class RemoveLine(Command, tag="remove_line"):
    """As the host, remove a line of chat by its number."""

    line: LineNumber


class RemoveSpectator(Command, tag="remove_spectator"):
    """As the host, remove the spectator who posted a line of chat, with all their lines. They cannot come back."""

    line: LineNumber


class SwitchChat(Command, tag="switch_chat"):
    """As the host, switch the chat on or off."""

    on: bool


TableCommand = (
    Sit
    | Stand
    | SeatBot
    | Start
    | Act
    | Undo
    | AnswerUndo
    | Resign
    | Takeover
    | Return
    | Rematch
    | Chat
    | RemoveLine
    | RemoveSpectator
    | SwitchChat
)
