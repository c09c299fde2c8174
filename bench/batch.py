"""Measure `guilda.rl.Batch` against raw playouts and a Python loop, and the vector environment against the batch.

Everything is measured in the same run, in turn, and every figure is a median. A step checks the actions, plays them,
resets games that are over and writes observations and masks. Actions are chosen at random in native code; that time is
excluded from steps, as a policy would take its place, and included in the column "and choice". Playouts choose their
actions too.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import perf_counter, process_time

import guilda
from guilda import bench, console, rl
from guilda.encoding import encoder_of
from guilda.rl import Batch, rewards
from guilda.rl.vector_env import GuildaVectorEnv

GAMES = 4096
THREADS = 2
SECONDS = 0.4
ROUNDS = 5
PLAYOUTS = 500  # games between looks at the clock

clock = perf_counter


def playout_seconds(name: str) -> float:
    """Return the seconds per decision of native random playouts."""
    game, rng = bench.start(name), guilda.FastRng(2)
    began, decisions = clock(), 0
    while clock() < began + SECONDS:
        decisions += game.random_games(rng, PLAYOUTS)
    return (clock() - began) / decisions


def step_seconds(env: Batch | GuildaVectorEnv) -> tuple[float, float]:
    """Return the seconds per step of one game, and those to choose its action."""
    batch = env if isinstance(env, Batch) else env.batch
    stepping = choosing = 0.0
    steps = 0
    while stepping < SECONDS:
        began = clock()
        actions = batch.random_actions(steps)
        chosen = clock()
        env.step(actions)
        stepping += clock() - chosen
        choosing += chosen - began
        steps += 1
    return stepping / steps / len(batch), choosing / steps / len(batch)


def loop_seconds(name: str) -> float:
    """Return the seconds per step of a Python loop that produces the same observations, masks and rewards."""
    info, rng = guilda.game(name), guilda.FastRng(1)
    game = info.position({"players": 2}, rng)
    encoder = encoder_of(game)
    took, steps = 0.0, 0
    while took < SECONDS:
        action = game.random_action(rng)
        began = clock()
        game.apply(action, rng)
        if game.turn < 0:
            rewards(game)
            game = info.position({"players": 2}, rng)
        encoder.observe(game, game.turn)
        game.action_mask()
        took += clock() - began
        steps += 1
    return took / steps


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
    raw, loop = median(playouts), median(loops)
    rows: list[tuple[str, ...]] = [(name, "raw playouts", f"{raw * 1e9:,.0f}", "", "", f"{loop / raw:.0f} ×", "")]
    base = median(step for step, _ in steps["int16"])
    for kind, taken in steps.items():
        step, whole = median(step for step, _ in taken), median(sum(both) for both in taken)
        shares = (f"{raw / step:.0%}", f"{raw / whole:.0%}", f"{loop / step:.1f} ×", f"{base / step:.2f} ×")
        rows.append((name, kind, f"{step * 1e9:,.0f}", *shares))
    return rows


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="by default all games")
    parser.add_argument("--size", type=int, default=GAMES, help="games in a batch (default: %(default)s)")
    parser.add_argument("--cpu", action="store_true", help="count CPU time of all threads, for busy machines")
    given = parser.parse_args()
    if given.cpu:
        global clock
        clock = process_time
    heads = ("game", "measurement", "ns/step", "of playouts", "and choice", "of a Python loop", "of int16")
    for info in guilda.games():
        if not given.games or info.name in given.games:
            console.show([[heads, *measure(info.name, given.size)]])
    return 0


if __name__ == "__main__":
    sys.exit(main())
