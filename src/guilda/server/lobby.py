"""HTTP routes of games, tables and finished games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from guilda.locales import LANGUAGES
from guilda.records.record import Record
from guilda.rules.registry import game as game_info
from guilda.rules.registry import names
from guilda.server.archive import replay_of
from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.identity import CurrentIdentity
from guilda.server.resources import (
    ActionInfo,
    GameSummary,
    Language,
    NewTable,
    Replay,
    Review,
    TableSummary,
    Verdict,
)
from guilda.server.server import CurrentServer, Server
from guilda.server.storage import milliseconds
from guilda.tables import review_jobs, visibility
from guilda.tables.listing import actions_for, games_in

LONGEST_WAIT = 86_400_000
FOREVER = "public, max-age=31536000, immutable"
TableId = Annotated[str, PathParameter(min_length=1, max_length=40, description="The id of a table.")]
GameName = Annotated[str, PathParameter(min_length=1, max_length=24, description="The name of a game.")]
InLanguage = Annotated[
    Language, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="The language of the titles.")
]
AsSeat = Annotated[int | None, QueryParameter(ge=0, le=7, description="The seat of the viewer; none: all hands open.")]


def in_json(found: type, description: str) -> dict[int, ResponseSpec]:
    """Describe an answer that is encoded already."""
    return {200: ResponseSpec(found, description=description, generate_examples=False)}


def as_json(written: bytes, **headers: str) -> Response[bytes]:
    """Return an answer that is encoded already."""
    return Response(written, media_type="application/json", headers=headers)


@get("/games", summary="What can be played here")
async def list_games(language: InLanguage = "en") -> list[GameSummary]:
    """All games with their options and bots."""
    return games_in(language)


@get(
    "/games/{game:str}/actions",
    summary="All actions of a game",
    responses=in_json(list[ActionInfo], "The actions by id"),
)
async def list_actions(request: Request[Any, Any, Any], game: GameName) -> Response[bytes]:
    """Notation and parts of every action id, for the options in the query.

    With the current `rules_version` in the query, the answer may be cached for ever.
    """
    if game not in names():
        raise ServerError("not_found")
    query = dict(request.query_params)
    current = query.pop("rules_version", "") == str(game_info(game).rules_version)
    try:
        actions = actions_for(game, query)
    except ValueError as error:
        raise ServerError("bad_request", detail=str(error)) from None
    return as_json(actions, **({"Cache-Control": FOREVER} if current else {}))


@get("/tables", summary="Public tables")
async def public_tables(server: CurrentServer, identity: CurrentIdentity) -> list[TableSummary]:
    """Tables that have waited for players for less than a day, then those being played; newest first, at most 100."""
    return await listed_tables(server, identity.person)


async def listed_tables(server: Server, person: str) -> list[TableSummary]:
    """Return the public tables as a person sees them, without those of people whom they block."""
    found = await server.storage.public_tables(since=milliseconds() - LONGEST_WAIT)
    hidden = await server.moderation.blocked_by(person)
    return [
        server.listed(each, person) for each in found if any(each.summary.persons) and each.summary.host not in hidden
    ]


@post("/tables", summary="Open a table", status_code=201)
async def open_table(
    server: CurrentServer, identity: CurrentIdentity, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> TableSummary:
    """It waits for the host's `start`, which brings the host's seeds."""
    return await server.open_table(data, identity.person, address_of(request.scope))


@get("/tables/{table_id:str}", summary="A table")
async def read_table(server: CurrentServer, identity: CurrentIdentity, table_id: TableId) -> TableSummary:
    """Anyone who has its id may read it."""
    found = await server.storage.summary(table_id)
    if found is None:
        raise ServerError("not_found")
    return server.listed(found, identity.person)


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a game",
    responses=in_json(dict[str, Any], "The record (docs/program/records.md)"),
)
async def read_record(server: CurrentServer, table_id: TableId) -> Response[bytes]:
    """Without hidden information while the game is played; afterwards `guilda verify` can check all of it.

    The record of a daily deal has the seed, so it is available after the day.
    """
    record = await server.record(table_id)
    found = await server.storage.summary(table_id)
    if found is not None and found.summary.deal and not server.daily.published(found.summary.deal):
        raise ServerError("daily_sealed")
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table_id}.json"'}
    return as_json(record.dumps().encode(), **headers)


@get("/tables/{table_id:str}/replay", summary="The replay of a finished game", responses=in_json(Replay, "The game"))
async def read_replay(
    server: CurrentServer,
    request: Request[Any, Any, Any],
    table_id: TableId,
    seat: AsSeat = None,
) -> Response[bytes]:
    """As a seat saw it, or with all hands open."""
    record = await finished(server, request, table_id)
    if seat is not None and seat >= len(record.seats):
        raise ServerError("bad_request", detail="seat")
    game = await server.storage.archived_game(table_id)
    if game is not None:
        return as_json(replay_of(game, seat))
    result = visibility.result(await server.table(table_id))
    return as_json(await server.run_job(client_of(request), review_jobs.replay, record, seat, result))


@get(
    "/tables/{table_id:str}/verify",
    summary="Whether a finished game was fair",
    responses=in_json(Verdict, "The verdict"),
)
async def read_verdict(server: CurrentServer, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
    """The result of `guilda verify` for its record."""
    record = await finished(server, request, table_id)
    game = await server.storage.archived_game(table_id)
    if game is not None:
        return as_json(game.verdict)
    return as_json(await server.run_job(client_of(request), review_jobs.verdict, record))


@get(
    "/tables/{table_id:str}/review",
    summary="An engine's remarks on a finished game",
    responses=in_json(Review, "The review"),
)
async def read_review(server: CurrentServer, request: Request[Any, Any, Any], table_id: TableId) -> Response[bytes]:
    """One remark per decision that was not forced. It takes some seconds the first time."""
    await finished(server, request, table_id)
    return as_json(await server.review(client_of(request), table_id))


def client_of(request: Request[Any, Any, Any]) -> str:
    """Return the client for fair scheduling: its address, as one person may be many guests."""
    return address_of(request.scope)


async def finished(server: Server, request: Request[Any, Any, Any], table_id: str) -> Record:
    """Return the record of a finished game, unless it would give a daily deal away to the person who asks."""
    record = await server.record(table_id)
    if record.server_seed is None:
        raise ServerError("not_over")
    found, identity = await server.storage.summary(table_id), request.scope["state"].get("identity")
    person, summary = identity.person if identity else "", found and found.summary
    others = summary and summary.deal and person not in summary.persons
    if summary and others and await server.daily.store.spoils(summary.deal, person, server.hub.now()):
        raise ServerError("daily_unplayed")
    return record


ROUTES = [
    list_games,
    list_actions,
    public_tables,
    open_table,
    read_table,
    read_record,
    read_replay,
    read_verdict,
    read_review,
]
