"""What the search would play in a position, and how it judges it: for a player who asks, and for an evaluation bar.

Everything is found out from what the seat may know; chance and secrets are as likely to fall any other way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from guilda.rules.registry import game as game_info
from guilda.rules.rng import FastRng
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game
    from guilda.search.tree import Prospect

HINT_SIMULATIONS = 10_000
OUTLOOK_SIMULATIONS = 200


class Choice(NamedTuple):
    """An action and what is expected of it for the seat that asks."""

    action: int
    share: float
    """Of the victory."""
    margin: float
    """Points ahead of the best rival in the end; a player alone: points."""
    visits: int


@dataclass(frozen=True)
class Hint:
    """What a seat could do, the best first, and what will probably follow until something is drawn or hidden."""

    seat: int
    choices: list[Choice]
    line: list[int]
    decided: bool
    """Whether the rest of the round is counted out to its end."""


def hint(position: Game, seat: int | None = None, *, simulations: int = HINT_SIMULATIONS, seed: int = 0) -> Hint:
    """What the seat to act could do; another seat gets a `ValueError`."""
    actor = position.actor()
    if actor is None:
        raise ValueError("the game is over: there is nothing to decide")
    if seat is not None and seat != actor:
        raise ValueError(f"seat {seat} has nothing to decide now: it is the turn of seat {actor}")
    seen = position.seen_by(actor, FastRng(seed))
    report = Searcher(seed).search(seen, simulations=simulations)
    choices = [choice(prospect, actor) for prospect in report.prospects if prospect.visits]
    return Hint(actor, choices, certain_part(seen, report.line), report.decided)


def choice(prospect: Prospect, seat: int) -> Choice:
    """A prospect as one seat sees it."""
    return Choice(prospect.action, prospect.results[seat], margin(prospect.points, seat), prospect.visits)


def margin(points: Sequence[float], seat: int) -> float:
    """The points that a seat is ahead of the best of the others."""
    return points[seat] - max((each for other, each in enumerate(points) if other != seat), default=0.0)


def certain_part(position: Game, line: Sequence[int]) -> list[int]:
    """The beginning of a line up to the first action that draws something, or that a seat with secrets would choose."""
    secrets = game_info(position.name).secrets
    board, chance, certain = position.copy(), FastRng(0), []
    for action in line:
        if secrets and board.turn != position.turn:
            break
        certain.append(action)
        before = chance.state
        board.apply(action, chance)
        if chance.state != before or board.turn < 0:
            break
    return certain


def outlook(
    position: Game, seat: int | None = None, *, simulations: int = OUTLOOK_SIMULATIONS, seed: int = 0
) -> list[float]:
    """Every seat's expected share of the victory, from what a seat (None: a spectator) may know."""
    if position.actor() is None:
        ranks = position.ranks()
        return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]
    seen = position.seen_by(seat, FastRng(seed))
    report = Searcher(seed).search(seen, simulations=simulations)
    return report.prospects[0].results
