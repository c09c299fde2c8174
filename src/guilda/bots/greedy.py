"""A bot that plays what looks best at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.search.search import Searcher

if TYPE_CHECKING:
    from guilda.rules.game import Game


class GreedyBot:
    """Looks one decision ahead with the game's evaluation, and no further."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game, clock: float | None = None) -> int:
        """The action that looks best at first sight."""
        return Searcher(self.seed, at_first_sight=True).search(game, simulations=1).action
