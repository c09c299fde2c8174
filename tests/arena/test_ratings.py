"""Scores, ratings and intervals of simulated results with known strengths."""

from __future__ import annotations

from itertools import combinations
from math import isfinite
from random import Random

import pytest

from guilda.arena.ratings import ELO, Rating, Score, invert, ratings, score, win_probability

STRENGTHS = [-150.0, -60.0, 10.0, 200.0]


def round_robin(random: Random, seeds: int) -> list[Rating]:
    """Simulate a round robin of bots with known strengths, two games per seed."""
    scores = {}
    for a, b in combinations(range(len(STRENGTHS)), 2):
        chance = win_probability((STRENGTHS[a] - STRENGTHS[b]) / ELO)
        scores[a, b] = score([[float(random.random() < chance) for _ in range(2)] for _ in range(seeds)])
    return ratings(len(STRENGTHS), scores)


def test_ratings_recover_known_strengths() -> None:
    found = [rating.value for rating in round_robin(Random(1), 20_000)]
    assert sum(found) == pytest.approx(0, abs=1e-6)
    assert found == pytest.approx(STRENGTHS, abs=8)


def test_rating_intervals_cover_the_truth_in_about_95_percent() -> None:
    random = Random(2)
    fits = [round_robin(random, 40) for _ in range(150)]
    held = [rating.low < truth < rating.high for fit in fits for rating, truth in zip(fit, STRENGTHS, strict=True)]
    assert 0.92 < sum(held) / len(held) < 0.985


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_score_intervals_cover_the_truth_in_about_95_percent(chance: float) -> None:
    random = Random(3)
    held = 0
    for _ in range(1000):
        low, high = score([[float(random.random() < chance) for _ in range(2)] for _ in range(50)]).interval
        held += low < chance < high
    assert 0.92 < held / 1000 < 0.99


def test_identical_games_of_one_seed_count_once() -> None:
    random = Random(4)
    held = 0
    for _ in range(1000):
        low, high = score([[float(random.random() < 0.6)] * 6 for _ in range(50)]).interval
        held += low < 0.6 < high
    assert 0.92 < held / 1000 < 0.99


@pytest.mark.parametrize("games", [[1.0] * 4, [1.0, 0.0], [0.0], [0.1, 0.2, 0.3]])
@pytest.mark.parametrize("seeds", [1, 7, 30])
def test_seeds_count_once_where_they_do_not_differ(games: list[float], seeds: int) -> None:
    found = score([games] * seeds)
    assert found.games == seeds
    assert found.mean == pytest.approx(sum(games) / len(games))


@pytest.mark.parametrize(("mean", "games"), [(0.0, 1), (1.0, 1), (0.5, 1), (0.0, 400), (1.0, 400)])
def test_score_intervals_stay_between_0_and_1(mean: float, games: int) -> None:
    low, high = Score(mean, games).interval
    assert 0 <= low <= mean <= high <= 1
    assert high - low > 0.005


def test_bot_that_wins_every_game_has_a_finite_rating() -> None:
    best, worst = ratings(2, {(0, 1): Score(1.0, 400)})
    assert best.value > 300 > -300 > worst.value
    assert all(map(isfinite, (*best, *worst)))
    assert best.low < best.value < best.high


def test_bots_without_games_have_rating_0() -> None:
    assert [rating.value for rating in ratings(3, {})] == [0, 0, 0]


def test_matrix_times_its_inverse_is_the_identity() -> None:
    matrix = [[4.0, -1.0, 0.5], [-1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    inverse = invert(matrix)
    for n, row in enumerate(matrix):
        product = [sum(cell * inverse[k][m] for k, cell in enumerate(row)) for m in range(3)]
        assert product == pytest.approx([float(n == m) for m in range(3)])
