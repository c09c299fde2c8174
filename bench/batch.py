"""Measure the steps per second of `guilda.rl.Batch` with 1 to 4,096 games, compared with a Python loop."""

from __future__ import annotations

import sys
from time import perf_counter

import guilda
from guilda.encoding import encoder_of
from guilda.rl import Batch, rewards

SIZES = (1, 16, 256, 4096)
SECONDS = 1.0
THREADS = 2


def batch_steps_per_second(batch: Batch) -> float:
    """Return the steps per second of a batch, without the time to choose actions."""
    took, steps = 0.0, 0
    while took < SECONDS:
        actions = batch.random_actions(steps)
        began = perf_counter()
        batch.step(actions)
        took += perf_counter() - began
        steps += 1
    return steps * len(batch) / took


def loop_steps_per_second(name: str) -> float:
    """Return the steps per second of a Python loop that produces the same observations, masks and rewards."""
    info, rng = guilda.game(name), guilda.FastRng(1)
    game = info.position({"players": 2}, rng)
    encoder = encoder_of(game)
    took, steps = 0.0, 0
    while took < SECONDS:
        action = game.random_action(rng)
        began = perf_counter()
        game.apply(action, rng)
        if game.turn < 0:
            rewards(game)
            game = info.position({"players": 2}, rng)
        encoder.observe(game, game.turn)
        game.action_mask()
        took += perf_counter() - began
        steps += 1
    return steps / took


def main() -> int:
    """Print a table: thousands of steps per second, and the ratio to the Python loop."""
    columns = [*(f"{size:,} games" for size in SIZES), f"{SIZES[-1]:,} on {THREADS} threads"]
    print(f"{'thousand steps/s':<18}{'Python loop':>14}" + "".join(f"{column:>24}" for column in columns))
    for info in guilda.games():
        loop = loop_steps_per_second(info.name)
        row = f"{info.name:<18}{loop / 1000:>14.1f}"
        for size, threads in [*((size, 1) for size in SIZES), (SIZES[-1], THREADS)]:
            steps = batch_steps_per_second(Batch(info.name, size, threads=threads, players=2))
            row += f"{steps / 1000:>14,.0f} ({steps / loop:5.1f} ×)"
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
