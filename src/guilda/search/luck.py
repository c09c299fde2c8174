"""Split the result of a match into luck and skill.

Every seat's result is its expectation before the set-up, plus the luck of every chance event, plus the effect of every
decision, plus the drift of the estimate. The parts add up exactly; docs/research/luck-and-skill.md says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.review import expected_shares, in_order, means, scaled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from guilda.rules.game import Game
    from guilda.search.review import Remark

LUCK_SIMULATIONS = 200
"""Simulations for each estimate with two players; fewer with more, as their matches are longer."""
CHANCE_SAMPLES = 10
"""Other outcomes that each chance event is compared with."""


class Account(NamedTuple):
    """All seats' shares of the win through a match. Rows are those of the set-up, then of every decision."""

    start: list[float]
    """Expected shares before the set-up."""
    luck: list[list[float]]
    """The change by the chance of the set-up, then by the chance after each decision."""
    effects: list[list[float]]
    """The change by each decision, compared with the best one."""
    drift: list[list[float]]
    """The change of the estimate after each decision that neither the decision nor chance explains."""
    seats: list[int]
    """The seat that made each decision."""
    result: list[float]

    def balance(self, seat: int) -> Balance:
        """Return the sums for one seat."""
        own = [row[seat] for row, actor in zip(self.effects, self.seats, strict=True) if actor == seat]
        others = [row[seat] for row, actor in zip(self.effects, self.seats, strict=True) if actor != seat]
        luck, drift = (sum(row[seat] for row in rows) for rows in (self.luck, self.drift))
        return Balance(self.start[seat], luck, sum(own), sum(others), drift, self.result[seat])


class Balance(NamedTuple):
    """The account of one seat: all fields before the last add up to the last."""

    start: float
    luck: float
    decisions: float
    """The effect of the seat's own decisions: 0 at best."""
    opponents: float
    """The effect of the opponents' decisions."""
    drift: float
    result: float

    @property
    def without_luck(self) -> float:
        """The result less the luck: unbiased, whatever the quality of the estimates."""
        return self.result - self.luck

    @property
    def by_decisions(self) -> float:
        """The start and the effects of decisions alone: it varies least, but errors of the estimates bias it."""
        return self.start + self.decisions + self.opponents


def account(
    played: Sequence[tuple[Game, int]],
    end: Game,
    remarks: Iterable[Remark],
    *,
    simulations: int | None = None,
    samples: int = CHANCE_SAMPLES,
    seed: int = 0,
    threads: int = 1,
) -> Account:
    """Split the result of a finished match, given its positions with the actions played, its end and its review.

    All hands are open to the estimates, as they are to the players after the match. The result is that of the
    position `end`, and does not depend on the number of threads.
    """
    simulations = simulations or scaled(LUCK_SIMULATIONS, end.players, power=1)
    first, *later = lucks(played, end, simulations=simulations, samples=samples, seed=seed, threads=threads)
    found = Account(differences(*first), [first[1]], [], [], [], later[-1][0])
    before = first[0]
    for (now, luck), remark in zip(later, remarks, strict=True):
        found.luck.append(luck)
        found.effects.append(remark.effects)
        found.drift.append(differences(differences(differences(now, before), luck), remark.effects))
        found.seats.append(remark.seat)
        before = now
    return found


def lucks(
    played: Sequence[tuple[Game, int]], end: Game, *, simulations: int, samples: int, seed: int, threads: int = 1
) -> Iterator[tuple[list[float], list[float]]]:
    """Yield the expected shares of all seats after the set-up and after each decision, and the luck that led there."""
    if end.turn >= 0:
        raise ValueError("luck and skill can be told apart only when the match is over")
    first = played[0][0]
    after = [first, *(position for position, _ in played[1:]), end]

    def estimate(position: Game) -> list[float]:
        return expected_shares(position, simulations, seed, determinize=False)

    def luck_at(ply: int) -> tuple[list[float], list[float]]:
        sources = [FastRng(sample_seed(seed, ply, n)) for n in range(samples)]
        if ply:
            others = outcomes(*played[ply - 1], sources)
        else:
            others = [game_info(first.name).position(first.options(), source) for source in sources]
        shares = estimate(after[ply])
        luck = differences(shares, means([estimate(other) for other in others])) if others else [0.0] * len(shares)
        return shares, luck

    return in_order(luck_at, range(len(after)), threads)


def outcomes(position: Game, action: int, sources: Sequence[FastRng]) -> list[Game]:
    """Return the position after an action once for each source of chance; none if nothing is drawn."""
    found = []
    for chance in sources:
        board, before = position.copy(), chance.state
        board.apply(action, chance)
        if chance.state == before:
            return []
        found.append(board)
    return found


def sample_seed(seed: int, ply: int, sample: int) -> int:
    """Return the seed of one sample, another one for every event."""
    return ((seed + 1) << 40) + (ply << 20) + sample


def differences(after: Sequence[float], before: Sequence[float]) -> list[float]:
    """Subtract two rows."""
    return [late - early for late, early in zip(after, before, strict=True)]
