"""The training loop: a tiny run, resumed after a stop, and the export of its network."""

from __future__ import annotations

import json
from math import log
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("torch", reason="training needs PyTorch: pip install 'guilda[train]'")

import torch

from guilda.search.search import base_evaluation_of, inputs_of, with_network
from guilda.search.seat_network import SeatNetworkEvaluation, blank, load, read
from guilda.training import loop
from guilda.training.loop import Plan, Run
from guilda.training.matches import Match, Pair, match_of
from guilda.training.model import SeatModel, measure, train
from guilda.training.selfplay import play, start
from tests.search.test_search import position
from tests.training.pool import InProcessPool

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = {"players": 2}


@pytest.fixture(autouse=True)
def tiny_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play one game in a block."""
    monkeypatch.setattr(loop, "BLOCK", 1)


def test_a_tiny_run_resumes_where_it_was_stopped(tmp_path: Path) -> None:
    plan = Plan(simulations=4, games=3, gate_games=2, gate_simulations=4, epochs=1.0)
    run = Run(tmp_path, "azul", OPTIONS, plan)
    run.play(InProcessPool())
    blocks = sorted((tmp_path / "games").iterdir())
    assert len(blocks) == 3
    with pytest.raises(ValueError, match="--resume"):
        Run(tmp_path, "azul", OPTIONS, plan)
    with pytest.raises(ValueError, match="holds a run of azul"):
        Run(tmp_path, "sintra", OPTIONS, plan, resume=True)
    kept = {path: path.stat().st_mtime_ns for path in blocks[:2]}
    blocks[2].rename(blocks[2].with_suffix(".part"))  # as if killed while it was written
    run = Run(tmp_path, "azul", OPTIONS, plan, resume=True)
    run.play(InProcessPool())
    assert kept == {path: path.stat().st_mtime_ns for path in blocks[:2]}
    assert blocks[2].exists()
    row = run.learn(InProcessPool())
    assert row["generation"] == 1
    assert row["gate games"] == 2
    assert json.loads((tmp_path / "state.json").read_text("utf-8"))["rows"] == [row]
    game, _ = start("azul", OPTIONS, 1)
    assert sum(with_network(game, load(tmp_path / "0001.net")).expected(game)[0]) == pytest.approx(1)
    run = Run(tmp_path, "azul", OPTIONS, plan, resume=True)
    run.play(InProcessPool())
    assert len(list((tmp_path / "games").glob("*.npz"))) == 6


def test_a_run_mixes_variants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walls = []

    def spied(name: str, options: dict[str, Any], *rest: Any) -> dict[str, Any]:
        walls.append(options["wall"])
        return play(name, options, *rest)

    monkeypatch.setattr(loop, "play", spied)
    plan = Plan(simulations=2, games=2, gate_games=4, gate_simulations=2, epochs=1.0)
    options = {"players": 2, "wall": "coloured"}
    run = Run(tmp_path, "azul", options, plan, mixed=["wall"])
    run.play(InProcessPool())
    assert {*walls} == {"coloured", "free"}
    assert run.learn(InProcessPool())["gate games"] == 4
    with pytest.raises(ValueError, match="wall"):
        Run(tmp_path, "azul", options, plan, resume=True)


def test_a_greedy_run_alone_learns_to_beat_the_target(tmp_path: Path) -> None:
    plan = Plan(simulations=0, games=4, gate_games=2, gate_simulations=2, epochs=1.0)
    run = Run(tmp_path, "sagrada", {"players": 1, "tools": 5}, plan, mixed=["tools"])
    run.play(InProcessPool())
    assert run.learn(InProcessPool())["gate games"] == 2
    game, _ = start("sagrada", {"players": 1}, 1)
    assert 0 < with_network(game, load(tmp_path / "0001.net")).expected(game)[0][0] < 1


def test_a_run_starts_from_a_network_and_plays_and_learns_on_from_it(tmp_path: Path) -> None:
    game, _ = start("azul", OPTIONS, 1)
    blank(game, base_evaluation_of(game), inputs_of(game)).save(tmp_path / "first.net")
    plan = Plan(simulations=4, games=2, gate_games=2, gate_simulations=4, epochs=1.0)
    run = Run(tmp_path / "run", "azul", OPTIONS, plan, network=tmp_path / "first.net")
    assert run.player(0) == str(tmp_path / "run" / "0000.net")
    run.play(InProcessPool())
    run.learn(InProcessPool())
    assert run.state.matches[0][:2] == (1, 0)
    (tmp_path / "other.net").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="is not a network"):
        Run(tmp_path / "other", "azul", OPTIONS, plan, network=tmp_path / "other.net")


def test_a_winner_becomes_the_best_and_gets_a_rating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(simulations=2, games=2, epochs=1.0)
    run = Run(tmp_path, "azul", OPTIONS, plan)
    shares = {1: (1.0, 0.5), 2: (0.5, 0.5), 3: (1.0, 1.0)}

    def decided(*_: object) -> Match:
        return match_of([Pair(shares[run.state.generation + 1], (1.0, 1.0))] * 10, (1, 1))

    monkeypatch.setattr(loop, "play_match", decided)
    rows = []
    for _ in shares:
        run.play(InProcessPool())
        rows.append(run.learn(InProcessPool()))
    assert [row["best"] for row in rows] == [1, 1, 3]
    assert rows[0]["Elo"] > 0
    assert rows[2]["Elo"] > rows[0]["Elo"]
    assert [match[:2] for match in run.state.matches] == [(1, 0), (2, 1), (3, 1), (3, 0)]


def small_model() -> tuple[SeatModel, dict[str, torch.Tensor]]:
    """Return a model of Splendor with random weights, and the samples of a game."""
    samples = play("splendor", OPTIONS, 5, 3, None)
    data = {name: torch.from_numpy(values) for name, values in samples.items()}
    game, _ = start("splendor", OPTIONS, 5)
    torch.manual_seed(1)
    model = SeatModel(blank(game, base_evaluation_of(game), inputs_of(game)).card, data["numbers"])
    torch.nn.init.normal_(model.out.weight)
    return model, data


def test_the_exported_network_computes_what_the_model_does() -> None:
    model, _ = small_model()
    game = position(("splendor", OPTIONS), 1, 25)
    base = base_evaluation_of(game)
    before = base.expected(game)[0]
    corrected = SeatNetworkEvaluation(game, base, inputs_of(game), model.export())
    after = corrected.expected(game)[0]
    change = log(after[0] / after[1]) - log(before[0] / before[1])
    with torch.no_grad():
        logits = model(torch.tensor([corrected.describe(game)]))[0]
    assert abs(change) > 0.01
    assert change == pytest.approx(float(logits[0] - logits[1]), abs=0.05)


def test_an_adopted_network_is_exported_as_it_was(tmp_path: Path) -> None:
    model, _ = small_model()
    model.export().save(tmp_path / "one.net")
    card, biases, weights = read(tmp_path / "one.net")
    other, _ = small_model()
    torch.nn.init.normal_(other.seat.weight)
    other.adopt(biases, weights)
    other.export().save(tmp_path / "other.net")
    assert read(tmp_path / "other.net") == (card, biases, weights)


def test_training_lowers_the_loss() -> None:
    model, data = small_model()
    before = measure(model, data)
    train(model, data, 100.0)
    assert measure(model, data)["loss"] < before["loss"]
    assert measure(model, data)["own loss"] == before["own loss"]
