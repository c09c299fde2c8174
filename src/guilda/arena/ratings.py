"""Bradley-Terry ratings on the Elo scale, and Wilson score intervals.

Games of the same seed share their chance, so the effective number of games is estimated from the spread between seeds.
Without any spread it is the number of seeds.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Z95 = 1.959964
ELO = 400 / log(10)
"""Rating points per unit of log-odds: a difference of 400 points means odds of 10 to 1."""
PRIOR_GAMES = 1.0
"""Virtual draws of every bot against an average one: a weak prior that keeps ratings finite."""
MAX_ITERATIONS = 100
TOLERANCE = 1e-9
MAX_STEP = 2.0


class Score(NamedTuple):
    """The mean score of one bot against another (win 1, tie ½) and the effective number of games behind it."""

    mean: float
    games: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval."""
        square = Z95 * Z95 / self.games
        centre = (self.mean + square / 2) / (1 + square)
        half = Z95 * sqrt(self.mean * (1 - self.mean) / self.games + square / self.games / 4) / (1 + square)
        return max(0.0, centre - half), min(1.0, centre + half)


class Rating(NamedTuple):
    """An Elo rating relative to the average of the field, with its 95 % interval."""

    value: float
    low: float
    high: float


def score(by_seed: Sequence[Sequence[float]]) -> Score:
    """Return the score of games grouped by seed."""
    games = sum(map(len, by_seed))
    mean = sum(map(sum, by_seed)) / games
    spread = sum((sum(seed) / len(seed) - mean) ** 2 for seed in by_seed)
    seeds = len(by_seed)
    if spread < TOLERANCE:  # a single seed, or all alike up to rounding
        return Score(mean, seeds)
    return Score(mean, min(games, mean * (1 - mean) * seeds * (seeds - 1) / spread))


def ratings(count: int, scores: Mapping[tuple[int, int], Score]) -> list[Rating]:
    """Fit the ratings of `count` bots to pairwise scores by Newton's method."""
    strengths = [0.0] * count
    for _ in range(MAX_ITERATIONS):
        gradient, information = likelihood(strengths, scores)
        inverse = invert(information)
        steps = [sum(map(float.__mul__, row, gradient)) for row in inverse]
        longest = max(map(abs, steps))
        scale = min(1.0, MAX_STEP / longest) if longest else 1.0
        strengths = [strength + scale * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < TOLERANCE:
            break
    mean = sum(strengths) / count
    found = []
    for bot, strength in enumerate(strengths):
        # The variance of a strength relative to the mean of all.
        variance = inverse[bot][bot] - 2 * sum(inverse[bot]) / count + sum(map(sum, inverse)) / count**2
        half = Z95 * sqrt(max(0.0, variance))
        found.append(Rating(*(ELO * (strength - mean + way * half) for way in (0, -1, 1))))
    return found


def rating_against(opponents: Sequence[tuple[float, Score]]) -> Rating:
    """Fit the rating of one bot to its scores against opponents whose ratings are fixed."""
    mean = sum(fixed for fixed, _ in opponents) / len(opponents) / ELO
    strength = mean
    for _ in range(MAX_ITERATIONS):
        chance = win_probability(strength - mean)
        gradient = PRIOR_GAMES * (0.5 - chance)
        information = PRIOR_GAMES * chance * (1 - chance)
        for fixed, score in opponents:
            chance = win_probability(strength - fixed / ELO)
            gradient += score.games * (score.mean - chance)
            information += score.games * chance * (1 - chance)
        step = max(-MAX_STEP, min(MAX_STEP, gradient / information))
        strength += step
        if abs(step) < TOLERANCE:
            break
    half = Z95 / sqrt(information)
    return Rating(*(ELO * (strength + way * half) for way in (0, -1, 1)))


def likelihood(
    strengths: Sequence[float], scores: Mapping[tuple[int, int], Score]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log-likelihood and the information matrix."""
    count = len(strengths)
    chances = [win_probability(strength) for strength in strengths]
    gradient = [PRIOR_GAMES * (0.5 - chance) for chance in chances]
    information = [[0.0] * count for _ in strengths]
    for bot, chance in enumerate(chances):
        information[bot][bot] = PRIOR_GAMES * chance * (1 - chance)
    for (first, second), (mean, games) in scores.items():
        chance = win_probability(strengths[first] - strengths[second])
        gradient[first] += games * (mean - chance)
        gradient[second] -= games * (mean - chance)
        weight = games * chance * (1 - chance)
        information[first][first] += weight
        information[second][second] += weight
        information[first][second] -= weight
        information[second][first] -= weight
    return gradient, information


def win_probability(difference: float) -> float:
    """Return the win probability for a difference in strength (log-odds)."""
    return 1 / (1 + exp(-difference)) if difference > 0 else 1 - 1 / (1 + exp(difference))


def invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a symmetric positive definite matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(n == place) for place in range(size))] for n, row in enumerate(matrix)]
    for n, pivot in enumerate(rows):
        rows[n] = pivot = [cell / pivot[n] for cell in pivot]
        for other, row in enumerate(rows):
            if other != n:
                factor = row[n]
                rows[other] = [cell - factor * above for cell, above in zip(row, pivot, strict=True)]
    return [row[size:] for row in rows]
