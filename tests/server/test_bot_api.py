"""The interface for bots: challenge, stream, start, act, return."""

from __future__ import annotations

import asyncio
import ctypes
import json
import socket
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.response.streaming import ASGIStreamingResponse as Stream

from guilda.records.record import loads
from guilda.records.replay import verify
from guilda.server import bot_streams, protocols
from guilda.server.channels import channels
from guilda.server.identity import Identity, new_token
from guilda.server.people_store import StoredToken
from guilda.server.rate_limits import ConcurrencyLimit
from guilda.server.server import MOST_STREAMS, Server
from guilda.server.sessions import digest_of
from guilda.server.settings import Settings
from guilda.tables.entries import TakenOver
from tests.server.clients import PATIENCE, serving
from tests.server.postgres import fresh_database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

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
        action = state["actions"][0]
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
        """Act on every turn until the end."""
        while (message := await self.next("turn", "over"))["type"] == "turn":
            await bot.act(message)
        return message


async def token_of(guest: Guest) -> dict[str, str]:
    made: dict[str, str] = (await guest.http.post("/api/tokens", json={"name": "bot"})).json()
    return made


@asynccontextmanager
async def bot_of(guest: Guest, token: dict[str, str] | None = None) -> AsyncIterator[Bot]:
    headers = {"Authorization": f"Bearer {(token or await token_of(guest))['secret']}"}
    async with httpx.AsyncClient(base_url=guest.place.http, headers=headers, timeout=PATIENCE) as http:
        yield Bot(http)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


async def taken_over(place: Place, table: str, seat: int) -> None:
    """Let a bot take over, as another player could."""
    server: Server = place.server
    room = await server.hub.registry.room(table)
    assert room is not None
    async with room.lock:
        assert await server.hub.log.write(room, [TakenOver(at=server.hub.now(), seat=seat)])


def test_a_challenge_starts_with_the_bots_seed_once_the_commitment_is_known(tmp_path: Path) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_an_open_challenge_is_ready_when_a_person_has_sat_down(tmp_path: Path) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def test_a_bot_takes_its_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot, bot.stream() as lines:
            table = (await bot.challenge("random"))["id"]
            await lines.next("ready")
            await bot.post(f"tables/{table}/start", id="s")
            assert (await bot.post(f"tables/{table}/return", id="r"))["code"] == "no_stand_in"
            for message in ("one", "two"):
                turn = await lines.next("turn")
                await taken_over(place, table, 0)
                assert await lines.next("away") == {"type": "away", "table": table, "seats": [0]}
                refused = await bot.act(turn)
                assert refused["code"] in ("bot_plays", "stale")
                answer = await bot.post(f"tables/{table}/return", id=message)
                assert answer == await bot.post(f"tables/{table}/return", id=message)
                assert answer["number"]
            assert "number" in await bot.act(await lines.next("turn"))

    asyncio.run(scenario())


def test_every_stream_reports_once_the_games_that_ended_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
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
            monkeypatch.setattr(bot_streams, "RECENT", -1000)
            async with bot.stream() as lines:
                assert (await lines.next("over", "ready"))["type"] == "ready", "what is long over is not told"

    asyncio.run(scenario())


