"""Name how well a seat played, by the win probability that its decisions lost."""

from __future__ import annotations

import json
from functools import cache
from itertools import accumulate
from math import exp
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from guilda.rules.game import Game
    from guilda.search.review import Remark

LEVEL_LOSSES = Path(__file__).with_name("performance.json")
"""Mean loss per open decision of random play and of each level, the weakest first, for each game.

Measured by tools/strength.py --losses.
"""
OPEN = 0.1
"""A game is open for a seat while its expected share of the win is at least this far from 0 and from 1.

In a game as good as lost or won, even bad moves cost nothing.
"""
FEWEST_DECISIONS = 5
"""The open decisions from which a level is named."""


class Performance(NamedTuple):
    """How well a seat played."""

    loss: float | None
    """Mean share of the win lost per open decision; None without such a decision."""
    accuracy: float | None
    """Mean accuracy of these decisions, from 0 to 1; None without one."""
    few: bool
    """Whether there were too few of them to name a level."""
    level: str | None
    """The level that loses about as much; None if there were too few, or if the levels were not measured."""


def performance(positions: Sequence[Game], remarks: Iterable[Remark], seat: int) -> Performance:
    """Return the performance of a seat, given all positions of a match and the remarks on the decisions made there.

    It is judged by decisions that offered a choice while the game was open for the seat.
    """
    losses = [
        remark.loss
        for remark in remarks
        if remark.seat == seat and is_open(remark.best_share) and len(positions[remark.ply - 1].actions()) > 1
    ]
    loss, few = fmean(losses) if losses else None, len(losses) < FEWEST_DECISIONS
    accuracy = fmean(map(accuracy_of, losses)) if losses else None
    levels = level_losses().get(positions[0].name) if positions else None
    level = None if few or loss is None or levels is None else closest_level(levels, loss)
    return Performance(loss, accuracy, few, level)


def accuracy_of(loss: float) -> float:
    """Return the accuracy of a decision that lost this share of the win: 1 for the best one, as on lichess."""
    return min(1.0, max(0.0, 1.031668 * exp(-4.354 * loss) - 0.031669))


def is_open(best_share: float) -> bool:
    """Return whether a game is open for a seat, given its expected share of the win after its best move."""
    return OPEN <= best_share <= 1 - OPEN


@cache
def level_losses() -> dict[str, dict[str, float]]:
    """Return the mean loss per open decision of random play and of every level, by game."""
    found: dict[str, dict[str, float]] = json.loads(LEVEL_LOSSES.read_text(encoding="utf-8"))
    return found


def closest_level(losses: dict[str, float], loss: float) -> str:
    """Return the level whose mean loss is closest, given those of all levels, the weakest first.

    A level that was measured to lose less than a stronger one counts as losing as much; the stronger one is named.
    """
    levels = list(reversed(losses))
    means = list(accumulate((losses[level] for level in levels), max))
    return levels[min(range(len(levels)), key=lambda place: abs(means[place] - loss))]
