"""A table over its WebSocket, with a real server and real sockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

import guilda
from guilda.offline import search
from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.server.rate_limits import ConcurrencyLimit, RateLimiter
from guilda.server.server import MOST_SOCKETS, MOST_WAITING
from guilda.server.socket import LARGEST_MESSAGE, MESSAGES_AT_ONCE, MOST_ERRORS
from guilda.tables.messages import HintAnswer
from tests.server.clients import Client, serving

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from guilda.tables.messages import Hint
    from guilda.tables.room import Room, Viewer


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


async def finish(*clients: Client) -> None:
    """Play every seat to the end."""

    async def play(client: Client) -> None:
        while await client.play():
            pass

    await asyncio.gather(*map(play, clients))


def test_two_people_play_every_game_to_the_end_and_the_record_verifies(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest("Ana") as ana, place.guest("Ben") as ben:
            for info in guilda.games():
                table = await ana.open(info.name, "me", "open")
                async with ana.at(table, detail=False) as hers, ben.at(table) as his:
                    assert len(hers.welcome["table"]["commitment"]) == 64
                    await his.do("sit", seat=1, name="Ben", seed="mine")
                    await hers.do("start")
                    await finish(hers, his)
                    assert his.state is not None
                    assert hers.state is not None
                    assert his.state["result"]["ranks"] == hers.state["result"]["ranks"]
                    record = loads((await ben.http.get(f"/api/tables/{table}/record")).text)
                    assert record.commitment == hers.welcome["table"]["commitment"]
                    verify(record)

    asyncio.run(scenario())


def test_a_person_plays_against_bots_and_asks_for_hints(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("splendor", "me", "greedy", "random")
            async with ana.at(table) as client:
                state = await client.turn()
                hint = await client.ask("hint", ply=state["ply"])
                assert {choice["action"] for choice in hint["choices"]} <= set(state["actions"])
                assert hint["line"][0]["seat"] == 0
                assert (hint["why"] is None) == (len(hint["choices"]) < 2)
                assert hint["line"][0]["facts"]["action"].startswith("take")
                assert (await client.ask("hint", ply=state["ply"] + 1))["code"] == "stale"
                asked = await client.ask("hint", ply=state["ply"], position=True)
                job = json.dumps({"position": asked["position"], "seat": asked["seat"]}).encode()
                succeeded, found = await search.run_job("hint", job)
                assert succeeded, found
                assert json.loads(found) == {key: hint[key] for key in ("choices", "line", "why")}, (
                    "a browser finds the same"
                )
                for _ in range(5):
                    await client.play()
            table = await ana.open("splendor", "me", "random", hints=False)
            async with ana.at(table) as client:
                state = await client.turn()
                assert (await client.ask("hint", ply=state["ply"]))["code"] == "no_hints"
                assert (await client.ask("hint", ply=state["ply"], position=True))["code"] == "no_hints"

    asyncio.run(scenario())


def test_a_hint_that_comes_too_late_or_not_at_all_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            hub, played = place.server.hub, asyncio.Event()

            async def late(_room: Room, _viewer: Viewer, message: Hint) -> HintAnswer:
                await played.wait()
                return HintAnswer(message.id, message.ply, [], [])

            async def failing(*details: Any) -> HintAnswer:
                raise RuntimeError("lost in thought")

            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as client:
                state = await client.turn()
                monkeypatch.setattr(hub.hints, "hint", late)
                await client.send(type="hint", id="late", ply=state["ply"])
                await client.play()
                played.set()
                refused = await client.until("hint", "error")
                assert (refused["id"], refused["code"], refused["state"]["ply"]) == ("late", "stale", state["ply"] + 1)
                monkeypatch.setattr(hub.hints, "hint", failing)
                refused = await client.ask("hint", ply=state["ply"] + 1)
                assert refused["code"] == "server_error"
                assert "lost in thought" not in json.dumps(refused)
                await client.play()

    asyncio.run(scenario())


def test_a_repeated_command_gets_the_same_answer_and_a_stale_one_the_current_state(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as client:
                state = await client.turn()
                action = state["actions"][0]
                first = await client.do("act", id="one", ply=0, action=action)
                again = await client.do("act", id="one", ply=0, action=action)
                assert again == first
                stale = await client.ask("act", id="two", ply=0, action=action)
                assert (stale["code"], stale["state"]["ply"]) == ("stale", 1)
            async with ana.at(table) as client:
                assert await client.do("act", id="one", ply=0, action=action) == first
                assert client.state is not None
                assert client.state["ply"] == 1

    asyncio.run(scenario())


def test_a_returning_client_gets_missed_updates(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Zoe") as zoe:
            table = await ana.open("azul", "me", "me")
            async with zoe.at(table) as watching:
                number = watching.welcome["state"]["number"]
                assert watching.welcome["missed"] == []
            async with ana.at(table) as client:
                await client.play()
                await client.play()
                await client.do("chat", text="are you there?")
            async with zoe.at(table, since=number) as watching:
                missed = watching.welcome["missed"]
                assert [each["number"] for each in missed] == [number + 1, number + 2]
                assert all(each["events"] for each in missed)
                assert watching.welcome["chat"][0]["text"] == "are you there?"
                assert watching.welcome["state"]["actions"] == []

    asyncio.run(scenario())


def test_all_viewers_see_presence_moves_and_chat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ana.open("azul", "me", "open", public=True)
            async with ana.at(table) as hers:
                async with ben.at(table) as his:
                    assert (await hers.until("table"))["table"]["spectators"] == 1
                    await his.do("sit", seat=1, name="Ben")
                    seats = (await hers.until("table"))["table"]["seats"]
                    assert [(seat["name"], seat["connected"], seat["yours"]) for seat in seats] == [
                        ("Ana", True, True),
                        ("Ben", True, False),
                    ]
                    await hers.do("start")
                    assert (await his.until("moved"))["updates"][0]["kind"] == "start"
                    await his.do("chat", text="boa sorte")
                    line = (await hers.until("chat"))["line"]
                    assert (line["seat"], line["name"], line["text"]) == (1, "Ben", "boa sorte")
                seats = (await hers.until("table"))["table"]["seats"]
                assert not seats[1]["connected"]
                assert (await hers.ask("takeover", seat=1))["code"] == "not_absent"

    asyncio.run(scenario())


def test_a_client_that_answers_no_ping_is_disconnected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), silence=4) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as hers, ben.at(table) as his:
                await his.do("sit", seat=1, name="Ben")
                his.socket.transport.pause_reading()  # as if the network had failed silently
                seats = hers.welcome["table"]["seats"]
                while seats[1]["name"] != "Ben" or seats[1]["connected"]:
                    seats = (await hers.until("table"))["table"]["seats"]

    asyncio.run(scenario())


def test_on_one_device_the_next_person_is_asked_before_secrets_are_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ana.open("sagrada", "me", "me")
            async with ana.at(table) as client, ben.at(table) as other:
                assert client.state is not None
                seat = client.state["actor"]
                assert client.state["seat"] is None
                assert client.state["actions"] == []
                await client.do("view_as", seat=seat)
                assert client.state["view"]["seats"][seat]["private"]
                assert client.state["view"]["seats"][1 - seat]["private"] is None
                await client.play()
                assert client.state["actor"] == 1 - seat
                assert client.state["seat"] is None
                assert not any(each["private"] for each in client.state["view"]["seats"])
                for stranger in (0, 1):
                    assert (await other.ask("view_as", seat=stranger))["code"] == "not_your_seat"

    asyncio.run(scenario())


def test_a_rematch_opens_one_new_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "random")
            async with ana.at(table) as client:
                await client.do("resign", seat=0)
                await client.do("rematch")
                found = [json.loads(text) for text in client.told]
                following = [each["table"]["rematch"] for each in found if each["type"] == "table"][-1]
            async with ana.at(following) as client:
                assert [seat["kind"] for seat in client.welcome["table"]["seats"]] == ["bot", "human"]
                await client.do("start")
                assert await client.play()

    asyncio.run(scenario())


def test_rematches_count_towards_the_limit_of_new_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            tables = [await ana.open("azul", "me", "random", public=True) for _ in range(MOST_WAITING + 1)]
            codes = []
            for table in tables:
                async with ana.at(table) as client:
                    await client.do("resign", seat=0)
                    codes.append((await client.ask("rematch", id="again")).get("code"))
            async with ana.at(tables[MOST_WAITING - 1]) as client:
                await client.do("rematch", id="again")
            assert codes == [*[None] * MOST_WAITING, "too_many_tables"]
            place.server.openings = RateLimiter(0.001, 1)
            table = await ana.open("azul", "me", "random")
            async with ana.at(table) as client:
                await client.do("resign", seat=0)
                assert (await client.ask("rematch"))["code"] == "too_many"

    asyncio.run(scenario())


def test_a_bad_message_is_refused_and_disturbs_nothing(tmp_path: Path) -> None:
    bad = [
        "",
        "null",
        "[]",
        "{",
        '"hello"',
        '{"type":"nothing"}',
        '{"type":"act"}',
        '{"type":"act","id":"","ply":0,"action":1}',
        '{"type":"act","id":"a","ply":-1,"action":1}',
        '{"type":"act","id":"a","ply":0,"action":1.5}',
        '{"type":"act","id":"a","ply":99999999999999999999999,"action":1}',
        '{"type":"sit","id":"a","seat":9,"name":"x"}',
        '{"type":"chat","id":"a","text":"%s"}' % ("x" * 301),
        '{"type":"start","id":"a","more":1}',
        "\ud800".encode("utf-8", "surrogatepass"),
        b"\xff\xfe",
    ]

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as client:
                for text in bad:
                    await client.socket.send(text)
                    refused = await client.until("error")
                    assert refused["code"] == "bad_message", text
                    assert refused["code"]
                await client.socket.send("x" * (LARGEST_MESSAGE + 1))
                assert (await client.until("error"))["code"] == "too_large"
                for action, code in (("9Z9", "bad_action"), (2**62, "bad_action"), (-5, "bad_action")):
                    assert (await client.ask("act", ply=0, action=action))["code"] == code
                await client.send(type="hello")
                assert (await client.until("error"))["code"] == "hello_first"
                await client.send(type="ping")
                await client.until("pong")
                assert await client.play()

    asyncio.run(scenario())


def test_hello_comes_first_and_messages_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table, hello=False) as client:
                assert (await client.ask("start"))["code"] == "hello_first"
            async with ana.at(table) as client:
                for _ in range(int(MESSAGES_AT_ONCE) + 20):
                    await client.send(type="ping")
                assert (await client.until("error"))["code"] == "too_many"
            async with ana.at("nowhere", hello=False) as client:
                await client.send(type="hello")
                assert (await client.until("error"))["code"] == "no_such_table"
            async with ana.at(table) as client:
                for _ in range(MOST_ERRORS):
                    await client.socket.send("nonsense")
                assert await client.closed() == 1008

    asyncio.run(scenario())


def test_another_origin_or_a_wrong_token_cannot_connect(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            for headers in ({"Origin": "https://elsewhere.example"}, {"Authorization": "Bearer wrong"}):
                async with ana.at(table, hello=False, headers=headers) as client:
                    assert (await client.until("error"))["code"] == "not_identified"
                    assert await client.closed() == 1008

    asyncio.run(scenario())


def test_open_connections_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ana.open("azul", "me", "open")
            async with AsyncExitStack() as stack:
                for _ in range(MOST_SOCKETS):
                    await stack.enter_async_context(ana.at(table, hello=False))
                async with ana.at(table, hello=False) as client:
                    assert (await client.until("error"))["code"] == "too_many"
                    assert await client.closed() == 1008
                async with ben.at(table) as his:
                    await his.do("sit", seat=1, name="Ben")
                place.server.connections = ConcurrencyLimit(MOST_SOCKETS)
                for _ in range(MOST_SOCKETS):
                    await stack.enter_async_context(ben.at(table, hello=False))
                async with place.guest("Clara") as clara, clara.at(table, hello=False) as client:
                    assert (await client.until("error"))["code"] == "too_many"
            while place.server.sockets.open:
                await asyncio.sleep(0.01)
            async with ana.at(table) as hers:
                await hers.do("start")

    asyncio.run(scenario())


def test_connections_of_one_address_share_a_rate_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as hers, ben.at(table) as his:
                place.server.messages = RateLimiter(0.001, 2)
                for client in (hers, his, hers, his):
                    await client.send(type="ping")
                    answer = await client.until("pong", "error")
                assert answer["code"] == "too_many"

    asyncio.run(scenario())


def test_connections_are_opened_no_faster_than_requests_are_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), rate=1) as place, place.guest() as ana:
            codes = []
            for _ in range(5):
                async with ana.at("nowhere", hello=False) as client:
                    with suppress(ConnectionClosed):  # it may have been refused already
                        await client.send(type="hello")
                    codes.append((await client.until("error"))["code"])
            assert "too_many" in codes

    asyncio.run(scenario())


def test_a_restarted_server_resumes_its_games(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("splendor", "me", "random")
            async with ana.at(table) as client:
                for _ in range(3):
                    await client.play()
                before = await client.turn()
            cookies, csrf = dict(ana.http.cookies), ana.http.headers["X-CSRF-Token"]
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            ana.http.cookies.clear()
            ana.http.cookies.update(cookies)
            ana.http.headers["X-CSRF-Token"] = csrf
            async with ana.at(table) as client:
                assert client.state == before
                assert await client.play()

    asyncio.run(scenario())
