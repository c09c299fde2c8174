"""Vacations: a person's clocks in correspondence games are paused for whole days.

Every person has an allowance of days for each calendar year (UTC). A vacation begins at once and is counted in days of
24 hours, each in the year in which it begins; a day that has begun is used. So no number of vacations stops a clock for
longer than the allowance.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from guilda.server.errors import ServerError, log_failure
from guilda.server.notification_store import Vacation
from guilda.server.resources import VacationState
from guilda.tables import automation
from guilda.tables.errors import CodedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.command_log import CommandLog
    from guilda.server.notification_store import NotificationStore
    from guilda.server.registry import Registry
    from guilda.server.storage import Storage

DAY = 86_400_000
CHECK_SECONDS = 30.0
MOST_TABLES = 1000


def year_of(moment: int) -> int:
    """Return the calendar year of a moment."""
    return datetime.fromtimestamp(moment / 1000, UTC).year


def days_used(vacations: list[Vacation], year: int) -> int:
    """Return the days of vacations that began in a year."""
    begun = [day for each in vacations for day in range(each.started, max(each.started + 1, each.until), DAY)]
    return sum(year_of(day) == year for day in begun)


class Vacations:
    """The vacations of all people, and the clocks that they pause."""

    def __init__(
        self,
        storage: Storage,
        store: NotificationStore,
        registry: Registry,
        log: CommandLog,
        now: Callable[[], int],
        allowance: int,
    ) -> None:
        self.storage = storage
        self.store = store
        self.registry = registry
        self.log = log
        self.now = now
        self.allowance = allowance

    async def state(self, person: str) -> VacationState:
        """Return a person's vacation and the days that are left this year."""
        known, now = await self.store.vacations_of(person), self.now()
        until = max((each.until for each in known), default=0)
        left = max(0, self.allowance - days_used(known, year_of(now)))
        return VacationState(until=until // 1000 if until > now else None, left=left, allowance=self.allowance)

    async def start(self, person: str, days: int) -> VacationState:
        """Let a vacation of some days begin now; the person's lock is held."""
        known, now = await self.store.vacations_of(person), self.now()
        if any(each.until > now for each in known):
            raise ServerError("on_vacation")
        vacation = Vacation(now, now + days * DAY)
        for year in {year_of(now), year_of(vacation.until - 1)}:
            if days_used([*known, vacation], year) > self.allowance:
                raise ServerError("no_vacation_left", left=max(0, self.allowance - days_used(known, year)))
        await self.store.start_vacation(person, vacation)
        await self.stop_clocks(person, vacation.until)
        return await self.state(person)

    async def end(self, person: str) -> VacationState:
        """End a person's vacation now; their lock is held."""
        now = self.now()
        await self.store.end_vacation(person, now)
        await self.stop_clocks(person, now)
        return await self.state(person)

    async def stop_clocks(self, person: str, until: int) -> None:
        """Pause a person's clocks until a moment, at all their tables."""
        for stored in await self.storage.tables_of(person, MOST_TABLES):
            clock = stored.summary.clock
            if stored.summary.phase == "playing" and clock is not None and clock.slow:
                await self.stop_clock(stored.id, person, until)

    async def stop_clock(self, table_id: str, person: str, until: int) -> None:
        """Pause a person's clocks at one table, unless it cannot be loaded."""
        while True:
            try:
                room = await self.registry.room(table_id)
            except CodedError:
                return
            if room is None:
                return
            async with room.lock:
                if room.evicted:
                    continue
                if automation.expired(room.table, self.now()) and await self.log.expire(room):
                    continue
                entries = automation.on_vacation(room.table, person, until, self.now())
                if not entries or await self.log.write(room, entries):
                    return

    async def run_forever(self) -> None:
        """Stop the clocks of games that begin during a vacation."""
        while True:
            try:
                for person, until in (await self.store.on_vacation(self.now())).items():
                    await self.stop_new_games(person, until)
            except Exception as error:
                log_failure(error)
            await asyncio.sleep(CHECK_SECONDS)

    async def stop_new_games(self, person: str, until: int) -> None:
        """Stop a person's clocks where the table does not know of the vacation yet."""
        for stored in await self.storage.tables_of(person, MOST_TABLES):
            summary = stored.summary
            if summary.phase != "playing" or summary.clock is None or not summary.clock.slow:
                continue
            if summary.vacations.get(person) != until:
                await self.stop_clock(stored.id, person, until)
