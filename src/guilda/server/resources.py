"""Requests and answers of the HTTP interface. The OpenAPI document and the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from guilda.daily.views import Daily, DailyEntry, Submission, TakenDeal
from guilda.locales import LANGUAGES
from guilda.tables.commands import (
    ActionText,
    LevelName,
    MessageId,
    NewSeat,
    NewTable,
    PersonName,
    Ply,
    SeatNumber,
    SeedText,
)
from guilda.tables.entries import Clock, Options
from guilda.tables.puzzles import PuzzleAnswer, PuzzleAttempt, PuzzleState, PuzzleSummary
from guilda.tables.resources import (
    ActionInfo,
    Frame,
    GameSummary,
    OptionInfo,
    PlannedStep,
    Replay,
    Review,
    TableSummary,
    Verdict,
)
from guilda.tables.views import Result, State

__all__ = [
    "ActionInfo",
    "Daily",
    "DailyEntry",
    "Frame",
    "GameSummary",
    "NewSeat",
    "NewTable",
    "OptionInfo",
    "PlannedStep",
    "PuzzleAnswer",
    "PuzzleAttempt",
    "PuzzleState",
    "PuzzleSummary",
    "Replay",
    "Review",
    "Submission",
    "TableSummary",
    "TakenDeal",
    "Verdict",
]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=200)]
EmailText = Annotated[str, Meta(max_length=254)]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=100)]


class Problem(Struct):
    """An error: code and details for programs, a sentence for people."""

    code: str
    details: dict[str, Any]
    sentence: str


class Me(Struct):
    """The identity of this client (GET /api/me)."""

    id: str
    name: str
    language: Language | None
    account: bool
    """Whether it is an account and not a guest."""
    csrf: str
    """Required as the header `X-CSRF-Token` of every request that changes something. It changes with the session."""
    email: str | None
    """The confirmed e-mail address of the account."""
    password: bool
    """Whether the account has a password; one of an OpenID provider may have none."""
    mail: bool
    """Whether the server can send e-mail."""
    openid: str | None
    """The name of the OpenID provider, if there is one."""
    puzzle_consent: bool
    """Whether the account's finished games may be used for puzzles."""


class ChangeMe(Struct, forbid_unknown_fields=True):
    """PATCH /api/me."""

    name: PersonName | None = None
    language: Language | None = None
    puzzle_consent: bool | None = None
    """Whether my finished games may be used for puzzles; only for accounts."""


class Credentials(Struct, forbid_unknown_fields=True):
    """POST /api/account and POST /api/login."""

    name: PersonName
    password: Password


class ChangePassword(Struct, forbid_unknown_fields=True):
    """POST /api/me/password."""

    old: GivenPassword
    new: Password


class ChangeEmail(Struct, forbid_unknown_fields=True):
    """POST /api/me/email. An empty address removes it."""

    email: EmailText
    password: GivenPassword


class LostPassword(Struct, forbid_unknown_fields=True):
    """POST /api/password/lost."""

    email: EmailText


class NewPassword(Struct, forbid_unknown_fields=True):
    """POST /api/password: the secret of the link, and the new password."""

    secret: LinkSecret
    password: Password


class Confirmation(Struct, forbid_unknown_fields=True):
    """POST /api/email: the secret of the link."""

    secret: LinkSecret


class Device(Struct):
    """GET /api/me/sessions: a browser in which this person is logged in."""

    id: str
    device: str
    """Such as `Firefox, Linux`; empty if unknown."""
    created: int
    """In seconds since 1970."""
    seen: int
    """The last use in seconds since 1970, to about ten minutes."""
    current: bool


class Redirect(Struct):
    """POST /api/openid: the address at which the person logs in."""

    url: str


class Reference(Struct, forbid_unknown_fields=True):
    """A person at a table, by seat or by the number of a line of chat. POST /api/me/blocks."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Complaint(Reference, forbid_unknown_fields=True, kw_only=True):
    """POST /api/reports."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class BlockedPerson(Struct):
    """GET /api/me/blocks: a person whom I block, by the name they had."""

    id: str
    """The id of the block."""
    name: str
    since: int
    """In seconds since 1970."""


class LobbyChanged(Struct, tag_field="type", tag="lobby"):
    """The only message of the WebSocket /ws/lobby: sent at first and after every change."""

    tables: list[TableSummary]
    """Public tables, as in GET /api/tables."""
    mine: list[TableSummary]
    """As in GET /api/me/tables."""


