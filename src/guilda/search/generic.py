"""The default evaluation: current scores stand for final scores."""

from __future__ import annotations

from statistics import pstdev
from typing import TYPE_CHECKING

from guilda.rules.rng import FastRng
from guilda.rules.sealed import seal
from guilda.search.evaluation import Evaluation

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

PLAYOUTS = 12
MIN_SPREAD = 0.5


class GenericEvaluation(Evaluation):
    """Estimates the final score of a seat by its current score. The spread comes from random playouts."""

    def __init__(self, game: Game) -> None:
        rng = FastRng(1)
        scores: list[int] = []
        for _ in range(PLAYOUTS):
            board = game.copy()
            board.playout(rng)
            scores += board.scores()
        super().__init__(max(MIN_SPREAD, pstdev(scores)))

    def estimate_points(self, game: Game, points: MutableSequence[float]) -> None:
        """Write the current score of each seat."""
        for seat in range(game.players):
            points[seat] = game.points(seat)


seal("guilda.PythonEvaluation", GenericEvaluation)

EVALUATION = GenericEvaluation
SETTINGS: dict[str, float] = {}
