"""How good a position looks, for every seat: what each game gives to the search.

An `Evaluation` estimates the points that every seat will have in the end. What they are worth as a result (a share of
the victory) follows from them alike for all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

if not cython.compiled:
    from math import exp

    from guilda.search.constants import MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game


class Evaluation:
    """Estimates final points. `spread` is how many points ahead make a win about three times as likely as not.

    `length` is how many rounds the game judged last will take, if it is one that estimates them.
    """

    def __init__(self, spread: float) -> None:
        self.spread = spread
        self.length = 0.0

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Write the points that each seat will probably have when the game is over."""

    def judge(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Write each seat's expected share of the victory and its expected points."""
        self.judge_rivals(game, results, points)

    def judge_rivals(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """`judge` of a game that several players play against each other."""
        if game.turn < 0:
            self.judge_end(game, results, points)
            return
        self.estimate(game, points)
        best = points[0]
        for seat in range(1, game.players):
            best = max(best, points[seat])
        total = 0.0
        for seat in range(game.players):
            results[seat] = exp((points[seat] - best) / self.spread)
            total += results[seat]
        for seat in range(game.players):
            results[seat] /= total

    def judge_end(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """Write the true result: the winners share 1."""
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

    def outlook(self, game: Game) -> tuple[list[float], list[float]]:
        """`judge` for Python: every seat's expected share of the victory, and its expected points."""
        if not cython.compiled:
            results, points = [0.0] * MAX_SEATS, [0.0] * MAX_SEATS
        self.judge(game, results, points)
        return [results[seat] for seat in range(game.players)], [points[seat] for seat in range(game.players)]
