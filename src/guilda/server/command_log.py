"""Commands and their log entries: persist first, then notify viewers and other processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from msgspec import Raw

from guilda.server.erasure import erase_from_log, spectators_in
from guilda.server.errors import ServerError
from guilda.server.merging import reassign_log
from guilda.server.metrics import MADE_BY_BOT, MADE_BY_PERSON
from guilda.server.pubsub import Notice
from guilda.server.storage import DatabaseError
from guilda.tables import automation, handling, visibility
from guilda.tables.commands import Rematch, Takeover
from guilda.tables.entries import Erased, Made, decode_entry, encode_entry
from guilda.tables.opening import new_id, opening, rematch_id, rematch_opening
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from guilda.server.background import BackgroundTasks
    from guilda.server.pubsub import PubSub, Subscriptions
    from guilda.server.registry import Registry
    from guilda.server.storage import Storage
    from guilda.tables.commands import NewTable, Person, TableCommand
    from guilda.tables.entries import LogEntry
    from guilda.tables.room import Room

LOG = structlog.get_logger("guilda")
ATTEMPTS = 20
RATED_PATIENCE = 4
"""Factor for the absence after which a seat can be taken over at a rated table."""
DELETED = 2**31 - 1
"""The number that stands for the end of a deleted log."""


async def permit_all(_table: Table, _command: TableCommand, _person: Person) -> None:
    """Permit every command."""


def moves_in(entries: Sequence[LogEntry]) -> list[Raw]:
    """Return the encoded entries if all are decisions, which are short; other processes then need not read the log."""
    if all(isinstance(entry, Made) for entry in entries):
        return [Raw(encode_entry(entry)) for entry in entries]
    return []


class CommandLog:
    """Writes the logs of tables. The database gives each number once, so any process may write."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        pubsub: PubSub,
        subscriptions: Subscriptions,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        absent_after: int,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.pubsub = pubsub
        self.subscriptions = subscriptions
        self.tasks = tasks
        self.now = now
        self.absent_after = absent_after
        self.on_written: list[Callable[[Room], None]] = []
        self.permit: Callable[[Table, TableCommand, Person], Awaitable[None]] = permit_all
        """Raises an error for a command that this person may not give."""
        self.on_own_write: list[Callable[[Room, Sequence[LogEntry]], None]] = []
        """Called for entries that this process has written, not for those of others."""
        self.expire: Callable[[Room], Awaitable[bool]]
        """Writes the time-out of a clock that has run out; set by the driver."""

    async def open(self, new: NewTable, person: Person) -> str:
        """Open a table and return its id."""
        table_id = new_id()
        await self.write_new(table_id, opening(new, person, self.now()))
        return table_id

    async def write_new(self, table_id: str, entries: Sequence[LogEntry]) -> None:
        """Write the first entries of a table, unless it exists."""
        table = Table.rebuilt(table_id, entries)
        await self.pubsub.follow(table_id)
        if await self.storage.append(
            table_id, 1, [encode_entry(entry) for entry in entries], visibility.summary(table)
        ):
            LOG.info("written", table=table.id, number=table.number, ply=table.ply)
            room = self.registry.admit(self.registry.make_room(table))
            self.subscriptions.notify(room)
            for notify in self.on_written:
                notify(room)

    async def command(
        self, table_id: str, command: TableCommand, person: Person, answer: Callable[[int], None] | None = None
    ) -> int:
        """Execute a command and return the number of its log entry, which `answer` gets as well.

        It is completed even if the caller is cancelled. `answer` is called in the step that tells the viewers, so that
        the client's answer and its new state leave in one packet.
        """
        return await asyncio.shield(self.tasks.start(self.execute(table_id, command, person, answer)))

    async def execute(
        self, table_id: str, command: TableCommand, person: Person, answer: Callable[[int], None] | None = None
    ) -> int:
        """Execute a command, again if another process has written to the log in between."""
        number = await self.attempt(table_id, command, person)
        if answer is not None:
            answer(number)
        return number

    async def attempt(self, table_id: str, command: TableCommand, person: Person) -> int:
        """Execute a command and return the number of its log entry."""
        for _ in range(ATTEMPTS):
            room = await self.registry.room(table_id)
            if room is None:
                raise ServerError("no_such_table")
            await self.permit(room.table, command, person)
            async with room.lock:
                if room.evicted:
                    continue
                known = handling.known_answer(room.table, person.id, command)
                if known is not None:
                    return known
                now = self.now()
                if automation.expired(room.table, now) and await self.expire(room):
                    continue
                entries = handling.decide(room.table, command, person, now, self.absent(room, command, now))
                if isinstance(command, Rematch):
                    await self.write_new(rematch_id(room.table), rematch_opening(room.table, person, now))
                if await self.write(room, entries):
                    return room.table.number
        raise ServerError("unavailable")

    def absent(self, room: Room, command: TableCommand, now: int) -> set[str]:
        """Return the people whose seats a command may take over."""
        if not isinstance(command, Takeover):
            return set()
        return room.absent(now, self.absent_after * (RATED_PATIENCE if room.table.setup.rated else 1))

    async def write(self, room: Room, entries: Sequence[LogEntry]) -> bool:
        """Write entries of a table whose lock is held, then notify all viewers; False if another process was quicker.

        The entries are applied first, because the summary after them is stored with them. If they are not stored, the
        table is rebuilt from the log.
        """
        table, before = room.table, room.table.number
        try:
            for entry in entries:
                table.apply(entry)
            written = await self.storage.append(
                table.id,
                before + 1,
                [encode_entry(entry) for entry in entries],
                visibility.summary(table),
                spectators_in(entries),
            )
        except DatabaseError:
            try:
                await self.reload(room, before)
            except BaseException:
                self.registry.evict(room)
            raise
        except BaseException:
            self.registry.evict(room)
            raise
        if not written:
            try:
                await self.reload(room, before)
            except BaseException:
                self.registry.evict(room)
                raise
            return False
        LOG.info("written", table=table.id, number=table.number, ply=table.ply)
        if not self.pubsub.silent:
            self.pubsub.publish(Notice(self.pubsub.process, table.id, table.number, moves_in(entries)))
        self.announce(room, before, entries)
        for notify in self.on_own_write:
            notify(room, entries)
        for entry in entries:
            if isinstance(entry, Made):
                (MADE_BY_BOT if entry.level else MADE_BY_PERSON).inc()
        return True

    async def reload(self, room: Room, before: int) -> None:
        """Rebuild a table from its log, and send all viewers the entries after a number."""
        stored = [decode_entry(raw) for raw in await self.storage.entries(room.table.id)]
        if not stored:
            raise ServerError("no_such_table")
        room.table = Table.rebuilt(room.table.id, stored)
        if stored[before:]:
            self.announce(room, before, stored[before:])

    def announce(self, room: Room, before: int, entries: Sequence[LogEntry]) -> None:
        """Tell viewers, bot streams and the driver about entries that are stored."""
        room.used = self.now()
        room.send_entries(before, entries, room.used)
        self.subscriptions.notify(room)
        room.wake.set()
        for notify in self.on_written:
            notify(room)

    async def catch_up(self, table_id: str, number: int, moves: Sequence[Raw] = ()) -> None:
        """Apply entries that another process wrote up to a number; evict the table if it was deleted.

        `moves` are the last of them; if there are others, all are read from the log.
        """
        loading = self.registry.loading.get(table_id)
        room = await asyncio.shield(loading) if loading is not None else self.registry.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            before = room.table.number
            if room.evicted or number <= before:
                return
            complete = before + len(moves) == number
            stored = [bytes(raw) for raw in moves] if complete else await self.storage.entries(table_id, before)
            entries = [decode_entry(raw) for raw in stored]
            try:
                if any(isinstance(entry, Erased) for entry in entries):  # earlier entries were changed, too
                    log = [decode_entry(raw) for raw in await self.storage.entries(table_id)]
                    room.table, entries = Table.rebuilt(table_id, log), log[before:]
                else:
                    for entry in entries:
                        room.table.apply(entry)
            except BaseException:
                self.registry.evict(room)
                raise
            if entries:
                self.announce(room, before, entries)
            else:
                self.registry.evict(room)

    async def erase(self, table_id: str, person: str) -> None:
        """Replace a person in a table's log, also if its game cannot be rebuilt."""
        for _ in range(ATTEMPTS):
            entries = await self.storage.entries(table_id)
            stored = await self.storage.summary(table_id)
            if stored is None:
                return
            if stored.last != len(entries):
                continue
            archived = await self.storage.archived_game(table_id)
            change = erase_from_log(entries, stored.summary, person, archived)
            if await self.storage.rewrite(table_id, stored.last, *change, person):
                await self.log_changed(table_id, stored.last + 1)
                return
        raise ServerError("unavailable")

    async def reassign(self, table_id: str, person: str, successor: str) -> None:
        """Give everything of a person at a table to another one."""
        for _ in range(ATTEMPTS):
            entries = await self.storage.entries(table_id)
            stored = await self.storage.summary(table_id)
            if stored is None:
                return
            if stored.last != len(entries):
                continue
            change = reassign_log(entries, stored.summary, person, successor)
            if await self.storage.rewrite(table_id, stored.last, *change, None, person, successor):
                await self.log_changed(table_id, stored.last + 1)
                return
        raise ServerError("unavailable")

    async def delete(self, table_id: str) -> None:
        """Delete a table."""
        await self.storage.drop_tables([table_id])
        await self.log_changed(table_id, DELETED)

    async def log_changed(self, table_id: str, number: int) -> None:
        """Let this and the other processes read a log again that was changed in the database."""
        self.pubsub.publish(Notice(self.pubsub.process, table_id, number=number))
        await self.catch_up(table_id, number)

    async def compare(self) -> None:
        """Find entries of other processes whose notices were lost."""
        await self.compare_rooms(dict(self.registry.rooms))

    async def read(self, table_id: str) -> Table | None:
        """Return a table with everything that other processes have written: their notices may be on their way."""
        room = self.registry.rooms.get(table_id)
        if room is not None and not self.pubsub.alone:
            await self.compare_rooms({table_id: room})
        return await self.registry.find(table_id)

    async def compare_rooms(self, known: dict[str, Room]) -> None:
        """Catch up with the logs of tables in memory."""
        numbers = await self.storage.numbers(list(known))
        for table_id, room in known.items():
            number = numbers.get(table_id, DELETED)
            if number > room.table.number:
                await self.catch_up(table_id, number)
