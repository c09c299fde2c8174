"""Log-in with OpenID Connect, at a small provider in a thread."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

pytest.importorskip("authlib", reason="the extra oidc is not installed")

from joserfc import jwk, jwt

from guilda.server import identity, serve
from guilda.server.openid import is_installed
from tests.server.test_http import Browser, on_server, refused
from tests.server.test_identity import seats_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    import httpx
    from litestar import Litestar

ADDRESS = "http://guilda.test"
KEY = jwk.RSAKey.generate_key(2048, {"kid": "one"})
OTHER_KEY = jwk.RSAKey.generate_key(2048, {"kid": "one"})


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "password_hash", lambda password: f"hash of {password}")


class Provider(ThreadingHTTPServer):
    """An OpenID provider that logs every person in. `claims` and `key` change its ID tokens."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.issuer = f"http://127.0.0.1:{self.server_address[1]}"
        self.claims: dict[str, Any] = {"sub": "ann-1", "preferred_username": "Ann"}
        self.key = KEY
        self.codes: dict[str, dict[str, str]] = {}

    def allow(self, url: str) -> str:
        """Log a person in, as the provider's page does; return the query with which they come back."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        code = f"code {len(self.codes)}"
        self.codes[code] = asked
        return f"code={code}&state={asked['state']}"

    def token(self, form: dict[str, str]) -> dict[str, str] | None:
        asked = self.codes.pop(form["code"], None)
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if asked is None or asked["code_challenge"] != challenge or asked["redirect_uri"] != form["redirect_uri"]:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": "guilda", "iat": now, "exp": now + 60, "nonce": asked["nonce"]}
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, {**claims, **self.claims}, self.key)
        return {"access_token": "x", "token_type": "Bearer", "id_token": signed}


class Answer(BaseHTTPRequestHandler):
    """The provider's HTTP interface."""

    server: Provider

    def do_GET(self) -> None:
        issuer = self.server.issuer
        if self.path == "/.well-known/openid-configuration":
            places = {name: f"{issuer}/{name}" for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")}
            self.send_json({"issuer": issuer, **places})
        else:
            self.send_json({"keys": [KEY.as_dict(private=False)]})

    def do_POST(self) -> None:
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        found = self.server.token({name: values[0] for name, values in parse_qs(text).items()})
        self.send_json(found or {"error": "invalid_grant"}, 200 if found else 400)

    def send_json(self, content: Any, status: int = 200) -> None:
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Stay silent."""


@contextmanager
def running_provider() -> Iterator[Provider]:
    with Provider() as provider:
        threading.Thread(target=provider.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        yield provider
        provider.shutdown()


def with_provider(tmp_path: Path, work: Callable[[Litestar, Provider], Awaitable[None]]) -> None:
    with running_provider() as provider:

        async def whole(app: Litestar) -> None:
            await work(app, provider)

        openid = {"openid_issuer": provider.issuer, "openid_client": "guilda", "openid_name": "Club"}
        on_server(tmp_path, whole, address=ADDRESS, **openid)


async def begin(browser: Browser) -> str:
    answer = await browser.http.post("/api/openid")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


async def come_back(browser: Browser, query: str) -> httpx.Response:
    answer = await browser.http.get(f"/api/openid/callback?{query}")
    browser.remember(await browser.http.get("/api/me"))
    return answer


def test_a_guest_becomes_an_account_and_finds_it_again(tmp_path: Path) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        provider.claims.update(email="ann@example.org", email_verified=True)
        ann = await Browser(app).arrive()
        assert ann.me["openid"] == "Club"
        before, cookie = ann.me["id"], dict(ann.http.cookies)
        answer = await come_back(ann, provider.allow(await begin(ann)))
        assert (answer.status_code, answer.headers["location"]) == (303, "/account")
        assert (ann.me["account"], ann.me["name"], ann.me["id"]) == (True, "Ann", before)
        assert (ann.me["email"], ann.me["password"]) == ("ann@example.org", False)
        assert dict(ann.http.cookies) != cookie, "the session is a new one"
        other = await Browser(app).arrive()
        table = (await other.open_table("me", "open")).json()["id"]
        await come_back(other, provider.allow(await begin(other)))
        assert other.me["id"] == ann.me["id"]
        assert await seats_of(app, other, table) == [0], "what the guest had becomes the account's"
        credentials = {"name": "Ann", "password": "correct horse"}
        assert refused(await other.http.post("/api/login", json=credentials), "wrong_password")

    with_provider(tmp_path, work)


def test_a_taken_name_is_replaced(tmp_path: Path) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        await (await Browser(app).arrive()).register("Ann")
        provider.claims.update(name="Ann", email="admin@example.org")
        ann = await Browser(app).arrive()
        await come_back(ann, provider.allow(await begin(ann)))
        assert ann.me["account"]
        assert ann.me["name"] not in ("Ann", "admin")
        assert ann.me["email"] is None, "it is not verified"

    with_provider(tmp_path, work)


def test_an_account_adds_a_login_unless_it_is_another_accounts(tmp_path: Path) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        person = ann.me["id"]
        await come_back(ann, provider.allow(await begin(ann)))
        assert (ann.me["id"], ann.me["password"]) == (person, True)
        bob = await (await Browser(app).arrive()).register("Bob")
        answer = await come_back(bob, provider.allow(await begin(bob)))
        assert answer.headers["location"] == "/account?problem=openid_taken"
        assert bob.me["name"] == "Bob"
        bob.remember(await bob.http.post("/api/logout"))
        await come_back(bob, provider.allow(await begin(bob)))
        assert bob.me["id"] == person

    with_provider(tmp_path, work)


def test_an_attempt_ends_in_the_session_in_which_it_began(tmp_path: Path) -> None:
    """Otherwise an attacker could log a victim in to the attacker's account."""

    async def work(app: Litestar, provider: Provider) -> None:
        attacker, victim = await Browser(app).arrive(), await Browser(app).arrive()
        query = provider.allow(await begin(attacker))
        answer = await come_back(victim, query)
        assert answer.headers["location"] == "/account?problem=openid_failed"
        assert not victim.me["account"]
        await come_back(attacker, query)
        assert not attacker.me["account"], "the attempt has been used"

    with_provider(tmp_path, work)


@pytest.mark.parametrize(
    "claims",
    [
        {"nonce": "another"},
        {"aud": "another"},
        {"aud": ["guilda", "another"]},
        {"iss": "https://another.example.org"},
        {"exp": 1},
        {"sub": ""},
        {"sub": None},
    ],
)
def test_an_id_token_that_is_not_for_this_log_in_is_refused(tmp_path: Path, claims: dict[str, Any]) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        provider.claims.update(claims)
        ann = await Browser(app).arrive()
        answer = await come_back(ann, provider.allow(await begin(ann)))
        assert answer.headers["location"] == "/account?problem=openid_failed"
        assert not ann.me["account"]

    with_provider(tmp_path, work)


def test_a_token_of_another_key_is_refused(tmp_path: Path) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        provider.key = OTHER_KEY
        ann = await Browser(app).arrive()
        await come_back(ann, provider.allow(await begin(ann)))
        assert not ann.me["account"]

    with_provider(tmp_path, work)


@pytest.mark.parametrize("query", ["", "code=x", "state=x", "code=x&state=x", "error=access_denied"])
def test_a_made_up_return_is_refused(tmp_path: Path, query: str) -> None:
    async def work(app: Litestar, provider: Provider) -> None:
        ann = await Browser(app).arrive()
        answer = await come_back(ann, query)
        assert answer.headers["location"] == "/account?problem=openid_failed"
        assert not ann.me["account"]

    with_provider(tmp_path, work)


def test_without_a_provider_there_is_no_such_log_in(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        assert ann.me["openid"] is None
        assert refused(await ann.http.post("/api/openid"), "no_openid")

    on_server(tmp_path, work)


def test_the_libraries_are_installed() -> None:
    assert is_installed()
    assert serve.is_installed is is_installed
