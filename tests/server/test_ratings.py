"""Ratings move the right way, by sensible amounts."""

from __future__ import annotations

import random

from guilda.server.ratings import DAY, LARGEST_DEVIATION, SMALLEST_DEVIATION, Strength, expected, rated


def test_two_new_players_gain_and_lose_the_same() -> None:
    winner, loser = rated([Strength(), Strength()], [1, 2])
    assert winner.rating > 1500 > loser.rating
    assert abs(winner.rating + loser.rating - 3000) < 1e-6
    assert winner.deviation < LARGEST_DEVIATION


def test_a_tie_between_equals_changes_no_rating() -> None:
    assert [each.rating for each in rated([Strength(), Strength()], [1, 1])] == [1500, 1500]


def test_a_surprise_changes_ratings_more_than_an_expected_result() -> None:
    strong, weak = Strength(1800, 80, 50), Strength(1400, 80, 50)
    as_expected = rated([strong, weak], [1, 2])[0].rating - strong.rating
    surprise = strong.rating - rated([strong, weak], [2, 1])[0].rating
    assert 0 < as_expected < surprise


def test_ratings_follow_the_order_of_places() -> None:
    first, second, third, fourth = (each.rating for each in rated([Strength()] * 4, [1, 2, 3, 4]))
    assert first > second > third > fourth


def test_ratings_find_the_true_strengths() -> None:
    chance = random.Random(3)
    true = [Strength(1300, 1), Strength(1500, 1), Strength(1700, 1)]
    found = [Strength()] * 3
    for _ in range(600):
        one, other = chance.sample(range(3), 2)
        wins = chance.random() < expected(true[one], true[other])
        found[one], found[other] = rated([found[one], found[other]], [1, 2] if wins else [2, 1])
    gaps = [found[1].rating - found[0].rating, found[2].rating - found[1].rating]
    assert all(100 < gap < 300 for gap in gaps)
    assert all(each.deviation >= SMALLEST_DEVIATION for each in found)


def test_without_games_a_ratings_deviation_grows_up_to_that_of_a_new_player() -> None:
    strength = Strength(1600, 60, 30)
    assert strength.after(0) == strength
    assert 60 < strength.after(30 * DAY).deviation < strength.after(300 * DAY).deviation <= LARGEST_DEVIATION
    assert strength.after(10_000 * DAY).deviation == LARGEST_DEVIATION
