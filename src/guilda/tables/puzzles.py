"""Puzzles for the page: the position with its legal actions, and the answer to an attempt. Nothing is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from guilda import puzzles
from guilda.puzzles.explain import reason
from guilda.puzzles.find import budget, replies
from guilda.puzzles.puzzle import CHANCE_SEED
from guilda.puzzles.rating import SolverRating
from guilda.rules.game import EventLog
from guilda.rules.preview import preview
from guilda.rules.rng import FastRng
from guilda.search.review import shares_after
from guilda.tables.commands import ActionText
from guilda.tables.entries import Options
from guilda.tables.review_jobs import why
from guilda.tables.views import Event, Facts, View, Why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.puzzles.puzzle import Puzzle
    from guilda.rules.game import Game

MOST_MOVES = 20


class PuzzleSummary(Struct):
    """A puzzle in a list (GET /api/puzzles/{game})."""

    id: str
    rating: int
    themes: list[str]
    players: int


class PuzzleAction(Struct):
    """A legal action of a puzzle, with its certain points and its events before the first draw."""

    id: int
    notation: str
    parts: Facts
    facts: Facts
    points: int
    events: list[Event]


class PuzzleState(Struct):
    """A puzzle without its solution (GET /api/puzzles/{game}/{id})."""

    id: str
    game: str
    options: Options
    seat: int
    rating: int
    themes: list[str]
    view: View
    scores: list[int]
    prompt: Facts | None
    """The question in the middle of a turn, as arguments of `<game>-prompt-<prompt>`."""
    actions: list[PuzzleAction]


class Solver(Struct, forbid_unknown_fields=True):
    """The rating of a solver. It is kept by the client."""

    rating: Annotated[float, Meta(ge=0, le=4000)]
    deviation: Annotated[float, Meta(ge=1, le=1000)]


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/{game}/{id}: all decisions since the start of the puzzle."""

    moves: Annotated[list[ActionText], Meta(max_length=MOST_MOVES)]
    give_up: bool = False
    """Show the solution; the puzzle counts as not solved."""
    solver: Solver | None = None
    """The rating before the attempt, if it is to be counted."""


class PuzzleStep(Struct):
    """A decision in a line, and the game after it."""

    seat: int
    notation: str
    parts: Facts
    facts: Facts
    events: list[Event]
    view: View
    scores: list[int]


class PuzzleLine(Struct):
    """A move with what follows."""

    share: float
    """The solver's expected share of the win after the move."""
    steps: list[PuzzleStep]


class PuzzleAnswer(Struct):
    """The answer to an attempt: with `more`, the next decision of the turn; otherwise the explanation."""

    verdict: Literal["right", "more", "wrong"]
    state: PuzzleState | None = None
    solution: PuzzleLine | None = None
    refutation: PuzzleLine | None = None
    """The wrong move that was played, or the tempting one."""
    why: Why | None = None
    """Why the solution is better than that; None if simulated games do not show it in points."""
    levels: list[float] = []
    """The probability that each level of bots finds the solution, weakest first."""
    solver: Solver | None = None
    """The rating after the attempt."""


def listing(game: str) -> list[PuzzleSummary]:
    """Return the puzzles of a game, the easiest first; `ValueError` if there is no such game."""
    return [PuzzleSummary(each.id, each.rating, list(each.themes), each.players) for each in puzzles.load(game)]


def state(puzzle: Puzzle, board: Game | None = None) -> PuzzleState:
    """Return a puzzle at its start, or at a later decision of the turn."""
    board = board or puzzle.start()
    actions = board.actions()
    effects = zip(actions, preview(board, actions), strict=True)
    return PuzzleState(
        id=puzzle.id,
        game=puzzle.game,
        options=board.options(),
        seat=puzzle.seat,
        rating=puzzle.rating,
        themes=list(puzzle.themes),
        view=board.view(puzzle.seat),
        scores=board.scores(),
        prompt=board.presentation().prompt(board),
        actions=[
            PuzzleAction(each, board.notation(each), board.parts(each), board.facts(each), points, events)
            for each, (points, events) in effects
        ],
    )


def answer(puzzle: Puzzle, attempt: PuzzleAttempt) -> PuzzleAnswer:
    """Judge an attempt; an illegal move is a `ValueError`."""
    verdict = "wrong" if attempt.give_up else puzzle.check(attempt.moves)
    if verdict == "more":
        return PuzzleAnswer("more", state(puzzle, played(puzzle.start(), attempt.moves)))
    before = attempt.solver
    after = before and SolverRating(before.rating, before.deviation).after(puzzle.rating, verdict == "right")
    tried = verdict == "wrong" and not attempt.give_up
    refuted = to_the_mistake(puzzle, attempt.moves) if tried else (puzzle.wrong,)
    told = reason(puzzle, refuted)
    return PuzzleAnswer(
        verdict,
        solution=PuzzleLine(puzzle.share, steps(puzzle.start(), puzzle.solution, puzzle.seat)),
        refutation=refutation(puzzle, refuted),
        why=told and why(told),
        levels=list(puzzle.levels),
        solver=after and Solver(*after),
    )


def to_the_mistake(puzzle: Puzzle, moves: Sequence[str]) -> Sequence[str]:
    """Return the moves of a wrong attempt up to the first that is not in the solution."""
    attempts = (moves[: number + 1] for number in range(len(moves)))
    return next(each for each in attempts if puzzle.check(each) == "wrong")


def refutation(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleLine:
    """Return a wrong move with the best reply: as stored for the tempting move, searched for another."""
    *before, last = moves
    board = played(puzzle.start(), before)
    wrong = board.notation(board.action_id(last))
    if (wrong, before) == (puzzle.wrong, []):
        share, reply = puzzle.wrong_share, puzzle.reply
    else:
        simulations, action = budget(puzzle.game), board.action_id(last)
        share = shares_after(board, action, simulations, CHANCE_SEED)[puzzle.seat]
        reply = tuple(replies(board, action, simulations, CHANCE_SEED))
    return PuzzleLine(share, steps(puzzle.start(), [*before, wrong, *reply], puzzle.seat))


def played(board: Game, moves: Sequence[str]) -> Game:
    """Play moves on a position and return it."""
    chance = FastRng(CHANCE_SEED)
    for move in moves:
        board.apply(move, chance)
    return board


def steps(board: Game, moves: Sequence[str], seat: int) -> list[PuzzleStep]:
    """Return a line of moves as a seat sees it."""
    chance, presentation, found = FastRng(CHANCE_SEED), board.presentation(), []
    for move in moves:
        action, actor, log = board.action_id(move), board.turn, EventLog()
        facts = board.facts(action)
        board.log = log
        board.apply(action, chance)
        events = [presentation.event(board, row, seat) for row in log.rows()]
        notation, parts = board.notation(action), board.parts(action)
        found.append(PuzzleStep(actor, notation, parts, facts, events, board.view(seat), board.scores()))
    return found
