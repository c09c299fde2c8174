"""Policy-value networks: integer arithmetic, file format, and their use in the search."""

from __future__ import annotations

import tempfile
from array import array
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

import guilda
from guilda.search.network import MAGIC, Network, NetworkEvaluation, blank, load, shape
from guilda.search.search import Searcher, base_evaluation_of
from tests.search.both import assert_agree
from tests.search.test_search import position

GAMES = [info.name for info in guilda.games()]


def random_network(game: Any, seed: int = 1) -> Network:
    """Return a network with random weights, policy included."""
    dice = Random(seed)
    card = {**blank(game, base_evaluation_of(game)).card, "policy": True}
    biases, weights = shape(card)
    return Network(
        card,
        array("i", [dice.randrange(-3000, 3000) for _ in range(biases)]),
        array("h", [dice.randrange(-60, 60) for _ in range(weights)]),
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_blank_network_leaves_the_evaluation_as_it_is(name: str) -> None:
    game = position((name, {"players": 2}), 1, 9)
    plain, corrected = base_evaluation_of(game), NetworkEvaluation(game, base_evaluation_of(game))
    for one, other in zip(plain.expected(game), corrected.expected(game), strict=True):
        assert one == pytest.approx(other)
    assert not corrected.has_policy
    results = [Searcher(1, evaluation=given).search(game, simulations=50) for given in (plain, corrected)]
    assert results[0].action == results[1].action


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_network_with_a_policy_is_searched(name: str, players: int) -> None:
    game = position((name, {"players": players}), 1, 9)
    evaluation = NetworkEvaluation(game, base_evaluation_of(game), random_network(game))
    assert sum(evaluation.expected(game)[0]) == pytest.approx(1)
    assert evaluation.expected(game)[0] != pytest.approx(base_evaluation_of(game).expected(game)[0])
    moves = [
        Searcher(1, evaluation=evaluation, use_policy=use).search(game, simulations=40).moves for use in (False, True)
    ]
    assert moves[0] != moves[1]
    assert {move.action for move in moves[1]} == set(game.actions())


def test_outputs_are_those_of_the_weights() -> None:
    game = position(("splendor", {"players": 2}), 1, 9)
    network = random_network(game)
    evaluation = NetworkEvaluation(game, base_evaluation_of(game), network)
    inputs, logits, points = evaluation.sample(game)
    found = expected_outputs(network, inputs)
    results, corrected = evaluation.expected(game)
    order = [game.turn, 1 - game.turn]
    odds = [exp(logit + found[seat]) for seat, logit in enumerate(logits)]
    assert [results[seat] for seat in order] == pytest.approx([each / sum(odds) for each in odds])
    assert [corrected[seat] for seat in order] == pytest.approx([points[seat] + found[2 + seat] for seat in range(2)])


def expected_outputs(network: Network, inputs: Any) -> list[float]:
    """Compute the value head from the saved weights, one number at a time."""
    card = network.card
    biases, weights = raw(network)
    hidden, units = card["hidden"], card["units"]
    first = []
    for unit in range(hidden):
        total = biases[unit] + sum(value * weights[n * hidden + unit] for n, value in enumerate(inputs))
        first.append(max(0, min(127, total >> 6)))
    second = []
    at = card["inputs"] * hidden
    for unit in range(units):
        total = biases[hidden + unit] + sum(weights[at + unit * hidden + n] * each for n, each in enumerate(first))
        second.append(max(0, min(127, total >> 6)))
    at += units * hidden
    return [
        (biases[hidden + units + n] + sum(weights[at + n * units + m] * each for m, each in enumerate(second))) / 8128
        for n in range(card["outputs"])
    ]


def raw(network: Network) -> tuple[array[int], array[int]]:
    """Return the numbers of a network, by way of its file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.net"
        network.save(path)
        data = path.read_bytes()
    count, _ = shape(network.card)
    data = data[data.index(b"\n", len(MAGIC)) + 1 :]
    return array("i", data[: 4 * count]), array("h", data[4 * count :])


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = position(("azul", {"players": 2}), 1, 9)
    network = random_network(game)
    network.save(tmp_path / "a.net")
    again = load(tmp_path / "a.net")
    assert again.card == network.card
    one, other = (NetworkEvaluation(game, base_evaluation_of(game), each) for each in (network, again))
    assert one.expected(game) == other.expected(game)


def test_networks_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    two, three = (position(("azul", {"players": players}), 1, 0) for players in (2, 3))
    with pytest.raises(ValueError, match="other options"):
        NetworkEvaluation(three, base_evaluation_of(three), random_network(two))
    (tmp_path / "a.net").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="is not a network"):
        load(tmp_path / "a.net")
    random_network(two).save(tmp_path / "a.net")
    (tmp_path / "a.net").write_bytes((tmp_path / "a.net").read_bytes()[:-2])
    with pytest.raises(ValueError, match="do not fit"):
        load(tmp_path / "a.net")


def test_compiled_and_uncompiled_agree_to_the_last_bit() -> None:
    code = (
        "import guilda\n"
        "from guilda.search.network import NetworkEvaluation\n"
        "from guilda.search.search import Searcher, base_evaluation_of\n"
        "from tests.search.test_network import position, random_network\n"
        "for name in ('azul', 'splendor'):\n"
        "    game = position((name, {'players': 2}), 1, 9)\n"
        "    evaluation = NetworkEvaluation(game, base_evaluation_of(game), random_network(game))\n"
        "    print(evaluation.expected(game), Searcher(1, evaluation=evaluation).search(game, simulations=12).moves)"
    )
    assert_agree(code)
