"""Fitting a linear evaluation."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from guilda.search import search
from tools import fit


@pytest.mark.parametrize("name", sorted(fit.VARIANTS))
def test_the_current_weights_have_the_right_shape(name: str) -> None:
    import guilda

    option, values = fit.VARIANTS[name]
    weights = json.loads((Path(search.__file__).parent / f"{name}.json").read_text("utf-8"))
    assert sorted(weights) == sorted(values)
    for value in values:
        game = guilda.game(name).position({"players": 2, option: value}, guilda.FastRng(1))
        stage, progress, certain, features = search.base_evaluation_of(game).sample(game, 0)  # type: ignore[attr-defined]
        assert (stage, progress, certain) == (0, 0.0, 0.0)
        assert {len(row) for row in weights[value]["weights"]} == {len(features)}
        assert len(weights[value]["spreads"]) == len(weights[value]["weights"])


def test_the_fit_recovers_known_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "RIDGE", 1e-6)
    dice = Random(1)
    true = [[3.0, -2.0, 0.5], [1.0, 4.0, -1.0]]
    found: list[tuple[list[fit.Sample], list[int]]] = []
    for _ in range(400):
        samples = [(0, dice.random(), 10.0, [1.0, dice.random() * 9, dice.random() * 9]) for _ in range(2)]
        found.append((samples, [fit.predicted(sample, true) for sample in samples]))  # type: ignore[misc]
    fitted = fit.fit(found, [[0.0] * 3, [0.0] * 3])
    for row, wanted in zip(fitted["weights"], true, strict=True):
        assert row == pytest.approx(wanted, abs=0.01)


def test_a_tiny_fit_writes_a_file_that_the_search_can_use(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = (Path(search.__file__).parent / "sintra.json").read_text("utf-8")
    (tmp_path / "sintra.json").write_text(before)
    monkeypatch.setattr(fit, "SEARCH", tmp_path)
    monkeypatch.setattr("sys.argv", ["fit.py", "sintra", "--variant", "B", "--games", "1", "--simulations", "5"])
    fit.main()
    old, new = json.loads(before), json.loads((tmp_path / "sintra.json").read_text("utf-8"))
    assert new["A"] == old["A"]
    assert new["B"] != old["B"]
    assert [len(row) for row in new["B"]["weights"]] == [len(row) for row in old["B"]["weights"]]
