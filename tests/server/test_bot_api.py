"""The interface for bots: challenge, stream, start, act, return."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import httpx

from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.server import streams
from guilda.tables.entries import TakenOver
from tests.server.clients import PATIENCE, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

    from guilda.server.server import Server
    from tests.server.clients import Guest, Place


class Bot:
    """A program with a token."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def challenge(self, *opponents: str, game: str = "azul") -> dict[str, Any]:
        options = {"players": 1 + len(opponents)}
        return await self.post("challenge", game=game, options=options, opponents=opponents)

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/bot/{path}", json=body)
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, turn: dict[str, Any]) -> dict[str, Any]:
        state = turn["state"]
        action = state["actions"][0]["notation"]
        return await self.post(f"tables/{turn['table']}/act", id=f"a{state['ply']}", ply=state["ply"], action=action)

    @asynccontextmanager
    async def stream(self) -> AsyncIterator[Lines]:
        async with self.http.stream("GET", "/api/bot/stream") as answer:
            yield Lines(answer)


class Lines:
    """An open stream."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.aiter_lines()

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(anext(self.lines), PATIENCE))
            if message["type"] in kinds:
                return message

    async def play(self, bot: Bot) -> dict[str, Any]:
        """Act on every turn; the end."""
        while (message := await self.next("turn", "over"))["type"] == "turn":
            await bot.act(message)
        return message


@asynccontextmanager
async def bot_of(guest: Guest) -> AsyncIterator[Bot]:
    token = (await guest.http.post("/api/tokens", json={"name": "bot"})).json()["secret"]
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=guest.place.http, headers=headers, timeout=PATIENCE) as http:
        yield Bot(http)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


async def taken_over(place: Place, table: str, seat: int) -> None:
    """As if somebody else at the table had let a bot take over."""
    server: Server = place.server
    room = await server.hub.room(table)
    assert room is not None
    async with room.lock:
        assert await server.hub.write(room, [TakenOver(at=server.hub.now(), seat=seat)])


def test_a_challenge_starts_with_the_bots_seed_once_the_commitment_is_known(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot, bot.stream() as lines:
            table = await bot.challenge("random")
            assert table["phase"] == "open"
            ready = await lines.next("ready", "turn")
            assert ready == {"type": "ready", "table": table["id"], "commitment": table["commitment"]}
            started = await bot.post(f"tables/{table['id']}/start", id="s", seed="luck")
            assert started == await bot.post(f"tables/{table['id']}/start", id="s", seed="luck")
            over = await lines.play(bot)
            assert sha256(bytes.fromhex(over["result"]["server_seed"])).hexdigest() == table["commitment"]
            record = loads((await bot.http.get(f"/api/tables/{table['id']}/record")).text)
            assert [seat.seed for seat in record.seats] == ["luck", ""]
            verify(record)

    asyncio.run(evening())


def test_an_open_challenge_is_ready_when_somebody_has_sat_down(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            serving(sqlite(tmp_path)) as place,
            place.guest() as ana,
            place.guest("Ben") as ben,
            bot_of(ana) as bot,
            bot.stream() as lines,
        ):
            table = (await bot.challenge("open"))["id"]
            assert (await bot.post(f"tables/{table}/start", id="s"))["code"] == "seats_open"
            async with ben.at(table) as his:
                await his.do("sit", seat=1, name="Ben", seed="his")
                assert (await lines.next("ready"))["table"] == table
                await his.do("stand", seat=1)
                assert (await bot.post(f"tables/{table}/start", id="s"))["code"] == "seats_open"
                await his.do("sit", seat=1, name="Ben", seed="his")
                assert (await lines.next("ready"))["table"] == table
                await bot.post(f"tables/{table}/start", id="s2", seed="ours")
                await his.until("moved")
                assert his.state is not None
                assert await his.play() if his.state["actor"] == 1 else await bot.act(await lines.next("turn"))

    asyncio.run(evening())


def test_a_bot_takes_its_seat_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot, bot.stream() as lines:
            table = (await bot.challenge("random"))["id"]
            await lines.next("ready")
            await bot.post(f"tables/{table}/start", id="s")
            assert (await bot.post(f"tables/{table}/return", id="r"))["code"] == "not_away"
            for message in ("one", "two"):
                turn = await lines.next("turn")
                await taken_over(place, table, 0)
                assert await lines.next("away") == {"type": "away", "table": table, "seats": [0]}
                refused = await bot.act(turn)
                assert refused["code"] in ("away", "stale")
                answer = await bot.post(f"tables/{table}/return", id=message)
                assert answer == await bot.post(f"tables/{table}/return", id=message)
                assert answer["number"]
            assert "number" in await bot.act(await lines.next("turn"))

    asyncio.run(evening())


def test_every_stream_tells_once_what_ended_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot:
            tables = [(await bot.challenge("random"))["id"] for _ in range(2)]
            for table in tables:
                await bot.post(f"tables/{table}/start", id="s")
                await bot.post(f"tables/{table}/resign")
            for _ in range(2):
                async with bot.stream() as lines:
                    assert {(await lines.next("over"))["table"] for _ in tables} == set(tables)
                    table = (await bot.challenge("random"))["id"]
                    assert (await lines.next("over", "ready"))["table"] == table, "nothing is told twice"
            monkeypatch.setattr(streams, "RECENT", -1000)
            async with bot.stream() as lines:
                assert (await lines.next("over", "ready"))["type"] == "ready", "what is long over is not told"

    asyncio.run(evening())
