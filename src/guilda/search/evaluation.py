# cython: auto_pickle=True
"""Evaluation functions: each seat's expected result and final points in a position.

Every game has a native `Evaluation`. To write your own in Python, subclass `PythonEvaluation`.
"""

from __future__ import annotations

from math import *
from typing import TYPE_CHECKING, Any

import cython

from guilda.rules.game import cells
from guilda.rules.sealed import is_python_class, refuse_overrides
from guilda.search.constants import *

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from guilda.rules.game import Game

NAN = float("nan")
ROUNDING = 1e-6  # a share of the win may be this far outside 0 to 1
# Methods that compiled code does not look up in Python classes.
NATIVE = ("estimate_points", "evaluate", "evaluate_child", "evaluate_opponents", "evaluate_end", "ask_python")


class Evaluation:
    """Estimate final points, and from them each seat's share of the win by a softmax with scale `spread`.

    `seat_features` keeps the features of every seat of the position evaluated last, for networks.
    """

    def __init__(self, spread: float = 1.0) -> None:
        check_bridge(self)
        self.spread = spread
        self.error: BaseException | None = None
        self.feature_count = 0
        self.seat_features: list[float] = cells(MAX_SEATS * MAX_FEATURES)  # type: ignore[assignment]

    def estimate_points(self, game: Game, points: MutableSequence[float]) -> None:
        """Write each seat's expected final points."""

    def evaluate(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Write each seat's expected share of the win and its expected final points."""
        self.evaluate_opponents(game, results, points)

    def evaluate_child(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Evaluate a position only to order the children of a node; may be cheaper than `evaluate`."""
        self.evaluate(game, results, points)

    def evaluate_opponents(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Evaluate a game that seats play against each other."""
        if game.turn < 0:
            self.evaluate_end(game, results, points)
            return
        self.estimate_points(game, points)
        best = points[0]
        for seat in range(1, game.players):
            best = max(best, points[seat])
        total = 0.0
        for seat in range(game.players):
            results[seat] = exp((points[seat] - best) / self.spread)
            total += results[seat]
        for seat in range(game.players):
            results[seat] /= total

    def evaluate_end(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Write the final result: the winners share 1."""
        winners = 0
        best = game.standing(0)
        for seat in range(1, game.players):
            best = max(best, game.standing(seat))
        for seat in range(game.players):
            points[seat] = game.points(seat)
            if game.standing(seat) == best:
                winners += 1
        for seat in range(game.players):
            results[seat] = 1.0 / winners if game.standing(seat) == best else 0.0

    def expected(self, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Return each seat's expected share of the win, and its expected final points."""
        check_seats(game)
        if not cython.compiled:
            results, points = [0.0] * MAX_SEATS, [0.0] * MAX_SEATS
        self.evaluate(game, results, points)
        game._raise_fault()
        return [results[seat] for seat in range(game.players)], [points[seat] for seat in range(game.players)]


def check_bridge(evaluation: Evaluation) -> None:
    """Refuse a Python subclass whose methods the native search would not call."""
    kind = type(evaluation)
    if not is_python_class(kind):
        return
    if not issubclass(kind, PythonEvaluation):
        raise TypeError(
            f"{kind.__name__} cannot subclass {kind.__mro__[1].__name__} in Python: the native search would not call "
            "its methods. Subclass guilda.PythonEvaluation and define expected(game)"
        )
    refuse_overrides(kind, PythonEvaluation, NATIVE)


def check_seats(game: Game) -> None:
    """Refuse a game with more players than the search has room for."""
    if game.players > MAX_SEATS:
        raise ValueError(f"the search is for at most {MAX_SEATS} players, not {game.players}")


class PythonEvaluation(Evaluation):
    """Base class of evaluations written in Python: define `expected(game)`.

    `game` belongs to the search and changes afterwards: copy what you keep. It is never a finished game, which is
    evaluated by its result, except with one player.
    """

    def __init__(self, game: Game | None = None) -> None:
        super().__init__()

    def expected(self, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Return each seat's expected share of the win, from 0 to 1, and its expected final points."""
        raise NotImplementedError(f"{type(self).__name__} must define expected(game)")

    def evaluate(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Call `expected`; keep its error for the search to raise."""
        if game.turn < 0 and game.players > 1:
            self.evaluate_end(game, results, points)
            return
        with cython.gil:
            self.ask_python(game, results, points)

    def ask_python(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Copy what `expected` returns; after an error the values are NaN."""
        for seat in range(game.players):
            results[seat] = points[seat] = NAN
        try:
            shares, final = checked(self.expected(game), game.players, type(self).__name__)
            for seat in range(game.players):
                results[seat] = shares[seat]
                points[seat] = final[seat]
        except BaseException as error:
            results[0] = NAN
            self.error = error


def checked(answer: Any, players: int, name: str) -> tuple[list[float], list[float]]:
    """Return the shares and points that an evaluation in Python returned; `ValueError` if they cannot be used."""
    try:
        shares, points = [[float(number) for number in numbers] for numbers in answer]
    except (TypeError, ValueError):
        shares, points = [], []
    if len(shares) != players or len(points) != players:
        raise ValueError(f"{name}.expected must return two lists with a number for each seat, not {answer!r}")
    if [share for share in shares if not -ROUNDING <= share <= 1 + ROUNDING]:
        raise ValueError(f"{name}.expected returned the shares {shares}: each must be from 0 to 1")
    if [number for number in points if not isfinite(number)]:
        raise ValueError(f"{name}.expected returned the points {points}: each must be finite")
    return shares, points
