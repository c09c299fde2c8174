"""The vectorised environment plays the same games as single positions."""

import copy
import gc
import os
import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

import guilda
from guilda.encoding import encoder_of
from guilda.rl import Batch, rewards
from guilda.rules.registry import names

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))


@SHAPES
@pytest.mark.parametrize("kind", ["rank", "margin"])
def test_batch_matches_single_games(name, options, kind):
    """Compare every step with copies of the games that are played one by one."""
    batch = Batch(name, 5, seed=2, reward=kind, **options)
    ended = 0
    for number in range(80):
        copies = [game.copy() for game in batch.games]
        chances = [guilda.FastRng(rng.state) for rng in batch.rngs]
        actions = batch.random_actions(number)
        step = batch.step(actions)
        for lane, (game, rng) in enumerate(zip(copies, chances, strict=True)):
            game.apply(int(actions[lane]), rng)
            assert bool(step.done[lane]) == (game.turn < 0)
            assert np.array_equal(step.rewards[lane], np.array(rewards(game, kind), np.float32))
            if game.turn < 0:
                ended += 1
                game = guilda.game(name).position(options, rng)
            assert batch.games[lane] == game
            assert step.actors[lane] == game.turn
            assert step.observations[lane].tobytes() == encoder_of(game).observe(game, game.turn).tobytes()
            assert step.masks[lane].tolist() == game.action_mask().tolist()
    assert ended or options["players"] > 2 or name in ("sagrada", "splendor")


def test_finished_games_are_reset():
    batch = Batch("azul", 64, seed=1)
    ended = sum(int(batch.step(batch.random_actions(number)).done.sum()) for number in range(150))
    assert ended > 64
    assert all(game.turn >= 0 for game in batch.games)


def test_threads_do_not_change_the_games():
    alone, together = Batch("splendor", 500, seed=7), Batch("splendor", 500, seed=7, threads=7)
    assert together.lanes.shares == 7
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


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
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


def test_actions_may_be_read_only():
    batch, other = Batch("azul", 3), Batch("azul", 3)
    actions = batch.random_actions(1)
    actions.setflags(write=False)
    batch.step(actions)
    other.step(actions.tolist())
    assert batch.games == other.games


def test_batch_needs_at_least_one_game():
    with pytest.raises(ValueError, match="at least one game"):
        Batch("azul", 0)


@pytest.mark.parametrize("name", names())
def test_compact_observations_hold_the_same_numbers(name):
    wide, narrow, packed = (Batch(name, 6, seed=3, observations=form) for form in ("int16", "uint8", "bits"))
    blind = Batch(name, 6, seed=3, observations=None)
    for number in range(120):
        actions = wide.random_actions(number)
        rows = [batch.step(actions).observations for batch in (wide, narrow, packed, blind)]
        assert np.array_equal(rows[0].clip(0, 255), rows[1])
        assert np.array_equal(packed.unpack(rows[2]), rows[1])
        assert rows[3].shape == (6, 0)
        assert np.array_equal(wide.masks, blind.masks)
    assert rows[2].shape[1] < rows[1].shape[1]
    for wrong in rows[:2]:
        with pytest.raises(ValueError, match="packed rows are"):
            packed.unpack(wrong)


@pytest.mark.parametrize("autoreset", ["next_step", "disabled"])
def test_finished_games_wait_for_their_reset(autoreset):
    batch, waited = Batch("azul", 20, seed=4, autoreset=autoreset), 0
    for number in range(200):
        over = batch.actors < 0
        if autoreset == "disabled" and over.any():
            with pytest.raises(ValueError, match=f"game {np.flatnonzero(over)[0]}: the game is over: reset it"):
                batch.step(batch.random_actions(number))
            batch.reset(games=over)
            waited += over.sum()
            assert (batch.actors >= 0).all()
            continue
        step = batch.step(batch.random_actions(number))
        assert np.array_equal(step.done, step.actors < 0)
        assert not step.masks[step.done].any()
        assert not step.rewards[~step.done].any()
        if over.any():
            waited += over.sum()
            assert not step.done[over].any()
    assert waited > 10


def test_last_observation_is_kept_on_request():
    batch, twin = Batch("splendor", 8, seed=5, finals=True), Batch("splendor", 8, seed=5, autoreset="next_step")
    for number in range(300):
        actions = batch.random_actions(number)
        done = batch.step(actions).done
        twin.step(actions)
        if done.any():
            assert np.array_equal(batch.final_observations[done], twin.observations[done])
            return
    pytest.fail("no game ended")


def test_reset_with_seeds_repeats_games():
    batch, single = Batch("sagrada", 4, seed=None), Batch("sagrada", 1, seed=None)
    first = batch.reset(seed=10).observations.copy()
    batch.step(batch.random_actions(1))
    assert np.array_equal(batch.reset(seed=[10, 11, 12, 13]).observations, first)
    assert np.array_equal(single.reset(seed=12).observations[0], first[2])
    kept = batch.games[1].copy()
    batch.reset(games=np.array([True, False, True, True]))
    assert batch.games[1] == kept


def test_reset_to_a_position():
    game = guilda.new("azul", players=2, seed=3).position
    game.apply(game.actions()[0], guilda.FastRng(1))
    batch = Batch("azul", 3)
    step = batch.reset(position=game.text())
    assert batch.games == [game] * 3
    assert step.observations[2].tolist() == game.observation().tolist()
    with pytest.raises(ValueError, match="not a position of azul with players=2, wall=coloured"):
        batch.reset(position=guilda.new("azul", players=3, seed=1).position)


