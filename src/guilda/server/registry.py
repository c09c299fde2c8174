"""The tables that this process has in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from guilda.server.metrics import TABLES
from guilda.tables.entries import decode_entry
from guilda.tables.room import Room
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Container

    from guilda.server.background import BackgroundTasks
    from guilda.server.pubsub import PubSub
    from guilda.server.storage import Storage


class Registry:
    """Loads tables from their logs, and evicts them."""

    def __init__(
        self,
        storage: Storage,
        pubsub: PubSub,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        streaming: Container[str],
    ) -> None:
        self.storage = storage
        self.pubsub = pubsub
        self.tasks = tasks
        self.now = now
        self.streaming = streaming
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.before_admission: list[Callable[[Room], Awaitable[None]]] = []
        self.on_admission: list[Callable[[Room], None]] = []

    async def find(self, table_id: str) -> Table | None:
        """Return a table as its log describes it; None if there is none of this id."""
        while (room := await self.room(table_id)) is not None:
            async with room.lock:
                if not room.evicted:
                    return room.table
        return None

    async def room(self, table_id: str) -> Room | None:
        """Return the table in memory, loaded if necessary."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = self.tasks.start(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if room is not None:
            room.used = self.now()
        return room

    async def load(self, table_id: str) -> Room | None:
        """Rebuild a table from its log."""
        await self.pubsub.follow(table_id)
        entries = await self.storage.entries(table_id)
        if not entries:
            await self.pubsub.unfollow(table_id)
            return None
        room = self.make_room(Table.rebuilt(table_id, map(decode_entry, entries)))
        for prepare in self.before_admission:
            await prepare(room)
        return self.admit(room)

    def make_room(self, table: Table) -> Room:
        """Return a room for a table."""
        return Room(table, self.now(), self.streaming, lambda: self.pubsub.down)

    def admit(self, room: Room) -> Room:
        """Keep a table in memory, unless it is there already."""
        if room.table.id in self.rooms:
            return self.rooms[room.table.id]
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))
        for notify in self.on_admission:
            notify(room)
        return room

    def evict(self, room: Room) -> None:
        """Remove a table from memory; its connections end and may come back."""
        room.evicted = True
        room.wake.set()
        if room.alarm is not None:
            room.alarm.cancel()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.tasks.start(self.unfollow(room.table.id))
        TABLES.set(len(self.rooms))
        for viewer in room.viewers:
            viewer.drop()

    async def unfollow(self, table_id: str) -> None:
        """Stop receiving the notices of a table, unless it is in memory again."""
        if table_id not in self.rooms and table_id not in self.loading:
            await self.pubsub.unfollow(table_id)
