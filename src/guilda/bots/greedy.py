"""A bot that searches one ply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.rules.game import Game


class GreedyBot:
    """Play the action whose resulting position the game's evaluation likes best."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game, clock: float | None = None) -> int:
        """Return the best action by one-ply search."""
        return Searcher(self.seed, greedy=True).search(game, simulations=1).action
