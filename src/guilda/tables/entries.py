"""The log of a table: entries numbered 1, 2, 3, …, from which the table is rebuilt. It is the only source of truth."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Options = dict[str, int | str | None]
LONGEST_CLOCK = 14 * 86_400
SLOW_INCREMENT = 3600
"""Seconds for every decision from which on a game is played by correspondence."""


class Clock(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The time control. With `bank` 0 every decision has just the increment."""

    bank: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
    """Seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
    """Seconds added by every decision; without a bank, the seconds for each decision."""
    on_timeout: Literal["bot", "resign"] = "bot"
    """Whether a bot plays a seat without time or the seat resigns; rated tables always resign."""

    @property
    def slow(self) -> bool:
        """Return whether the game is played by correspondence, with vacations and conditional moves."""
        return self.increment >= SLOW_INCREMENT


class Chair(Struct, omit_defaults=True, frozen=True):
    """The holder of a seat: a person with a name and a seed, or a bot of a level; an open seat has neither.

    A person who was invited to a rematch and has not agreed yet is `awaited`.
    """

    person: str = ""
    name: str = ""
    seed: str = ""
    level: str = ""
    awaited: bool = False

    @property
    def open(self) -> bool:
        """Return whether the seat is free."""
        return not self.person and not self.level


class Entry(Struct, tag_field="entry", omit_defaults=True, frozen=True, kw_only=True):
    """An event at a table: when (milliseconds since 1970), by which person, for which command."""

    at: int
    by: str = ""
    message: str = ""


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The host opened the table. The server seed stays secret until the game is over."""

    game: str
    rules_version: int
    options: Options
    chairs: list[Chair]
    server_seed: str
    clock: Clock | None = None
    public: bool = False
    rated: bool = False
    hints: bool = True
    chat: bool = True
    deal: str = ""
    """The daily deal that is played, as `2026-11-17/azul`; chance then follows `guilda.records.deal`."""


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A person took a seat, or changed name and seed there."""

    seat: int
    name: str
    seed: str = ""


class Stood(Entry, tag="stood", frozen=True, kw_only=True):
    """A seat became open again."""

    seat: int


class BotSeated(Entry, tag="bot_seated", frozen=True, kw_only=True):
    """A bot took a seat."""

    seat: int
    level: str


class Started(Entry, tag="started", frozen=True, kw_only=True):
    """The game started. `seeds` are those of the host's seats."""

    seeds: list[str] = []


class Made(Entry, tag="made", frozen=True, kw_only=True):
    """A decision was made; `level` is that of the bot, if a bot made it."""

    seat: int
    action: str
    level: str = ""


class Undone(Entry, tag="undone", frozen=True, kw_only=True):
    """A seat's last decision was taken back, with all decisions since: `count` decisions together."""

    seat: int
    count: int = 1


class UndoAsked(Entry, tag="undo_asked", frozen=True, kw_only=True):
    """A seat asked the other players to take `count` decisions back."""

    seat: int
    count: int


class UndoAnswered(Entry, tag="undo_answered", frozen=True, kw_only=True):
    """A player agreed to take decisions back, or refused. The last one to agree takes them back."""

    seat: int
    agree: bool


class Resigned(Entry, tag="resigned", frozen=True, kw_only=True):
    """A seat resigned."""

    seat: int


class TimedOut(Entry, tag="timed_out", frozen=True, kw_only=True):
    """A seat had no time left."""

    seat: int


class TakenOver(Entry, tag="taken_over", frozen=True, kw_only=True):
    """A bot began to play for an absent player."""

    seat: int


class Returned(Entry, tag="returned", frozen=True, kw_only=True):
    """A player took the seat back."""

    seat: int


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """An outage was taken off the running clock."""

    outage: int | None = None
    """Milliseconds; None for all the time since the previous entry."""


class OnVacation(Entry, tag="on_vacation", frozen=True, kw_only=True):
    """A person's clocks are paused until a moment; one that has passed ends the vacation."""

    until: int


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """A line of chat was posted; a spectator has no seat."""

    name: str
    text: str
    seat: int | None = None


class LineRemoved(Entry, tag="line_removed", frozen=True, kw_only=True):
    """The host removed a line of chat, named by the number of its entry."""

    line: int


class SpectatorRemoved(Entry, tag="spectator_removed", frozen=True, kw_only=True):
    """The host removed a spectator with all their lines of chat."""

    person: str


class ChatSwitched(Entry, tag="chat_switched", frozen=True, kw_only=True):
    """The host switched the chat on or off."""

    on: bool


class Rematched(Entry, tag="rematched", frozen=True, kw_only=True):
    """A rematch was opened at another table."""

    table: str


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """The game was closed without a result, because its rules are outdated."""

    reason: str


class Erased(Entry, tag="forgotten", frozen=True, kw_only=True):
    """A person was erased: earlier entries were changed, so the log has to be read again.

    `host` is the new host of an open table whose host was erased.
    """

    host: str = ""


LogEntry = (
    Opened
    | Sat
    | Stood
    | BotSeated
    | Started
    | Made
    | Undone
    | UndoAsked
    | UndoAnswered
    | Resigned
    | TimedOut
    | TakenOver
    | Returned
    | Resumed
    | OnVacation
    | Said
    | LineRemoved
    | SpectatorRemoved
    | ChatSwitched
    | Rematched
    | Closed
    | Erased
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(LogEntry)


def encode_entry(entry: LogEntry) -> bytes:
    """Return an entry as it is stored."""
    return ENCODER.encode(entry)


def decode_entry(text: bytes) -> LogEntry:
    """Return a stored entry."""
    found: LogEntry = DECODER.decode(text)
    return found
