"""Analysis of positions as the interfaces offer it: typed requests and answers, without state.

A position is a text, which contains everything by itself. A game that is being played has no such text for its players,
so only finished games can be analysed.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.json import encode

from guilda.analysis import editors
from guilda.analysis.chance import apply
from guilda.analysis.engine import Engine
from guilda.analysis.tree import Analysis, Node
from guilda.records.record import RecordError
from guilda.rules.fields import LONGEST_TEXT, PositionError
from guilda.rules.game import EventLog, Game, IllegalAction
from guilda.rules.preview import gains
from guilda.rules.preview import preview as preview_actions
from guilda.rules.registry import game as game_info
from guilda.rules.registry import position as read_position
from guilda.rules.rng import FastRng
from guilda.tables.commands import ActionText
from guilda.tables.entries import Options
from guilda.tables.errors import CodedError
from guilda.tables.messages import HintChoice, HintStep
from guilda.tables.resources import Review
from guilda.tables.review_jobs import as_choices, as_steps, line_steps, open_view, result_of, shown_figures
from guilda.tables.views import Event, Facts, Preview, Result, State
from guilda.tables.visibility import lines

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

T = TypeVar("T")
R = TypeVar("R")
PositionText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
OutcomeText = Annotated[str, Meta(min_length=1, max_length=24)]
SpaceText = Annotated[str, Meta(max_length=12)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
LONGEST_DETAIL = 300
LONGEST_FILE = 250_000
"""Characters of a file: five thousand moves take some 150,000, and comments come on top."""
LONGEST_REQUEST = 3 * LONGEST_FILE
"""Bytes of a request with a file, in UTF-8 and with escapes."""
FOREIGN_DRAFT = "the draft does not belong to this game"
MOST_CANDIDATES = 6
LONGEST_STEP = 1.0
"""Seconds of one step of the engine."""
MOST_ENGINES = 4
"""Searches that a process keeps, to continue them."""


# Requests


class NewPosition(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/new: set up a game with options; `seed` decides its chance."""

    game: Annotated[str, Meta(max_length=24)]
    options: Options
    seed: Seed = 0


class ReadPosition(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/position: read a text position."""

    position: PositionText


class PreviewActions(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/preview: the immediate effects of some legal actions."""

    position: PositionText
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=400)]


