"""Daily deals on the server: playing, secrecy of the seeds, submissions, results, guests and accounts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from guilda import bots, daily
from guilda.records.fairness import commitment
from guilda.rules.rng import FastRng
from guilda.server.daily import DailyDeals
from guilda.server.daily_store import DailyStore, StoredDaily, StoredMaster
from guilda.server.errors import ServerError
from guilda.server.storage import Storage
from guilda.tables.commands import Act, Person, Rematch, Resign
from guilda.tables.errors import CodedError
from guilda.tables.room import Viewer
from tests.daily.playing import played
from tests.server.test_http import Browser, on_server

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar

DAY = 86_400_000


@pytest.fixture(autouse=True)
def quick_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the master from playing: it takes seconds of both cores."""

    async def nothing(_self: DailyDeals, _name: str, _day: object) -> None:
        return

    monkeypatch.setattr(DailyDeals, "play_master", nothing)


def deals_of(app: Litestar) -> DailyDeals:
    """Return the daily deals of a server."""
    found: DailyDeals = app.state.server.daily
    return found


async def deal_of(browser: Browser, name: str) -> dict[str, Any]:
    """Return a deal as a browser sees it."""
    page = (await browser.http.get("/api/daily")).json()
    return next(each for each in page["deals"] if each["name"] == name)


async def finish(app: Litestar, browser: Browser, table_id: str) -> None:
    """Play a deal to its end at its table, and wait until its result is stored."""
    server, person = app.state.server, browser.me["id"]
    bot = bots.make("greedy", 1)
    while (table := await server.table(table_id)).phase == "playing":
        seat = table.actor()
        if table.level_of(seat):
            await asyncio.sleep(0.005)
            continue
        action = bot.choose(table.seen_by(seat, FastRng(1)))
        await server.command(table_id, Act(f"{table.ply}", table.ply, action), person)
    await deals_of(app).settle_table(table_id)


def later(app: Litestar, days: int) -> None:
    """Let days pass on a server's clock."""
    hub = app.state.server.hub
    before = hub.now
    hub.now = lambda: before() + days * DAY


