"""Networks that see every seat alike: integer arithmetic, file format, and their use in the search."""

from __future__ import annotations

from array import array
from math import log
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.search.search import FOLDER, Searcher, base_evaluation_of, evaluation_of, inputs_of, shipped_network
from guilda.search.seat_constants import ACTIVATION, SHIFT, WIDTH
from guilda.search.seat_network import MAGIC, SeatNetwork, SeatNetworkEvaluation, blank, load, shape
from tests.search.both import assert_agree
from tests.search.test_search import position

if TYPE_CHECKING:
    from pathlib import Path

VARIANTS = [
    ("splendor", {"players": 2}),
    ("azul", {"players": 2, "wall": "coloured"}),
    ("azul", {"players": 3, "wall": "free"}),
    ("sintra", {"players": 2, "side": "A"}),
    ("sintra", {"players": 4, "side": "B"}),
]
GAMES = [info.name for info in guilda.games()]


def evaluation(game: Any, network: SeatNetwork | None = None) -> SeatNetworkEvaluation:
    """Return the evaluation of a game with a network, by default a blank one."""
    base = base_evaluation_of(game)
    return SeatNetworkEvaluation(game, base, inputs_of(game), network or blank(game, base, inputs_of(game)))


def random_network(game: Any, seed: int = 1) -> SeatNetwork:
    """Return a network with random weights."""
    card = evaluation(game).network.card
    return SeatNetwork(card, *random_weights(card, seed))


def random_weights(card: dict[str, Any], seed: int) -> tuple[array[int], array[int]]:
    """Return biases and weights."""
    dice, (biases, weights) = Random(seed), shape(card)
    return (
        array("i", [dice.randrange(-9000, 9000) for _ in range(biases)]),
        array("h", [dice.randrange(-150, 150) for _ in range(weights)]),
    )


def test_a_game_with_more_players_uses_its_own_network_or_that_for_two() -> None:
    assert shipped_network("azul", 3).name == "azul-3.net"
    assert shipped_network("splendor", 4).name == "splendor-2.net"
    assert shipped_network("sagrada", 1).name == "sagrada-1.net"
    for game in (position(("splendor", {"players": 4}), 1, 9), position(("azul", {"players": 3}), 1, 9)):
        assert isinstance(evaluation_of(game), SeatNetworkEvaluation)
    assert not isinstance(evaluation_of(position(("sagrada", {"players": 3}), 1, 9)), SeatNetworkEvaluation)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_blank_network_changes_nothing_and_another_one_the_results(name: str, players: int) -> None:
    game = position((name, {"players": players}), 1, 9)
    own = base_evaluation_of(game).expected(game)
    assert evaluation(game).expected(game)[0] == pytest.approx(own[0])
    corrected = evaluation(game, random_network(game))
    assert sum(corrected.expected(game)[0]) == pytest.approx(1)
    blind = corrected.network.features + corrected.network.seat == 0  # it tells no seat from another
    assert (corrected.expected(game)[0] == pytest.approx(own[0])) == blind
    assert corrected.expected(game)[1] == own[1]
    found = Searcher(1, evaluation=corrected).search(game, simulations=40)
    assert {move.action for move in found.moves} == set(game.actions())


def layer(weights: list[list[int]], inputs: list[int], biases: list[int]) -> list[int]:
    """Return the activations of a layer, computed the plain way."""
    sums = [
        bias + sum(row[unit] * value for row, value in zip(weights, inputs, strict=True))
        for unit, bias in enumerate(biases)
    ]
    return [max(0, min(ACTIVATION, total >> SHIFT)) for total in sums]


@pytest.mark.parametrize("players", [2, 3])
def test_the_logits_are_those_of_the_weights(players: int) -> None:
    game = position(("splendor", {"players": players}), 3, 12)
    network = random_network(game)
    corrected, card = evaluation(game, network), network.card
    biases, weights = (list(each) for each in random_weights(card, 1))
    rows = [weights[at : at + WIDTH] for at in range(0, len(weights), WIDTH)]
    numbers = corrected.describe(game)
    own, items = card["seat"] + card["features"], card["items"] * card["item"]
    table = numbers[: card["table"]]
    seats = [numbers[card["table"] + seat * (own + items) :][: own + items] for seat in range(players)]
    of_items, of_seats, of_head, (out,) = (
        rows[: card["item"]],
        rows[card["item"] :][: own + 2 * WIDTH],
        rows[card["item"] + own + 2 * WIDTH : -1],
        rows[-1:],
    )
    units = []
    for mine in seats:
        there = [mine[own + at :][: card["item"]] for at in range(0, items, card["item"])]
        activations = [layer(of_items, item, [0] * WIDTH) for item in there if item[0]]
        pooled = [pool(column) for pool in (sum, max) for column in zip(*activations, strict=True)]
        units.append(layer(of_seats, mine[:own] + pooled, biases[:WIDTH]))
    logits = []
    for seat in range(players):
        others = [sum(column) for column in zip(*(units[:seat] + units[seat + 1 :]), strict=True)]
        hidden = layer(of_head, units[seat] + others + table, biases[WIDTH : 2 * WIDTH])
        total = biases[-1] + sum(weight * value for weight, value in zip(out, hidden, strict=True))
        logits.append(total / (ACTIVATION << SHIFT))
    before, after = base_evaluation_of(game).expected(game)[0], corrected.expected(game)[0]
    for seat in range(1, players):
        change = log(after[seat] / after[0]) - log(before[seat] / before[0])
        assert change == pytest.approx(logits[seat] - logits[0])


