"""Measure how precise the review of a move is, compared with a review with 16 times as many simulations.

python -m bench.review_precision [GAME…] [--moves 30] prints the root mean square of the difference between both losses
of a move, and how many moves get the same mark, for every number of players.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import fmean

import guilda
from bench.review import game
from guilda.records.record import loads
from guilda.records.replay import decisions
from guilda.rules.registry import BUILT_IN
from guilda.search.review import default_simulations, review

REFERENCE = 16


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(BUILT_IN))
    parser.add_argument("--moves", type=int, default=30, help="moves of one game, evenly spread (default 30)")
    chosen = parser.parse_args()
    print("| game | players | simulations per search | error of a loss | same mark |")
    print("| --- | --- | --- | --- | --- |")
    for name in chosen.games:
        most = max(int(options["players"] or 0) for options in guilda.game(name).option_sets())
        for players in range(2, most + 1):
            record = loads(game(name, {"players": players}, 0))
            played = [move for move in decisions(record) if len(move[0].actions()) > 1]
            moves, budget = played[:: max(1, len(played) // chosen.moves)], default_simulations(name, players)
            found, better = (review(moves, simulations=each).remarks() for each in (budget, REFERENCE * budget))
            pairs = list(zip(found, better, strict=True))
            error = sqrt(fmean((one.loss - other.loss) ** 2 for one, other in pairs))
            same = sum(one.mark == other.mark for one, other in pairs)
            print(f"| {name} | {players} | {budget:,} | {100 * error:.1f} % | {same} of {len(pairs)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
