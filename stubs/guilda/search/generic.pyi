"""The default evaluation: current scores stand for final scores."""

from guilda.rules.game import Game
from guilda.search.evaluation import Evaluation
from typing import Any, final

@final
class GenericEvaluation(Evaluation):
    """Estimates the final score of a seat by its current score. The spread comes from random playouts."""
    def __init__(self, game: Game) -> None: ...
