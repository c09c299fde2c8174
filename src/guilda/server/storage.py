"""The database of the server: logs of tables, leases, lists, archive and heartbeats; `people_store` has the people."""

from __future__ import annotations

import secrets as randomness
import time
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from guilda.server.database import Database, DatabaseError
from guilda.server.people_store import PeopleStore
from guilda.server.ratings import PAIR_MILLISECONDS, Strength, pair_weight, rated
from guilda.server.schema import (
    archives,
    outages,
    people,
    plans,
    processes,
    ratings,
    seats,
    secrets,
    tables,
)
from guilda.server.schema import entries as logs
from guilda.tables.summary import Summary

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import ClauseElement, ColumnElement, Connection, Dialect, Row, Select

__all__ = [
    "DatabaseError",
    "Outage",
    "Storage",
    "StoredGame",
    "StoredTable",
    "milliseconds",
]

LONGEST_LIST = 100
DEAD_MILLISECONDS = 86_400_000
"""Processes without a heartbeat for this long are deleted."""
CLOCK_TOLERANCE = 50
"""Smaller differences between clocks (ms) are not corrected, as they may be errors of measurement."""
encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode

ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.last == bindparam("before"))
    .values(
        last=bindparam("number"),
        phase=bindparam("in_phase"),
        public=bindparam("is_public"),
        changed=bindparam("at"),
        wakes=bindparam("waking"),
        summary=bindparam("text"),
    )
)
LOG = insert(logs).values(table_id=bindparam("table"), number=bindparam("at"), entry=bindparam("what"))
READ_LOG = (
    select(logs.c.entry)
    .where(logs.c.table_id == bindparam("table"), logs.c.number > bindparam("after"))
    .order_by(logs.c.number)
)


class Outage(NamedTuple):
    """A time in which no process ran, in milliseconds since 1970."""

    started: int
    ended: int


class StoredTable(NamedTuple):
    """A table in a list."""

    id: str
    summary: Summary
    opened: int
    last: int


class StoredGame(NamedTuple):
    """A finished game in the archive: JSON, and for replays compressed JSON by seat."""

    record: bytes
    replays: bytes
    verdict: bytes
    review: bytes | None


class Prepared:
    """A statement that runs with every move: it is compiled only once, and passes SQLAlchemy by."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.order: list[str] | None = getattr(compiled, "positiontup", None)

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute it and return the number of changed rows."""
        driver: Any = connection.connection.driver_connection
        cursor = driver.execute(self.text, values if self.order is None else [values[name] for name in self.order])
        return int(cursor.rowcount)


