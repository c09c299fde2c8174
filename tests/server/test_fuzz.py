"""Thousands of malformed, oversized, out-of-turn and replayed messages: documented errors, and games continue."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any, get_args

import httpx
import websockets

from guilda.server.errors import STATUS
from guilda.tables.errors import CODES
from guilda.tables.messages import ServerMessage
from tests.conftest import amount
from tests.server.playing import Client, Game, ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

MESSAGES = amount(600, 50_000)
REQUESTS = MESSAGES // 5
KINDS = [
    "hello",
    "sit",
    "stand",
    "seat_bot",
    "start",
    "act",
    "undo",
    "resign",
    "takeover",
    "return",
    "rematch",
    "view_as",
]
KINDS += ["chat", "hint", "ping", "nonsense"]
ODD = [
    None,
    -1,
    0,
    7,
    10**30,
    1.5,
    "",
    "x" * 200,
    "A1B",
    "\u0000",
    "\ud83d\ude00",
    [],
    {},
    [[]],
    True,
    "1",
    "../../etc",
]
SERVER_TYPES = {each.__struct_config__.tag for each in get_args(ServerMessage)}
PATHS = ["/api/me", "/api/tables", "/api/login", "/api/account", "/api/tokens", "/api/bot/challenge", "/api/games", "/"]
PATHS += ["/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/replay", "/api/tables/{}/verify", "/ws/tables/{}"]
PATHS += ["/api/bot/tables/{}/act", "/api/bot/tables/{}/resign", "/api/tokens/{}", "/api/me/tables", "/api/nothing"]
PATHS += ["/api/bot/tables/{}/start", "/api/bot/tables/{}/return"]


def message(chance: random.Random, seen: list[str]) -> str | bytes:
    """Return a message that no sane client would send."""
    style = chance.random()
    if style < 0.1:
        return chance.randbytes(chance.randrange(200))
    if style < 0.15:
        return "[" * chance.randrange(1, 5000)
    if style < 0.2:
        return json.dumps({"type": "chat", "id": "x", "text": "y" * chance.randrange(16_000, 40_000)})
    if style < 0.3 and seen:
        return chance.choice(seen)
    fields: dict[str, Any] = {"type": chance.choice(KINDS)}
    for name in ("id", "ply", "seat", "action", "name", "text", "level", "seed", "seeds", "since", "detail", "extra"):
        if chance.random() < 0.5:
            fields[name] = chance.choice([*ODD, f"m{chance.randrange(50)}", chance.randrange(4), chance.randrange(200)])
    text = json.dumps(fields)
    seen.append(text)
    return text if chance.random() < 0.9 else text[: chance.randrange(len(text))]


async def documented_only(connection: Any) -> int:
    """Read until the connection ends, checking that messages are documented; return the number of errors."""
    refusals = 0
    try:
        async for raw in connection:
            answer = json.loads(raw)
            assert answer["type"] in SERVER_TYPES
            if answer["type"] == "error":
                refusals += 1
                assert answer["code"] in {*STATUS, *CODES}
                assert answer["code"] != "server_error"
    except websockets.ConnectionClosed:
        pass
    return refusals


async def pester_socket(client: Client, table: str, chance: random.Random, count: int) -> None:
    """Send nonsense over one connection after another; check that answers are documented messages."""
    seen: list[str] = []
    sent = answers = 0
    while sent < count:
        address = f"ws://{client.address}/ws/tables/{table}"
        async with websockets.connect(
            address, additional_headers={"Cookie": client.cookie}, max_size=None
        ) as connection:
            await connection.send('{"type":"hello"}')
            reading = asyncio.create_task(documented_only(connection))
            try:
                for _ in range(40):
                    sent += 1
                    await connection.send(message(chance, seen))
                    await asyncio.sleep(0.005)
            except websockets.ConnectionClosed as closed:
                assert closed.rcvd is None or closed.rcvd.code in (1008, 1009, 1012)  # noqa: PT017 - all may happen
            await asyncio.sleep(0.1)
            await connection.close()
            answers += await asyncio.wait_for(reading, 20)
    assert answers > count // 2


async def pester_http(http: httpx.AsyncClient, client: Client, table: str, chance: random.Random, count: int) -> None:
    """Send nonsensical requests; check that the answer is a result or a `Problem`."""
    for _ in range(count):
        path = chance.choice(PATHS).format(chance.choice([table, "none", "%00", "..", "x" * 300, "é"]))
        body = message(chance, [])
        headers = dict(client.headers)
        if chance.random() < 0.2:
            headers["Content-Type"] = chance.choice(
                ["text/xml", "application/json; charset=utf-99", "multipart/form-data"]
            )
        if chance.random() < 0.2:
            headers["Authorization"] = chance.choice(["Bearer x", "Bearer guilda_a_b", "Basic eDp5", "Bearer"])
        method = chance.choice(["GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD"])
        if method == "DELETE" and path == "/api/me":
            continue
        answer = await http.request(method, f"http://{client.address}{path}", content=body, headers=headers)
        assert answer.status_code < 500 or path == "/", f"{method} {path} {body[:80]!r}: {answer.status_code}"
        if answer.status_code >= 400 and method != "HEAD" and path != "/":
            assert answer.json()["code"] in {*STATUS, *CODES}


def request(chance: random.Random, client: Client, table: str) -> bytes:
    """Return a request that no library would send: odd paths and headers, as bytes."""
    path = chance.choice(PATHS).format(chance.choice([table, "none"])).encode()
    strange = chance.choice(
        [b"//", b"%00", b"%2e%2e/", b"\xff\xfe", b"%ff%fe", b"\x00", b"%", b"%zz", b"?\xc3", b"x" * 3000]
    )
    place = chance.randrange(1, len(path) + 1)
    path = path[:place] + strange + path[place:] if chance.random() < 0.8 else b"/" + path
    headers = [b"Host: " + client.address.encode(), b"Connection: close"]
    if chance.random() < 0.5:
        headers += [b"Cookie: " + client.cookie.encode(), b"X-CSRF-Token: " + client.csrf.encode()]
    for name in chance.sample([b"Cookie", b"Authorization", b"Origin", b"X-CSRF-Token", b"Accept-Language"], 2):
        value = chance.choice(
            [b"\xff\xfe", b"Bearer guilda_\xe9_x", b"Bearer guilda_a\x00b_c", b"x" * 5000, b"guilda=\x80;\x80", b""]
        )
        headers.append(name + b": " + value)
    body = chance.randbytes(chance.randrange(50))
    headers.append(b"Content-Length: " + chance.choice([str(len(body)).encode(), b"-1", b"9" * 30, b"\xff"]))
    method = chance.choice([b"GET", b"GET", b"POST", b"PATCH", b"PUT", b"HEAD", b"\xff"])
    return method + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + body


async def pester_raw(client: Client, table: str, chance: random.Random, count: int) -> None:
    """Send bytes that are barely HTTP; check that the answer is a result, an error or nothing, never a fault."""
    host, port = client.address.split(":")
    for _ in range(count):
        sent = request(chance, client, table)
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        answer = b""
        with suppress(OSError, TimeoutError):  # a request shorter than announced gets no answer
            async with asyncio.timeout(0.5 if b"9" * 30 in sent else 20):
                answer = await reader.read()
        writer.close()
        status = answer.partition(b" ")[2][:3]
        assert status in (b"", b"503") or status < b"500", f"{sent!r}: {answer!r}"
        if status == b"503":
            assert b"not built" in answer, f"{sent!r}: {answer!r}"


def test_nonsense_is_answered_with_errors_and_games_continue(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log")

    async def work() -> None:
        chance = random.Random(11)
        game = Game(server.address, "azul", 2, 1, pause=0.05)
        async with httpx.AsyncClient(timeout=30) as http:
            await game.open(http)
            playing = asyncio.create_task(game.play())
            await asyncio.sleep(0.5)
            stranger = Client(server.address)
            await stranger.arrive(http)
            own = await stranger.open_table(http, "sagrada", 2)
            await pester_socket(stranger, game.table, chance, MESSAGES // 2)
            await pester_socket(stranger, own, chance, MESSAGES // 2)
            await pester_http(http, stranger, game.table, chance, REQUESTS)
            await pester_raw(stranger, game.table, chance, REQUESTS)
            await asyncio.wait_for(playing, 120)
            assert await game.check(http) > 0
            assert not any(code != "stale" for player in game.players for code in player.refused)

    server.start()
    try:
        asyncio.run(work())
        assert server.stop() == 0
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert '"fault"' not in (tmp_path / "log").read_text()
