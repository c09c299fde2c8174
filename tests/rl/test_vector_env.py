"""The vector environment keeps Gymnasium's promises in every autoreset mode."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import guilda
from guilda import rl
from guilda.rl import Batch
from guilda.rules.registry import names

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))


class Single(gymnasium.Env):
    """One game of self-play, written as an ordinary environment: the reference for the vector environment."""

    def __init__(self, name, seed):
        self.batch = Batch(name, 1, seed=seed, autoreset="disabled")
        space = rl.vector(name)
        self.observation_space, self.action_space = space.single_observation_space, space.single_action_space

    def outcome(self):
        now = self.batch.now()
        seen = {"observation": now.observations[0].copy(), "action_mask": now.masks[0].copy()}
        return seen, {"actor": now.actors[0], "seat_rewards": now.rewards[0].copy()}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.batch.reset(None if seed is None else [seed])
        return self.outcome()

    def step(self, action):
        seat = self.batch.actors[0]
        now = self.batch.step([action])
        seen, info = self.outcome()
        return seen, float(now.rewards[0][seat]), bool(now.done[0]), False, info


@MODES
@pytest.mark.parametrize("name", names())
def test_vector_env_agrees_with_gymnasiums_own(name, mode):
    """Play the same games in Gymnasium's synchronous vector environment of single ones."""
    ours = rl.vector(name, 3, autoreset_mode=mode)
    theirs = gymnasium.vector.SyncVectorEnv([lambda: Single(name, 0)] * 3, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    found, expected = ours.reset(seed=5), theirs.reset(seed=5)
    ended = 0
    for number in range(160):
        assert data_equivalence(found[0], expected[0])
        assert ours.observation_space.contains(found[0])
        assert all(np.array_equal(one, other) for one, other in zip(found[1:-1], expected[1:-1], strict=True))
        told = expected[-1]["_actor"]
        assert np.array_equal(found[-1]["actor"][told], expected[-1]["actor"][told])
        assert np.array_equal(found[-1]["seat_rewards"][told], expected[-1]["seat_rewards"][told])
        assert ("final_obs" in found[-1]) == ("final_obs" in expected[-1])
        for lane in np.flatnonzero(expected[-1].get("_final_obs", [])):
            assert data_equivalence(found[-1]["final_obs"][lane], expected[-1]["final_obs"][lane])
            paid = expected[-1]["final_info"]["seat_rewards"][lane]
            assert np.array_equal(found[-1]["final_info"]["seat_rewards"][lane], paid)
        if len(found) == 5 and found[2].any():
            ended += 1
            if mode == AutoresetMode.DISABLED:
                again = {"reset_mask": found[2]}
                found, expected = ours.reset(options=again), theirs.reset(options=dict(again))
                continue
        actions = ours.batch.random_actions(number)
        found, expected = ours.step(actions), theirs.step(actions)
    assert ended or name == "sagrada" or name == "splendor"


@SHAPES
def test_vector_env_for_every_table(name, options):
    env = rl.vector(name, 4, **options)
    assert isinstance(env, VectorEnv)
    assert env.observation_space == batch_space(env.single_observation_space, 4)
    seen, info = env.reset(seed=1)
    for number in range(12):
        assert env.observation_space.contains(seen)
        actions = env.batch.random_actions(number)
        assert env.action_space.contains(actions)
        seen, rewards, over, cut_off, info = env.step(actions)
        assert rewards.dtype == np.float64
        assert over.shape == cut_off.shape == (4,)
        assert info["seat_rewards"].shape == (4, options["players"])


def test_gymnasium_makes_the_vector_env():
    made = gymnasium.make_vec("guilda/azul-v1", num_envs=3, vectorization_mode="vector_entry_point", players=3)
    assert made.unwrapped.num_envs == 3
    assert made.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert made.reset(seed=1)[0]["observation"].shape[0] == 3
    made.close()
    assert made.unwrapped.closed


def test_seeds_repeat_the_games():
    env = rl.vector("splendor", 3, copy=True)
    first, _ = env.reset(seed=7)
    env.step(env.batch.random_actions(0))
    assert data_equivalence(env.reset(seed=7)[0], first)
    assert data_equivalence(env.reset(seed=[7, 8, 9])[0], first)
    assert not data_equivalence(env.reset()[0], first)


@pytest.mark.parametrize("seed", [7, np.int64(7)])
def test_a_seed_also_sets_gymnasiums_generator(seed):
    env = rl.vector("azul", 2)
    env.reset(seed=seed)
    assert env.np_random_seed == 7
    assert env.np_random.integers(1000) == np.random.default_rng(7).integers(1000)


def test_observations_are_overwritten_unless_copied():
    for copied in (False, True):
        env = rl.vector("azul", 2, copy=copied)
        before, _ = env.reset(seed=1)
        after = env.step(env.batch.random_actions(0))[0]
        assert (before["observation"] is after["observation"]) != copied


def test_every_game_is_rendered():
    env = rl.vector("azul", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) == 2
    assert rl.vector("azul", 2).render() is None


def test_reset_to_a_position():
    game = guilda.new("azul", seed=4).position
    env = rl.vector("azul", 2)
    env.reset(options={"position": game.text()})
    assert env.batch.games == [game, game]
    with pytest.raises(ValueError, match="not a position of azul"):
        env.reset(options={"position": guilda.new("azul", players=3, seed=4).position})
    with pytest.raises(ValueError, match=r"^reset has no option 'mask'\. Its options: reset_mask, position$"):
        env.reset(options={"mask": [True, False]})
