"""Self-play, without PyTorch. A player is a network, or None for the search without a network.

With 0 simulations games are greedy, which is a hundred times as fast: moves are chosen by one-ply search with the
evaluation that networks correct, a few of them at random, so that the network also sees bad positions.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import guilda
from guilda.search.search import (
    Searcher,
    base_evaluation_of,
    inputs_of,
    network_base_of,
    settings_of,
    with_network,
)
from guilda.search.seat_network import SeatNetworkEvaluation, blank, load
from guilda.search.tree import Tree

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

GREEDY_SAMPLES = 0.2
"""The share of the positions of greedy games that are described."""
GREEDY_NOISE = (0.0, 0.0, 0.02, 0.04)
"""Rates of random moves in greedy games, one of which is drawn for each game."""
GREEDY_OPENINGS = 1 / 3
"""The share of greedy games in which the first move of every seat is random."""


def variant(name: str, options: dict[str, Any], mixed: Sequence[str], number: int) -> dict[str, Any]:
    """Return the options of a game: those that are mixed take each of their values in turn."""
    for option in guilda.game(name).options:
        if option.name in mixed:
            options = options | {option.name: option.values[number % len(option.values)]}
            number //= len(option.values)
    return options


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
    that fall by λ, and the result. In greedy games it is the result.

    With hidden information a position is described as a random seat sees it: the search evaluates positions in which an
    opponent is to act with the knowledge of the searching seat.
    """
    game, rng = start(name, options, seed)
    sight, dice = guilda.FastRng(seed), Random(seed)  # noqa: S311 - a game, not a secret
    searchers = [searcher(player, seed + seat) for seat in range(game.players)]
    noise, opening = dice.choice(GREEDY_NOISE), game.players if dice.random() < GREEDY_OPENINGS else 0
    secrets = guilda.game(name).secrets
    views: dict[int, Game] = {}
    trees: dict[int, Tree] = {}
    rows: list[tuple[Any, Any, Any]] = []
    ply = 0
    while game.turn >= 0:
        actions, seat = game.actions(), game.turn
        action = actions[0]
        if len(actions) > 1:
            seen = game.seen_by(seat, sight)
            views.setdefault(seat, seen)
            searched = None
            if simulations:
                result = searchers[seat].search(seen, simulations=simulations)
                action, searched = explore(result, ply, dice), result.moves[0].results
            elif ply < opening or dice.random() < noise:
                action = dice.choice(actions)
            else:
                if seat not in trees:
                    trees[seat] = Tree(seen, network_base_of(seen), seed, **settings_of(seen, greedy=True))
                action = trees[seat].greedy(seen)
            if simulations or dice.random() < GREEDY_SAMPLES:
                viewed = views[dice.choice(sorted(views))] if secrets else seen
                rows.append((*describe(viewed, game), searched))
        game.apply(action, rng)
        ply += 1
    won = shares_of(game)
    value = np.array(won)
    targets = []
    for _, _, searched in reversed(rows):
        targets.append(value)
        if searched is not None:
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
