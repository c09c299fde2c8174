"""Games that were played without a server move into an account: replayed first, stored once, never rated."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import guilda
from guilda.records.record import Seat, checksum
from guilda.rules.registry import names
from guilda.server import upload_api
from guilda.tables.uploads import OFFLINE
from tests.offline.test_host import DEVICE, Page, run
from tests.server.test_http import Browser, finished_game, on_server, refused, serving

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar


async def played(game: str = "azul", **given: Any) -> dict[str, Any]:
    """Return a game of a browser as it is uploaded."""
    page = Page()
    table = await page.open(game, **given)
    await page.play()
    return await page.get(f"/api/tables/{table}/upload")  # type: ignore[no-any-return]


async def resigned() -> dict[str, Any]:
    page = Page()
    table = await page.open("splendor")
    await page.play(3)
    await page.send(type="resign", seat=0)
    return await page.get(f"/api/tables/{table}/upload")  # type: ignore[no-any-return]


async def account(app: Litestar, name: str = "Eva") -> Browser:
    return await (await Browser(app).arrive()).register(name)


@pytest.mark.parametrize("game", names())
def test_a_game_against_a_bot_is_in_my_games_with_replay_and_verdict(game: str, tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, local = await account(app), await played(game)
        answer = await eva.http.post("/api/me/games", json=local)
        assert answer.status_code == 200, answer.text
        table = answer.json()
        assert table["id"].startswith(OFFLINE)
        assert (table["phase"], table["seats"], table["rated"]) == ("over", [0], False)
        (mine,) = (await eva.http.get("/api/me/tables")).json()
        assert mine == table
        assert (await eva.http.get(f"/api/tables/{table['id']}/record")).text == local["record"]
        replay = (await eva.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert len(replay["frames"]) == len(json.loads(local["record"])["moves"]) + 1
        assert (await eva.http.get(f"/api/tables/{table['id']}/verify")).json()["fair"]
        assert (await eva.http.get("/api/me/ratings")).json() == []

    on_server(tmp_path, work)


def test_pass_and_play_and_a_resigned_game_keep_their_seats_and_result(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await account(app)
        both = (await eva.http.post("/api/me/games", json=await played("sintra", **DEVICE))).json()
        assert both["players"] == ["Eva", "Ivo"]
        assert both["seats"] == [0, 1]
        given_up = await eva.http.post("/api/me/games", json=await resigned())
        assert given_up.json()["ranks"] == [2, 1], given_up.text

    on_server(tmp_path, work)


def test_the_same_game_is_stored_once_and_belongs_to_one_account(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, local = await account(app), await played()
        first, second = [await eva.http.post("/api/me/games", json=local) for _ in range(2)]
        assert first.json() == second.json()
        assert len((await eva.http.get("/api/me/tables")).json()) == 1
        assert refused(await (await account(app, "Ivo")).http.post("/api/me/games", json=local), "game_taken")

    on_server(tmp_path, work)


def with_fields(local: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """Return a game whose record was forged, with a valid checksum."""
    fields = {**json.loads(local["record"]), **changed}
    del fields["checksum"]
    fields["checksum"] = checksum(fields)
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
    return {**local, "record": "{\n" + ",\n".join(lines) + "\n}\n"}


def test_forged_impossible_and_unfinished_games_are_refused(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, local, given_up = await account(app), await played(), await resigned()
        record = json.loads(local["record"])
        moves, seats, draws = record["moves"], record["seats"], record["draws"]
        forged = [
            {**local, "record": "{}"},
            {**local, "record": local["record"].replace('"Eva"', '"Eve"')},
            with_fields(local, moves=[*moves[:3], moves[2], *moves[4:]]),
            with_fields(local, moves=moves[:-1], result=None),
            with_fields(local, moves=[*moves, moves[-1]]),
            with_fields(local, moves=[[notation, 2**52] for notation, _ in moves]),
            with_fields(local, draws=[[n, (outcome + 1) % n] for n, outcome in draws]),
            with_fields(local, result={"scores": [99, 0], "ranks": [1, 2]}),
            with_fields(local, seats=[{**seats[0], "kind": "master"}, seats[1]]),
            with_fields(local, seats=[seats[0], {**seats[1], "kind": "Magnus"}]),
            with_fields(local, seats=[seats[0], {**seats[1], "name": "Magnus"}]),
            with_fields(local, seats=[{**seats[0], "seed": "another"}, seats[1]]),
            with_fields(local, server_seed="00" * 32),
            with_fields(local, rules_version=99),
            {**local, "resigned": [1]},
            {**local, "resigned": [0, 0]},
            {**given_up, "resigned": []},
        ]
        for number, each in enumerate(forged):
            answer = await eva.http.post("/api/me/games", json=each)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), (number, answer.text)
        long = with_fields(local, seats=[{**seats[0], "name": "E" * 30}, seats[1]])
        assert (await eva.http.post("/api/me/games", json=long)).json()["code"] == "bad_name"
        for each in ({**local, "ended": -1}, {**local, "resigned": [9]}, {**local, "rated": True}, {}):
            assert (await eva.http.post("/api/me/games", json=each)).status_code == 400
        assert (await eva.http.get("/api/me/tables")).json() == []

    on_server(tmp_path, work)


def test_a_game_is_kept_although_the_clock_of_its_device_was_put_back(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, local = await account(app), await played()
        moves = [[notation, 9 - at % 10] for at, (notation, _) in enumerate(json.loads(local["record"])["moves"])]
        put_back = with_fields(local, moves=moves)
        table = (await eva.http.post("/api/me/games", json=put_back)).json()
        assert (await eva.http.get(f"/api/tables/{table['id']}/record")).text == put_back["record"]
        assert (await eva.http.get(f"/api/tables/{table['id']}/replay")).status_code == 200
        assert (await eva.http.post("/api/analysis/open", json={"file": put_back["record"]})).status_code == 200

    on_server(tmp_path, work)


def test_a_legal_game_from_another_program_needs_a_person_at_the_table(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await account(app)
        for kinds, accepted in ((("greedy", "greedy"), False), (("human", "greedy"), True)):
            seats = [Seat("Eva" if kind == "human" else name, "", kind) for name, kind in zip(("Ana", "Inês"), kinds)]  # noqa: B905
            match = guilda.records.match.Match("azul", {"players": 2}, seats=seats)
            while match.actor() is not None:
                match.apply(match.actions()[0], match.ply)
            local = {"record": match.record().dumps(), "ended": 10**12}
            assert ((await eva.http.post("/api/me/games", json=local)).status_code == 200) == accepted

    on_server(tmp_path, work)


def test_guests_bots_and_full_accounts_are_told_why_nothing_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(app: Litestar) -> None:
        guest, local = await Browser(app).arrive(), await played()
        assert refused(await guest.http.post("/api/me/games", json=local), "accounts_only")
        eva = await guest.register("Eva")
        assert refused(await (await eva.make_bot()).post("/api/me/games", json=local), "not_for_bots")
        monkeypatch.setattr(upload_api, "MOST_UPLOADED", 1)
        assert (await eva.http.post("/api/me/games", json=local)).status_code == 200
        assert refused(await eva.http.post("/api/me/games", json=await played("splendor")), "too_many_games")
        assert (await eva.http.post("/api/me/games", json=local)).status_code == 200, "it is there already"

    on_server(tmp_path, work)


def test_a_server_that_offers_the_games_to_browsers_reviews_every_game_for_its_archive(tmp_path: Path) -> None:
    (tmp_path / "parts.json").write_text("{}")

    async def work() -> None:
        async with serving(tmp_path, offline=str(tmp_path)) as app:
            eva, archive = await account(app, "Eva"), app.state.server.archive
            chosen: list[str] = []

            async def make_review(table: str) -> bytes:
                chosen.append(table)
                return b"{}"

            archive.make_review = make_review
            tables = {
                (await eva.http.post("/api/me/games", json=await played())).json()["id"],
                await finished_game(eva, "greedy"),
            }
            while set(chosen) != tables:
                await asyncio.sleep(0.01)

    run(work())


def test_an_upload_is_what_the_server_declares() -> None:
    local = run(played())
    assert msgspec.convert(local, upload_api.UploadedGame).resigned == []
