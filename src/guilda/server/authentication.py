"""Authentication, rate limits, CSRF and origin checks before every request; security headers after it."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from time import perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog

from guilda.server.database import DatabaseError
from guilda.server.errors import ServerError, coded, problem_of, status_of
from guilda.server.identity import Identity, new_person
from guilda.server.metrics import ERRORS, REQUESTS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from guilda.server.server import Server
    from guilda.tables.errors import CodedError

LONGEST_PATH = 2000
SERVICE_RESTART = 1012
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BOTS_MAY_CHANGE = ("/api/bot/", "/api/tables", "/api/daily/")
"""The paths that a token may change: it plays for a person, but cannot act for the account."""
BOTS_MAY_NOT_READ = ("/api/me/export", "/api/me/sessions", "/api/me/blocks", "/api/openid", "/api/tokens")
SIGNED = "/api/mail/unsubscribe/"
"""Mail programs post here without a cookie; the token in the path is signed."""
UNLOGGED = ("/healthz", "/readyz", "/metrics")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the games in the browser are WebAssembly
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
SECURITY_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE = (b"cache-control", b"no-store")
SECURE_ONLY = (b"strict-transport-security", b"max-age=31536000")
LOG = structlog.get_logger("guilda")

Scope = dict[str, Any]


def header(scope: Scope, name: bytes) -> str | None:
    """Return a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address_of(scope: Any) -> str:
    """Return the client's address; for IPv6 its /64 network, as a client can use all of it."""
    address: str = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class AuthenticationMiddleware:
    """ASGI middleware. It puts the identity into the scope's state as `identity`."""

    def __init__(self, inner: Any, server: Server) -> None:
        self.inner = inner
        self.server = server

    async def __call__(self, scope: Scope, receive: Callable[..., Any], send: Callable[..., Awaitable[None]]) -> None:
        """Check a request or connection and pass it on."""
        if scope["type"] == "websocket":
            try:
                await self.check_socket(scope)
            except DatabaseError as error:
                LOG.error("database", detail=str(error))
                await send({"type": "websocket.close", "code": SERVICE_RESTART})
            else:
                await self.inner(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    async def check_socket(self, scope: Scope) -> None:
        """Identify the client of a WebSocket; None over the rate limit, from other sites, or unknown."""
        state, identity = scope["state"], None
        state["limited"] = not self.server.requests.allows(address_of(scope))
        if not state["limited"] and self.allowed_origin(scope) and not self.is_banned(scope):
            try:
                identity = await self.identify(scope)
            except ServerError:
                state["limited"] = True
        state["identity"] = identity if identity is not None and identity.known else None

    async def identify(self, scope: Scope) -> Identity | None:
        """Return the identity of a client; None for an invalid token. Raise an error for an address that guesses."""
        return await self.server.authenticator.identify(
            scope["headers"], address_of(scope), secure=self.server.is_secure(scope)
        )

    def is_banned(self, scope: Scope) -> bool:
        """Return whether the client's address is banned."""
        return self.server.moderation.bans_address(address_of(scope))

    async def request(self, scope: Scope, receive: Callable[..., Any], send: Callable[..., Awaitable[None]]) -> None:
        """Serve an HTTP request, with security headers, metrics and a log line."""
        began = perf_counter()
        status = 500

        async def send_safely(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self.complete_headers(scope, list(message.get("headers", ())))
            await send(message)

        try:
            await self.admit(scope)
        except (ServerError, DatabaseError) as error:
            await self.send_error(scope, coded(error), send_safely)
        else:
            await self.inner(scope, receive, send_safely)
        REQUESTS.labels(status).inc()
        if scope["path"] not in UNLOGGED:
            took = round(1000 * (perf_counter() - began), 1)
            LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=took)

    async def admit(self, scope: Scope) -> None:
        """Raise an error for requests that are too many, too large, or from another site."""
        scope["state"]["identity"] = Identity(new_person())
        if not self.server.requests.allows(address_of(scope)):
            raise ServerError("too_many")
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal():
            raise ServerError("bad_request", detail="Content-Length")
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH:
            raise ServerError("too_large")
        path = scope["path"]
        if "//" in path or "\0" in path or path[:-1] in UNLOGGED:  # a proxy or the router could read it as another path
            raise ServerError("not_found")
        if not scope["path"].startswith("/api") and scope["method"] in SAFE_METHODS:
            return
        if self.is_banned(scope):
            raise ServerError("banned")
        identity = await self.identify(scope)
        if identity is None:
            raise ServerError("not_identified")
        scope["state"]["identity"] = identity
        reads = scope["method"] in SAFE_METHODS
        if identity.bot and (
            scope["path"].startswith(BOTS_MAY_NOT_READ) if reads else not scope["path"].startswith(BOTS_MAY_CHANGE)
        ):
            raise ServerError("not_for_bots")
        if reads or identity.bot or path.startswith(SIGNED):
            return
        if not self.allowed_origin(scope):
            raise ServerError("wrong_origin")
        if not self.server.authenticator.csrf_fits(identity, header(scope, b"x-csrf-token") or ""):
            raise ServerError("csrf")

    def allowed_origin(self, scope: Scope) -> bool:
        """Return whether the origin is ours or an allowed one. Clients other than browsers send none."""
        origin = header(scope, b"origin")
        settings = self.server.settings
        if origin is None or origin in settings.origins or origin == settings.address:
            return True
        try:
            return urlsplit(origin).netloc.lower() == (header(scope, b"host") or "").lower() != ""
        except ValueError:
            return False

    async def send_error(self, scope: Scope, error: CodedError, send: Callable[..., Awaitable[None]]) -> None:
        """Answer with a `Problem`."""
        ERRORS.labels(error.code).inc()
        body = msgspec.json.encode(problem_of(error, scope["headers"]))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        status = status_of(error)
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def complete_headers(self, scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Return the headers of an answer with security headers."""
        headers += SECURITY_HEADERS
        if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append(NO_STORE)
        if self.server.is_secure(scope):
            headers.append(SECURE_ONLY)
        return headers
