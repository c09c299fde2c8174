"""Glicko ratings for games of two or more players, updated after every rated game.

They are kept for each game and number of players, and start at 1500 with a deviation of 350.
"""

from __future__ import annotations

from math import log, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Q = log(10) / 400
START = 1500.0
LARGEST_DEVIATION = 350.0
SMALLEST_DEVIATION = 45.0
DAILY_DEVIATION = 20.0
"""Growth of the deviation in a day without games; after two years it is nearly that of a new rating."""
DAY = 86_400_000
FULL_MEETINGS = 5
"""Rated games of two players in `PAIR_MILLISECONDS` that count in full; each further one counts half as much."""
PAIR_MILLISECONDS = 7 * DAY


class Strength(NamedTuple):
    """A rating, its standard deviation, and the number of rated games."""

    rating: float = START
    deviation: float = LARGEST_DEVIATION
    games: int = 0

    def after(self, milliseconds: int) -> Strength:
        """Return the rating after some time without games, with a larger deviation."""
        days = max(0, milliseconds) / DAY
        return self._replace(deviation=min(LARGEST_DEVIATION, sqrt(self.deviation**2 + DAILY_DEVIATION**2 * days)))


def dampened(deviation: float) -> float:
    """Return Glicko's g: the weight of a result against an opponent of this deviation."""
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def expected(one: Strength, other: Strength) -> float:
    """Return the expected score against an opponent, from 0 to 1."""
    return float(1 / (1 + 10 ** (-dampened(other.deviation) * (one.rating - other.rating) / 400)))


def pair_weight(meetings: int) -> float:
    """Return the weight of a game of two players after some recent games against each other.

    Two accounts of one person cannot raise a rating for long.
    """
    return float(0.5 ** max(0, meetings + 1 - FULL_MEETINGS))


def rated(
    strengths: Sequence[Strength], ranks: Sequence[int], weights: Sequence[Sequence[float]] | None = None
) -> list[Strength]:
    """Return the ratings after a game, treated as games between all pairs of players.

    The pairs are not independent, so together they weigh as one game; `weights` can make them weigh less.
    """
    new = []
    for seat, one in enumerate(strengths):
        rivals = [other for other in range(len(strengths)) if other != seat]
        surprise = information = 0.0
        for other in rivals:
            weight = (1.0 if weights is None else weights[seat][other]) / len(rivals)
            trust, score = dampened(strengths[other].deviation), expected(one, strengths[other])
            result = 0.5 + 0.5 * ((ranks[other] > ranks[seat]) - (ranks[other] < ranks[seat]))
            surprise += weight * trust * (result - score)
            information += weight * trust**2 * score * (1 - score)
        precision = 1 / one.deviation**2 + Q**2 * information
        new.append(
            Strength(one.rating + Q / precision * surprise, max(SMALLEST_DEVIATION, sqrt(1 / precision)), one.games + 1)
        )
    return new
