"""How strong bots are, and how sure that is: intervals of a score, and ratings after Bradley and Terry.

The games of one seed share their luck, so they count as independent only as far as the results themselves say so.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Z95 = 1.959964
ELO = 400 / log(10)
"""Rating points for a factor e in the odds of winning: 400 points are odds of 10 to 1."""
PRIOR_GAMES = 1.0
"""Drawn games of every bot against an average one: they keep ratings finite, and weigh little."""
STEPS = 100
CLOSE_ENOUGH = 1e-9
LONGEST_STEP = 2.0


class Score(NamedTuple):
    """The mean score of one bot against another (a win is 1, a tie a half) and the independent games behind it."""

    mean: float
    games: float

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval: the true score lies in it 95 times of 100."""
        square = Z95 * Z95 / self.games
        centre = (self.mean + square / 2) / (1 + square)
        half = Z95 * sqrt(self.mean * (1 - self.mean) / self.games + square / self.games / 4) / (1 + square)
        return max(0.0, centre - half), min(1.0, centre + half)


class Rating(NamedTuple):
    """A rating on the Elo scale, 0 for the average of the field, with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def score(by_seed: Sequence[Sequence[float]]) -> Score:
    """The score of games grouped by their seeds."""
    games = sum(map(len, by_seed))
    mean = sum(map(sum, by_seed)) / games
    spread = sum((sum(seed) / len(seed) - mean) ** 2 for seed in by_seed)
    seeds = len(by_seed)
    if seeds < 2 or not spread:
        return Score(mean, games)
    return Score(mean, min(games, mean * (1 - mean) * seeds * (seeds - 1) / spread))


def ratings(count: int, scores: Mapping[tuple[int, int], Score]) -> list[Rating]:
    """The most likely ratings of so many bots, given the score of the first against the second of some pairs."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, curve = likelihood(strengths, scores)
        inverse = inverted(curve)
        steps = [sum(map(float.__mul__, row, slope)) for row in inverse]
        longest = max(map(abs, steps))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shorter * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    mean = sum(strengths) / count
    found = []
    for bot, strength in enumerate(strengths):
        # The variance of a strength less the mean of all.
        variance = inverse[bot][bot] - 2 * sum(inverse[bot]) / count + sum(map(sum, inverse)) / count**2
        half = Z95 * sqrt(max(0.0, variance))
        found.append(Rating(*(ELO * (strength - mean + way * half) for way in (0, -1, 1))))
    return found


def likelihood(
    strengths: Sequence[float], scores: Mapping[tuple[int, int], Score]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood at these strengths, and its curvature: the information matrix."""
    count = len(strengths)
    chances = [win_chance(strength) for strength in strengths]
    slope = [PRIOR_GAMES * (0.5 - chance) for chance in chances]
    curve = [[0.0] * count for _ in strengths]
    for bot, chance in enumerate(chances):
        curve[bot][bot] = PRIOR_GAMES * chance * (1 - chance)
    for (first, second), (mean, games) in scores.items():
        chance = win_chance(strengths[first] - strengths[second])
        slope[first] += games * (mean - chance)
        slope[second] -= games * (mean - chance)
        weight = games * chance * (1 - chance)
        curve[first][first] += weight
        curve[second][second] += weight
        curve[first][second] -= weight
        curve[second][first] -= weight
    return slope, curve


def win_chance(difference: float) -> float:
    """The chance of winning for a difference of strengths."""
    return 1 / (1 + exp(-difference)) if difference > 0 else 1 - 1 / (1 + exp(difference))


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(n == place) for place in range(size))] for n, row in enumerate(matrix)]
    for n, pivot in enumerate(rows):
        rows[n] = pivot = [cell / pivot[n] for cell in pivot]
        for other, row in enumerate(rows):
            if other != n:
                factor = row[n]
                rows[other] = [cell - factor * above for cell, above in zip(row, pivot, strict=True)]
    return [row[size:] for row in rows]
