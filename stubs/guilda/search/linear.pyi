"""Linear evaluations: expected points are the points scored so far plus a weighted sum of a seat's features.

The weights depend on the stage of the game. `tools/fit.py` fits them to self-play and writes `<game>.json`.
"""

from guilda.rules.game import Game
from guilda.search.evaluation import Evaluation
from typing import Any, final

class LinearEvaluation(Evaluation):
    """A game sets its stage in `prepare` and writes the features of a seat in `extract`."""
    def __init__(self, weights: dict[str, Any], count: int) -> None: ...
    def sample(self, game: Game, seat: int) -> tuple[int, float, float, list[float]]:
        """Return a seat's training sample: stage, progress, certain points, features."""


def load_weights(name: str) -> dict[str, Any]:
    """Return the fitted weights of a game."""
