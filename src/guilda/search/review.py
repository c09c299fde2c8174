"""Review a match: the win probability that each move cost compared with the best one.

The move played and the best move are searched with the same budget and the same chance. Each move is judged by what its
seat could know. Moves are independent, so several threads can search them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar

from guilda.rules.registry import game as game_info
from guilda.rules.registry import load
from guilda.rules.rng import FastRng
from guilda.search.performance import performance
from guilda.search.search import Searcher

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from guilda.rules.game import Game
    from guilda.search.performance import Performance

T = TypeVar("T")
U = TypeVar("U")
MOST_THREADS = 2
FEWEST_SIMULATIONS = 600
LONG_MATCH = 40
"""Moves of each player from which the searches of a review share a budget."""
MASTER = -2
"""The level before the strongest one."""
CHANCE_SAMPLES = 4
"""Positions searched after a move that draws something."""
MISTAKE = 0.08
BLUNDER = 0.18
"""Losses from which a move is marked with ? and ??."""


class Remark(NamedTuple):
    """The review of one move. Plies count from 1, as moves do."""

    ply: int
    seat: int
    action: int
    best: int
    after: list[float]
    """Each seat's expected share of the win after the move played."""
    after_best: list[float]
    """Each seat's expected share of the win after the best move."""
    shares: list[float]
    """Each seat's expected share of the win before the move."""

    @property
    def share(self) -> float:
        """Expected share of the win of the seat after the move played."""
        return self.after[self.seat]

    @property
    def best_share(self) -> float:
        """Expected share of the win of the seat after the best move."""
        return self.after_best[self.seat]

    @property
    def loss(self) -> float:
        """The share of the win that the move cost."""
        return self.best_share - self.share

    @property
    def effects(self) -> list[float]:
        """The difference that the move made to each seat's expected share, compared with the best move."""
        return [played - best for played, best in zip(self.after, self.after_best, strict=True)]

    @property
    def mark(self) -> Literal["", "?", "??"]:
        """`?` for a mistake, `??` for a blunder."""
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


class Played(Protocol):
    """A match or a record."""

    @property
    def seats(self) -> Sequence[Any]:
        """The players, each with a `name`."""

    def played(self) -> Iterator[tuple[Game, int]]:
        """Yield every position in which a decision was made, with the action chosen there."""


class Review:
    """Remarks on every move of a match, each computed when it is first read. A notebook shows all of them."""

    def __init__(
        self,
        positions: Iterable[tuple[Game, int]],
        names: Sequence[str],
        simulations: int | None,
        seed: int,
        threads: int = 1,
    ) -> None:
        self.names = names
        self.positions: list[Game] = []
        """The positions of the remarks so far."""
        self._found: list[Remark] = []
        self._coming = self._search(positions, simulations, seed, threads)

    def _search(
        self, positions: Iterable[tuple[Game, int]], budget: int | None, seed: int, threads: int
    ) -> Iterator[Remark]:
        moves = list(positions)
        if not moves:
            return
        budget = budget or default_simulations(moves[0][0].name, moves[0][0].players, len(moves))
        search = partial(remark_on, simulations=budget, seed=seed)
        for position, remark in in_order(search, enumerate(moves, 1), threads):
            self.positions.append(position)
            self._found.append(remark)
            yield remark

    def __iter__(self) -> Iterator[Remark]:
        yield from self._found
        yield from self._coming

    def remarks(self) -> list[Remark]:
        """Return the remarks on all moves."""
        return list(self)

    def performance(self, seat: int) -> Performance:
        """Return what the decisions of a seat lost while the game was open, and the level that loses about as much."""
        remarks = self.remarks()  # which completes the positions
        if remarks and not 0 <= seat < len(remarks[0].shares):
            raise ValueError(f"there is no seat {seat}: choose one from 0 to {len(remarks[0].shares) - 1}")
        return performance(self.positions, remarks, seat)

    def __repr__(self) -> str:
        return f"<Review of {len(self._found)} moves so far>"

    def _repr_html_(self) -> str:
        """Show the chances during the match and what the mistakes cost, in a notebook."""
        shown: str = load("guilda.drawing.review:html")(self)
        return shown


