"""The sweeper wakes tables that are due, evicts idle ones, and drops what dead processes reported."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from guilda.server.errors import log_failure
from guilda.server.presence import REPORT_SECONDS
from guilda.server.storage import DatabaseError
from guilda.tables.errors import CodedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.command_log import CommandLog
    from guilda.server.driver import Driver
    from guilda.server.presence import Presence
    from guilda.server.registry import Registry
    from guilda.server.storage import Storage
    from guilda.tables.room import Room

LOG = structlog.get_logger("guilda")
SWEEP_SECONDS = 1.0
SWEPT_AT_ONCE = 50
POSTPONED_SECONDS = 600.0
"""Pause before a table that cannot be loaded is tried again."""


class Sweeper:
    """Sweeps all tables once a second."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        log: CommandLog,
        driver: Driver,
        presence: Presence,
        now: Callable[[], int],
        idle: int,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.log = log
        self.driver = driver
        self.presence = presence
        self.now = now
        self.idle = idle

    async def sweep_forever(self) -> None:
        """Sweep once a second, and now and then repeat the presence and compare the logs."""
        reported = self.now()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            repeat = self.now() - reported >= 1000 * REPORT_SECONDS
            try:
                await self.sweep(repeat=repeat)
            except Exception as error:
                log_failure(error)
            if repeat:
                reported = self.now()

    async def sweep(self, *, repeat: bool = False) -> None:
        """Wake due tables, evict idle ones, and drop reports of dead processes."""
        await self.wake_due_tables()
        if repeat:
            await self.log.compare()
        now = self.now()
        for count, room in enumerate(list(self.registry.rooms.values())):
            if count % SWEPT_AT_ONCE == 0:
                await asyncio.sleep(0)  # let players in between
            if room.evicted:
                continue
            await self.presence.drop_dead_processes(room, now)
            if room.table.bot_turn() is not None:
                self.driver.drive(room)
            if not self.in_use(room) and now - room.used > self.idle:
                self.registry.evict(room)
            elif repeat:
                self.presence.repeat(room)

    def in_use(self, room: Room) -> bool:
        """Return whether a table has to stay in memory."""
        return bool(room.viewers) or room.lock.locked() or self.driver.busy(room)

    async def wake_due_tables(self) -> None:
        """Load tables whose bot or deadline is due and which are not in memory here."""
        due = [table_id for table_id in await self.storage.due_tables(self.now()) if self.is_asleep(table_id)]
        numbers = await self.storage.numbers(due) if due else {}
        await asyncio.gather(*(self.wake(table_id, number) for table_id, number in numbers.items()))

    async def wake(self, table_id: str, number: int) -> None:
        """Load a table that is due, unless another process does."""
        try:
            lease = self.driver.process, self.driver.lease_seconds
            if not self.driver.alone and not await self.storage.claim(table_id, *lease):
                return
            room = await self.registry.room(table_id)
            if room is not None:
                room.no_lease_until = 0
                await self.log.catch_up(table_id, number)
        except DatabaseError:
            raise
        except Exception as error:  # one bad table must not keep the others waiting
            if not isinstance(error, CodedError):
                LOG.error("table cannot be loaded", table=table_id, exc_info=error)
            await self.storage.postpone(table_id, POSTPONED_SECONDS)

    def is_asleep(self, table_id: str) -> bool:
        """Return whether nothing in this process will continue a table."""
        room = self.registry.rooms.get(table_id)
        return room is None or (room.alarm is None and not self.driver.busy(room))
