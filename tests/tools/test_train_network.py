"""Training the networks of Sagrada."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.search import sagrada_network
from guilda.search.sagrada import SagradaEvaluation, with_networks
from guilda.search.sagrada_constants import EMPTY_ITEM, ITEMS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

torch = pytest.importorskip("torch", reason="training networks needs PyTorch: pip install torch")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use a temporary file for the weights."""
    from tools import train_network

    place = tmp_path / "sagrada.net"
    monkeypatch.setattr(train_network, "FILE", place)
    monkeypatch.setattr(sagrada_network, "FILE", place)
    sagrada_network.tables.cache_clear()
    yield place
    sagrada_network.tables.cache_clear()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_reads_the_written_weights(players: int, file: Path) -> None:
    from tools import train_network

    torch.manual_seed(players)
    networks = train_network.Networks()
    networks.write()
    assert file.stat().st_size == 2 * (ITEMS * 16 * (train_network.INPUTS + 1) + ITEMS * 16 + ITEMS)
    rng = guilda.FastRng(players)
    game: Any = guilda.game("sagrada").position({"players": players}, rng)
    for _ in range(players):
        game.apply(game.actions()[0], rng)
    for _ in range(20):
        samples = train_network.Samples(
            torch.tensor([[*train_network.inputs_of(game, SagradaEvaluation(game)), *[0.0] * ITEMS]])
        )
        at = torch.tensor([0])
        forms = [
            samples.inputs(at, train_network.MIRRORED[0], private=private, order=(0, 1, 2, 3, 4))
            for private in (False, True)
        ]
        corrections = networks.corrections(*forms)[0].tolist()
        plain, corrected = SagradaEvaluation(game).sample(game)[1], with_networks(game).sample(game)[1]
        for item in range(ITEMS):
            if item >= EMPTY_ITEM or game.objectives >> item & 1:
                assert corrected[item] - plain[item] == pytest.approx(corrections[item], abs=0.02)
        game.apply(game.random_action(rng), rng)


def test_a_tiny_training_writes_networks_that_the_search_can_use(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tools import train_network

    monkeypatch.setattr(train_network, "BLOCK", 1)
    monkeypatch.setattr(train_network, "BATCH", 16)
    monkeypatch.setattr(
        "sys.argv", ["train_network.py", "--from-scratch", "--games", "4", "--epochs", "2", "--workers", "1"]
    )
    train_network.main()
    game: Any = guilda.game("sagrada").position({}, guilda.FastRng(1))
    assert with_networks(game).expected(game) != SagradaEvaluation(game).expected(game)
