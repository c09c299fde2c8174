"""The training loop: a tiny run, resumed after a stop."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("torch", reason="training needs PyTorch: pip install 'guilda[train]'")

from guilda.search.network import NetworkEvaluation, load
from guilda.search.search import base_evaluation_of
from guilda.training import loop
from guilda.training.loop import Plan, Run
from guilda.training.selfplay import start

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = {"players": 2}


@pytest.fixture(autouse=True)
def tiny_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play one game in a block."""
    monkeypatch.setattr(loop, "BLOCK", 1)


class Here:
    """A pool that runs tasks in this process."""

    imap = imap_unordered = staticmethod(map)


def test_a_tiny_run_resumes_where_it_was_stopped(tmp_path: Path) -> None:
    plan = Plan(simulations=4, games=2, gate_games=2, gate_simulations=4, epochs=1.0)
    run = Run(tmp_path, "azul", OPTIONS, plan, resume=False)
    run.play(Here)
    assert run.state.blocks == 2
    with pytest.raises(ValueError, match="--resume"):
        Run(tmp_path, "azul", OPTIONS, plan, resume=False)
    with pytest.raises(ValueError, match="holds a run of azul"):
        Run(tmp_path, "sintra", OPTIONS, plan, resume=True)
    run = Run(tmp_path, "azul", OPTIONS, plan, resume=True)
    row = run.learn(Here)
    assert row["generation"] == 1
    assert json.loads((tmp_path / "state.json").read_text())["rows"] == [row]
    game, _ = start("azul", OPTIONS, 1)
    evaluation = NetworkEvaluation(game, base_evaluation_of(game), load(tmp_path / "candidate.net"))
    assert sum(evaluation.expected(game)[0]) == pytest.approx(1)
    run = Run(tmp_path, "azul", OPTIONS, plan, resume=True)
    run.play(Here)
    assert run.state.blocks == 4


def test_the_exported_network_computes_what_the_model_does(tmp_path: Path) -> None:
    import torch

    from guilda.training.model import Model

    game, _ = start("splendor", OPTIONS, 1)
    evaluation = NetworkEvaluation(game, base_evaluation_of(game))
    card = evaluation.network.card
    torch.manual_seed(1)
    model = Model(card["inputs"], card["inputs"] - 38, 2, card["actions"])
    for head in (model.value, model.policy):
        torch.nn.init.normal_(head.weight, std=0.3)
    inputs, logits, points = evaluation.sample(game)
    value, _ = model(torch.tensor([list(inputs)]))
    exported = NetworkEvaluation(game, base_evaluation_of(game), model.export(card))
    results, final = exported.expected(game)
    wanted = (torch.tensor(logits) + value[0, :2]).softmax(0).tolist()
    order = [game.turn, 1 - game.turn]
    assert [results[seat] for seat in order] == pytest.approx(wanted, abs=0.02)
    assert [final[seat] for seat in order] == pytest.approx((torch.tensor(points) + value[0, 2:]).tolist(), abs=0.1)
