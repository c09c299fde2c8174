"""Conditional moves at tables. They are stored beside the logs, so that nothing at a table shows that there are any."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select

from guilda.server.errors import log_failure
from guilda.server.schema import plans, tables
from guilda.tables import automation
from guilda.tables import plans as rules
from guilda.tables.entries import Made, UndoAnswered, Undone
from guilda.tables.errors import CodedError
from guilda.tables.plans import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.server.hub import Hub
    from guilda.server.storage import Storage
    from guilda.tables.entries import LogEntry
    from guilda.tables.room import Room
    from guilda.tables.table import Table


class Plans:
    """Stores prepared replies, and plays them."""

    def __init__(self, storage: Storage, hub: Hub) -> None:
        self.storage = storage
        self.database = storage.database
        self.hub = hub
        hub.log.on_own_write.append(self.note)

    async def of_table(self, table_id: str) -> list[Plan]:
        """Return all plans at a table."""
        query = select(plans).where(plans.c.table_id == table_id)
        rows = await self.database.read(lambda connection: list(connection.execute(query)))
        return [Plan(row.person, row.seat, row.made, msgspec.json.decode(row.lines)) for row in rows]

    async def of_person(self, person: str) -> dict[str, list[list[str]]]:
        """Return a person's lines by table."""
        query = select(plans.c.table_id, plans.c.lines).where(plans.c.person == person)
        rows = await self.database.read(lambda connection: list(connection.execute(query)))
        return {row.table_id: msgspec.json.decode(row.lines) for row in rows}

    async def store(self, table_id: str, plan: Plan) -> None:
        """Store a person's plan at a table; without lines it is deleted."""
        mine = (plans.c.table_id == table_id, plans.c.person == plan.person)
        row = {
            "seat": plan.seat,
            "made": plan.made,
            "created": self.hub.now(),
            "lines": msgspec.json.encode(plan.lines).decode(),
        }
        statement = self.storage.insert(plans).values(table_id=table_id, person=plan.person, **row)
        upsert = statement.on_conflict_do_update(index_elements=["table_id", "person"], set_=row)
        work = upsert if plan.lines else delete(plans).where(*mine)
        await self.database.write(table_id, lambda connection: connection.execute(work).rowcount)

    async def mine(self, table: Table, person: str) -> Plan:
        """Return what is left of a person's plan; an empty one if there is none."""
        for plan in await self.of_table(table.id):
            if plan.person == person:
                return rules.remaining(table, plan)
        seats = table.seats_of(person)
        return Plan(person, seats[0] if seats else -1, len(table.playing().decisions), [])

    def note(self, room: Room, entries: Sequence[LogEntry]) -> None:
        """Look for a prepared reply to a decision that this process has written."""
        clock = room.table.setup.clock
        if (
            clock is not None
            and clock.slow
            and any(isinstance(entry, Made | Undone | UndoAnswered) for entry in entries)
        ):
            self.hub.tasks.start(self.play(room.table.id))

    async def play(self, table_id: str) -> None:
        """Play prepared replies as long as there are any, and delete plans whose branch was not taken."""
        while any([await self.play_one(table_id, plan) for plan in await self.of_table(table_id)]):
            pass

    async def play_one(self, table_id: str, plan: Plan) -> bool:
        """Play the reply of one plan; False if there is none now."""
        room = await self.hub.registry.room(table_id)
        if room is None:
            return False
        async with room.lock:
            if room.evicted or automation.expired(room.table, self.hub.now()):
                return False
            entries = rules.reply(room.table, plan, self.hub.now())
            if not entries:
                if not rules.remaining(room.table, plan).lines or room.table.actor() == plan.seat:
                    await self.store(table_id, plan._replace(lines=[]))
                return False
            await self.hub.log.write(room, entries)
            return True

    async def recover(self) -> None:
        """Play replies to decisions that were made shortly before a crash."""
        query = select(plans.c.table_id).join(tables, tables.c.id == plans.c.table_id)
        query = query.where(tables.c.changed >= plans.c.created).distinct()
        try:
            for table_id in await self.database.read(lambda connection: list(connection.scalars(query))):
                with suppress(CodedError):
                    await self.play(table_id)
        except Exception as error:
            log_failure(error)
