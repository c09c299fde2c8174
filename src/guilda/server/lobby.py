"""The games that can be played, the tables there are, and finished games to look at again."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from guilda import bots
from guilda.records.record import Record
from guilda.rules.options import GameInfo
from guilda.rules.registry import games
from guilda.server import studies
from guilda.server.guard import address_of
from guilda.server.identity import Identity, Whoever
from guilda.server.messages import Language
from guilda.server.problems import Refusal
from guilda.server.resources import (
    GameSummary,
    NewTable,
    OptionInfo,
    Remark,
    Replay,
    TableSummary,
    Verdict,
)
from guilda.server.server import Server, TheServer
from guilda.server.storage import milliseconds
from guilda.tables import showing

LONGEST_WAIT = 86_400_000
TableId = Annotated[str, PathParameter(min_length=1, max_length=40, description="The id of a table.")]
InLanguage = Annotated[Language, QueryParameter(description="The language of titles and sentences.")]
AsSeat = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="The seat whose eyes to use; none: all hands open.")
]


def in_json(found: type, description: str) -> dict[int, ResponseSpec]:
    """How the API describes an answer that is given as written JSON."""
    return {200: ResponseSpec(found, description=description, generate_examples=False)}


def as_json(written: bytes, **headers: str) -> Response[bytes]:
    """An answer that is written already."""
    return Response(written, media_type="application/json", headers=headers)


@get("/games", summary="What can be played here")
async def list_games(language: InLanguage = "en") -> list[GameSummary]:
    """All games with their options and bots."""
    return games_in(language)


@lru_cache(3)
def games_in(language: str) -> list[GameSummary]:
    """The same answer for everybody."""
    return [described(info, language) for info in games()]


def described(info: GameInfo, language: str) -> GameSummary:
    """One game with its options."""
    options = [
        OptionInfo(
            name=option.name,
            title=option.title[language],
            kind=option.type,
            values=list(option.values),
            value_titles=[
                option.value_titles[value][language]
                if value in option.value_titles
                else seat_or_value(option.type, value)
                for value in option.values
            ],
            default=option.default,
            only_for=list(option.only_for),
        )
        for option in info.options
    ]
    return GameSummary(info.name, info.title[language], options, list(bots.NAMES), info.secrets)


def seat_or_value(kind: str, value: int | str | None) -> str:
    """A value without a title of its own: seats are counted from 1 by people."""
    return str(value + 1) if kind == "seat" and isinstance(value, int) else str(value)


@get("/tables", summary="Public tables")
async def public_tables(server: TheServer, identity: Whoever) -> list[TableSummary]:
    """Those that have waited for players for less than a day, and where somebody sits; then those being played.

    The newest of them, a hundred at most.
    """
    found = await server.storage.public_tables(since=milliseconds() - LONGEST_WAIT)
    return [server.listed(each, identity.person) for each in found if any(each.summary.persons)]


@post("/tables", summary="Open a table", status_code=201)
async def open_table(
    server: TheServer, identity: Whoever, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> TableSummary:
    """It waits for the host's `start`, which brings the host's own seeds."""
    return await server.open_table(data, identity.person, address_of(request.scope))


@get("/tables/{table_id:str}", summary="A table in short")
async def read_table(server: TheServer, identity: Whoever, table_id: TableId) -> TableSummary:
    """Everybody who has its id may know it."""
    found = await server.storage.summary(table_id)
    if found is None:
        raise Refusal("not_found")
    return server.listed(found, identity.person)


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a game",
    responses=in_json(dict[str, Any], "The record (docs/records.md)"),
)
async def read_record(server: TheServer, table_id: TableId) -> Response[bytes]:
    """While the game is played, without what players may not know; afterwards `guilda verify` can check all of it."""
    record = await server.record(table_id)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table_id}.json"'}
    return as_json(record.dumps().encode(), **headers)


@get("/tables/{table_id:str}/replay", summary="A finished game, ply by ply", responses=in_json(Replay, "The game"))
async def read_replay(
    server: TheServer,
    request: Request[Any, Any, Any],
    table_id: TableId,
    language: InLanguage = "en",
    seat: AsSeat = None,
) -> Response[bytes]:
    """As a seat saw it, or with all hands open."""
    record = await finished(server, table_id)
    if seat is not None and seat >= len(record.seats):
        raise Refusal("bad_request", "seat")
    result = showing.result(await server.table(table_id), language)
    return as_json(await server.study(asker(request), studies.replay, record, seat, language, result))


@get(
    "/tables/{table_id:str}/verify",
    summary="Whether a finished game was fair",
    responses=in_json(Verdict, "The verdict"),
)
async def read_verdict(server: TheServer, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
    """What `guilda verify` says of its record."""
    return as_json(await server.study(asker(request), studies.verdict, await finished(server, table_id)))


@get(
    "/tables/{table_id:str}/review",
    summary="An engine's remarks on a finished game",
    responses=in_json(list[Remark], "The remarks"),
)
async def read_review(
    server: TheServer, request: Request[Any, Any, Any], table_id: TableId, language: InLanguage = "en"
) -> Response[bytes]:
    """One for every decision that was a choice. It takes some seconds the first time."""
    record = await finished(server, table_id)
    return as_json(await server.review(asker(request), table_id, record, language))


def asker(request: Request[Any, Any, Any]) -> str:
    """In whose name a study is made: the person's; of a new guest, who may be another one each time, the address's."""
    identity: Identity = request.scope["state"]["identity"]
    return address_of(request.scope) if identity.fresh else identity.person


async def finished(server: Server, table_id: str) -> Record:
    """The record of a game that is over."""
    record = await server.record(table_id)
    if record.server_seed is None:
        raise Refusal("not_over")
    return record


ROUTES = [list_games, public_tables, open_table, read_table, read_record, read_replay, read_verdict, read_review]