class Exploration(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/explore and /plans: decisions from the state at a ply on."""

    ply: Ply
    line: Annotated[list[int | ActionText], Meta(max_length=20)]


class UploadedGame(Struct, forbid_unknown_fields=True):
    """POST /api/me/games: a finished game that was played in a browser without a server."""

    record: Annotated[str, Meta(max_length=60_000)]
    """Its record (docs/program/records.md), as the table in the browser wrote it."""
    ended: Annotated[int, Meta(ge=0, le=2**53)]
    """The time of its end, in milliseconds since 1970."""
    resigned: Annotated[list[SeatNumber], Meta(max_length=8)] = []


class PlannedLine(Struct):
    """The opponents' decisions and my reply to them."""

    steps: list[PlannedStep]


class PlanState(Struct):
    """GET /api/tables/{id}/plans: my conditional moves that can still happen."""

    lines: list[PlannedLine]


class PushDevice(Struct):
    """POST /api/me/push: the id of a device that gets push messages."""

    id: str


class NewDevice(Struct, forbid_unknown_fields=True):
    """The push subscription of a browser (PushSubscription.toJSON())."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    """`keys.p256dh`"""
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class NewMailSubscription(Struct, forbid_unknown_fields=True):
    """PUT /api/me/mail."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    minutes: Annotated[int, Meta(ge=10, le=10_080)]
    """At most one mail in this time."""
    language: Language


class MailSubscription(Struct):
    """My address for mails about my turns."""

    address: str
    minutes: int
    confirmed: bool


class MailToken(Struct, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Annotated[str, Meta(max_length=100)]


class NewVacation(Struct, forbid_unknown_fields=True):
    """POST /api/me/vacation."""

    days: Annotated[int, Meta(ge=1, le=60)]


class VacationState(Struct):
    """My vacation and the days that I have left this year."""

    until: int | None
    """In seconds since 1970; None: not on vacation."""
    left: int
    allowance: int


class NotificationSettings(Struct):
    """GET /api/me/notifications."""

    push_key: str
    """The application server's public key for `PushManager.subscribe`."""
    devices: list[str]
    """The ids of my devices that get push messages."""
    mail: bool
    """Whether this server sends mails."""
    subscription: MailSubscription | None
    vacation: VacationState


class Rating(Struct):
    """GET /api/me/ratings: one per game and number of players."""

    game: str
    players: int
    rating: int
    deviation: int
    games: int


class Token(Struct):
    """POST /api/tokens: a token for a bot, shown once (`Authorization: Bearer …`)."""

    id: str
    name: str
    secret: str | None


class NewToken(Struct, forbid_unknown_fields=True):
    """The name of a new token."""

    name: PersonName


class Challenge(Struct, forbid_unknown_fields=True):
    """POST /api/bot/challenge: open a table against bots by level, or with `open` seats."""

    game: str
    options: Options
    opponents: list[LevelName | Literal["open"]]
    clock: Clock | None = None
    public: bool = False


class BotStart(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/start: start a table of the bot's own, with a seed for its seat."""

    id: MessageId
    seed: SeedText = ""


class BotReturn(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/return: take the seat back after `away`."""

    id: MessageId


class BotAct(Struct, forbid_unknown_fields=True):
    """POST /api/bot/tables/{id}/act: the same as `act` on the WebSocket."""

    id: MessageId
    ply: Ply
    action: int | ActionText


class Export(Struct):
    """GET /api/me/export: all stored data of a person."""

    id: str
    name: str
    language: str | None
    account: str | None
    """The account's login."""
    since: int
    """In seconds since 1970; 0 for a guest without stored data."""
    email: str | None
    puzzle_consent: bool
    """Whether the person's finished games may be used for puzzles."""
    ratings: list[Rating]
    tokens: list[Token]
    sessions: list[Device]
    openid: list[str]
    """Issuer and subject of every OpenID login."""
    blocks: list[BlockedPerson]
    reports: list[str]
    """The person's reports to the administrators."""
    tables: list[TableSummary]
    """Tables where the person sits or sat, or wrote in the chat."""
    notifications: NotificationSettings
    push_addresses: list[str]
    """The endpoints of the devices that get push messages."""
    vacations: list[list[int]]
    """Their beginnings and ends, in milliseconds since 1970."""
    daily: list[DailyEntry]
    """The daily deals that the person has begun."""
    prepared: dict[str, list[list[str]]]
    """Conditional moves by table, in notation."""
    chat: list[str]
    """The person's chat lines."""
    names: list[str]
    """All names of the person at these tables."""
    seeds: list[str]
    """All seeds of the person. An erasure keeps them, as draws depend on them."""


class Acted(Struct):
    """A bot's command was executed; `number` is that of its log entry."""

    number: int


class FromStream(Struct, tag_field="type"):
    """A line of GET /api/bot/stream."""


class Ready(FromStream, tag="ready"):
    """All seats of a table that the bot opened are taken: it can start."""

    table: str
    commitment: str


class Turn(FromStream, tag="turn"):
    """It is the bot's turn. Sent once per ply and stream."""

    table: str
    state: State


class Away(FromStream, tag="away"):
    """Another bot plays for the bot, which was absent or out of time, until it returns."""

    table: str
    seats: list[int]


class Over(FromStream, tag="over"):
    """A game of the bot is over. Sent once per stream, also for games of the hour before."""

    table: str
    seats: list[int]
    """The bot's seats."""
    result: Result


class Alive(FromStream, tag="alive"):
    """A heartbeat of the stream."""


StreamMessage = Ready | Turn | Away | Over | Alive
