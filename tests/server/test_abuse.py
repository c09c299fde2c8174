"""Clients that send too much, too slowly, or ask for more search than their share."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, deque
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import httpx
import pytest

from guilda.server import protocols, rate_limits
from guilda.server import socket as socket_module
from guilda.server.channels import channels
from guilda.server.database import DatabaseError
from guilda.server.errors import ServerError
from guilda.server.rate_limits import Client, ConcurrencyLimit, RateLimiter, SharedLimits
from guilda.server.search_pool import BOT_MOVE, BUDGET_SECONDS, HINT, SearchPool, SearchRequest
from guilda.server.server import Server
from guilda.server.settings import Settings
from guilda.tables import room as room_module
from guilda.tables.room import Viewer
from tests.server.clients import PATIENCE, serving
from tests.server.postgres import fresh_database
from tests.tables.playing import ANA

if TYPE_CHECKING:
    from pathlib import Path


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


def test_endless_headers_are_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
            sent = 0
            with suppress(OSError):
                for _ in range(1000):
                    writer.write(b"X-Filler: " + 1000 * b"x" + b"\r\n")
                    sent += 1012
                    await writer.drain()
                    await asyncio.sleep(0)
            with suppress(OSError):
                answer = await asyncio.wait_for(reader.read(), PATIENCE)
                assert answer.startswith(b"HTTP/1.1 431") or answer == b""
            writer.close()

    asyncio.run(scenario())


def test_a_silent_connection_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.1)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place:
            connections = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(20)]
            connections[0][1].write(b"GET /hea")
            for reader, writer in connections:
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
                writer.close()
            assert not protocols.ServerProtocol.open_by_address

    asyncio.run(scenario())


def test_an_address_has_a_limited_number_of_http_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "TRUSTED_PEERS", ())
    monkeypatch.setattr(protocols, "MOST_OPEN", 3)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place:
            kept = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(3)]
            for _, writer in kept:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            for reader, _ in kept:
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            with suppress(OSError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            for _, each in [*kept, (reader, writer)]:
                each.close()

    asyncio.run(scenario())


def test_a_command_beyond_the_rate_limit_is_answered_with_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MESSAGES_AT_ONCE", 10.0)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "random")
            async with ana.at(table) as client:
                for number in range(30):
                    await client.send(type="view_as", id=f"v{number}", seat=0)
                answers = {}
                while len(answers) < 30:
                    answer = await client.until("done", "error")
                    answers[answer["id"]] = answer.get("code")
                assert "too_many" in answers.values()
                assert None not in answers

    asyncio.run(scenario())


def test_unknown_sessions_and_tokens_are_not_looked_up_beyond_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session that exists costs nothing, and those that are in use work on."""

    async def scenario() -> None:
        async with serving(sqlite(tmp_path), rate=10_000) as place, place.guest() as ana, place.guest() as eva:
            place.server.guesses = place.server.authenticator.guesses = RateLimiter(0.0001, 12)
            table = await ana.open("azul", "me", "random")
            looked_up = []

            def count_calls(target: object, name: str) -> None:
                find = getattr(target, name)

                async def counted(key: str) -> object:
                    looked_up.append(key)
                    return await find(key)

                monkeypatch.setattr(target, name, counted)

            count_calls(place.server.storage.people, "token")
            count_calls(place.server.authenticator.sessions, "find")

            async def guess(number: int) -> str:
                made_up = [{"Authorization": f"Bearer guilda_{number}_x"}, {"Cookie": f"guilda={number:043}"}]
                headers = made_up[number // 2 % 2]
                if number % 2:
                    async with httpx.AsyncClient(base_url=place.http, verify=False, timeout=PATIENCE) as http:
                        return str((await http.get("/api/me/tables", headers=headers)).status_code)
                async with ana.at(table, hello=False, headers=headers) as client:
                    return str((await client.receive())["code"])

            for _ in range(20):
                place.server.authenticator.cached.clear()
                assert (await eva.http.get("/api/me")).status_code == 200
            assert len(looked_up) == 20
            looked_up.clear()
            assert (await ana.http.get("/api/me")).status_code == 200
            answers = Counter(await asyncio.gather(*map(guess, range(40))))
            assert len(looked_up) == 12 + 1
            assert answers["too_many"] + answers["429"] == 28
            foreign = {"Origin": "https://elsewhere.test", "Cookie": f"guilda={99:043}"}
            async with ana.at(table, hello=False, headers=foreign) as client:
                assert (await client.receive())["code"] == "not_identified"
            assert len(looked_up) == 12 + 1
            assert (await ana.http.get("/api/me")).status_code == 200

    asyncio.run(scenario())


def test_guesses_at_one_process_count_at_the_others(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)  # buckets do not fill again meanwhile

    async def refuses(server: Server) -> bool:
        try:
            await server.authenticator.identify([(b"cookie", b"guilda=" + 43 * b"A")], "1.2.3.4", secure=False)
        except ServerError:
            return True
        return False

    async def scenario() -> None:
        settings, plugin = Settings(database=fresh_database(postgres), rate=1), channels("memory://")
        async with plugin:
            servers = Server(settings, plugin), Server(settings, plugin)
            for server in servers:
                await server.open()
            for _ in range(40):
                assert not await refuses(servers[0])
            assert await refuses(servers[0])
            async with asyncio.timeout(PATIENCE):
                while servers[1].guesses.buckets.get("1.2.3.4", (40.0, 0.0))[0] > 0:
                    await asyncio.sleep(0.05)
            assert await refuses(servers[1])
            for server in servers:
                await server.close()

    asyncio.run(scenario())


def test_hints_keep_their_share_while_bots_are_busy() -> None:
    async def scenario() -> list[int]:
        pool = SearchPool(1)
        future = asyncio.get_running_loop().create_future()
        for priority, requests in ((BOT_MOVE, 30), (HINT, 3)):
            for number in range(requests):
                client = Client(str(number))
                pool.queues[priority][client.address] = {"": deque([SearchRequest(abs, (priority,), future, client)])}
        return [pool.take().arguments[0] for _ in range(33)]

    order = asyncio.run(scenario())
    assert [place for place, priority in enumerate(order) if priority == HINT] == [2, 5, 8]


async def served(pool: SearchPool, clients: list[Client]) -> list[Client]:
    """Return the order in which requests of these clients are served."""
    waiting = [asyncio.create_task(pool.submit(BOT_MOVE, each, abs, -1)) for each in clients]
    await asyncio.sleep(0)
    order = [pool.take().client for _ in waiting]
    for each in waiting:
        each.cancel()
    return order


def test_addresses_and_people_beyond_their_search_budgets_wait_for_all_others() -> None:
    greedy, a, b = Client("greedy"), Client("a"), Client("b", "b")
    busy, neighbour = Client("b", "busy"), Client("greedy", "neighbour")

    async def scenario() -> list[Client]:
        pool = SearchPool(1, budgets=True)
        pool.address_budget.charge("greedy", 2 * BUDGET_SECONDS)
        pool.person_budget.charge("busy", 2 * BUDGET_SECONDS)
        return await served(pool, [greedy, busy, a, b, greedy, neighbour])

    assert asyncio.run(scenario()) == [b, a, busy, greedy, neighbour, greedy]


def test_many_tables_of_one_person_do_not_delay_others_at_their_address() -> None:
    busy, other = Client("home", "busy"), Client("home", "other")

    async def scenario() -> list[Client]:
        return await served(SearchPool(1), [busy] * 5 + [other] * 2)

    assert asyncio.run(scenario()) == [busy, other, busy, other, busy, busy, busy]


def test_limits_hold_across_processes() -> None:
    first, second = (
        {"requests": RateLimiter(0.001, 10), "sockets": ConcurrencyLimit(8), "other": object()} for _ in range(2)
    )
    here, there = SharedLimits(first), SharedLimits(second)
    limiter, sockets = second["requests"], second["sockets"]
    assert isinstance(limiter, RateLimiter)
    assert isinstance(sockets, ConcurrencyLimit)
    assert all(first["requests"].allows("1.2.3.4") for _ in range(7))  # type: ignore[attr-defined]
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(first["sockets"].enter("1.2.3.4"))  # type: ignore[attr-defined]
        usage = here.usage()
        assert usage is not None
        there.receive("first", usage)
        assert [limiter.allows("1.2.3.4") for _ in range(5)] == [True, True, True, False, False]
        for _ in range(3):
            assert not sockets.full("1.2.3.4")
            stack.enter_context(sockets.enter("1.2.3.4"))
        assert sockets.full("1.2.3.4")
    closed = here.usage()
    assert closed is not None
    there.receive("first", closed)
    assert not sockets.full("1.2.3.4")
    assert here.usage() is None, "there is nothing more to tell"


def test_an_outbox_is_limited_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "LARGEST_OUTBOX", 1000)
    viewer = Viewer(ANA)
    viewer.send(b"x" * 900)
    assert not viewer.dropped
    viewer.send(b"x" * 200)
    assert viewer.dropped
    assert viewer.take() == b"x" * 900
    assert viewer.outbox_bytes == 0


