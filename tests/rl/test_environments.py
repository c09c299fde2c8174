"""The environments pass the API tests of PettingZoo and Gymnasium."""

import copy
import os
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import guilda
from guilda import rl
from guilda.rules.registry import names
from tests.bots.test_bots import FIRST_LEGAL

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
STARTS = [(name, players) for name in names() for players in guilda.game(name).options[0].values]
GAMES = pytest.mark.parametrize("name", names())
# PettingZoo's test warns about every environment with dictionary observations, its own included.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@SHAPES
def test_pettingzoo_api(name, options):
    api_test(rl.aec(name, **options), num_cycles=150)


@SHAPES
def test_the_same_seed_gives_the_same_episodes(name, options):
    seed_test(lambda: rl.aec(name, **options), num_cycles=40)


@GAMES
@pytest.mark.filterwarnings("ignore:.*rgb_array")
def test_every_render_mode_works(name, capsys):
    images_or_skip()
    render_test(lambda render_mode=None: rl.aec(name, render_mode=render_mode))
    assert capsys.readouterr().out


@GAMES
def test_episode_is_truncated_after_max_cycles(name):
    """The seed lets both seats act equally often, as PettingZoo's test expects."""

    class Module:
        env = staticmethod(lambda max_cycles: rl.aec(name, max_cycles=max_cycles, illegal="random", seed=1))
        parallel_env = staticmethod(lambda max_cycles: rl.parallel(name, max_cycles=max_cycles, seed=1))

    max_cycles_test(Module)


@SHAPES
def test_pettingzoo_parallel_api(name, options):
    parallel_api_test(rl.parallel(name, **options), num_cycles=40)


@SHAPES
def test_the_same_seed_gives_the_same_parallel_episodes(name, options):
    parallel_seed_test(lambda: rl.parallel(name, **options), num_cycles=30)


@pytest.mark.parametrize(("name", "players"), STARTS)
def test_every_suite_passes_with_a_chosen_starting_player(name, players):
    options = {"players": players, "start": players - 1}
    api_test(rl.aec(name, **options), num_cycles=20)
    parallel_api_test(rl.parallel(name, **options), num_cycles=10)
    check_env(rl.single(name, bots="random", **options), skip_render_check=True)
    env = rl.aec(name, **options)
    env.reset(seed=1)
    assert env.episode.game.starter == players - 1


def images_or_skip():
    """Skip a test of images where the packages that make them are not installed."""
    for module in ("resvg_py", "PIL"):
        pytest.importorskip(module, reason="images need pip install 'guilda[images]'")


@GAMES
def test_board_is_rendered_as_an_image(name):
    images_or_skip()
    env = rl.single(name, bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture)) > 5


def test_missing_rasteriser_is_explained(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"rgb_array needs resvg_py: pip install 'guilda\[images\]'"):
        rl.aec("azul", render_mode="rgb_array")


@GAMES
def test_episode_can_start_from_any_position(name):
    donor = rl.aec(name)
    donor.reset(seed=5)
    for _ in range(7):
        donor.step(next(iter(donor.action_texts())))
    text = donor.episode.game.text()
    for env in (rl.aec(name), rl.parallel(name), rl.single(name, bots="random", seat=donor.episode.game.turn)):
        env.reset(seed=1, options={"position": text})
        assert env.episode.game.text() == text
    with pytest.raises(ValueError, match=f"this is not a position of {name}"):
        donor.reset(options={"position": guilda.new(name, players=3, seed=1).position})


@SHAPES
def test_information_states_have_perfect_recall_and_no_secrets(name, options):
    env = rl.aec(name, illegal="random", **options)
    env.reset(seed=2)
    seat = options["players"] - 1
    before = env.information_state(seat)
    for ply in range(12):
        env.step(0 if ply % 3 == 0 else next(iter(env.action_texts())))
        now = env.information_state(f"seat_{seat}")
        assert now.startswith(before)
        assert len(now) > len(before) or not env.episode.game.players
        before = now
    assert [action for action, _ in env.episode.replay()][1:] == [action for _, action in env.episode.moves]
    assert list(env.episode.replay())[-1][1].text() == env.episode.game.text()


def test_only_the_owner_learns_a_card_reserved_from_a_deck():
    env = rl.aec("splendor")
    env.reset(seed=1)
    owner = env.episode.game.turn
    env.step(env.episode.game.parse("R1D"))
    for seat in range(2):
        (line,) = [line for line in env.information_state(seat).splitlines() if '"reserve"' in line]
        assert ('"card": null' in line) == (seat != owner)


