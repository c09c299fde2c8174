"""HTTP routes of puzzles: stateless, the same for everyone."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from guilda import puzzles
from guilda.puzzles.puzzle import Puzzle
from guilda.server.errors import ServerError
from guilda.server.lobby import GameName, as_json, client_of, in_json
from guilda.server.resources import PuzzleAnswer, PuzzleAttempt, PuzzleState, PuzzleSummary
from guilda.server.server import CurrentServer
from guilda.tables import puzzles as jobs

PuzzleId = Annotated[str, PathParameter(min_length=1, max_length=16, description="The id of a puzzle.")]


def found(game: str, puzzle_id: str) -> Puzzle:
    """Return a puzzle."""
    try:
        return puzzles.get(game, puzzle_id)
    except ValueError:
        raise ServerError("not_found") from None


@get("/puzzles/{game:str}", summary="The puzzles of a game")
async def list_puzzles(game: GameName) -> list[PuzzleSummary]:
    """All puzzles, the easiest first."""
    try:
        return jobs.listing(game)
    except ValueError:
        raise ServerError("not_found") from None


@get("/puzzles/{game:str}/{puzzle_id:str}", summary="A puzzle")
async def read_puzzle(game: GameName, puzzle_id: PuzzleId) -> PuzzleState:
    """The position as the solver's seat sees it, and its legal actions."""
    return jobs.state(found(game, puzzle_id))


@post(
    "/puzzles/{game:str}/{puzzle_id:str}",
    summary="Try to solve a puzzle",
    status_code=200,
    responses=in_json(PuzzleAnswer, "The answer"),
)
async def try_puzzle(
    server: CurrentServer,
    request: Request[Any, Any, Any],
    game: GameName,
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleAttempt],
) -> Response[bytes]:
    """Whether the moves are the solution. The answer to a complete or wrong attempt explains why."""
    puzzle = found(game, puzzle_id)
    try:
        puzzle.check(data.moves)
    except ValueError as error:
        raise ServerError("bad_request", detail=str(error)) from None
    return as_json(await server.run_job(client_of(request), jobs.answer, puzzle, data))


ROUTES = [list_puzzles, read_puzzle, try_puzzle]
