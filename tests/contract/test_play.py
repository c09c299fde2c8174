"""Tests of play that need more random games than `guilda.testing` plays, or the native playouts."""

from __future__ import annotations

import copy
import pickle

import pytest

import guilda
from tests.contract.playing import Variant, random_game, start

MANY_GAMES = 1000
SOME_GAMES = 20
FEW_GAMES = 4


def test_a_thousand_random_games_end_and_list_mask_and_check_agree(variant: Variant) -> None:
    for seed in range(MANY_GAMES):
        game, rng = start(variant, seed)
        game.log = None
        while game.actor() is not None:
            legal = game.actions()
            assert legal, f"seed {seed}: no action although the game is not over: {game.text()}"
            assert len(set(legal)) == len(legal), f"seed {seed}: an action is listed twice: {game.text()}"
            if seed < SOME_GAMES:
                checked = [action for action in range(game.n_actions) if game.is_legal(action)]
                assert checked == sorted(legal), f"seed {seed}: {game.text()}"
                assert game.action_mask().nonzero()[0].tolist() == checked, f"seed {seed}: {game.text()}"
            game.apply(legal[rng.below(len(legal))], rng)
        assert game.actions() == [], f"seed {seed}"


def test_native_playouts_end_from_every_start(variant: Variant) -> None:
    game, rng = start(variant, 0)
    before = game.state()
    assert game.random_games(rng, 5 * MANY_GAMES) > 5 * MANY_GAMES
    assert game.state() == before


def test_native_playouts_never_reach_a_dead_end(variant: Variant) -> None:
    game, _ = start(variant, 0)
    for seed in range(MANY_GAMES):
        one, other = game.copy(), game.copy()
        assert one.walk_out(guilda.FastRng(seed)) == other.playout(guilda.FastRng(seed)) > 0, f"seed {seed}"
        assert one == other, f"seed {seed}"


def test_every_legal_action_can_be_played(variant: Variant) -> None:
    for seed in range(FEW_GAMES):
        for game, rng in random_game(variant, seed):
            for action in game.actions():
                board = game.copy()
                board.apply(action, rng)
                assert board.state() != game.state(), f"seed {seed}: {game.notation(action)} changes nothing"
                assert (board.actor() is None) == (board.actions() == []), f"seed {seed}: {board.text()}"


def test_copies_of_a_log_are_independent(variant: Variant) -> None:
    game, rng = start(variant, 0)
    rows = game.log.rows()
    copies = [copy.copy(game.log), copy.deepcopy(game.log), pickle.loads(pickle.dumps(game.log))]
    while game.actor() is not None:
        game.apply(game.actions()[0], rng)
    assert game.log.rows() != rows
    assert [each.rows() for each in copies] == [rows] * 3


def test_an_unknown_language_is_refused(variant: Variant) -> None:
    game, _ = start(variant, 0)
    with pytest.raises(ValueError, match="en, pt, es"):
        game.sentence(game.actions()[0], "xx")


def test_number_of_actions_is_limited(variant: Variant) -> None:
    game, _ = start(variant, 0)
    assert 1 < game.n_actions <= 2048
    assert game.random_action(guilda.FastRng(3)) in game.actions()
    game.playout(guilda.FastRng(4))
    with pytest.raises(ValueError, match="over"):
        game.random_action(guilda.FastRng(5))
