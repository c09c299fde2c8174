"""Turn notifications: Web Push to a local push service over TLS, and digests to a local SMTP server."""

from __future__ import annotations

import asyncio
import re
import ssl
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_string, policy
from typing import TYPE_CHECKING, Any

import http_ece
import httpx
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from guilda.server import notifications as notifications_module
from guilda.server.mail import Mailer
from guilda.server.notification_store import MOST_DEVICES, MOST_FAILURES, NotificationStore, TurnMail
from guilda.server.notifications import MAIL_DELAY, PUSH_DELAY, MailLinks, Notifier
from guilda.server.people_store import Profile
from guilda.server.push import (
    Device,
    HttpsClient,
    PushError,
    PushSender,
    check_keys,
    checked_endpoint,
    device_id,
    is_public,
    unpadded,
)
from guilda.server.settings import Settings
from guilda.server.storage import Outage
from guilda.tables.room import Viewer
from tests.server.clients import serving
from tests.server.test_days import DAY_PER_MOVE, alone, search_here
from tests.server.test_hub import Watch, act, sqlite, two_people
from tests.server.test_mail import smtp_server
from tests.tables.playing import ANA, BEN

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from guilda.server.hub import Hub

__all__ = ["search_here"]
HOST = "push.example.org"
VAPID = bytes(range(32))


class Browser:
    """The keys of a browser, which can read what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def public(self) -> str:
        point = serialization.PublicFormat.UncompressedPoint
        return unpadded(self.key.public_key().public_bytes(serialization.Encoding.X962, point))

    def device(self, person: str = BEN.id, path: str = "/ben", language: str = "en", created: int = 1) -> Device:
        endpoint = f"https://{HOST}{path}"
        return Device(device_id(endpoint), person, endpoint, self.public, unpadded(self.auth), language, created)

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return msgspec.json.decode(plain, type=dict[str, Any])


class PushService:
    """A push service on this machine: it keeps what it gets and answers with a status by path."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status: dict[str, int] = {}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:]) if name}
        path = head[0].split(" ")[1]
        self.received.append((path, headers, await reader.readexactly(int(headers["content-length"]))))
        location = "Location: https://127.0.0.1/elsewhere\r\n"
        writer.write(f"HTTP/1.1 {self.status.get(path, 201)} Fine\r\n{location}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return the contexts of a server with a certificate for HOST, and of a client that trusts it."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private = (
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (folder / "key.pem").write_bytes(key.private_bytes(*private))
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return server, ssl.create_default_context(cafile=str(folder / "cert.pem"))


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[PushService, PushSender]]:
    """Yield a push service and a sender that finds it under HOST."""
    service = PushService()
    server_context, client_context = certificate(folder)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=server_context)

    async def resolve(host: str, port: int) -> list[str]:
        assert host == HOST
        return ["127.0.0.1"]

    port = server.sockets[0].getsockname()[1]
    client = HttpsClient(resolve, lambda _: True, client_context, port)
    async with server:
        yield service, PushSender(VAPID, "https://example.org", client)


@asynccontextmanager
async def notifying(
    folder: Path, mails: str = "", database: str = ""
) -> AsyncIterator[tuple[Hub, Watch, Notifier, NotificationStore, PushService]]:
    """Yield a hub with a notifier that runs when the test says so."""
    watch = Watch()
    settings = Settings(database="", smtp_url=mails, mail_from="Guilda <guilda@example.org>")
    async with alone(database or sqlite(folder), watch) as hub, push_service(folder) as (service, sender):
        store = NotificationStore(hub.storage)
        links = MailLinks(VAPID, "https://example.org")
        notifier = Notifier(hub.storage, store, hub.registry, watch, sender, Mailer(settings), links)
        hub.log.on_own_write.append(notifier.note)
        yield hub, watch, notifier, store, service


def test_an_absent_player_gets_an_encrypted_and_signed_push(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path) as (hub, watch, notifier, store, service):
            browser = Browser()
            await store.store_device(browser.device(language="pt"))
            table_id = await two_people(hub, clock=DAY_PER_MOVE)  # Ben begins
            await notifier.notify()
            assert service.received == []
            watch.time += PUSH_DELAY
            await notifier.notify()
            await notifier.notify()
            [(path, headers, body)] = service.received
            assert path == "/ben"
            assert headers["host"] == HOST
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert Vapid02.verify(headers["authorization"])
            message = browser.read(body)
            assert message.keys() == {"title", "body", "table"}
            assert (message["title"], message["table"]) == ("Azul", table_id)
            assert "Ana" in message["body"]
            assert b"Ana" not in body

    asyncio.run(scenario())


def test_a_player_at_the_table_or_who_has_moved_gets_no_push(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path) as (hub, watch, notifier, store, service):
            await store.store_device(Browser().device())
            first = await two_people(hub, clock=DAY_PER_MOVE)
            second = await two_people(hub, clock=DAY_PER_MOVE)
            viewer = Viewer(BEN)
            room = await hub.presence.join(first, viewer, None)
            await act(hub, second)
            watch.time += PUSH_DELAY
            await notifier.notify()
            assert service.received == []
            hub.presence.leave(room, viewer)
            await notifier.notify()
            assert len(service.received) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("hours", [0, 2])
