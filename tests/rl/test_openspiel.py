"""The games as OpenSpiel sees them."""

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
    assert '"card": null' in state.information_state_string(1 - owner).splitlines()[-1]
    assert '"card": {' in state.information_state_string(owner).splitlines()[-1]


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
