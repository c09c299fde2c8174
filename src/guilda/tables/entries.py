"""The log of a table: numbered entries 1, 2, 3, … that a table is rebuilt from. Nothing else is the truth."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Options = dict[str, int | str | None]


class Clock(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How much time a seat has. With `bank` 0 and an `increment`, every decision has just the increment."""

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    """Seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=86_400)]
    """Seconds that every decision adds; with no bank, the seconds for each decision."""
    on_timeout: Literal["bot", "resign"] = "bot"
    """What happens to a seat without time: a bot plays on for it, or it resigns, as always at a rated table."""


class Chair(Struct, omit_defaults=True, frozen=True):
    """Who takes a seat: a person with a name and a seed, or a bot of a level. Without both it is open.

    A person who was asked for a rematch and has not agreed yet is awaited.
    """

    person: str = ""
    name: str = ""
    seed: str = ""
    level: str = ""
    awaited: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and not self.level


class Entry(Struct, tag_field="entry", omit_defaults=True, frozen=True, kw_only=True):
    """Something that happened at a table, when (milliseconds since 1970), by whom and by which message of theirs."""

    at: int
    by: str = ""
    message: str = ""


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The table was set up by its host. The server seed stays here until the game is over."""

    game: str
    rules_version: int
    options: Options
    chairs: list[Chair]
    server_seed: str
    clock: Clock | None = None
    public: bool = False
    rated: bool = False
    hints: bool = True


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """Somebody took a seat, or changed name and seed there."""

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
    """The game was laid out, and the first decision is asked for. The host has brought seeds for its own seats."""

    seeds: list[str] = []


class Made(Entry, tag="made", frozen=True, kw_only=True):
    """A decision. `level` is the bot that made it, if it was one."""

    seat: int
    action: str
    level: str = ""


class Undone(Entry, tag="undone", frozen=True, kw_only=True):
    """The last decision was taken back."""

    seat: int


class Resigned(Entry, tag="resigned", frozen=True, kw_only=True):
    """A seat gave the game up."""

    seat: int


class TimedOut(Entry, tag="timed_out", frozen=True, kw_only=True):
    """A seat had no time left."""

    seat: int


class TakenOver(Entry, tag="taken_over", frozen=True, kw_only=True):
    """A bot plays on for an absent seat."""

    seat: int


class Returned(Entry, tag="returned", frozen=True, kw_only=True):
    """The person is back and plays on."""

    seat: int


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """Nobody ran the clocks for a while: the time since the entry before is not charged to anyone."""


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """Something was said; a spectator has no seat."""

    name: str
    text: str
    seat: int | None = None


class Rematched(Entry, tag="rematched", frozen=True, kw_only=True):
    """The same players go on at another table."""

    table: str


class Forgotten(Entry, tag="forgotten", frozen=True, kw_only=True):
    """Somebody wanted to be forgotten: entries before this one were changed, so the log has to be read anew.

    Where that was the host of a table that waits for its start, somebody else who sits there is from now on.
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
    | Resigned
    | TimedOut
    | TakenOver
    | Returned
    | Resumed
    | Said
    | Rematched
    | Forgotten
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(LogEntry)


def written(entry: LogEntry) -> bytes:
    """An entry as it is stored."""
    return ENCODER.encode(entry)


def read(text: bytes) -> LogEntry:
    """The entry that was stored."""
    found: LogEntry = DECODER.decode(text)
    return found
