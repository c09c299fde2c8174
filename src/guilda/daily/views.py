"""The daily deals as a person sees them, as typed JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from guilda.tables.entries import Options

DealState = Literal["new", "playing", "taken", "finished", "uncounted"]
"""Not begun, being played here, taken to be played offline, finished, or ended without a result that counts."""


class DailyResult(Struct):
    """My result of a deal."""

    points: int
    ahead: int
    """Points ahead of the bot; alone, points above the target."""
    won: bool
    offline: bool
    """Whether it was played on a device that knew the seed, and submitted later."""
    percentile: int | None
    """The share of results on this server that are worse, in per cent; None without others."""
    picture: list[str]
    share: str
    """The result to share, without spoilers."""


class DailyMaster(Struct):
    """The master's game of a deal."""

    points: int
    ahead: int
    won: bool
    table: str
    """The table to replay."""


class DailyDeal(Struct):
    """A deal of today."""

    name: str
    game: str
    options: Options
    levels: list[str]
    """The bots."""
    commitment: str
    """SHA-256 of the seed."""
    next_commitment: str
    """The commitment to tomorrow's seed."""
    state: DealState
    table: str | None
    """My table."""
    result: DailyResult | None
    players: int
    """Results on this server."""
    histogram: list[list[int]]
    """Points ahead and how many results had them; empty before I have finished."""
    master: DailyMaster | None
    """None before I have finished, or while the master plays."""


class PastDeal(Struct):
    """A deal of yesterday, with its seed."""

    name: str
    game: str
    levels: list[str]
    """The bots."""
    commitment: str
    seed: str
    table: str | None
    """My table."""
    result: DailyResult | None
    players: int
    master: DailyMaster | None


class DailyDay(Struct):
    """A day of the calendar on which I finished a deal."""

    day: str
    deals: list[str]
    star: bool
    """Whether a result was among the best tenth."""


class Daily(Struct):
    """GET /api/daily: today's deals, yesterday's seeds, and my calendar."""

    day: str
    ends: int
    """The end of the day, in seconds since 1970."""
    public: bool
    """Whether the seeds follow from the date alone, as there is no server that could keep a secret."""
    deals: list[DailyDeal]
    yesterday: list[PastDeal]
    calendar: list[DailyDay]
    """Oldest first, six weeks."""
    rests: list[str]
    """Days of rest in the current streak."""
    streak: int
    """Days in a row with a finished deal, without days of rest."""


class TakenDeal(Struct, forbid_unknown_fields=True):
    """A deal to play offline (POST /api/daily/{deal}/take). The result is marked, as the device knows the seed."""

    deal: Annotated[str, Meta(max_length=40)]
    """Day and name, as `2026-11-17/azul`."""
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Submission(Struct, forbid_unknown_fields=True):
    """POST /api/daily/submit: a deal that was played offline."""

    deal: Annotated[str, Meta(max_length=40)]
    record: Annotated[str, Meta(max_length=60_000)]
    """The text of its record."""


class DailyEntry(Struct):
    """A deal in the export of a person's data. Times are in milliseconds since 1970."""

    deal: str
    started: int
    finished: int | None
    points: int | None
    ahead: int | None
    offline: bool
