"""What a client and the server say to each other over a table's WebSocket, as typed messages (docs/protocol.md).

The page's TypeScript types are generated from this file. Every message is a JSON object whose `type` names it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "pt", "es"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
LevelName = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
SeedText = Annotated[str, Meta(max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


# From the client. Each command carries an `id` of the client's own making: repeating a command with the same id gets
# the same answer and has no further effect.


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(FromClient, tag="hello"):
    """The first message. `since` is the number of the last log entry that the client has seen, if it was here before.

    Without `detail` the legal actions come without sentences and previews: enough for a program.
    """

    language: Language = "en"
    since: int | None = None
    detail: bool = True


class Command(FromClient):
    """A message that wants something: it is answered with `done` or `refused`."""

    id: MessageId


class Sit(Command, tag="sit"):
    """Take an open seat, with a name to play under. One client may take several (pass and play on one device)."""

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
    """The host starts the game; all seats must be taken."""


class Act(Command, tag="act"):
    """Make a decision: the answer to the state at a ply."""

    ply: Ply
    action: int | ActionText


class Undo(Command, tag="undo"):
    """Take one's own last decision back, made at the ply before this one."""

    ply: Ply


class Resign(Command, tag="resign"):
    """Give the game up for one's seat."""

    seat: SeatNumber


class Takeover(Command, tag="takeover"):
    """Let a bot play on for an absent seat. Anyone at the table may ask once the seat has been away long enough."""

    seat: SeatNumber


class Return(Command, tag="return"):
    """Take one's own seat back from the bot that plays on for it."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """A new table with the same players, seats rotated by one, once the game is over."""


class Look(Command, tag="look"):
    """Of the seats that this client holds: from now on see the table as this one (None: as a spectator)."""

    seat: SeatNumber | None


class Chat(Command, tag="chat"):
    """Say something to all at the table."""

    text: Line


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


class Clock(Struct, omit_defaults=True):
    """How much time a seat has. With `bank` 0 and an `increment`, every decision has just the increment."""

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    """Seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=86_400)]
    """Seconds that every decision adds; with no bank, the seconds for each decision."""
    on_timeout: Literal["bot", "resign"] = "bot"
    """What happens to a seat without time: a bot plays on for it, or it resigns."""


class SeatInfo(Struct):
    """Who sits where. `yours`: this client may act for it. `away`: a bot plays on for the person."""

    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    yours: bool
    connected: bool
    away: bool
    resigned: bool
    rating: int | None


class TableInfo(Struct):
    """What all may know of a table apart from the game itself."""

    id: str
    game: str
    options: dict[str, int | str | None]
    phase: Literal["open", "playing", "over"]
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
    """One line of a final score."""

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
    server_seed: str


class State(Struct):
    """The game as one viewer may know it. `number` is that of the last log entry in it."""

    number: int
    ply: int
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
    """What every seat would score now, as far as this seat may know."""
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
    """What it did; each event that has something to tell carries it as `sentence`."""


class ChatLine(Struct):
    """Something that was said. `at` is in seconds since 1970; a spectator has no seat."""

    seat: int | None
    name: str
    text: str
    at: int


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
    """The answer to `hello`: everything that this client may know; what it missed since it was here."""

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
