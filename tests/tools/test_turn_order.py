"""The advantage of each place in the turn order."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("pyarrow", reason="datasets need pip install 'guilda[rl]'")

from guilda.rl import dataset
from tests.rl.test_samples import in_this_process
from tools import turn_order

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _in_this_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_order, "FOLDER", tmp_path)
    monkeypatch.setattr(dataset, "run_games", in_this_process)


def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str) -> list[str]:
    """Return the rows that a command line prints."""
    monkeypatch.setattr(sys, "argv", ["turn_order", *words.split()])
    turn_order.main()
    return capsys.readouterr().out.splitlines()[2:]


def test_table_and_plot_have_every_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = table(monkeypatch, capsys, f"azul --bot random --games 6 --plots {tmp_path}")
    assert [row.split(" | ")[1:3] for row in rows] == [["2", "6"], ["3", "6"], ["4", "6"]]
    assert [row.count(" to ") for row in rows] == [2, 3, 4]
    assert (tmp_path / "turn-order-azul.svg").read_text("utf-8").count("<circle") == 9
    assert "place in the turn order" in (tmp_path / "random" / "azul-4.txt").read_text("utf-8")


def test_games_of_one_seed_count_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = table(monkeypatch, capsys, "azul --games 4 --players 3")
    assert "100.0 % (20.7 % to 100.0 %)" in row
