"""The bot API: challenge, stream, act. Bots authenticate with tokens."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, get, post
from litestar.background_tasks import BackgroundTask
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from guilda.server.authentication import address_of
from guilda.server.bot_streams import BotStream
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity, Identity
from guilda.server.lobby import TableId
from guilda.server.metrics import STREAMS
from guilda.server.resources import (
    Acted,
    BotAct,
    BotReturn,
    BotStart,
    Challenge,
    NewSeat,
    NewTable,
    StreamMessage,
    TableSummary,
)
from guilda.server.server import CurrentServer, Server
from guilda.tables.commands import Act, Resign, Return, Start
from guilda.tables.errors import TableError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable


def require_bot(identity: Identity) -> Identity:
    """Return the identity if it has a token."""
    if not identity.bot:
        raise ServerError("not_identified")
    return identity


@post("/bot/challenge", summary="Play a game against bots or people", status_code=201)
async def challenge(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[Challenge]
) -> TableSummary:
    """Open a table with the bot on the first seat. Once all seats are taken, its stream says `ready`."""
    person = require_bot(identity).person
    others = [NewSeat(kind="open") if level == "open" else NewSeat(kind="bot", level=level) for level in data.opponents]
    seats = [NewSeat(kind="me"), *others]
    new = NewTable(game=data.game, options=data.options, seats=seats, clock=data.clock, public=data.public)
    return await server.open_table(new, person, address_of(request.scope))


@post("/bot/tables/{table_id:str}/start", summary="Start a game", status_code=200)
async def start(server: CurrentServer, identity: CurrentIdentity, table_id: TableId, data: JSONBody[BotStart]) -> Acted:
    """The same as `start` on the WebSocket, for a table that the bot opened."""
    command = Start(id=data.id, seeds=[data.seed])
    return Acted(await server.command(table_id, command, require_bot(identity).person))


@post("/bot/tables/{table_id:str}/act", summary="Make a decision", status_code=200)
async def act(server: CurrentServer, identity: CurrentIdentity, table_id: TableId, data: JSONBody[BotAct]) -> Acted:
    """The same as `act` on the WebSocket: a repeated id gets the same answer."""
    command = Act(id=data.id, ply=data.ply, action=data.action)
    return Acted(await server.command(table_id, command, require_bot(identity).person))


@post("/bot/tables/{table_id:str}/return", summary="Return after a takeover", status_code=200)
async def come_back(
    server: CurrentServer, identity: CurrentIdentity, table_id: TableId, data: JSONBody[BotReturn]
) -> Acted:
    """Take back all seats that the bot holds."""
    return await for_all_seats(server, identity, table_id, lambda seat: Return(id=f"{data.id} {seat}", seat=seat))


@post("/bot/tables/{table_id:str}/resign", summary="Resign a game", status_code=200)
async def resign(server: CurrentServer, identity: CurrentIdentity, table_id: TableId) -> Acted:
    """Resign all seats that the bot holds."""
    return await for_all_seats(server, identity, table_id, lambda seat: Resign(id=f"resign {seat}", seat=seat))


async def for_all_seats(
    server: Server, identity: Identity, table_id: str, command: Callable[[int], Resign | Return]
) -> Acted:
    """Execute a command for every seat of the bot; fail only if all of them fail."""
    person = require_bot(identity).person
    table = await server.table(table_id)
    number, failure = 0, TableError("not_at_table")
    for seat in table.seats_of(person):
        try:
            number = await server.command(table_id, command(seat), person)
        except TableError as error:
            failure = error
    if number == 0:
        raise failure
    return Acted(number)


@get(
    "/bot/stream",
    summary="Events for a bot, as they happen",
    media_type="application/x-ndjson",
    responses={200: ResponseSpec(StreamMessage, media_type="application/x-ndjson", generate_examples=False)},
)
async def stream(server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any]) -> Stream:
    """One JSON object per line: `ready`, `turn`, `away`, `over`, and `alive` as a heartbeat."""
    address = address_of(request.scope)
    if server.streams.full(require_bot(identity).person) or server.connections.full(address):
        raise ServerError("too_many")
    resources = AsyncExitStack()
    for entered in (server.connections.enter(address), server.streams.enter(identity.person)):
        resources.enter_context(entered)
    leave = BackgroundTask(resources.aclose)  # also for a client that leaves before the first line
    return Stream(lines(server, identity, resources), media_type="application/x-ndjson", background=leave)


async def lines(server: Server, identity: Identity, resources: AsyncExitStack) -> AsyncGenerator[bytes, None]:
    """Yield the lines of a bot's stream, which is counted from its request to its end."""
    stream = BotStream(server, identity.person)
    async with resources, server.authenticator.use(identity, stream.revoked.set):
        with STREAMS.track_inprogress():
            async for message in stream.follow():
                yield msgspec.json.encode(message) + b"\n"


ROUTES = [challenge, start, act, come_back, resign, stream]
