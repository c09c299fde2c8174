"""The driver of bots and clocks: it plays the bots' turns and writes time-outs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from guilda.rules.rng import FastRng
from guilda.server.rate_limits import Addresses
from guilda.server.search_pool import BOT_MOVE, WorkerLostError
from guilda.tables import automation
from guilda.tables.errors import TableError
from guilda.tables.review_jobs import decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.background import BackgroundTasks
    from guilda.server.command_log import CommandLog
    from guilda.server.registry import Registry
    from guilda.server.search_pool import SearchPool
    from guilda.server.storage import Storage
    from guilda.server.uptime import Uptime
    from guilda.tables.entries import LogEntry
    from guilda.tables.room import Room
    from guilda.tables.table import BotTurn

LOG = structlog.get_logger("guilda")
FIRST_RETRY, LAST_RETRY = 1000, 30_000
"""Milliseconds before a bot's lost search is tried again; they double each time."""
STAND_IN_PAUSE = 5000
"""Milliseconds before each decision of a stand-in where no person plays, so that players can return."""
LONGEST_ALARM = 3600.0


class Driver:
    """Plays bots' turns under a lease, so that one process searches; a time-out may be written by any process."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        log: CommandLog,
        uptime: Uptime,
        searches: SearchPool,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        process: str,
        alone: bool,
        lease_seconds: float,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.log = log
        self.uptime = uptime
        self.searches = searches
        self.tasks = tasks
        self.now = now
        self.process = process
        self.alone = alone
        self.lease_seconds = lease_seconds
        self.stopping = False
        self.addresses = Addresses()
        registry.before_admission.append(self.resume_clock)
        registry.on_admission.append(self.drive)
        log.on_written.append(self.drive)
        log.expire = self.expire
        uptime.on_outage.append(lambda: tasks.start(self.resume_all()))

    def drive(self, room: Room) -> None:
        """Start the bots of a table, or set the timer of its clock."""
        if self.stopping or room.evicted or self.busy(room):
            return
        if self.must_play_bot(room) and self.now() >= room.no_lease_until:
            room.bots = self.tasks.start(self.play_bots(room))
        else:
            self.set_alarm(room)

    def busy(self, room: Room) -> bool:
        """Return whether the bots of a table are being played."""
        return room.bots is not None and not room.bots.done()

    def must_play_bot(self, room: Room) -> bool:
        """Return whether it is a bot's turn and a person plays or watches: a deserted table pauses."""
        return room.table.bot_turn() is not None and (not room.bots_only() or room.attended())

    # Bots

    async def play_bots(self, room: Room) -> None:
        """Play bots' turns as long as there are any and this process has the lease."""
        while not room.evicted and not self.stopping and self.must_play_bot(room):
            room.wake.clear()
            turn = room.table.bot_turn()
            if turn is None or not await self.lease(room):
                break
            start = room.retry_at
            if room.bots_only() and turn.seat in room.table.away and room.table.has_time(turn.seat):
                start = max(start, room.table.changed + STAND_IN_PAUSE)
            if start > self.now():
                pause = min((start - self.now()) / 1000, self.lease_seconds / 3)
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.001, pause)):
                        await room.wake.wait()
            else:
                await self.play_turn(room, turn)
        if not room.evicted and not self.stopping:
            self.set_alarm(room)

    async def lease(self, room: Room) -> bool:
        """Return whether this process may play the bots of a table; alone, it always may."""
        now = self.now()
        if self.alone or room.leased_until - now > 500 * self.lease_seconds:
            return True
        if now < room.no_lease_until:
            return False
        if not await self.storage.claim(room.table.id, self.process, self.lease_seconds):
            room.leased_until = 0
            room.no_lease_until = now + round(500 * self.lease_seconds)
            return False
        room.leased_until = now + round(1000 * self.lease_seconds)
        return True

    async def play_turn(self, room: Room, turn: BotTurn) -> None:
        """Let a bot decide, with no more than its seat may know."""
        position = room.table.seen_by(turn.seat, FastRng(turn.seed))
        try:
            action: int | str = await self.searches.submit(
                BOT_MOVE, self.addresses.client(room.table.host), decision, position, turn
            )
        except WorkerLostError:  # not the bot's fault
            room.retry_delay = min(2 * room.retry_delay or FIRST_RETRY, LAST_RETRY)
            room.retry_at = self.now() + room.retry_delay
            return
        except Exception as error:
            LOG.error("bot failed", table=room.table.id, ply=turn.ply, level=turn.level, exc_info=error)
            action = position.random_action(FastRng(turn.seed))
        room.retry_delay = 0
        async with room.lock:
            if room.evicted:
                return
            try:
                entries = automation.bot_decision(room.table, turn, action, self.now())
            except TableError:
                LOG.error("illegal action of a bot", table=room.table.id, ply=turn.ply, level=turn.level)
                action = position.random_action(FastRng(turn.seed))
                entries = automation.bot_decision(room.table, turn, action, self.now())
            if entries:
                await self.log.write(room, entries)

    # Clocks

    def set_alarm(self, room: Room) -> None:
        """Set a timer for the moment at which the running clock has no time left."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        due = room.table.due()
        if due is not None:
            delay = min(LONGEST_ALARM, max(0.0, (due - self.now()) / 1000))
            room.alarm = asyncio.get_running_loop().call_later(delay, self.ring, room)

    def ring(self, room: Room) -> None:
        """Act on the alarm of a table."""
        if not self.stopping and not room.evicted:
            self.tasks.start(self.check_clock(room))

    async def check_clock(self, room: Room) -> None:
        """Write a time-out that is due, or set the alarm again."""
        async with room.lock:
            if not room.evicted and not (automation.expired(room.table, self.now()) and await self.expire(room)):
                self.set_alarm(room)

    async def expire(self, room: Room) -> bool:
        """Write the time-out of a table whose lock is held, unless an outage was charged; True if it was written."""
        await self.uptime.check()
        entries = self.pending_resume(room) or automation.expired(room.table, self.now())
        return bool(entries) and await self.log.write(room, entries)

    def pending_resume(self, room: Room) -> list[LogEntry]:
        """Return the entry that takes outages off the running clock."""
        clocks = room.table.clocks
        if clocks is None or room.table.due() is None:
            return []
        return automation.resumed(room.table, self.now(), self.uptime.downtime_since(clocks.checked))

    async def resume_clock(self, room: Room) -> None:
        """Take outages off the running clock before any viewer sees it."""
        if self.pending_resume(room):
            async with room.lock:
                entries = self.pending_resume(room)
                if entries and not room.evicted:
                    await self.log.write(room, entries)

    async def resume_all(self) -> None:
        """Take an outage off the running clocks of all tables in memory."""
        for room in list(self.registry.rooms.values()):
            await self.resume_clock(room)