def test_messages_keep_their_order_while_a_connection_cannot_take_them() -> None:
    sent: list[bytes] = []
    busy = False

    def transmit(data: bytes) -> bool:
        if not busy:
            sent.append(data)
        return not busy

    viewer = Viewer(ANA, transmit=transmit)
    viewer.send(b"1")
    busy = True
    viewer.send(b"2")
    busy = False
    viewer.send(b"3")
    assert sent == [b"1"], "the second message has to go first"
    assert [viewer.take(), viewer.take()] == [b"2", b"3"]
    viewer.send(b"4")
    assert sent == [b"1", b"4"]


def test_the_answer_to_a_move_and_the_new_state_leave_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames: list[int] = []
    flush = protocols.SocketProtocol.flush

    def counted(self: protocols.SocketProtocol) -> None:
        frames.append(len(self.unsent) // 2)
        flush(self)

    monkeypatch.setattr(protocols.SocketProtocol, "flush", counted)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as client:
                frames.clear()
                await client.play()
        assert frames[0] == 2

    asyncio.run(scenario())


def test_a_lost_connection_takes_no_message_and_raises_no_error(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table):
                (viewer,) = place.server.hub.rooms[table].viewers
                assert viewer.transmit is not None
                assert viewer.transmit(b'{"type":"pong"}')
                protocol = viewer.transmit.__self__  # type: ignore[attr-defined] # the connection's own method
                protocol.transport.abort()
                assert not viewer.transmit(b'{"type":"pong"}')

    asyncio.run(scenario())


def test_on_a_full_disk_players_get_the_reason_and_stay_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> bool:
        raise DatabaseError("the database did not write: database or disk is full", writing=True)

    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "me")
            async with ana.at(table) as client:
                state = await client.turn()
                with monkeypatch.context() as patched:
                    patched.setattr(place.server.storage, "append", full)
                    patched.setattr(place.server.storage, "heartbeat", full)
                    answer = await client.ask("act", id="one", ply=0, action=state["actions"][0])
                    assert (answer["type"], answer["code"]) == ("error", "cannot_save")
                    assert (await ana.http.get("/readyz")).status_code == 503
                await client.do("act", id="one", ply=0, action=state["actions"][0])
                assert (await ana.http.get("/readyz")).status_code == 200

    asyncio.run(scenario())


