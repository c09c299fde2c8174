"""The host of tables without a server: the same commands and answers as the server's, stored before they are told."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from guilda.analysis import Analysis
from guilda.offline import search
from guilda.offline.host import Answer, Host
from guilda.offline.searches import SearchLostError
from guilda.offline.store import MemoryStore, StoreError
from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.rules.registry import names
from guilda.server.resources import GameSummary, Me, Replay, Review, TableSummary, Verdict
from guilda.tables.messages import ServerMessage
from tests.analysis.playing import played

if TYPE_CHECKING:
    from collections.abc import Callable

BOTS = {"options": {"players": 2}, "seats": [{"kind": "me", "name": "Eva"}, {"kind": "bot", "level": "greedy"}]}
DEVICE = {"options": {"players": 2}, "seats": [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Ivo"}]}


class LocalSearches:
    """Searches in this process, as a worker does them."""

    def __init__(self) -> None:
        self.lost = 0

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.sleep(0)
        if self.lost:
            self.lost -= 1
            raise SearchLostError("the worker has ended")
        return await search.result_of(function, arguments)


class Page:
    """The page: requests and one connection."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.searches = LocalSearches()
        self.host = Host(self.store, self.searches)
        self.heard: list[dict[str, Any]] = []
        self.commands = 0

    async def request(self, method: str, path: str, body: Any = None) -> Answer:
        return await self.host.request(method, path, json.dumps(body).encode() if body is not None else b"")

    async def get(self, path: str, kind: Any = Any) -> Any:
        answer = await self.request("GET", path)
        assert answer.status == 200, answer
        return msgspec.json.decode(answer.body, type=kind)

    async def open(self, game: str, **given: Any) -> str:
        await self.host.open()
        answer = await self.request("POST", "/api/tables", {"game": game, **BOTS, **given})
        assert answer.status == 200, answer
        table = msgspec.json.decode(answer.body, type=TableSummary).id
        await self.join(table)
        await self.send(type="start")
        return table

    async def join(self, table: str) -> None:
        self.host.connect(1, f"/ws/tables/{table}", self.hear)
        await self.host.receive(1, '{"type": "hello", "since": 0}')

    def hear(self, text: str) -> None:
        msgspec.json.decode(text, type=ServerMessage)
        self.heard.append(json.loads(text))

    async def send(self, **command: Any) -> dict[str, Any]:
        self.commands += 1
        name = f"{id(self):x}-{self.commands}"
        await self.host.receive(1, json.dumps({**command, "id": name}))
        return next(each for each in self.heard if each.get("id") == name)

    @property
    def state(self) -> dict[str, Any]:
        return next(each["state"] for each in reversed(self.heard) if each.get("state"))  # type: ignore[no-any-return]

    async def settle(self) -> None:
        while self.host.tasks:
            await asyncio.gather(*self.host.tasks)

    async def play(self, decisions: int = 1000) -> None:
        for _ in range(decisions):
            await self.settle()
            if not self.state["actions"]:
                return
            answer = await self.send(type="act", ply=self.state["ply"], action=self.state["actions"][0])
            assert answer["type"] == "done", answer


def run(work: Any) -> Any:
    return asyncio.run(work)


@pytest.mark.parametrize("name", names())
def test_a_game_against_a_bot_ends_with_a_fair_record_a_replay_and_a_verdict(name: str) -> None:
    async def whole() -> None:
        page = Page()
        table = await page.open(name)
        await page.play()
        assert page.state["result"] is not None
        record = loads((await page.request("GET", f"/api/tables/{table}/record")).body.decode())
        verify(record)
        replay = await page.get(f"/api/tables/{table}/replay?language=en", Replay)
        assert len(replay.frames) == len(record.moves) + 1
        assert (await page.get(f"/api/tables/{table}/verify", Verdict)).fair

    run(whole())


def test_a_review_has_a_remark_for_each_decision_that_was_not_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search.review_jobs.review_steps, "__defaults__", (20,))

    async def whole() -> None:
        page = Page()
        table = await page.open("splendor")
        await page.play()
        found = await page.get(f"/api/tables/{table}/review", Review)
        assert {each.seat for each in found.remarks} == {0, 1}

    run(whole())


