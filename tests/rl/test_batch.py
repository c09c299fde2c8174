"""The vectorised environment plays the same games as single positions."""

import copy
import pickle

import numpy as np
import pytest

import guilda
from guilda.encoding import encoder_of
from guilda.rl import Batch, rewards
from guilda.rules.registry import names

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))


@SHAPES
def test_batch_matches_single_games(name, options):
    """Compare every step with copies of the games that are played one by one."""
    batch = Batch(name, 5, seed=2, **options)
    ended = 0
    for number in range(150):
        copies = [game.copy() for game in batch.games]
        chances = [guilda.FastRng(rng.state) for rng in batch.rngs]
        actions = batch.random_actions(number)
        step = batch.step(actions)
        for lane, (game, rng) in enumerate(zip(copies, chances, strict=True)):
            game.apply(int(actions[lane]), rng)
            assert bool(step.done[lane]) == (game.turn < 0)
            assert list(step.rewards[lane]) == pytest.approx(rewards(game))
            if game.turn < 0:
                ended += 1
                game = guilda.game(name).position(options, rng)
            assert batch.games[lane] == game
            assert step.actors[lane] == game.turn
            assert step.observations[lane].tobytes() == encoder_of(game).observe(game, game.turn).tobytes()
            assert step.masks[lane].tolist() == game.action_mask().tolist()
    assert ended or number < 200


def test_finished_games_are_reset():
    batch = Batch("azul", 64, seed=1)
    ended = sum(int(batch.step(batch.random_actions(number)).done.sum()) for number in range(150))
    assert ended > 64
    assert all(game.turn >= 0 for game in batch.games)


def test_threads_do_not_change_the_games():
    alone, together = Batch("splendor", 200, seed=7), Batch("splendor", 200, seed=7, threads=3)
    assert len(together.shares) == 3
    for number in range(60):
        one, other = alone.step(alone.random_actions(number)), together.step(together.random_actions(number))
        for name, before, after in zip(one._fields, one, other, strict=True):
            assert np.array_equal(before, after), name


def test_different_seeds_give_different_games():
    one, other = Batch("azul", 8, seed=1), Batch("azul", 8, seed=2)
    assert not np.array_equal(one.observations, other.observations)
    assert len({row.tobytes() for row in one.observations}) == 8


def test_games_have_independent_random_streams():
    """The first 2,000 states of each generator differ from those of all generators of neighbouring seeds."""
    states = {}
    for seed in range(4):
        for lane, rng in enumerate(Batch("azul", 4, seed=seed).rngs):
            for _ in range(2000):
                assert states.setdefault(rng.state, (seed, lane)) == (seed, lane)
                rng.below(2)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_copied_batch_continues_the_same_games(again):
    batch = Batch("sagrada", 200, seed=3, threads=2)
    batch.step(batch.random_actions(0))
    twin = again(batch)
    for number in range(1, 80):
        one, other = batch.step(batch.random_actions(number)), twin.step(twin.random_actions(number))
        assert all(np.array_equal(before, after) for before, after in zip(one, other, strict=True))
    assert one.observations is not other.observations


def test_thousands_of_games_are_stepped_together():
    batch = Batch("azul", 4096, seed=1, threads=2)
    for number in range(80):
        step = batch.step(batch.random_actions(number))
    assert step.observations.shape == (4096, batch.encoder.size)
    assert step.done.any()
    assert (step.masks.sum(1) > 0).all()
    assert (step.rewards.any(1) <= step.done).all()


def test_one_illegal_action_refuses_the_whole_step():
    batch = Batch("azul", 3, seed=1)
    before = [game.copy() for game in batch.games]
    actions = batch.random_actions(0)
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"game 1: .* is not allowed"):
        batch.step(actions)
    assert batch.games == before


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [([0, 0], "3 games need"), ([0.5, 1, 2], "3 games need"), ([0, 1, -1], "game 2: actions go from 0 to 179")],
)
def test_invalid_actions_are_explained(actions, sentence):
    with pytest.raises(ValueError, match=sentence):
        Batch("azul", 3).step(actions)


def test_batch_needs_at_least_one_game():
    with pytest.raises(ValueError, match="at least one game"):
        Batch("azul", 0)
