"""Ratings of puzzles and of solvers, on the scale of Elo: 400 points are odds of ten to one."""

from __future__ import annotations

from math import log, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

LEVEL_RATINGS = (900, 1200, 1500, 1800, 2100)
"""The ratings of the five reference levels as solvers, by convention: the scale of puzzle ratings."""
SCALE = 400
DOUBT = 0.02
"""No level finds a solution with a smaller probability, or a greater one than 1 less this."""
LOWEST, HIGHEST = 400, 2600
START, FIRST_DEVIATION, LEAST_DEVIATION = 1500.0, 200.0, 60.0
"""The rating of a new solver, its deviation, and the smallest deviation."""
PUZZLE_DEVIATION = 80.0
"""The standard deviation of a puzzle's rating, which comes from few searches."""


def expected(solver: float, puzzle: float) -> float:
    """Return the probability that a solver of a rating solves a puzzle of a rating."""
    return 1 / (1 + 10 ** ((puzzle - solver) / SCALE))


def puzzle_rating(levels: Sequence[float]) -> int:
    """Return the rating at which the levels are expected to solve as much in all as they do.

    It is the maximum likelihood estimate of the difficulty in the Rasch model, found by bisection.
    """
    solved = sum(min(max(each, DOUBT), 1 - DOUBT) for each in levels)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        if sum(expected(level, middle) for level in LEVEL_RATINGS) > solved:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


class SolverRating(NamedTuple):
    """The rating of a solver and its standard deviation, which falls with every puzzle."""

    rating: float = START
    deviation: float = FIRST_DEVIATION

    def after(self, puzzle: int, solved: bool) -> SolverRating:
        """Return the rating after a puzzle: one step of the Glicko system (Glickman 1999)."""
        unit = log(10) / SCALE
        damping = 1 / sqrt(1 + 3 * (unit * PUZZLE_DEVIATION / pi) ** 2)
        chance = 1 / (1 + 10 ** (damping * (puzzle - self.rating) / SCALE))
        information = (unit * damping) ** 2 * chance * (1 - chance)
        variance = 1 / (1 / self.deviation**2 + information)
        rating = self.rating + unit * variance * damping * (solved - chance)
        return SolverRating(rating, max(LEAST_DEVIATION, sqrt(variance)))
