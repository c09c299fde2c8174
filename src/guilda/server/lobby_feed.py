"""The lobby's WebSocket: public tables and one's own tables, sent again when they change."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket

from guilda.server.authentication import address_of
from guilda.server.errors import ServerError, log_failure
from guilda.server.lobby import listed_tables
from guilda.server.resources import LobbyChanged
from guilda.server.server import CurrentServer
from guilda.server.socket import SERVICE_RESTART, reject

if TYPE_CHECKING:
    from guilda.server.server import Server
    from guilda.tables.room import Room

PAUSE_SECONDS = 1.0
"""Shortest time between two messages to one client."""
POLL_SECONDS = 5.0
"""Interval of checks for changes by other processes."""


class LobbyFeed:
    """Notices changes of tables, and wakes the clients that they concern."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waiting: dict[str, set[asyncio.Event]] = {}
        server.hub.log.on_written.append(self.changed)

    def changed(self, room: Room) -> None:
        """Wake the players' clients; if a public table opens, fills, starts or ends, those of everyone.

        A move alone wakes nobody else: the whole list would be sent to everyone every second.
        """
        table = room.table
        before, room.listed = room.listed, (table.phase, table.names())
        everyone = table.setup.public and room.listed != before
        for person in list(self.waiting) if everyone else {*room.seated(), table.host}:
            for event in self.waiting.get(person, ()):
                event.set()

    async def serve(self, socket: WebSocket[Any, Any, Any], person: str) -> None:
        """Send a client its lists as they change, until it leaves."""
        event = asyncio.Event()
        self.waiting.setdefault(person, set()).add(event)
        patience = None if self.server.hub.driver.alone else POLL_SECONDS
        sent = b""
        try:
            while not self.server.stopping.is_set():
                event.clear()
                message = msgspec.json.encode(await self.message(person))
                if message != sent:
                    sent = message
                    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                await asyncio.sleep(PAUSE_SECONDS)
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await event.wait()
        finally:
            self.waiting[person].discard(event)
            if not self.waiting[person]:
                del self.waiting[person]

    async def message(self, person: str) -> LobbyChanged:
        """Return the lists of a person."""
        public = await listed_tables(self.server, person)
        return LobbyChanged(public, await self.server.tables_of(person))


async def until_closed(socket: WebSocket[Any, Any, Any], server: Server) -> None:
    """Wait until the client leaves or sends too many messages, which are ignored."""
    address = address_of(socket.scope)
    while (await socket.receive())["type"] != "websocket.disconnect" and server.messages.allows(address):
        pass


def stop(task: asyncio.Task[None]) -> None:
    """Stop a task, and with it the connection."""
    task.cancel()


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], server: CurrentServer) -> None:
    """Serve the lists of the lobby."""
    identity, address = socket.scope["state"].get("identity"), address_of(socket.scope)
    await socket.accept()
    if identity is None:
        await reject(socket, "too_many" if socket.scope["state"]["limited"] else "not_identified")
    elif server.connections.full(address) or server.sockets.full(identity.person):
        await reject(socket, "too_many")
    else:
        with server.connections.enter(address), server.sockets.enter(identity.person):
            tasks = [
                asyncio.create_task(server.lobby.serve(socket, identity.person)),
                asyncio.create_task(until_closed(socket, server)),
            ]
            async with server.authenticator.use(identity, partial(stop, tasks[1])):
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for failure in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(failure, Exception) and not isinstance(failure, ServerError):
                    log_failure(failure)
            with suppress(Exception):  # the peer may be gone already
                await socket.close(SERVICE_RESTART)


ROUTES = [lobby_socket]