class PlayMove(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/play: play a legal action of the seat to act.

    `draws` are the outcomes of its first draws in the game's notation; `seed` decides the others.
    """

    position: PositionText
    action: ActionId | ActionText
    draws: Annotated[list[OutcomeText], Meta(max_length=200)] = []
    seed: Seed = 0


class EditPosition(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/edit: change the spaces of a position. `draft` has the groups that differ from it."""

    position: PositionText
    draft: Annotated[dict[str, Annotated[list[SpaceText], Meta(max_length=100)]], Meta(max_length=100)] = {}


class OpenFile(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/open: read a record or an analysis (docs/program/analysis.md).

    POST /api/analysis/review: review the moves of its main line.
    """

    file: Annotated[str, Meta(max_length=LONGEST_REQUEST)]

    def analysis(self) -> Analysis:
        """Return the analysis of the file; `RecordError` says what is wrong with it."""
        if len(self.file) > LONGEST_FILE:
            raise CodedError("too_large")
        return Analysis.loads(self.file)


class AskEngine(Struct, forbid_unknown_fields=True):
    """POST /api/analysis/engine: search a position for some seconds more. Ask again to continue the search."""

    position: PositionText
    seconds: Annotated[float, Meta(ge=0, le=LONGEST_STEP)]


# Answers


class AnalysedPosition(Struct):
    """A position with all hands open; the actions are those of the seat to act."""

    game: str
    rules_version: int
    components: str
    options: Options
    text: str
    state: State


class AnalysedMove(Struct):
    """A move of an analysis."""

    seat: int
    notation: str
    facts: Facts
    draws: list[str]
    """The outcomes of its draws in the game's notation."""
    events: list[Event]
    text: str
    """The position after it."""


class DrawOptions(Struct):
    """A draw: its outcome, and all possible outcomes."""

    outcome: str
    options: list[str]


class MovePlayed(Struct):
    """The answer to `PlayMove`: the move, its draws, and the position after it."""

    move: AnalysedMove
    draws: list[DrawOptions]
    after: AnalysedPosition


class AnalysisRow(Struct):
    """A move in a file. `parent` is the number of the row that it follows, counted from 1; 0 is the start."""

    parent: int
    move: AnalysedMove
    name: str
    comment: str


class OpenedAnalysis(Struct):
    """The answer to `OpenFile`: all moves, parents before their children."""

    names: list[str]
    start: AnalysedPosition
    comment: str
    rows: list[AnalysisRow]


class EditGroup(Struct):
    """A group of spaces in the position editor: pieces to put, numbers in a range, or choices.

    `options` has one list for all spaces, or one for each; those of numbers are the least and the most.
    """

    key: str
    name: str
    """The title is the message `analysis-edit-<name>`."""
    kind: Literal["piece", "number", "choice"]
    seat: int | None
    columns: int
    """Spaces in a row; 0 for any number, negative for rows that grow by one."""
    values: list[str]
    options: list[list[str]]
    captions: list[str]
    """The print in or beside each space, if there is any."""


class EditProblem(Struct):
    """The reason why an edited position is impossible, as the message `impossible-<reason>` and its arguments."""

    reason: str
    details: dict[str, int | str]


class EditedPosition(Struct):
    """The answer to `EditPosition`: all groups, and the position or the reason why it is impossible."""

    groups: list[EditGroup]
    position: AnalysedPosition | None
    problem: EditProblem | None


class EngineLines(Struct):
    """The answer to `AskEngine`: candidate moves, best first, and the continuation of the one shown first."""

    seat: int
    choices: list[HintChoice]
    line: list[HintStep]
    """The expected continuation, from the choice with the highest figures on."""
    shares: list[float]
    """Every seat's expected share of the win."""
    simulations: int
    final: bool
    """Whether searching longer changes nothing."""


# Functions


def set_up(request: NewPosition) -> AnalysedPosition:
    """Return the first position of a game."""
    info = game_info(request.game)
    return described(info.position(info.check(request.options), FastRng(request.seed)))


def read(request: ReadPosition) -> AnalysedPosition:
    """Return the position that a text describes."""
    return described(read_position(request.position.strip()))


def described(position: Game) -> AnalysedPosition:
    """Return a position as the page shows it."""
    info = game_info(position.name)
    options = {name: value for name, value in position.options().items() if name != "start"}
    return AnalysedPosition(
        info.name, info.rules_version, info.components, info.check(options), position.text(), open_state(position)
    )


def open_state(position: Game) -> State:
    """Return the state of a position with all hands open, as the seat to act sees it."""
    presentation, actor = position.presentation(), position.actor()
    actions = [] if actor is None else position.actions()
    return State(
        number=0,
        ply=0,
        seat=actor,
        view=open_view(position),
        actor=actor,
        prompt=None if actor is None else presentation.prompt(position),
        actions=actions,
        gains=gains(position, actions) if actions else [],
        undo="nothing",
        undo_request=None,
        projection=[lines(presentation.projection(position, seat, seat)) for seat in range(position.players)],
        last_round=actor is not None and position.last_round(),
        clocks=None,
        result=result(position) if actor is None else None,
    )


def result(position: Game) -> Result:
    """Return the result of a position in which the game is over."""
    return Result(
        scores=position.scores(),
        ranks=position.ranks(),
        breakdowns=[lines(position.breakdown(seat)) for seat in range(position.players)],
        tie_items=list(position.presentation().TIE_ITEMS),
        resigned=[],
        server_seed="",
    )


def preview(request: PreviewActions) -> list[Preview]:
    """Return the immediate effects of legal actions; an illegal one is a `ValueError`."""
    position = read_position(request.position)
    facts = [position.facts(action) for action in request.actions]
    effects = [events for _, events in preview_actions(position, request.actions)]
    return [Preview(*each) for each in zip(request.actions, facts, effects, strict=True)]


def play(request: PlayMove) -> MovePlayed:
    """Play an action with chosen or random chance; an illegal one is a `ValueError`."""
    position, log = read_position(request.position), EventLog()
    action, seat = position.action_id(request.action), position.turn
    notation, facts = position.notation(action), position.facts(action)
    position.log = log
    draws = apply(position, action, request.draws, FastRng(request.seed))
    outcomes = [draw.outcome for draw in draws]
    move = AnalysedMove(seat, notation, facts, outcomes, open_events(position, log.rows()), position.text())
    return MovePlayed(move, [DrawOptions(*draw) for draw in draws], described(position))


def edit(request: EditPosition) -> EditedPosition:
    """Return a position with changed spaces, or the reason why it is impossible."""
    base = read_position(request.position)
    try:
        groups = [
            EditGroup(each.key, each.name, each.kind, each.seat, each.columns, each.values, each.options, each.captions)
            for each in editors.groups(base, request.draft)
        ]
    except (KeyError, IndexError, TypeError):
        raise ValueError(FOREIGN_DRAFT) from None
    try:
        return EditedPosition(groups, described(editors.position(base, request.draft)), None)
    except PositionError as error:
        return EditedPosition(groups, None, EditProblem(error.reason, dict(error.details)))
    except (ValueError, KeyError, IndexError):
        return EditedPosition(groups, None, EditProblem("text", {"detail": FOREIGN_DRAFT}))


def open_events(position: Game, rows: list[tuple[int, ...]]) -> list[Event]:
    """Return events with everything in them, as the seat of each one knows it."""
    presentation = position.presentation()
    return [presentation.event(position, row, row[1] if row[1] >= 0 else None) for row in rows]


def opened(request: OpenFile) -> OpenedAnalysis:
    """Return the analysis of a file; `RecordError` says what is wrong with it."""
    analysis = request.analysis()
    nodes = list(analysis.root.walk())
    numbers = {node: number for number, node in enumerate(nodes)}
    rows = [AnalysisRow(numbers[node.parent], row_move(node), node.name, node.comment) for node in nodes if node.parent]
    root = analysis.root
    return OpenedAnalysis(analysis.names, described(root.position), root.comment, rows)


def row_move(node: Node) -> AnalysedMove:
    """Return the move of a node."""
    assert node.parent is not None
    assert node.seat is not None
    before, after = node.parent.position, node.position
    facts = before.facts(before.action_id(node.notation))
    return AnalysedMove(node.seat, node.notation, facts, node.draws, open_events(after, node.rows), after.text())


def review(request: OpenFile) -> Review:
    """Review the main line of a file."""
    return result_of(review_steps(request))


def review_steps(request: OpenFile) -> Generator[None, None, Review]:
    """Review the main line of a file, with a pause after each decision."""
    root = request.analysis().root
    nodes = [root, *root.main_line()]
    played = [(node.position, node.position.action_id(after.notation)) for node, after in pairwise(nodes)]
    return (yield from line_steps(played, nodes[-1].position))


ENGINES: OrderedDict[str, Engine] = OrderedDict()
"""The searches of this process by position, the last used one at the end."""


def deepen(request: AskEngine) -> EngineLines:
    """Continue the search of a position, or begin it."""
    text = request.position
    engine = ENGINES.pop(text, None) or Engine(read_position(text))
    ENGINES[text] = engine
    while len(ENGINES) > MOST_ENGINES:
        ENGINES.popitem(last=False)
    found, seen = engine.think(request.seconds), engine.seen
    candidates = found.choices[:MOST_CANDIDATES]
    line = as_steps(seen, engine.line_of(max(candidates, key=shown_figures).action))
    return EngineLines(found.seat, as_choices(seen, candidates), line, found.shares, found.simulations, found.final)


REQUESTS: dict[str, tuple[type[Struct], Callable[[Any], Any]]] = {
    "new": (NewPosition, set_up),
    "position": (ReadPosition, read),
    "preview": (PreviewActions, preview),
    "play": (PlayMove, play),
    "edit": (EditPosition, edit),
    "open": (OpenFile, opened),
    "review": (OpenFile, review),
    "engine": (AskEngine, deepen),
}
"""The requests by the last part of their path: their type, and the function that answers them."""


def answer(function: Callable[[T], R], request: T) -> R:
    """Return the answer to a request; raise `CodedError` with the reason for one that cannot be answered."""
    try:
        return function(request)
    except IllegalAction as error:
        game = read_position(request.position)  # type: ignore[attr-defined] # only these requests have actions
        reason = game.presentation().REFUSALS[error.refusal]
        raise CodedError("illegal", game=game.name, action=error.action, reason=reason) from None
    except (ValueError, OverflowError) as error:
        impossible = error if isinstance(error, PositionError) else error.__cause__  # that of a file
        if isinstance(impossible, PositionError):
            raise CodedError("bad_position", reason=impossible.reason, **impossible.details) from None
        problem = error.problem if isinstance(error, RecordError) else "other"
        raise CodedError("bad_analysis", problem=problem, detail=str(error)[:LONGEST_DETAIL]) from None


def job(function: Callable[[Any], Any], request: Struct) -> bytes | CodedError:
    """Return the answer to a request as JSON, or the reason why there is none; for search processes and workers."""
    try:
        return encode(answer(function, request))
    except CodedError as error:
        return error
