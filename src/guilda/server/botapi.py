"""The interface for bots: challenge somebody, follow the stream, act. A token says who it is."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, get, post
from litestar.background_tasks import BackgroundTask
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from guilda.server.guard import address_of
from guilda.server.identity import Identity, Whoever
from guilda.server.lobby import TableId
from guilda.server.metrics import STREAMS
from guilda.server.problems import Refusal
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
from guilda.server.server import Server, TheServer
from guilda.server.streams import BotStream
from guilda.tables.commands import Act, Resign, Return, Start
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable


def a_bot(identity: Identity) -> Identity:
    """Only those who come with a token."""
    if not identity.bot:
        raise Refusal("not_identified")
    return identity


@post("/bot/challenge", summary="Play a game against bots or whoever sits down", status_code=201)
async def challenge(
    server: TheServer, identity: Whoever, request: Request[Any, Any, Any], data: JSONBody[Challenge]
) -> TableSummary:
    """The bot sits on the first seat. Once all seats are taken its stream says `ready`, and it starts the game."""
    person = a_bot(identity).person
    others = [NewSeat(kind="open") if level == "open" else NewSeat(kind="bot", level=level) for level in data.opponents]
    seats = [NewSeat(kind="me"), *others]
    new = NewTable(game=data.game, options=data.options, seats=seats, clock=data.clock, public=data.public)
    return await server.open_table(new, person, address_of(request.scope))


@post("/bot/tables/{table_id:str}/start", summary="Begin a game", status_code=200)
async def start(server: TheServer, identity: Whoever, table_id: TableId, data: JSONBody[BotStart]) -> Acted:
    """The same as `start` on the WebSocket, for a table that the bot opened."""
    command = Start(id=data.id, seeds=[data.seed])
    return Acted(await server.command(table_id, command, a_bot(identity).person))


@post("/bot/tables/{table_id:str}/act", summary="Make a decision", status_code=200)
async def act(server: TheServer, identity: Whoever, table_id: TableId, data: JSONBody[BotAct]) -> Acted:
    """The same as `act` on the WebSocket: repeated with the same id it gets the same answer."""
    command = Act(id=data.id, ply=data.ply, action=data.action)
    return Acted(await server.command(table_id, command, a_bot(identity).person))


@post("/bot/tables/{table_id:str}/return", summary="Play on after a takeover", status_code=200)
async def come_back(server: TheServer, identity: Whoever, table_id: TableId, data: JSONBody[BotReturn]) -> Acted:
    """On all seats that the bot holds."""
    return await for_all_seats(server, identity, table_id, lambda seat: Return(id=f"{data.id} {seat}", seat=seat))


@post("/bot/tables/{table_id:str}/resign", summary="Give a game up", status_code=200)
async def resign(server: TheServer, identity: Whoever, table_id: TableId) -> Acted:
    """For all seats that the bot holds."""
    return await for_all_seats(server, identity, table_id, lambda seat: Resign(id=f"resign {seat}", seat=seat))


async def for_all_seats(
    server: Server, identity: Identity, table_id: str, command: Callable[[int], Resign | Return]
) -> Acted:
    """Do something for every seat that the bot holds; it is refused only if it is for all of them."""
    person = a_bot(identity).person
    table = await server.table(table_id)
    number, refused = 0, Refused("not_at_table")
    for seat in table.seats_of(person):
        try:
            number = await server.command(table_id, command(seat), person)
        except Refused as error:
            refused = error
    if number == 0:
        raise refused
    return Acted(number)


@get(
    "/bot/stream",
    summary="What a bot has to know, as it happens",
    media_type="application/x-ndjson",
    responses={200: ResponseSpec(StreamMessage, media_type="application/x-ndjson", generate_examples=False)},
)
async def stream(server: TheServer, identity: Whoever, request: Request[Any, Any, Any]) -> Stream:
    """One JSON object a line: `ready`, `turn`, `away`, `over`, and `alive` when nothing has happened for a while."""
    address = address_of(request.scope)
    if server.streams.full(a_bot(identity).person) or server.connections.full(address):
        raise Refusal("too_many")
    inside = AsyncExitStack()
    for entered in (server.connections.enter(address), server.streams.enter(identity.person)):
        inside.enter_context(entered)
    leave = BackgroundTask(inside.aclose)  # who goes away at once hears not even the first line
    return Stream(lines(server, identity, inside), media_type="application/x-ndjson", background=leave)


async def lines(server: Server, identity: Identity, inside: AsyncExitStack) -> AsyncGenerator[bytes, None]:
    """The stream of one bot, which counts from its request to its end."""
    stream = BotStream(server, identity.person)
    async with inside, server.keys.use(identity, stream.taken.set):
        with STREAMS.track_inprogress():
            async for message in stream.follow():
                yield msgspec.json.encode(message) + b"\n"


ROUTES = [challenge, start, act, come_back, resign, stream]
