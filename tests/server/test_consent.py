"""Consent to puzzles: the setting of an account, the games that it permits, and the command that searches them."""

from __future__ import annotations

import asyncio
import hmac
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

import guilda
from guilda import puzzles
from guilda.cli import main
from guilda.server import database as database_module
from guilda.server.consent import agreed_games
from guilda.server.people_store import Profile
from guilda.server.storage import Storage, StoredGame
from tests.server.test_http import Browser, on_server, refused, started_game
from tests.server.test_storage import run, short

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from litestar import Litestar

CONSENT = {"puzzle_consent": True}
GAME = guilda.new("azul", seed=1).record().dumps().encode()
VERSION = guilda.game("azul").rules_version


# The setting


def test_an_account_agrees_and_withdraws(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await Browser(app).arrive()
        assert refused(await ann.http.patch("/api/me", json=CONSENT), "accounts_only")
        await ann.register("Ann")
        assert ann.me["puzzle_consent"] is False
        assert (await ann.http.patch("/api/me", json=CONSENT)).json()["puzzle_consent"] is True
        renamed = (await ann.http.patch("/api/me", json={"name": "Anna", "language": "pt"})).json()
        assert (renamed["name"], renamed["puzzle_consent"]) == ("Anna", True)
        assert (await ann.http.get("/api/me/export")).json()["puzzle_consent"] is True
        assert refused(await (await ann.make_bot()).patch("/api/me", json=CONSENT), "not_for_bots")
        withdrawn = (await ann.http.patch("/api/me", json={"puzzle_consent": False})).json()
        assert (withdrawn["name"], withdrawn["puzzle_consent"]) == ("Anna", False)
        assert (await ann.http.patch("/api/me", json={"puzzle_consent": "yes"})).status_code == 400

    on_server(tmp_path, work)


def test_consent_is_erased_with_the_account(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        await ann.http.patch("/api/me", json=CONSENT)
        person = ann.me["id"]
        ann.remember(await ann.http.delete("/api/me"))
        assert ann.me["puzzle_consent"] is False
        assert await app.state.server.storage.people.profile(person) is None

    on_server(tmp_path, work)


def test_accounts_of_an_older_database_have_not_agreed(database: str) -> None:
    from alembic import command

    engine = database_module.make_engine(database_module.database_url(database), 1, writes=True)
    config = database_module.migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0010")
        connection.execute(text("INSERT INTO people (id, name, login, created) VALUES ('1', 'Ann', 'ann', 1)"))
    engine.dispose()

    async def work(storage: Storage) -> None:
        assert await storage.people.profile("1") == Profile("1", "Ann", login="ann", created=1)

    run(database, work)


# The games


async def keep(storage: Storage, table: str, persons: tuple[str | None, ...], **more: Any) -> None:
    """Store a finished game in the archive."""
    usual = {"phase": "over", "host": "ann", "rules_version": VERSION, "ranks": [1, 2]}
    summary = short(**{**usual, **more}, persons=persons)
    await storage.append(table, 1, [b"x"], summary)
    await storage.archive(table, StoredGame(GAME, b"", b"", None))


KEPT: dict[str, dict[str, Any]] = {
    "all agreed": {"persons": ("ann", "bob")},
    "one against a bot": {"persons": ("ann", None)},
    "bots only": {"persons": (None, None)},
    "yesterday's deal": {"persons": ("ann", None), "deal": "2020-01-01/azul"},
    "one did not agree": {"persons": ("ann", "eve")},
    "withdrawn": {"persons": ("ann", "zoe")},
    "guest": {"persons": ("ann", "guest")},
    "erased": {"persons": ("ann", "0123")},
    "pass and play": {"persons": ("ann", "ann")},
    "running": {"persons": ("ann", "bob"), "phase": "playing", "ranks": None},
    "aborted": {"persons": ("ann", "bob"), "ranks": None},
    "of older rules": {"persons": ("ann", "bob"), "rules_version": 0},
    "another game": {"persons": ("ann", "bob"), "game": "splendor"},
    "today's deal": {"persons": ("ann", None), "deal": "2999-01-01/azul"},
    "offline-uploaded": {"persons": ("ann", None)},
}
USED = ["all agreed", "one against a bot", "bots only", "yesterday's deal"]


def test_only_finished_games_of_players_who_all_agree_are_used(database: str) -> None:
    names: list[str] = []

    async def work(storage: Storage) -> None:
        secret = await storage.secret("daily")
        names.extend(hmac.digest(secret, f"puzzles {table}".encode(), "sha256").hex() for table in USED)
        for person, agrees in (("ann", True), ("bob", True), ("zoe", True), ("eve", False)):
            await storage.people.store_profile(Profile(person, person, login=person, puzzle_consent=agrees))
        await storage.people.store_profile(Profile("guest", "guest", puzzle_consent=True))  # no account
        await storage.people.store_profile(Profile("zoe", "zoe"), "puzzle_consent")
        for table, details in KEPT.items():
            await keep(storage, table, **details)

    run(database, work)
    read_only = database if "sqlite" in database else f"{database}?options=-c%20default_transaction_read_only%3Don"
    found = dict(agreed_games(read_only, "azul"))
    assert sorted(found) == sorted(names)
    assert set(found.values()) == {GAME}


def test_consent_that_is_withdrawn_during_a_search_counts_at_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.secret("daily")
        await storage.people.store_profile(Profile("ann", "ann", login="ann", puzzle_consent=True))
        for table in "ab":
            await keep(storage, table, ("ann", None))
        games = agreed_games(database, "azul")
        next(games)
        await storage.people.store_profile(Profile("ann", "ann", login="ann"), "puzzle_consent")
        assert list(games) == []

    run(database, work)


# The command


def test_the_command_searches_the_game_of_an_account_and_names_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private: list[str] = []

    async def work(app: Litestar) -> None:
        ann = await (await Browser(app).arrive()).register("Ann")
        await ann.http.patch("/api/me", json=CONSENT)
        table = await started_game(ann, "me", "random")
        (await ann.bot.post(f"/api/bot/tables/{table}/act", json=await first_move(app, table))).raise_for_status()
        (await ann.bot.post(f"/api/bot/tables/{table}/resign")).raise_for_status()
        await app.state.server.archive.store(table)
        private.extend((table, ann.me["id"], "Ann", "ann", "mine"))

    on_server(tmp_path, work)
    [sample, *_] = puzzles.load("azul")

    def puzzles_of(positions: Iterable[Any], number: int) -> list[puzzles.Puzzle]:
        assert all(position.name == "azul" for position in positions)
        return [sample]

    monkeypatch.setattr("guilda.puzzles.command.pool", ThreadPoolExecutor)
    monkeypatch.setattr("guilda.puzzles.command.puzzles_of", puzzles_of)
    monkeypatch.setattr("guilda.puzzles.command.self_play", lambda game, number: ())
    out = tmp_path / "found.jsonl"
    command = ["puzzles", "azul", "--database", f"sqlite:///{tmp_path}/guilda.db", "--out", str(out), "--workers", "1"]
    for wanted in "15":  # the second run resumes
        assert main([*command, "--puzzles", wanted]) == 0
        names = [json.loads(line)["game"] for line in out.read_text().splitlines()]
        assert [len(name) for name in names if len(name) > 2] == [64], "the others are games between bots"
        assert not any(word in out.read_text() for word in private)
    assert len(names) == len(set(names)) >= 5


async def first_move(app: Litestar, table: str) -> dict[str, Any]:
    """Return the command that makes the first legal move, once it is the person's turn."""
    while (found := await app.state.server.table(table)).actor() != 0:
        await asyncio.sleep(0.01)
    return {"id": "m", "ply": found.ply, "action": found.match.position.actions()[0]}


def test_a_database_that_cannot_be_read_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["puzzles", "azul", "--database", f"sqlite:///{tmp_path}/none.db", "--out", f"{tmp_path}/found.jsonl"]
    assert main(command) == 2
    assert "there is no database" in capsys.readouterr().err
