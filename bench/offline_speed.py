"""Print decisions a second in playouts and the seconds of master's decisions as JSON, natively or in Pyodide."""

import json
import sys
from statistics import mean
from time import process_time
from typing import Any

import guilda
from guilda.bots.levels import LevelBot

SECONDS = 0.5
POSITIONS = 8
LEAST_CHOICES = 8
IN_BROWSER = sys.platform == "emscripten"


def clock() -> float:
    """Return the processor time of this process."""
    if not IN_BROWSER:
        return process_time()
    from js import process_time as of_node  # type: ignore[import-not-found]

    return float(of_node())


def memory() -> float:
    """Return the memory of WebAssembly in MB; 0 natively."""
    if not IN_BROWSER:
        return 0.0
    import pyodide_js  # type: ignore[import-not-found]

    return float(pyodide_js._module.HEAPU8.length) / 1e6


def playouts(name: str) -> float:
    """Return decisions per second in native random games of two."""
    game, rng, games = guilda.game(name).position({"players": 2}, guilda.FastRng(1)), guilda.FastRng(2), 1
    while True:
        began = clock()
        decisions = game.random_games(rng, games)
        taken = clock() - began
        if taken >= SECONDS:
            return float(decisions / taken)
        games = max(2 * games, int(1.2 * games * SECONDS / max(taken, 1e-9)))


def master(name: str) -> float:
    """Return the mean seconds of a master's decision in the same positions everywhere."""
    taken = []
    for seed in range(POSITIONS):
        rng = guilda.FastRng(100 + seed)
        game = guilda.game(name).position({"players": 2}, rng)
        decisions = 0
        while decisions < 3 * (seed + 1) or len(game.actions()) < LEAST_CHOICES:
            game.apply(game.random_action(rng), rng)
            decisions += 1
            if game.actor() is None:
                break
        if game.actor() is not None:
            began = clock()
            LevelBot("master", seed).choose(game)
            taken.append(clock() - began)
    return mean(taken)


def report() -> dict[str, Any]:
    """Return all figures."""
    start = memory()
    games = {info.name: {"playouts": playouts(info.name), "master": master(info.name)} for info in guilda.games()}
    return {"games": games, "start MB": start, "end MB": memory()}


if __name__ == "__main__":
    print(json.dumps(report()))
