"""Training of the seat networks of Sagrada: a tiny run with opponents and alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("torch", reason="training needs PyTorch: pip install 'guilda[train]'")

from guilda.search.search import with_network
from guilda.search.seat_network import load
from guilda.training.selfplay import start
from tools import train_sagrada

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("players", [1, 2])
def test_a_tiny_run_writes_a_network_that_the_search_can_use(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_sagrada, "BLOCK", 3)
    monkeypatch.setattr(train_sagrada, "SIMULATIONS", 4)
    arguments = ["--players", str(players), "--folder", str(tmp_path), "--games", "6", "--searched", "1"]
    train_sagrada.main(arguments)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.npz")}
    assert len(kept) == 2
    train_sagrada.main(arguments)
    assert kept == {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.npz")}
    game, _ = start("sagrada", {"players": players}, 1)
    network = load(tmp_path / f"sagrada-{players}.net")
    assert network.card["players"] == players
    assert 0 < with_network(game, network).expected(game)[0][0] < 1


def test_alone_a_target_that_was_not_beaten_is_no_win() -> None:
    samples = train_sagrada.play(1, 1, searched=False) + train_sagrada.play(1, 5, searched=False)
    assert {float(won[0]) for *_, won in samples} <= {0.0, 1.0}
    assert all(len(base) == 1 for _, _, base, _, _ in samples)
