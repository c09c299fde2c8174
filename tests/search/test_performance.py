"""Performances: the win probability lost per decision while a game is open, and the level that loses as much."""

from __future__ import annotations

import pytest

import guilda
from guilda import bots
from guilda.rules.registry import names
from guilda.search.performance import FEWEST_DECISIONS, accuracy_of, closest_level, level_losses, performance
from guilda.search.review import Remark

FIELD = ("random", *bots.REFERENCE_LEVELS)


def remarks(*shares: tuple[float, float], seat: int = 0) -> list[Remark]:
    """Return remarks on decisions with these expected shares after the best move and after the move played."""
    found = []
    for ply, (best, played) in enumerate(shares, 1):
        rows = [[share, 1 - share] if seat == 0 else [1 - share, share] for share in (played, best, best)]
        found.append(Remark(ply, seat, 0, 1, *rows))
    return found


def test_only_decisions_in_an_open_game_count() -> None:
    lost = [(0.5, 0.3)] * FEWEST_DECISIONS + [(0.09, 0.0)] * 100 + [(0.91, 0.91)] * 100
    positions = [guilda.new("azul").position] * len(lost)
    assert performance(positions, remarks(*lost), 0) == (
        pytest.approx(0.2),
        pytest.approx(accuracy_of(0.2)),
        False,
        "random",
    )
    assert performance(positions, remarks(*lost, seat=1), 0) == (None, None, True, None)


def test_forced_moves_do_not_count() -> None:
    match = guilda.new("azul", seed=1)
    bot = bots.make("random", 1)
    while len(match.position.actions()) > 1:
        match.apply(bot.choose(match.position))
    free = guilda.new("azul").position
    found = remarks(*[(0.5, 0.4)] * 5, (0.5, 0.0))
    assert performance([free] * 5 + [match.position], found, 0).loss == pytest.approx(0.1)


def test_accuracy_falls_from_1_with_the_share_of_the_win_lost() -> None:
    shown = {loss: round(100 * accuracy_of(loss)) for loss in (0.0, 0.01, 0.05, 0.08, 0.18, 0.5, 1.0)}
    assert shown == {0.0: 100, 0.01: 96, 0.05: 80, 0.08: 70, 0.18: 44, 0.5: 9, 1.0: 0}


def test_too_few_decisions_name_no_level() -> None:
    for count in (0, 1, FEWEST_DECISIONS - 1, FEWEST_DECISIONS):
        loss, accuracy, few, level = performance(
            [guilda.new("azul").position] * count, remarks(*[(0.5, 0.5)] * count), 0
        )
        assert loss == (0 if count else None)
        assert accuracy == (pytest.approx(1, abs=1e-5) if count else None)
        assert few == (level is None) == (count < FEWEST_DECISIONS)


def test_every_game_has_measured_levels_and_random_play_is_the_worst() -> None:
    assert set(level_losses()) == set(names())
    for losses in level_losses().values():
        assert tuple(losses) == FIELD
        assert losses["random"] > max(losses[level] for level in bots.REFERENCE_LEVELS)
        named = [closest_level(losses, loss / 10_000) for loss in range(3_000)]
        assert named == sorted(named, key=FIELD.index, reverse=True)
        assert named[0] == "master"
        assert named[-1] == "random"


def test_the_closest_level_is_named() -> None:
    losses = {"random": 0.1, "novice": 0.04, "apprentice": 0.05, "master": 0.0}
    named = [closest_level(losses, loss) for loss in (0.3, 0.08, 0.07, 0.04, 0.03, 0.02, 0.0)]
    assert named == ["random", "random", "apprentice", "apprentice", "apprentice", "master", "master"]


def test_a_review_names_the_performance_of_each_seat() -> None:
    match = guilda.new("splendor", seed=2)
    players = [bots.make("random", seat) for seat in range(2)]
    for _ in range(40):
        match.apply(players[match.position.turn].choose(match.position))
    review = guilda.review(match, simulations=30)
    for seat in range(2):
        loss, accuracy, few, level = review.performance(seat)
        assert loss is not None
        assert accuracy is not None
        assert 0 < accuracy < 1
        assert not few
        assert level in FIELD
    with pytest.raises(ValueError, match="no seat 2: choose one from 0 to 1"):
        review.performance(2)
