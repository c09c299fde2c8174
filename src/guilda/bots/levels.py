"""Bots of five strengths: the same search with different budgets and temperatures."""

from __future__ import annotations

from functools import partial
from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from guilda.bots import LEVELS
from guilda.rules.registry import game as game_info
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.search.search import SearchResult
    from guilda.search.tree import MoveEstimate


class Budget(NamedTuple):
    """Simulations for each decision, and the temperature of the choice among good moves, in shares of the win."""

    simulations: int
    temperature: float


def budgets(name: str) -> tuple[Budget, ...]:
    """Return the budget of each level in a game, as its `GameInfo` declares them."""
    return tuple(Budget(*level) for level in game_info(name).levels)


PLAUSIBLE_RESULT = 0.15
PLAUSIBLE_POINTS = 6.0
"""No level plays a move that costs more than this share of the win, or more points."""
CLOCK_SHARE = 0.9
"""The share of the clock that the search may use."""


class LevelBot:
    """Play at one level. The same seed and positions give the same actions unless the clock runs out."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.number = LEVELS.index(level)
        self.searcher = Searcher(seed)
        self.dice = Random(seed)  # noqa: S311 - a game, not a secret

    def choose(self, game: Game, clock: float | None = None) -> int:
        """Return the best action found, or another good one at a temperature above 0."""
        forced = game.actions()
        if len(forced) == 1:
            return forced[0]
        budget = budgets(game.name)[self.number]
        seconds = None if clock is None else CLOCK_SHARE * clock
        result = self.searcher.search(game, simulations=budget.simulations, seconds=seconds)
        return self.soft_choice(result, game.turn, budget.temperature) if budget.temperature else result.action

    def soft_choice(self, result: SearchResult, seat: int, temperature: float) -> int:
        """Draw a plausible action from a softmax over the expected shares of the win."""
        weights = choice_weights(result, seat, temperature)
        (chosen,) = self.dice.choices(list(weights), list(weights.values()))
        return chosen


def choice_weights(result: SearchResult, seat: int, temperature: float) -> dict[int, float]:
    """Return the weight of every plausible action in a softmax over the expected shares of the win."""
    best = result.moves[0]
    if not temperature:
        return {best.action: 1.0}
    plausible = [move for move in result.moves if is_plausible(move, best, seat)]
    return {move.action: exp(-max(0.0, best.results[seat] - move.results[seat]) / temperature) for move in plausible}


def is_plausible(other: MoveEstimate, best: MoveEstimate, seat: int) -> bool:
    """Whether an action is nearly as good as the best one."""
    return (
        other.results[seat] >= best.results[seat] - PLAUSIBLE_RESULT
        and other.points[seat] >= best.points[seat] - PLAUSIBLE_POINTS
    )


novice, apprentice, journeyman, expert, master = (partial(LevelBot, name) for name in LEVELS)
