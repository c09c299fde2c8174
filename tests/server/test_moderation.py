"""Blocks, reports, bans, and the host's means at a table."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from guilda.cli import main
from guilda.server import identity
from guilda.server.moderation import Ban, banned_network
from guilda.server.storage import milliseconds
from guilda.tables.commands import Chat, Rematch, Resign, Sit, Start
from tests.server.clients import serving as serving_sockets
from tests.server.test_http import Browser, on_server, refused, started_game

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "password_hash", lambda password: f"hash of {password}")
    monkeypatch.setattr(identity, "password_fits", lambda kept, password: kept == f"hash of {password}")


async def table_for_two(app: Litestar, host: Browser, guest: Browser, **more: Any) -> str:
    """Return a table at which both sit."""
    table = str((await host.open_table("me", "open", **more)).json()["id"])
    await app.state.server.command(table, Sit(id="sit", seat=1, name="Bob"), guest.me["id"])
    return table


# Blocks


def test_a_blocked_person_cannot_sit_down_and_their_tables_are_hidden(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann, bob = await Browser(app).arrive(), await Browser(app).arrive()
        first = await table_for_two(app, ann, bob)
        offered = (await bob.open_table("me", "open", public=True)).json()["id"]
        assert [each["id"] for each in (await ann.http.get("/api/tables")).json()] == [offered]
        blocked = (await ann.http.post("/api/me/blocks", json={"table": first, "seat": 1})).json()
        assert [each["name"] for each in blocked] == ["Bob"]
        assert bob.me["id"] not in str(blocked)
        assert (await ann.http.get("/api/tables")).json() == []
        assert len((await bob.http.get("/api/tables")).json()) == 1
        second = (await ann.open_table("me", "open", public=True)).json()["id"]
        with pytest.raises(Exception, match="blocked"):
            await app.state.server.command(second, Sit(id="s", seat=1, name="Bob"), bob.me["id"])
        assert (await ann.http.delete(f"/api/me/blocks/{blocked[0]['id']}")).status_code == 204
        assert refused(await ann.http.delete(f"/api/me/blocks/{blocked[0]['id']}"), "not_found")
        await app.state.server.command(second, Sit(id="s", seat=1, name="Bob"), bob.me["id"])
        assert [each["id"] for each in (await ann.http.get("/api/tables")).json()] != []

    on_server(tmp_path, work)


def test_a_blocked_person_does_not_send_invitations(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann, bob = await Browser(app).arrive(), await Browser(app).arrive()
        server = app.state.server
        table = await table_for_two(app, ann, bob)
        await server.command(table, Start(id="start"), ann.me["id"])
        await server.command(table, Resign(id="resign", seat=1), bob.me["id"])
        await server.command(table, Rematch(id="again"), bob.me["id"])
        assert len((await ann.http.get("/api/me/tables")).json()) == 2
        await ann.http.post("/api/me/blocks", json={"table": table, "seat": 1})
        assert [each["id"] for each in (await ann.http.get("/api/me/tables")).json()] == [table]

    on_server(tmp_path, work)


@pytest.mark.parametrize("reference", [{"seat": 0}, {"seat": 7}, {"line": 99}, {}])
def test_only_another_person_at_the_table_can_be_blocked(tmp_path: Path, reference: dict[str, int]) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        table = await started_game(ann, "me", "random")
        for path in ("/api/me/blocks", "/api/reports"):
            assert refused(await ann.http.post(path, json={"table": table, **reference}), "not_found")
            assert refused(await ann.http.post(path, json={"table": "none", "seat": 1}), "not_found")
        assert refused(await ann.http.post("/api/me/blocks", json={"table": table, "seat": 1}), "not_found"), "a bot"

    on_server(tmp_path, work)


def test_the_chat_of_a_blocked_person_is_hidden_at_once_and_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place,
            place.guest("Ana") as ana,
            place.guest("Ben") as ben,
        ):
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as host, ben.at(table) as spectator:
                await spectator.do("chat", text="rude")
                line = (await host.until("chat"))["line"]
                assert line["text"] == "rude"
                blocked = await ana.http.post("/api/me/blocks", json={"table": table, "line": line["number"]})
                assert blocked.status_code == 201
                assert (await host.until("welcome"))["chat"] == []
                await spectator.do("chat", text="still rude")
                await host.do("chat", text="quiet now")
                assert not any("still rude" in text for text in host.told)
            async with ana.at(table) as host:
                assert [each["text"] for each in host.welcome["chat"]] == ["quiet now"]

    asyncio.run(work())


# The host


def test_the_host_removes_a_line_and_a_spectator(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place,
            place.guest("Ana") as ana,
            place.guest("Ben") as ben,
        ):
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as host, ben.at(table) as spectator:
                await spectator.do("chat", text="rude")
                await spectator.do("chat", text="ruder")
                number = (await host.until("chat"))["line"]["number"]
                assert (await spectator.ask("remove_line", line=number))["code"] == "not_host"
                await host.do("remove_line", line=number)
                while not (gone := (await spectator.until("chat"))["line"])["removed"]:
                    pass
                assert (gone["number"], gone["text"]) == (number, "")
                assert (await host.ask("remove_line", line=number))["code"] == "no_such_line"
                await host.do("remove_spectator", line=number)
                await spectator.closed()
                assert '"removed"' in spectator.told[-1]
                again = json.loads(next(text for text in reversed(host.told) if '"type":"welcome"' in text))
                assert [each["removed"] for each in again["chat"]] == [True, True]
            async with ben.at(table, hello=False) as spectator:
                await spectator.send(type="hello")
                assert (await spectator.until("error"))["code"] == "removed"
            async with ana.at(table) as host:
                assert "rude" not in str(host.welcome)

    asyncio.run(work())


def test_a_player_is_not_removed_as_a_spectator(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann, bob = await Browser(app).arrive(), await Browser(app).arrive()
        server = app.state.server
        table = await table_for_two(app, ann, bob)
        number = await server.command(table, Chat(id="c", text="hello"), bob.me["id"])
        from guilda.tables.commands import RemoveSpectator

        with pytest.raises(Exception, match="seat_taken"):
            await server.command(table, RemoveSpectator(id="r", line=number), ann.me["id"])

    on_server(tmp_path, work)


def test_the_chat_of_a_table_can_be_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place,
            place.guest("Ana") as ana,
            place.guest("Ben") as ben,
        ):
            table = await ana.open("azul", "me", "open", chat=False)
            async with ana.at(table) as host, ben.at(table) as spectator:
                assert host.welcome["table"]["chat"] is False
                assert (await host.ask("chat", text="hello"))["code"] == "chat_off"
                assert (await spectator.ask("switch_chat", on=True))["code"] == "not_host"
                await host.do("switch_chat", on=True)
                while not (await spectator.until("table"))["table"]["chat"]:
                    pass
                await spectator.do("chat", text="hello")
                await host.do("switch_chat", on=False)
                assert (await spectator.ask("chat", text="hello"))["code"] == "chat_off"

    asyncio.run(work())


# Administrators


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("10.1.2.3", "10.1.2.3/32"),
        ("10.1.2.3/16", "10.1.0.0/16"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("Ann", None),
    ],
)
def test_an_address_is_banned_with_its_network(text: str, network: str | None) -> None:
    assert banned_network(text) == network


def test_a_banned_address_can_do_nothing(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        server = app.state.server
        inside, outside = Browser(app, client="10.1.2.3"), Browser(app, client="10.2.2.3")
        await inside.arrive()
        await server.moderation.ban(Ban("address", "10.1.0.0/16", "spam", milliseconds()))
        await server.moderation.load_bans()
        assert refused(await inside.http.get("/api/me"), "banned")
        assert refused(await inside.open_table("me", "open"), "banned")
        await outside.arrive()
        await server.moderation.unban("address", "10.1.0.0/16")
        await server.moderation.load_bans()
        assert (await inside.http.get("/api/me")).status_code == 200

    on_server(tmp_path, work)


def test_a_banned_account_loses_its_sessions_and_tokens_and_cannot_log_in(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        bot = await ann.make_bot()
        assert (await bot.get("/api/me")).status_code == 200
        server, person = app.state.server, ann.me["id"]
        until = milliseconds() + 3_600_000
        await server.moderation.ban(Ban("person", person, "spam", milliseconds(), until))
        await server.moderation.load_bans()
        assert refused(await bot.get("/api/me"), "not_identified")
        ann.remember(await ann.http.get("/api/me"))
        assert not ann.me["account"]
        credentials = {"name": "Ann", "password": "correct horse"}
        assert refused(await ann.http.post("/api/login", json=credentials), "banned")
        wrong = {**credentials, "password": "wrong horse"}
        assert refused(await ann.http.post("/api/login", json=wrong), "wrong_password")
        await server.moderation.ban(Ban("person", person, "spam", milliseconds(), 1))
        await server.moderation.load_bans()
        await ann.log_in("Ann")

    on_server(tmp_path, work)


def test_connections_of_a_banned_person_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving_sockets(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            table = await ana.open("azul", "me", "open")
            person = (await ana.http.get("/api/me")).json()["id"]
            async with ana.at(table) as client:
                server = place.server
                await server.moderation.ban(Ban("person", person, "", milliseconds()))
                await server.moderation.load_bans()
                await server.authenticator.check()
                assert await client.closed() == 1008

    asyncio.run(work())


def administrate(tmp_path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(["admin", *arguments, "--database", f"sqlite:///{tmp_path}/guilda.db"]) == 0
    return capsys.readouterr().out


def test_administrators_read_reports_ban_and_reset_passwords(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def complain(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        bob = await (await Browser(app).arrive()).register("Bob")
        table = await table_for_two(app, ann, bob)
        number = await app.state.server.command(table, Chat(id="c", text="you cheat"), bob.me["id"])
        complaint = {"table": table, "line": number, "reason": "insults me"}
        assert (await ann.http.post("/api/reports", json=complaint)).status_code == 204

    on_server(tmp_path, complain)
    told = administrate(tmp_path, capsys, "reports")
    assert "Ann" in told
    assert "reports Bob" in told
    assert "line: you cheat" in told
    assert "reason: insults me" in told
    report = told.split()[0]
    administrate(tmp_path, capsys, "reports", "--close", report)
    assert "0 reports" in administrate(tmp_path, capsys, "reports")
    assert "closed" in administrate(tmp_path, capsys, "reports", "--all")
    assert "banned" in administrate(tmp_path, capsys, "ban", "bob", "--days", "7", "--reason", "insults")
    assert "Bob" in administrate(tmp_path, capsys, "bans")
    assert "may return" in administrate(tmp_path, capsys, "unban", "Bob")
    assert "address 10.0.0.0/8" in administrate(tmp_path, capsys, "ban", "10.1.1.1/8")
    assert main(["admin", "ban", "Clara", "--database", f"sqlite:///{tmp_path}/guilda.db"]) == 2
    assert "no account 'Clara'" in capsys.readouterr().err
    link = administrate(tmp_path, capsys, "reset-password", "ANN", "--address", "https://example.org/").split()[0]
    assert link.startswith("https://example.org/account/password#")

    async def reset(app: Litestar) -> None:
        browser = await Browser(app).arrive()
        new = {"secret": link.partition("#")[2], "password": "better horse"}
        browser.remember(await browser.http.post("/api/password", json=new))
        assert browser.me["name"] == "Ann"
        assert refused(await browser.http.post("/api/password", json=new), "link_invalid")

    on_server(tmp_path, reset)


def test_reports_of_one_person_are_limited(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann, bob = await Browser(app).arrive(), await Browser(app).arrive()
        table = await table_for_two(app, ann, bob)
        answers = [await ann.http.post("/api/reports", json={"table": table, "seat": 1}) for _ in range(11)]
        assert answers[0].status_code == 204
        assert refused(answers[-1], "too_many")

    on_server(tmp_path, work, rate=1000)


def test_no_admin_command_migrates_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3

    async def nothing(app: Litestar) -> None:
        pass

    on_server(tmp_path, nothing)
    file = f"{tmp_path}/guilda.db"
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '0004'")
    connection.commit()
    for command in (["list"], ["reports"], ["bans"], ["prune", "--days", "9"], ["reset-password", "Ann"]):
        assert main(["admin", *command, "--database", f"sqlite:///{file}"]) == 2
        assert "older version" in capsys.readouterr().err
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)
    connection.close()
