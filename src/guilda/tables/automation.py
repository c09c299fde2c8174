"""Entries that no command leads to: time-outs, clocks that continue after an outage, decisions of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.tables.entries import Made, OnVacation, Resumed, TimedOut
from guilda.tables.handling import legal_notation

if TYPE_CHECKING:
    from guilda.tables.entries import LogEntry
    from guilda.tables.table import BotTurn, Table


def expired(table: Table, now: int) -> list[LogEntry]:
    """Return the time-out of the actor if its clock has run out."""
    due, seat = table.due(), table.actor()
    if due is None or seat is None or now < due:
        return []
    return [TimedOut(at=now, seat=seat)]


def resumed(table: Table, now: int, outage: int) -> list[LogEntry]:
    """Return the entry that takes an outage of some milliseconds off the running clock."""
    return [Resumed(at=now, outage=outage)] if outage > 0 and table.due() is not None else []


def on_vacation(table: Table, person: str, until: int, now: int) -> list[LogEntry]:
    """Return the entry that stops a person's clocks until a moment, or starts them if it has passed.

    It changes only games by correspondence whose clocks are not set that way already.
    """
    clock, clocks, seats = table.setup.clock, table.clocks, table.seats_of(person)
    if clock is None or clocks is None or not clock.slow or table.phase != "playing" or not seats:
        return []
    known = max(clocks.vacation[seat] for seat in seats)
    if known == until or max(known, until) <= now:
        return []
    return [OnVacation(at=now, by=person, until=until)]


def bot_decision(table: Table, turn: BotTurn, action: int | str, now: int) -> list[LogEntry]:
    """Return the entry of a bot's decision; nothing if the game has moved on."""
    if table.bot_turn() != turn:
        return []
    return [Made(at=now, seat=turn.seat, action=legal_notation(table, action), level=turn.level)]
