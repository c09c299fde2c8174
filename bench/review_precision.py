"""Measure how precise the review of a move is: the same moves are reviewed again with other seeds.

python -m bench.review_precision [GAME…] [--moves 20] prints the standard deviation of the loss of a move between seeds,
with the budget of a review and with four times as much, for two players and for the most.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import fmean, variance

import guilda
from bench.review import game
from guilda.records.record import loads
from guilda.records.replay import decisions
from guilda.rules.registry import BUILT_IN
from guilda.search.review import default_simulations, review

SEEDS = 3


def spread(moves: list[tuple[guilda.Game, int]], simulations: int) -> float:
    """Return the standard deviation of the loss of a move between seeds."""
    runs = [[remark.loss for remark in review(moves, simulations=simulations, seed=seed)] for seed in range(SEEDS)]
    return sqrt(fmean(variance(losses) for losses in zip(*runs, strict=True)))


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(BUILT_IN))
    parser.add_argument("--moves", type=int, default=20, help="moves of one game, evenly spread (default 20)")
    chosen = parser.parse_args()
    print("| game | players | simulations per search | standard deviation of a loss | with four times as many |")
    print("| --- | --- | --- | --- | --- |")
    for name in chosen.games:
        for players in 2, max(int(options["players"] or 0) for options in guilda.game(name).option_sets()):
            played = [move for move in decisions(loads(game(name, players, 0))) if len(move[0].actions()) > 1]
            moves, budget = played[:: max(1, len(played) // chosen.moves)], default_simulations(name, players)
            found = [f"{100 * spread(moves, each):.1f} %" for each in (budget, 4 * budget)]
            print(f"| {name} | {players} | {budget:,} | {' | '.join(found)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
