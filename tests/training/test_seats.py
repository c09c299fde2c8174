"""Training of seat networks: a tiny run, and the export to integers."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("torch")

import torch

from guilda.search.search import base_evaluation_of, inputs_of
from guilda.search.seat_network import SeatNetworkEvaluation, blank, load
from guilda.training import seats
from tests.search.test_search import position

if TYPE_CHECKING:
    from pathlib import Path


def test_a_tiny_run_writes_a_network_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "BLOCK", 1)
    line = ["splendor", "--folder", str(tmp_path), "--games", "3", "--simulations", "3", "--epochs", "1"]
    assert seats.main(line) == 0
    assert "Brier score" in capsys.readouterr().out
    blocks = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.npz")}
    assert len(blocks) == 3
    assert seats.main(line) == 0
    assert blocks == {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.npz")}
    assert load(tmp_path / "splendor-2.net").card["game"] == "splendor"


def test_the_exported_network_computes_what_the_model_does() -> None:
    samples = seats.play("splendor", {"players": 2}, 5, 3)
    numbers = torch.from_numpy(samples["numbers"])
    game = position(("splendor", {"players": 2}), 2, 20)
    base = base_evaluation_of(game)
    torch.manual_seed(1)
    model = seats.SeatModel(blank(game, base, inputs_of(game)).card, numbers)
    torch.nn.init.normal_(model.out.weight)
    before = base.expected(game)[0]
    corrected = SeatNetworkEvaluation(game, base, inputs_of(game), model.export())
    after = corrected.expected(game)[0]
    change = log(after[0] / after[1]) - log(before[0] / before[1])
    with torch.no_grad():
        logits = model(torch.tensor([corrected.describe(game)]))[0]
    assert abs(change) > 0.01
    assert change == pytest.approx(float(logits[0] - logits[1]), abs=0.05)


def test_targets_mix_the_result_with_later_searches() -> None:
    samples = seats.play("splendor", {"players": 2}, 6, 3)
    assert samples["target"].sum(1) == pytest.approx(1)
    assert samples["target"][-1] == pytest.approx(samples["won"][-1])
    assert samples["target"][0] != pytest.approx(samples["won"][0])
