"""Print hashes of games and of searches as JSON: they must be the same natively, uncompiled and in WebAssembly.

It also runs in Pyodide, so it imports nothing but the package.
"""

import json
import sys
from hashlib import sha256

import guilda
from guilda.rules.game import EventLog
from guilda.search.search import Searcher

PLAYERS = 2
LEAST_CHOICES = 6


def games(name: str, number: int) -> str:
    """Return a hash of the legal actions, events, scores and positions of random games, spread over the variants."""
    total = sha256()
    variants = list(guilda.game(name).option_sets())
    for seed in range(number):
        rng = guilda.FastRng(seed)
        game = guilda.game(name).position(variants[seed % len(variants)], rng, EventLog())
        while game.actor() is not None:
            legal = game.actions()
            total.update(repr(legal).encode())
            game.apply(legal[rng.below(len(legal))], rng)
        total.update(repr((game.log.rows(), game.scores(), game.ranks(), game.text())).encode())
    return total.hexdigest()


def searches(name: str, number: int, simulations: int) -> list[str]:
    """Return each decision of a search, and a hash of its visits and of all bits of its estimates."""
    found = []
    for seed in range(number):
        rng = guilda.FastRng(100 + seed)
        game = guilda.game(name).position({"players": PLAYERS}, rng)
        decisions = 0
        while decisions < 4 * (seed + 1) or len(game.actions()) < LEAST_CHOICES:
            game.apply(game.random_action(rng), rng)
            decisions += 1
        result = Searcher(seed).search(game, simulations=simulations)
        moves = [(move.action, move.visits, move.results, move.points) for move in result.moves]
        found.append(f"{result.action} {sha256(repr(moves).encode()).hexdigest()[:16]}")
    return found


def report(number: int, positions: int, simulations: int) -> dict[str, dict[str, object]]:
    """Return the hashes of every game."""
    return {
        info.name: {"games": games(info.name, number), "searches": searches(info.name, positions, simulations)}
        for info in guilda.games()
    }


if __name__ == "__main__":
    reports = [report(*map(int, sizes.split(","))) for sizes in sys.argv[1:]]
    print(json.dumps({"compiled": guilda.compiled, "reports": reports}))
