"""Check over many games that luck has mean zero, and measure how much of the results it explains.

python tools/luck.py [GAME…] [--games 1000] [--workers 2] plays games between two bots of one level. Results are kept in
build/luck, so that a run can be stopped and resumed. The estimates are small, as the mean does not depend on them.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from guilda.arena.adjust import replayed
from guilda.arena.play import play
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import fixtures, tournament
from guilda.arena.standings import mean_of, percent, win_share
from guilda.arena.workers import run_games
from guilda.console import Progress
from guilda.rules.registry import BUILT_IN
from guilda.search.luck import lucks

if TYPE_CHECKING:
    from guilda.arena.play import OnTurn, Result
    from guilda.arena.schedule import Fixture, Tournament

FOLDER = Path("build/luck")
BOTS = ("apprentice", "apprentice")
SIMULATIONS = 30
CHANCE_SAMPLES = 4
STANDARD_ERRORS = 2.0


def play_with_luck(plan: Tournament, fixture: Fixture, on_turn: OnTurn) -> tuple[Result, None]:
    """Play a game and add up the luck of every seat."""
    decisions: list[int] = []
    result = play(plan, fixture, on_turn, decisions)
    played, end, seed = replayed(plan, fixture, decisions)
    rows = [luck for _, luck in lucks(played, end, simulations=SIMULATIONS, samples=CHANCE_SAMPLES, seed=seed)]
    return result._replace(luck=[sum(column) for column in zip(*rows, strict=True)]), None


def results(plan: Tournament, games: int, workers: int) -> list[Result]:
    """Return the results of a tournament; play the games that are missing."""
    wanted = list(fixtures(plan, games))
    with ResultsFile(FOLDER / f"{plan.game}.jsonl", plan) as kept:
        missing = [fixture for fixture in wanted if fixture not in kept.results]
        with (
            closing(run_games(plan, missing, workers, play_with_luck)) as playing,
            Progress(len(wanted), len(wanted) - len(missing)) as progress,
        ):
            for result, _ in playing:
                kept.add(result)
                progress.advance(plan.game)
        return [kept.results[fixture] for fixture in wanted]


def check(name: str, games: int, workers: int) -> bool:
    """Print a row of the table, and return whether the mean luck of every seat is near 0."""
    plan = tournament(name, BOTS, {"players": 2})
    by_seed: dict[int, list[Result]] = {}
    for result in results(plan, games, workers):
        by_seed.setdefault(result.seed, []).append(result)
    cells, near = [], True
    for seat in range(plan.players):
        # Games of one seed share their deals.
        values = [fmean(result.luck[seat] for result in found if result.luck) for found in by_seed.values()]
        mean, error = fmean(values), stdev(values) / sqrt(len(values))
        near = near and abs(mean) <= STANDARD_ERRORS * error
        cells.append(f"{100 * mean:+.2f} ± {100 * error:.2f} %")
    shares, without = [], []
    for found in by_seed.values():
        luck = [result.luck[result.seating.index(0)] for result in found if result.luck]
        shares.append(fmean(win_share(result, 0) for result in found))
        without.append(shares[-1] - fmean(luck))
    plain, adjusted = mean_of(shares), mean_of(without)
    cells += [f"{percent(each.value)} ± {percent(each.half)}" for each in (plain, adjusted)]
    cells.append(f"{adjusted.games_ratio(plain):.2f}")
    print(f"| {name} | {sum(map(len, by_seed.values()))} | {' | '.join(cells)} |", flush=True)
    return near


def main() -> int:
    """Check the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=BUILT_IN)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    print("| game | games | luck, seat 1 | luck, seat 2 | as played | luck taken out | games needed |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    near = [check(name, chosen.games, chosen.workers) for name in chosen.names]
    return 0 if all(near) else 1


if __name__ == "__main__":
    sys.exit(main())