def test_a_solo_game_and_pass_and_play_need_no_bot() -> None:
    async def whole() -> None:
        solo = Page()
        await solo.open("sagrada", options={"players": 1}, seats=[{"kind": "me", "name": "Eva"}])
        assert solo.state["seat"] == 0
        both = Page()
        await both.open("azul", **DEVICE)
        await both.play(4)
        assert both.state["ply"] == 4

    run(whole())


def test_previews_hints_and_undo_answer_as_on_the_server() -> None:
    async def whole() -> None:
        page = Page()
        await page.open("azul", **DEVICE)
        ply, actions = page.state["ply"], page.state["actions"]
        preview = await page.send(type="preview", ply=ply, actions=actions[:2])
        assert [each["action"] for each in preview["previews"]] == actions[:2]
        hint = await page.send(type="hint", ply=ply)
        assert hint["choices"][0]["action"] in actions
        assert (await page.send(type="act", ply=ply, action=actions[0]))["type"] == "done"
        assert (await page.send(type="undo", ply=page.state["ply"]))["type"] == "done"
        stale = await page.send(type="act", ply=ply, action=actions[0])
        assert stale["code"] == "stale"
        assert stale["state"]["ply"] == page.state["ply"]

    run(whole())


def test_a_rematch_stays_in_the_browser() -> None:
    async def whole() -> None:
        page = Page()
        table = await page.open("azul", seats=[{"kind": "me", "name": "Eva"}, {"kind": "bot", "level": "random"}])
        await page.send(type="resign", seat=0)
        await page.settle()
        assert (await page.send(type="rematch"))["type"] == "done"
        tables = await page.get("/api/me/tables", list[TableSummary])
        assert {each.id.startswith("local-") for each in tables} == {True}
        assert len(tables) == 2
        assert table in {each.id for each in tables}

    run(whole())


def test_lists_have_the_types_of_the_server() -> None:
    async def whole() -> None:
        page = Page()
        await page.host.open()
        assert len(await page.get("/api/games?language=pt", list[GameSummary])) == len(names())
        me = await page.get("/api/me", Me)
        assert not me.account
        changed = await page.request("PATCH", "/api/me", {"name": "Eva", "language": "pt"})
        assert msgspec.json.decode(changed.body, type=Me).name == "Eva"
        again = Page(page.store)
        await again.host.open()
        assert (await again.get("/api/me", Me)).name == "Eva"

    run(whole())


def test_a_game_continues_after_the_worker_has_died() -> None:
    async def whole() -> None:
        page = Page()
        table = await page.open("sintra")
        await page.play(3)
        number = page.state["number"]
        again = Page(page.store)
        await again.host.open()
        await again.join(table)
        assert again.state["number"] == number
        await again.play(2)
        assert again.state["number"] > number

    run(whole())


