"""What a game that is over was worth to each seat; the rewards of all seats add up to 0, but for the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guilda.rules.game import Game

REWARDS = ("rank", "margin")
MARGIN_SCALE = 100.0


def check_reward(kind: str) -> None:
    """Refuse a kind of reward that we do not know."""
    if kind not in REWARDS:
        raise ValueError(f"no reward {kind!r}: there are {' and '.join(REWARDS)}")


def rewards(game: Game, kind: str = "rank") -> list[float]:
    """The reward of every seat; zeros while the game is on.

    By `rank`, 1 for the first place and -1 for the last, evenly spread between; seats that share places share their
    rewards. By `margin`, the points above the mean of the others, in hundreds. The solo game gives 1 or -1 for reaching
    its goal or not, or the points above the goal, in hundreds.
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
