"""Identities: people by session, bots by token; CSRF tokens and password hashes."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar.di import NamedDependency

from guilda.server.errors import ServerError
from guilda.server.sessions import SEEN_MILLISECONDS, SessionStore, cookie_secrets, digest_of
from guilda.server.storage import DatabaseError, milliseconds

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterable

    from guilda.server.rate_limits import RateLimiter
    from guilda.server.storage import Storage

TOKEN_PREFIX = "guilda"  # noqa: S105 - it says what a token is for, and opens nothing
MAX_CACHED = 20_000
CACHED_SECONDS = 30.0
"""A session or token that another process has revoked works at most this long, should the notice be lost."""
MAX_CHECKED = 500
HASHER = PasswordHasher()


class Identity(NamedTuple):
    """The client of a request, by session (its digest) or by a bot's token (its id).

    A client with neither is unknown: its person is a random id that nothing refers to.
    """

    person: str
    token: str = ""
    session: str = ""
    secret: str = ""
    """The cookie's value."""

    @property
    def bot(self) -> bool:
        """Return whether the client has a token, which no page can forge."""
        return bool(self.token)

    @property
    def known(self) -> bool:
        """Return whether the client has a session or token."""
        return bool(self.token or self.session)


CurrentIdentity = NamedDependency[Identity]
"""The dependency of routes on the identity."""


class Authenticator:
    """Looks up sessions and tokens, and ends the connections of those that are revoked."""

    def __init__(self, secret: bytes, storage: Storage, guesses: RateLimiter, banned: Container[str] = ()) -> None:
        self.secret = secret
        self.storage = storage
        self.guesses = guesses
        """Look-ups of unknown sessions and tokens by address."""
        self.sessions = SessionStore(storage)
        self.banned = banned
        """Persons who may not use the server."""
        self.cached: dict[str, tuple[Identity, float]] = {}
        self.open: set[tuple[Identity, Callable[[], None]]] = set()
        """The identity of each open stream and WebSocket, and a function that ends it."""

    def signature(self, purpose: str, text: str) -> str:
        """Return the HMAC of a text."""
        digest = hmac.digest(self.secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    def csrf(self, session: str) -> str:
        """Return the CSRF token of a session; it changes with the session."""
        return self.signature("csrf", session) if session else ""

    def csrf_fits(self, identity: Identity, given: str) -> bool:
        """Return whether a CSRF token is that of the client's session."""
        return bool(identity.session) and hmac.compare_digest(given.encode(), self.csrf(identity.session).encode())

    async def look_up(
        self, value: str, address: str, find: Callable[[str, str], Awaitable[Identity | None]]
    ) -> Identity | None:
        """Return the identity of a secret, from the cache or by `find`; raise an error for an address that guesses.

        The look-up is paid for before it begins, so that many at once are limited, too. One that finds something, or
        fails, is free.
        """
        digest, cached = digest_of(value), self.cached
        known, until = cached.get(digest, (None, 0.0))
        if until > time.monotonic():
            return known
        if not self.guesses.allows(address):
            raise ServerError("too_many")
        wrong = False
        try:
            found = await find(value, digest)
            wrong = found is None
        finally:
            if not wrong:
                self.guesses.charge(address, -1.0)
        return None if found is None else self.cache(cached, digest, found)

    async def from_secret(self, secret: str, digest: str) -> Identity | None:
        """Return the identity of a session's secret. The time of use is stored now and then."""
        session = await self.sessions.find(digest)
        if session is None:
            return None
        if milliseconds() - session.seen > SEEN_MILLISECONDS:
            with suppress(DatabaseError):  # a full disk must not log anyone out
                await self.sessions.touch(digest)
        return Identity(session.person, session=digest, secret=secret)

    async def from_token(self, value: str, digest: str) -> Identity | None:
        """Return the identity of a bot's token."""
        kind, _, rest = value.partition("_")
        token = await self.storage.people.token(rest.partition("_")[0][:40]) if kind == TOKEN_PREFIX else None
        if token is None or not hmac.compare_digest(token.digest, digest):
            return None
        return Identity(token.person, token=token.id)

    def cache(self, cached: dict[str, tuple[Identity, float]], digest: str, identity: Identity) -> Identity:
        """Keep an identity for some seconds, unless something was revoked since the look-up began."""
        if len(cached) >= MAX_CACHED:
            cached.clear()
        cached[digest] = (identity, time.monotonic() + CACHED_SECONDS)
        return identity

    @asynccontextmanager
    async def use(self, identity: Identity, end: Callable[[], None]) -> AsyncIterator[None]:
        """End something that is open when its session, token or person is revoked, also if that has just happened."""
        self.open.add((identity, end))
        try:
            await self.check(identity)
            yield
        finally:
            self.open.discard((identity, end))

    def revoke(self, token: str = "", person: str = "", session: str = "") -> None:
        """End the connections of a token, person or session, and look everything up again."""
        self.cached = {}  # not cleared: a look-up in progress may still write into the old one
        for identity, end in list(self.open):
            if (
                (token and token == identity.token)
                or (session and session == identity.session)
                or (person and person == identity.person)
            ):
                end()

    async def check(self, *identities: Identity) -> None:
        """End the connections of deleted tokens and sessions, and of banned persons."""
        checked = set(identities) or {identity for identity, _ in self.open}
        for person in {identity.person for identity in checked}:
            if person in self.banned:
                self.revoke(person=person)
        for token in {identity.token for identity in checked if identity.token}:
            if await self.storage.people.token(token) is None:
                self.revoke(token)
        digests = sorted({identity.session for identity in checked if identity.session})
        for first in range(0, len(digests), MAX_CHECKED):
            some = digests[first : first + MAX_CHECKED]
            for gone in set(some) - await self.sessions.existing(some):
                self.revoke(session=gone)

    async def identify(self, headers: Iterable[tuple[bytes, bytes]], address: str, *, secure: bool) -> Identity | None:
        """Return the identity by token or session, or an unknown client; None for an invalid token."""
        given: dict[bytes, str] = {}
        for name, raw in headers:
            if name in (b"authorization", b"cookie"):
                text = raw.decode("latin-1")
                given[name] = f"{given[name]}; {text}" if name in given else text
        if b"authorization" in given:
            kind, _, value = given[b"authorization"].partition(" ")
            found = await self.look_up(value.strip(), address, self.from_token) if kind.lower() == "bearer" else None
            return None if found is None or found.person in self.banned else found
        for secret in cookie_secrets(given.get(b"cookie", ""), secure=secure):
            found = await self.look_up(secret, address, self.from_secret)
            if found is not None and found.person not in self.banned:
                return found
        return Identity(new_person())


def new_person() -> str:
    """Return a random id of a person."""
    return secrets.token_hex(12)


def new_token() -> tuple[str, str]:
    """Return the id and the whole text of a new token."""
    token = secrets.token_hex(6)
    return token, f"{TOKEN_PREFIX}_{token}_{secrets.token_urlsafe(32)}"


def password_hash(password: str) -> str:
    """Return the hash of a password. It is slow: never call it on the event loop."""
    return HASHER.hash(password)


@cache
def dummy_hash() -> str:
    """Return a hash to compare with if there is no account, so that timing does not reveal that."""
    return HASHER.hash(secrets.token_hex(8))


def password_fits(kept: str | None, password: str) -> bool:
    """Return whether a password is right, in the same time whether or not there is an account."""
    try:
        return HASHER.verify(kept or dummy_hash(), password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False
