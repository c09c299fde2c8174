"""Self-play and mirrored matches with networks, without PyTorch."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import guilda
from guilda.search.network import Network, NetworkEvaluation
from guilda.search.search import Searcher, base_evaluation_of, settings_of
from guilda.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.rules.game import Game
    from guilda.search.evaluation import Evaluation
    from guilda.search.search import SearchResult

OPENING_PLIES = 16
"""Moves at the start of a game that are drawn in proportion to visits."""
EXPLORATION = 0.1
"""The share of later moves that are drawn in proportion to visits."""
COST_POSITIONS = 6
COST_SIMULATIONS = 300


@dataclass(frozen=True)
class Player:
    """A network (None: the game's own evaluation) and settings of the search."""

    network: Network | None = None
    settings: dict[str, Any] = field(default_factory=dict)

    def evaluation(self) -> Callable[[Any], Evaluation]:
        """Return a function that makes the evaluation for a position."""
        if self.network is None:
            return base_evaluation_of
        network = self.network
        return lambda game: NetworkEvaluation(game, base_evaluation_of(game), network)

    def searcher(self, seed: int) -> Searcher:
        """Return a new searcher."""
        return Searcher(seed, evaluation=self.evaluation(), **self.settings)


def start(name: str, options: dict[str, Any], seed: int) -> tuple[Game, guilda.FastRng]:
    """Return a new game and its random generator."""
    rng = guilda.FastRng(seed)
    return guilda.game(name).position(options, rng), rng


def play(name: str, options: dict[str, Any], seed: int, simulations: int, player: Player) -> dict[str, Any]:
    """Play a game of self-play and return its training samples as arrays, one row per decision.

    Seats are in playing order from the seat to act. In `visits`, -1 marks an illegal action.
    """
    game, rng = start(name, options, seed)
    dice, sight = Random(seed), guilda.FastRng(seed)  # noqa: S311 - a game, not a secret
    searchers = [player.searcher(seed + seat) for seat in range(game.players)]
    encoder = NetworkEvaluation(game, base_evaluation_of(game), player.network)
    rows: list[tuple[int, Any, list[float], list[float], list[float], Any]] = []
    ply = 0
    while game.turn >= 0:
        actions, seat = game.actions(), game.turn
        action = actions[0]
        if len(actions) > 1:
            seen = game.seen_by(seat, sight)
            result = searchers[seat].search(seen, simulations=simulations)
            visits = np.full(game.n_actions, -1, np.int16)
            for move in result.moves:
                visits[move.action] = min(move.visits, 32767)
            shares = result.moves[0].results
            rows.append((seat, *encoder.sample(seen), [shares[each] for each in turn_order(seen)], visits))
            action = explore(result, ply, dice)
        game.apply(action, rng)
        ply += 1
    ranks, scores = game.ranks(), game.scores()
    won = [(rank == 1) / ranks.count(1) for rank in ranks]
    orders = [[(seat + step) % game.players for step in range(game.players)] for seat, *_ in rows]
    return {
        "inputs": np.array([row[1] for row in rows], np.int16),
        "base_logits": np.array([row[2] for row in rows], np.float32),
        "base_points": np.array([row[3] for row in rows], np.float32),
        "search": np.array([row[4] for row in rows], np.float32),
        "visits": np.array([row[5] for row in rows], np.int16),
        "result": np.array([[won[each] for each in order] for order in orders], np.float32),
        "points": np.array([[scores[each] for each in order] for order in orders], np.float32),
    }


def explore(result: SearchResult, ply: int, dice: Random) -> int:
    """Return the best action, or at the start and sometimes later one drawn in proportion to visits."""
    if ply < OPENING_PLIES or dice.random() < EXPLORATION:
        (drawn,) = dice.choices(result.moves, [move.visits for move in result.moves])
        return drawn.action
    return result.action


def turn_order(game: Game) -> list[int]:
    """Return the seats in playing order from the seat to act."""
    return [(game.turn + step) % game.players for step in range(game.players)]


class Score(NamedTuple):
    """The share of wins of the first player in mirrored games, with its standard error."""

    mean: float
    error: float
    games: int


def match(
    name: str, options: dict[str, Any], players: Sequence[Player], budgets: Sequence[int], seeds: Sequence[int]
) -> list[float]:
    """Play each seed in both seatings; return the first player's share of the wins for each seed.

    With more than two seats the players alternate, so that over both seatings each holds every seat once.
    """
    shares = []
    for seed in seeds:
        won = 0.0
        for shift in range(2):
            game, rng = start(name, options, seed)
            sight = guilda.FastRng(seed)
            sides = [(seat + shift) % 2 for seat in range(game.players)]
            searchers = [players[side].searcher(seed + seat) for seat, side in enumerate(sides)]
            while game.turn >= 0:
                actions, seat = game.actions(), game.turn
                action = actions[0]
                if len(actions) > 1:
                    seen = game.seen_by(seat, sight)
                    action = searchers[seat].search(seen, simulations=budgets[sides[seat]]).action
                game.apply(action, rng)
            ranks = game.ranks()
            won += sum(side == 0 and rank == 1 for side, rank in zip(sides, ranks, strict=True)) / ranks.count(1)
        shares.append(won / 2)
    return shares


def score(shares: Sequence[float]) -> Score:
    """Return the mean of the shares, with the standard error between seeds."""
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.5
    return Score(fmean(shares), error, 2 * len(shares))


def microseconds(name: str, options: dict[str, Any], player: Player) -> float:
    """Return the CPU time of a simulation, averaged over positions of random games."""
    spent = 0.0
    simulations = 0
    for seed in range(COST_POSITIONS):
        game, rng = start(name, options, seed)
        for _ in range(8 * seed):
            if game.turn >= 0:
                game.apply(game.random_action(rng), rng)
        if game.turn < 0:
            continue
        tree = Tree(game, player.evaluation()(game), seed, **{**settings_of(game), **player.settings})
        began = thread_time()
        tree.run(COST_SIMULATIONS)
        spent += thread_time() - began
        simulations += tree.simulations
    return 1e6 * spent / simulations


def equal_time(name: str, options: dict[str, Any], players: Sequence[Player], simulations: int) -> tuple[int, int]:
    """Return simulations for both players that take the same CPU time; the second player gets `simulations`."""
    first, second = (microseconds(name, options, player) for player in players)
    return max(1, round(simulations * second / first)), simulations
