"""Linear evaluations: expected points are the points scored so far plus a weighted sum of a seat's features.

The weights depend on the stage of the game. `tools/fit.py` fits them to self-play and writes `<game>.json`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda.rules.game import cells
from guilda.search.constants import *
from guilda.search.evaluation import Evaluation

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game


class LinearEvaluation(Evaluation):
    """A game sets its stage in `prepare` and writes the features of a seat in `extract`."""

    def __init__(self, weights: dict[str, Any], count: int) -> None:
        super().__init__(1.0)
        self.count = self.feature_count = count
        self.stages = len(weights["spreads"])
        self.stage = 0
        self.progress = 0.0
        self.features: list[float] = cells(MAX_FEATURES)  # type: ignore[assignment]
        self.weights: list[float] = cells(MAX_STAGES * MAX_FEATURES)  # type: ignore[assignment]
        self.spreads: list[float] = cells(MAX_STAGES)  # type: ignore[assignment]
        for stage in range(self.stages):
            self.spreads[stage] = weights["spreads"][stage]
            for feature in range(count):
                self.weights[stage * MAX_FEATURES + feature] = weights["weights"][stage][feature]

    def prepare(self, game: Game) -> None:
        """Prepare for a position and call `set_stage`."""

    def extract(self, game: Game, seat: int) -> float:
        """Write the features of a seat and return the points that it has for certain."""
        return 0.0

    def set_stage(self, stage: int, progress: float) -> None:
        """Set the stage of the game, and the progress towards the next stage from 0 to 1."""
        self.stage = min(stage, self.stages - 1)
        self.progress = 0.0 if self.stage + 1 == self.stages else progress
        self.spread = self.spreads[self.stage]
        if self.progress > 0.0:
            self.spread += self.progress * (self.spreads[self.stage + 1] - self.spread)

    def estimate_points(self, game: Game, points: MutableSequence[float]) -> None:
        """Add the weighted features to the certain points of each seat."""
        self.prepare(game)
        for seat in range(game.players):
            points[seat] = self.extract(game, seat) + self.weighted_sum()
            for feature in range(self.count):
                self.seat_features[seat * MAX_FEATURES + feature] = self.features[feature]

    def weighted_sum(self) -> float:
        """Return the expected further points, with weights interpolated between two stages."""
        total = 0.0
        at = self.stage * MAX_FEATURES
        for feature in range(self.count):
            weight = self.weights[at + feature]
            if self.progress > 0.0:
                weight += self.progress * (self.weights[at + MAX_FEATURES + feature] - weight)
            total += weight * self.features[feature]
        return total

    def sample(self, game: Game, seat: int) -> tuple[int, float, float, list[float]]:
        """Return a seat's training sample: stage, progress, certain points, features."""
        self.prepare(game)
        certain = self.extract(game, seat)
        return self.stage, self.progress, certain, [self.features[feature] for feature in range(self.count)]


def load_weights(name: str) -> dict[str, Any]:
    """Return the fitted weights of a game."""
    weights: dict[str, Any] = json.loads((Path(__file__).parent / f"{name}.json").read_text("utf-8"))
    return weights