def test_a_guest_plays_todays_deal_and_gets_a_result(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        before = await deal_of(eva, "sagrada-solo")
        assert (before["state"], before["players"]) == ("new", 0)
        opened = await eva.http.post("/api/daily/sagrada-solo/play")
        assert opened.status_code == 200, opened.text
        table_id = opened.json()["id"]
        again = await eva.http.post("/api/daily/sagrada-solo/play")
        assert again.json()["id"] == table_id
        assert (await deal_of(eva, "sagrada-solo"))["state"] == "playing"
        await finish(app, eva, table_id)
        after = await deal_of(eva, "sagrada-solo")
        assert after["state"] == "finished"
        assert after["result"]["percentile"] is None
        assert after["histogram"] == [[after["result"]["ahead"], 1]]
        assert after["result"]["share"].startswith("Guilda · ")
        page = (await eva.http.get("/api/daily")).json()
        assert page["streak"] == 1
        assert page["calendar"] == [{"day": page["day"], "deals": ["sagrada-solo"], "star": False}]

    on_server(tmp_path, work)


def test_everyone_gets_the_same_deal_and_is_compared(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, ivo = await Browser(app).arrive(), await Browser(app).arrive()
        tables = [(await each.http.post("/api/daily/azul/play")).json() for each in (eva, ivo)]
        assert tables[0]["id"] != tables[1]["id"]
        assert tables[0]["commitment"] == tables[1]["commitment"]
        for browser, table in zip((eva, ivo), tables, strict=True):
            await finish(app, browser, table["id"])
        results = [(await deal_of(each, "azul"))["result"] for each in (eva, ivo)]
        assert results[0] == results[1], "the same decisions have the same result"
        assert results[0]["percentile"] == 50

    on_server(tmp_path, work)


def test_a_game_of_a_deal_is_shown_to_others_once_they_have_finished_it_or_the_day_is_over(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva, ivo, guest = [await Browser(app).arrive() for _ in range(3)]
        table_id = (await eva.http.post("/api/daily/sagrada-solo/play")).json()["id"]
        await finish(app, eva, table_id)
        paths = [f"/api/tables/{table_id}/{what}" for what in ("replay", "review", "verify")]
        own = (await ivo.http.post("/api/daily/sagrada-solo/play")).json()["id"]
        for browser in (ivo, guest):
            for path in paths:
                assert (await browser.http.get(path)).json()["code"] == "daily_unplayed"
        with pytest.raises(ServerError, match="daily_unplayed"):
            await app.state.server.hub.presence.join(table_id, Viewer(Person(ivo.me["id"], "Ivo")), None)
        await finish(app, ivo, own)
        for browser in (eva, ivo):
            for path in paths:
                assert (await browser.http.get(path)).status_code == 200
        await app.state.server.hub.presence.join(table_id, Viewer(Person(ivo.me["id"], "Ivo")), None)
        later(app, 1)
        assert (await guest.http.get(paths[0])).status_code == 200

    on_server(tmp_path, work)


def test_the_seed_is_secret_during_the_day_and_published_after_it(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        deals = deals_of(app)
        seed = deals.seed("sagrada-solo", deals.today()).hex()
        table_id = (await eva.http.post("/api/daily/sagrada-solo/play")).json()["id"]
        await finish(app, eva, table_id)
        for path in (
            "/api/daily",
            *(f"/api/tables/{table_id}{what}" for what in ("", "/record", "/replay", "/verify")),
        ):
            assert seed not in (await eva.http.get(path)).text, path
        assert (await eva.http.get(f"/api/tables/{table_id}/record")).json()["code"] == "daily_sealed"
        today = (await eva.http.get("/api/daily")).json()
        later(app, 1)
        tomorrow = (await eva.http.get("/api/daily")).json()
        names = [each["name"] for each in today["deals"]]
        for name, now, old in zip(names, today["deals"], tomorrow["yesterday"], strict=True):
            assert old["name"] == name
            assert commitment(bytes.fromhex(old["seed"])) == old["commitment"] == now["commitment"]
        new = [each["commitment"] for each in tomorrow["deals"]]
        assert new == [each["next_commitment"] for each in today["deals"]]
        assert seed in (await eva.http.get(f"/api/tables/{table_id}/record")).text

    on_server(tmp_path, work)


def test_a_resigned_or_late_game_does_not_count(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        resigned = (await eva.http.post("/api/daily/azul/play")).json()["id"]
        await app.state.server.command(resigned, Resign("r", 0), eva.me["id"])
        await deals_of(app).settle_table(resigned)
        deal = await deal_of(eva, "azul")
        assert (deal["state"], deal["result"], deal["players"]) == ("uncounted", None, 0)
        again = (await eva.http.post("/api/daily/azul/play")).json()["id"]
        assert again == resigned, "a deal cannot be begun again"
        late = (await eva.http.post("/api/daily/sagrada-solo/play")).json()["id"]
        later(app, 1)
        app.state.server.hub.log.now = app.state.server.hub.now
        running = (await eva.http.get("/api/daily")).json()["yesterday"]
        assert [each["table"] for each in running if each["name"] == "sagrada-solo"] == [None], "not over: no replay"
        await finish(app, eva, late)
        games = await deals_of(app).store.games_of(eva.me["id"])
        assert [each.ahead for each in games] == [None, None]
        page = (await eva.http.get("/api/daily")).json()
        assert page["streak"] == 0
        past = {each["name"]: (each["table"], each["result"]) for each in page["yesterday"]}
        assert (past["azul"], past["sagrada-solo"]) == ((resigned, None), (late, None))

    on_server(tmp_path, work)


def test_nothing_is_undone_hinted_or_repeated_in_a_deal(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        table_id = (await eva.http.post("/api/daily/sagrada-solo/play")).json()["id"]
        server = app.state.server
        table = await server.table(table_id)
        assert (table.setup.hints, table.setup.chat) == (False, False)
        assert table.undo_offer(eva.me["id"]).kind == "nothing"
        await finish(app, eva, table_id)
        with pytest.raises(CodedError, match="daily_once"):
            await server.command(table_id, Rematch("again"), eva.me["id"])

    on_server(tmp_path, work)


async def take(browser: Browser, name: str) -> tuple[str, bytes]:
    """Take a deal offline; return its name with its day, and its seed."""
    answer = await browser.http.post(f"/api/daily/{name}/take")
    assert answer.status_code == 200, answer.text
    return answer.json()["deal"], bytes.fromhex(answer.json()["seed"])


def test_a_deal_that_was_taken_is_submitted_later_and_marked(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        deal, seed = await take(eva, "azul")
        assert (await take(eva, "azul"))[1] == seed, "asking twice does no harm"
        assert (await deal_of(eva, "azul"))["state"] == "taken"
        assert (await eva.http.post("/api/daily/azul/play")).json()["code"] == "daily_taken"
        match = played("azul", seed)
        given = {"deal": deal, "record": match.record().dumps()}
        ivo = await Browser(app).arrive()
        assert (await ivo.http.post("/api/daily/submit", json=given)).json()["code"] == "daily_not_taken"
        accepted = await eva.http.post("/api/daily/submit", json=given)
        assert accepted.status_code == 200, accepted.text
        found = await deal_of(eva, "azul")
        assert found["result"]["offline"]
        assert found["result"]["points"] == match.scores()[0]
        assert found["players"] == 0, "others are not compared with it"
        assert (await eva.http.post("/api/daily/submit", json=given)).json()["code"] == "daily_once"

    on_server(tmp_path, work)


def test_a_forged_submission_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        deal, seed = await take(eva, "sagrada-solo")
        record = played("sagrada-solo", seed, "random").record()
        for text in (record.dumps().replace('"scores": [', '"scores": [1'), "{}", "x", record.dumps()[:-9]):
            answer = await eva.http.post("/api/daily/submit", json={"deal": deal, "record": text})
            assert answer.status_code == 400, answer.text
            assert answer.json()["sentence"].startswith("This game does not count: ")
        for wrong in ("2026-11-17/chess", "x", "", "9" * 41):
            answer = await eva.http.post("/api/daily/submit", json={"deal": wrong, "record": "{}"})
            assert answer.status_code == 400, answer.text
        later(app, 9)
        answer = await eva.http.post("/api/daily/submit", json={"deal": deal, "record": record.dumps()})
        assert answer.json()["code"] == "daily_too_late"
        assert (await eva.http.post("/api/daily/chess/play")).status_code == 404
        assert (await eva.http.post("/api/daily/chess/take")).status_code == 404

    on_server(tmp_path, work)


def test_a_deal_that_was_begun_here_cannot_be_taken(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await Browser(app).arrive()
        await eva.http.post("/api/daily/azul/play")
        assert (await eva.http.post("/api/daily/azul/take")).json()["code"] == "daily_once"

    on_server(tmp_path, work)


def test_a_token_takes_and_submits_for_the_terminal(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await (await Browser(app).arrive()).register("eva")
        bot = await eva.make_bot()
        taken = (await bot.post("/api/daily/sagrada-solo/take")).json()
        record = played("sagrada-solo", bytes.fromhex(taken["seed"])).record().dumps()
        answer = await bot.post("/api/daily/submit", json={"deal": taken["deal"], "record": record})
        assert answer.status_code == 200, answer.text
        assert (await deal_of(eva, "sagrada-solo"))["state"] == "finished"

    on_server(tmp_path, work)


def test_a_guests_results_become_the_accounts(tmp_path: Path) -> None:
    async def work(app: Litestar) -> None:
        eva = await (await Browser(app).arrive()).register("eva")
        guest = await Browser(app).arrive()
        for browser, names in ((eva, ["azul"]), (guest, ["azul", "sagrada-solo"])):
            for name in names:
                await take(browser, name)
        deals = deals_of(app)
        for row in await deals.store.games_of(guest.me["id"]):
            assert await deals.store.finish(row, 5, daily.Outcome(7, 7, True))
        await guest.log_in("eva")
        rows = {each.deal.partition("/")[2]: each.points for each in await deals.store.games_of(eva.me["id"])}
        assert rows == {"azul": None, "sagrada-solo": 7}, "the account's own game stays"
        exported = (await guest.http.get("/api/me/export")).json()
        assert sorted(each["deal"].partition("/")[2] for each in exported["daily"]) == ["azul", "sagrada-solo"]
        await guest.http.delete("/api/me")
        assert await deals.store.games_of(eva.me["id"]) == []

    on_server(tmp_path, work)


def test_a_result_is_stored_once(database: str) -> None:
    async def whole() -> None:
        storage = Storage(database)
        await storage.open()
        try:
            store = DailyStore(storage)
            deal = "2026-11-17/azul"
            game = StoredDaily("eva", deal, "table", 1)
            assert await store.begin(game) == game
            assert await store.begin(game._replace(table_id="other")) == game
            assert not await store.finish(game._replace(table_id="other"), 2, daily.Outcome(1, 1, True))
            assert await store.finish(game, 2, daily.Outcome(50, -3, False), "🟦")
            assert not await store.finish(game, 3, daily.Outcome(99, 99, True))
            offline = StoredDaily("ivo", deal, None, 1)
            await store.begin(offline)
            assert await store.finish(offline, 4, daily.Outcome(60, 8, True))
            assert await store.counts([deal]) == {deal: {-3: 1}}
            assert [each.points for each in await store.games_of("eva", "2026-11-17")] == [50]
            assert await store.games_of("eva", "2026-11-18") == []
            master = StoredMaster(deal, "m", 80, 30, True)
            await store.store_master(master)
            await store.store_master(master._replace(points=1))
            assert await store.masters([deal]) == {deal: master}
        finally:
            await storage.close()

    asyncio.run(whole())
