"""A review of the decisions of a match: what each of them gave away against the best one.

The played action and the one that the search prefers are looked at with the same care, in the same futures. Each
decision is judged by what its seat could know.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Literal, NamedTuple

from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from guilda.rules.game import Game

REVIEW_SIMULATIONS = 4_000
FUTURES = 4
"""How many futures are looked at where an action draws something."""
MISTAKE = 0.08
BLUNDER = 0.18
"""Shares of the victory from which an action is marked with ? and ??."""


class Remark(NamedTuple):
    """What is to be said of one decision. Plies count from 1, as moves do."""

    ply: int
    seat: int
    action: int
    best: int
    share: float
    """Of the victory, expected after the action that was played."""
    best_share: float
    """The same after the best one."""
    shares: list[float]
    """Every seat's expected share of the victory before the decision."""

    @property
    def loss(self) -> float:
        """The share of the victory that was given away."""
        return self.best_share - self.share

    @property
    def mark(self) -> Literal["", "?", "??"]:
        """`?` for a mistake, `??` for a blunder."""
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


def review(
    positions: Iterable[tuple[Game, int]], *, simulations: int = REVIEW_SIMULATIONS, seed: int = 0
) -> Iterator[Remark]:
    """A remark on every decision: given the positions of a match and the action that was played in each."""
    for ply, (position, action) in enumerate(positions, 1):
        seat = position.turn
        seen = position.seen_by(seat, FastRng(seed + ply))
        yield Remark(ply, seat, action, *judged(seen, action, simulations, seed))


def judged(seen: Game, action: int, simulations: int, seed: int) -> tuple[int, float, float, list[float]]:
    """The best action, what is expected after the one that was played, after the best, and for every seat."""
    report = Searcher(seed).search(seen, simulations=simulations)
    shares = {prospect.action: prospect.results[seen.turn] for prospect in report.prospects}
    best = report.action
    if action != best and not report.decided:
        shares = {each: share_after(seen, each, simulations, seed) for each in (action, best)}
    if shares[action] >= shares[best]:
        best = action
    return best, shares[action], shares[best], report.prospects[0].results


def share_after(seen: Game, action: int, simulations: int, seed: int) -> float:
    """The share of the victory that the seat to act can expect after an action."""
    seat, shares = seen.turn, []
    for future in range(FUTURES):
        board, chance = seen.copy(), FastRng(seed + future)
        before = chance.state
        board.apply(action, chance)
        drawn = chance.state != before
        certain = not drawn and not game_info(board.name).secrets
        if board.turn < 0:
            ranks = board.ranks()
            shares.append((ranks[seat] == 1) / max(1, ranks.count(1)))
        else:
            budget = simulations if certain else max(1, simulations // FUTURES)
            shares.append(Searcher(seed).search(board, simulations=budget).prospects[0].results[seat])
        if certain:
            break
    return fmean(shares)
