"""Check over many games that luck has mean zero, and measure how many games adjusted results save.

python tools/luck.py [GAME…] [--games 1000] [--workers 2] plays adjusted tournaments between two levels. Results are
kept in build/luck, so that a run can be stopped and resumed.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from guilda.arena.results import ResultsFile
from guilda.arena.schedule import tournament
from guilda.arena.tournament import run
from guilda.rules.registry import names

FOLDER = Path("build/luck")
BOTS = ("apprentice", "journeyman")
STANDARD_ERRORS = 2.0


def check(name: str, games: int, workers: int) -> bool:
    """Play a tournament, print a row of the table, and return whether every seat's mean luck is near 0."""
    plan = tournament(name, BOTS, {"players": 2}, adjusted=True)
    path = FOLDER / f"{name}.jsonl"
    found = run(plan, games, path, workers=workers).adjusted[0, 1]
    with ResultsFile(path, plan) as kept:
        by_seed: dict[int, list[list[float]]] = {}
        for result in kept.results.values():
            by_seed.setdefault(result.seed, []).append(result.luck or [0.0] * plan.players)
    cells, near = [], True
    for seat in range(plan.players):
        # Games of one seed share their deals.
        values = [fmean(row[seat] for row in rows) for rows in by_seed.values()]
        mean, error = fmean(values), stdev(values) / sqrt(len(values))
        near = near and abs(mean) <= STANDARD_ERRORS * error
        cells.append(f"{100 * mean:+.2f} ± {100 * error:.2f} %")
    cells += [
        f"{100 * each.value:.1f} ± {100 * each.half:.1f} % ({each.games_ratio(found.plain):.2f})"
        for each in (found.plain, found.without_luck, found.by_decisions)
    ]
    print(f"| {name} | {sum(map(len, by_seed.values()))} | {' | '.join(cells)} |", flush=True)
    return near


def main() -> int:
    """Check the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    print("| game | games | luck, seat 1 | luck, seat 2 | as played | luck taken out | by decisions |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    near = [check(name, chosen.games, chosen.workers) for name in chosen.names or names()]
    return 0 if all(near) else 1


if __name__ == "__main__":
    sys.exit(main())
