"""Passwords, and the links that set a new one or confirm an address."""

from __future__ import annotations

import asyncio
import quopri
import re
from typing import TYPE_CHECKING, Any

import pytest

from guilda.server import accounts, identity, links
from guilda.server.storage import milliseconds
from tests.server.test_http import Browser, on_server, refused
from tests.server.test_identity import ADDRESS, as_before, cookie_of, seats_of
from tests.server.test_mail import smtp_server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    import httpx
    from litestar import Litestar


def test_a_password_is_changed_and_other_devices_are_logged_out(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        other = await (await Browser(app).arrive()).log_in("Ann")
        new = {"old": "wrong horse", "new": "better horse"}
        assert refused(await ann.http.post("/api/me/password", json=new), "wrong_password")
        cookie, csrf = cookie_of(ann), ann.me["csrf"]
        ann.remember(await ann.http.post("/api/me/password", json={**new, "old": "correct horse"}))
        assert ann.me["account"]
        assert cookie_of(ann) != cookie
        assert refused(await as_before(app, cookie, csrf, "DELETE", "/api/me"), "csrf")
        other.remember(await other.http.get("/api/me"))
        assert not other.me["account"]
        old = {"name": "Ann", "password": "correct horse"}
        assert refused(await other.http.post("/api/login", json=old), "wrong_password")
        await other.log_in("Ann", "better horse")
        guest = await Browser(app).arrive()
        assert refused(await guest.http.post("/api/me/password", json=new), "accounts_only")

    on_server(tmp_path, work)


def secret_in(mail: str) -> str:
    found = re.search(r"#([\w-]{43})", quopri.decodestring(mail).decode())
    assert found is not None, mail
    return found[1]


def with_mail(tmp_path: Path, work: Callable[[Litestar, list[str]], Awaitable[None]], **more: Any) -> None:
    with smtp_server() as (url, mails):

        async def whole(app: Litestar) -> None:
            await work(app, mails)

        on_server(tmp_path, whole, smtp_url=url, mail_from="guilda@example.org", address=ADDRESS, **more)


async def sent(app: Litestar, mails: list[str], count: int) -> str:
    """Return a mail by its number once it has arrived."""
    for _ in range(500):
        if len(mails) >= count:
            return mails[count - 1]
        await asyncio.sleep(0.02)
    raise AssertionError(f"{len(mails)} mails instead of {count}")


async def with_email(app: Litestar, mails: list[str], name: str = "Ann", email: str = "ann@example.org") -> Browser:
    """Return the browser of an account with a confirmed e-mail address."""
    ann = await (await Browser(app, ADDRESS).arrive()).register(name)
    before = len(mails)
    asked = await ann.http.post("/api/me/email", json={"email": email, "password": "correct horse"})
    assert asked.status_code == 202
    assert asked.json()["email"] is None, "it is not confirmed yet"
    secret = secret_in(await sent(app, mails, before + 1))
    assert (await ann.http.post("/api/email", json={"secret": secret})).status_code == 204
    assert refused(await ann.http.post("/api/email", json={"secret": secret}), "link_invalid")
    ann.remember(await ann.http.get("/api/me"))
    assert ann.me["email"] == email
    return ann


def test_a_lost_password_is_reset_by_a_link_that_works_once(tmp_path: Path) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        ann = await with_email(app, mails)
        other = await Browser(app, ADDRESS).arrive()
        table = (await other.open_table("me", "open")).json()["id"]
        asked = await other.http.post("/api/password/lost", json={"email": " ANN@example.org "})
        assert asked.status_code == 202
        mail = await sent(app, mails, 2)
        assert f"{ADDRESS}/account/password#" in mail
        new = {"secret": secret_in(mail), "password": "better horse"}
        other.remember(await other.http.post("/api/password", json=new))
        assert other.me["id"] == ann.me["id"]
        assert await seats_of(app, other, table) == [0], "what the guest had becomes the account's"
        assert refused(await other.http.post("/api/password", json=new), "link_invalid")
        ann.remember(await ann.http.get("/api/me"))
        assert not ann.me["account"], "all sessions have ended"
        await ann.log_in("Ann", "better horse")
        assert "password" in await sent(app, mails, 3)

    with_mail(tmp_path, work)


def test_a_link_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        ann = await with_email(app, mails)
        await ann.http.post("/api/password/lost", json={"email": "ann@example.org"})
        new = {"secret": secret_in(await sent(app, mails, 2)), "password": "better horse"}
        later = milliseconds() + 1000 * links.SECONDS["password"] + 1
        monkeypatch.setattr(links, "milliseconds", lambda: later)
        assert refused(await ann.http.post("/api/password", json=new), "link_invalid")

    with_mail(tmp_path, work)


def test_a_link_serves_one_purpose_only(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        link = links.Link(ann.me["id"], "ann@example.org")
        secret = await links.make_link(app.state.server.storage, "email", link)
        new = {"secret": secret, "password": "better horse"}
        assert refused(await ann.http.post("/api/password", json=new), "link_invalid")

    on_server(tmp_path, work)


def test_the_answer_does_not_tell_whether_an_account_has_an_address(tmp_path: Path) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        ann = await with_email(app, mails)
        answers = [
            await ann.http.post("/api/password/lost", json={"email": email})
            for email in ("ann@example.org", "stranger@example.org")
        ]
        assert [(each.status_code, each.content) for each in answers] == 2 * [(202, answers[0].content)]
        await sent(app, mails, 2)
        assert not any("stranger" in mail for mail in mails)

    with_mail(tmp_path, work)


def test_mails_are_limited_by_recipient_and_address(tmp_path: Path) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        def ask(browser: Browser, email: str) -> Awaitable[httpx.Response]:
            return browser.http.post("/api/password/lost", json={"email": email})

        for number in range(4):
            browser = await Browser(app, ADDRESS, client=f"10.0.0.{number}").arrive()
            assert (await ask(browser, "ann@example.org")).status_code == 202
        assert refused(await ask(browser, "ann@example.org"), "too_many")
        answers = [await ask(browser, f"a{number}@example.org") for number in range(10)]
        assert refused(answers[-1], "too_many")

    with_mail(tmp_path, work, rate=1000)


@pytest.mark.parametrize("email", ["ann", "ann@x", "a b@example.org", "ann@example.org\nBcc: bob@example.org"])
def test_an_invalid_address_is_refused(tmp_path: Path, email: str) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        ann = await (await Browser(app, ADDRESS).arrive()).register("Ann")
        asked = await ann.http.post("/api/me/email", json={"email": email, "password": "correct horse"})
        assert refused(asked, "bad_address")
        assert refused(await ann.http.post("/api/password/lost", json={"email": email}), "bad_address")
        assert mails == []

    with_mail(tmp_path, work)


def test_an_address_changes_only_with_the_password_and_the_old_one_hears_of_it(tmp_path: Path) -> None:
    async def work(app: Litestar, mails: list[str]) -> None:
        ann = await with_email(app, mails)
        wrong = {"email": "thief@example.org", "password": "wrong horse"}
        assert refused(await ann.http.post("/api/me/email", json=wrong), "wrong_password")
        await ann.http.post("/api/me/email", json={"email": "new@example.org", "password": "correct horse"})
        await ann.http.post("/api/email", json={"secret": secret_in(await sent(app, mails, 2))})
        assert "To: ann@example.org" in await sent(app, mails, 3)
        gone = await ann.http.post("/api/me/email", json={"email": "", "password": "correct horse"})
        assert gone.json()["email"] is None

    with_mail(tmp_path, work)


def test_without_mail_there_is_no_link_by_mail(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        assert ann.me["mail"] is False
        assert refused(await ann.http.post("/api/password/lost", json={"email": "ann@example.org"}), "no_mail")
        asked = await ann.http.post("/api/me/email", json={"email": "a@example.org", "password": "correct horse"})
        assert refused(asked, "no_mail")

    on_server(tmp_path, work)


def test_an_unknown_name_costs_as_much_as_a_wrong_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same work is done: one comparison, with a hash of the same parameters."""
    compared: list[str | None] = []

    def fits(kept: str | None, password: str) -> bool:
        compared.append(kept)
        return False

    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        monkeypatch.setattr(identity, "password_fits", fits)
        for name in ("Ann", "Stranger"):
            credentials = {"name": name, "password": "wrong horse"}
            assert refused(await ann.http.post("/api/login", json=credentials), "wrong_password")
        known, unknown = compared
        assert known is not None
        assert known.startswith("$argon2id$")
        assert unknown is None

    on_server(tmp_path, work)


def test_the_dummy_hash_has_the_parameters_of_a_real_one() -> None:
    real = identity.HASHER.hash("correct horse")
    assert identity.dummy_hash().rpartition("$")[0].rpartition("$")[0] == real.rpartition("$")[0].rpartition("$")[0]


def test_attempts_to_change_a_password_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "LOGIN_DELAY", 0.0)

    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        wrong = {"old": "wrong horse", "new": "better horse"}
        answers = [await ann.http.post("/api/me/password", json=wrong) for _ in range(11)]
        assert refused(answers[0], "wrong_password")
        assert refused(answers[-1], "too_many")

    on_server(tmp_path, work, rate=1000)