def milliseconds() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """Everything that outlives the process, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.insert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        self.people = PeopleStore(self.database, self.insert)
        self.to_advance = Prepared(ADVANCE, self.database.writing.dialect)
        self.to_log = Prepared(LOG, self.database.writing.dialect)
        self.clock_offset = 0
        """Milliseconds by which the clock of PostgreSQL is ahead of that of this machine."""

    async def open(self, *, migrate: bool = True) -> None:
        """Migrate the database, or only check its version, and start the writer."""
        await self.database.open(migrate=migrate)
        if not self.database.is_sqlite:
            await self.database.write("", self.set_clock)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self.database.close()

    # Tables

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], summary: Summary, named: Collection[str] = ()
    ) -> bool:
        """Append log entries that are numbered from `first`; False if another process has taken that number.

        The first entries of a table create it. The end of a rated game updates its players' ratings, once. `named`
        are people in the entries who have no seat.
        """

        def work(connection: Connection) -> bool:
            if not self.advance(connection, table, first - 1, first - 1 + len(entries), summary):
                return False
            for number, entry in enumerate(entries, first):
                self.to_log.run(connection, {"table": table, "at": number, "what": entry})
            if named:
                rows = [
                    {"table_id": table, "person": person, "changed": summary.changed, "seated": False}
                    for person in sorted(named)
                ]
                connection.execute(self.insert(seats).on_conflict_do_nothing(), rows)
            if summary.phase == "over" and summary.rated:
                self.count(connection, table, summary)
            return True

        return await self.database.write(table, work)

    def advance(self, connection: Connection, table: str, before: int, last: int, summary: Summary) -> bool:
        """Advance a table's row from one number to another: the optimistic lock on its log."""
        text = encode_summary(summary).decode()
        public = summary.public and any(summary.persons)  # empty tables must not crowd out others
        if before == 0:
            row = {
                "id": table,
                "last": last,
                "game": summary.game,
                "players": len(summary.names),
                "phase": summary.phase,
                "public": public,
                "opened": summary.changed,
                "changed": summary.changed,
                "wakes": summary.wakes,
                "counted": False,
                "summary": text,
                "leased": 0,
                "rules_version": summary.rules_version,
            }
            statement = self.insert(tables).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
            made = connection.execute(statement, row).rowcount
        else:
            made = self.to_advance.run(
                connection,
                {
                    "table": table,
                    "before": before,
                    "number": last,
                    "in_phase": summary.phase,
                    "is_public": public,
                    "at": summary.changed,
                    "waking": summary.wakes,
                    "text": text,
                },
            )
        if made != 1:
            return False
        if summary.phase != "playing" or before == 0:
            self.seat(connection, table, summary)
        return True

    def seat(self, connection: Connection, table: str, summary: Summary) -> None:
        """Store who sits and sat at a table; this does not change while a game is played."""
        present = {person for person in (*summary.persons, summary.host) if person}
        others = (seats.c.table_id == table, seats.c.person.not_in(present))
        connection.execute(update(seats).where(*others).values(seated=False))
        rows = [
            {"table_id": table, "person": person, "changed": summary.changed, "seated": True}
            for person in sorted(present)
        ]
        if rows:
            statement = self.insert(seats)
            changed = {"changed": statement.excluded.changed, "seated": True}
            connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "person"], set_=changed), rows
            )

    def count(self, connection: Connection, table: str, summary: Summary) -> None:
        """Update the ratings of a rated game's players, once."""
        first = connection.execute(
            update(tables).where(tables.c.id == table, tables.c.counted.is_(False)).values(counted=True)
        )
        players = [person for person in summary.persons if person]
        if (
            first.rowcount != 1
            or summary.ranks is None
            or not summary.counts
            or len(players) < 2
            or len(set(players)) != len(summary.persons)
            or not self.all_accounts(connection, players)
        ):
            return
        key = {"game": summary.game, "players": len(players)}
        unknown = {
            "rating": Strength().rating,
            "deviation": Strength().deviation,
            "games": 0,
            "changed": summary.changed,
        }
        rows = [{"person": person, **key, **unknown} for person in sorted(players)]
        connection.execute(self.insert(ratings).on_conflict_do_nothing(), rows)
        here = and_(ratings.c.game == summary.game, ratings.c.players == len(players))
        statement = select(ratings).where(here, ratings.c.person.in_(players)).order_by(ratings.c.person)
        found = {
            row.person: Strength(row.rating, row.deviation, row.games).after(summary.changed - row.changed)
            for row in connection.execute(statement.with_for_update())
        }
        met = {
            pair: self.recent_meetings(connection, table, *pair, summary.changed) for pair in combinations(players, 2)
        }
        weights = [
            [pair_weight(met.get((one, other), met.get((other, one), 0))) for other in players] for one in players
        ]
        after = rated([found[person] for person in players], summary.ranks, weights)
        for person, strength in zip(players, after, strict=True):
            connection.execute(
                update(ratings).where(here, ratings.c.person == person),
                {**strength._asdict(), "changed": summary.changed},
            )

    def all_accounts(self, connection: Connection, persons: Sequence[str]) -> bool:
        """Return whether all of these persons have an account."""
        query = select(func.count()).where(people.c.id.in_(persons), people.c.login.is_not(None))
        return connection.scalar(query) == len(persons)

    def recent_meetings(self, connection: Connection, table: str, one: str, other: str, now: int) -> int:
        """Return the number of other rated games that two persons have finished against each other lately."""
        theirs = seats.alias()
        query = (
            select(func.count())
            .select_from(seats.join(theirs, theirs.c.table_id == seats.c.table_id))
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.person == one, seats.c.changed >= now - PAIR_MILLISECONDS, theirs.c.person == other)
            .where(tables.c.counted, tables.c.changed >= now - PAIR_MILLISECONDS, tables.c.id != table)
        )
        return connection.scalar(query) or 0

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the log of a table after a number; empty if there is no such table."""
        if "\0" in table:  # PostgreSQL accepts no NUL in text
            return []
        parameters = {"table": table, "after": after}
        return await self.database.read(lambda connection: list(connection.scalars(READ_LOG, parameters)))

    async def rewrite(
        self,
        table: str,
        last: int,
        changed: Mapping[int, bytes],
        added: bytes,
        summary: Summary,
        archived: StoredGame | None,
        person: str,
        successor: str = "",
    ) -> bool:
        """Replace log entries that name a person; False if the log no longer ends with `last`.

        `added` is the entry that lets other processes read the log again; `archived` replaces the archived game. A
        successor takes the person's place among those who are named.
        """
        rows = [{"of": table, "at": number, "new": entry} for number, entry in changed.items()]
        place = and_(logs.c.table_id == bindparam("of"), logs.c.number == bindparam("at"))

        def work(connection: Connection) -> bool:
            if not self.advance(connection, table, last, last + 1, summary):
                return False
            if rows:
                connection.execute(update(logs).where(place).values(entry=bindparam("new")), rows)
            self.to_log.run(connection, {"table": table, "at": last + 1, "what": added})
            here = and_(seats.c.table_id == table, seats.c.person == person)
            seated = connection.scalar(select(seats.c.seated).where(here))
            connection.execute(delete(seats).where(here))
            if successor and seated is not None:
                row = {"table_id": table, "person": successor, "changed": summary.changed, "seated": seated}
                statement = self.insert(seats).values(**row)
                either = {"seated": or_(seats.c.seated, statement.excluded.seated)}
                connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "person"], set_=either))
            if archived is not None:
                connection.execute(update(archives).where(archives.c.table_id == table).values(**archived._asdict()))
            return True

        return await self.database.write(table, work)

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last numbers of some tables' logs, without deleted tables."""
        found: dict[str, int] = {}
        for first in range(0, len(ids), 1000):
            query = select(tables.c.id, tables.c.last).where(tables.c.id.in_(ids[first : first + 1000]))
            found.update(await self.database.read(partial(last_numbers, query)))
        return found

    async def summary(self, table: str) -> StoredTable | None:
        """Return a table with its summary."""
        query = select(tables).where(tables.c.id == table)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return stored_table(rows[0]) if rows else None

    async def public_tables(self, limit: int = LONGEST_LIST, since: int = 0) -> list[StoredTable]:
        """Return public tables that wait for players since a moment, then those being played, newest first."""
        waits = and_(tables.c.phase == "open", tables.c.changed >= since)
        query = select(tables).where(tables.c.public, or_(waits, tables.c.phase == "playing"))
        return await self.listing(query.order_by(tables.c.phase, tables.c.changed.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int = LONGEST_LIST) -> list[StoredTable]:
        """Return a person's tables: unfinished first, then newest first."""
        return await self.tables_with(and_(seats.c.person == person, seats.c.seated), limit)

    async def tables_naming(self, person: str, limit: int = LONGEST_LIST) -> list[StoredTable]:
        """Return all tables whose logs name a person: they sit or sat there, or wrote in the chat."""
        return await self.tables_with(seats.c.person == person, limit)

    async def tables_with(self, who: Any, limit: int) -> list[StoredTable]:
        """Return tables by a condition on `seats`."""
        mine = select(seats.c.table_id).where(who)
        query = select(tables).where(tables.c.id.in_(mine))
        return await self.listing(query.order_by(tables.c.phase == "over", tables.c.changed.desc()).limit(limit))

    async def all_tables(
        self, phase: str | None = None, before: int | None = None, limit: int = 1000
    ) -> list[StoredTable]:
        """Return tables for the administrator, newest first."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(limit)
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        if before is not None:
            query = query.where(tables.c.changed < before)
        return await self.listing(query)

    async def listing(self, query: Any) -> list[StoredTable]:
        """Return the tables that a query finds."""
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [stored_table(row) for row in rows]

    async def drop_tables(self, ids: Sequence[str]) -> int:
        """Delete tables with their logs; return how many there were."""

        def work(connection: Connection) -> int:
            gone = 0
            for table in sorted(ids):
                gone += connection.execute(delete(tables).where(tables.c.id == table)).rowcount
                connection.execute(delete(logs).where(logs.c.table_id == table))
                connection.execute(delete(seats).where(seats.c.table_id == table))
                connection.execute(delete(archives).where(archives.c.table_id == table))
                connection.execute(delete(plans).where(plans.c.table_id == table))
            return gone

        return await self.database.write(min(ids, default=""), work)

    async def claim(self, table: str, process: str, seconds: float) -> bool:
        """Give a process the lease to play a table's bots, or renew it; False if another process has it."""
        now = self.now()
        free = or_(tables.c.process.is_(None), tables.c.process == process, tables.c.leased < now)
        statement = update(tables).where(tables.c.id == table, free)
        values = {"process": process, "leased": now + round(1000 * seconds)}
        return await self.database.write(table, lambda connection: connection.execute(statement, values).rowcount == 1)

    async def release_all(self, process: str) -> None:
        """Return all leases of a process."""
        statement = update(tables).where(tables.c.process == process).values(process=None, leased=0)
        await self.database.write("", lambda connection: connection.execute(statement).rowcount)

    async def due_tables(self, now: int, limit: int = LONGEST_LIST) -> list[str]:
        """Return tables whose bot or deadline is due and which no process has a lease for."""
        due = (tables.c.phase == "playing", tables.c.wakes <= now, tables.c.leased < self.now())
        query = select(tables.c.id).where(*due).order_by(tables.c.wakes).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def postpone(self, table: str, seconds: float) -> None:
        """Postpone a table's due time by some seconds."""
        wakes = self.now() + round(1000 * seconds)
        statement = update(tables).where(tables.c.id == table).values(wakes=wakes)
        await self.database.write(table, lambda connection: connection.execute(statement).rowcount)

    async def size(self) -> dict[str, int]:
        """Return the number of tables by phase."""
        query = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return await self.database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    # Archive

    async def outdated(self, versions: Mapping[str, int], limit: int) -> list[StoredTable]:
        """Return unfinished tables whose rules are not the installed ones."""
        changed = or_(*(and_(tables.c.game == game, tables.c.rules_version != now) for game, now in versions.items()))
        return await self.listing(select(tables).where(tables.c.phase != "over", changed).limit(limit))

    async def unarchived(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Return finished tables of the installed rules that are not in the archive yet."""
        query = select(tables.c.id).where(tables.c.archived.is_(False), tables.c.phase == "over")
        return await self.unclaimed(query, versions, limit)

    async def unreviewed(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Return games in the archive, of the installed rules, that have no review yet."""
        query = select(tables.c.id).join(archives, archives.c.table_id == tables.c.id)
        return await self.unclaimed(query.where(archives.c.review.is_(None)), versions, limit)

    async def unclaimed(self, query: Select[tuple[str]], versions: Mapping[str, int], limit: int) -> list[str]:
        """Return tables that a query finds, of the installed rules, that no process has a lease for.

        Those that were never tried, or whose last attempt is the longest ago, come first.
        """
        query = query.where(of_rules(versions), tables.c.leased < self.now()).order_by(tables.c.leased).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def archive(self, table: str, game: StoredGame) -> None:
        """Store a finished game."""

        def work(connection: Connection) -> None:
            done = {"archived": True, "leased": 0}  # the next process may review it
            known = connection.execute(update(tables).where(tables.c.id == table).values(**done)).rowcount
            if known:
                statement = self.insert(archives).values(table_id=table, **game._asdict())
                connection.execute(statement.on_conflict_do_nothing())

        await self.database.write(table, work)

    async def store_review(self, table: str, review: bytes) -> None:
        """Add the review of an archived game."""
        statement = update(archives).where(archives.c.table_id == table).values(review=review)
        await self.database.write(table, lambda connection: connection.execute(statement).rowcount)

    async def archived_game(self, table: str) -> StoredGame | None:
        """Return a finished game from the archive."""
        columns = (archives.c.record, archives.c.replays, archives.c.verdict, archives.c.review)
        query = select(*columns).where(archives.c.table_id == table)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return StoredGame(*rows[0]) if rows else None

    def now(self) -> int:
        """Return the time in milliseconds since 1970, by the clock of PostgreSQL, which all processes share."""
        return milliseconds() + self.clock_offset

    def set_clock(self, connection: Connection) -> None:
        """Compare the clock of this machine with that of PostgreSQL; SQLite has no other one."""
        if not self.database.is_sqlite:
            before = milliseconds()
            theirs = round(1000 * connection.scalars(select(func.extract("epoch", func.clock_timestamp()))).one())
            after = milliseconds()
            offset = theirs - (before + after) // 2
            if abs(offset - self.clock_offset) > max(CLOCK_TOLERANCE, after - before):
                self.clock_offset = offset

    async def heartbeat(self, process: str, now: int, tolerance: int, known: int) -> list[Outage]:
        """Store a sign of life of a process; return the outages that ended after `known`.

        A gap of more than `tolerance` milliseconds since the last sign of any process is a new outage.
        """

        def work(connection: Connection) -> list[Outage]:
            self.set_clock(connection)
            last = connection.scalar(select(func.max(processes.c.seen)))
            if last is not None and now - last > tolerance:
                row = {"started": last, "ended": now}
                connection.execute(self.insert(outages).on_conflict_do_nothing(), row)
                connection.execute(delete(processes).where(processes.c.seen < now - DEAD_MILLISECONDS))
            statement = self.insert(processes).values(process=process, seen=now)
            seen = {"seen": statement.excluded.seen}
            connection.execute(statement.on_conflict_do_update(index_elements=["process"], set_=seen))
            query = select(outages).where(outages.c.ended > known).order_by(outages.c.ended)
            return [Outage(row.started, row.ended) for row in connection.execute(query)]

        return await self.database.write("", work)

    async def secret(self, name: str) -> bytes:
        """Return 256 random bits that all processes share, created at first use."""
        made = randomness.token_hex(32)

        def work(connection: Connection) -> str:
            connection.execute(self.insert(secrets).on_conflict_do_nothing(), {"name": name, "value": made})
            return str(connection.scalar(select(secrets.c.value).where(secrets.c.name == name)))

        return bytes.fromhex(await self.database.write("", work))


def of_rules(versions: Mapping[str, int]) -> ColumnElement[bool]:
    """Return the condition that a table is played by the installed rules."""
    return or_(*(and_(tables.c.game == game, tables.c.rules_version == now) for game, now in versions.items()))


def last_numbers(query: Any, connection: Connection) -> dict[str, int]:
    """Return the ids and numbers that a query finds."""
    return {row.id: row.last for row in connection.execute(query)}


def stored_table(row: Row[Any]) -> StoredTable:
    """Return a row of `tables`."""
    return StoredTable(row.id, decode_summary(row.summary), row.opened, row.last)
