"""Measure how long the review of a game takes, with luck and skill and the coach, as the server makes it.

python -m bench.review [GAME…] [--games 3]

The games are played by apprentices, with every number of players and every option. A review uses two threads.
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import guilda
from guilda.bots import make
from guilda.records.record import loads
from guilda.rules.registry import BUILT_IN
from guilda.tables.review_jobs import review

GOAL_SECONDS = 5.0


def game(name: str, options: dict[str, Any], seed: int) -> str:
    """Return the record of a game."""
    match = guilda.new(name, seed=seed, **options)
    bots = [make("apprentice", seed + seat) for seat in range(options["players"])]
    while (seat := match.actor()) is not None:
        match.apply(bots[seat].choose(match.position.seen_by(seat, guilda.FastRng(seed))))
    return match.record().dumps()


def measured(name: str, options: dict[str, Any], seed: int) -> tuple[float, float, int]:
    """Review a game; return the seconds, those of processor time, and the number of marked moves."""
    record = loads(game(name, options, seed))
    began, began_processor = perf_counter(), process_time()
    found = review(record)
    taken = perf_counter() - began, process_time() - began_processor
    return *taken, sum(bool(remark.mark) for remark in found.remarks)


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(BUILT_IN))
    parser.add_argument("--games", dest="count", type=int, default=3, help="games per number of players (default 3)")
    chosen = parser.parse_args()
    print(
        f"| game | options | seconds per review (goal: {GOAL_SECONDS:.0f}) | longest | processor time | marked moves |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for name in chosen.games:
        for options in guilda.game(name).option_sets():
            runs = [measured(name, options, seed) for seed in range(chosen.count)]
            seconds, processor, marked = zip(*runs, strict=True)
            means = f"{fmean(processor):.1f} | {fmean(marked):.0f}"
            shown = ", ".join(f"{option} {value}" for option, value in options.items())
            print(f"| {name} | {shown} | {fmean(seconds):.1f} | {max(seconds):.1f} | {means} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
