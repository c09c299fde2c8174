"""The WebSocket of a table (docs/program/protocol.md)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from guilda.server.authentication import address_of
from guilda.server.database import DatabaseError
from guilda.server.errors import ServerError, coded
from guilda.server.identity import Identity
from guilda.server.metrics import ERRORS, MOVE_SECONDS, SOCKETS
from guilda.server.rate_limits import RateLimiter
from guilda.server.server import CurrentServer, Server
from guilda.tables import advice
from guilda.tables.commands import Act, Command, Person, Rematch, TableCommand
from guilda.tables.errors import CodedError, TableError
from guilda.tables.messages import (
    ClientMessage,
    Done,
    ErrorMessage,
    Hello,
    Hint,
    Ping,
    Pong,
    PreviewAnswer,
    PreviewRequest,
    ViewAs,
)
from guilda.tables.room import Room, Viewer

if TYPE_CHECKING:
    from guilda.tables.views import State

LOG = structlog.get_logger("guilda")
LARGEST_MESSAGE = 16_384
LONGEST_DETAIL = 200
HELLO_SECONDS = 20.0
MESSAGES_A_SECOND = 40.0
MESSAGES_AT_ONCE = 100.0
MOST_ERRORS = 50
"""Consecutive errors after which the connection is closed."""
NORMAL, POLICY_VIOLATION, SERVICE_RESTART, REPLACED = 1000, 1008, 1012, 4001

decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server, table_id: str, person: Person) -> None:
        self.socket = socket
        self.server = server
        self.hub = server.hub
        self.table_id = table_id
        self.address = address_of(socket.scope)
        self.viewer = Viewer(person, transmit=socket.scope["state"].get("send_text"))
        self.room: Room | None = None
        self.limiter = RateLimiter(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.errors = 0
        self.code = NORMAL
        self.reading: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Read and write until either side ends the connection."""
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
                self.hub.presence.leave(self.room, self.viewer)
            with suppress(Exception):  # the peer may be gone already
                await self.socket.close(self.code)

    def end(self) -> None:
        """End the connection because its token or person was revoked."""
        self.code = POLICY_VIOLATION
        self.viewer.send(error_message(None, ServerError("not_identified")))
        self.viewer.drop()
        if self.reading is not None:
            self.reading.cancel()

    async def write(self) -> None:
        """Send the messages in the outbox until the viewer is dropped."""
        viewer = self.viewer
        while True:
            viewer.ready.clear()
            while viewer.outbox:
                await self.socket.send_data(viewer.outbox[0].decode(), mode="text")
                viewer.take()  # only now, as messages may pass an empty outbox by
            if viewer.dropped:
                if self.code == NORMAL:
                    self.code = REPLACED if viewer.replaced else SERVICE_RESTART
                return
            await viewer.ready.wait()

    async def read(self) -> None:
        """Execute messages one after the other."""
        while self.errors < MOST_ERRORS:
            try:
                event: Any = await (self.socket.receive() if self.room is not None else self.first_message())
            except TimeoutError:
                break
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.take(event.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass"))
        self.code = POLICY_VIOLATION

    async def first_message(self) -> Any:
        """Wait for a message before the client has said hello; raise `TimeoutError` if it does not come."""
        async with asyncio.timeout(HELLO_SECONDS):
            return await self.socket.receive()

    async def take(self, raw: bytes) -> None:
        """Execute one message; any failure is answered with `error`."""
        message: ClientMessage | None = None
        try:
            if len(raw) > LARGEST_MESSAGE:
                raise ServerError("too_large")
            allowed = self.limiter.allows("") and self.server.messages.allows(self.address)
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise ServerError("bad_message", detail=str(error)[:LONGEST_DETAIL]) from None
            if not allowed:
                raise ServerError("too_many")
            await self.answer(message)
            self.errors = 0
        except Exception as error:
            await self.send_error(message, coded(error, table=self.table_id))

    async def send_error(self, message: ClientMessage | None, error: CodedError) -> None:
        """Send an error; that of a stale command carries the current state."""
        self.errors += 1
        ERRORS.labels(error.code).inc()
        viewer = self.viewer
        known = message.id if isinstance(message, Command) else None
        state = None
        if error.code == "stale" and self.room is not None:
            async with self.room.lock:  # nothing unwritten may be seen
                state = self.room.state(viewer, self.hub.now())
        viewer.send(error_message(known, error, state))

    async def answer(self, message: ClientMessage) -> None:
        """Execute a decoded message."""
        viewer, room = self.viewer, self.room
        if isinstance(message, Ping):
            viewer.send(Pong())
        elif (room is None) is not isinstance(message, Hello):
            raise ServerError("hello_first")
        elif isinstance(message, Hello):
            viewer.detail, viewer.client = message.detail, message.client
            self.room = await self.hub.presence.join(self.table_id, viewer, message.since)
        elif isinstance(message, ViewAs):
            assert room is not None
            viewer.send(Done(message.id, await self.hub.presence.view_as(room, viewer, message.seat)))
        elif isinstance(message, PreviewRequest):
            assert room is not None
            viewer.send(await self.preview(room, message))
        elif isinstance(message, Hint) and message.position:
            assert room is not None
            async with room.lock:  # nothing unwritten may be seen
                viewer.send(advice.position_for_hint(room.table, viewer.seat, message))
        elif isinstance(message, Hint):
            assert room is not None
            self.ask(room, message)
        else:
            await self.command(message)

    async def command(self, command: TableCommand) -> None:
        """Execute a command; it is answered once it is stored."""
        began = perf_counter()
        person, log = self.viewer.person, self.hub.log

        def answer(number: int) -> None:
            self.viewer.send(Done(command.id, number))

        if isinstance(command, Rematch) and self.room is not None and self.room.table.rematch is None:
            async with self.server.person_locks.of(person.id):
                await self.server.check_opening(person.id, self.address, self.room.table.setup.public)
                await log.command(self.table_id, command, person, answer)
        else:
            await log.command(self.table_id, command, person, answer)
        if isinstance(command, Act):
            MOVE_SECONDS.observe(perf_counter() - began)

    async def preview(self, room: Room, message: PreviewRequest) -> PreviewAnswer:
        """Return the immediate effects of actions of the viewer's seat."""
        async with room.lock:  # nothing unwritten may be seen
            return advice.preview(room.table, self.viewer.seat, message)

    def ask(self, room: Room, message: Hint) -> None:
        """Start a search for a hint, one at a time."""
        if self.hints:
            raise ServerError("too_many")
        task = asyncio.create_task(self.hint(room, message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hint(self, room: Room, message: Hint) -> None:
        """Send a hint once it is found."""
        try:
            seat = self.viewer.seat
            answer = await self.hub.hints.hint(room, self.viewer, message)
            if self.viewer.seat != seat or room.table.ply != message.ply:  # another player may hold the device now
                raise TableError("stale")
            self.viewer.send(answer)
        except Exception as error:
            await self.send_error(message, coded(error, table=self.table_id))


def error_message(id_: str | None, error: CodedError, state: State | None = None) -> ErrorMessage:
    """Return an error as a message."""
    return ErrorMessage(id_, error.code, dict(error.details), state)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], server: CurrentServer, table_id: FromPath[str]) -> None:
    """Serve a connection to a table."""
    identity, address = socket.scope["state"].get("identity"), address_of(socket.scope)
    await socket.accept()
    if socket.scope["state"]["limited"]:
        await reject(socket, "too_many")
    elif identity is None:
        await reject(socket, "not_identified")
    elif server.connections.full(address) or server.sockets.full(identity.person):
        await reject(socket, "too_many")
    else:
        with server.connections.enter(address), server.sockets.enter(identity.person):
            await serve_connection(socket, server, table_id, identity)


async def reject(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Send an error and close."""
    message = error_message(None, ServerError(code))
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
    await socket.close(POLICY_VIOLATION)


async def serve_connection(socket: WebSocket[Any, Any, Any], server: Server, table_id: str, identity: Identity) -> None:
    """Serve an accepted connection."""
    with SOCKETS.track_inprogress():
        try:
            connection = Connection(socket, server, table_id, Person(identity.person, ""))
            server.hub.addresses.note(identity.person, address_of(socket.scope))
            async with server.authenticator.use(identity, connection.end):
                connection.viewer.person = await server.person(identity.person)
                connection.viewer.hidden = await server.moderation.blocked_by(identity.person)
                await connection.run()
        except DatabaseError as error:
            LOG.error("database", detail=str(error))
            await socket.close(SERVICE_RESTART)


ROUTES = [table_socket]