@GAMES
def test_actions_and_trajectories_are_readable(name):
    env = rl.aec(name)
    env.reset(seed=1)
    game = env.episode.game
    texts = env.action_texts()
    assert {game.parse(text) for text in texts.values()} == set(game.actions())
    sentences = env.action_texts("de")
    assert list(sentences) == list(texts)
    chosen = next(iter(texts))
    env.step(chosen)
    first, *_, last = env.trajectory("de").splitlines()
    assert texts[chosen] in first
    assert sentences[chosen] in first
    assert last.startswith("scores: ")


@GAMES
def test_games_are_registered_by_their_rules_version(name):
    known = f"guilda/{name}-v{guilda.game(name).rules_version}"
    assert pettingzoo.make("aec", known, players=3).possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert pettingzoo.make("parallel", known).possible_agents == ["seat_0", "seat_1"]
    assert gymnasium.make(known, bots="random").observation_space.contains(rl.single(name).reset(seed=1)[0])


@SHAPES
@pytest.mark.parametrize("kind", ["rank", "margin"])
def test_rewards_sum_to_zero_at_the_end(name, options, kind):
    env = rl.aec(name, reward=kind, **options)
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    paid = False
    for seed in range(3):  # a single random game may end in a tie
        env.reset(seed=seed)
        earned = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            if not over:
                for each, reward in env.rewards.items():
                    earned[each] += reward
        paid |= any(earned.values())
        if options["players"] > 1:
            assert sum(earned.values()) == pytest.approx(0)
    assert paid


def test_tied_seats_share_rewards():
    game = guilda.new("azul", players=4, seed=1).position
    rng = guilda.FastRng(1)
    game.playout(rng)

    class Tied:
        turn, players = -1, 4
        ranks = staticmethod(lambda: [1, 2, 2, 4])

    assert rl.rewards(Tied()) == pytest.approx([1, 0, 0, -1])
    assert sorted(rl.rewards(game)) == pytest.approx([-1, -1 / 3, 1 / 3, 1]) or len(set(game.ranks())) < 4


def test_illegal_action_loses():
    env = rl.aec("azul", players=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0.5 for agent in env.agents}


def test_illegal_action_can_raise_instead():
    env = rl.aec("azul", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(guilda.IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


@SHAPES
def test_gymnasium_api(name, options):
    check_env(rl.single(name, bots="random", **options), skip_render_check=True)


@GAMES
def test_gymnasium_render_modes(name, capsys):
    images_or_skip()
    known = f"guilda/{name}-v{guilda.game(name).rules_version}"
    check_env(gymnasium.make(known, bots="random", render_mode="ansi").unwrapped)
    assert capsys.readouterr().out


def test_single_seat_plays_whole_games_against_named_bots():
    env = rl.single("sagrada", players=3, bots=["greedy", "random"], seat=None)
    seats = set()
    for seed in range(4):
        observation, about = env.reset(seed=seed)
        seats.add(about["seat"])
        over = False
        while not over:
            assert observation["action_mask"].any()
            observation, reward, over, cut_off, about = env.step(env.action_space.sample(observation["action_mask"]))
        assert reward in (-1, 0, 1)
        assert not cut_off
    assert len(seats) > 1


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"reward": "gold"}, "reward cannot be 'gold'"),
        ({"illegal": "laugh"}, "illegal cannot be 'laugh'"),
        ({"render_mode": "film"}, "render_mode cannot be 'film'"),
        ({"players": 9}, "players cannot be 9"),
        ({"players": np.int64(9)}, "players cannot be 9"),
        ({"players": True}, "players cannot be True"),
        ({"players": np.True_}, "players cannot be"),
        ({"players": 3.0}, r"players cannot be 3\.0"),
        ({"gold": 9}, "no option 'gold'"),
    ],
)
def test_invalid_settings_are_explained(settings, sentence):
    with pytest.raises(ValueError, match=sentence):
        rl.aec("azul", **settings)
    with pytest.raises(ValueError, match=sentence):
        rl.single("azul", **settings)


def test_unknown_reset_options_are_refused():
    for env in (rl.aec("azul"), rl.parallel("azul"), rl.single("azul", bots="random")):
        with pytest.raises(ValueError, match=r"^reset has no option 'postion'\. Its options: position$"):
            env.reset(options={"postion": "azul"})


def test_numpy_integers_are_options():
    env = rl.aec("azul", players=np.int64(3), start=np.int8(2))
    env.reset(seed=1)
    assert (len(env.agents), env.agent_selection) == (3, "seat_2")
    assert rl.single("azul", players=np.int64(3), bots="random").episode.options == guilda.game("azul").check(
        {"players": 3}
    )


