"""Evaluation functions: each seat's expected result and final points in a position.

Every game has a native `Evaluation`. To write your own in Python, subclass `PythonEvaluation`.
"""

from collections.abc import Sequence
from guilda.rules.game import Game
from typing import Any, final

class Evaluation:
    """Estimate final points, and from them each seat's share of the win by a softmax with scale `spread`.

    `seat_features` keeps the features of every seat of the position evaluated last, for networks.
    """
    spread: float
    @property
    def error(self) -> Any: ...
    @property
    def feature_count(self) -> int: ...
    def __init__(self, spread: float=1.0) -> None: ...
    def expected(self, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Return each seat's expected share of the win, and its expected final points."""


def check_bridge(evaluation: Evaluation) -> None:
    """Refuse a Python subclass whose methods the native search would not call."""

def check_seats(game: Game) -> None:
    """Refuse a game with more players than the search has room for."""

class PythonEvaluation(Evaluation):
    """Base class of evaluations written in Python: define `expected(game)`.

    `game` belongs to the search and changes afterwards: copy what you keep. It is never a finished game, which is
    evaluated by its result, except with one player.
    """
    def __init__(self, game: Game | None=None) -> None: ...
    def expected(self, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Return each seat's expected share of the win, from 0 to 1, and its expected final points."""


def checked(answer: Any, players: int, name: str) -> tuple[list[float], list[float]]:
    """Return the shares and points that an evaluation in Python returned; `ValueError` if they cannot be used."""
