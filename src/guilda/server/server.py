"""One running server: its storage, tables, keys and limits, and what the HTTP routes do with them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from litestar.di import NamedDependency

from guilda.server import studies
from guilda.server.forgetting import anonymised
from guilda.server.hub import Hub
from guilda.server.identity import Keys
from guilda.server.limits import Limiter
from guilda.server.problems import Refusal
from guilda.server.resources import Alive, Over, Remark, StreamMessage, TableSummary, Turn
from guilda.server.storage import Storage, milliseconds
from guilda.tables.commands import NewTable, Person, Resign, Stand, TableCommand
from guilda.tables.entries import Said, read
from guilda.tables.table import Table
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.channels import ChannelsPlugin

    from guilda.records.record import Record
    from guilda.server.settings import Settings
    from guilda.server.storage import Listed

SOMEBODY = "Guest"
"""The name of those who have not said theirs."""
KEPT_REVIEWS = 64
QUIET_SECONDS = 15.0
"""A stream without news says after so long that it is still there."""
POLL_SECONDS = 2.0
"""So often a stream looks for games that another process has moved on."""


class Server:
    """Made by `app.create_app`; opened and closed with it."""

    keys: Keys
    hub: Hub

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.storage = Storage(settings.database)
        rate = settings.rate
        self.requests = Limiter(rate, 4 * rate)
        self.logins = Limiter(0.1 if rate else 0, 10)
        self.openings = Limiter(0.5 if rate else 0, 30)
        self.streams: dict[str, int] = {}
        self.stopping = asyncio.Event()
        self.reviewing = asyncio.Semaphore(1)
        self.reviews: dict[tuple[str, str], list[Remark]] = {}

    async def open(self) -> None:
        """Open the storage, find the secret, begin to run tables."""
        await self.storage.open()
        secret = self.settings.secret.encode() or await self.storage.secret("cookie")
        self.keys = Keys(secret, self.storage)
        self.hub = Hub(self.storage, self.channels)
        await self.hub.start()

    async def close(self) -> None:
        """Finish what was accepted, give tables back, close the storage."""
        self.stopping.set()
        await self.hub.stop()
        await self.storage.close()

    # Tables

    async def somebody(self, person: str) -> Person:
        """A person as tables know them."""
        known = await self.storage.person(person)
        return Person(person, known.name if known is not None and known.name else SOMEBODY)

    async def open_table(self, new: NewTable, person: str) -> TableSummary:
        """Open a table with this person as its host."""
        if not self.openings.allows(person):
            raise Refusal("too_many")
        table_id = await self.hub.open(new, await self.somebody(person))
        found = await self.storage.summary(table_id)
        assert found is not None
        return self.listed(found, person)

    async def table(self, table_id: str) -> Table:
        """A table as it stands."""
        found = await self.hub.find(table_id)
        if found is None:
            raise Refusal("not_found")
        return found

    async def command(self, table_id: str, command: TableCommand, person: str) -> int:
        """Do what a person wants from a table; the number of the entry that it was written down as."""
        return await self.hub.command(table_id, command, await self.somebody(person))

    async def record(self, table_id: str) -> Record:
        """The record of a table's game as all may have it now."""
        table = await self.table(table_id)
        if table.match is None:
            raise Refusal("not_over")
        return table.record()

    async def review(self, table_id: str, record: Record, language: str) -> list[Remark]:
        """An engine's remarks on a finished game: one game at a time, the last ones are kept."""
        key = (table_id, language)
        async with self.reviewing:
            if key not in self.reviews:
                if len(self.reviews) >= KEPT_REVIEWS:
                    del self.reviews[next(iter(self.reviews))]
                self.reviews[key] = await asyncio.to_thread(studies.review, record, language)
            return self.reviews[key]

    def listed(self, stored: Listed, person: str) -> TableSummary:
        """A table in a list, as a person sees it."""
        summary = stored.summary
        mine = [seat for seat, holder in enumerate(summary.persons) if holder and holder == person]
        return TableSummary(
            id=stored.id,
            game=summary.game,
            options=summary.options,
            phase=summary.phase,
            players=summary.names,
            levels=[level or None for level in summary.levels],
            open_seats=sum(not name for name in summary.names),
            my_turn=summary.actor in mine,
            seats=mine,
            ranks=summary.ranks,
            rated=summary.rated,
            clock=summary.clock,
            changed=summary.changed // 1000,
        )

    # People

    async def said(self, table_id: str, person: str) -> list[str]:
        """What a person said at a table."""
        entries = map(read, await self.storage.entries(table_id))
        return [entry.text for entry in entries if isinstance(entry, Said) and entry.by == person]

    async def forget(self, person: str) -> None:
        """Let somebody leave all tables, replace their name and words in the logs, and drop the rest."""
        for stored in await self.storage.tables_of(person, limit=100_000):
            await self.leave(stored.id, person)
            await self.hub.rewrite(stored.id, lambda entries: anonymised(entries, person))
        await self.storage.drop_person(person)
        self.keys.forget_tokens()

    async def leave(self, table_id: str, person: str) -> None:
        """Stand up or resign on all seats of a table."""
        table = await self.table(table_id)
        for seat in table.seats_of(person):
            command = Stand if table.phase == "open" else Resign
            try:
                await self.command(table_id, command(id=f"leave {seat}", seat=seat), person)
            except Refused:  # over already, or resigned
                continue

    # Bots

    async def follow(self, person: str) -> AsyncIterator[StreamMessage]:
        """What a bot has to know, as it happens: its turns and the ends of its games."""
        told: dict[str, int] = {}
        quiet = asyncio.get_running_loop().time()
        with self.hub.notified(person) as news:
            while not self.stopping.is_set():
                news.clear()
                for message in await self.news(person, told):
                    yield message
                    quiet = asyncio.get_running_loop().time()
                if asyncio.get_running_loop().time() - quiet >= QUIET_SECONDS:
                    yield Alive()
                    quiet = asyncio.get_running_loop().time()
                await self.wait(news)

    async def wait(self, news: asyncio.Event) -> None:
        """Until something happens, it is time to look again, or the server stops."""
        waiting = [asyncio.ensure_future(each.wait()) for each in (news, self.stopping)]
        try:
            await asyncio.wait(waiting, timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()

    async def news(self, person: str, told: dict[str, int]) -> list[StreamMessage]:
        """What a stream has not told yet; `told` are the plies it has told, -1 for a game that is over."""
        messages: list[StreamMessage] = []
        for stored in await self.storage.tables_of(person):
            summary = stored.summary
            mine = [seat for seat, holder in enumerate(summary.persons) if holder == person]
            if summary.phase == "over":
                if told.get(stored.id, -1) >= 0:
                    state = (await self.table(stored.id)).state(None, "en", milliseconds(), False)
                    if state is not None and state.result is not None:
                        told[stored.id] = -1
                        messages.append(Over(stored.id, mine, state.result))
            elif summary.phase == "playing":
                told.setdefault(stored.id, 0)
                table = await self.table(stored.id)
                seat = table.actor()
                if seat is not None and seat in mine and told[stored.id] <= table.ply:
                    state = table.state(seat, "en", milliseconds(), False)
                    if state is not None and state.actions:
                        told[stored.id] = table.ply + 1
                        messages.append(Turn(stored.id, state))
        return messages


TheServer = NamedDependency[Server]
"""What a route says to get hold of the server."""