def test_a_turn_before_a_crash_is_notified_after_it(tmp_path: Path, database: str, hours: int) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path, database=database) as (hub, watch, notifier, store, service):
            await store.store_device(Browser().device())
            await two_people(hub, clock=DAY_PER_MOVE)
            notifier.waiting.clear()
            crashed = watch.time
            watch.time += PUSH_DELAY + hours * 3_600_000
            await notifier.recover([Outage(crashed, watch.time)])
            await notifier.notify()
            assert len(service.received) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_dropped(tmp_path: Path, status: int) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path) as (hub, watch, notifier, store, service):
            service.status["/ben"] = status
            await store.store_device(Browser().device())
            await two_people(hub, clock=DAY_PER_MOVE)
            watch.time += PUSH_DELAY
            await notifier.notify()
            assert len(service.received) == 1
            assert await store.devices_of([BEN.id]) == []

    asyncio.run(scenario())


def test_a_device_that_keeps_failing_is_dropped_and_redirects_are_not_followed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path) as (hub, watch, notifier, store, service):
            service.status["/ben"] = 302
            await store.store_device(Browser().device()._replace(failures=MOST_FAILURES - 2))
            for left in (1, 0):
                await two_people(hub, clock=DAY_PER_MOVE)
                watch.time += PUSH_DELAY
                await notifier.notify()
                assert len(await store.devices_of([BEN.id])) == left
            assert len(service.received) == 2

    asyncio.run(scenario())


