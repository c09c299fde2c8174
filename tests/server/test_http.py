"""The HTTP interface: identities, tables, records, limits and errors."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from guilda.locales import LANGUAGES
from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.server import accounts, identity, lobby, people, rate_limits, search_pool
from guilda.server import server as server_module
from guilda.server.app import create_app
from guilda.server.archive import Archive
from guilda.server.authentication import address_of
from guilda.server.errors import STATUS
from guilda.server.pages import contents
from guilda.server.rate_limits import Client
from guilda.server.search_pool import OverdueError, SearchPool, WorkerLostError
from guilda.server.server import MOST_WAITING
from guilda.server.settings import Settings
from guilda.tables import review_jobs
from guilda.tables.commands import Stand

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from litestar import Litestar


class Browser:
    """A person's browser, which keeps cookies and sends the CSRF token."""

    def __init__(self, app: Litestar, address: str = "http://guilda.test", client: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=(client, 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=address)
        self.bot = httpx.AsyncClient(transport=transport, base_url=address)
        self.me: dict[str, Any] = {}

    async def arrive(self) -> Browser:
        self.remember(await self.http.get("/api/me"))
        return self

    def remember(self, answer: httpx.Response) -> None:
        self.me = answer.json()
        self.http.headers["X-CSRF-Token"] = self.me["csrf"]

    async def register(self, name: str, password: str = "correct horse") -> Browser:
        """Create an account."""
        answer = await self.http.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        self.remember(answer)
        return self

    async def log_in(self, name: str, password: str = "correct horse") -> Browser:
        """Log in to an account."""
        answer = await self.http.post("/api/login", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        self.remember(answer)
        return self

    async def make_bot(self) -> httpx.AsyncClient:
        """Return a client that uses a token of this person."""
        token = (await self.http.post("/api/tokens", json={"name": "helper"})).json()["secret"]
        self.bot.headers["Authorization"] = f"Bearer {token}"
        return self.bot

    async def open_table(self, *kinds: str, game: str = "azul", **more: Any) -> httpx.Response:
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        new = {"game": game, "options": {"players": len(kinds)}, "seats": seats, **more}
        return await self.http.post("/api/tables", json=new)


@asynccontextmanager
async def serving(tmp_path: Path, **more: Any) -> AsyncIterator[Litestar]:
    details = {"database": f"sqlite:///{tmp_path}/guilda.db", "rate": 0, **more}
    app = create_app(Settings(static=str(tmp_path), **details))
    async with app.lifespan():
        yield app


def on_server(tmp_path: Path, work: Callable[[Litestar], Coroutine[Any, Any, None]], **more: Any) -> None:
    async def whole() -> None:
        async with serving(tmp_path, **more) as app:
            await work(app)

    asyncio.run(whole())


async def finished_game(browser: Browser, *kinds: str, game: str = "azul") -> str:
    """Return a table where bots have played to the end."""
    table = await started_game(browser, "me", *kinds, game=game)
    answer = await browser.bot.post(f"/api/bot/tables/{table}/resign")
    assert answer.status_code == 200
    return table


async def started_game(browser: Browser, *kinds: str, game: str = "azul") -> str:
    """Return a table without open seats."""
    table = str((await browser.open_table(*kinds, game=game)).json()["id"])
    await browser.make_bot()
    answer = await browser.bot.post(f"/api/bot/tables/{table}/start", json={"id": "start", "seed": "mine"})
    assert answer.status_code == 200, answer.text
    return table


def refused(answer: httpx.Response, code: str) -> bool:
    return answer.status_code == STATUS[code] and answer.json()["code"] == code


def test_a_guest_keeps_their_identity_by_a_safe_cookie(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = Browser(app)
        first = await browser.http.get("/api/me")
        flags = first.headers["set-cookie"]
        assert "HttpOnly" in flags
        assert "SameSite=Lax" in flags
        assert "Secure" not in flags
        second = await browser.http.get("/api/me")
        assert second.json()["id"] == first.json()["id"]
        assert second.headers["set-cookie"] == flags, "it is renewed, and stays the same"
        assert "set-cookie" not in (await Browser(app).http.get("/api/games")).headers
        over_tls = await Browser(app, "https://guilda.test").http.get("/api/me")
        assert over_tls.headers["set-cookie"].startswith("__Host-guilda=")
        assert "; Secure" in over_tls.headers["set-cookie"]

    on_server(tmp_path, work)


def test_a_forged_cookie_makes_a_new_guest(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        value = browser.http.cookies["guilda"]
        for forged in (value[:-1] + ("A" if value[-1] != "A" else "B"), "x" + value, "..", "", "a.b.c", value + "é"):
            answer = await Browser(app).http.get("/api/me", headers={"Cookie": f"guilda={forged}".encode()})
            assert answer.status_code == 200
            assert answer.json()["id"] != browser.me["id"]

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    "other", ['a={"b":1}', "a[b]=1", "a/b=1", "alone", "path=/", 'a="b', "guilda=1.2.3", "", "\xe9=1"]
)
def test_cookies_of_others_on_the_same_domain_do_no_harm(other: str, tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        cookie = f"{other}; guilda={browser.http.cookies['guilda']}; {other}".encode("latin-1")
        answer = await Browser(app).http.get("/api/me", headers={"Cookie": cookie})
        assert answer.json()["id"] == browser.me["id"]

    on_server(tmp_path, work)


def test_changes_need_the_csrf_token_and_our_own_page(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser, other = await Browser(app).arrive(), await Browser(app).arrive()
        send = browser.http.patch
        assert refused(await send("/api/me", json={"name": "Ann"}, headers={"X-CSRF-Token": ""}), "csrf")
        foreign = {"X-CSRF-Token": other.me["csrf"]}
        assert refused(await send("/api/me", json={"name": "Ann"}, headers=foreign), "csrf")
        bad = {"Origin": "https://evil.test"}
        assert refused(await send("/api/me", json={"name": "Ann"}, headers=bad), "wrong_origin")
        good = {"Origin": "http://guilda.test"}
        for path in ("//api/logout", "/api//logout", "//api/tables"):  # paths that the router would merge
            assert refused(await browser.http.post(f"http://guilda.test{path}", json={}, headers=bad), "not_found")
        assert (await send("/api/me", json={"name": "Ann"}, headers=good)).json()["name"] == "Ann"

    on_server(tmp_path, work)


def test_an_account_is_reached_from_another_device(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser, other = await Browser(app).arrive(), await Browser(app).arrive()
        credentials = {"name": "Ann", "password": "correct horse"}
        made = await browser.http.post("/api/account", json=credentials)
        assert made.status_code == 201
        assert made.json()["account"]
        browser.remember(made)
        assert refused(await browser.http.post("/api/account", json=credentials), "has_account")
        assert refused(await other.http.post("/api/account", json={**credentials, "name": "ANN"}), "name_taken")
        wrong = {**credentials, "password": "wrong horse"}
        assert refused(await other.http.post("/api/login", json=wrong), "wrong_password")
        nobody = {**credentials, "name": "Nobody"}
        assert refused(await other.http.post("/api/login", json=nobody), "wrong_password")
        other.remember(await other.http.post("/api/login", json=credentials))
        assert other.me["id"] == browser.me["id"]
        other.remember(await other.http.post("/api/logout"))
        assert other.me["id"] != browser.me["id"]
        assert not other.me["account"]

    on_server(tmp_path, work)


def test_password_attempts_are_limited_without_locking_the_owner_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowed: list[float] = []

    class Hurried:
        """asyncio for logging in: it notes the delay instead of waiting."""

        to_thread = staticmethod(asyncio.to_thread)

        @staticmethod
        async def sleep(seconds: float) -> None:
            slowed.append(seconds)

    async def work(app: Litestar) -> None:
        ann = await Browser(app, client="10.0.0.1").arrive()
        credentials = {"name": "Ann", "password": "correct horse"}
        ann.remember(await ann.http.post("/api/account", json=credentials))
        monkeypatch.setattr(identity, "password_fits", lambda _, password: password == credentials["password"])
        monkeypatch.setattr(accounts, "asyncio", Hurried)
        for address in range(12):
            thief = await Browser(app, client=f"10.0.1.{address}").arrive()
            wrong = {"name": "ann", "password": "password"}
            answers = [await thief.http.post("/api/login", json=wrong) for _ in range(11)]
            assert all(refused(answer, "wrong_password") for answer in answers[:10])
            assert refused(answers[10], "too_many")
        assert slowed, "a name that is tried from everywhere is slow"
        assert (await ann.http.post("/api/login", json=credentials)).status_code == 200

    on_server(tmp_path, work, rate=1000)


def test_passwords_are_hashed_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing takes much memory: many at once would be a cheap attack."""
    hashing, alone = threading.Semaphore(1), list[bool]()

    def fits(kept: str | None, password: str) -> bool:
        alone.append(hashing.acquire(blocking=False))
        time.sleep(0.01)
        hashing.release()
        return False

    monkeypatch.setattr(identity, "password_fits", fits)

    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        credentials = {"name": "Ann", "password": "correct horse"}
        answers = await asyncio.gather(*(browser.http.post("/api/login", json=credentials) for _ in range(8)))
        assert all(refused(answer, "wrong_password") for answer in answers)
        assert alone == [True] * 8

    on_server(tmp_path, work)


def test_an_address_over_the_rate_limit_has_to_wait(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = Browser(app)
        answers = [await browser.http.get("/api/games") for _ in range(10)]
        assert answers[0].status_code == 200
        assert refused(answers[-1], "too_many")
        assert answers[-1].headers["retry-after"]

    on_server(tmp_path, work, rate=1)


def test_large_and_deeply_nested_requests_are_refused(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        assert refused(await browser.http.patch("/api/me", content=b"x" * 70_000), "too_large")

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(70):
                yield b"x" * 1000

        assert refused(await browser.http.patch("/api/me", content=pieces()), "too_large")
        assert refused(await browser.http.get("/api/games?" + "x" * 5000), "too_large")
        assert refused(await browser.http.patch("/api/me", content=b"[" * 5000), "bad_request")

    on_server(tmp_path, work)


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/none", "/nothing.js", "/api/tables/none/record"])
def test_an_unknown_path_is_a_problem_in_the_readers_language(tmp_path: Path, path: str) -> None:
    async def work(app: Litestar) -> None:
        answer = await Browser(app).http.get(path, headers={"Accept-Language": "pt-BR,pt;q=0.9"})
        assert refused(answer, "not_found")
        assert answer.json()["sentence"] == "Não há nada neste endereço."

    on_server(tmp_path, work)


def test_public_tables_are_listed_and_private_ones_need_their_id(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser, other = await Browser(app).arrive(), await Browser(app).arrive()
        public = (await browser.open_table("me", "open", public=True)).json()
        private = (await browser.open_table("me", "open")).json()
        assert [each["id"] for each in (await other.http.get("/api/tables")).json()] == [public["id"]]
        mine = (await browser.http.get("/api/me/tables")).json()
        assert {each["id"] for each in mine} == {public["id"], private["id"]}
        assert mine[0]["seats"] == [0]
        seen = (await other.http.get(f"/api/tables/{private['id']}")).json()
        assert seen["seats"] == []
        assert seen["open_seats"] == 1

    on_server(tmp_path, work)


def test_public_tables_of_one_person_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(app: Litestar) -> None:
        browser, other = await Browser(app).arrive(), await Browser(app).arrive()
        tables = [(await browser.open_table("me", "open", public=True)).json()["id"] for _ in range(MOST_WAITING)]
        answer = await browser.open_table("me", "open", public=True)
        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_tables")
        assert (await browser.open_table("me", "open")).status_code == 201
        assert len((await other.http.get("/api/tables")).json()) == MOST_WAITING
        server = app.state.server
        await server.command(tables[0], Stand(id="s", seat=0), browser.me["id"])
        listed = (await other.http.get("/api/tables")).json()
        assert {each["id"] for each in listed} == set(tables[1:]), "an empty table is not listed"
        assert (await browser.open_table("me", "open", public=True)).status_code == 201
        monkeypatch.setattr(lobby, "LONGEST_WAIT", -1000)
        assert (await other.http.get("/api/tables")).json() == []

    on_server(tmp_path, work)


def test_concurrent_requests_do_not_exceed_the_limits_of_tables_and_tokens(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        tables = await asyncio.gather(*(browser.open_table("me", "open", public=True) for _ in range(2 * MOST_WAITING)))
        assert sum(each.status_code == 201 for each in tables) == MOST_WAITING
        asked = (browser.http.post("/api/tokens", json={"name": "bot"}) for _ in range(2 * people.MOST_TOKENS))
        tokens = await asyncio.gather(*asked)
        assert sum(each.status_code == 201 for each in tokens) == people.MOST_TOKENS
        assert not app.state.server.person_locks.locks

    on_server(tmp_path, work)


def test_new_guests_of_one_address_cannot_open_unlimited_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)  # buckets do not fill again meanwhile

    async def work(app: Litestar) -> None:
        answers = []
        for _ in range(70):
            guest = await Browser(app).arrive()
            answers.append(await guest.open_table("me", "open"))
            if answers[-1].status_code != 201:
                break
        assert refused(answers[-1], "too_many")
        elsewhere = await Browser(app, client="10.0.0.7").arrive()
        assert (await elsewhere.open_table("me", "open")).status_code == 201

    on_server(tmp_path, work, rate=1000)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"options": {"players": 9}},
        {"options": {"wall": 3}},
        {"seats": []},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "python:os:system"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "process:id"}]},
        {"clock": {"bank": -1, "increment": 0}},
        {"nonsense": 1},
        {"rated": True, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]},
    ],
)
def test_a_table_with_invalid_settings_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        await browser.register("Ann")
        new = {"game": "azul", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], **change}
        answer = await browser.http.post("/api/tables", json=new)
        assert answer.status_code in (400, 409)
        assert set(answer.json()) == {"code", "details", "sentence"}
        assert (await browser.http.get("/api/me/tables")).json() == []

    on_server(tmp_path, work)


def test_while_a_game_is_played_its_record_keeps_its_secrets(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        table = await started_game(browser, "me", "me", game="sagrada")
        record = loads((await browser.http.get(f"/api/tables/{table}/record")).text)
        assert record.server_seed is None
        assert record.draws is None
        for study in ("replay", "verify", "review"):
            assert refused(await browser.http.get(f"/api/tables/{table}/{study}"), "not_over")

    on_server(tmp_path, work)


def test_a_finished_game_can_be_downloaded_verified_replayed_and_reviewed(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        table = await finished_game(browser, "random", game="splendor")
        verify(loads((await browser.http.get(f"/api/tables/{table}/record")).text))
        assert (await browser.http.get(f"/api/tables/{table}/verify")).json()["fair"]
        replay = (await browser.http.get(f"/api/tables/{table}/replay")).json()
        assert [frame["ply"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
        told = replay["result"]
        assert (told["resigned"], told["ranks"]) == ([0], [2, 1])
        assert [sum(line["points"] for line in lines) for lines in told["breakdowns"]] == told["scores"]
        as_seat = await browser.http.get(f"/api/tables/{table}/replay?seat=1")
        assert as_seat.status_code == 200
        assert refused(await browser.http.get(f"/api/tables/{table}/replay?seat=5"), "bad_request")
        review = await browser.http.get(f"/api/tables/{table}/review")
        assert review.status_code == 200

    on_server(tmp_path, work)


async def idle(_self: Archive) -> None:
    """Archive nothing."""


def test_jobs_are_scheduled_by_the_address_that_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(Archive, "run_forever", idle)

    async def think(_self: SearchPool, _priority: int, whose: str, *_: Any) -> bytes:
        asked.append(whose)
        return b"{}"

    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        table = await finished_game(browser, "random")
        monkeypatch.setattr(SearchPool, "submit", think)
        for study in ("replay", "verify", "review"):
            assert (await browser.http.get(f"/api/tables/{table}/{study}")).status_code == 200
        assert (await Browser(app, client="10.0.0.1").http.get(f"/api/tables/{table}/verify")).status_code == 200
        assert asked == [*3 * [asked[0]], Client("10.0.0.1")]
        assert asked[0] not in ("10.0.0.1", browser.me["id"])

    on_server(tmp_path, work)


def test_a_review_is_made_once_even_if_the_first_client_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(Archive, "run_forever", idle)

    async def work(app: Litestar) -> None:
        thought = asyncio.Event()

        async def think(_self: SearchPool, _priority: int, _whose: str, _written: Any, study: Any, *_: Any) -> bytes:
            begun.append(study)
            await thought.wait()
            return b"[]"

        browser = await Browser(app).arrive()
        table = await finished_game(browser, "random")
        monkeypatch.setattr(SearchPool, "submit", think)
        first = asyncio.create_task(browser.http.get(f"/api/tables/{table}/review"))
        while not begun:
            await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        second = asyncio.create_task(app.state.server.review("ben", table))
        await asyncio.sleep(0)
        thought.set()
        assert await second == b"[]"
        assert begun == [review_jobs.review]

    on_server(tmp_path, work)


def test_a_person_shares_the_review_that_the_archive_is_making(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(Archive, "run_forever", idle)
    monkeypatch.setattr(Archive, "review_forever", idle)

    async def work(app: Litestar) -> None:
        thought = asyncio.Event()

        async def think(_self: SearchPool, _priority: int, whose: Client, *_: Any) -> bytes:
            begun.append(whose)
            await thought.wait()
            return b"[]"

        server, browser = app.state.server, await Browser(app).arrive()
        table = await finished_game(browser, "random")
        await server.archive.store(table)
        monkeypatch.setattr(SearchPool, "submit", think)
        archiving = asyncio.create_task(server.archive.review_next())
        while not begun:
            await asyncio.sleep(0.01)
        asked = asyncio.create_task(server.review("ben", table))
        await asyncio.sleep(0)
        thought.set()
        assert await asked == b"[]"
        assert await archiving
        assert begun == [Client("archive")]

    on_server(tmp_path, work)


def test_a_job_whose_process_is_lost_can_be_requested_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise WorkerLostError("killed")

    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        table = await finished_game(browser, "random")
        with monkeypatch.context() as patched:
            patched.setattr(SearchPool, "submit", lost)
            for study in ("replay", "verify", "review"):
                assert refused(await browser.http.get(f"/api/tables/{table}/{study}"), "unavailable")
        assert (await browser.http.get(f"/api/tables/{table}/review")).status_code == 200

    on_server(tmp_path, work)


def test_a_search_that_takes_too_long_is_answered_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool.answered, "__defaults__", (0.01,))
    monkeypatch.setattr(server_module, "ANSWER_SECONDS", 0.01)

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def overdue(*_: Any) -> None:
        raise OverdueError("hung")

    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        table = await finished_game(browser, "random")
        record = (await browser.http.get(f"/api/tables/{table}/record")).text
        for busy in (never, overdue):
            monkeypatch.setattr(SearchPool, "submit", busy)
            for study in ("replay", "verify", "review"):
                assert refused(await browser.http.get(f"/api/tables/{table}/{study}"), "unavailable")
            for request in ("open", "review"):
                answer = await browser.http.post(f"/api/analysis/{request}", json={"file": record})
                assert refused(answer, "unavailable")

    on_server(tmp_path, work)


def test_a_deleted_person_is_gone_and_their_games_stay_true(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        await browser.http.patch("/api/me", json={"name": "Secretname"})
        table = await finished_game(browser, "random")
        playing = await started_game(browser, "me", "greedy")
        exported = (await browser.http.get("/api/me/export")).json()
        assert exported["name"] == "Secretname"
        assert {each["id"] for each in exported["tables"]} == {table, playing}
        assert "Secretname" in (await browser.http.get(f"/api/tables/{table}/record")).text
        before = browser.me["id"]
        browser.remember(await browser.http.delete("/api/me"))
        assert browser.me["id"] != before
        for each in (table, playing):
            text = (await browser.http.get(f"/api/tables/{each}/record")).text
            assert "Secretname" not in text
            verify(loads(text))
        assert b"Secretname" not in b"".join([path.read_bytes() for path in tmp_path.glob("guilda.db")])

    on_server(tmp_path, work)


def test_exports_are_limited(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser, other = await Browser(app).arrive(), await Browser(app).arrive()
        answers = [await browser.http.get("/api/me/export") for _ in range(10)]
        assert answers[0].status_code == 200
        assert refused(answers[-1], "too_many")
        assert (await other.http.get("/api/me/export")).status_code == 200

    on_server(tmp_path, work, rate=1000)


def test_a_token_is_shown_once_and_can_be_revoked(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        token = (await browser.http.post("/api/tokens", json={"name": "bot"})).json()
        listed = (await browser.http.get("/api/tokens")).json()
        assert listed == [{**token, "secret": None}]
        bot = Browser(app)
        bot.http.headers["Authorization"] = f"Bearer {token['secret']}"
        challenge = {"game": "azul", "options": {}, "opponents": ["random"]}
        assert (await bot.http.post("/api/bot/challenge", json=challenge)).status_code == 201
        assert refused(await browser.http.post("/api/bot/challenge", json=challenge), "not_identified")
        bot.http.headers["Authorization"] = f"Bearer {token['secret'][:-1]}x"
        assert refused(await bot.http.post("/api/bot/challenge", json=challenge), "not_identified")
        assert (await browser.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
        bot.http.headers["Authorization"] = f"Bearer {token['secret']}"
        assert refused(await bot.http.post("/api/bot/challenge", json=challenge), "not_identified")

    on_server(tmp_path, work)


def test_a_token_is_for_playing_only(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        await browser.register("Ann")
        bot = await browser.make_bot()
        for method, path in (
            ("DELETE", "/api/me"),
            ("PATCH", "/api/me"),
            ("POST", "/api/account"),
            ("POST", "/api/login"),
            ("POST", "/api/logout"),
            ("POST", "/api/me/password"),
            ("POST", "/api/me/email"),
            ("POST", "/api/openid"),
            ("GET", "/api/me/export"),
            ("GET", "/api/me/sessions"),
            ("DELETE", "/api/me/sessions"),
            ("GET", "/api/tokens"),
            ("POST", "/api/tokens"),
            ("DELETE", "/api/tokens/x"),
        ):
            assert refused(await bot.request(method, path, json={"name": "other", "password": "x" * 9}), "not_for_bots")
        assert (await bot.get("/api/me")).json()["id"] == browser.me["id"]
        assert (await bot.get("/api/me/tables")).json() == []
        assert (await bot.get("/api/tables")).status_code == 200

    on_server(tmp_path, work)


def test_answers_forbid_foreign_code_and_frames(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        for path in ("/", "/api/me", "/healthz", "/api/nothing"):
            headers = (await Browser(app).http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            # Only WebAssembly may be compiled from data.
            assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
            assert headers["x-content-type-options"] == "nosniff"

    on_server(tmp_path, work)


def test_the_page_is_served_with_its_addresses_and_nothing_outside_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("code()")

    async def work(app: Litestar) -> None:
        get = Browser(app).http.get
        assert "the page" in (await get("/")).text
        assert "the page" in (await get("/t/abc")).text
        code = await get("/assets/a.js")
        assert code.text == "code()"
        assert "immutable" in code.headers["cache-control"]
        again = await get("/assets/a.js", headers={"If-None-Match": code.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert code.headers["content-encoding"] == "gzip"
        (tmp_path / "assets" / "a.js.br").write_bytes(b"compressed by the build")
        async with Browser(app).http.stream("GET", "/assets/a.js", headers={"Accept-Encoding": "gzip, br"}) as small:
            assert small.headers["content-encoding"] == "br"
            assert b"".join([part async for part in small.aiter_raw()]) == b"compressed by the build"
            assert small.headers["etag"] != code.headers["etag"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../x.txt", "/a%00.js", "//etc/passwd.txt"):
            assert refused(await get(path), "not_found")

    on_server(tmp_path, work)


def test_an_upgrade_is_noticed_where_all_files_have_the_same_time(tmp_path: Path) -> None:
    index = tmp_path / "index.html"

    async def work(app: Litestar) -> None:
        tags = []
        for text in ("<!doctype html>old", "<!doctype html>new"):
            index.write_text(text)
            os.utime(index, (1, 1))
            contents.cache_clear()  # as in a new process
            headers = {"If-None-Match": tags[-1]} if tags else {}
            answer = await Browser(app).http.get("/", headers=headers)
            assert answer.text == text
            tags.append(answer.headers["etag"])

    on_server(tmp_path, work)


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        answer = await Browser(app).http.get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text

    on_server(tmp_path, work)


def test_health_and_metrics_report_the_servers_state(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        await browser.open_table("me", "open")
        assert (await browser.http.get("/healthz")).text == "ok"
        assert (await browser.http.get("/readyz")).text == "ok"
        text = (await browser.http.get("/metrics")).text
        for name in ("guilda_tables 1", "guilda_move_seconds", "guilda_errors", "guilda_searches_running"):
            assert name in text
        assert refused(await browser.http.get("/metrics/"), "not_found")  # a proxy hides only /metrics

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "somewhere", False),
    ],
)
def test_limits_count_the_network_of_an_ipv6_address(one: str, other: str, same: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 1)})) is same


def test_rated_games_need_different_people(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        assert refused(await browser.open_table("me", "open", rated=True), "accounts_only")
        await browser.register("Ann")
        assert (await browser.open_table("me", "me", rated=True)).status_code == 409
        assert (await browser.open_table("me", "open", rated=True)).status_code == 201
        assert (await browser.http.get("/api/me/ratings")).json() == []

    on_server(tmp_path, work)


def test_games_come_from_the_registry_in_every_language(tmp_path: Path) -> None:
    from guilda.rules.registry import names

    async def work(app: Litestar) -> None:
        for language in LANGUAGES:
            listed = (await Browser(app).http.get(f"/api/games?language={language}")).json()
            assert [each["name"] for each in listed] == list(names())
        assert refused(await Browser(app).http.get("/api/games?language=xx"), "bad_request")

    on_server(tmp_path, work)


@pytest.mark.parametrize("name", ["A\0nn", "\0", "ΐ" * 24, "a\u202eb", "  "])
def test_a_name_that_cannot_be_stored_is_refused_with_a_sentence(database: str, name: str, tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        credentials = {"name": name, "password": "correct horse"}
        for method, path, body in (
            ("PATCH", "/api/me", {"name": name}),
            ("POST", "/api/account", credentials),
            ("POST", "/api/login", credentials),
            ("POST", "/api/tokens", {"name": name}),
        ):
            answer = await browser.http.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")

    on_server(tmp_path, work, database=database)


def test_a_name_changed_while_an_account_is_made_does_not_undo_it(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        credentials = {"name": "Ann", "password": "correct horse"}
        await asyncio.gather(
            browser.http.post("/api/account", json=credentials),
            *(browser.http.patch("/api/me", json={"language": language}) for language in ("pt", "es") * 10),
        )
        assert (await Browser(app).arrive()).me["account"] is False
        me = (await browser.http.get("/api/me")).json()
        assert (me["account"], me["name"]) == (True, "Ann")

    on_server(tmp_path, work)
