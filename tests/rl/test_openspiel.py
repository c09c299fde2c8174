"""The games as OpenSpiel sees them."""

import pickle
import random

import numpy as np
import pytest

import guilda
from guilda.rules.registry import NAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'guilda[openspiel]'")
pytest.importorskip("guilda.rl.openspiel")

TABLES = [(name, options) for name in NAMES for options in guilda.game(name).option_sets()]


def load(name, **options):
    return pyspiel.load_game(f"guilda_{name}", options)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
def test_openspiel_accepts_every_game(name, options):
    pyspiel.random_sim_test(load(name, **options), num_sims=1, serialize=options["players"] == 2, verbose=False)


def test_every_draw_is_a_chance_node_with_its_true_odds():
    """Splendor for two lays out a starting player, three nobles of ten, and four cards of each deck."""
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


def test_games_say_whether_they_have_secrets():
    for name in NAMES:
        perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
        assert (load(name).get_type().information == perfect) == (not guilda.game(name).secrets)


def test_a_player_is_told_what_its_seat_may_know():
    game = load("splendor")
    state = game.new_initial_state()
    random_walk(state, np.random.RandomState(3), 60)
    while state.is_chance_node():
        random_walk(state, np.random.RandomState(1), 1)
    other = state.position.seen_by(0, guilda.FastRng(1))
    assert state.observation_string(0) == guilda.rl.openspiel.json.dumps(other.view(0))
    assert list(state.observation_tensor(0)) == list(guilda.rl.encoder_of(other).observe(other, 0))


def test_a_card_reserved_from_a_deck_is_recalled_by_its_owner_alone():
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
    """A state after an action and all chance that follows."""
    child, rng = state.child(action), random.Random(seed)
    while child.is_chance_node():
        child.apply_action(rng.randrange(1000) % len(child.chance_outcomes()))
    return child


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_player_saw_is_forgotten(name, players):
    """Wherever two ways part, a player's information states part exactly if its observations do."""
    rng = random.Random(players)
    state = load(name, players=players).new_initial_state()
    while not state.is_terminal():
        ways = [way for way, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        if len(ways) > 1:
            one, other = (after(state, way, 1) for way in rng.sample(ways, 2))
            for seat in range(players):
                same = one.observation_string(seat) == other.observation_string(seat)
                assert same == (one.information_state_string(seat) == other.information_state_string(seat))
                assert one.information_state_string(seat).startswith(state.information_state_string(seat))
        state.apply_action(rng.choice(ways))


def test_what_was_told_is_text_and_no_tensor():
    game = load("azul")
    assert not game.get_type().provides_information_state_tensor
    assert game.new_initial_state().information_state_tensor(0) == []


def test_other_kinds_of_observation_are_refused():
    for kind in ({"public_info": False}, {"private_info": pyspiel.PrivateInfoType.NONE}):
        with pytest.raises(ValueError, match="what one player may know"):
            load("splendor").make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_the_table_may_say_who_starts():
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


def test_openspiels_own_search_plays_a_game():
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
