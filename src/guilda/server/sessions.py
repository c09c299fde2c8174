"""Sessions: which browser is which person. The cookie has 256 random bits, the database only their SHA-256."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, insert, select, update

from guilda.server.schema import people, push_devices, seats, sessions
from guilda.server.storage import milliseconds

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from guilda.server.storage import Storage

COOKIE = "guilda"
SECURE_COOKIE = "__Host-guilda"
"""Over TLS. Browsers accept this name only from this very host, with `Secure` and for all paths."""
SESSION_SECONDS = 365 * 86_400
UNUSED_SECONDS = 7 * 86_400
"""Sessions of guests who never came back and left nothing behind are kept this long."""
SEEN_MILLISECONDS = 600_000
"""`seen` is written at most once in this time."""
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits in base64."""
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
MAX_PROGRAM = 40


class Session(NamedTuple):
    """A stored session. `id` names it in the list of devices; it opens nothing."""

    digest: str
    id: str
    person: str
    device: str
    created: int
    seen: int


class NewSession(NamedTuple):
    """A session with the secret for its cookie, which is not stored."""

    secret: str
    session: Session


class SessionStore:
    """The sessions in the database."""

    def __init__(self, storage: Storage) -> None:
        self.database = storage.database

    async def create(self, person: str, device: str, replaces: str = "") -> NewSession:
        """Store a new session of a person; one that it replaces (by its digest) ends in the same transaction.

        The browser's push subscription goes on if the person is the same.
        """
        now, secret = milliseconds(), secrets.token_urlsafe(32)
        session = Session(digest_of(secret), secrets.token_hex(6), person, device, now, now)

        def work(connection: Connection) -> None:
            if replaces:
                connection.execute(delete(sessions).where(sessions.c.digest == replaces))
                here = push_devices.c.session == replaces
                same = update(push_devices).where(here, push_devices.c.person == person)
                connection.execute(same.values(session=session.digest))
                connection.execute(delete(push_devices).where(here))
            connection.execute(insert(sessions), session._asdict())

        await self.database.write(f"person {person}", work)
        return NewSession(secret, session)

    async def find(self, digest: str) -> Session | None:
        """Return a session that has not expired."""
        oldest = milliseconds() - 1000 * SESSION_SECONDS
        query = select(sessions).where(sessions.c.digest == digest, sessions.c.seen >= oldest)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return Session(**rows[0]._mapping) if rows else None

    async def of(self, person: str) -> list[Session]:
        """Return a person's sessions, the last used one first."""
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Session(**row._mapping) for row in rows]

    async def existing(self, digests: Collection[str]) -> set[str]:
        """Return those of some sessions that still exist."""
        query = select(sessions.c.digest).where(sessions.c.digest.in_(digests))
        return set(await self.database.read(lambda connection: list(connection.scalars(query))))

    async def touch(self, digest: str) -> None:
        """Store that a session was used now."""
        statement = update(sessions).where(sessions.c.digest == digest).values(seen=milliseconds())
        await self.database.write("", lambda connection: connection.execute(statement).rowcount)

    async def drop(self, person: str, *, only: str = "", keep: str = "") -> list[str]:
        """End a person's sessions: all, only one (by its id), or all but one (by its digest); return their digests.

        The push subscriptions of their browsers end with them.
        """
        which = [sessions.c.person == person]
        if only:
            which.append(sessions.c.id == only)
        if keep:
            which.append(sessions.c.digest != keep)

        def work(connection: Connection) -> list[str]:
            found = list(connection.scalars(select(sessions.c.digest).where(*which)))
            connection.execute(delete(sessions).where(*which))
            ended = push_devices.c.session.in_(found) if only else push_devices.c.session != keep
            connection.execute(delete(push_devices).where(push_devices.c.person == person, ended))
            return found

        return await self.database.write(f"person {person}", work)

    async def drop_expired(self) -> int:
        """Delete sessions that have expired, and unused ones of guests; return how many."""
        now = milliseconds()
        expired = sessions.c.seen < now - 1000 * SESSION_SECONDS
        unused = and_(
            sessions.c.seen == sessions.c.created,
            sessions.c.created < now - 1000 * UNUSED_SECONDS,
            sessions.c.person.not_in(select(people.c.id)),
            sessions.c.person.not_in(select(seats.c.person)),
        )

        def work(connection: Connection) -> int:
            gone = select(sessions.c.digest).where(expired | unused)
            connection.execute(delete(push_devices).where(push_devices.c.session.in_(gone)))
            return connection.execute(delete(sessions).where(expired | unused)).rowcount

        return await self.database.write("", work)


def digest_of(secret: str) -> str:
    """Return the stored digest of a secret; the secret is long and random, so a plain hash is enough."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def cookie_name(*, secure: bool) -> str:
    """Return the name of the cookie; with TLS only the one that no other host can set is read."""
    return SECURE_COOKIE if secure else COOKIE


def cookie_header(secret: str, *, secure: bool) -> str:
    """Return the value of `Set-Cookie`."""
    flags = f"Path=/; Max-Age={SESSION_SECONDS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
    return f"{cookie_name(secure=secure)}={secret}; {flags}"


def cookie_secrets(header: str, *, secure: bool) -> list[str]:
    """Return the values of our cookie that can be secrets. Without TLS, other hosts of the domain can add some."""
    pairs = (each.strip().partition("=") for each in header.split(";"))
    wanted = cookie_name(secure=secure)
    return [value for name, _, value in pairs if name == wanted and SECRET.fullmatch(value)][:4]


def device_of(agent: str) -> str:
    """Return a short description of a browser, such as `Firefox, Linux`."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    program = agent.partition(" ")[0][:MAX_PROGRAM]
    return program if program.isprintable() else ""
