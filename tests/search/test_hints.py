"""Hints, win probabilities and reviews: sensible, repeatable, and free of hidden information."""

from __future__ import annotations

from typing import Any

import pytest

import guilda
from guilda.records.replay import decisions
from guilda.search.hints import hint, win_probabilities
from guilda.search.review import BLUNDER, MISTAKE, Remark, review
from tests.contract.playing import random_game
from tests.search.test_search import position

Variant = tuple[str, dict[str, Any]]
SOME = 150


def test_a_hint_names_legal_actions_and_a_playable_line(variant: Variant) -> None:
    for seed in range(4):
        game = position(variant, seed, 6 * seed)
        found = hint(game, simulations=SOME, seed=seed)
        assert found == hint(game, game.turn, simulations=SOME, seed=seed)
        assert found.seat == game.turn
        assert {choice.action for choice in found.choices} <= set(game.actions())
        assert all(0 <= choice.share <= 1 and choice.visits > 0 for choice in found.choices)
        assert found.line[0] == found.choices[0].action
        board = game.copy()
        for action in found.line:
            board.apply(action, guilda.FastRng(1))


def test_a_hint_is_for_the_seat_that_decides() -> None:
    game = position(("azul", {"players": 3}), 1, 0)
    with pytest.raises(ValueError, match="nothing to decide now"):
        hint(game, (game.turn + 1) % 3)
    game.playout(guilda.FastRng(1))
    with pytest.raises(ValueError, match="over"):
        hint(game)


@pytest.mark.parametrize("name", ["sagrada", "splendor"])
def test_hints_and_win_probabilities_do_not_depend_on_hidden_information(name: str) -> None:
    differed = 0
    for number, (game, _) in enumerate(random_game((name, {"players": 2}), 3)):
        if number % 6 or game.actor() is None:
            continue
        seat = game.turn
        other = game.seen_by(seat, guilda.FastRng(99))
        differed += other != game
        assert hint(game, simulations=60) == hint(other, simulations=60)
        assert win_probabilities(game, seat, simulations=60) == win_probabilities(other, seat, simulations=60)
        assert win_probabilities(game, None, simulations=60) == win_probabilities(other, None, simulations=60)
    assert differed


def test_win_probabilities_add_up_to_one_and_end_with_the_result(variant: Variant) -> None:
    game = position(variant, 2, 5)
    shares = win_probabilities(game, simulations=60)
    assert len(shares) == game.players
    assert sum(shares) == pytest.approx(1) or game.players == 1
    game.playout(guilda.FastRng(4))
    assert win_probabilities(game) == [(rank == 1) / max(1, game.ranks().count(1)) for rank in game.ranks()]


def finished(name: str, seed: int) -> guilda.Match:
    """Return a match played at random."""
    match, rng = guilda.new(name, players=2, seed=seed), guilda.FastRng(seed)
    while match.actor() is not None:
        match.apply(match.position.random_action(rng))
    return match


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_a_review_remarks_on_every_decision_of_a_record(name: str) -> None:
    match = finished(name, 7)
    played = list(decisions(match.record()))
    remarks = list(review(played, simulations=40))
    assert [remark.ply for remark in remarks] == list(range(1, match.ply + 1))
    assert [remark.seat for remark in remarks] == match.actors
    for (before, action), remark in zip(played, remarks, strict=True):
        assert remark.action == action
        assert remark.best in before.actions()
        assert remark.loss >= 0
        assert (remark.loss == 0) == (remark.best == action) or remark.loss == 0
    assert remarks == list(review(played, simulations=40))
    assert any(remark.mark for remark in remarks), "random play makes mistakes"


def test_dropping_tiles_costs_more_than_the_best_move() -> None:
    game = position(("azul", {"players": 2}), 3, 0)
    best = hint(game, simulations=2000).choices[0].action
    floor = max(action for action in game.actions() if game.notation(action).endswith("F"))
    good, bad = review([(game, best), (game, floor)], simulations=1000)
    assert good.loss <= MISTAKE
    assert bad.loss > good.loss
    assert bad.best != floor


def test_marks_depend_on_the_loss() -> None:
    marks = [Remark(1, 0, 5, 6, [0.5 - loss], [0.5], []).mark for loss in (0.0, MISTAKE + 0.001, BLUNDER + 0.001)]
    assert marks == ["", "?", "??"]
