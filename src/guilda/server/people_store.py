"""People in the database: profiles, external logins, tokens and ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, delete, insert, or_, select

from guilda.server.database import DatabaseError
from guilda.server.names import skeleton
from guilda.server.ratings import Strength
from guilda.server.schema import (
    bans,
    blocks,
    daily_games,
    external_logins,
    links,
    people,
    plans,
    push_devices,
    ratings,
    reports,
    seats,
    sessions,
    tokens,
    turn_mails,
    vacations,
    waiting_turns,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from guilda.server.database import Database


class Profile(NamedTuple):
    """The stored data of a person: a guest, or with a login an account."""

    id: str
    name: str
    language: str | None = None
    login: str | None = None
    password: str | None = None
    """Its argon2 hash."""
    created: int = 0
    email: str | None = None
    """The confirmed e-mail address."""
    skeleton: str | None = None
    """The confusable skeleton of the login."""
    puzzle_consent: bool = False
    """Whether finished games may be used for puzzles."""


class StoredToken(NamedTuple):
    """A token for a bot, of which only the digest is stored."""

    id: str
    person: str
    name: str
    digest: str
    created: int


class StoredRating(NamedTuple):
    """A person's rating in a game for a number of players."""

    game: str
    players: int
    strength: Strength


GUEST_TABLES = (
    ratings,
    sessions,
    links,
    blocks,
    plans,
    push_devices,
    turn_mails,
    waiting_turns,
    vacations,
    daily_games,
)
"""Tables with rows about a person, who may be a guest without tables or tokens."""


class PeopleStore:
    """Guests and accounts."""

    def __init__(self, database: Database, insert: Callable[..., Any]) -> None:
        self.database = database
        self.insert = insert

    async def profile(self, person: str) -> Profile | None:
        """Return a person's profile."""
        return await self.find_profile(people.c.id == person)

    async def profile_by_login(self, name: str) -> Profile | None:
        """Return the account of a name, regardless of case."""
        return await self.find_profile(people.c.login == name.casefold())

    async def profiles_by_email(self, email: str, limit: int) -> list[Profile]:
        """Return accounts with a confirmed e-mail address, regardless of case."""
        query = select(people).where(people.c.email == email.lower(), people.c.login.is_not(None)).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Profile(**row._mapping) for row in rows]

    async def account_like(self, name: str) -> str | None:
        """Return the person whose account has this name or one that looks like it."""
        alike = or_(people.c.login == name.casefold(), people.c.skeleton == skeleton(name))
        query = select(people.c.id).where(alike).order_by(people.c.login != name.casefold()).limit(1)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def find_profile(self, condition: Any) -> Profile | None:
        """Return the one profile that fulfils a condition."""
        query = select(people).where(condition)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return Profile(**rows[0]._mapping) if rows else None

    async def store_profile(self, person: Profile, *changed: str) -> bool:
        """Insert a profile, or update its columns `changed`; False if another account has that login.

        A login is never replaced by another one.
        """
        row = person._asdict()

        def work(connection: Connection) -> bool:
            if person.login is not None and "login" in changed:
                alike = or_(people.c.login == person.login, people.c.skeleton == skeleton(person.login))
                other = select(people.c.id).where(alike, people.c.id != person.id)
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
            found = await self.account_like(person.login) if person.login else None
            if found is None or found == person.id:
                raise
            return False  # two processes stored the same login at the same moment

    async def drop_person(self, person: str) -> None:
        """Delete all rows about a person; `erasure` handles the logs."""

        def work(connection: Connection) -> None:
            for rows in (*GUEST_TABLES, tokens, seats, external_logins):
                connection.execute(delete(rows).where(rows.c.person == person))
            connection.execute(delete(blocks).where(blocks.c.blocked == person))
            connection.execute(delete(reports).where(or_(reports.c.reporter == person, reports.c.reported == person)))
            connection.execute(delete(bans).where(bans.c.kind == "person", bans.c.value == person))
            connection.execute(delete(people).where(people.c.id == person))

        await self.database.write(f"person {person}", work)

    async def drop_guests(self, before: int) -> int:
        """Delete guests from before a moment without tables, tokens or later ratings; return how many."""
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
                for rows in GUEST_TABLES:
                    connection.execute(delete(rows).where(rows.c.person.in_(some)))
                connection.execute(delete(people).where(people.c.id.in_(some)))
            return len(guests)

        return await self.database.write("", work)

    async def person_of_login(self, issuer: str, subject: str) -> str | None:
        """Return the person of an external login."""
        this = (external_logins.c.issuer == issuer, external_logins.c.subject == subject)
        query = select(external_logins.c.person).where(*this)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def store_external_login(self, issuer: str, subject: str, person: str) -> bool:
        """Store an external login of a person; False if it is another person's."""
        row = {"issuer": issuer, "subject": subject, "person": person}
        this = (external_logins.c.issuer == issuer, external_logins.c.subject == subject)

        def work(connection: Connection) -> bool:
            connection.execute(self.insert(external_logins).on_conflict_do_nothing(), row)
            return connection.scalar(select(external_logins.c.person).where(*this)) == person

        return await self.database.write(f"person {person}", work)

    async def external_logins_of(self, person: str) -> list[str]:
        """Return issuer and subject of a person's external logins."""
        query = select(external_logins).where(external_logins.c.person == person)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [f"{row.issuer} {row.subject}" for row in rows]

    async def store_token(self, token: StoredToken) -> None:
        """Store a new token."""
        await self.database.write("", lambda connection: connection.execute(insert(tokens), token._asdict()).rowcount)

    async def token(self, token: str) -> StoredToken | None:
        """Return a token by its id."""
        query = select(tokens).where(tokens.c.id == token)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return StoredToken(**rows[0]._mapping) if rows else None

    async def tokens_of(self, person: str) -> list[StoredToken]:
        """Return a person's tokens, oldest first."""
        query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [StoredToken(**row._mapping) for row in rows]

    async def drop_token(self, token: str, person: str) -> bool:
        """Delete a token; False if the person has none of that id."""
        statement = delete(tokens).where(tokens.c.id == token, tokens.c.person == person)
        return await self.database.write("", lambda connection: connection.execute(statement).rowcount == 1)

    async def ratings_of(self, persons: Sequence[str]) -> dict[str, list[StoredRating]]:
        """Return all ratings of some people."""
        query = select(ratings).where(ratings.c.person.in_(persons)).order_by(ratings.c.game, ratings.c.players)
        found: dict[str, list[StoredRating]] = {person: [] for person in persons}
        for row in await self.database.read(lambda connection: connection.execute(query).all()):
            strength = Strength(row.rating, row.deviation, row.games)
            found[row.person].append(StoredRating(row.game, row.players, strength))
        return found
