"""Mirrored matches at equal CPU time between networks, or of a network against the search without one."""

from __future__ import annotations

import multiprocessing
from functools import partial
from math import log, sqrt
from time import thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

import guilda
from guilda.arena.ratings import ELO, score
from guilda.console import Progress
from guilda.training.selfplay import player_of, searcher, shares_of, start, variant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from guilda.arena.ratings import Score
    from guilda.search.search import Searcher

MEASURE_SEED = 800_000_000
"""Seeds from here on are for `guilda train --measure` only."""
COST_SEED = 700_000_000
COST_PAIRS = 5
"""Pairs of games from which equal CPU time is estimated."""


class Pair(NamedTuple):
    """The two games of a seed: the first player's shares of the win, and both players' CPU time in seconds.

    Alone, the share is one half if both beat the target or neither.
    """

    shares: tuple[float, float]
    seconds: tuple[float, float]


def play_pair(
    name: str,
    options: dict[str, Any],
    makers: Sequence[Callable[[int], Searcher]],
    budgets: Sequence[int],
    seed: int,
) -> Pair:
    """Play a seed in both seatings. Two players, made for each seat from a seed, alternate around the table."""
    shares, seconds = [], [0.0, 0.0]
    for shift in range(2):
        game, rng = start(name, options, seed)
        sight = guilda.FastRng(seed)
        sides = [(seat + shift) % 2 for seat in range(game.players)]
        searchers = [makers[side](seed + seat) for seat, side in enumerate(sides)]
        while game.turn >= 0:
            actions, side = game.actions(), sides[game.turn]
            action = actions[0]
            if len(actions) > 1:
                seen = game.seen_by(game.turn, sight)
                began = thread_time()
                action = searchers[game.turn].search(seen, simulations=budgets[side]).action
                seconds[side] += thread_time() - began
            game.apply(action, rng)
        shares.append(sum(share for side, share in zip(sides, shares_of(game), strict=True) if side == 0))
        if game.players == 1 and shift:  # alone, both play the same deal
            shares = [(1 + shares[0] - sum(shares_of(game))) / 2] * 2
    return Pair((shares[0], shares[1]), (seconds[0], seconds[1]))


def equal_time(
    name: str, options: dict[str, Any], makers: Sequence[Callable[[int], Searcher]], simulations: int
) -> tuple[int, int]:
    """Return simulations for two players that take the same CPU time; the second player gets `simulations`.

    The cost of a simulation is taken from a few games, because searches end early and keep their trees.
    """
    first, costs = simulations, [0.0, 0.0]
    for number in range(COST_PAIRS):
        pair = play_pair(name, options, makers, (first, simulations), COST_SEED + number)
        for side, budget in enumerate((first, simulations)):
            costs[side] += pair.seconds[side] / budget
        first = max(1, round(simulations * costs[1] / costs[0]))
    return first, simulations


class Match(NamedTuple):
    """The result of a mirrored match at equal CPU time."""

    score: Score
    games: int
    budgets: tuple[int, int]
    time: float
    """CPU time of the first player, in that of the second."""

    @property
    def error(self) -> float:
        """The standard error of the first player's share of wins."""
        return sqrt(self.score.mean * (1 - self.score.mean) / self.score.games)

    @property
    def interval(self) -> str:
        """The first player's share of wins with its 95 % interval."""
        low, high = self.score.interval
        return f"{100 * self.score.mean:.1f} % ({100 * low:.0f} to {100 * high:.0f} %)"

    def __str__(self) -> str:
        """Describe the match in a line."""
        first, second = self.budgets
        odds = log(max(0.01, self.score.mean) / max(0.01, 1 - self.score.mean))
        return (
            f"won {self.interval} of {self.games} games with {first} against {second} simulations per move, "
            f"{ELO * odds:+.0f} Elo; CPU time {self.time:.2f} : 1"
        )


def match_of(pairs: Sequence[Pair], budgets: tuple[int, int]) -> Match:
    """Return the result of pairs of games."""
    first, second = (sum(pair.seconds[side] for pair in pairs) for side in range(2))
    return Match(score([pair.shares for pair in pairs]), 2 * len(pairs), budgets, first / max(second, 1e-9))


def play_match(
    pool: Any,
    rules: tuple[str, dict[str, Any], Sequence[str]],
    networks: Sequence[Path | str],
    simulations: int,
    games: int,
    first_seed: int,
    times: float = 1.0,
) -> Match:
    """Play mirrored games between two network files.

    The second has `simulations` per move, the first equal CPU time, or `times` as much.
    """
    name, options, mixed = rules
    equal, _ = equal_time(name, options, makers_of(networks), simulations)
    budgets = max(1, round(times * equal)), simulations
    tasks = [
        (name, variant(name, options, mixed, number), networks, budgets, first_seed + number)
        for number in range(max(1, games // 2))
    ]
    pairs = []
    with Progress(len(tasks)) as progress:
        for pair in pool.imap_unordered(play_task, tasks):
            pairs.append(pair)
            progress.advance("pairs of games of the match")
    return match_of(pairs, budgets)


def play_task(task: tuple[Any, ...]) -> Pair:
    """Play one pair of games of a match."""
    name, options, networks, budgets, seed = task
    return play_pair(name, options, makers_of(networks), budgets, seed)


def makers_of(networks: Sequence[Path | str]) -> list[Callable[[int], Searcher]]:
    """Return functions that make the searchers of network files from a seed."""
    return [partial(searcher, player_of(path)) for path in networks]


def worker_pool(workers: int) -> Any:
    """Return a pool of processes."""
    return multiprocessing.get_context("spawn").Pool(workers)
