"""How good a position of Sagrada looks: what the windows score now, and what the spaces left can still give."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sagrada as box
from guilda.rules.sagrada.position import Sagrada
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from math import exp

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The parameters, tuned in matches.
SPREAD = 8.0  # points ahead that make a win about three times as likely as not
TURNS = 2.0 * box.ROUNDS
SPACE_WORTH = 2.2  # for each turn that will still fill a space
TARGET_A_ROUND = 8.0  # what a round of the solo game adds to the target


class SagradaEvaluation(Evaluation):
    """What the windows would score if the game ended now, and the spaces that the turns left will fill."""

    def __init__(self, game: Sagrada) -> None:
        super().__init__(SPREAD)

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Each seat's points, with its promises."""
        for seat in range(game.players):
            points[seat] = self.seat_estimate(cython.cast(Sagrada, game), seat)

    def seat_estimate(self, game: Sagrada, seat: int) -> float:
        """One seat's points, with its promises."""
        empty = game.empty_spaces(seat)
        left = TURNS - 2.0 * game.round
        return game.final_points(seat) + SPACE_WORTH * min(left, empty)

    def judge(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Against each other, or alone against the target."""
        if game.players > 1:
            self.judge_rivals(game, results, points)
        else:
            self.judge_solo(cython.cast(Sagrada, game), results, points)

    def judge_solo(self, game: Sagrada, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """How likely the target is beaten."""
        if game.turn < 0:
            points[0] = game.points(0)
            results[0] = 1.0 if game.standing(0) > 0 else 0.0
            return
        points[0] = self.seat_estimate(game, 0)
        target = game.track_sum() + TARGET_A_ROUND * (TURNS / 2.0 - game.round + 1.0)
        results[0] = 1.0 / (1.0 + exp((target - points[0]) / self.spread))


EVALUATION = SagradaEvaluation
SETTINGS = {"streams": 1.0}
