"""Opponents of five strengths: the same search with more or less thought, and slips where a person would slip."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from guilda.bots import LEVELS
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Mapping

    from guilda.rules.game import Game
    from guilda.search.search import Report
    from guilda.search.tree import Prospect


class Budget(NamedTuple):
    """What a level may use: simulations for a decision, and the chance that it plays its second thoughts instead."""

    simulations: int
    slip: float


# Measured in mirrored matches: `make strength` writes docs/strength.md.
BUDGETS: Mapping[str, tuple[Budget, ...]] = {
    "azul": (Budget(4, 0.95), Budget(50, 0.25), Budget(200, 0.08), Budget(1_500, 0.0), Budget(30_000, 0.0)),
    "sagrada": (Budget(120, 1.0), Budget(120, 0.7), Budget(120, 0.4), Budget(250, 0.15), Budget(1_500, 0.0)),
    "sintra": (Budget(8, 0.8), Budget(30, 0.4), Budget(150, 0.1), Budget(1_000, 0.0), Budget(10_000, 0.0)),
    "splendor": (Budget(16, 1.0), Budget(50, 0.52), Budget(150, 0.38), Budget(1_000, 0.15), Budget(10_000, 0.0)),
}
"""By game, a budget for each of the levels."""

PLAUSIBLE_RESULT = 0.15
PLAUSIBLE_POINTS = 6.0
"""A slip gives away no more than this of the victory, and no more points."""
CLOCK_SHARE = 0.9
"""Of the clock: the rest is for everything around the search."""


class LevelBot:
    """Plays at one of the levels. The same seed and positions give the same decisions, unless the clock cuts them."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.number = LEVELS.index(level)
        self.searcher = Searcher(seed)
        self.dice = Random(seed)  # noqa: S311 - a game, not a secret

    def choose(self, game: Game, clock: float | None = None) -> int:
        """The action that its thought led to, or what it slipped to."""
        forced = game.actions()
        if len(forced) == 1:
            return forced[0]
        budget = BUDGETS[game.name][self.number]
        seconds = None if clock is None else CLOCK_SHARE * clock
        report = self.searcher.search(game, simulations=budget.simulations, seconds=seconds)
        return self.slipped(report, game.turn) if self.dice.random() < budget.slip else report.action

    def slipped(self, report: Report, seat: int) -> int:
        """One of the other actions that looked good, the more looked at the likelier; the best if there is none."""
        best, *others = report.prospects
        plausible = [other for other in others if other.visits and is_plausible(other, best, seat)]
        if not plausible:
            return best.action
        (chosen,) = self.dice.choices(plausible, [prospect.visits**0.5 for prospect in plausible])
        return chosen.action


def is_plausible(other: Prospect, best: Prospect, seat: int) -> bool:
    """Whether a person could mistake an action for the best one."""
    return (
        other.results[seat] >= best.results[seat] - PLAUSIBLE_RESULT
        and other.points[seat] >= best.points[seat] - PLAUSIBLE_POINTS
    )


novice, apprentice, journeyman, expert, master = (partial(LevelBot, name) for name in LEVELS)
