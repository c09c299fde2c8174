"""The stream of a bot: what it has to know of its tables, as it happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from guilda.server.problems import Refusal
from guilda.server.resources import Alive, Away, Over, Ready, StreamMessage, Turn
from guilda.server.storage import milliseconds
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from guilda.server.server import Server
    from guilda.server.storage import Listed
    from guilda.tables.table import Table

QUIET_SECONDS = 15.0
"""A stream without news says after so long that it is still there."""
POLL_SECONDS = 2.0
"""So often a stream looks for games that another process has moved on."""
RECENT = 3_600_000
"""A game that ended so many milliseconds before the stream was opened, or later, is told."""


class BotStream:
    """One stream; it remembers what it has told, and tells it once."""

    def __init__(self, server: Server, person: str) -> None:
        self.server = server
        self.person = person
        self.taken = asyncio.Event()
        """Set when the bot's token was taken away, or its person is forgotten."""
        self.since = milliseconds() - RECENT
        self.ready: dict[str, int] = {}
        """How often somebody had sat down or stood up at a table when it was told."""
        self.turns: dict[str, int] = {}
        """The ply after the last one that was told, by table."""
        self.away: set[str] = set()
        self.over: set[str] = set()

    async def follow(self) -> AsyncIterator[StreamMessage]:
        """What the bot has to know, until the server stops or its token is taken away."""
        clock = asyncio.get_running_loop().time
        quiet = clock()
        with self.server.hub.notified(self.person) as news:
            while not (self.server.stopping.is_set() or self.taken.is_set()):
                news.clear()
                for stored in await self.server.storage.tables_of(self.person):
                    try:
                        messages = await self.news(stored)
                    except (Refused, Refusal):  # of older rules, or gone: the others go on
                        continue
                    for message in messages:
                        yield message
                        quiet = clock()
                if clock() - quiet >= QUIET_SECONDS:
                    yield Alive()
                    quiet = clock()
                await self.wait(news)

    async def wait(self, news: asyncio.Event) -> None:
        """Until something happens, it is time to look again, or the stream has to end."""
        waiting = [asyncio.ensure_future(each.wait()) for each in (news, self.server.stopping, self.taken)]
        try:
            await asyncio.wait(waiting, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    async def news(self, stored: Listed) -> list[StreamMessage]:
        """What was not told yet of a table."""
        summary = stored.summary
        if summary.phase == "over":
            recent = stored.id in self.turns or summary.changed >= self.since
            return self.ended(await self.server.table(stored.id)) if recent and stored.id not in self.over else []
        if summary.phase == "open":
            return self.filled(await self.server.table(stored.id)) if summary.host == self.person else []
        return self.played(await self.server.table(stored.id))

    def filled(self, table: Table) -> list[StreamMessage]:
        """The bot's own table may be ready to start."""
        waits = any(chair.open or chair.awaited for chair in table.chairs)
        seatings = table.changes.total()
        if waits or table.phase != "open" or self.ready.get(table.id) == seatings:
            return []
        self.ready[table.id] = seatings
        return [Ready(table.id, table.commitment)]

    def played(self, table: Table) -> list[StreamMessage]:
        """It may be the bot's turn, or another bot may have taken over."""
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
        state = table.state(seat, "en", milliseconds(), False)
        if state is None or not state.actions:
            return []
        self.turns[table.id] = table.ply + 1
        return [Turn(table.id, state)]

    def ended(self, table: Table) -> list[StreamMessage]:
        """A game is over."""
        state = table.state(None, "en", milliseconds(), False)
        if state is None or state.result is None:
            return []
        self.over.add(table.id)
        return [Over(table.id, table.seats_of(self.person), state.result)]