def test_open_streams_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            place.server.connections = ConcurrencyLimit(2)
            async with bot_of(ana) as hers, bot_of(ben) as his, hers.stream(), his.stream():
                while place.server.connections.open.total() < 2:
                    await asyncio.sleep(0.01)
                answer = await hers.http.get("/api/bot/stream")
                assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
            while place.server.connections.open:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_concurrent_requests_do_not_exceed_the_limit_of_streams(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot:
            asked = [bot.http.build_request("GET", "/api/bot/stream") for _ in range(2 * MOST_STREAMS)]
            answers = await asyncio.gather(*(bot.http.send(each, stream=True) for each in asked))
            assert sum(each.status_code == 200 for each in answers) == MOST_STREAMS
            await asyncio.gather(*(each.aclose() for each in answers))
            while place.server.streams.open:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_an_abandoned_stream_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone_at_once(self: Stream, send: Any, receive: Any) -> None:
        """Behave like a client that disconnects before the first line."""

    monkeypatch.setattr(Stream, "send_body", gone_at_once)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot:
            with pytest.raises(httpx.TransportError):
                await bot.http.get("/api/bot/stream")
            assert not place.server.streams.open

    asyncio.run(scenario())


class Program(ctypes.Structure):
    """The argument of `SO_ATTACH_FILTER`: number and address of the instructions."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def go_silent(line: socket.socket) -> None:
    """Drop everything that reaches a connection, including TCP answers, as if the machine had died."""
    let_nothing_in = Program(1, b"\x06" + bytes(7))
    line.setsockopt(socket.SOL_SOCKET, 26, bytes(let_nothing_in))


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux gives such connections up")
def test_a_dead_machine_is_soon_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "PING_SECONDS", 1)
    monkeypatch.setattr(bot_streams, "HEARTBEAT_SECONDS", 0)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            secret = (await token_of(ana))["secret"]
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            request = f"GET /api/bot/stream HTTP/1.1\r\nHost: guilda\r\nAuthorization: Bearer {secret}\r\n\r\n"
            writer.write(request.encode())
            await reader.readuntil(b"alive")
            assert place.server.streams.open
            go_silent(writer.get_extra_info("socket"))
            try:
                async with asyncio.timeout(PATIENCE):
                    while place.server.streams.open:
                        await asyncio.sleep(0.01)
            finally:
                writer.transport.abort()

    asyncio.run(scenario())


def test_a_bot_resigns_all_its_seats_even_if_the_first_ends_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, bot_of(ana) as bot:
            table = await ana.open("azul", "me", "me")
            answer = await bot.post(f"tables/{table}/resign")
            assert answer["number"] == (await bot.post(f"tables/{table}/resign"))["number"]
            other = await ana.open("azul", "open", "open")
            assert (await bot.post(f"tables/{other}/resign"))["code"] == "not_at_table"

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/api/tokens/{id}", "/api/me"])
def test_connections_of_a_token_end_when_it_is_revoked(path: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana, place.guest("Ben") as ben:
            table = await ben.open("azul", "me", "open")
            token = await token_of(ana)
            async with bot_of(ana, token) as bot, bot.stream() as lines:
                headers = {"Authorization": bot.http.headers["Authorization"]}
                async with ana.at(table, headers=headers) as socket, ana.at(table) as own:
                    (await ana.http.delete(path.format(**token))).raise_for_status()
                    assert (await socket.until("error"))["code"] == "not_identified"
                    assert await socket.closed() == 1008
                    with pytest.raises(StopAsyncIteration):
                        await lines.next()
                    if path == "/api/me":
                        assert await own.closed() == 1008
                    else:
                        await own.send(type="ping")
                        await own.until("pong")
                assert (await bot.challenge("random"))["code"] == "not_identified"

    asyncio.run(scenario())


@pytest.mark.parametrize("told", [True, False])
def test_a_revoked_token_is_refused_by_all_processes(told: bool, postgres: str) -> None:
    """Check also a process that missed the notification or is just opening a stream with the token."""

    async def scenario() -> None:
        settings, plugin = Settings(database=fresh_database(postgres)), channels("memory://")
        async with plugin:
            servers = Server(settings, plugin), Server(settings, plugin)
            for server in servers:
                await server.open()
            token, secret = new_token()
            await servers[0].storage.people.store_token(StoredToken(token, "ana", "bot", digest_of(secret), 1))
            authenticator, ended = servers[0].authenticator, asyncio.Event()
            assert await authenticator.look_up(secret, "", authenticator.from_token) == Identity("ana", token=token)
            async with authenticator.use(Identity("ana", token=token), ended.set):
                assert not ended.is_set()
                if told:
                    assert await servers[1].drop_token(token, "ana")
                else:
                    assert await servers[1].storage.people.drop_token(token, "ana")
                    await authenticator.check()
                await asyncio.wait_for(ended.wait(), PATIENCE)
            assert await authenticator.look_up(secret, "", authenticator.from_token) is None
            ended.clear()
            async with authenticator.use(Identity("ana", token=token), ended.set):
                assert ended.is_set()
            assert not authenticator.open
            for server in servers:
                await server.close()

    asyncio.run(scenario())
