"""Measure `guilda.rl.Batch` against raw playouts and a Python loop, and the vector environment against the batch.

Everything is measured in the same run, in turn, and figures are medians of five rounds. With `--busy` they are
the tenth percentile of the best round: the steps that a busy machine hardly disturbed. A step checks the actions, plays
them, resets games that are over and writes observations and masks. Actions are chosen at random in native code; that
time is excluded from steps, as a policy would take its place, and included in the column "and choice". Playouts choose
their actions too.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import perf_counter as clock
from typing import TYPE_CHECKING

import guilda
from guilda import bench, console, rl
from guilda.encoding import encoder_of
from guilda.rl import Batch, rewards
from guilda.rl.vector_env import GuildaVectorEnv

if TYPE_CHECKING:
    from collections.abc import Iterable

GAMES = 4096
THREADS = 2
SECONDS = 0.4
ROUNDS = 5
PLAYOUTS = 50  # games between looks at the clock

busy = False


def typical(times: list[float]) -> float:
    """Return the mean, or on a busy machine the time that a tenth of them do not exceed."""
    return sorted(times)[len(times) // 10] if busy else sum(times) / len(times)


def of_rounds(figures: Iterable[float]) -> float:
    """Return the median, or on a busy machine the smallest."""
    return min(figures) if busy else median(figures)


def playout_seconds(name: str) -> float:
    """Return the seconds per decision of native random playouts."""
    game, rng = bench.start(name), guilda.FastRng(2)
    took: list[float] = []
    end = clock() + SECONDS
    while clock() < end:
        began = clock()
        decisions = game.random_games(rng, PLAYOUTS)
        took.append((clock() - began) / decisions)
    return typical(took)


def step_seconds(env: Batch | GuildaVectorEnv) -> tuple[float, float]:
    """Return the seconds per step of one game, and those to choose its action."""
    batch = env if isinstance(env, Batch) else env.batch
    stepping: list[float] = []
    choosing: list[float] = []
    while sum(stepping) < SECONDS:
        began = clock()
        actions = batch.random_actions(len(stepping))
        chosen = clock()
        env.step(actions)
        stepping.append(clock() - chosen)
        choosing.append(chosen - began)
    return typical(stepping) / len(batch), typical(choosing) / len(batch)


def loop_seconds(name: str) -> float:
    """Return the seconds per step of a Python loop that produces the same observations, masks and rewards."""
    info, rng = guilda.game(name), guilda.FastRng(1)
    game = info.position({"players": 2}, rng)
    encoder = encoder_of(game)
    took: list[float] = []
    end = clock() + SECONDS
    while clock() < end:
        action = game.random_action(rng)
        began = clock()
        game.apply(action, rng)
        if game.turn < 0:
            rewards(game)
            game = info.position({"players": 2}, rng)
        encoder.observe(game, game.turn)
        game.action_mask()
        took.append(clock() - began)
    return typical(took)


def measure(name: str, games: int) -> list[tuple[str, ...]]:
    """Return the rows of one game."""
    batch = Batch(name, games, players=2)
    kinds: dict[str, Batch | GuildaVectorEnv] = {
        "no observations": Batch(name, games, players=2, observations=None),
        "int16": batch,
        "uint8": Batch(name, games, players=2, observations="uint8"),
        "bits": Batch(name, games, players=2, observations="bits"),
        f"int16, {THREADS} threads": Batch(name, games, players=2, threads=THREADS),
        "int16, VectorEnv": rl.vector(name, games, players=2),
    }
    kinds["int16, VectorEnv"].reset(seed=0)
    playouts, loops = [], []
    steps: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        playouts.append(playout_seconds(name))
        loops.append(loop_seconds(name))
        for kind, env in kinds.items():
            steps[kind].append(step_seconds(env))
    raw, loop = of_rounds(playouts), of_rounds(loops)
    rows: list[tuple[str, ...]] = [(name, "raw playouts", f"{raw * 1e9:,.0f}", "", "", f"{loop / raw:.0f} ×", "")]
    base = of_rounds(step for step, _ in steps["int16"])
    for kind, taken in steps.items():
        step, whole = of_rounds(step for step, _ in taken), of_rounds(sum(both) for both in taken)
        shares = (f"{raw / step:.0%}", f"{raw / whole:.0%}", f"{loop / step:.1f} ×", f"{base / step:.2f} ×")
        rows.append((name, kind, f"{step * 1e9:,.0f}", *shares))
    return rows


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="by default all games")
    parser.add_argument("--size", type=int, default=GAMES, help="games in a batch (default: %(default)s)")
    parser.add_argument("--busy", action="store_true", help="count the fastest tenth of the steps")
    given = parser.parse_args()
    global busy
    busy = given.busy
    heads = ("game", "measurement", "ns/step", "of playouts", "and choice", "of a Python loop", "of int16")
    for info in guilda.games():
        if not given.games or info.name in given.games:
            console.show([[heads, *measure(info.name, given.size)]])
    return 0


if __name__ == "__main__":
    sys.exit(main())
