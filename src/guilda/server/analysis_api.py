"""HTTP routes of the analysis board. They keep nothing: every request contains its position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, post
from litestar.params import JSONBody

from guilda.server.authentication import address_of
from guilda.server.errors import ServerError
from guilda.server.lobby import as_json, in_json
from guilda.server.rate_limits import Client
from guilda.server.search_pool import HINT, REVIEW, SearchPool, answered
from guilda.server.server import REVIEW_COST, CurrentServer
from guilda.tables import analysis
from guilda.tables.analysis import (
    AnalysedPosition,
    AskEngine,
    EditedPosition,
    EditPosition,
    EngineLines,
    MovePlayed,
    NewPosition,
    OpenedAnalysis,
    OpenFile,
    PlayMove,
    PreviewActions,
    ReadPosition,
)
from guilda.tables.errors import CodedError
from guilda.tables.resources import Review
from guilda.tables.views import Preview

if TYPE_CHECKING:
    from collections.abc import Callable

OPEN_COST = 1 / 60_000
"""Seconds that reading each character of a file counts against the budget of an address, at least one in all."""


@post("/analysis/new", summary="Set up a game for analysis", status_code=200)
async def new_position(data: JSONBody[NewPosition]) -> AnalysedPosition:
    """The first position of a game with options."""
    return analysis.answer(analysis.set_up, data)


@post("/analysis/position", summary="Read a position", status_code=200)
async def read_position(data: JSONBody[ReadPosition]) -> AnalysedPosition:
    """The position of a text, with its legal actions; or the reason why it is impossible."""
    return analysis.answer(analysis.read, data)


@post("/analysis/preview", summary="The immediate effects of actions", status_code=200)
async def preview_actions(data: JSONBody[PreviewActions]) -> list[Preview]:
    """The effects of some legal actions of a position before anything is drawn."""
    return analysis.answer(analysis.preview, data)


@post("/analysis/play", summary="Play a move of an analysis", status_code=200)
async def play_move(data: JSONBody[PlayMove]) -> MovePlayed:
    """The position after a move, with chosen or random chance."""
    return analysis.answer(analysis.play, data)


@post("/analysis/edit", summary="Edit a position", status_code=200)
async def edit_position(data: JSONBody[EditPosition]) -> EditedPosition:
    """The position with changed spaces, or the reason why it is impossible."""
    return analysis.answer(analysis.edit, data)


@post(
    "/analysis/open",
    summary="Read a record or an analysis",
    status_code=200,
    responses=in_json(OpenedAnalysis, "All moves of the file"),
    request_max_body_size=analysis.LONGEST_REQUEST,
)
async def open_file(
    server: CurrentServer, request: Request[Any, Any, Any], data: JSONBody[OpenFile]
) -> Response[bytes]:
    """All moves of a file; or the reason why it cannot be read."""
    address = address_of(request.scope)
    if not server.reviewing.allows(address, max(1.0, OPEN_COST * len(data.file))):
        raise ServerError("too_many")
    return await in_process(server.replays, address, analysis.opened, data)


@post(
    "/analysis/review",
    summary="Review a record or an analysis",
    status_code=200,
    responses=in_json(Review, "The review of the main line"),
    request_max_body_size=analysis.LONGEST_REQUEST,
)
async def review_file(
    server: CurrentServer, request: Request[Any, Any, Any], data: JSONBody[OpenFile]
) -> Response[bytes]:
    """Return what each move of the main line of a file cost; or the reason why it cannot be read."""
    address = address_of(request.scope)
    if not server.reviewing.allows(address, REVIEW_COST + OPEN_COST * len(data.file)):
        raise ServerError("too_many")
    return await in_process(server.review_searches, address, analysis.review, data, REVIEW)


@post(
    "/analysis/engine",
    summary="The engine's lines",
    status_code=200,
    responses=in_json(EngineLines, "The candidate moves"),
)
async def ask_engine(
    server: CurrentServer, request: Request[Any, Any, Any], data: JSONBody[AskEngine]
) -> Response[bytes]:
    """Search a position for some seconds more. Clients who have used up their budget wait until no others do."""
    address = address_of(request.scope)
    if server.analyses.full(address):
        raise ServerError("too_many")
    with server.analyses.enter(address):
        return await in_process(server.engine, address, analysis.deepen, data)


async def in_process(
    searches: SearchPool,
    address: str,
    function: Callable[[Any], Any],
    request: OpenFile | AskEngine,
    priority: int = HINT,
) -> Response[bytes]:
    """Answer a request in a search process."""
    found = await answered(searches.submit(priority, Client(address), analysis.job, function, request))
    if isinstance(found, CodedError):
        raise found
    return as_json(found)


ROUTES = [new_position, read_position, preview_actions, play_move, edit_position, open_file, review_file, ask_engine]
