"""What people want from a table, as typed messages. A table answers with log entries, or refuses."""

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
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


class Person(Struct, frozen=True):
    """Somebody as tables know them: an id that nobody else can claim, and the name they go by."""

    id: str
    name: str = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: me (several times: pass and play), open for others, or a bot of some level."""

    kind: Literal["me", "open", "bot"]
    name: PersonName | None = None
    level: LevelName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. Answered with `TableSummary`; the game begins when the host says `start`."""

    game: Annotated[str, Meta(max_length=24)]
    options: Options
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    clock: Clock | None = None
    public: bool = False
    rated: bool = False
    hints: bool = True


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Command(FromClient):
    """A message that wants something: it is answered with `done` or `refused`.

    It carries an `id` of the client's own making: repeated with the same id it gets the same answer and has no
    further effect. Another command of the same person at the same table needs another one.
    """

    id: MessageId


class Sit(Command, tag="sit"):
    """Take an open seat, with a name to play under. One client may take several (pass and play on one device).

    Sitting down again on one's own seat before the start changes the name and the seed; who is awaited for a rematch
    agrees to it in this way.
    """

    seat: SeatNumber
    name: PersonName
    seed: SeedText = ""


class Stand(Command, tag="stand"):
    """Leave a seat before the game starts. The host may also clear somebody else's seat or a bot's."""

    seat: SeatNumber


class SeatBot(Command, tag="seat_bot"):
    """The host lets a bot of some level take an open seat."""

    seat: SeatNumber
    level: LevelName


class Start(Command, tag="start"):
    """The host starts the game; all seats must be taken, and at least one by a person.

    `seeds` are for the host's own seats, in their order: by now the host has seen what the server is committed to.
    """

    seeds: Annotated[list[SeedText], Meta(max_length=8)] = []


class Act(Command, tag="act"):
    """Make a decision: the answer to the state at a ply."""

    ply: Ply
    action: int | ActionText


class Undo(Command, tag="undo"):
    """Take one's own last decision back, as the state at a ply allows it."""

    ply: Ply


class Resign(Command, tag="resign"):
    """Give the game up for one's seat."""

    seat: SeatNumber


class Takeover(Command, tag="takeover"):
    """Let a bot play on for an absent seat; at a rated table it resigns.

    Anyone at the table may ask once the seat has been away long enough.
    """

    seat: SeatNumber


class Return(Command, tag="return"):
    """Take one's own seat back from the bot that plays on for it."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """A new table for the same players, seats rotated by one, once the game is over.

    The other persons are awaited there: each agrees with `sit` and declines with `stand`, and it starts when all have.
    """


class Chat(Command, tag="chat"):
    """Say something to all at the table."""

    text: Line


TableCommand = Sit | Stand | SeatBot | Start | Act | Undo | Resign | Takeover | Return | Rematch | Chat
