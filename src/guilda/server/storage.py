"""What the server keeps: logs of tables, leases, lists; people, tokens and ratings."""

from __future__ import annotations

import secrets as randomness
import time
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from guilda.server.database import Database, DatabaseError
from guilda.server.ratings import Strength, rated
from guilda.server.schema import entries as logs
from guilda.server.schema import people, ratings, seats, secrets, tables, tokens
from guilda.tables.summary import Summary

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import ClauseElement, Connection, Dialect, Row

__all__ = ["DatabaseError", "Listed", "Person", "Storage", "StoredRating", "StoredToken", "milliseconds"]

LONGEST_LIST = 100
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


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    summary: Summary
    opened: int
    last: int


class Person(NamedTuple):
    """Somebody who has played here: a guest, or with a login an account."""

    id: str
    name: str
    language: str | None = None
    login: str | None = None
    password: str | None = None
    """As argon2 hashes it."""
    created: int = 0


class StoredToken(NamedTuple):
    """A bot's key: only its digest is kept."""

    id: str
    person: str
    name: str
    digest: str
    created: int


class StoredRating(NamedTuple):
    """How strong a person is in a game for so many players."""

    game: str
    players: int
    strength: Strength


class Prepared:
    """A statement that is executed with every move: how it reads for the database is worked out only once."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.order: list[str] | None = getattr(compiled, "positiontup", None)

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute it; how many rows it has changed."""
        given = values if self.order is None else tuple(values[name] for name in self.order)
        return connection.exec_driver_sql(self.text, given).rowcount


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """All that outlives the process, in SQLite or PostgreSQL (by URL)."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.insert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        self.to_advance = Prepared(ADVANCE, self.database.writing.dialect)
        self.to_log = Prepared(LOG, self.database.writing.dialect)

    async def open(self) -> None:
        """Migrate the database and begin."""
        await self.database.open()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self.database.close()

    # Tables

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], summary: Summary, named: Collection[str] = ()
    ) -> bool:
        """Write log entries that are numbered from `first`; False if another process has taken that number.

        The first entries of a table make it. A rated game that is over now moves its players' ratings, once. `named`
        are persons in the entries who have no seat.
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
        """Move a table's row from one number to another, if it stands there: of several that try, one succeeds."""
        text = encode_summary(summary).decode()
        public = summary.public and any(summary.persons)  # where nobody sits it must not crowd others out of the list
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
        """Remember whose table it is, and whose it was; while a game is played nobody comes or goes."""
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
        """Let a rated game move its players' ratings, unless it has done so."""
        first = connection.execute(
            update(tables).where(tables.c.id == table, tables.c.counted.is_(False)).values(counted=True)
        )
        players = [person for person in summary.persons if person]
        if (
            first.rowcount != 1
            or summary.ranks is None
            or len(players) < 2
            or len(set(players)) != len(summary.persons)
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
        after = rated([found[person] for person in players], summary.ranks)
        for person, strength in zip(players, after, strict=True):
            connection.execute(
                update(ratings).where(here, ratings.c.person == person),
                {**strength._asdict(), "changed": summary.changed},
            )

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table from a number on; empty if there is no such table."""
        if "\0" in table:  # PostgreSQL could not even be asked
            return []
        parameters = {"table": table, "after": after}
        return await self.database.read(lambda connection: list(connection.scalars(READ_LOG, parameters)))

    async def rewrite(
        self, table: str, last: int, changed: Mapping[int, bytes], added: bytes, summary: Summary, person: str
    ) -> bool:
        """Replace log entries that name a person; False if the log does not end with `last` any more.

        `added` is the entry that tells all who have read the log before to read it again.
        """
        rows = [{"of": table, "at": number, "new": entry} for number, entry in changed.items()]
        place = and_(logs.c.table_id == bindparam("of"), logs.c.number == bindparam("at"))

        def work(connection: Connection) -> bool:
            if not self.advance(connection, table, last, last + 1, summary):
                return False
            if rows:
                connection.execute(update(logs).where(place).values(entry=bindparam("new")), rows)
            self.to_log.run(connection, {"table": table, "at": last + 1, "what": added})
            connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.person == person))
            return True

        return await self.database.write(table, work)

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last numbers of some tables' logs; those that are gone are left out."""
        found: dict[str, int] = {}
        for first in range(0, len(ids), 1000):
            query = select(tables.c.id, tables.c.last).where(tables.c.id.in_(ids[first : first + 1000]))
            found.update(await self.database.read(partial(last_numbers, query)))
        return found

    async def summary(self, table: str) -> Listed | None:
        """A table in short."""
        query = select(tables).where(tables.c.id == table)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return listed(rows[0]) if rows else None

    async def public_tables(self, limit: int = LONGEST_LIST, since: int = 0) -> list[Listed]:
        """Public tables that wait for players, changed since then, or that are being played; the newest first."""
        waits = and_(tables.c.phase == "open", tables.c.changed >= since)
        query = select(tables).where(tables.c.public, or_(waits, tables.c.phase == "playing"))
        return await self.listing(query.order_by(tables.c.phase, tables.c.changed.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int = LONGEST_LIST) -> list[Listed]:
        """A person's tables: those being played first, then the newest."""
        return await self.tables_with(and_(seats.c.person == person, seats.c.seated), limit)

    async def tables_naming(self, person: str, limit: int = LONGEST_LIST) -> list[Listed]:
        """The same with those where they only spoke, or sat and stood up again."""
        return await self.tables_with(seats.c.person == person, limit)

    async def tables_with(self, who: Any, limit: int) -> list[Listed]:
        """The tables of some people."""
        mine = select(seats.c.table_id).where(who)
        query = select(tables).where(tables.c.id.in_(mine))
        return await self.listing(query.order_by(tables.c.phase == "over", tables.c.changed.desc()).limit(limit))

    async def all_tables(self, phase: str | None = None, before: int | None = None, limit: int = 1000) -> list[Listed]:
        """Any tables, the newest first: for the keeper of the server."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(limit)
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        if before is not None:
            query = query.where(tables.c.changed < before)
        return await self.listing(query)

    async def listing(self, query: Any) -> list[Listed]:
        """The tables that a query finds."""
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [listed(row) for row in rows]

    async def drop_tables(self, ids: Sequence[str]) -> int:
        """Forget tables with their logs; how many there were."""

        def work(connection: Connection) -> int:
            gone = 0
            for table in sorted(ids):
                gone += connection.execute(delete(tables).where(tables.c.id == table)).rowcount
                connection.execute(delete(logs).where(logs.c.table_id == table))
                connection.execute(delete(seats).where(seats.c.table_id == table))
            return gone

        return await self.database.write(min(ids, default=""), work)

    async def claim(self, table: str, process: str, seconds: float) -> bool:
        """Let a process run the bots and clocks of a table for so long, unless another one does. Again: longer."""
        now = milliseconds()
        free = or_(tables.c.process.is_(None), tables.c.process == process, tables.c.leased < now)
        statement = update(tables).where(tables.c.id == table, free)
        values = {"process": process, "leased": now + round(1000 * seconds)}
        return await self.database.write(table, lambda connection: connection.execute(statement, values).rowcount == 1)

    async def release(self, table: str, process: str) -> None:
        """Give a table's bots and clocks back."""
        statement = update(tables).where(tables.c.id == table, tables.c.process == process)
        values: dict[str, Any] = {"process": None, "leased": 0}
        await self.database.write(table, lambda connection: connection.execute(statement, values).rowcount)

    async def release_all(self, process: str) -> None:
        """Give back all that a process had: it stops."""
        statement = update(tables).where(tables.c.process == process).values(process=None, leased=0)
        await self.database.write("", lambda connection: connection.execute(statement).rowcount)

    async def orphans(self, limit: int = LONGEST_LIST) -> list[str]:
        """Tables being played that want to go on by themselves by now, while no process runs them."""
        now = milliseconds()
        due = (tables.c.phase == "playing", tables.c.wakes <= now, tables.c.leased < now)
        query = select(tables.c.id).where(*due).order_by(tables.c.wakes).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def let_rest(self, table: str, seconds: float) -> None:
        """A table does not go on by itself for so long, whatever it wants."""
        wakes = milliseconds() + round(1000 * seconds)
        statement = update(tables).where(tables.c.id == table).values(wakes=wakes)
        await self.database.write(table, lambda connection: connection.execute(statement).rowcount)

    async def size(self) -> dict[str, int]:
        """How many tables there are, by phase. Also tells that the database answers."""
        query = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return await self.database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    # People

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return await self.find_person(people.c.id == person)

    async def person_by_login(self, name: str) -> Person | None:
        """An account by its name, in capitals or not."""
        return await self.find_person(people.c.login == name.casefold())

    async def find_person(self, condition: Any) -> Person | None:
        """The one person of whom something holds."""
        query = select(people).where(condition)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return Person(**rows[0]._mapping) if rows else None

    async def keep_person(self, person: Person, *changed: str) -> bool:
        """Write somebody down; of somebody known only the columns `changed`. False if another account has that name.

        A login is never replaced by another one.
        """
        row = person._asdict()

        def work(connection: Connection) -> bool:
            if person.login is not None:
                other = select(people.c.id).where(people.c.login == person.login, people.c.id != person.id)
                if connection.scalar(other) is not None:
                    return False
            statement = self.insert(people).values(**row).execution_options(preserve_rowcount=True)
            changes = {name: row[name] for name in ("id", *changed)}
            free = or_(people.c.login.is_(None), people.c.login == person.login) if "login" in changed else None
            done = connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=changes, where=free))
            return done.rowcount == 1

        try:
            return await self.database.write(f"person {person.id}", work)
        except DatabaseError:
            found = await self.person_by_login(person.login) if person.login else None
            if found is None or found.id == person.id:
                raise
            return False  # two processes gave the same name away at the same moment

    async def drop_person(self, person: str) -> None:
        """Forget somebody: account, tokens, ratings and which tables were theirs. Their names in logs are not here."""

        def work(connection: Connection) -> None:
            for rows, column in ((tokens, tokens.c.person), (ratings, ratings.c.person), (seats, seats.c.person)):
                connection.execute(delete(rows).where(column == person))
            connection.execute(delete(people).where(people.c.id == person))

        await self.database.write(f"person {person}", work)

    async def drop_guests(self, before: int) -> int:
        """Forget guests who came before some moment and have no tables, tokens or later ratings; how many."""
        later = select(ratings.c.person).where(ratings.c.changed >= before)
        idle = and_(
            people.c.login.is_(None),
            people.c.created < before,
            *(people.c.id.not_in(query) for query in (select(seats.c.person), select(tokens.c.person), later)),
        )

        def work(connection: Connection) -> int:
            guests = list(connection.scalars(select(people.c.id).where(idle)))
            for first in range(0, len(guests), 1000):
                some = guests[first : first + 1000]
                connection.execute(delete(ratings).where(ratings.c.person.in_(some)))
                connection.execute(delete(people).where(people.c.id.in_(some)))
            return len(guests)

        return await self.database.write("", work)

    async def keep_token(self, token: StoredToken) -> None:
        """Write a new token down."""
        await self.database.write("", lambda connection: connection.execute(insert(tokens), token._asdict()).rowcount)

    async def token(self, token: str) -> StoredToken | None:
        """A token by its id."""
        query = select(tokens).where(tokens.c.id == token)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return StoredToken(**rows[0]._mapping) if rows else None

    async def tokens_of(self, person: str) -> list[StoredToken]:
        """A person's tokens, the oldest first."""
        query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [StoredToken(**row._mapping) for row in rows]

    async def drop_token(self, token: str, person: str) -> bool:
        """Take a token away; False if the person has none of that id."""
        statement = delete(tokens).where(tokens.c.id == token, tokens.c.person == person)
        return await self.database.write("", lambda connection: connection.execute(statement).rowcount == 1)

    async def ratings_of(self, persons: Sequence[str]) -> dict[str, list[StoredRating]]:
        """How strong some people are, in all that they have played rated."""
        query = select(ratings).where(ratings.c.person.in_(persons)).order_by(ratings.c.game, ratings.c.players)
        found: dict[str, list[StoredRating]] = {person: [] for person in persons}
        for row in await self.database.read(lambda connection: connection.execute(query).all()):
            strength = Strength(row.rating, row.deviation, row.games)
            found[row.person].append(StoredRating(row.game, row.players, strength))
        return found

    async def secret(self, name: str) -> bytes:
        """256 random bits that all processes on this database share: made when first asked for."""
        made = randomness.token_hex(32)

        def work(connection: Connection) -> str:
            connection.execute(self.insert(secrets).on_conflict_do_nothing(), {"name": name, "value": made})
            return str(connection.scalar(select(secrets.c.value).where(secrets.c.name == name)))

        return bytes.fromhex(await self.database.write("", work))


def last_numbers(query: Any, connection: Connection) -> dict[str, int]:
    """Ids and numbers that a query finds."""
    return {row.id: row.last for row in connection.execute(query)}


def listed(row: Row[Any]) -> Listed:
    """A table's row."""
    return Listed(row.id, decode_summary(row.summary), row.opened, row.last)
