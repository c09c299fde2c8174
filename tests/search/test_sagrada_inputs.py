"""The numbers by which a network sees Sagrada, and its correction of the solo game."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from guilda.search.sagrada import SagradaEvaluation
from guilda.search.sagrada_inputs import SagradaInputs
from guilda.search.search import base_evaluation_of, evaluation_of, network_base_of
from guilda.search.seat_network import SeatNetwork, SeatNetworkEvaluation, blank
from tests.search.both import assert_agree
from tests.search.test_sagrada import OBJECTIVES, PATTERN, PRIVATE, WINDOW, changed, die, position
from tests.search.test_seat_network import random_weights

SHAPE = SagradaInputs()
FEATURES = 14
SEAT = SHAPE.seat + FEATURES + 20 * SHAPE.item
FLAG = 4
ROW_COLOURS = 1 << 0


def corrected(game: Any, network: SeatNetwork | None = None) -> SeatNetworkEvaluation:
    """Return the evaluation of a position with a network, by default a blank one."""
    base = SagradaEvaluation(game)
    return SeatNetworkEvaluation(game, base, SagradaInputs(), network or blank(game, base, SagradaInputs()))


def space(game: Any, seat: int, number: int) -> list[int]:
    """Return the numbers of a space."""
    at = SHAPE.table + seat * SEAT + SHAPE.seat + FEATURES + number * SHAPE.item
    return corrected(game).describe(game)[at : at + SHAPE.item]


def with_dice(dice: dict[int, str], pool: str = "") -> Any:
    """Return a position in which the seat to act has these dice in a window that prints nothing in its last row."""
    game: Any = position()
    window = [-1] * 80
    for place, text in dice.items():
        window[20 * game.turn + place] = die(text)
    patterns = tuple(14 if seat == game.turn else own for seat, own in enumerate(game.pattern))
    faces = tuple(int(pool != "" and face == die(pool)) for face in range(30))
    return changed(game, {PATTERN: patterns, WINDOW: tuple(window), "pool": faces, OBJECTIVES: ROW_COLOURS})


def test_a_space_tells_which_dice_fit() -> None:
    game = with_dice({15: "G1", 17: "B2"}, "R5")
    numbers = space(game, game.turn, 16)
    assert numbers[:9] == [FLAG, 3, 4, 12, 0, FLAG, 1, 1, 5]
    assert space(with_dice({15: "G1", 17: "B2"}, "G5"), game.turn, 16)[5:9] == [FLAG, 0, 0, 0]
    assert space(game, game.turn, 15)[0] == 0, "it has a die"


def test_a_space_tells_what_a_line_through_it_can_score() -> None:
    alive = with_dice({15: "G1", 16: "B2", 17: "Y3", 18: "R4"})
    repeated = with_dice({15: "G1", 16: "B2", 17: "G3", 18: "R4"})
    assert space(alive, alive.turn, 19)[13:] == [6, 6]
    assert space(repeated, repeated.turn, 19)[13:] == [0, 0]


def test_a_dead_space_is_marked() -> None:
    game = position()
    window = [-1] * 80
    window[20 * game.turn + 2] = die("B3")  # beside a space printed blue
    patterns = tuple(0 if seat == game.turn else own for seat, own in enumerate(game.pattern))  # type: ignore[attr-defined]
    dead = changed(game, {PATTERN: patterns, WINDOW: tuple(window)})
    assert space(dead, game.turn, 1)[4] == FLAG
    assert space(dead, game.turn, 2)[0] == 0


def test_private_objectives_of_opponents_are_not_seen() -> None:
    game: Any = position()
    private = list(game.private)
    private[1 - game.turn] = next(colour for colour in range(5) if colour not in private[:2])
    other = changed(game, {PRIVATE: tuple(private)})
    assert corrected(game).describe(game) == corrected(other).describe(other)


@pytest.mark.parametrize("tools", [1, 5])
def test_alone_the_logit_of_beating_the_target_is_corrected(tools: int) -> None:
    game = position(players=1, tools=tools)
    card = corrected(game).network.card
    plain = SagradaEvaluation(game).expected(game)[0][0]
    assert corrected(game).expected(game)[0][0] == pytest.approx(plain)
    biases, weights = random_weights(card, 1)
    for unit in range(16):
        weights[len(weights) - 1 - unit] = 0  # of the output layer: its bias remains
    biases[len(biases) - 1] = 2 * (127 << 8)
    found = corrected(game, SeatNetwork(card, biases, weights)).expected(game)[0][0]
    assert log(found / (1 - found)) - log(plain / (1 - plain)) == pytest.approx(2)


def test_compiled_and_uncompiled_agree() -> None:
    assert_agree(
        "import guilda; from tests.search.test_sagrada_inputs import *\n"
        "for players in (1, 2, 3, 4):\n"
        "    rng = guilda.FastRng(players)\n"
        "    game = guilda.game('sagrada').position({'players': players}, rng)\n"
        "    while game.turn >= 0:\n"
        "        print(corrected(game).describe(game))\n"
        "        game.apply(game.random_action(rng), rng)\n"
    )


def test_alone_the_search_corrects_its_own_parameters_by_a_network() -> None:
    game = position(players=1)
    found = evaluation_of(game).expected(game)
    assert 0 < found[0][0] < 1
    assert found != base_evaluation_of(game).expected(game)
    assert found != network_base_of(game).expected(game)
    assert found[1] == network_base_of(game).expected(game)[1]
