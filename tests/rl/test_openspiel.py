"""The OpenSpiel games."""

import pickle
import random

import numpy as np
import pytest

import guilda
from guilda.rules.registry import names

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'guilda[openspiel]'")
pytest.importorskip("guilda.rl.openspiel")

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]


def load(name, **options):
    return pyspiel.load_game(f"guilda_{name}", options)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
def test_openspiel_simulation(name, options):
    pyspiel.random_sim_test(load(name, **options), num_sims=1, serialize=options["players"] == 2, verbose=False)


def test_every_draw_is_a_uniform_chance_node():
    """Two-player Splendor draws a starting player, three of ten nobles, and four cards of each deck."""
    state = load("splendor").new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    assert sorted(sizes) == sorted([2, 10, 9, 8, *range(40, 36, -1), *range(30, 26, -1), *range(20, 16, -1)])


def random_walk(state, rng, plies):
    for _ in range(plies):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


def test_games_declare_perfect_or_imperfect_information():
    for name in names():
        perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
        assert (load(name).get_type().information == perfect) == (not guilda.game(name).secrets)


def test_observation_matches_the_view():
    game = load("splendor")
    state = game.new_initial_state()
    random_walk(state, np.random.RandomState(3), 60)
    while state.is_chance_node():
        random_walk(state, np.random.RandomState(1), 1)
    other = state.position.seen_by(0, guilda.FastRng(1))
    assert state.observation_string(0) == guilda.rl.openspiel.json.dumps(other.view(0))
    assert list(state.observation_tensor(0)) == list(guilda.encoding.encoder_of(other).observe(other, 0))


def test_only_the_owner_recalls_a_card_reserved_from_a_deck():
    state = load("splendor").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    owner = state.current_player()
    state.apply_action(state.position.parse("R1D"))
    while state.is_chance_node():
        state.apply_action(0)
    for seat, card in ((1 - owner, '"card": null'), (owner, '"card": {')):
        (reserved,) = [line for line in state.information_state_string(seat).splitlines() if '"reserve"' in line]
        assert card in reserved


def after(state, action, seed):
    """Return the state after an action and the chance that follows."""
    child, rng = state.child(action), random.Random(seed)
    while child.is_chance_node():
        child.apply_action(rng.randrange(1000) % len(child.chance_outcomes()))
    return child


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", names())
def test_information_states_have_perfect_recall(name, players):
    """After two different actions, information states differ exactly when observations do."""
    rng = random.Random(players)
    state = load(name, players=players).new_initial_state()
    while not state.is_terminal():
        branches = (
            [branch for branch, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        if len(branches) > 1:
            one, other = (after(state, branch, 1) for branch in rng.sample(branches, 2))
            for seat in range(players):
                same = one.observation_string(seat) == other.observation_string(seat)
                assert same == (one.information_state_string(seat) == other.information_state_string(seat))
                assert one.information_state_string(seat).startswith(state.information_state_string(seat))
        state.apply_action(rng.choice(branches))


def test_information_state_is_text_only():
    game = load("azul")
    assert not game.get_type().provides_information_state_tensor
    assert game.new_initial_state().information_state_tensor(0) == []


def test_other_observation_types_are_refused():
    for kind in ({"public_info": False}, {"private_info": pyspiel.PrivateInfoType.NONE}):
        with pytest.raises(ValueError, match="public and private information"):
            load("splendor").make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_starting_player_can_be_chosen():
    state = load("azul", players=4, start=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert state.position.starter == state.current_player() == 2


def test_games_and_states_can_be_pickled():
    game = load("sintra", players=3, side="B")
    state = game.new_initial_state()
    random_walk(state, np.random.RandomState(2), 80)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", names())
def test_state_can_start_from_any_position(name):
    position = guilda.new(name, players=2, seed=3).position
    game = load(name)
    state = game.state_from(position.text())
    assert state.current_player() == position.turn
    assert state.legal_actions() == sorted(position.actions())
    copied = state.clone()
    random_walk(copied, np.random.RandomState(1), 30)
    assert str(state) == position.text()
    with pytest.raises(ValueError, match="not a position"):
        game.state_from(guilda.new(name, players=3, seed=3).position)


def test_openspiel_mcts_plays_a_game():
    from open_spiel.python.algorithms import mcts

    game = load("azul")
    evaluators = [mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat)) for seat in range(2)]
    bots = [mcts.MCTSBot(game, 2, 2, each, random_state=np.random.RandomState(7)) for each in evaluators]
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
