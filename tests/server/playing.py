"""Scripted people for the tests and benchmarks of the server, and the server as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from guilda.records.record import loads
from guilda.records.replay import verify

SOURCE = Path(__file__).parents[2] / "src"
LOST = (OSError, websockets.WebSocketException, httpx.TransportError, EOFError, TimeoutError)


def free_port() -> int:
    """A port that nobody listens on, below those that systems give to connections: it stays free until it is used."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])


class Choice(msgspec.Struct):
    """What one can do."""

    notation: str


class Seen(msgspec.Struct):
    """As much of a state as a scripted player looks at."""

    ply: int
    actions: list[Choice]
    result: dict[str, Any] | None


class Heard(msgspec.Struct):
    """As much of any message as a scripted player looks at: the rest is not even read, for there are many of them."""

    type: str
    id: str | None = None
    code: str = ""
    table: dict[str, Any] = {}
    state: Seen | None = None


decode = msgspec.json.Decoder(Heard).decode


class ServerProcess:
    """`guilda serve` on a database."""

    def __init__(self, database: str, log: Path, *, port: int = 0, arguments: tuple[str, ...] = ()) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it, and do not wait."""
        command = [sys.executable, "-m", "guilda", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--rate", "0", "--log", "warning", *self.arguments]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self.begin()
        self.wait()

    def wait(self, seconds: float = 60) -> None:
        """Wait until it is ready."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"http://{self.address}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not become ready: {self.log.read_text()}")

    def kill(self) -> None:
        """`kill -9`."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


class Client:
    """Somebody with a browser: a cookie, and what the server wants to see with it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.csrf = ""
        self.person = ""

    async def arrive(self, http: httpx.AsyncClient) -> None:
        """Become a guest."""
        answer = await http.get(f"http://{self.address}/api/me")
        answer.raise_for_status()
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        http.cookies.clear()
        self.csrf, self.person = answer.json()["csrf"], answer.json()["id"]

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request."""
        return {"Cookie": self.cookie, "X-CSRF-Token": self.csrf}

    async def open_table(
        self, http: httpx.AsyncClient, game: str, players: int, *, level: str = "", **more: Any
    ) -> str:
        """Open a table: me on the first seat, the others open or for bots of a level."""
        other = {"kind": "bot", "level": level} if level else {"kind": "open"}
        seats = [{"kind": "me", "name": "P0"}, *(players - 1) * [other]]
        new = {"game": game, "options": {"players": players}, "seats": seats, **more}
        answer = await http.post(f"http://{self.address}/api/tables", json=new, headers=self.headers)
        answer.raise_for_status()
        return str(answer.json()["id"])


class Player:
    """Somebody on a seat who plays at random, never gives up, and notes down what the server has acknowledged."""

    def __init__(self, client: Client, table: str, seat: int, seed: int, *, pause: float = 0.0) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.random = random.Random(seed)
        self.pause = pause
        self.acknowledged: dict[int, str] = {}
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.delays: deque[float] = deque()
        self.reconnections = 0
        self.drops = 0.0
        """How likely it is to lose its connection after a message."""
        self.refused: list[str] = []
        self.result: dict[str, Any] | None = None
        self.state: Seen | None = None
        self.count = 0

    async def play(self) -> None:
        """Play until the game is over, with as many connections as it takes."""
        while self.result is None:
            try:
                await self.connect()
            except LOST:
                self.reconnections += 1
                await asyncio.sleep(0.05 + 0.2 * self.random.random())

    async def connect(self) -> None:
        """One connection."""
        address = f"ws://{self.client.address}/ws/tables/{self.table}"
        headers = {"Cookie": self.client.cookie}
        async with websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=20, ping_interval=None, max_size=None
        ) as connection:
            await connection.send('{"type":"hello","detail":false}')
            async for raw in connection:
                await self.hear(connection, decode(raw))
                if self.result is not None:
                    return
                if self.drops and self.random.random() < self.drops:
                    connection.transport.abort()
                    raise EOFError

    async def hear(self, connection: Any, message: Heard) -> None:
        """Answer one message of the server."""
        kind, answered = message.type, self.pending is not None and message.id == self.pending["id"]
        if kind == "welcome":
            if message.table["phase"] == "open":
                await self.take_seat(connection, message.table)
            elif self.pending is not None:  # was it heard before the connection was lost? saying it again does no harm
                await connection.send(msgspec.json.encode(self.pending).decode())
        elif kind == "table" and message.table["phase"] == "open":
            await self.take_seat(connection, message.table)
        elif kind == "done" and self.pending is not None and answered:
            self.delays.append(time.perf_counter() - self.sent_at)
            self.acknowledged[self.pending["ply"]] = self.pending["action"]
            self.pending = None
        elif kind == "refused":
            self.refused.append(message.code)
            if answered:
                self.pending = None
        self.state = message.state or self.state
        if self.state is not None:
            await self.decide(connection, self.state)

    async def take_seat(self, connection: Any, table: dict[str, Any]) -> None:
        """Sit down where nobody sits yet; the host starts when all do."""
        if table["seats"][self.seat]["kind"] == "open":
            command = {"type": "sit", "id": f"sit{self.seat}", "seat": self.seat, "name": f"P{self.seat}"}
            await connection.send(msgspec.json.encode(command).decode())
        elif table["host"] and all(seat["kind"] != "open" for seat in table["seats"]):
            await connection.send('{"type":"start","id":"start"}')

    async def decide(self, connection: Any, state: Seen) -> None:
        """Make a decision if it is mine."""
        if state.result is not None:
            self.result = state.result
        elif state.actions and self.pending is None and state.ply not in self.acknowledged:
            if self.pause:
                await asyncio.sleep(self.pause * self.random.uniform(0.5, 1.5))
            action = self.random.choice(state.actions).notation
            self.count += 1
            self.pending = {"type": "act", "id": f"{self.seat}.{self.count}", "ply": state.ply, "action": action}
            self.sent_at = time.perf_counter()
            await connection.send(msgspec.json.encode(self.pending).decode())


class Game:
    """One game of scripted people, each with a connection of their own; with a level, of one person against bots."""

    def __init__(
        self, address: str, game: str, players: int, seed: int, *, pause: float = 0.0, level: str = ""
    ) -> None:
        self.address = address
        self.game = game
        self.seats = players
        self.seed = seed
        self.pause = pause
        self.level = level
        self.table = ""
        self.players: list[Player] = []

    async def open(self, http: httpx.AsyncClient, **more: Any) -> None:
        """Open the table, with a guest for every seat that is not a bot's."""
        clients = [Client(self.address) for _ in range(1 if self.level else self.seats)]
        for client in clients:
            await client.arrive(http)
        self.table = await clients[0].open_table(http, self.game, self.seats, level=self.level, **more)
        self.players = [
            Player(client, self.table, seat, 100 * self.seed + seat, pause=self.pause)
            for seat, client in enumerate(clients)
        ]

    async def play(self) -> None:
        """To the end."""
        await asyncio.gather(*(player.play() for player in self.players))

    async def check(self, http: httpx.AsyncClient) -> int:
        """The record is true, and every acknowledged move stands in it; how many moves there were."""
        answer = await http.get(f"http://{self.address}/api/tables/{self.table}/record")
        answer.raise_for_status()
        record = loads(answer.text)
        verify(record)
        assert record.result is not None
        moves = [move.notation for move in record.moves]
        acknowledged = {ply: move for player in self.players for ply, move in player.acknowledged.items()}
        for ply, move in acknowledged.items():
            assert moves[ply] == move, f"table {self.table}: move {ply} was acknowledged as {move}, and is {moves[ply]}"
        return len(moves)
