"""Measure how fast submitted games of daily deals are verified.

python -m bench.daily [--submissions 1000] [--workers 2]

The games are played by a random player with another seed each, so no two are alike; their number is shared evenly among
the deals.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from time import perf_counter, process_time

from guilda import daily
from guilda.records.record import loads
from guilda.rules.rng import FastRng

DAY = date(2026, 1, 1)
GOAL_SECONDS = 60
GOAL_SUBMISSIONS = 1000


def seed_of(name: str) -> bytes:
    """Return the seed of a deal."""
    return daily.secret_seed(b"bench", name, DAY)


def submission(name: str, number: int) -> str:
    """Return the record of a game."""
    match, chance, seed = daily.start(name, seed_of(name)), FastRng(number), seed_of(name)
    while match.actor() is not None:
        daily.play_bots(match, seed)
        if match.actor() is not None:
            match.apply(match.position.random_action(chance))
    return match.record().dumps()


def verification(name: str, record: str) -> float:
    """Verify a game as the server does; return the seconds of processor time."""
    began = process_time()
    daily.check(loads(record), name, seed_of(name))
    return process_time() - began


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--submissions", type=int, default=GOAL_SUBMISSIONS, help="number of games (default 1000)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    chosen = parser.parse_args()
    names = [list(daily.DEALS)[number % len(daily.DEALS)] for number in range(chosen.submissions)]
    with ProcessPoolExecutor(chosen.workers) as pool:
        records = list(pool.map(submission, names, range(chosen.submissions), chunksize=4))
        began = perf_counter()
        seconds = list(pool.map(verification, names, records, chunksize=4))
        took = perf_counter() - began
    for name in daily.DEALS:
        own = [each for each, of in zip(seconds, names, strict=True) if of == name]
        if own:
            print(f"{name}: {1000 * sum(own) / len(own):.1f} ms of processor time per game")
    whole = sum(seconds) * GOAL_SUBMISSIONS / chosen.submissions
    print(f"{chosen.submissions} submissions verified in {took:.1f} s with {chosen.workers} processes")
    print(f"{GOAL_SUBMISSIONS} need {whole:.1f} s of processor time (goal: {GOAL_SECONDS} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
