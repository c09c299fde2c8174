"""The OpenSpiel games."""

import pickle
import random

import numpy as np
import pytest

import guilda
from guilda import rl
from guilda.rules.registry import names
from tests.conftest import amount

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'guilda[openspiel]'")
pytest.importorskip("guilda.rl.openspiel")
policy = pytest.importorskip("open_spiel.python.policy")

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]


def load(name, **options):
    return pyspiel.load_game(f"guilda_{name}", options)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
def test_openspiel_simulation(name, options):
    serialize = options["players"] <= amount(2, 4)  # slow with long histories
    pyspiel.random_sim_test(load(name, **options), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(("name", "players"), sorted({(name, options["players"]) for name, options in TABLES}))
def test_openspiel_simulation_with_a_chosen_starting_player(name, players):
    game = load(name, players=players, start=players - 1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


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


def test_options_that_a_number_of_players_does_not_have_are_refused():
    for options in ({"tools": 5}, {"objectives": 3}):
        with pytest.raises(ValueError, match="sagrada: players=2 has no"):
            load("sagrada", players=2, **options)
        assert options.items() <= load("sagrada", players=1, **options).options.items()
    game = load("sagrada", players=2)
    assert str(pyspiel.load_game(str(game))) == str(game), "the text names the defaults of all options"


def test_an_illegal_action_leaves_the_state_as_it_was():
    state = load("azul").state_from(guilda.new("azul", seed=1).position)
    before = str(state)
    illegal = next(action for action in range(180) if action not in state.legal_actions())
    with pytest.raises(guilda.IllegalAction):
        state.apply_action(illegal)
    assert str(state) == before
    assert str(state.clone()) == before


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
    for each in (state, copied):
        again = pickle.loads(pickle.dumps(each))
        assert (str(again), again.history()) == (str(each), each.history())
        assert again.information_state_string(0) == each.information_state_string(0)
        assert str(again.get_game()) == str(game)
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


AZUL_END = (
    "azul players=2 wall=coloured round=7 idle=0 starter=0 turn=0 tiling=- marker=1 bag=B10Y9R5K8W5 lid=B4Y4R5K1W4"
    " centre=Y2R3W1 factories=-,-,-,-,- boards=13-13:-,Y2,B2,W3,K2:BY.KW/W..R./....R/...../...W.:RR;"
    "14-14:K1,W1,W1,K1,B1:BYR.W/.B.../K..Y./R..../.R...:WMKKKKK"
)
SAGRADA_END = (
    "sagrada players=2 tools=6+3,9+1,11+3 public=6,7,8 private=P,{} round=10 starter=1 turn=1 nth=0 step=turn tool=-"
    " hand=- moved=- did=- skips=- bag=R7Y6G6B12P9 spent=- pool=Y2Y2G3B2P4"
    " track=Y4/G6/G5/G5/Y5B3/G4/R3R4Y6/R3Y2Y5/R3G5B4P1"
    " boards=8A:0:-:R4Y1G6P2R4/..P2..R5G1/......Y3../P4G3B5R4Y6;3A:1:-:R6B2..P2../G1..Y3..P5/B4..G5..R1/G1P3Y2R6P5"
)
"""The last turns of a game, without draws; in Sagrada for a private objective of seat 1."""


def minimax(position):
    """Return the reward of seat 0 when both seats play perfectly."""
    if position.turn < 0:
        return rl.rewards(position)[0]
    found = []
    for action in position.actions():
        after = position.copy()
        after.apply(action, guilda.ScriptedRng([]))
        found.append(minimax(after))
    return max(found) if position.turn == 0 else min(found)


def endgames():
    """Return the end of a game of perfect information, and one in which seat 0 does not know an objective."""
    return load("azul").subgame(AZUL_END), load("sagrada").subgame(*(SAGRADA_END.format(colour) for colour in "GR"))


def test_openspiel_solves_an_endgame_exactly():
    from open_spiel.python.algorithms import minimax as openspiel_minimax

    game = load("azul").subgame(AZUL_END)
    exact = minimax(guilda.position(AZUL_END))
    state = game.new_initial_state()
    found, best = openspiel_minimax.expectiminimax(state, 20, lambda _: 0, maximizing_player_id=0)
    assert found == exact == 0
    after = guilda.position(AZUL_END)
    after.apply(best, guilda.ScriptedRng([]))
    assert minimax(after) == exact


def test_openspiel_cfr_variants_solve_endgames():
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    for game in endgames():
        uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
        for solver in (cfr.CFRSolver(game), cfr.CFRPlusSolver(game)):
            for _ in range(5):
                solver.evaluate_and_update_policy()
            average = solver.average_policy()
            assert exploitability.exploitability(game, average) < uniform / 3
        if not game.info.secrets:
            values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
            assert values[0] == pytest.approx(minimax(guilda.position(AZUL_END)), abs=0.1)


def test_openspiel_mccfr_improves_in_an_endgame():
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

    np.random.seed(1)
    _, game = endgames()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(30):
        solver.iteration()
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert exploitability.exploitability(game, solver.average_policy()) < uniform


def test_subgame_draws_hidden_information():
    _, game = endgames()
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    one, other = state.child(0), state.child(1)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    again = pickle.loads(pickle.dumps(game)).new_initial_state()
    assert [str(again.child(n)) for n in range(2)] == [str(one), str(other)]
    with pytest.raises(ValueError, match="not a position"):
        load("azul", players=3).subgame(AZUL_END)
