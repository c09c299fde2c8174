"""The learners in `examples/training` run on every game, resume, and give bots."""

import csv
import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest

import guilda
from guilda.rl import Batch
from guilda.rules.registry import names

torch = pytest.importorskip("torch", reason="the learners need PyTorch: pip install 'guilda[train]'")

FOLDER = Path(__file__).parents[2] / "examples" / "training"
SMALL = {"GAMES": 4, "STEPS": 8, "EVALUATIONS": 1, "EVALUATION_GAMES": 3, "SIMULATIONS": 3, "MINIBATCH": 8}
LEARNERS = pytest.mark.parametrize("learner", ["ppo", "alphazero"])


def load(name):
    """Import a file of the examples."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def module(learner, monkeypatch, tmp_path):
    """Load a learner with settings small enough for a test."""
    module = load(learner)
    monkeypatch.setitem(sys.modules, learner, module)  # pickle looks for its classes there
    for name, value in SMALL.items():
        if hasattr(module, name):
            monkeypatch.setattr(module, name, value)
    if hasattr(module, "WINDOW"):
        monkeypatch.setattr(module, "WINDOW", 512)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    monkeypatch.chdir(tmp_path)
    yield module
    torch.set_num_threads(threads)


def curve(files):
    with Path(f"{files}.csv").open(newline="") as file:
        return list(csv.DictReader(file))


@LEARNERS
@pytest.mark.parametrize("name", names())
def test_learner_writes_a_network_that_plays(learner, name, module):
    players = 3 if name == "splendor" else 2
    module.main([name, "--players", str(players), "--decisions", "20"])
    first, last = curve(f"{learner}-{name}-{players}")
    assert int(first["decisions"]) == 0
    assert int(last["decisions"]) >= 20
    assert 0 <= float(last["low"]) <= float(last["score"]) <= float(last["high"]) <= 1
    position = guilda.new(name, players=players, seed=1).position
    assert position.is_legal(module.Agent(1).choose(position))


@LEARNERS
def test_learner_resumes_where_it_stopped(learner, module):
    module.main(["azul", "--decisions", "20"])
    stopped = curve(f"{learner}-azul-2")
    module.main(["azul", "--decisions", "60"])
    resumed = curve(f"{learner}-azul-2")
    assert resumed[:2] == stopped
    assert int(resumed[-1]["decisions"]) >= 60


@pytest.mark.parametrize("learner", ["ppo"])
def test_ppo_learns_what_each_seat_earned(module):
    """Rewards of all seats reach the decisions of a finished game, each from the seat that made it."""
    batch = Batch("azul", 8, players=3, seed=1, reward="margin", observations="uint8")
    network = module.Network(batch.encoder.size, batch.n_actions, 3)
    torch.nn.init.zeros_(network.value.weight)
    module.GAE_LAMBDA, module.STEPS = 1.0, 125
    torch.manual_seed(1)
    *_, gains, returns = module.rollout(network, batch)
    assert gains.abs().max() > 0.1
    assert torch.allclose(gains, returns[:, 0], atol=1e-6)  # the value of the mover is 0
    assert returns.sum(1).abs().max() < 0.3  # margins add up to 0, but for the curvature of tanh


@pytest.mark.parametrize("learner", ["ppo"])
def test_advantages_of_every_seat_follow_gae(module):
    values = torch.tensor([[[0.5, -0.5]], [[1.0, -1.0]], [[9.0, 9.0]]])
    earned = torch.tensor([[[0.0, 0.0]], [[3.0, -3.0]]])
    gains = module.advantages(values, earned, torch.tensor([[0.0], [1.0]]))
    assert gains[:, 0, 0].tolist() == pytest.approx([1.0 - 0.5 + module.GAE_LAMBDA * 2.0, 2.0])
    assert gains[:, 0, 1].tolist() == pytest.approx([-(1.0 - 0.5 + module.GAE_LAMBDA * 2.0), -2.0])


@pytest.mark.parametrize("learner", ["alphazero"])
def test_search_finds_the_winning_move(module):
    """With equal priors and values, only results at the end of the game tell the actions apart."""
    module.SIMULATIONS = 200
    rng = guilda.FastRng(4)
    game = guilda.new("azul", seed=4).position
    while True:
        actions = game.actions()
        results = {}
        for action in actions:
            after = game.copy()
            after.apply(action, guilda.FastRng(1))
            results[action] = after.scores()[game.turn] - after.scores()[1 - game.turn] if after.turn < 0 else None
        if None not in results.values() and len(set(results.values())) > 1:
            break
        game.apply(game.random_action(rng), rng)
        if game.turn < 0:
            game = guilda.new("azul", seed=rng.below(1000)).position
    batch = Batch("azul", 1)
    network = module.Network(batch.encoder.size, batch.n_actions, 2)
    (root,) = module.Search(network, batch.encoder, 1).run([game])
    best = max(results.values())
    assert results[int(root.actions[root.visits.argmax()])] == best
    assert root.visits.sum() == 200


@pytest.mark.parametrize("learner", ["alphazero"])
def test_samples_hold_results_from_the_seat_that_moved(module):
    batch = Batch("splendor", 1, players=3)
    samples = module.Samples(batch)
    cells, visits = batch.observations[0], np.zeros(batch.n_actions, np.int8)
    samples.waiting[0] = [(0, cells, visits), (2, cells, visits)]
    samples.keep(0, np.array([0.1, 0.2, 0.3], np.float32))
    assert samples.results[:2] == pytest.approx(np.array([[0.1, 0.2, 0.3], [0.3, 0.1, 0.2]]))
    assert samples.count == 2
    assert samples.waiting == [[]]


def test_curves_are_drawn(tmp_path):
    svg = load("plot_curves").plot({"one": [(0, 0.1, 0, 0.2), (2, 0.6, 0.5, 0.7)], "two": [(0, 0.1, 0, 0.2)]})
    assert svg.count("<polyline") == 2
    assert ">one</text>" in svg