def test_a_network_is_saved_and_read_again(tmp_path: Path) -> None:
    game = position(("splendor", {"players": 2}), 1, 9)
    network = random_network(game)
    network.save(tmp_path / "one.net")
    again = load(tmp_path / "one.net")
    assert again.card == network.card
    assert evaluation(game, again).expected(game) == evaluation(game, network).expected(game)
    (tmp_path / "two.net").write_bytes(b"something else")
    with pytest.raises(ValueError, match="is not a network"):
        load(tmp_path / "two.net")
    data = (tmp_path / "one.net").read_bytes()
    assert data.startswith(MAGIC)
    (tmp_path / "three.net").write_bytes(data[:-2])
    with pytest.raises(ValueError, match="do not fit"):
        load(tmp_path / "three.net")
    with pytest.raises(ValueError, match="made for other inputs"):
        evaluation(position(("azul", {"players": 2}), 1, 3), network)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-[0-9].net")), ids=lambda path: path.stem)
def test_a_shipped_network_fits_its_game(path: Path) -> None:
    name, players = path.stem.split("-")
    game = position((name, {"players": int(players)}), 1, 9)
    own = base_evaluation_of(game)
    corrected = evaluation_of(game)
    assert isinstance(corrected, SeatNetworkEvaluation)
    assert corrected.expected(game)[0] != pytest.approx(own.expected(game)[0])
    assert not isinstance(evaluation_of(game, greedy=True), SeatNetworkEvaluation)


def test_an_opponent_s_card_from_a_deck_is_not_seen() -> None:
    """Two positions that differ only in such a card have the same numbers."""
    game: Any = position(("splendor", {"players": 2}), 1, 0)
    rng = guilda.FastRng(1)
    game.apply(blind_reservation(game), rng)
    seen: list[Any] = [game.seen_by(game.turn, guilda.FastRng(seed)) for seed in range(8)]
    assert len({tuple(each.hand) for each in seen}) > 1
    assert len({without_features(each) for each in seen}) == 1


def blind_reservation(game: Any) -> int:
    """Return an action that reserves the top card of a deck."""
    for action in game.actions():
        after = game.copy()
        after.apply(action, guilda.FastRng(1))
        if after.blind[game.turn]:
            return int(action)
    raise AssertionError


def without_features(game: Any) -> tuple[int, ...]:
    """Return the numbers of a position without the features of the game's own evaluation, which knows all cards."""
    described = evaluation(game)
    numbers, card = described.describe(game), described.network.card
    before, after = card["seat"], card["seat"] + card["features"]
    step = after + card["items"] * card["item"]
    kept = numbers[: card["table"]]
    for at in range(card["table"], len(numbers), step):
        kept += numbers[at : at + before] + numbers[at + after : at + step]
    return tuple(kept)


@pytest.mark.parametrize("played", VARIANTS[1:])
def test_the_next_deal_is_not_seen_at_the_end_of_a_round(played: tuple[str, dict[str, Any]]) -> None:
    """The search stops there with one deal of many, so its value must not depend on the deal."""
    game: Any = position(played, 5, 0)
    rng = guilda.FastRng(5)
    described = evaluation(game)
    rounds = 0
    while game.turn >= 0:
        action = game.random_action(rng)
        one, other = game.copy(), game.copy()
        one.apply(action, guilda.FastRng(1))
        other.apply(action, guilda.FastRng(2))
        if one.sources != other.sources:
            rounds += 1
            assert described.describe(one) == described.describe(other)
        game.apply(action, rng)
    assert rounds > 3


def test_compiled_and_uncompiled_agree() -> None:
    assert_agree(
        "from tests.search.test_seat_network import *\n"
        "for seed, variant in enumerate(VARIANTS):\n"
        "    game = position(variant, seed, 4 * seed)\n"
        "    found = Searcher(1, evaluation=evaluation(game, random_network(game))).search(game, simulations=30)\n"
        "    print([(move.action, move.visits, move.results) for move in found.moves])\n"
    )
