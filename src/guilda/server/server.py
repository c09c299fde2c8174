"""One running server: its storage, tables, keys and limits, and what the HTTP routes do with them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from litestar.di import NamedDependency

from guilda.server import studies
from guilda.server.channels import News
from guilda.server.forgetting import Traces, heirs, traces
from guilda.server.hub import PRESENCE_SECONDS, Hub
from guilda.server.identity import Keys, new_person
from guilda.server.limits import Headcount, Limiter, Turns
from guilda.server.problems import Refusal
from guilda.server.resources import TableSummary
from guilda.server.storage import DatabaseError, Storage
from guilda.server.thinking import FOR_A_STUDY, LostError, Thinkers, share_of_cores
from guilda.tables.commands import NewTable, Person, Resign, Stand, TableCommand
from guilda.tables.table import Table
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.channels import ChannelsPlugin

    from guilda.records.record import Record
    from guilda.server.settings import Settings
    from guilda.server.storage import Listed

SOMEBODY = "Guest"
"""The name of those who have not said theirs."""
KEPT_REVIEWS = 64
MOST_STREAMS = 5
"""That one person may have open at the same time."""
MOST_SOCKETS, MOST_CONNECTIONS = 30, 120
MOST_WAITING = 5
"""Public tables of one person that wait for players."""


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
        self.messages = Limiter(5 * rate, 20 * rate)
        """Over all WebSockets of an address."""
        self.logins = Limiter(0.1 if rate else 0, 10)
        self.logins_of_an_address = Limiter(0.5 if rate else 0, 30)
        self.logins_of_a_name = Limiter(1 if rate else 0, 100)
        self.openings = Limiter(0.5 if rate else 0, 30)
        self.openings_of_an_address = Limiter(1 if rate else 0, 60)
        self.exports = Limiter(0.1 if rate else 0, 5)
        self.turns = Turns()
        """For what a person may have only so many of."""
        self.streams = Headcount(MOST_STREAMS)
        self.sockets = Headcount(MOST_SOCKETS)
        self.connections = Headcount(MOST_CONNECTIONS if rate else 0)
        self.hashing = asyncio.Semaphore(1)
        """For passwords: each takes 64 MB and all cores for a moment."""
        self.stopping = asyncio.Event()
        self.studying, self.reviewing = Thinkers(1), Thinkers(1)
        """Each has a process, so that a replay need not wait for a review, which takes far longer."""
        self.reviews: dict[tuple[str, ...], asyncio.Task[bytes]] = {}

    async def open(self) -> None:
        """Open the storage, find the secret, begin to run tables."""
        self.storage.database.hold()
        await self.storage.open()
        secret = self.settings.secret.encode() or await self.storage.secret("cookie")
        self.keys = Keys(secret, self.storage)
        self.hub = Hub(
            self.storage,
            self.channels,
            absent_seconds=self.settings.absent,
            minds=share_of_cores(self.settings.workers),
            taken_away=self.keys.take_away,
        )
        await self.hub.start()
        self.hub.background(self.watch_tokens())
        self.studying.start()
        self.reviewing.start()

    async def close(self) -> None:
        """Finish what was accepted, give tables back, close the storage."""
        self.stopping.set()
        await self.studying.stop()
        await self.reviewing.stop()
        await self.hub.stop()
        await self.storage.close()
        self.storage.database.let_go()

    # Tables

    async def somebody(self, person: str) -> Person:
        """A person as tables know them."""
        known = await self.storage.person(person)
        return Person(person, known.name if known is not None and known.name else SOMEBODY)

    async def open_table(self, new: NewTable, person: str, address: str) -> TableSummary:
        """Open a table with this person as its host."""
        async with self.turns.of(person):
            await self.check_opening(person, address, new.public)
            table_id = await self.hub.open(new, await self.somebody(person))
        found = await self.storage.summary(table_id)
        assert found is not None
        return self.listed(found, person)

    async def check_opening(self, person: str, address: str, public: bool) -> None:
        """Refuse one more table of a person, whose turn it is, or from an address, where that would be too many."""
        if not (self.openings.allows(person) and self.openings_of_an_address.allows(address)):
            raise Refused("too_many")
        if public and await self.waiting(person) >= MOST_WAITING:
            raise Refused("too_many_tables")

    async def waiting(self, person: str) -> int:
        """How many public tables a person has opened, sits at, and has not started."""
        found = [each.summary for each in await self.storage.tables_of(person)]
        own = [each for each in found if each.host == person and person in each.persons]
        return sum(each.phase == "open" and each.public for each in own)

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

    async def study(self, whose: str, function: Callable[..., Any], *arguments: Any) -> bytes:
        """What a function of `studies` finds in a finished game, as JSON; it delays nobody who plays."""
        thinkers = self.reviewing if function is studies.review else self.studying
        try:
            return await thinkers.think(FOR_A_STUDY, whose, studies.written, function, *arguments)
        except LostError:
            raise Refused("unavailable") from None

    async def review(self, whose: str, table_id: str, record: Record, language: str) -> bytes:
        """An engine's remarks on a finished game, as JSON: thought once for all who ask, and the last ones are kept."""
        key = (table_id, language, *(seat.name for seat in record.seats))
        if key not in self.reviews:
            self.reviews[key] = self.hub.background(self.study(whose, studies.review, record, language))
            if len(self.reviews) > KEPT_REVIEWS:
                del self.reviews[next(iter(self.reviews))]
        try:
            return await asyncio.shield(self.reviews[key])  # whoever goes away does not take it from the others
        except Exception:
            self.reviews.pop(key, None)
            raise

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
            commitment=summary.commitment,
            ranks=summary.ranks,
            rated=summary.rated,
            clock=summary.clock,
            changed=summary.changed // 1000,
        )

    # People

    async def traces(self, table_id: str, person: str) -> Traces:
        """What the log of a table has of a person."""
        return traces(await self.storage.entries(table_id), person)

    async def forget(self, person: str) -> None:
        """Take somebody's tokens, let them leave all tables, replace their name and words in logs, drop the rest.

        What they have open knows their name: it ends, at last also what was opened meanwhile.
        """
        self.end_all(person=person)
        for token in await self.storage.tokens_of(person):
            await self.drop_token(token.id, person)
        while found := await self.storage.tables_naming(person):
            for stored in found:
                summary = stored.summary
                if summary.phase == "open" and summary.host == person and not heirs(summary):
                    await self.hub.close(stored.id)  # nobody else could start the game
                else:
                    await self.leave(stored, person)
                    await self.hub.forget_person(stored.id, person)
        await self.storage.drop_person(person)
        self.end_all(person=person)

    async def drop_token(self, token: str, person: str) -> bool:
        """Take a token of a person away, and end what was opened with it."""
        dropped = await self.storage.drop_token(token, person)
        if dropped:
            self.end_all(token=token)
        return dropped

    def end_all(self, token: str = "", person: str = "") -> None:
        """End what was opened with a token or by a person, here and in the other processes."""
        self.keys.take_away(token, person)
        self.hub.publish(News(self.hub.process, token=token, person=person))

    async def watch_tokens(self) -> None:
        """Find out which tokens were taken away without a word of news."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            with suppress(DatabaseError):
                await self.keys.check()

    async def leave(self, stored: Listed, person: str) -> None:
        """Stand up or resign on all seats of a table."""
        mine = [seat for seat, holder in enumerate(stored.summary.persons) if holder == person]
        for seat in mine if stored.summary.phase != "over" else ():
            for command in (Stand, Resign):  # it may start at this moment
                with suppress(Refused):
                    await self.command(stored.id, command(id=new_person(), seat=seat), person)


TheServer = NamedDependency[Server]
"""What a route says to get hold of the server."""
