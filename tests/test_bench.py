"""The benchmark measures what it says; how fast that is no test asserts."""

from __future__ import annotations

import pytest

import guilda
from guilda import bench


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_the_search_of_every_game_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for what, value in (("REPEATS", 1), ("SEARCH_REPEATS", 1), ("SECONDS", 0.02), ("LOOP", 1000)):
        monkeypatch.setattr(bench, what, value)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    relative, absolute, threads = bench.measure_search(name)
    assert relative.unit == "simulations/iteration"
    assert 0 < relative.value < absolute.value
    assert absolute.reached, "it has no limit"
    assert threads.limit == bench.TWO_THREADS
    lines = bench.table([relative, absolute, threads]).splitlines()
    assert len(lines) == 4
    assert "≥ 1.7" in lines[3]
    assert "≥" not in lines[2]
