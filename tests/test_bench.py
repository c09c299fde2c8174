"""The benchmark runs; no test asserts a speed."""

from __future__ import annotations

import pytest

import guilda
from guilda import bench
from guilda.console import columns


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_search_of_every_game_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for what, value in (("REPEATS", 1), ("SEARCH_REPEATS", 1), ("SECONDS", 0.02), ("LOOP", 1000)):
        monkeypatch.setattr(bench, what, value)
    relative, absolute = bench.measure_search(name)
    assert relative.unit == "simulations/iteration"
    assert 0 < relative.value < absolute.value
    assert absolute.reached, "this figure has no limit"
    lines = columns(bench.rows([relative, absolute]))
    assert len(lines) == 3
    assert "≥" not in lines[2]
