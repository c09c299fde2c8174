"""One-time links: secrets that work once and for a limited time. The database has only their SHA-256."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import delete, insert, select

from guilda.server.schema import links
from guilda.server.sessions import digest_of
from guilda.server.storage import milliseconds

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from guilda.server.storage import Storage

Purpose = Literal["password", "email", "openid"]
SECONDS: dict[Purpose, int] = {"password": 3600, "email": 86_400, "openid": 600}
"""Lifetime of a link, by purpose."""
ADMIN_SECONDS = 86_400
"""Lifetime of a link that the administrator has made."""


class Link(NamedTuple):
    """A link: the person it is for, and a value such as the e-mail address that it confirms."""

    person: str
    value: str


async def make_link(storage: Storage, purpose: Purpose, link: Link, seconds: int = 0) -> str:
    """Store a link and return its secret."""
    now, secret = milliseconds(), secrets.token_urlsafe(32)
    row = {"digest": digest_of(secret), "purpose": purpose, "person": link.person, "value": link.value}

    def work(connection: Connection) -> None:
        connection.execute(delete(links).where(links.c.expires < now))
        connection.execute(insert(links), {**row, "expires": now + 1000 * (seconds or SECONDS[purpose])})

    await storage.database.write(f"person {link.person}", work)
    return secret


async def use_link(storage: Storage, purpose: Purpose, secret: str) -> Link | None:
    """Take a link, which ends it; None if it is unknown, used or expired."""
    this = (links.c.digest == digest_of(secret), links.c.purpose == purpose)

    def work(connection: Connection) -> Link | None:
        row = connection.execute(select(links).where(*this, links.c.expires >= milliseconds())).first()
        if row is None or connection.execute(delete(links).where(*this)).rowcount != 1:
            return None
        return Link(row.person, row.value)

    return await storage.database.write("", work)


async def end_links(storage: Storage, person: str) -> None:
    """End all links of a person."""
    statement = delete(links).where(links.c.person == person)
    await storage.database.write(f"person {person}", lambda connection: connection.execute(statement).rowcount)
