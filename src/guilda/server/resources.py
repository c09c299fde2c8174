"""What the HTTP interface takes and gives, as typed JSON (the OpenAPI document and the page's types come from here).

Errors are always `Problem`, with the status code that HTTP has for them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from guilda.server.messages import Language
from guilda.tables.commands import ActionText, LevelName, MessageId, NewSeat, NewTable, PersonName, Ply, SeedText
from guilda.tables.entries import Clock, Options
from guilda.tables.sight import Result, State

__all__ = ["NewSeat", "NewTable"]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Problem(Struct):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    sentence: str


class OptionInfo(Struct):
    """One choice of a game, as `guilda.rules.options.Option` has it, in the language asked for."""

    name: str
    title: str
    kind: str
    values: list[int | str | None]
    value_titles: list[str]
    default: int | str | None
    only_for: list[int]


class GameSummary(Struct):
    """A game that can be played here (GET /api/games?language=en)."""

    name: str
    title: str
    options: list[OptionInfo]
    levels: list[str]
    """Bots by name, the weakest first."""
    secrets: bool


class Me(Struct):
    """Who this client is (GET /api/me)."""

    id: str
    name: str
    language: Language | None
    account: bool
    """Whether there is a name and password, or just a guest's cookie."""
    csrf: str
    """To be sent back as the header `X-CSRF-Token` with everything that changes something."""


class ChangeMe(Struct, forbid_unknown_fields=True):
    """PATCH /api/me."""

    name: PersonName | None = None
    language: Language | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """POST /api/account (a guest becomes an account) and POST /api/login."""

    name: PersonName
    password: Password


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
    """The seats that are mine."""
    commitment: str
    """SHA-256 of the server's seed: known before anybody has to bring a seed of their own."""
    ranks: list[int] | None
    rated: bool
    clock: Clock | None
    changed: int
    """When something last happened there, in seconds since 1970."""


class Frame(Struct):
    """A finished game at one ply, for replays: the decision that led here, what it did, and the view after it."""

    ply: int
    seat: int | None
    notation: str | None
    sentence: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]


class Replay(Struct):
    """GET /api/tables/{id}/replay?language=en&seat=0 (no seat: everything open; finished games only)."""

    game: str
    options: Options
    names: list[str]
    frames: list[Frame]
    result: Result


class Verdict(Struct):
    """GET /api/tables/{id}/verify: what `guilda verify` says of the record."""

    fair: bool
    sentence: str


class Remark(Struct):
    """One decision in an engine's review (GET /api/tables/{id}/review, finished games)."""

    ply: int
    seat: int
    notation: str
    best: str
    best_sentence: str
    loss: float
    """Share of the victory given away."""
    mark: Literal["", "?", "??"]
    """`??` for a decision that gave much away, `?` for one that gave something away."""
    shares: list[float]
    """Every seat's expected share of the victory before the decision."""


class Rating(Struct):
    """GET /api/me/ratings: an estimate per game and number of players."""

    game: str
    players: int
    rating: int
    deviation: int
    games: int


class Token(Struct):
    """POST /api/tokens: a bot's key, shown once (`Authorization: Bearer …`)."""

    id: str
    name: str
    secret: str | None


class NewToken(Struct, forbid_unknown_fields=True):
    """The name of a new token."""

    name: PersonName


class Challenge(Struct, forbid_unknown_fields=True):
    """POST /api/bot/challenge: play a game against a level, or open a seat for anybody."""

    game: str
    options: Options
    opponents: list[LevelName | Literal["open"]]
    clock: Clock | None = None
    public: bool = False


class BotStart(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/start: begin a table of the bot's own, with a seed for its seat."""

    id: MessageId
    seed: SeedText = ""


class BotReturn(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/return: play on after another bot had taken over."""

    id: MessageId


class BotAct(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/act: the same as `act` on the WebSocket."""

    id: MessageId
    ply: Ply
    action: int | ActionText


class Export(Struct):
    """GET /api/me/export: all that is kept of a person. The records of the tables can be downloaded one by one."""

    id: str
    name: str
    language: str | None
    account: str | None
    """The name that the account was made with."""
    since: int
    """In seconds since 1970; 0 for a guest of whom nothing was written down."""
    ratings: list[Rating]
    tokens: list[Token]
    tables: list[TableSummary]
    """Where the person sits or sat, or has spoken."""
    said: list[str]
    """What the person said in the chat of these tables."""
    names: list[str]
    """All names that the person went by at these tables."""
    seeds: list[str]
    """All seeds that the person gave. They stay when the person is forgotten: the shuffles came from them."""


class Acted(Struct):
    """A bot's command has happened; `number` is that of the log entry it was written down as."""

    number: int


class FromStream(Struct, tag_field="type"):
    """A line of GET /api/bot/stream."""


class Ready(FromStream, tag="ready"):
    """All seats of a table that the bot opened are taken: it may start it."""

    table: str
    commitment: str


class Turn(FromStream, tag="turn"):
    """It is the bot's decision at a table. Said once for every ply, and again when the stream is opened anew."""

    table: str
    state: State


class Away(FromStream, tag="away"):
    """Another bot plays on for the bot, which was away or out of time, until it returns."""

    table: str
    seats: list[int]


class Over(FromStream, tag="over"):
    """A game of the bot is over: said once by every stream, also of games that ended in the hour before it."""

    table: str
    seats: list[int]
    """The bot's own."""
    result: Result


class Alive(FromStream, tag="alive"):
    """Nothing has happened for a while; the stream is still there."""


StreamMessage = Ready | Turn | Away | Over | Alive
