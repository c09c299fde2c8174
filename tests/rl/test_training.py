"""The training example runs and learns."""

import importlib.util
from pathlib import Path

import pytest

from guilda.rl import Batch

torch = pytest.importorskip("torch", reason="the training example needs PyTorch: pip install torch")

SCRIPT = Path(__file__).parents[2] / "examples" / "training" / "train_azul.py"


@pytest.fixture
def example(monkeypatch):
    """Load the example with settings small enough for a test."""
    spec = importlib.util.spec_from_file_location("train_azul", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, value in {"GAMES": 64, "MINIBATCH": 512, "EVALUATIONS": 1, "EVALUATION_GAMES": 4}.items():
        monkeypatch.setattr(module, name, value)
    threads = torch.get_num_threads()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    yield module
    torch.set_num_threads(threads)


def test_training_writes_network_and_curve(example, tmp_path, capsys):
    example.main(["--decisions", "4000", "--games", "4", "--out", str(tmp_path / "small")])
    first, last, _, final = capsys.readouterr().out.splitlines()
    assert "  0 decisions" in first
    assert "  4,096 decisions" in last
    assert "  4,096 decisions" in final
    assert "</svg>" in (tmp_path / "small-curve.svg").read_text("utf-8")
    network = example.Network(Batch("azul", 1).encoder.slices())
    network.load_state_dict(torch.load(tmp_path / "small.pt"))


def test_training_is_reproducible(example, tmp_path):
    for name in ("one", "other"):
        example.main(["--decisions", "2000", "--games", "2", "--out", str(tmp_path / name)])
    one, other = (torch.load(tmp_path / f"{name}.pt") for name in ("one", "other"))
    assert all(torch.equal(part, other[name]) for name, part in one.items())


def test_training_stops_at_the_time_limit(example):
    batch = Batch("azul", 64, reward="margin")
    curve = example.train(example.Network(batch.encoder.slices()), batch, 10**9, 1e-6)
    assert [each.decisions for each in curve] == [0, 64 * example.STEPS]


def test_short_training_improves_the_score(example):
    """An untrained network hardly scores."""
    batch = Batch("azul", 64, seed=1, reward="margin")
    first, last = example.train(example.Network(batch.encoder.slices()), batch, 20_000, 10)
    assert last.ours > first.ours + 5


def test_network_masks_illegal_actions_and_knows_the_margin(example):
    batch = Batch("azul", 64, seed=3)
    for number in range(40):
        batch.step(batch.random_actions(number))
    network = example.Network(batch.encoder.slices())
    torch.nn.init.zeros_(network.future_margin.weight)
    torch.nn.init.zeros_(network.future_margin.bias)
    chances, values = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.masks))
    assert ((chances.exp() > 0) == (torch.from_numpy(batch.masks) > 0)).all()
    for game, value in zip(batch.games, values.tolist(), strict=True):
        scores = game.scores()
        assert value == pytest.approx((scores[game.turn] - scores[1 - game.turn]) / example.POINTS)


def test_equal_takes_have_equal_logits_from_equal_sources(example):
    batch = Batch("azul", 1, seed=1)
    game = batch.games[0]
    network = example.Network(batch.encoder.slices())
    torch.nn.init.zeros_(network.tiles_from.weight)
    torch.nn.init.zeros_(network.tiles_from.bias)
    with torch.no_grad():
        chances = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.masks))[0][0]
    factories = game.view(None)["factories"]
    takes = {}
    for action in game.actions():
        part = game.parts(action)
        tiles = factories[part["source"] - 1].count(part["colour"])
        takes.setdefault((part["colour"], tiles, part["line"]), set()).add(round(chances[action].item(), 4))
    assert len(takes) < len(game.actions())
    assert all(len(weights) == 1 for weights in takes.values())
    assert len(set.union(*takes.values())) > len(takes) / 2


def test_advantages_follow_gae(example):
    values = torch.tensor([[0.5], [1.0], [9.0]])
    gains = example.advantages(values, torch.tensor([[0.0], [3.0]]), torch.tensor([[0.0], [1.0]]))
    assert gains.flatten().tolist() == pytest.approx([1.0 - 0.5 + example.GAE_LAMBDA * 2.0, 3.0 - 1.0])