def review(
    played: Played | Iterable[tuple[Game, int]], *, simulations: int | None = None, seed: int = 0, threads: int = 1
) -> Review:
    """Return a review of a match, of a record, or of positions and the action played in each.

    Each move is searched with `simulations`, or with a budget that suits the game. The result does not depend on the
    number of threads; with several, all moves are read at once.
    """
    if isinstance(played, str) or not (isinstance(played, Iterable) or hasattr(played, "played")):
        raise TypeError(f"{type(played).__name__} cannot be reviewed: give a match or a record")
    if isinstance(played, Iterable):
        return Review(played, (), simulations, seed, threads)
    return Review(played.played(), [each.name for each in played.seats], simulations, seed, threads)


def default_threads() -> int:
    """Return the number of threads for a review that a player waits for."""
    if sys.platform == "emscripten":  # a browser
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_THREADS, cores)


def in_order(function: Callable[[T], U], items: Iterable[T], threads: int) -> Iterator[U]:
    """Yield the result of a function for each item, in their order; with one thread, each when it is asked for."""
    if threads == 1:
        yield from map(function, items)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(function, items)


def default_simulations(name: str, players: int, moves: int = 0) -> int:
    """Return a budget for each move: a quarter of master's with two players, and less with more or in a long match.

    With more players there are more moves, and each simulation takes longer: a review should always take a few seconds.
    """
    simulations, _ = game_info(name).levels[MASTER]
    budget = scaled(max(FEWEST_SIMULATIONS, simulations // 4), players)
    return budget * min(moves, LONG_MATCH * players) // moves if moves else budget


def scaled(count: int, players: int, power: int = 2) -> int:
    """Return a budget that takes about as long with several players as `count` does with two.

    The time grows with this power of the number of players: by the square for the search of a whole match.
    """
    return int(count * (2 / max(2, players)) ** power)


def remark_on(move: tuple[int, tuple[Game, int]], *, simulations: int, seed: int) -> tuple[Game, Remark]:
    """Return the position of a move and the remark on it."""
    ply, (position, action) = move
    seen = position.seen_by(position.turn, FastRng(seed + ply))
    return position, Remark(ply, position.turn, action, *compare(seen, action, simulations, seed))


def compare(seen: Game, action: int, simulations: int, seed: int) -> tuple[int, list[float], list[float], list[float]]:
    """Return the best action, and all seats' shares of the win after the action played, after the best and before."""
    seat = seen.turn
    result = Searcher(seed, deep=True).search(seen, simulations=simulations)
    shares = {move.action: move.results for move in result.moves}
    best = result.action
    if action != best and not result.proven:
        shares = {each: shares_after(seen, each, simulations, seed) for each in (action, best)}
    if shares[action][seat] >= shares[best][seat]:
        best = action
    return best, shares[action], shares[best], result.moves[0].results


def shares_after(seen: Game, action: int, simulations: int, seed: int) -> list[float]:
    """Return all seats' expected shares of the win after an action."""
    found = []
    for sample in range(CHANCE_SAMPLES):
        board, chance = seen.copy(), FastRng(seed + sample)
        before = chance.state
        board.apply(action, chance)
        certain = chance.state == before and not game_info(board.name).secrets
        budget = simulations if certain else max(1, simulations // CHANCE_SAMPLES)
        found.append(expected_shares(board, budget, seed, deep=True))
        if certain:
            break
    return means(found)


def expected_shares(position: Game, simulations: int, seed: int, **settings: Any) -> list[float]:
    """Return all seats' expected shares of the win; those of a finished game are its result."""
    if position.turn < 0:
        ranks = position.ranks()
        return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]
    return Searcher(seed, **settings).search(position, simulations=simulations).moves[0].results


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of each column."""
    return [fmean(column) for column in zip(*rows, strict=True)]