def test_a_body_that_never_ends_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.1)

    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
            with suppress(OSError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()

    asyncio.run(evening())


def test_a_client_that_connects_again_ends_its_earlier_connection(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "open")
            async with (
                ana.at(table, client="one page") as first,
                ana.at(table, client="another page") as other,
                ana.at(table, client="one page"),
            ):
                async with asyncio.timeout(PATIENCE):
                    await first.socket.wait_closed()
                assert first.socket.close_code == socket_module.REPLACED
                await other.send(type="ping")
                await other.until("pong")

    asyncio.run(evening())


MASK = b"\x01\x02\x03\x04"


def frame(first: int, payload: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    """Return a frame, well-formed or not."""
    size = len(payload) if length is None else length
    head = bytes([first]) + (bytes([size | 0x80 * masked]) if size < 126 else bytes([126 | 0x80 * masked]))
    head += b"" if size < 126 else size.to_bytes(2, "big")
    hidden = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return head + (MASK + hidden if masked else payload)


def squeezed(text: bytes) -> bytes:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]


PING = b'{"type":"ping"}'
FRAMES = {
    "unmasked": [frame(0x81, PING, masked=False)],
    "reserved bits": [frame(0xB1, PING)],
    "unknown opcode": [frame(0x83, PING)],
    "not UTF-8": [frame(0x81, b"\xff\xfe")],
    "not deflate": [frame(0xC1, b"\xff\xff\xff")],
    "a bomb": [frame(0xC1, squeezed(bytes(10_000_000)))],
    "a huge length": [bytes([0x81, 0xFF]) + (2**40).to_bytes(8, "big") + MASK],
    "a continuation of nothing": [frame(0x80, PING)],
    "a text inside a fragmented one": [frame(0x01, PING[:4]), frame(0x81, PING)],
    "a long ping": [frame(0x89, bytes(126))],
    "a bad close": [frame(0x88, b"\x00")],
}


async def raw_socket(port: int, cookie: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a WebSocket by hand, with compression."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_that_break_the_protocol_end_only_their_own_connection(tmp_path: Path, kind: str) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "random")
            cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
            reader, writer = await raw_socket(place.port, cookie, table)
            writer.write(frame(0xC1, squeezed(PING)))
            await reader.readexactly(2)
            for each in FRAMES[kind]:
                writer.write(each)
            with suppress(OSError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            assert (await ana.http.get("/healthz")).status_code == 200

    asyncio.run(evening())


def test_frames_may_arrive_in_pieces_or_together(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table = await ana.open("azul", "me", "random")
            cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
            reader, writer = await raw_socket(place.port, cookie, table)
            writer.write(3 * frame(0x81, PING) + frame(0x89, b"hello") + frame(0x81, PING))
            for byte in frame(0x81, PING) + frame(0x01, PING[:5]) + frame(0x80, PING[5:]):
                writer.write(bytes([byte]))
                await asyncio.sleep(0)
            opcodes, pongs = Counter[int](), zlib.decompressobj(-13)
            while opcodes[0xC1] < 6 or not opcodes[0x8A]:
                first, size = await asyncio.wait_for(reader.readexactly(2), PATIENCE)
                payload = await reader.readexactly(size)
                opcodes[first] += 1
                assert first == 0x8A or pongs.decompress(payload + b"\0\0\xff\xff") == b'{"type":"pong"}'
            writer.close()

    asyncio.run(evening())
