"""How strong people are: an estimate and how sure it is, moved after every rated game (after Glicko, for many players).

Ratings are kept for each game and number of players. A new one is 1500 and unsure by 350.
"""

from __future__ import annotations

from math import log, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Q = log(10) / 400
START = 1500.0
UNSURE = 350.0
SUREST = 45.0
FORGETS = 20.0
"""How much less sure an estimate becomes in a day without games: after two years it is nearly as unsure as new."""
DAY = 86_400_000


class Strength(NamedTuple):
    """A rating, its standard deviation, and how many games stand behind it."""

    rating: float = START
    deviation: float = UNSURE
    games: int = 0

    def after(self, milliseconds: int) -> Strength:
        """The same after some time without games: as strong, less sure."""
        days = max(0, milliseconds) / DAY
        return self._replace(deviation=min(UNSURE, sqrt(self.deviation**2 + FORGETS**2 * days)))


def dampened(deviation: float) -> float:
    """How far a result against somebody so unsure can be trusted, from 0 to 1."""
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def expected(one: Strength, other: Strength) -> float:
    """The score that one is expected to make against another: from 0 to 1."""
    return float(1 / (1 + 10 ** (-dampened(other.deviation) * (one.rating - other.rating) / 400)))


def rated(strengths: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """The strengths after a game that ended so: everybody has won, lost or tied against everybody else.

    The pairs of one game share their luck, so together they weigh as one game.
    """
    new = []
    for seat, one in enumerate(strengths):
        rivals = [other for other in range(len(strengths)) if other != seat]
        weight = 1 / len(rivals)
        surprise = information = 0.0
        for other in rivals:
            trust, score = dampened(strengths[other].deviation), expected(one, strengths[other])
            result = 0.5 + 0.5 * ((ranks[other] > ranks[seat]) - (ranks[other] < ranks[seat]))
            surprise += weight * trust * (result - score)
            information += weight * trust**2 * score * (1 - score)
        precision = 1 / one.deviation**2 + Q**2 * information
        new.append(Strength(one.rating + Q / precision * surprise, max(SUREST, sqrt(1 / precision)), one.games + 1))
    return new
