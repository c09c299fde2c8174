"""What stands before every request: who it is, whether the page may ask, how much and how often; safe headers."""

from __future__ import annotations

import hmac
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog

from guilda.server.database import DatabaseError
from guilda.server.identity import Identity, new_person
from guilda.server.metrics import REFUSALS, REQUESTS
from guilda.server.problems import Refusal, language_of
from guilda.server.words import REASONS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from guilda.server.server import Server

LARGEST_BODY = 65_536
LONGEST_PATH = 2000
COME_BACK = 1012
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BOTS_MAY_CHANGE = ("/api/bot/", "/api/tables")
"""What a token is for: it belongs to a person, but it is not that person."""
BOTS_MAY_NOT_READ = ("/api/me/export", "/api/tokens")
QUIET = ("/healthz", "/readyz", "/metrics")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")
SECURE_ONLY = (b"strict-transport-security", b"max-age=31536000")
LOG = structlog.get_logger("guilda")

Scope = dict[str, Any]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address_of(scope: Any) -> str:
    """Where a request or connection comes from; of IPv6 the network, in which everybody has addresses without end."""
    address: str = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def is_secure(scope: Scope) -> bool:
    """Whether the request came over TLS, as the server or the proxy before it says."""
    return scope.get("scheme") in ("https", "wss")


class Guard:
    """An ASGI application around another one. The identity is left in the scope's state as `identity`."""

    def __init__(self, inner: Any, server: Server) -> None:
        self.inner = inner
        self.server = server

    async def __call__(self, scope: Scope, receive: Callable[..., Any], send: Callable[..., Awaitable[None]]) -> None:
        """Check a connection, then let it in."""
        if scope["type"] == "websocket":
            try:
                await self.check_socket(scope)
            except DatabaseError as error:
                LOG.error("database", detail=str(error))
                await send({"type": "websocket.close", "code": COME_BACK})
            else:
                await self.inner(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    async def check_socket(self, scope: Scope) -> None:
        """Say who opens a WebSocket; the identity is None where the origin or the token is wrong."""
        identity = await self.server.keys.identify(scope["headers"])
        scope["state"]["identity"] = identity if self.may_ask(scope) else None

    async def request(self, scope: Scope, receive: Callable[..., Any], send: Callable[..., Awaitable[None]]) -> None:
        """One HTTP request, with its answer's headers completed; it is counted and logged."""
        began = perf_counter()
        status = 500

        async def send_safely(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self.completed(scope, status, list(message.get("headers", ())))
            await send(message)

        try:
            await self.admit(scope)
        except Refusal as refusal:
            await self.refuse(scope, refusal, send_safely)
        except DatabaseError as error:
            LOG.error("database", detail=str(error))
            await self.refuse(scope, Refusal("unavailable"), send_safely)
        else:
            await self.inner(scope, receive, send_safely)
        REQUESTS.labels(status).inc()
        if scope["path"] not in QUIET:
            took = round(1000 * (perf_counter() - began), 1)
            LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    async def admit(self, scope: Scope) -> None:
        """Refuse what is too much, too large, or sent by somebody else's page."""
        scope["state"]["identity"] = Identity(new_person())
        if not self.server.requests.allows(address_of(scope)):
            raise Refusal("too_many")
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal():
            raise Refusal("bad_request", "Content-Length")
        if int(length[:12]) > LARGEST_BODY or len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH:
            raise Refusal("too_large")
        path = scope["path"]
        if "//" in path or "\0" in path or path[:-1] in QUIET:  # the router or a proxy would read it as another path
            raise Refusal("not_found")
        if not scope["path"].startswith("/api") and scope["method"] in SAFE_METHODS:
            return
        identity = await self.server.keys.identify(scope["headers"])
        if identity is None:
            raise Refusal("not_identified")
        scope["state"]["identity"] = identity
        reads = scope["method"] in SAFE_METHODS
        if identity.bot and (
            scope["path"].startswith(BOTS_MAY_NOT_READ) if reads else not scope["path"].startswith(BOTS_MAY_CHANGE)
        ):
            raise Refusal("not_for_bots")
        if reads or identity.bot:
            return
        if not self.may_ask(scope):
            raise Refusal("origin")
        given = header(scope, b"x-csrf-token") or ""
        if not hmac.compare_digest(given.encode(), self.server.keys.csrf(identity.person).encode()):
            raise Refusal("csrf")

    def may_ask(self, scope: Scope) -> bool:
        """Whether the page that asks is ours, or one that was allowed. Programs that are no browser name no origin."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.server.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == (header(scope, b"host") or "").lower() != ""
        except ValueError:
            return False

    async def refuse(self, scope: Scope, refusal: Refusal, send: Callable[..., Awaitable[None]]) -> None:
        """Answer with a `Problem`."""
        REFUSALS.labels(refusal.code).inc()
        body = msgspec.json.encode(refusal.problem(language_of(scope["headers"])))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        status = REASONS[refusal.code].status
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def completed(self, scope: Scope, status: int, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer with those that keep browsers safe, and the cookie of a new guest."""
        headers += SAFE_HEADERS
        identity: Identity = scope["state"]["identity"]
        if scope["path"].startswith("/api"):
            headers.append(NOT_KEPT)
            if identity.fresh and status < 400 and not any(name == b"set-cookie" for name, _ in headers):
                cookie = self.server.keys.cookie(identity.person, secure=is_secure(scope))
                headers.append((b"set-cookie", cookie.encode()))
        if is_secure(scope):
            headers.append(SECURE_ONLY)
        return headers