class FullStore(MemoryStore):
    """A store without room after some entries."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    async def append(self, table: str, number: int, entries: list[bytes], summary: bytes) -> bool:
        if number > self.room:
            raise StoreError("QuotaExceededError", full=True)
        return await super().append(table, number, entries, summary)


def test_a_move_that_cannot_be_stored_is_refused_and_not_shown() -> None:
    async def whole() -> None:
        store = FullStore(room=4)
        page = Page(store)
        table = await page.open("azul", **DEVICE)
        await page.play(2)
        before = page.state
        answer = await page.send(type="act", ply=before["ply"], action=before["actions"][0])
        assert answer["code"] == "storage_full"
        assert page.state["ply"] == before["ply"]
        assert len(store.logs[table]) == 4
        store.room = 100
        await page.play(1)
        assert page.state["ply"] == before["ply"] + 1

    run(whole())


def test_two_tabs_at_one_table_do_not_overwrite_each_other() -> None:
    async def whole() -> None:
        first = Page()
        table = await first.open("azul", **DEVICE)
        second = Page(first.store)
        await second.host.open()
        await second.join(table)
        ply = first.state["ply"]
        assert (await first.send(type="act", ply=ply, action=first.state["actions"][0]))["type"] == "done"
        assert (await second.send(type="act", ply=ply, action=second.state["actions"][1]))["code"] == "stale"
        assert second.state["ply"] == ply + 1

    run(whole())


def test_a_lost_search_is_asked_again_and_a_hint_says_so() -> None:
    async def whole() -> None:
        page = Page()
        await page.open("splendor")
        page.searches.lost = 2
        await page.play(1)
        await page.settle()
        assert page.state["ply"] >= 2
        page.searches.lost = 1
        assert (await page.send(type="hint", ply=page.state["ply"]))["code"] == "search_lost"

    run(whole())


@pytest.mark.parametrize("given", [{"public": True}, {"rated": True}, {"seats": [{"kind": "me"}, {"kind": "open"}]}])
def test_what_needs_other_people_says_so(given: dict[str, Any]) -> None:
    async def whole() -> None:
        page = Page()
        await page.host.open()
        answer = await page.request("POST", "/api/tables", {"game": "azul", **BOTS, **given})
        assert json.loads(answer.body)["code"] == "needs_people"

    run(whole())


def test_an_export_moves_all_games_to_another_browser() -> None:
    async def whole() -> None:
        page = Page()
        table = await page.open("sintra")
        await page.play()
        exported = (await page.request("GET", "/api/local-games/export")).body
        other = Page()
        await other.host.open()
        assert json.loads((await other.host.request("POST", "/api/local-games/import", exported)).body) == {"tables": 1}
        (found,) = await other.get("/api/me/tables", list[TableSummary])
        assert found.id == table
        assert found.seats == [0]
        assert (await other.get(f"/api/tables/{table}/verify", Verdict)).fair

    run(whole())


def test_a_tampered_export_is_refused_and_nothing_of_it_is_stored() -> None:
    async def whole() -> None:
        page = Page()
        await page.open("azul")
        await page.play()
        exported = json.loads((await page.request("GET", "/api/local-games/export")).body)
        moves = [entry for entry in exported["tables"][0]["log"] if entry["entry"] == "made"]
        moves[3]["action"] = moves[2]["action"]
        other = Page()
        await other.host.open()
        answer = await other.request("POST", "/api/local-games/import", exported)
        assert json.loads(answer.body)["code"] == "bad_export"
        assert not other.store.logs
        for body in (b"", b"{}", b'{"format": "x", "person": "", "tables": []}'):
            assert (await other.host.request("POST", "/api/local-games/import", body)).status == 400

    run(whole())


def test_unknown_addresses_tables_and_messages_are_answered_with_codes() -> None:
    async def whole() -> None:
        page = Page()
        await page.host.open()
        assert (await page.request("GET", "/api/nothing")).status == 404
        assert (await page.request("GET", "/api/games/chess/actions")).status == 404
        assert (await page.request("GET", "/api/tables/local-none/replay")).status == 404
        assert (await page.request("POST", "/api/tables", {"game": "chess"})).status == 400
        await page.join("local-none")
        assert page.heard[-1]["code"] == "no_such_table"
        await page.host.receive(1, "not json")
        assert page.heard[-1]["code"] == "bad_message"

    run(whole())


def test_analyses_are_answered_without_a_server() -> None:
    async def scenario() -> None:
        page = Page()
        for game in ("azul", "sagrada", "sintra", "splendor"):
            answer = await page.request("POST", "/api/analysis/new", {"game": game, "options": {"players": 2}})
            start = json.loads(answer.body)
            move = {"position": start["text"], "action": start["state"]["actions"][0]}
            assert (await page.request("POST", "/api/analysis/play", move)).status == 200
            lines = await page.request("POST", "/api/analysis/engine", {"position": start["text"], "seconds": 0.01})
            assert json.loads(lines.body)["choices"]
            edited = await page.request("POST", "/api/analysis/edit", {"position": start["text"]})
            assert json.loads(edited.body)["problem"] is None
        line = Analysis(Analysis(played("azul").record()).root.main_line()[-6].position)
        line.root.play(line.root.position.actions()[0])
        reviewed = await page.request("POST", "/api/analysis/review", {"file": line.dumps()})
        assert len(msgspec.json.decode(reviewed.body, type=Review).remarks) == 1
        refused = await page.request("POST", "/api/analysis/position", {"position": "azul"})
        assert json.loads(refused.body)["code"] == "bad_position"

    asyncio.run(scenario())