def test_a_refused_reset_changes_no_game():
    batch = Batch("azul", 3)
    before = [game.copy() for game in batch.games]
    with pytest.raises(ValueError, match="non-negative"):
        batch.reset(seed=[1, 2, -1], position=guilda.new("azul", seed=3).position)
    assert batch.games == before


def test_arrays_are_shared_without_copies():
    step = Batch("azul", 4, observations="uint8").now()
    for array in step:
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.__array_interface__["data"][0] == array.ctypes.data


@pytest.mark.parametrize("form", ["int16", "uint8", "bits", None])
@pytest.mark.parametrize("name", names())
def test_arrays_are_aligned_for_jax(name, form):
    for games in (1, 3, 50):
        batch = Batch(name, games, observations=form, finals=True)
        for each in (batch, copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
            arrays = [*each.now(), each.final_observations, each.step(each.random_actions(1)).observations]
            assert not any(array.ctypes.data % 64 for array in arrays if array.size)
            assert all(array.flags.c_contiguous and array.flags.writeable for array in arrays)


def test_arrays_are_shared_with_jax():
    jnp = pytest.importorskip("jax.numpy", reason="JAX is not installed")
    batch = Batch("azul", 3)
    shared = [jnp.from_dlpack(array) for array in batch.now()]
    addresses = [array.unsafe_buffer_pointer() for array in shared]
    assert addresses == [array.ctypes.data for array in batch.now()]


def test_arrays_are_shared_with_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    batch = Batch("azul", 4)
    shared = torch.from_dlpack(batch.observations)
    batch.step(torch.from_numpy(batch.random_actions(1)))
    assert shared.numpy().tolist() == batch.observations.tolist()


def test_random_actions_are_legal_and_cover_all_choices():
    batch = Batch("azul", 200, seed=6)
    batch.reset(position=guilda.new("azul", seed=1).position)
    found = [batch.random_actions(seed) for seed in range(30)]
    assert np.array_equal(found[7], batch.random_actions(7))
    assert set(np.concatenate(found).tolist()) == set(np.flatnonzero(batch.masks[0]).tolist())


HASH = """
import hashlib, itertools, sys
import guilda
from guilda.rl import Batch
digest = hashlib.sha256()
for info, form in itertools.product(guilda.games(), ("int16", "bits")):
    batch = Batch(info.name, 130, seed=9, threads=int(sys.argv[1]), observations=form)
    for number in range(8):
        for array in batch.step(batch.random_actions(number)):
            digest.update(array.tobytes())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("pure", ["0", "1"], ids=["compiled", "uncompiled"])
def test_every_process_plays_the_same_games(pure):
    def fingerprint(threads, pure):
        environment = {**os.environ, "GUILDA_PURE": pure, "PYTHONHASHSEED": threads}
        command = [sys.executable, "-c", HASH, threads]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert fingerprint("2", pure) == fingerprint("1", "0")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning", "ignore:.*fork:RuntimeWarning")  # Python's and JAX's
def test_forked_process_starts_its_own_threads():
    batch = Batch("azul", 200, threads=2)
    actions = batch.random_actions(0)
    child = os.fork()
    if child == 0:
        os._exit(0 if batch.step(actions).masks.any() else 1)
    assert os.waitpid(child, 0)[1] == 0
    batch.step(actions)


def test_closed_batch_continues_without_threads():
    batch = Batch("azul", 200, threads=2)
    before = threading.active_count()
    batch.close()
    assert threading.active_count() == before - 1
    assert batch.step(batch.random_actions(0)).masks.any()


def test_threads_end_with_their_batch():
    before = threading.active_count()
    batch = Batch("azul", 200, threads=3)
    assert threading.active_count() == before + 2
    del batch
    gc.collect()
    assert threading.active_count() == before


def test_batch_works_where_threads_cannot_start(monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    batch, alone = Batch("azul", 200, threads=2), Batch("azul", 200)
    actions = alone.random_actions(1)
    assert np.array_equal(batch.step(actions).observations, alone.step(actions).observations)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"observations": "float64"}, "observations cannot be 'float64'"),
        ({"autoreset": "never"}, "autoreset cannot be 'never'"),
        ({"observations": ["int16"]}, r"observations cannot be \['int16'\]: choose from None, int16"),
        ({"observations": np.array(["int16"])}, "observations cannot be array"),
        ({"threads": 65}, "1 to 64 threads"),
        ({"threads": 1.0}, r"1 to 64 threads, in whole numbers, not 2 and 1\.0"),
        ({"games": 2.0}, r"whole numbers, not 2\.0 and 1"),
        ({"games": "3"}, "whole numbers, not '3' and 1"),
        ({"games": True}, "whole numbers, not True and 1"),
    ],
)
def test_invalid_settings_are_explained(settings, sentence):
    with pytest.raises(ValueError, match=sentence):
        Batch("azul", **{"games": 2, **settings})


def test_numpy_integers_are_integers():
    batch = Batch("azul", np.int64(2), threads=np.int8(1), players=np.int64(3), start=np.uint8(1))
    assert (len(batch), batch.players, set(batch.actors)) == (2, 3, {1})
