"""Who makes a request: a guest or account by signed cookie, a bot by token. Passwords are argon2's."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar.di import NamedDependency

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from guilda.server.storage import Storage

COOKIE = "guilda"
COOKIE_SECONDS = 365 * 86_400
RENEWED_AFTER = 30 * 86_400
TOKEN_PREFIX = "guilda"  # noqa: S105 - it says what a token is for, and opens nothing
REMEMBERED_TOKENS = 1000
REMEMBERED_SECONDS = 30.0
HASHER = PasswordHasher()
SOME_HASH = HASHER.hash(secrets.token_hex(8))
"""What a password is compared with when there is no such account, so that nobody can tell by the time it takes."""


class Identity(NamedTuple):
    """Somebody. `fresh`: the cookie has to be sent (again); `token`: the id of the token that a bot came with."""

    person: str
    fresh: bool = False
    token: str = ""

    @property
    def bot(self) -> bool:
        """Whether it came with a token, which no page can forge."""
        return bool(self.token)


Whoever = NamedDependency[Identity]
"""What a route says to learn who asks."""


class Keys:
    """Signs cookies and CSRF tokens with the server's secret, and knows whom a token belongs to."""

    def __init__(self, secret: bytes, storage: Storage) -> None:
        self.secret = secret
        self.storage = storage
        self.remembered: dict[str, tuple[Identity, float]] = {}
        self.used: set[tuple[Identity, Callable[[], None]]] = set()
        """Who has opened each stream and WebSocket, and what ends it."""

    def signature(self, purpose: str, text: str) -> str:
        """What only this server can write under a text."""
        digest = hmac.digest(self.secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    def csrf(self, person: str) -> str:
        """The token that a person's own page has, and no other page."""
        return self.signature("csrf", person)

    def cookie(self, person: str, *, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
        """The `Set-Cookie` header that makes somebody known."""
        text = f"{person}.{int(time.time())}"
        flags = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
        return f"{COOKIE}={text}.{self.signature('cookie', text)}; {flags}"

    def from_cookie(self, value: str) -> Identity | None:
        """Whom a cookie belongs to, if we have signed it."""
        text, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.signature("cookie", text).encode()):
            return None
        person, _, issued = text.partition(".")
        age = time.time() - int(issued)
        return Identity(person, fresh=age > RENEWED_AFTER) if age < COOKIE_SECONDS else None

    async def from_token(self, value: str) -> Identity | None:
        """Whom a bot's token belongs to."""
        digest, remembered = token_digest(value), self.remembered
        known, until = remembered.get(digest, (None, 0.0))
        if until > time.monotonic():
            return known
        kind, _, rest = value.partition("_")
        token = await self.storage.token(rest.partition("_")[0][:40]) if kind == TOKEN_PREFIX else None
        if token is None or not hmac.compare_digest(token.digest, digest):
            return None
        if len(remembered) >= REMEMBERED_TOKENS:
            remembered.clear()
        identity = Identity(token.person, token=token.id)
        remembered[digest] = (identity, time.monotonic() + REMEMBERED_SECONDS)
        return identity

    @asynccontextmanager
    async def use(self, identity: Identity, end: Callable[[], None]) -> AsyncIterator[None]:
        """Something stays open that has to end with its token, also if it was taken away just now, or its person."""
        self.used.add((identity, end))
        try:
            await self.check(identity.token)
            yield
        finally:
            self.used.discard((identity, end))

    def take_away(self, token: str = "", person: str = "") -> None:
        """A token or person is not known any more: look all tokens up anew, and end what was opened by them."""
        self.remembered = {}  # not cleared: who looks one up right now still writes into the old one
        for identity, end in list(self.used):
            if (token and token == identity.token) or person == identity.person:
                end()

    async def check(self, *tokens: str) -> None:
        """End what was opened with tokens that are gone."""
        for token in tokens or {identity.token for identity, _ in self.used}:
            if token and await self.storage.token(token) is None:
                self.take_away(token)

    async def identify(self, headers: Iterable[tuple[bytes, bytes]]) -> Identity | None:
        """Who sends such headers: by token, by cookie, or a new guest. None: a token that is not valid."""
        given = {name: value.decode("latin-1") for name, value in headers if name in (b"authorization", b"cookie")}
        if b"authorization" in given:
            kind, _, value = given[b"authorization"].partition(" ")
            return await self.from_token(value.strip()) if kind.lower() == "bearer" else None
        # Other sites of the same domain may have cookies of any kind there, even one of our name.
        cookies = (each.strip().partition("=") for each in given.get(b"cookie", "").split(";"))
        known = (self.from_cookie(value) for name, _, value in cookies if name == COOKIE)
        return next(filter(None, known), None) or Identity(new_person(), fresh=True)


def new_person() -> str:
    """An id that nobody has and nobody can guess."""
    return secrets.token_hex(12)


def new_token() -> tuple[str, str]:
    """The id and the whole text of a new token."""
    token = secrets.token_hex(6)
    return token, f"{TOKEN_PREFIX}_{token}_{secrets.token_urlsafe(32)}"


def token_digest(value: str) -> str:
    """What is kept of a token: it is long and random, so a plain hash is enough."""
    return sha256(value.encode("utf-8", "surrogatepass")).hexdigest()


def password_hash(password: str) -> str:
    """What is kept of a password. Takes a while: never on the event loop."""
    return HASHER.hash(password)


def password_fits(kept: str | None, password: str) -> bool:
    """Whether it is the password, in the same time whether or not there is an account."""
    try:
        return HASHER.verify(kept or SOME_HASH, password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False
