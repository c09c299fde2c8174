"""Self-play, without PyTorch. A player is a network, or None for the search without a network."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import guilda
from guilda.search.search import Searcher, base_evaluation_of, inputs_of, network_base_of, with_network
from guilda.search.seat_network import SeatNetworkEvaluation, blank, load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game
    from guilda.search.evaluation import Evaluation
    from guilda.search.search import SearchResult
    from guilda.search.seat_network import SeatNetwork

    Player = SeatNetwork | None

LAMBDA = 0.8
"""The weight of later positions in the target of a position."""
OPENING_PLIES = 16
"""Moves at the start of a game that are drawn in proportion to visits."""
EXPLORATION = 0.1
"""The share of later moves that are drawn in proportion to visits."""


def start(name: str, options: dict[str, Any], seed: int) -> tuple[Game, guilda.FastRng]:
    """Return a new game and its random generator."""
    rng = guilda.FastRng(seed)
    return guilda.game(name).position(options, rng), rng


def player_of(path: Path | str) -> Player:
    """Return the player of a network file; an empty path is the search without a network."""
    return load(Path(path)) if path else None


def evaluation_for(game: Game, player: Player) -> Evaluation:
    """Return the evaluation of a player."""
    return base_evaluation_of(game) if player is None else with_network(game, player)


def searcher(player: Player, seed: int) -> Searcher:
    """Return a new searcher of a player."""
    return Searcher(seed, evaluation=lambda game: evaluation_for(game, player))


def play(name: str, options: dict[str, Any], seed: int, simulations: int, player: Player) -> dict[str, Any]:
    """Play a game of self-play and return its samples as arrays, one row per decision, seats in order.

    The target of a position is the λ-return of the search: a mean of the values of all later positions, with weights
    that fall by λ, and the result.
    """
    game, rng = start(name, options, seed)
    sight, dice = guilda.FastRng(seed), Random(seed)  # noqa: S311 - a game, not a secret
    searchers = [searcher(player, seed + seat) for seat in range(game.players)]
    rows: list[tuple[Any, Any, Any]] = []
    ply = 0
    while game.turn >= 0:
        actions, seat = game.actions(), game.turn
        action = actions[0]
        if len(actions) > 1:
            seen = game.seen_by(seat, sight)
            result = searchers[seat].search(seen, simulations=simulations)
            rows.append((*describe(seen, seen), result.moves[0].results))
            action = explore(result, ply, dice)
        game.apply(action, rng)
        ply += 1
    won = shares_of(game)
    value = np.array(won)
    targets = []
    for _, _, searched in reversed(rows):
        targets.append(value)
        value = (1 - LAMBDA) * np.array(searched) + LAMBDA * value
    return {
        "numbers": np.array([numbers for numbers, _, _ in rows], np.int16),
        "base": logits_of([own for _, own, _ in rows]),
        "target": np.array(targets[::-1], np.float32),
        "won": np.array([won] * len(rows), np.float32),
    }


def describe(viewed: Game, game: Game) -> tuple[list[int], list[float]]:
    """Return the numbers and expected results of a position, as the seat to act in another position sees it."""
    base, inputs = network_base_of(viewed), inputs_of(viewed)
    describer = SeatNetworkEvaluation(viewed, base, inputs, blank(viewed, base, inputs))
    return describer.describe(game), list(base.expected(game)[0])


def logits_of(results: Sequence[Sequence[float]]) -> Any:
    """Return the logits of expected results: of the seats among each other, or of beating the target alone."""
    shares = np.clip(np.array(results, float), 1e-6, 1 - 1e-6)
    return (np.log(shares) - (np.log(1 - shares) if shares.shape[1] == 1 else 0)).astype(np.float32)


def shares_of(game: Game) -> list[float]:
    """Return each seat's share of the win in a finished game; alone, whether the target was beaten."""
    ranks = game.ranks()
    return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]


def explore(result: SearchResult, ply: int, dice: Random) -> int:
    """Return the best action, or at the start and sometimes later one drawn in proportion to visits."""
    if ply < OPENING_PLIES or dice.random() < EXPLORATION:
        (drawn,) = dice.choices(result.moves, [move.visits for move in result.moves])
        return drawn.action
    return result.action
