"""Scripted players for the tests and benchmarks of the server, and the server as a process that can be killed."""

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
from websockets.asyncio.client import ClientConnection

from guilda.records.record import loads
from guilda.records.replay import resume, verify

SOURCE = Path(__file__).parents[2] / "src"
PING_SECONDS = 4.0
"""The page pings after this silence."""
LOST = (OSError, websockets.WebSocketException, httpx.TransportError, EOFError, TimeoutError)


def free_port() -> int:
    """Return a free port below the ephemeral ports, so that it stays free until it is used."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])


class Seen(msgspec.Struct):
    """The fields of a state that a scripted player uses."""

    ply: int
    actions: list[int]
    result: dict[str, Any] | None


class Heard(msgspec.Struct):
    """The fields of a message that a scripted player uses; the others are not decoded."""

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
        """Start the process without waiting."""
        command = [sys.executable, "-m", "guilda", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--rate", "0", "--log", "warning", *self.arguments]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        self.begin()
        self.wait()

    def wait(self, seconds: float = 240) -> None:
        """Wait until the server is ready."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"http://{self.address}/readyz", timeout=30, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not become ready: {self.log.read_text()}")

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask the process to stop; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=120)


class Client:
    """A browser: its cookie and its CSRF token."""

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
        """Return the headers of every request."""
        return {"Cookie": self.cookie, "X-CSRF-Token": self.csrf}

    async def open_table(
        self, http: httpx.AsyncClient, game: str, players: int, *, level: str = "", **more: Any
    ) -> str:
        """Open a table: this client on the first seat, the others open or for bots of a level."""
        other = {"kind": "bot", "level": level} if level else {"kind": "open"}
        seats = [{"kind": "me", "name": "P0"}, *(players - 1) * [other]]
        new = {"game": game, "options": {"players": players}, "seats": seats, **more}
        answer = await http.post(f"http://{self.address}/api/tables", json=new, headers=self.headers)
        answer.raise_for_status()
        return str(answer.json()["id"])


class CountedConnection(ClientConnection):
    """A connection that counts the bytes on the wire, in both directions."""

    bytes_on_the_wire = 0

    def data_received(self, data: bytes) -> None:
        CountedConnection.bytes_on_the_wire += len(data)
        super().data_received(data)

    def send_data(self) -> None:
        CountedConnection.bytes_on_the_wire += sum(map(len, self.protocol.writes))
        super().send_data()