def test_the_oldest_device_makes_room_for_a_new_one(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with notifying(tmp_path, database=database) as (_, _, _, store, _):
            browser = Browser()
            for number in range(MOST_DEVICES + 2):
                await store.store_device(browser.device(path=f"/{number}", created=number))
            kept = {device.endpoint.rpartition("/")[2] for device in await store.devices_of([BEN.id])}
            assert kept == {str(number) for number in range(2, MOST_DEVICES + 2)}

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://[::1]/x",
        "https://push.example.org/ x",
        "ftp://push.example.org/x",
        "https:///x",
        "https://push.example.org/" + "x" * 1000,
    ],
)
def test_only_plain_https_endpoints_are_accepted(endpoint: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        checked_endpoint(endpoint)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::fe", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:10.0.0.1", False),
        ("fd00::1", False),
    ],
)
def test_private_addresses_are_told_from_public_ones(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_resolves_to_a_private_address_gets_no_request() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["9.9.9.9", "192.168.1.1"]

    async def scenario() -> None:
        with pytest.raises(PushError, match="public"):
            await HttpsClient(resolve).post("https://push.example.org/x", {}, b"")

    asyncio.run(scenario())


@pytest.mark.parametrize(("key", "auth"), [("AAAA", "A" * 22), ("B" + "A" * 86, "A" * 22), ("?", "?"), ("é", "é")])
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_keys(key, auth)


def test_devices_over_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            settings = (await ana.http.get("/api/me/notifications")).json()
            assert len(settings["push_key"]) == 87
            assert (settings["devices"], settings["mail"], settings["subscription"]) == ([], False, None)
            device = Browser().device()
            new = {"endpoint": device.endpoint, "key": device.key, "auth": device.auth, "language": "en"}
            for wrong in ({"endpoint": "https://10.0.0.1/x"}, {"key": "AAAA"}):
                assert (await ana.http.post("/api/me/push", json={**new, **wrong})).status_code == 400
            answer = await ana.http.post("/api/me/push", json=new)
            assert answer.status_code == 201
            assert (await ana.http.get("/api/me/notifications")).json()["devices"] == [answer.json()["id"]]
            path = f"/api/me/push/{answer.json()['id']}"
            assert (await ben.http.delete(path)).status_code == 404
            assert (await ana.http.delete(path)).status_code == 204
            assert (await ana.http.get("/api/me/notifications")).json()["devices"] == []
            await ana.http.post("/api/me/push", json=new)
            export = (await ana.http.get("/api/me/export")).json()
            assert export["push_addresses"] == [device.endpoint]
            await ana.http.delete("/api/me")
            assert await place.server.notifications.devices_of([export["id"]]) == []

    asyncio.run(scenario())


def mail_for(person: str, **details: Any) -> TurnMail:
    return TurnMail(person, "key", "ben@example.org", True, "en", 60, 0)._replace(**details)


def test_a_digest_lists_all_turns_and_comes_at_most_once_in_its_time(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        with smtp_server() as (url, mails):
            async with notifying(tmp_path, url, database=database) as (hub, watch, notifier, store, _):
                await store.store_mail(mail_for(BEN.id))
                tables = [await two_people(hub, clock=DAY_PER_MOVE) for _ in range(2)]
                watch.time += PUSH_DELAY
                await notifier.notify()
                await notifier.send_mails()
                assert mails == []
                watch.time += MAIL_DELAY
                await notifier.send_mails()
                await notifier.send_mails()
                [mail] = [message_from_string(raw, policy=policy.default) for raw in mails]
                text = mail.get_content()
                assert all(f"https://example.org/table/{table}" in text for table in tables)
                assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                assert re.fullmatch(r"<https://example.org/api/mail/unsubscribe/\S+>", mail["List-Unsubscribe"])
                await two_people(hub, clock=DAY_PER_MOVE)
                watch.time += PUSH_DELAY + MAIL_DELAY
                await notifier.notify()
                await notifier.send_mails()
                assert len(mails) == 1
                watch.time += 3_600_000
                await notifier.send_mails()
                assert len(mails) == 2

    asyncio.run(scenario())


def test_no_mail_is_sent_to_an_unconfirmed_address_or_when_the_turn_has_passed(tmp_path: Path) -> None:
    async def scenario() -> None:
        with smtp_server() as (url, mails):
            async with notifying(tmp_path, url) as (hub, watch, notifier, store, _):
                await store.store_mail(mail_for(ANA.id, key="other", confirmed=False))
                await store.store_mail(mail_for(BEN.id))
                table_id = await two_people(hub, clock=DAY_PER_MOVE)
                watch.time += PUSH_DELAY
                await notifier.notify()
                await act(hub, table_id)
                watch.time += PUSH_DELAY + MAIL_DELAY
                await notifier.notify()
                await notifier.send_mails()
                assert mails == []

    asyncio.run(scenario())


def test_an_address_is_confirmed_by_its_link_and_unsubscribed_with_one_click(tmp_path: Path) -> None:
    async def scenario() -> None:
        with smtp_server() as (url, mails):
            more = {"smtp_url": url, "mail_from": "guilda@example.org", "address": "http://localhost"}
            async with serving(sqlite(tmp_path), **more) as place, place.guest() as ana:
                subscription = {"address": "ana@example.org", "minutes": 60, "language": "en"}
                assert (await ana.http.put("/api/me/mail", json={**subscription, "address": "a@b"})).status_code == 400
                answer = await ana.http.put("/api/me/mail", json=subscription)
                assert answer.json()["subscription"] == {
                    "address": "ana@example.org",
                    "minutes": 60,
                    "confirmed": False,
                }
                text = message_from_string(mails[0], policy=policy.default).get_content()
                found = re.search(r"http://localhost/mail/confirm\?(\S+)", text)
                assert found is not None
                token = found[1]
                for wrong in (token[:-1], token.replace(".", ".0"), "x"):
                    answer = await ana.http.post("/api/mail/confirm", json={"token": wrong})
                    assert answer.status_code == 410
                assert (await ana.http.post("/api/mail/confirm", json={"token": token})).status_code == 204
                assert (await ana.http.get("/api/me/notifications")).json()["subscription"]["confirmed"]
                answer = await ana.http.put("/api/me/mail", json={**subscription, "minutes": 1440})
                assert answer.json()["subscription"]["confirmed"]
                assert len(mails) == 1
                links = place.server.mail_links
                key = token.partition(".")[0]
                async with httpx.AsyncClient(base_url=place.http) as stranger:  # a mail program: no cookie, no CSRF
                    body = {"List-Unsubscribe": "One-Click"}
                    wrong = links.token("confirm", key)
                    assert (await stranger.post(f"/api/mail/unsubscribe/{wrong}", data=body)).status_code == 410
                    path = links.one_click(key).removeprefix("http://localhost")
                    assert (await stranger.post(path, data=body)).status_code == 204
                assert (await ana.http.get("/api/me/notifications")).json()["subscription"] is None

    asyncio.run(scenario())


def test_the_confirmed_address_of_an_account_needs_no_other_link(tmp_path: Path) -> None:
    async def evening() -> None:
        with smtp_server() as (url, mails):
            more = {"smtp_url": url, "mail_from": "guilda@example.org", "address": "http://localhost"}
            async with serving(sqlite(tmp_path), **more) as place, place.guest() as ana:
                person = (await ana.http.get("/api/me")).json()["id"]
                await place.server.storage.people.store_profile(
                    Profile(person, "Ana", email="ana@example.org"), "email"
                )
                wish = {"address": "ana@example.org", "minutes": 60, "language": "en"}
                answer = await ana.http.put("/api/me/mail", json=wish)
                assert answer.json()["subscription"]["confirmed"], answer.text
                assert mails == []
                other = await ana.http.put("/api/me/mail", json={**wish, "address": "other@example.org"})
                assert not other.json()["subscription"]["confirmed"]
                assert len(mails) == 1

    asyncio.run(evening())


def test_without_smtp_there_are_no_mails(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            subscription = {"address": "ana@example.org", "minutes": 60, "language": "en"}
            answer = await ana.http.put("/api/me/mail", json=subscription)
            assert (answer.status_code, answer.json()["code"]) == (409, "no_mail")

    asyncio.run(scenario())


def test_a_push_names_nothing_but_game_players_and_table() -> None:
    assert notifications_module.TurnPush.__struct_fields__ == ("title", "body", "table")
