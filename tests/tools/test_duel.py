"""Duels between settings of the search: played, resumed and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.training.pool import InProcessPool
from tools import duel

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a short duel, to be played in this process."""
    monkeypatch.setattr(duel, "worker_pool", InProcessPool)
    sides = ["--first", "simulations=8", "deep=1", "--second", "simulations=2", "cpuct=0.3"]
    return ["azul", "--folder", str(tmp_path), *sides, "--options", "players=3", "wall=free"]


def test_a_duel_resumes_with_the_games_that_are_saved(
    line: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert duel.main([*line, "--games", "2"]) == 0
    assert "of 2 games with 8 against 2 simulations" in capsys.readouterr().out
    (path,) = tmp_path.iterdir()
    (first,) = path.read_text("utf-8").splitlines()
    assert duel.main([*line, "--games", "4"]) == 0
    assert "of 4 games" in capsys.readouterr().out
    assert path.read_text("utf-8").splitlines()[0] == first


@pytest.mark.parametrize(
    ("side", "reason"),
    [
        (["deep"], "not of the form name=value"),
        (["deep=1"], "need simulations"),
        (["simulations=2", "depth=2"], "no setting depth"),
    ],
)
def test_a_wrong_side_is_refused(
    line: list[str], side: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        duel.main([*line, "--first", *side])
    assert reason in capsys.readouterr().err
