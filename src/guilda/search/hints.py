"""Hints for a player, and win probabilities for an evaluation bar.

Both use only what the seat may know: hidden information and chance are resampled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from guilda.rules.game import Game
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.search.tree import MoveEstimate

HINT_SIMULATIONS = 10_000
ROOT_SHARE = 0.25
"""The share of the simulations that go to all choices, so that not only the best one is estimated well."""
WIN_PROBABILITY_SIMULATIONS = 200


class Choice(NamedTuple):
    """An action and its expected outcome for the seat that asks."""

    action: int
    share: float
    """Expected share of the win."""
    margin: float
    """Expected points ahead of the best opponent; in a solo game, expected points."""
    visits: int


@dataclass(frozen=True)
class Hint:
    """The choices of a seat, best first, and the expected continuation of each."""

    seat: int
    choices: list[Choice]
    lines: list[list[int]]
    """The principal variation from each choice on, up to the first chance event or hidden decision."""
    proven: bool
    """Whether the rest of the round is solved exactly."""

    @property
    def line(self) -> list[int]:
        """Return the expected continuation, from the first choice on."""
        return self.lines[0]

    def line_of(self, action: int) -> list[int]:
        """Return the expected continuation, from one of the choices on."""
        return next(line for line in self.lines if line[0] == action)


class Playing(Protocol):
    """A match."""

    @property
    def position(self) -> Game:
        """The current position."""


def hint(
    position: Game | Playing, seat: int | None = None, *, simulations: int = HINT_SIMULATIONS, seed: int = 0
) -> Hint:
    """Return a hint for the seat to act in a position or match; any other seat is refused with a `ValueError`."""
    if not isinstance(position, Game):
        position = position.position
    actor = position.actor()
    if actor is None:
        raise ValueError("the game is over: there is nothing to decide")
    if seat is not None and seat != actor:
        raise ValueError(f"seat {seat} has nothing to decide now: it is the turn of seat {actor}")
    seen = position.seen_by(actor, FastRng(seed))
    searcher = Searcher(seed, deep=True, root_share=ROOT_SHARE)
    result = searcher.search(seen, simulations=simulations)
    choices = [choice(move, actor) for move in result.moves if move.visits]
    assert searcher.tree is not None
    lines = [searcher.tree.principal_variation(first=each.action) for each in choices]
    return Hint(actor, choices, [certain_part(seen, line) for line in lines], result.proven)


def choice(move: MoveEstimate, seat: int) -> Choice:
    """Return a move estimate from one seat's point of view."""
    return Choice(move.action, move.results[seat], margin(move.points, seat), move.visits)


def margin(points: Sequence[float], seat: int) -> float:
    """Return a seat's points ahead of its best opponent."""
    return points[seat] - max((each for other, each in enumerate(points) if other != seat), default=0.0)


def certain_part(position: Game, line: Sequence[int]) -> list[int]:
    """Return a line up to the first action that draws something, or that depends on another seat's secrets."""
    secrets = game_info(position.name).secrets
    board, chance, certain = position.copy(), FastRng(0), []
    for action in line:
        if secrets and board.turn != position.turn:
            break
        certain.append(action)
        before = chance.state
        board.apply(action, chance)
        if chance.state != before or board.turn < 0:
            break
    return certain


def win_probabilities(
    position: Game, seat: int | None = None, *, simulations: int = WIN_PROBABILITY_SIMULATIONS, seed: int = 0
) -> list[float]:
    """Return each seat's expected share of the win, from what a seat (None: a spectator) may know."""
    if position.actor() is None:
        ranks = position.ranks()
        return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]
    seen = position.seen_by(seat, FastRng(seed))
    return Searcher(seed).search(seen, simulations=simulations).moves[0].results
