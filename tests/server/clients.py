"""A real server in the test's own event loop, and clients with real sockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guilda.server.app import create_app
from guilda.server.protocols import ServerProtocol, SocketProtocol
from guilda.server.settings import Settings
from guilda.server.socket import LARGEST_MESSAGE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from websockets.asyncio.client import ClientConnection

    from guilda.server.server import Server

PATIENCE = 120.0
"""Seconds: the machine may be busy."""


class Place:
    """The addresses of a running server."""

    def __init__(self, port: int, server: Server) -> None:
        self.port = port
        self.server = server
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws/tables"

    @asynccontextmanager
    async def guest(self, name: str = "Ana") -> AsyncIterator[Guest]:
        # Without `verify` it need not load certificates.
        async with httpx.AsyncClient(base_url=self.http, verify=False, timeout=PATIENCE) as http:
            me = (await http.get("/api/me")).raise_for_status().json()
            http.headers["X-CSRF-Token"] = me["csrf"]
            (await http.patch("/api/me", json={"name": name})).raise_for_status()
            yield Guest(self, http, name)


class Guest:
    """A guest with a cookie."""

    def __init__(self, place: Place, http: httpx.AsyncClient, name: str) -> None:
        self.place = place
        self.http = http
        self.name = name
        self.messages = count(1)

    async def open(self, game: str, *seats: str, **details: Any) -> str:
        """Open a table for `me`, `open` or bots by level; where no seat is open, start it."""
        kinds = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "level": each} for each in seats]
        new = {"game": game, "options": {"players": len(seats)}, "seats": kinds, **details}
        answer = await self.http.post("/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        if not answer.json()["open_seats"]:
            async with self.at(table) as client:
                await client.do("start", seeds=["a seed", "another seed"][: seats.count("me")])
        return table

    @asynccontextmanager
    async def at(self, table: str, *, hello: bool = True, **details: Any) -> AsyncIterator[Client]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **details.pop("headers", {})}
        async with connect(
            f"{self.place.ws}/{table}", additional_headers=headers, max_size=None, ping_interval=None, close_timeout=1
        ) as socket:
            client = Client(socket, self.messages)
            if hello:
                await client.send(type="hello", **details)
                client.welcome = await client.until("welcome")
                client.state = client.welcome["state"]
            yield client


class Client:
    """One connection to a table. `state` is the last one received."""

    def __init__(self, socket: ClientConnection, messages: Iterator[int]) -> None:
        self.socket = socket
        self.messages = messages
        self.told: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] | None = None

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.told.append(text)
        message: dict[str, Any] = json.loads(text)
        self.state = message.get("state") or self.state
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def closed(self) -> int | None:
        """Read until the connection is closed; return the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        return self.socket.close_code

    async def ask(self, kind: str, **details: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        details.setdefault("id", f"{kind} {next(self.messages)}")
        await self.send(type=kind, **details)
        while True:
            answer = await self.until("done", "error", "hint", "hint_position", "preview")
            if answer["id"] in (details["id"], None):
                return answer

    async def do(self, kind: str, **details: Any) -> dict[str, Any]:
        """Send a command that succeeds."""
        answer = await self.ask(kind, **details)
        assert answer["type"] == "done", answer
        return answer

    async def turn(self) -> dict[str, Any]:
        """Return the state once it is this client's turn or the game is over."""
        while self.state is None or not (self.state["actions"] or self.state["result"]):
            await self.receive()
        return self.state

    async def play(self, choose: Any = None) -> bool:
        """Wait for this client's turn and make a decision; return False once the game is over."""
        state = await self.turn()
        if state["result"]:
            return False
        actions = state["actions"]
        action = choose(actions) if choose else actions[len(actions) // 2]
        await self.do("act", ply=state["ply"], action=action)
        return True


@asynccontextmanager
async def serving(database: str, silence: float = PATIENCE, **details: Any) -> AsyncIterator[Place]:
    """A server on a database, until the test is done; `silence` is its ping timeout in seconds."""
    app = create_app(Settings(database=database, **{"rate": 0, **details}))
    config = uvicorn.Config(
        app,
        port=0,
        http=ServerProtocol,
        log_config=None,
        ws=SocketProtocol,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_ping_interval=silence / 2,
        ws_ping_timeout=silence / 2,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield Place(server.servers[0].sockets[0].getsockname()[1], app.state.server)
    finally:
        server.should_exit = True
        await task
