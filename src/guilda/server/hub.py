"""The hub: assembles the parts that run the tables of one process."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from guilda.server.background import BackgroundTasks
from guilda.server.command_log import CommandLog
from guilda.server.driver import Driver
from guilda.server.hints import Hints
from guilda.server.moderation import Moderation
from guilda.server.presence import Presence
from guilda.server.pubsub import PubSub, Subscriptions
from guilda.server.registry import Registry
from guilda.server.search_pool import SearchPool
from guilda.server.storage import DatabaseError, milliseconds
from guilda.server.sweeper import Sweeper
from guilda.server.uptime import OUTAGE_SECONDS, Uptime

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.channels import Channels
    from guilda.server.rate_limits import Usage
    from guilda.server.storage import Storage
    from guilda.tables.room import Room

LEASE_SECONDS = 10.0
IDLE_SECONDS = 60.0
ABSENT_SECONDS = 30.0


class Hub:
    """The tables of one process: registry, log, driver, presence, hints, pub/sub and sweeper."""

    def __init__(
        self,
        storage: Storage,
        channels: Channels,
        *,
        process: str | None = None,
        now: Callable[[], int] = milliseconds,
        idle_seconds: float = IDLE_SECONDS,
        absent_seconds: float = ABSENT_SECONDS,
        lease_seconds: float = LEASE_SECONDS,
        outage_seconds: float = OUTAGE_SECONDS,
        search_processes: int = 1,
        search_budgets: bool = False,
        on_revoked: Callable[[str, str, str], None] = lambda token, person, session: None,
    ) -> None:
        alone = process is None and storage.database.is_sqlite
        process = process or ("alone" if alone else secrets.token_hex(8))
        self.storage = storage
        self.moderation = Moderation(storage)
        self.now = now
        self.on_revoked = on_revoked
        self.on_usage: Callable[[str, Usage], None] = lambda process, usage: None
        self.tasks = BackgroundTasks()
        self.searches = SearchPool(search_processes, budgets=search_budgets)
        self.pubsub = PubSub(channels, process, alone)
        self.subscriptions = Subscriptions(lambda person: self.presence.stream_changed(person))
        self.registry = Registry(storage, self.pubsub, self.tasks, now, self.subscriptions.events)
        self.log = CommandLog(
            storage, self.registry, self.pubsub, self.subscriptions, self.tasks, now, round(1000 * absent_seconds)
        )
        self.uptime = Uptime(storage, process, now, outage_seconds)
        self.driver = Driver(
            storage,
            self.registry,
            self.log,
            self.uptime,
            self.searches,
            self.tasks,
            now,
            process,
            alone,
            lease_seconds,
        )
        self.presence = Presence(storage, self.registry, self.pubsub, self.driver, self.tasks, now)
        self.log.on_written.append(self.presence.note_end)
        self.addresses = self.driver.addresses
        self.hints = Hints(self.searches, self.addresses, budgets=search_budgets)
        self.sweeper = Sweeper(
            storage, self.registry, self.log, self.driver, self.presence, now, round(1000 * idle_seconds)
        )

    @property
    def rooms(self) -> dict[str, Room]:
        """The tables in memory."""
        return self.registry.rooms

    async def start(self) -> None:
        """Start searching, listening and sweeping."""
        self.searches.start()
        await self.uptime.start()
        if self.driver.alone:
            await self.storage.release_all(self.driver.process)  # those of before a crash
        if not self.pubsub.alone:
            self.tasks.start(self.listen())
            self.tasks.start(self.pubsub.send_forever())
            self.tasks.start(self.pubsub.echo_forever())
            await asyncio.sleep(0)  # begin to listen
        self.tasks.start(self.sweeper.sweep_forever())
        self.tasks.start(self.uptime.beat_forever())

    async def stop(self) -> None:
        """Finish pending work, ask clients to reconnect later, and release the leases."""
        self.driver.stopping = True
        self.pubsub.silent = True
        await self.searches.stop()
        for room in list(self.rooms.values()):
            async with room.lock:
                self.registry.evict(room)
        await self.tasks.stop()
        with suppress(DatabaseError):
            await self.uptime.beat()
            if not self.driver.alone:
                await self.storage.release_all(self.driver.process)

    async def blocks_changed(self, person: str) -> None:
        """Send a person's viewers at this process everything again, as their blocks have changed."""
        self.moderation.blocks_changed()
        hidden = await self.moderation.blocked_by(person)
        for room in list(self.rooms.values()):
            viewers = [viewer for viewer in room.viewers if viewer.person.id == person]
            if viewers:
                async with room.lock:  # nothing unwritten may be seen
                    for viewer in viewers:
                        viewer.hidden = hidden
                        room.welcome(viewer, room.table.number, self.now())

    async def listen(self) -> None:
        """Act on the notices of other processes."""
        async for notice in self.pubsub.listen():
            if notice.token or notice.person or notice.session:
                self.on_revoked(notice.token, notice.person, notice.session)
                continue
            if notice.usage is not None:
                self.on_usage(notice.process, notice.usage)
                continue
            if notice.blocks:
                self.tasks.start(self.blocks_changed(notice.blocks))
                continue
            room = self.rooms.get(notice.table)
            if notice.persons is None:
                if room is not None or notice.table in self.registry.loading:
                    self.tasks.start(self.log.catch_up(notice.table, notice.number, notice.moves))
            elif room is not None:
                self.presence.receive(room, notice)
