"""Measure how soon the analysis board shows the engine's first lines, asked of a server as the page does.

python -m bench.analysis [--positions 10]

The positions are spread over games of random players, with two players and with the most. The first position of a game
is listed apart: the server starts the process that searches, and loads the game's network, when they are first needed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
from tests.server.playing import ServerProcess

import guilda
from guilda.rules.registry import BUILT_IN

FIRST_STEP = 0.05
"""Seconds of the page's first request."""
GOAL_MILLISECONDS = 300


def positions(name: str, players: int, count: int) -> list[str]:
    """Return positions of a random game, evenly spread."""
    match, chance = guilda.new(name, players=players, seed=1), guilda.FastRng(1)
    found = []
    while match.actor() is not None:
        found.append(match.position.text())
        match.apply(match.position.random_action(chance))
    return found[:: max(1, len(found) // count)][:count]


def first_lines(client: httpx.Client, position: str) -> float:
    """Return the milliseconds until the first lines of a position are here."""
    began = perf_counter()
    client.post("/api/analysis/engine", json={"position": position, "seconds": FIRST_STEP}).raise_for_status()
    return 1000 * (perf_counter() - began)


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10, help="positions of each game and number of players")
    chosen = parser.parse_args()
    print(f"| game | players | median, ms (goal: {GOAL_MILLISECONDS}) | longest | first |")
    print("| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = ServerProcess(f"sqlite:///{folder}/guilda.db", Path(folder) / "log")
        server.start()
        stack.callback(server.stop)
        with httpx.Client(base_url=f"http://{server.address}", timeout=60) as client:
            client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]
            for name in BUILT_IN:
                most = max(int(options["players"] or 0) for options in guilda.game(name).option_sets())
                for players in (2, most):
                    first, *taken = [first_lines(client, each) for each in positions(name, players, chosen.positions)]
                    print(f"| {name} | {players} | {median(taken):.0f} | {max(taken):.0f} | {first:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
