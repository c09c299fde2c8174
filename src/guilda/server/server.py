"""One running server: storage, tables, authentication and limits, as the HTTP routes use them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar.di import NamedDependency

from guilda.records.record import loads
from guilda.server.archive import Archive
from guilda.server.daily import DailyDeals
from guilda.server.erasure import Traces, possible_hosts, traces
from guilda.server.errors import ServerError
from guilda.server.hub import Hub
from guilda.server.identity import Authenticator, new_person
from guilda.server.mail import Mailer
from guilda.server.merging import reassign_rows
from guilda.server.moderation import Moderation
from guilda.server.names import is_impostor, skeleton
from guilda.server.notification_store import NotificationStore
from guilda.server.notifications import MailLinks, Notifier
from guilda.server.plans import Plans
from guilda.server.presence import REPORT_SECONDS
from guilda.server.pubsub import Notice
from guilda.server.push import PushSender
from guilda.server.rate_limits import SHARE_SECONDS, Client, ConcurrencyLimit, KeyedLocks, RateLimiter, SharedLimits
from guilda.server.resources import TableSummary
from guilda.server.search_pool import ANSWER_SECONDS, LONGEST_REVIEW, REVIEW, SearchPool, answered, share_of_cores
from guilda.server.storage import DatabaseError, Storage
from guilda.server.vacations import Vacations
from guilda.tables import review_jobs
from guilda.tables.commands import Chat, NewTable, Person, Resign, Sit, Stand, TableCommand
from guilda.tables.errors import TableError
from guilda.tables.listing import listed
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.records.record import Record
    from guilda.server.channels import Channels
    from guilda.server.lobby_feed import LobbyFeed
    from guilda.server.settings import Settings
    from guilda.server.storage import StoredTable

REVIEW_COST, REPLAY_COST = 2.0, 0.2
"""Seconds that a review and a replay count against the budget of an address."""
GUEST_NAME = "Guest"
"""The name of guests who have not chosen one."""
MOST_STREAMS = 5
"""Open bot streams per person."""
MOST_SOCKETS, MOST_CONNECTIONS = 30, 120
ROTATION_SECONDS = 3.0
EXPIRY_SECONDS = 6 * 3600.0
MOST_ANALYSES = 8
MOST_WAITING = 5
"""Public tables per person that wait for players."""
PROJECT = "https://github.com/guilda-games/guilda"


class Server:
    """Created by `app.create_app`, opened and closed with it."""

    archive: Archive
    authenticator: Authenticator
    hub: Hub
    lobby: LobbyFeed
    push: PushSender
    mail_links: MailLinks
    notifier: Notifier
    vacations: Vacations
    plans: Plans
    daily: DailyDeals

    def __init__(self, settings: Settings, channels: Channels) -> None:
        self.settings = settings
        self.channels = channels
        self.storage = Storage(settings.database)
        self.notifications = NotificationStore(self.storage)
        self.mailer = Mailer(settings)
        self.moderation = Moderation(self.storage)
        rate = settings.rate
        self.requests = RateLimiter(rate, 4 * rate)
        self.guesses = RateLimiter(0.5 if rate else 0, 40)
        """Unknown sessions and tokens per address."""
        self.messages = RateLimiter(5 * rate, 20 * rate)
        """Over all WebSockets of an address."""
        self.logins = RateLimiter(0.1 if rate else 0, 10)
        self.logins_of_an_address = RateLimiter(0.5 if rate else 0, 30)
        self.logins_of_a_name = RateLimiter(1 if rate else 0, 100)
        self.new_guests = RateLimiter(0.5 if rate else 0, 200)
        """Sessions of new guests per address."""
        self.mails = RateLimiter(0.001 if rate else 0, 4)
        """Mails per recipient."""
        self.mails_of_an_address = RateLimiter(0.005 if rate else 0, 10)
        self.reports = RateLimiter(0.01 if rate else 0, 10)
        self.reports_of_an_address = RateLimiter(0.01 if rate else 0, 20)
        self.openings = RateLimiter(0.5 if rate else 0, 30)
        self.openings_of_an_address = RateLimiter(1 if rate else 0, 60)
        self.public_openings_of_an_address = RateLimiter(0.02 if rate else 0, 10)
        self.exports = RateLimiter(0.1 if rate else 0, 5)
        self.new_devices = RateLimiter(0.1 if rate else 0, 20)
        self.confirmations = RateLimiter(0.001 if rate else 0, 3)
        """Mails that confirm an address, by person, client and recipient."""
        self.person_locks = KeyedLocks()
        """Held while a person's tables or tokens are counted and one more is stored."""
        self.streams = ConcurrencyLimit(MOST_STREAMS)
        self.sockets = ConcurrencyLimit(MOST_SOCKETS)
        self.connections = ConcurrencyLimit(MOST_CONNECTIONS if rate else 0)
        self.reviewing = RateLimiter(0.2 if rate else 0, 60)
        """Seconds of reviews and replays per address."""
        self.hashing = asyncio.Semaphore(1)
        """Hashing a password takes 64 MB and all cores for a moment."""
        self.stopping = asyncio.Event()
        self.replays, self.review_searches = SearchPool(1), SearchPool(1, longest=LONGEST_REVIEW)
        """A process each, so that a replay does not wait for a review, which takes far longer."""
        self.engine = SearchPool(1, budgets=rate > 0)
        """The engine of the analysis board."""
        self.analyses = ConcurrencyLimit(MOST_ANALYSES if rate else 0)
        """Requests to the engine per address that wait or run."""

    async def open(self) -> None:
        """Open the storage and start to run tables."""
        self.storage.database.lock()
        await self.storage.open()
        secret = self.settings.secret.encode() or await self.storage.secret("cookie")
        self.authenticator = Authenticator(secret, self.storage, self.guesses, self.moderation.banned_persons)
        await self.moderation.load_bans()
        self.hub = Hub(
            self.storage,
            self.channels,
            now=self.storage.now,
            absent_seconds=self.settings.absent,
            search_processes=share_of_cores(self.settings.workers),
            search_budgets=self.settings.rate > 0,
            on_revoked=self.authenticator.revoke,
        )
        self.hub.log.permit = self.permit
        self.hub.moderation = self.moderation
        await self.hub.start()
        if not self.hub.pubsub.alone:
            engine = {f"engine_{name}": each for name, each in vars(self.engine).items()}
            limits = SharedLimits({**vars(self), **vars(self.hub.hints), **vars(self.hub.searches), **engine})
            self.hub.on_usage = limits.receive
            self.hub.tasks.start(self.share_limits(limits))
        await self.start_correspondence(secret)
        secret = await self.storage.secret("daily")
        self.daily = DailyDeals(self.storage, self.hub, self.replays, self.review_searches, secret)
        self.hub.tasks.start(self.watch_revocations())
        self.hub.tasks.start(self.drop_expired_sessions())
        self.archive = Archive(self.storage, self.hub, self.replays, self.review_searches)
        self.hub.tasks.start(self.archive.run_forever())
        self.hub.tasks.start(self.archive.review_forever())
        self.replays.start()
        self.review_searches.start()
        self.engine.start()

    async def share_limits(self, limits: SharedLimits) -> None:
        """Tell the other processes what clients have used here."""
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            usage = limits.usage()
            if usage is not None:
                self.hub.pubsub.publish(Notice(self.hub.pubsub.process, usage=usage))

    async def start_correspondence(self, secret: bytes) -> None:
        """Start notifications and vacations."""
        hub, settings = self.hub, self.settings
        contact = settings.address if settings.address.startswith("https://") else PROJECT
        self.push = PushSender(await self.storage.secret("push"), contact)
        self.mail_links = MailLinks(secret, settings.address)
        self.notifier = Notifier(
            self.storage, self.notifications, hub.registry, hub.now, self.push, self.mailer, self.mail_links
        )
        self.vacations = Vacations(
            self.storage, self.notifications, hub.registry, hub.log, hub.now, settings.vacation_days
        )
        self.plans = Plans(self.storage, hub)
        hub.log.on_own_write.append(self.notifier.note)
        hub.tasks.start(self.plans.recover())
        hub.tasks.start(self.notifier.run_forever(list(hub.uptime.outages)))
        hub.tasks.start(self.vacations.run_forever())

    async def close(self) -> None:
        """Finish accepted requests, and stop."""
        self.stopping.set()
        await self.replays.stop()
        await self.review_searches.stop()
        await self.engine.stop()
        await self.hub.stop()
        await self.storage.close()
        self.storage.database.unlock()

    # Tables

    async def person(self, person: str) -> Person:
        """Return a person as tables know them. A name that another account has taken since then is lost."""
        known = await self.storage.people.profile(person)
        if known is None or not known.name:
            return Person(person, GUEST_NAME)
        if not await self.may_wear(person, known.name):
            return Person(person, known.login or GUEST_NAME)
        return Person(person, known.name)

    async def may_wear(self, person: str, name: str) -> bool:
        """Return whether a person may have a name: it must not look like that of another person's account."""
        owner = await self.storage.people.account_like(name)
        return owner == person or (owner is None and not is_impostor(name))

    async def may_meet_others(self, table: Table, command: TableCommand, person: str) -> bool:
        """Return whether a person who plays alone, where any name is accepted, may open a seat or chat."""
        if isinstance(command, Chat):
            left = None
        elif isinstance(command, Stand) and table.match is None:
            left = command.seat
        else:
            return True
        if any(chair.person not in ("", person) for chair in table.chairs):
            return True  # their names were checked when they sat down
        names = {chair.name for seat, chair in enumerate(table.chairs) if chair.person and seat != left}
        return all([await self.may_wear(person, name) for name in names])

    async def is_account(self, person: str) -> bool:
        """Return whether a person has an account."""
        known = await self.storage.people.profile(person)
        return known is not None and known.login is not None

    async def permit(self, table: Table, command: TableCommand, person: Person) -> None:
        """Raise an error for a command that the table would accept, but not from this person."""
        if not await self.may_meet_others(table, command, person.id):
            raise ServerError("name_taken")
        if not isinstance(command, Sit):
            return
        if table.setup.rated and not await self.is_account(person.id):
            raise ServerError("accounts_only")
        if not await self.may_wear(person.id, command.name) or looks_like_another(table, command, person.id):
            raise ServerError("name_taken")
        others = {table.host, *(chair.person for chair in table.chairs)} - {"", person.id}
        if others and await self.moderation.is_blocked(person.id, others):
            raise ServerError("blocked")

    async def open_table(self, new: NewTable, person: str, address: str) -> TableSummary:
        """Open a table with this person as its host."""
        if new.rated and not await self.is_account(person):
            raise ServerError("accounts_only")
        for seat in new.seats if new.public or any(seat.kind == "open" for seat in new.seats) else ():
            if seat.name and not await self.may_wear(person, seat.name):
                raise ServerError("name_taken")
        async with self.person_locks.of(person):
            await self.check_opening(person, address, new.public)
            table_id = await self.hub.log.open(new, await self.person(person))
        found = await self.storage.summary(table_id)
        assert found is not None
        return self.listed(found, person)

    async def check_opening(self, person: str, address: str, public: bool) -> None:
        """Raise an error if a person or address opens too many tables; the person's lock is held."""
        if not (self.openings.allows(person) and self.openings_of_an_address.allows(address)):
            raise ServerError("too_many")
        if public and not self.public_openings_of_an_address.allows(address):
            raise ServerError("too_many_tables")
        if public and await self.waiting(person) >= MOST_WAITING:
            raise ServerError("too_many_tables")

    async def waiting(self, person: str) -> int:
        """Return the number of a person's public tables that wait for players."""
        found = [each.summary for each in await self.storage.tables_of(person)]
        own = [each for each in found if each.host == person and person in each.persons]
        return sum(each.phase == "open" and each.public for each in own)

    async def table(self, table_id: str) -> Table:
        """Return a table, with everything that other processes have written."""
        found = await self.hub.log.read(table_id)
        if found is None:
            raise ServerError("not_found")
        return found

    async def command(self, table_id: str, command: TableCommand, person: str) -> int:
        """Execute a person's command and return the number of its log entry."""
        return await self.hub.log.command(table_id, command, await self.person(person))

    async def record(self, table_id: str) -> Record:
        """Return the record of a table's game, without private parts while it is played."""
        try:
            table = await self.table(table_id)
        except TableError:  # outdated
            game = await self.storage.archived_game(table_id)
            if game is None:
                raise
            return loads(game.record.decode())
        if table.match is None:
            raise ServerError("not_over")
        return table.record()

    async def run_job(self, client: str, function: Callable[..., Any], *arguments: Any) -> bytes:
        """Return the result of a function of `review_jobs` as JSON."""
        if not self.reviewing.allows(client, REPLAY_COST):
            raise ServerError("too_many")
        search = self.replays.submit(REVIEW, Client(client), review_jobs.encoded, function, *arguments)
        return await answered(search, ANSWER_SECONDS)

    async def review(self, client: str, table_id: str) -> bytes:
        """Return the review of a finished game as JSON; clients that ask at the same time share one job."""
        review = self.archive.shared_review(table_id, partial(self.find_or_make_review, client, table_id))
        return await answered(asyncio.shield(review))  # others may wait for it too

    async def find_or_make_review(self, client: str, table_id: str) -> bytes:
        """Return the review in the archive, or make it and store it.

        The look-up is part of the shared job: between a look-up outside of it and the start of the job, another job
        could end.
        """
        game = await self.storage.archived_game(table_id)
        if game is not None and game.review is not None:
            return game.review
        if not self.reviewing.allows(client, REVIEW_COST):
            raise ServerError("too_many")
        return await self.archive.make_review(table_id, Client(client))

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return a person's tables, without invitations of people whom they block."""
        hidden = await self.moderation.blocked_by(person)
        found = await self.storage.tables_of(person)
        return [
            self.listed(each, person)
            for each in found
            if each.summary.phase != "open" or each.summary.host not in hidden
        ]

    def listed(self, stored: StoredTable, person: str) -> TableSummary:
        """Return a table in a list, as a person sees it."""
        return listed(stored.id, stored.summary, person)

    # People

    async def traces(self, table_id: str, person: str) -> Traces:
        """Return a person's data in the log of a table."""
        return traces(await self.storage.entries(table_id), person)

    async def erase(self, person: str) -> None:
        """Delete a person's tokens, let them leave all tables, erase them from the logs, delete the rest.

        Open connections end, at last also those that were opened meanwhile.
        """
        self.revoke(person=person)
        for token in await self.storage.people.tokens_of(person):
            await self.drop_token(token.id, person)
        while found := await self.storage.tables_naming(person):
            for stored in found:
                summary = stored.summary
                if summary.phase == "open" and summary.host == person and not possible_hosts(summary):
                    await self.hub.log.delete(stored.id)  # no other person could start the game
                else:
                    await self.leave(stored, person)
                    await self.hub.log.erase(stored.id, person)
        await self.storage.people.drop_person(person)
        self.revoke(person=person)

    async def drop_token(self, token: str, person: str) -> bool:
        """Delete a person's token and end its connections."""
        dropped = await self.storage.people.drop_token(token, person)
        if dropped:
            self.revoke(token=token)
        return dropped

    def revoke(self, token: str = "", person: str = "", session: str = "") -> None:
        """End the connections of a token, person or session, at all processes."""
        self.authenticator.revoke(token, person, session)
        self.hub.pubsub.publish(Notice(self.hub.pubsub.process, token=token, person=person, session=session))

    def revoke_soon(self, session: str, person: str = "") -> None:
        """End connections once the browser has received the cookie that replaces the old one."""
        self.authenticator.revoke()

        async def work() -> None:
            await asyncio.sleep(ROTATION_SECONDS)
            self.revoke(session=session, person=person)

        self.hub.tasks.start(work())

    async def merge(self, guest: str, account: str) -> None:
        """Give everything of a guest to an account."""
        while found := await self.storage.tables_naming(guest):
            for stored in found:
                await self.hub.log.reassign(stored.id, guest, account)
        await reassign_rows(self.storage, guest, account)
        self.moderation.blocks_changed()

    async def watch_revocations(self) -> None:
        """Find new bans, and revoked tokens and sessions whose notices were lost."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            with suppress(DatabaseError):
                await self.moderation.load_bans()
                await self.authenticator.check()

    async def drop_expired_sessions(self) -> None:
        """Delete expired sessions now and then."""
        while True:
            with suppress(DatabaseError):
                await self.authenticator.sessions.drop_expired()
            await asyncio.sleep(EXPIRY_SECONDS)

    def is_secure(self, scope: Any) -> bool:
        """Return whether the page is served over TLS: the settings say so, or the request came that way."""
        return self.settings.address.startswith("https://") or scope.get("scheme") in ("https", "wss")

    async def leave(self, stored: StoredTable, person: str) -> None:
        """Stand up or resign on all seats of a table."""
        mine = [seat for seat, holder in enumerate(stored.summary.persons) if holder == person]
        for seat in mine if stored.summary.phase != "over" else ():
            for command in (Stand, Resign):  # the game may start at this moment
                with suppress(TableError):
                    await self.command(stored.id, command(id=new_person(), seat=seat), person)


def looks_like_another(table: Table, command: Sit, person: str) -> bool:
    """Return whether a name only looks like that of another player; an equal one gets a number."""
    others = [chair.name for chair in table.chairs if chair.person not in ("", person)]
    name = command.name.strip().casefold()
    return any(skeleton(other) == skeleton(name) and other.casefold() != name for other in others)


CurrentServer = NamedDependency[Server]
"""The dependency of routes on the server."""
