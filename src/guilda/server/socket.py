"""The WebSocket of a table: one connection reads typed messages and is told what happens (docs/protocol.md)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from guilda.server.database import DatabaseError
from guilda.server.guard import address_of
from guilda.server.identity import Identity
from guilda.server.limits import Limiter
from guilda.server.messages import ClientMessage, Done, Hello, Hint, Look, Ping, Pong
from guilda.server.messages import Refused as RefusedMessage
from guilda.server.metrics import MOVE_SECONDS, REFUSALS, SOCKETS
from guilda.server.room import Room, Viewer
from guilda.server.server import Server, TheServer
from guilda.tables.commands import Act, Command, Person, Rematch, TableCommand
from guilda.tables.words import Refused

LOG = structlog.get_logger("guilda")
LARGEST_MESSAGE = 16_384
LONGEST_DETAIL = 200
HELLO_SECONDS = 20.0
MESSAGES_A_SECOND = 40.0
MESSAGES_AT_ONCE = 100.0
PATIENCE = 50
"""So many messages in a row may be refused before the connection is closed."""
NORMAL, TOO_LARGE, AGAINST_POLICY, COME_BACK = 1000, 1009, 1008, 1012

decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One WebSocket, from its opening to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server, table_id: str, person: Person) -> None:
        self.socket = socket
        self.server = server
        self.hub = server.hub
        self.table_id = table_id
        self.address = address_of(socket.scope)
        self.viewer = Viewer(person)
        self.room: Room | None = None
        self.limiter = Limiter(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.refused = 0
        self.code = NORMAL
        self.reading: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Read until the client or we have had enough; somebody who leaves is seen to leave."""
        writing = asyncio.create_task(self.write())
        reading = self.reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not writing.done():
                self.viewer.drop()
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writing), 1.0)
        finally:
            for task in (writing, reading, *self.hints):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
            if self.room is not None:
                self.hub.leave(self.room, self.viewer)
            with suppress(Exception):  # the other side may be gone already
                await self.socket.close(self.code)

    def end(self) -> None:
        """The token or person of this connection is gone: nothing more is read from it."""
        self.code = AGAINST_POLICY
        self.viewer.send(RefusedMessage(None, "not_identified", Refused("not_identified").sentence("en")))
        self.viewer.drop()
        if self.reading is not None:
            self.reading.cancel()

    async def write(self) -> None:
        """Send what waits in the outbox, until the viewer is dropped."""
        viewer = self.viewer
        while True:
            viewer.news.clear()
            while viewer.outbox:
                message = viewer.outbox.popleft().decode()
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": message})
            if viewer.dropped:
                self.code = COME_BACK if self.code == NORMAL else self.code
                return
            await viewer.news.wait()

    async def read(self) -> None:
        """Take messages one after the other."""
        while self.refused < PATIENCE:
            limit = HELLO_SECONDS if self.room is None else None
            try:
                event: Any = await asyncio.wait_for(self.socket.receive(), limit)
            except TimeoutError:
                break
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.take(event.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass"))
        self.code = AGAINST_POLICY

    async def take(self, raw: bytes) -> None:
        """Do what one message asks for; whatever is wrong with it, the answer is `refused` and nothing else."""
        message: ClientMessage | None = None
        try:
            if len(raw) > LARGEST_MESSAGE:
                raise Refused("too_large")
            if not (self.limiter.allows("") and self.server.messages.allows(self.address)):
                raise Refused("too_many")
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("bad_message", detail=str(error)[:LONGEST_DETAIL]) from None
            await self.answer(message)
            self.refused = 0
        except Exception as error:
            await self.explain(message, error)

    async def explain(self, message: ClientMessage | None, error: Exception) -> None:
        """Refuse a message for what went wrong; what is our own fault is for the log."""
        if isinstance(error, DatabaseError):
            LOG.error("database", detail=str(error))
            error = Refused("unavailable")
        elif not isinstance(error, Refused):
            LOG.error("fault", table=self.table_id, exc_info=error)
            error = Refused("server_error")
        await self.refuse(message, error)

    async def refuse(self, message: ClientMessage | None, refused: Refused) -> None:
        """Say why not; to a stale command also how the game stands now."""
        self.refused += 1
        REFUSALS.labels(refused.code).inc()
        viewer = self.viewer
        known = message.id if isinstance(message, Command) else None
        state = None
        if refused.code == "stale" and self.room is not None:
            async with self.room.lock:  # nobody sees what is not written yet
                state = self.room.state(viewer, self.hub.now())
        viewer.send(RefusedMessage(known, refused.code, refused.sentence(viewer.language), state))

    async def answer(self, message: ClientMessage) -> None:
        """One message that has the right shape."""
        viewer, room = self.viewer, self.room
        if isinstance(message, Ping):
            viewer.send(Pong())
        elif (room is None) is not isinstance(message, Hello):
            raise Refused("hello_first")
        elif isinstance(message, Hello):
            viewer.language, viewer.detail = message.language, message.detail
            self.room = await self.hub.join(self.table_id, viewer, message.since)
        elif isinstance(message, Look):
            assert room is not None
            viewer.send(Done(message.id, await self.hub.look(room, viewer, message.seat)))
        elif isinstance(message, Hint):
            assert room is not None
            self.ask(room, message)
        else:
            await self.command(message)

    async def command(self, command: TableCommand) -> None:
        """Let the table obey; the answer comes once it is written down."""
        began = perf_counter()
        person = self.viewer.person
        if isinstance(command, Rematch) and self.room is not None and self.room.table.rematch is None:
            async with self.server.turns.of(person.id):
                await self.server.check_opening(person.id, self.address, self.room.table.setup.public)
                number = await self.hub.command(self.table_id, command, person)
        else:
            number = await self.hub.command(self.table_id, command, person)
        self.viewer.send(Done(command.id, number))
        if isinstance(command, Act):
            MOVE_SECONDS.observe(perf_counter() - began)

    def ask(self, room: Room, message: Hint) -> None:
        """Ask for a hint, one at a time; the game goes on meanwhile."""
        if self.hints:
            raise Refused("too_many")
        task = asyncio.create_task(self.hint(room, message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hint(self, room: Room, message: Hint) -> None:
        """Bring the hint when it is there, or say why there is none."""
        try:
            look = self.viewer.look
            hinted = await self.hub.hint(room, self.viewer, message)
            if self.viewer.look != look or room.table.ply != message.ply:  # somebody else may look at this device now
                raise Refused("stale")
            self.viewer.send(hinted)
        except Exception as error:
            await self.explain(message, error)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], server: TheServer, table_id: FromPath[str]) -> None:
    """Look at a table and play at it. The first message is `hello`."""
    identity, address = socket.scope["state"].get("identity"), address_of(socket.scope)
    await socket.accept()
    if identity is None:
        await turn_away(socket, "not_identified")
    elif (
        not server.requests.allows(address) or server.connections.full(address) or server.sockets.full(identity.person)
    ):
        await turn_away(socket, "too_many")
    else:
        with server.connections.enter(address), server.sockets.enter(identity.person):
            await let_in(socket, server, table_id, identity)


async def turn_away(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Say why not, and close."""
    message = RefusedMessage(None, code, Refused(code).sentence("en"))
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
    await socket.close(AGAINST_POLICY)


async def let_in(socket: WebSocket[Any, Any, Any], server: Server, table_id: str, identity: Identity) -> None:
    """A connection from its first message to its last."""
    with SOCKETS.track_inprogress():
        try:
            connection = Connection(socket, server, table_id, Person(identity.person, ""))
            async with server.keys.use(identity, connection.end):
                connection.viewer.person = await server.somebody(identity.person)
                await connection.run()
        except DatabaseError as error:
            LOG.error("database", detail=str(error))
            await socket.close(COME_BACK)


ROUTES = [table_socket]
