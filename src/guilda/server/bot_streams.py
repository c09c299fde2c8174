"""The event stream of a bot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from guilda.server.resources import Alive, Away, Over, Ready, StreamMessage, Turn
from guilda.server.storage import milliseconds
from guilda.tables import visibility
from guilda.tables.errors import CodedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from guilda.server.server import Server
    from guilda.server.storage import StoredTable
    from guilda.tables.table import Table

HEARTBEAT_SECONDS = 15.0
POLL_SECONDS = 2.0
"""Interval of checks for games that another process has moved on."""
RECENT = 3_600_000
"""Games that ended at most this many milliseconds before the stream was opened are reported."""


class BotStream:
    """One stream; it reports everything once."""

    def __init__(self, server: Server, person: str) -> None:
        self.server = server
        self.person = person
        self.revoked = asyncio.Event()
        """Set when the bot's token or person is revoked."""
        self.since = milliseconds() - RECENT
        self.ready: dict[str, int] = {}
        """The number of changes of seats when a table was last reported as ready."""
        self.turns: dict[str, int] = {}
        """The ply after the last reported one, by table."""
        self.away: set[str] = set()
        self.over: set[str] = set()

    async def follow(self) -> AsyncIterator[StreamMessage]:
        """Yield messages until the server stops or the token is revoked."""
        clock = asyncio.get_running_loop().time
        quiet = clock()
        with self.server.hub.subscriptions.subscribe(self.person) as changed:
            while not (self.server.stopping.is_set() or self.revoked.is_set()):
                changed.clear()
                for stored in await self.server.storage.tables_of(self.person):
                    try:
                        messages = await self.messages(stored)
                    except CodedError:  # outdated or deleted
                        continue
                    for message in messages:
                        yield message
                        quiet = clock()
                if clock() - quiet >= HEARTBEAT_SECONDS:
                    yield Alive()
                    quiet = clock()
                await self.wait(changed)

    async def wait(self, changed: asyncio.Event) -> None:
        """Wait until something happens, it is time to poll, or the stream has to end."""
        waiting = [asyncio.ensure_future(each.wait()) for each in (changed, self.server.stopping, self.revoked)]
        try:
            await asyncio.wait(waiting, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    async def messages(self, stored: StoredTable) -> list[StreamMessage]:
        """Return what was not reported yet of a table."""
        summary = stored.summary
        if summary.phase == "over":
            recent = stored.id in self.turns or summary.changed >= self.since
            return self.ended(await self.server.table(stored.id)) if recent and stored.id not in self.over else []
        if summary.phase == "open":
            return self.filled(await self.server.table(stored.id)) if summary.host == self.person else []
        return self.played(await self.server.table(stored.id))

    def filled(self, table: Table) -> list[StreamMessage]:
        """Report a table of the bot that can start."""
        waits = any(chair.open or chair.awaited for chair in table.chairs)
        seatings = table.changes.total()
        if waits or table.phase != "open" or self.ready.get(table.id) == seatings:
            return []
        self.ready[table.id] = seatings
        return [Ready(table.id, table.commitment)]

    def played(self, table: Table) -> list[StreamMessage]:
        """Report the bot's turn, or that another bot has taken over."""
        self.turns.setdefault(table.id, 0)
        mine = table.seats_of(self.person)
        away = [seat for seat in mine if seat in table.away]
        if away:
            known = table.id in self.away
            self.away.add(table.id)
            self.turns[table.id] = 0
            return [] if known else [Away(table.id, away)]
        self.away.discard(table.id)
        seat = table.actor()
        if seat is None or seat not in mine or self.turns[table.id] > table.ply:
            return []
        state = visibility.state(table, seat, milliseconds(), detail=False)
        if state is None or not state.actions:
            return []
        self.turns[table.id] = table.ply + 1
        return [Turn(table.id, state)]

    def ended(self, table: Table) -> list[StreamMessage]:
        """Report the end of a game."""
        state = visibility.state(table, None, milliseconds(), detail=False)
        if state is None or state.result is None:
            return []
        self.over.add(table.id)
        return [Over(table.id, table.seats_of(self.person), state.result)]
