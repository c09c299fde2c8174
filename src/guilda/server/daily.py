"""The daily deals of a server: it deals, keeps the seeds secret until the day is over, and verifies submissions."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hmac import digest
from typing import TYPE_CHECKING

from guilda import daily
from guilda.daily.page import CALENDAR_DAYS, Page
from guilda.daily.views import DailyEntry, DailyMaster, TakenDeal
from guilda.records.record import RecordError, loads
from guilda.server.daily_store import DailyStore, StoredDaily, StoredMaster
from guilda.server.errors import ServerError
from guilda.server.rate_limits import Client
from guilda.server.search_pool import REVIEW, SearchError
from guilda.tables.opening import new_id
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from guilda.daily.views import Daily, Submission
    from guilda.server.hub import Hub
    from guilda.server.search_pool import SearchPool
    from guilda.server.storage import Storage
    from guilda.tables.commands import Person
    from guilda.tables.entries import LogEntry
    from guilda.tables.room import Room

MILLISECONDS_A_DAY = 86_400_000
SUBMISSION_DAYS = 7
"""Days after its own in which a deal that was taken offline can be submitted."""
CLIENT = Client("daily")


class DailyDeals:
    """Today's deals, their results, and the master's games."""

    def __init__(
        self, storage: Storage, hub: Hub, verifications: SearchPool, searches: SearchPool, secret: bytes
    ) -> None:
        self.store = DailyStore(storage)
        self.hub = hub
        self.verifications = verifications
        self.searches = searches
        self.secret = secret
        self.playing: set[str] = set()
        """Deals that a master is playing at this process."""
        hub.log.on_own_write.append(self.note)

    def seed(self, name: str, day: date) -> bytes:
        """Return the seed of a deal."""
        return daily.secret_seed(self.secret, name, day)

    def today(self) -> date:
        """Return the day by the server's clock."""
        return daily.day_at(self.hub.now())

    def published(self, deal: str) -> bool:
        """Return whether the seed of a deal is known to everyone."""
        return self.hub.now() >= daily.end_of(daily.parse_key(deal)[1])

    async def page(self, person: str, language: str) -> Daily:
        """Return the deals as a person sees them."""
        now = self.hub.now()
        since = daily.day_at(now - 365 * MILLISECONDS_A_DAY).isoformat()
        games = await self.store.games_of(person, since)
        for each in games:
            if each.finished is None and each.table_id is not None:
                await self.settle_table(each.table_id)
        games = await self.store.games_of(person, since)
        recent = daily.day_at(now - (CALENDAR_DAYS - 1) * MILLISECONDS_A_DAY).isoformat()
        current = [
            daily.key(name, daily.day_at(now - back * MILLISECONDS_A_DAY)) for name in daily.DEALS for back in (0, 1)
        ]
        counts = await self.store.counts({*current, *(each.deal for each in games if each.deal >= recent)})
        masters = {
            deal: DailyMaster(each.points, each.ahead, each.won, each.table_id)
            for deal, each in (await self.store.masters(current)).items()
        }
        played = {each.deal: each.played() for each in games}
        return Page(now, self.seed, False, played, counts, masters, language).made()

    async def play(self, name: str, person: Person) -> str:
        """Start today's deal for a person, or find their table of it; return the table's id."""
        day = self.today()
        game = StoredDaily(person.id, daily.key(name, day), new_id(), self.hub.now())
        game = await self.store.begin(game)
        if game.table_id is None:
            raise ServerError("daily_taken")
        await self.hub.log.write_new(
            game.table_id, daily.opening(name, day, self.seed(name, day), person, self.hub.now())
        )  # does nothing if it exists
        self.hub.tasks.start(self.play_master(name, day))
        return game.table_id

    async def take(self, name: str, person: str) -> TakenDeal:
        """Give a person the seed of today's deal to play it offline; from then on they cannot play it here."""
        day = self.today()
        deal = daily.key(name, day)
        game = await self.store.begin(StoredDaily(person, deal, None, self.hub.now()))
        if game.table_id is not None or game.finished is not None:
            raise ServerError("daily_once")
        self.hub.tasks.start(self.play_master(name, day))
        return TakenDeal(deal, self.seed(name, day).hex())

    async def submit(self, given: Submission, person: str) -> None:
        """Verify a deal that was played offline, and store its result."""
        try:
            name, day = daily.parse_key(given.deal)
        except ValueError as error:
            raise ServerError("bad_request", detail=str(error)) from None
        found = [each for each in await self.store.games_of(person, given.deal) if each.deal == given.deal]
        if not found or found[0].table_id is not None:
            raise ServerError("daily_not_taken")
        if found[0].finished is not None:
            raise ServerError("daily_once")
        if self.hub.now() >= daily.end_of(day) + SUBMISSION_DAYS * MILLISECONDS_A_DAY:
            raise ServerError("daily_too_late")
        try:
            checked = await self.verifications.submit(
                REVIEW, Client(person), verified, given.record, name, self.seed(name, day)
            )
        except SearchError:
            raise ServerError("unavailable") from None
        if isinstance(checked, RecordError):
            raise ServerError("daily_refused", problem=checked.problem, detail=str(checked))
        if not await self.store.finish(found[0], self.hub.now(), *checked):
            raise ServerError("daily_once")

    # Results

    def note(self, room: Room, entries: Sequence[LogEntry]) -> None:
        """Store the result of a deal that has just ended here."""
        if room.table.setup.deal and room.table.phase == "over":
            self.hub.tasks.start(self.settle(room.table))

    async def settle_table(self, table_id: str) -> None:
        """Store the result of a deal that ended while its process stopped."""
        table = await self.hub.log.read(table_id)
        if table is not None and table.phase == "over":
            await self.settle(table)

    async def settle(self, table: Table) -> None:
        """Store the result of a finished table; it counts if it was played to its end within the day."""
        deal, person = table.setup.deal, table.chairs[daily.ME].person
        match = table.playing()
        game = StoredDaily(person, deal, table.id, table.started)
        counts = match.actor() is None and table.changed < daily.end_of(daily.parse_key(deal)[1])
        result = daily.outcome(match) if counts else None
        await self.store.finish(game, table.changed, result, "\n".join(daily.picture(match)))

    # The master

    async def play_master(self, name: str, day: date) -> None:
        """Let the master play a deal, once, and store its game as a table that can be replayed."""
        deal = daily.key(name, day)
        if deal in self.playing or await self.store.masters([deal]):
            return
        self.playing.add(deal)
        try:
            seed = self.seed(name, day)
            moves = await self.searches.submit(REVIEW, CLIENT, daily.master_moves, name, seed)
            hidden = digest(self.secret, f"master {deal}".encode(), "sha256")
            table_id = urlsafe_b64encode(hidden[:18]).decode()
            log = daily.master_log(name, day, seed, moves, self.hub.now())
            await self.hub.log.write_new(table_id, log)
            result = daily.outcome(Table.rebuilt(table_id, log).playing())
            await self.store.store_master(StoredMaster(deal, table_id, *result))
        except SearchError:
            pass  # the next player of the deal starts it again
        finally:
            self.playing.discard(deal)

    async def exported(self, person: str) -> list[DailyEntry]:
        """Return a person's games for the export of their data."""
        return [
            DailyEntry(each.deal, each.started, each.finished, each.points, each.ahead, each.table_id is None)
            for each in await self.store.games_of(person)
        ]


def verified(text: str, name: str, seed: bytes) -> tuple[daily.Outcome, str] | RecordError:
    """Verify a submitted game in a search process; return its result and picture, or why it is refused."""
    from guilda.records.replay import resume

    try:
        record = loads(text)
        return daily.check(record, name, seed), "\n".join(daily.picture(resume(record)))
    except RecordError as error:
        return error
