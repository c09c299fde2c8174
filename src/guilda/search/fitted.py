"""Evaluations that are fitted to games: the points to come are a weighted sum of what can be seen of a seat.

The weights change with the stage of the game. `tools/fit.py` finds them in games that the search plays against itself,
and writes them beside this file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import cells
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from guilda.search.constants import MAX_STAGES, MAX_TRAITS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game


class Fitted(Evaluation):
    """A game says in `begin` how far it has come, and in `observe` what can be seen of a seat."""

    def __init__(self, weights: dict[str, Any], count: int) -> None:
        super().__init__(1.0)
        self.count = count
        self.stages = len(weights["spreads"])
        self.stage = 0
        self.way = 0.0
        self.traits: list[float] = cells(MAX_TRAITS)  # type: ignore[assignment]
        self.weights: list[float] = cells(MAX_STAGES * MAX_TRAITS)  # type: ignore[assignment]
        self.spreads: list[float] = cells(MAX_STAGES)  # type: ignore[assignment]
        for stage in range(self.stages):
            self.spreads[stage] = weights["spreads"][stage]
            for trait in range(count):
                self.weights[stage * MAX_TRAITS + trait] = weights["weights"][stage][trait]

    def begin(self, game: Game) -> None:
        """Get ready for a position: a game calls `at_stage` here."""

    def observe(self, game: Game, seat: int) -> float:
        """Write the traits of a seat, and give the points that it is sure of."""
        return 0.0

    def at_stage(self, stage: int, way: float) -> None:
        """The game is at a stage, and a share of the way to the next one."""
        self.stage = min(stage, self.stages - 1)
        self.way = 0.0 if self.stage + 1 == self.stages else way
        self.spread = self.spreads[self.stage]
        if self.way > 0.0:
            self.spread += self.way * (self.spreads[self.stage + 1] - self.spread)

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """What each seat is sure of, and what its traits promise."""
        self.begin(game)
        for seat in range(game.players):
            points[seat] = self.observe(game, seat) + self.promise()

    def promise(self) -> float:
        """The points that the traits promise at this stage."""
        worth = 0.0
        at = self.stage * MAX_TRAITS
        for trait in range(self.count):
            weight = self.weights[at + trait]
            if self.way > 0.0:
                weight += self.way * (self.weights[at + MAX_TRAITS + trait] - weight)
            worth += weight * self.traits[trait]
        return worth

    def sample(self, game: Game, seat: int) -> tuple[int, float, float, list[float]]:
        """For fitting: the stage, the way to the next, the points that a seat is sure of, and its traits."""
        self.begin(game)
        sure = self.observe(game, seat)
        return self.stage, self.way, sure, [self.traits[trait] for trait in range(self.count)]


def load_weights(name: str) -> dict[str, Any]:
    """What was fitted for a game."""
    weights: dict[str, Any] = json.loads((Path(__file__).parent / f"{name}.json").read_text("utf-8"))
    return weights
