"""Web Push (RFC 8030, 8291, 8292): encrypted notifications to browsers.

Clients choose the endpoints, so a request goes only to HTTPS on public addresses, and follows no redirect.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from ipaddress import ip_address
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

CURVE = ec.SECP256R1()
CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT_BYTES, AUTH_BYTES = 65, 16
LONGEST_ENDPOINT = 1000
SECONDS = 10.0
"""Time limit of a request to a push service."""
TOKEN_SECONDS = 12 * 3600
KEEP_SECONDS = 86_400
"""Seconds for which a push service keeps a message for an offline device."""
MOST_AT_ONCE = 10
GONE = (404, 410)
"""Answers of a push service for a subscription that no longer exists."""


class PushError(Exception):
    """A message that could not be handed to a push service."""


class Device(NamedTuple):
    """The push subscription of one browser."""

    id: str
    person: str
    endpoint: str
    key: str
    """The browser's public key (P-256), base64url."""
    auth: str
    """The shared secret, base64url."""
    language: str
    created: int
    failures: int = 0
    session: str = ""
    """The digest of the browser's session. The subscription ends with it."""


def device_id(endpoint: str) -> str:
    """Return the id of an endpoint."""
    return sha256(endpoint.encode()).hexdigest()


def unpadded(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_unpadded(text: str) -> bytes:
    """Return the bytes of a base64url text; `ValueError` if it is malformed."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked_endpoint(endpoint: str) -> SplitResult:
    """Return the parts of an endpoint; `ValueError` unless it is HTTPS on the standard port of a named host."""
    url = urlsplit(endpoint)
    host = url.hostname or ""
    if url.scheme != "https" or url.port not in (None, 443) or url.username is not None or url.password is not None:
        raise ValueError("a push endpoint is an https address")
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise ValueError("a push endpoint is a plain address")
    if "." not in host or host.rpartition(".")[2].isdecimal() or ":" in host:
        raise ValueError("a push endpoint has a host name")
    return url


def check_keys(key: str, auth: str) -> None:
    """Raise `ValueError` unless these are the keys of a subscription."""
    point = from_unpadded(key)
    if len(point) != POINT_BYTES or len(from_unpadded(auth)) != AUTH_BYTES:
        raise ValueError("the keys of a push subscription have 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


async def addresses_of(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def is_public(address: str) -> bool:
    """Return whether an address belongs to the public Internet."""
    ip = ip_address(address.partition("%")[0])
    mapped = getattr(ip, "ipv4_mapped", None) or ip
    return bool(mapped.is_global and not mapped.is_multicast)


class HttpsClient:
    """Sends POST requests to the address that was checked, not to a name that may resolve differently the next time."""

    def __init__(
        self,
        resolve: Callable[[str, int], Awaitable[Sequence[str]]] = addresses_of,
        allowed: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        port: int = 443,
    ) -> None:
        self.resolve = resolve
        self.allowed = allowed
        self.trust = trust
        self.port = port

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send a request and return the status of its answer."""
        try:
            url = checked_endpoint(endpoint)
            host = url.hostname or ""
            async with asyncio.timeout(SECONDS):
                found = await self.resolve(host, self.port)
                if not found or not all(map(self.allowed, found)):
                    raise PushError("the push service has no public address")
                address = f"[{found[0]}]" if ":" in found[0] else found[0]
                target = f"https://{address}:{self.port}{url.path or '/'}" + (f"?{url.query}" if url.query else "")
                context = self.trust or ssl.create_default_context()
                async with (
                    httpx.AsyncClient(verify=context, timeout=SECONDS, trust_env=False) as client,
                    client.stream(
                        "POST",
                        target,
                        headers={**headers, "Host": host},
                        content=body,
                        extensions={"sni_hostname": host},
                    ) as answer,
                ):
                    return answer.status_code
        except (OSError, ValueError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise PushError(f"{type(error).__name__}: {error}") from error


class PushSender:
    """Encrypts messages and signs requests as one application server (VAPID)."""

    def __init__(self, secret: bytes, contact: str, client: HttpsClient | None = None) -> None:
        number = int.from_bytes(secret, "big") % (CURVE_ORDER - 1) + 1
        self.key = ec.derive_private_key(number, CURVE)
        self.contact = contact
        self.client = client or HttpsClient()
        self.turns = asyncio.Semaphore(MOST_AT_ONCE)

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with, base64url."""
        return unpadded(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, device: Device, message: bytes, topic: str) -> int:
        """Send a message and return the push service's status; an undelivered one of the same topic is replaced."""
        headers = {
            **self.authorization(device.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Topic": unpadded(sha256(topic.encode()).digest())[:32],
            "Urgency": "normal",
        }
        async with self.turns:
            return await self.client.post(device.endpoint, headers, encrypted(device, message))

    def authorization(self, endpoint: str) -> dict[str, str]:
        """Return the header that names this server to a push service."""
        url = urlsplit(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + TOKEN_SECONDS, "sub": self.contact}
        signed: dict[str, str] = Vapid02(self.key).sign(claims)
        return signed


def encrypted(device: Device, message: bytes) -> bytes:
    """Return a message that only the device can read."""
    result: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(CURVE),
        dh=from_unpadded(device.key),
        auth_secret=from_unpadded(device.auth),
        version="aes128gcm",
    )
    return result
