"""Bots of six strengths: the same search with different budgets and temperatures. Frozen baselines exist of five."""

from __future__ import annotations

import json
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda.bots import LEVELS, REFERENCE_LEVELS
from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.search import Searcher, base_evaluation_of

if TYPE_CHECKING:
    from collections.abc import Callable

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
    """Play at one level. The same seed and positions give the same actions unless the clock runs out.

    The budgets of master and grandmaster are for two players. With more players a simulation takes longer, so they have
    fewer of them: on one core master answers within about 0.3 s, grandmaster within a second and a half. From expert on
    the search uses the game's `DEEP_SETTINGS`.
    """

    def __init__(self, level: str, seed: int = 0, *, frozen: bool = False) -> None:
        self.number = LEVELS.index(level)
        self.frozen = frozen
        self.result: SearchResult | None = None
        """The search behind the last choice; None for a forced move."""
        deep = not frozen and self.number >= LEVELS.index("expert")
        self.searcher = Searcher(seed, evaluation=base_evaluation_of if frozen else None, deep=deep)
        self.dice = Random(seed)  # noqa: S311 - a game, not a secret

    def choose(self, game: Game, clock: float | None = None) -> int:
        """Return the best action found, or another good one at a temperature above 0."""
        forced = game.actions()
        self.result = None
        if len(forced) == 1:
            return forced[0]
        simulations, temperature = self.budget(game)
        seconds = None if clock is None else CLOCK_SHARE * clock
        self.result = result = self.searcher.search(game, simulations=simulations, seconds=seconds)
        return self.soft_choice(result, game.turn, temperature) if temperature else result.action

    def budget(self, game: Game) -> Budget:
        """Return the budget for a position."""
        if self.frozen:
            return frozen_budgets(game.name)[self.number]
        budget = budgets(game.name)[self.number]
        power = max(0, self.number - LEVELS.index("master") + 1)
        return budget._replace(simulations=max(1, budget.simulations * 2**power // max(2, game.players) ** power))

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


novice, apprentice, journeyman, expert, master, grandmaster = (partial(LevelBot, name) for name in LEVELS)


@cache
def baselines() -> dict[str, Any]:
    """Return the frozen baselines: their version, and for each game rules version, budgets, fingerprint and ratings."""
    found: dict[str, Any] = json.loads(files("guilda.bots").joinpath("baselines.json").read_text("utf-8"))
    return found


def baseline_of(name: str) -> dict[str, Any]:
    """Return the frozen baselines of a game."""
    found: dict[str, Any] | None = baselines()["games"].get(name)
    if found is None:
        raise ValueError(f"{name} has no frozen baselines: choose {', '.join(baselines()['games'])}")
    return found


def frozen_budgets(name: str) -> tuple[Budget, ...]:
    """Return the frozen budget of each level in a game."""
    return tuple(Budget(*level) for level in baseline_of(name)["levels"])


def baseline(name: str) -> Callable[[int], LevelBot]:
    """Return the factory of a frozen level, written `expert@1`: the level and the version of the baselines."""
    level, _, version = name.partition("@")
    known = str(baselines()["version"])
    if level not in REFERENCE_LEVELS or version != known:
        choices = ", ".join(f"{each}@{known}" for each in REFERENCE_LEVELS)
        raise ValueError(f"there is no baseline {name!r}: choose {choices}")
    return partial(LevelBot, level, frozen=True)


FINGERPRINT_LEVEL = "journeyman"


def fingerprint(name: str) -> str:
    """Return a hash of one game between frozen baselines. Another hash means that their search has changed."""
    rng = FastRng(1)
    position = game_info(name).position({}, rng)
    bots = [LevelBot(FINGERPRINT_LEVEL, seat, frozen=True) for seat in range(position.players)]
    played = []
    while (seat := position.actor()) is not None:
        played.append(bots[seat].choose(position.seen_by(seat, rng)))
        position.apply(played[-1], rng)
    return sha256(repr((played, position.scores())).encode()).hexdigest()[:16]