class Player:
    """A random player that reconnects for ever and remembers all acknowledged moves."""

    def __init__(
        self, client: Client, table: str, seat: int, seed: int, *, pause: float = 0.0, as_page: bool = False
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.random = random.Random(seed)
        self.pause = pause
        self.as_page = as_page
        self.acknowledged: dict[int, int] = {}
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.delays: deque[float] = deque()
        self.reconnections = 0
        self.drops = 0.0
        """The probability of losing the connection after a message."""
        self.refused: list[str] = []
        self.result: dict[str, Any] | None = None
        self.state: Seen | None = None
        self.count = 0

    async def play(self) -> None:
        """Play until the game is over, reconnecting as often as needed."""
        while self.result is None:
            try:
                await self.connect()
            except LOST:
                self.reconnections += 1
                await asyncio.sleep(0.05 + 0.2 * self.random.random())

    async def connect(self) -> None:
        """Play over one connection."""
        address = f"ws://{self.client.address}/ws/tables/{self.table}"
        headers = {"Cookie": self.client.cookie}
        async with websockets.connect(
            address,
            additional_headers=headers,
            compression="deflate" if self.as_page else None,
            create_connection=CountedConnection,
            open_timeout=60,
            ping_interval=None,
            max_size=None,
        ) as connection:
            await connection.send('{"type":"hello"}' if self.as_page else '{"type":"hello","detail":false}')
            while True:
                try:
                    async with asyncio.timeout(PING_SECONDS if self.as_page else None):
                        raw = await connection.recv()
                except TimeoutError:
                    await connection.send('{"type":"ping"}')
                    continue
                except websockets.ConnectionClosedOK:
                    return
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
            elif self.pending is not None:  # resend after a lost connection: commands are idempotent
                await connection.send(msgspec.json.encode(self.pending).decode())
        elif kind == "table" and message.table["phase"] == "open":
            await self.take_seat(connection, message.table)
        elif kind == "done" and self.pending is not None and answered:
            self.delays.append(time.perf_counter() - self.sent_at)
            self.acknowledged[self.pending["ply"]] = self.pending["action"]
            self.pending = None
        elif kind == "error":
            self.refused.append(message.code)
            if answered:
                self.pending = None
        self.state = message.state or self.state
        if self.state is not None:
            await self.decide(connection, self.state)

    async def take_seat(self, connection: Any, table: dict[str, Any]) -> None:
        """Take an open seat; the host starts once all are taken."""
        if table["seats"][self.seat]["kind"] == "open":
            command = {"type": "sit", "id": f"sit{self.seat}", "seat": self.seat, "name": f"P{self.seat}"}
            await connection.send(msgspec.json.encode(command).decode())
        elif table["host"] and all(seat["kind"] != "open" for seat in table["seats"]):
            await connection.send('{"type":"start","id":"start"}')

    async def decide(self, connection: Any, state: Seen) -> None:
        """Make a decision on this player's turn."""
        if state.result is not None:
            self.result = state.result
        elif state.actions and self.pending is None and state.ply not in self.acknowledged:
            if self.pause:
                await asyncio.sleep(self.pause * self.random.uniform(0.5, 1.5))
            action = self.random.choice(state.actions)
            self.count += 1
            if self.as_page:  # the page shows what the chosen action does before it is confirmed
                preview = {"type": "preview", "id": f"p{self.count}", "ply": state.ply, "actions": [action]}
                await connection.send(msgspec.json.encode(preview).decode())
            self.pending = {"type": "act", "id": f"{self.seat}.{self.count}", "ply": state.ply, "action": action}
            self.sent_at = time.perf_counter()
            await connection.send(msgspec.json.encode(self.pending).decode())


class Game:
    """One game of scripted players, each with their own connection; with a level, one player against bots."""

    def __init__(
        self,
        address: str,
        game: str,
        players: int,
        seed: int,
        *,
        pause: float = 0.0,
        level: str = "",
        as_page: bool = False,
    ) -> None:
        self.address = address
        self.game = game
        self.seats = players
        self.seed = seed
        self.pause = pause
        self.level = level
        self.as_page = as_page
        self.table = ""
        self.players: list[Player] = []

    async def open(self, http: httpx.AsyncClient, **more: Any) -> None:
        """Open the table, with a guest for every seat that is not a bot's."""
        clients = [Client(self.address) for _ in range(1 if self.level else self.seats)]
        for client in clients:
            await client.arrive(http)
        self.table = await clients[0].open_table(http, self.game, self.seats, level=self.level, **more)
        self.players = [
            Player(client, self.table, seat, 100 * self.seed + seat, pause=self.pause, as_page=self.as_page)
            for seat, client in enumerate(clients)
        ]

    async def play(self) -> None:
        """Play to the end."""
        await asyncio.gather(*(player.play() for player in self.players))

    async def check(self, http: httpx.AsyncClient) -> int:
        """Verify the record and that it contains every acknowledged move; return the number of moves."""
        answer = await http.get(f"http://{self.address}/api/tables/{self.table}/record")
        answer.raise_for_status()
        record = loads(answer.text)
        verify(record)
        assert record.result is not None
        position = resume(record, 0).position
        moves = [position.action_id(move.notation) for move in record.moves]
        acknowledged = {ply: move for player in self.players for ply, move in player.acknowledged.items()}
        for ply, move in acknowledged.items():
            assert moves[ply] == move, f"table {self.table}: move {ply} was acknowledged as {move}, and is {moves[ply]}"
        return len(moves)