def test_number_of_bots_must_match_the_other_seats():
    with pytest.raises(ValueError, match="needs 2 bots, not 1"):
        rl.single("azul", players=3, bots=["greedy"])


def test_unknown_bot_is_refused_immediately():
    with pytest.raises(ValueError, match="there is no bot 'wizard'"):
        rl.single("azul", bots="wizard")


class Guest:
    """A bot that counts the bots of its kind that are begun and not closed."""

    here = 0

    def __init__(self, seed=0):
        self.ready = False

    def begin(self, game):
        self.ready = True
        Guest.here += 1

    def choose(self, game, clock=None):
        assert self.ready
        return game.actions()[0]

    def close(self):
        Guest.here -= 1


def test_bots_are_begun_and_closed_with_each_episode():
    env = rl.single("azul", players=3, bots=f"python:{__name__}:Guest")
    for seed in range(3):
        observation, _ = env.reset(seed=seed)
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        assert Guest.here == 2
    env.close()
    assert Guest.here == 0


def test_max_cycles_must_be_positive():
    for kind in (rl.aec, rl.parallel):
        with pytest.raises(ValueError, match="max_cycles must be at least 1, not 0"):
            kind("azul", max_cycles=0)


def test_step_needs_a_running_episode():
    parallel, aec, single = rl.parallel("azul"), rl.aec("azul"), rl.single("azul", bots="random")
    for env in (parallel, aec, single):
        with pytest.raises(ValueError, match=r"call reset\(\) first"):
            env.step({} if env is parallel else 0)
    observation, _ = single.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert single.step(illegal)[1:4] == (-1, True, False)
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        single.step(int(np.flatnonzero(observation["action_mask"])[0]))
    aec.reset(seed=1)
    aec.step(int(np.flatnonzero(aec.observe(aec.agent_selection)["action_mask"] == 0)[0]))
    while aec.agents:
        aec.step(None)
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        aec.step(None)


def test_fractional_action_is_refused():
    env = rl.single("azul", bots="random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"1\.5 is not an action"):
        env.step(1.5)


@GAMES
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copied_environment_continues_the_same_game(name, again):
    env = rl.single(name, bots="random")
    observation, _ = env.reset(seed=2)
    twin = again(env)
    over = False
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, _ = env.step(action)
        other, others_reward, others_over, _, _ = twin.step(action)
        assert np.array_equal(observation["observation"], other["observation"])
        assert (reward, over) == (others_reward, others_over)


@pytest.mark.parametrize("bot", ["novice", FIRST_LEGAL])
def test_environment_against_any_bot_can_be_pickled_when_closed(bot):
    env = rl.single("azul", bots=bot, seat=1)
    env.reset(seed=2)
    with pytest.raises(TypeError):
        pickle.dumps(env)
    env.close()
    twin = pickle.loads(pickle.dumps(env))
    for each in (env, twin):
        each.reset(seed=3)
        each.close()
    assert env.episode.game == twin.episode.game


@SHAPES
def test_a_board_is_rendered_as_a_drawing_and_as_text(name, options):
    for mode, start in (("svg", "<svg "), ("ansi", "")):
        for env in (
            rl.single(name, bots="random", render_mode=mode, **options),
            rl.aec(name, render_mode=mode, **options),
        ):
            env.reset(seed=1)
            assert env.render().startswith(start)
            assert len(env.render()) > 100


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("kind", ["aec", "parallel", "vector"])
def test_every_kind_of_environment_can_be_copied_in_an_episode(kind, again):
    env = rl.vector("sagrada", 2) if kind == "vector" else getattr(rl, kind)("sagrada")
    env.reset(seed=4)

    def act(env, number):
        """Step, and return everything that the environment shows."""
        if kind == "vector":
            return env.step(env.batch.random_actions(number))
        action = env.episode.game.actions()[number % len(env.episode.game.actions())]
        if kind == "aec":
            env.step(action)
            return env.last(), env.trajectory(), [env.information_state(seat) for seat in range(2)]
        return env.step(dict.fromkeys(env.agents, action)), env.trajectory()

    act(env, 1)
    twin = again(env)
    for number in range(5):
        assert data_equivalence(act(env, number), act(twin, number))


def test_every_process_sees_the_same_episodes():
    """Hash randomisation differs between processes."""
    code = """
from guilda import rl
for env in (rl.aec("splendor"), rl.single("sagrada", bots="greedy", seat=None)):
    env.reset(seed=7)
    for number in range(6):
        actions = env.episode.game.actions()
        env.step(actions[number % len(actions)])
    print(env.episode.game.text(), env.information_state(0), env.trajectory())
"""
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    }
    assert len(found) == 1
    assert "splendor" in found.pop()
