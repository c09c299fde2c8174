"""Sessions, devices, guests who become accounts, names, and erasure."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from guilda.server import identity, links, sessions
from guilda.server.channels import channels
from guilda.server.people_store import Profile
from guilda.server.server import Server
from guilda.server.settings import Settings
from guilda.server.storage import milliseconds
from guilda.tables.commands import Chat, Sit, Stand
from tests.server.clients import PATIENCE
from tests.server.clients import serving as serving_sockets
from tests.server.postgres import fresh_database
from tests.server.test_http import Browser, on_server, refused, serving, started_game
from tests.server.test_notifications import Browser as PushBrowser

if TYPE_CHECKING:
    from pathlib import Path

    import httpx
    from litestar import Litestar

ADDRESS = "https://play.example.org"


def cookie_of(browser: Browser) -> str:
    return next(iter(browser.http.cookies.jar)).value or ""


async def as_before(app: Litestar, cookie: str, csrf: str, method: str, path: str, **more: Any) -> httpx.Response:
    """Send a request with an old cookie and its CSRF token."""
    headers = {"Cookie": f"guilda={cookie}", "X-CSRF-Token": csrf}
    return await Browser(app).http.request(method, path, headers=headers, **more)


async def seats_of(app: Litestar, browser: Browser, table: str) -> list[int]:
    answer = await browser.http.get(f"/api/tables/{table}")
    seats: list[int] = answer.json()["seats"]
    return seats


# Sessions


def test_the_old_cookie_does_not_work_after_logging_out(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        cookie, csrf, person = cookie_of(ann), ann.me["csrf"], ann.me["id"]
        ann.remember(await ann.http.post("/api/logout"))
        assert ann.me["id"] != person
        assert refused(await as_before(app, cookie, csrf, "DELETE", "/api/me"), "csrf")
        again = await as_before(app, cookie, csrf, "GET", "/api/me")
        assert again.json()["id"] != person
        assert not again.json()["account"]
        assert await app.state.server.storage.people.profile(person) is not None

    on_server(tmp_path, work)


def test_registration_and_log_in_rotate_the_session(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        for change in (ann.register, ann.log_in):
            cookie, csrf = cookie_of(ann), ann.me["csrf"]
            await change("Ann")
            assert cookie_of(ann) != cookie
            assert ann.me["csrf"] != csrf
            old = await as_before(app, cookie, csrf, "PATCH", "/api/me", json={"name": "Thief"})
            assert refused(old, "csrf")
        assert (await ann.http.patch("/api/me", json={"language": "pt"})).status_code == 200

    on_server(tmp_path, work)


def test_a_planted_cookie_is_not_adopted(tmp_path: Path) -> None:
    """Session fixation: an attacker gives a browser a cookie of their own before its owner logs in."""

    async def work(app: Litestar) -> None:
        await (await Browser(app).arrive()).register("Ann")
        attacker, victim = await Browser(app).arrive(), Browser(app)
        victim.http.cookies.set("guilda", cookie_of(attacker), domain="guilda.test")
        victim.remember(await victim.http.get("/api/me"))
        await victim.log_in("Ann")
        attacker.remember(await attacker.http.get("/api/me"))
        assert not attacker.me["account"]
        made_up = await Browser(app).http.get("/api/me", headers={"Cookie": f"guilda={'A' * 43}"})
        assert "A" * 43 not in made_up.headers["set-cookie"]

    on_server(tmp_path, work)


def test_the_database_has_no_secret_of_a_session(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        found = await app.state.server.authenticator.sessions.of(ann.me["id"])
        assert len(found) == 1
        assert cookie_of(ann) not in str(found)
        assert found[0].digest == sessions.digest_of(cookie_of(ann))

    on_server(tmp_path, work)


def test_where_the_settings_say_tls_only_the_host_cookie_counts(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        answer = await Browser(app).http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-guilda=")
        assert "; Secure" in cookie
        assert "Domain" not in cookie
        secret = cookie.partition("=")[2].partition(";")[0]
        for name, same in (("guilda", False), ("__Host-guilda", True)):
            again = await Browser(app).http.get("/api/me", headers={"Cookie": f"{name}={secret}"})
            assert (again.json()["id"] == answer.json()["id"]) is same

    on_server(tmp_path, work, address=ADDRESS)


def test_a_session_is_written_when_it_begins_and_then_rarely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        server = app.state.server
        store, jobs = server.authenticator.sessions, []
        put = server.storage.database.jobs.put
        monkeypatch.setattr(server.storage.database.jobs, "put", lambda job: (jobs.append(job), put(job)))
        for _ in range(20):
            server.authenticator.cached = {}
            await ann.http.get("/api/me")
        assert jobs == []
        (before,) = await store.of(ann.me["id"])
        later = milliseconds() + sessions.SEEN_MILLISECONDS + 1
        monkeypatch.setattr(identity, "milliseconds", lambda: later)
        monkeypatch.setattr(sessions, "milliseconds", lambda: later)
        server.authenticator.cached = {}
        await ann.http.get("/api/me")
        (after,) = await store.of(ann.me["id"])
        assert (len(jobs), before.seen < later, after.seen) == (1, True, later)

    class Jobs:
        """A queue whose `put` can be replaced."""

    async def whole() -> None:
        async with serving(tmp_path) as app:
            database = app.state.server.storage.database
            queue = database.jobs
            replaced = Jobs()
            replaced.put, replaced.get, replaced.empty = queue.put, queue.get, queue.empty  # type: ignore[attr-defined]
            database.jobs = replaced
            await work(app)

    asyncio.run(whole())


def test_expired_and_unused_sessions_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(app: Litestar) -> None:
        await (await Browser(app).arrive()).register("Ann")
        stray = await Browser(app).arrive()
        store, now = app.state.server.authenticator.sessions, milliseconds()
        assert await store.drop_expired() == 0
        monkeypatch.setattr(sessions, "milliseconds", lambda: now + 1000 * sessions.UNUSED_SECONDS + 1000)
        assert await store.drop_expired() == 1
        assert await store.of(stray.me["id"]) == []
        monkeypatch.setattr(sessions, "milliseconds", lambda: now + 1000 * sessions.SESSION_SECONDS + 1000)
        assert await store.drop_expired() == 1

    on_server(tmp_path, work)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari, iPhone"),
        ("curl/8.5.0", "curl/8.5.0"),
        ("", ""),
        ("\x07" * 90, ""),
    ],
)
def test_a_device_has_a_short_name(agent: str, device: str) -> None:
    assert sessions.device_of(agent) == device


def test_devices_are_listed_and_logged_out(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        one = await (await Browser(app).arrive()).register("Ann")
        two, three = [await (await Browser(app).arrive()).log_in("Ann") for _ in range(2)]
        listed = (await one.http.get("/api/me/sessions")).json()
        assert [each["current"] for each in listed].count(True) == 1
        assert len(listed) == 3
        assert len({each["id"] for each in listed}) == 3
        other = next(each["id"] for each in (await two.http.get("/api/me/sessions")).json() if each["current"])
        assert (await one.http.delete(f"/api/me/sessions/{other}")).status_code == 204
        assert refused(await one.http.delete(f"/api/me/sessions/{other}"), "not_found")
        two.remember(await two.http.get("/api/me"))
        assert not two.me["account"]
        assert (await one.http.delete("/api/me/sessions")).status_code == 204
        three.remember(await three.http.get("/api/me"))
        assert not three.me["account"]
        assert len((await one.http.get("/api/me/sessions")).json()) == 1
        mine = (await one.http.get("/api/me/sessions")).json()[0]["id"]
        stranger = await Browser(app).arrive()
        assert refused(await stranger.http.delete(f"/api/me/sessions/{mine}"), "not_found")

    on_server(tmp_path, work)


def test_the_push_subscription_of_a_browser_ends_with_its_session(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        async def subscribe(browser: Browser, name: str) -> None:
            made = PushBrowser().device(path=f"/{name}")
            new = {"endpoint": made.endpoint, "key": made.key, "auth": made.auth, "language": "en"}
            assert (await browser.http.post("/api/me/push", json=new)).status_code == 201

        async def subscribed(browser: Browser) -> set[str]:
            addresses = (await browser.http.get("/api/me/export")).json()["push_addresses"]
            return {each.rpartition("/")[2] for each in addresses}

        one = await Browser(app).arrive()
        await subscribe(one, "one")
        await one.register("Ann")
        others = [await (await Browser(app).arrive()).log_in("Ann") for _ in range(4)]
        for number, browser in enumerate(others):
            await subscribe(browser, str(number))
        assert await subscribed(one) == {"one", "0", "1", "2", "3"}
        await others[0].http.post("/api/logout")
        assert await subscribed(one) == {"one", "1", "2", "3"}
        first = next(each["id"] for each in (await others[1].http.get("/api/me/sessions")).json() if each["current"])
        await one.http.delete(f"/api/me/sessions/{first}")
        assert await subscribed(one) == {"one", "2", "3"}
        new = {"old": "correct horse", "new": "better horse"}
        one.remember(await one.http.post("/api/me/password", json=new))
        assert await subscribed(one) == {"one"}
        await subscribe(await (await Browser(app).arrive()).log_in("Ann", "better horse"), "two")
        assert await subscribed(one) == {"one", "two"}
        await one.http.delete("/api/me/sessions")
        assert await subscribed(one) == {"one"}

    on_server(tmp_path, work)


def test_connections_of_a_session_end_when_it_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as client:
                (await ana.http.post("/api/logout")).raise_for_status()
                assert await client.closed() == 1008
                assert '"not_identified"' in client.told[-1]

    asyncio.run(work())


@pytest.mark.parametrize("told", [True, False])
def test_an_ended_session_is_refused_by_all_processes(told: bool, postgres: str) -> None:
    """Check also a process that missed the notice."""

    async def work() -> None:
        settings, plugin = Settings(database=fresh_database(postgres)), channels("memory://")
        async with plugin:
            servers = Server(settings, plugin), Server(settings, plugin)
            for server in servers:
                await server.open()
            authenticator, ended = servers[0].authenticator, asyncio.Event()
            new = await authenticator.sessions.create("ana", "")
            found = await authenticator.look_up(new.secret, "", authenticator.from_secret)
            assert found is not None
            assert found.person == "ana"
            async with authenticator.use(found, ended.set):
                (digest,) = await servers[1].authenticator.sessions.drop("ana")
                if told:
                    servers[1].revoke(session=digest)
                else:
                    await authenticator.check()
                await asyncio.wait_for(ended.wait(), PATIENCE)
            assert await authenticator.look_up(new.secret, "", authenticator.from_secret) is None
            for server in servers:
                await server.close()

    asyncio.run(work())


def test_a_socket_without_a_session_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            table = await ana.open("azul", "me", "open")
            ana.http.cookies.clear()
            async with ana.at(table, hello=False) as client:
                assert (await client.receive())["code"] == "not_identified"

    asyncio.run(work())


# Guests who become accounts


def test_a_guest_who_logs_in_keeps_seats_history_and_seeds(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        await (await Browser(app).arrive()).register("Ann")
        guest = await Browser(app).arrive()
        running = await started_game(guest, "me", "random")
        waiting = (await guest.open_table("me", "open")).json()["id"]
        before = guest.me["id"]
        await guest.log_in("Ann")
        assert guest.me["id"] != before
        assert await seats_of(app, guest, running) == [0]
        assert {each["id"] for each in (await guest.http.get("/api/me/tables")).json()} == {running, waiting}
        table = await app.state.server.table(running)
        assert table.chairs[0].person == guest.me["id"] == table.host
        assert table.chairs[0].seed == "mine"
        bot = await guest.bot.post(f"/api/bot/tables/{running}/resign")
        assert refused(bot, "not_identified"), "another guest of a shared computer may have made the token"
        assert (await guest.http.get("/api/me/export")).json()["seeds"] == ["mine"]
        assert await app.state.server.storage.tables_naming(before) == []
        assert await app.state.server.storage.people.profile(before) is None

    on_server(tmp_path, work)


def test_tokens_of_a_guest_end_with_the_registration(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        guest = await Browser(app).arrive()
        bot = await guest.make_bot()
        assert (await bot.get("/api/me")).status_code == 200
        await guest.register("Ann")
        assert refused(await bot.get("/api/me"), "not_identified")

    on_server(tmp_path, work)


def test_an_account_that_sits_at_the_guests_table_holds_both_seats(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        guest = await Browser(app).arrive()
        table = (await ann.open_table("me", "open")).json()["id"]
        server = app.state.server
        await server.command(table, Sit(id="s", seat=1, name="Guest"), guest.me["id"])
        await guest.log_in("Ann")
        assert await seats_of(app, ann, table) == [0, 1]
        assert await seats_of(app, guest, table) == [0, 1]

    on_server(tmp_path, work)


def test_logging_in_from_another_account_merges_nothing(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        await (await Browser(app).arrive()).register("Ann")
        bob = await (await Browser(app).arrive()).register("Bob")
        table = (await bob.open_table("me", "open")).json()["id"]
        bobs = bob.me["id"]
        await bob.log_in("Ann")
        assert await seats_of(app, bob, table) == []
        assert await app.state.server.storage.people.profile(bobs) is not None

    on_server(tmp_path, work)


def test_a_guest_plays_on_over_the_socket_after_logging_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place:
            async with place.guest("Owner") as owner:
                made = await owner.http.post("/api/account", json={"name": "Ann", "password": "correct horse"})
                made.raise_for_status()
            async with place.guest() as guest:
                table = await guest.open("azul", "me", "random")
                entered = await guest.http.post("/api/login", json={"name": "Ann", "password": "correct horse"})
                entered.raise_for_status()
                async with guest.at(table) as client:
                    assert client.welcome["table"]["seats"][0]["yours"]
                    assert await client.play()

    asyncio.run(work())


# Names


@pytest.mark.parametrize("name", ["Maria", "mARIA", "Мaria", "Mаriа", "Mar1a", "María", "M a r i a"])
def test_a_guest_cannot_wear_the_name_of_an_account(tmp_path: Path, name: str) -> None:
    async def work(app: Litestar) -> None:
        maria = await (await Browser(app).arrive()).register("Maria")
        guest = await Browser(app).arrive()
        assert refused(await guest.http.patch("/api/me", json={"name": name}), "name_taken")
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        new = {"game": "azul", "options": {"players": 2}, "seats": seats}
        assert refused(await guest.http.post("/api/tables", json=new), "name_taken")
        credentials = {"name": name, "password": "correct horse"}
        assert refused(await guest.http.post("/api/account", json=credentials), "name_taken")
        assert (await maria.http.patch("/api/me", json={"name": "María"})).status_code == 200
        table = (await maria.open_table("me", "open")).json()["id"]
        with pytest.raises(Exception, match="name_taken"):
            await app.state.server.command(table, Sit(id="s", seat=1, name=name), guest.me["id"])

    on_server(tmp_path, work)


def test_a_guest_who_plays_alone_under_the_name_of_an_account_cannot_meet_others_with_it(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        await (await Browser(app).arrive()).register("Maria")
        guest = await Browser(app).arrive()
        seats = [{"kind": "me", "name": "Maria"}, {"kind": "bot", "level": "random"}]
        new = {"game": "azul", "options": {"players": 2}, "seats": seats}
        table = (await guest.http.post("/api/tables", json=new)).json()["id"]
        server, person = app.state.server, guest.me["id"]
        for command in (Stand(id="1", seat=1), Chat(id="2", text="It is me!")):
            with pytest.raises(Exception, match="name_taken"):
                await server.command(table, command, person)
        await server.command(table, Sit(id="3", seat=0, name="Rita"), person)
        for command in (Stand(id="4", seat=1), Chat(id="5", text="It is me!")):
            await server.command(table, command, person)

    on_server(tmp_path, work)


def test_a_guest_cannot_look_like_another_player_at_the_table(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        rita, other = await Browser(app).arrive(), await Browser(app).arrive()
        await rita.http.patch("/api/me", json={"name": "Rita"})
        table = (await rita.open_table("me", "open")).json()["id"]
        server, person = app.state.server, other.me["id"]
        with pytest.raises(Exception, match="name_taken"):
            await server.command(table, Sit(id="s", seat=1, name="Ritа"), person)  # a Cyrillic letter
        await server.command(table, Sit(id="t", seat=1, name="rita"), person)
        assert (await server.table(table)).names() == ["Rita", "rita 2"]

    on_server(tmp_path, work)


def test_a_person_loses_a_name_that_another_account_takes(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        guest = await Browser(app).arrive()
        await guest.http.patch("/api/me", json={"name": "Maria"})
        rita = await (await Browser(app).arrive()).register("Rita")
        await rita.http.patch("/api/me", json={"name": "Maria"})
        await (await Browser(app).arrive()).register("Maria")
        assert (await app.state.server.person(guest.me["id"])).name == "Guest"
        assert (await app.state.server.person(rita.me["id"])).name == "rita"

    on_server(tmp_path, work)


@pytest.mark.parametrize("name", ["Admin", "Аdministrator", "GUILDA", "M0derator"])
def test_no_person_can_pose_as_the_server(tmp_path: Path, name: str) -> None:
    async def work(app: Litestar) -> None:
        guest = await Browser(app).arrive()
        assert refused(await guest.http.patch("/api/me", json={"name": name}), "name_taken")
        credentials = {"name": name, "password": "correct horse"}
        assert refused(await guest.http.post("/api/account", json=credentials), "name_taken")

    on_server(tmp_path, work)


def test_confusable_names_registered_at_the_same_moment_are_given_once(database: str, tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        browsers = [await Browser(app).arrive() for _ in range(4)]
        names = ("Maria", "Мaria", "Mаriа", "MARIA")
        answers = await asyncio.gather(
            *(
                each.http.post("/api/account", json={"name": name, "password": "correct horse"})
                for each, name in zip(browsers, names, strict=True)
            )
        )
        assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]

    on_server(tmp_path, work, database=database)


# Erasure


def test_erasure_leaves_no_row_about_a_person(database: str, tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        from guilda.server.schema import metadata

        ann = await (await Browser(app).arrive()).register("Ann")
        bob = await (await Browser(app).arrive()).register("Bob")
        server, person = app.state.server, ann.me["id"]
        table = (await ann.open_table("me", "open")).json()["id"]
        await server.command(table, Sit(id="s", seat=1, name="Bob"), bob.me["id"])
        for each, seat in ((ann, 1), (bob, 0)):
            assert (await each.http.post("/api/me/blocks", json={"table": table, "seat": seat})).status_code == 201
            complaint = {"table": table, "seat": seat, "reason": "rude"}
            assert (await each.http.post("/api/reports", json=complaint)).status_code == 204
        await server.storage.people.store_profile(Profile(person, "Ann", email="ann@example.org"), "email")
        await links.make_link(server.storage, "password", links.Link(person, ""))
        await server.storage.people.store_external_login("https://id.example.org", "ann", person)
        assert (await ann.http.delete("/api/me")).status_code == 200

        def rows(connection: Any) -> str:
            return str([connection.execute(each.select()).all() for each in metadata.sorted_tables])

        left = await server.storage.database.read(rows)
        assert person not in left
        assert "ann@example.org" not in left
        assert bob.me["id"] in left

    on_server(tmp_path, work, database=database)


def test_all_stored_data_is_exported(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        person = ann.me["id"]
        await app.state.server.storage.people.store_profile(Profile(person, "Ann", email="ann@example.org"), "email")
        await app.state.server.storage.people.store_external_login("https://id.example.org", "ann", person)
        exported = (await ann.http.get("/api/me/export")).json()
        assert exported["email"] == "ann@example.org"
        assert exported["openid"] == ["https://id.example.org ann"]
        assert len(exported["sessions"]) == 1

    on_server(tmp_path, work)


def test_new_guests_of_one_address_are_limited(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        answers = [await Browser(app).http.get("/api/me") for _ in range(210)]
        assert answers[0].status_code == 200
        assert refused(answers[-1], "too_many")

    on_server(tmp_path, work, rate=10_000)
