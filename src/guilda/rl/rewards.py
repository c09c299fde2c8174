"""The rewards of a finished game. They sum to 0 over all seats, except in a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guilda.rules.game import Game

REWARDS = ("rank", "margin")
MARGIN_SCALE = 100.0


def check_reward(kind: str) -> None:
    """Refuse an unknown kind of reward."""
    if kind not in REWARDS:
        raise ValueError(f"reward cannot be {kind!r}: choose from {', '.join(REWARDS)}")


def rewards(game: Game, kind: str = "rank") -> list[float]:
    """Return the reward of every seat; 0 while the game is in progress.

    `rank` gives 1 for first place and -1 for last, spaced evenly; tied seats share the mean of their places. `margin`
    gives the points above the mean of the opponents, divided by 100. A solo game gives 1 or -1 for reaching the target
    or not, or the points above the target divided by 100.
    """
    check_reward(kind)
    if game.turn >= 0:
        return [0.0] * game.players
    if game.players == 1:
        won = 1.0 if game.ranks() == [1] else -1.0
        return [won if kind == "rank" else (game.scores()[0] - game.view(0)["target"]) / MARGIN_SCALE]
    if kind == "margin":
        scores = game.scores()
        others = game.players - 1
        return [(score - (sum(scores) - score) / others) / MARGIN_SCALE for score in scores]
    ranks = game.ranks()
    worth = [1.0 - 2.0 * place / (game.players - 1) for place in range(game.players)]
    shared = {rank: worth[rank - 1 : rank - 1 + ranks.count(rank)] for rank in ranks}
    return [sum(shared[rank]) / len(shared[rank]) for rank in ranks]
