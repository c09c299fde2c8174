"""Steps a second of `guilda.rl.Batch`, against a Python loop over single games that shows the same, from 1 to 4,096."""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np

import guilda
from guilda.rl import Batch, encoder_of, rewards

SIZES = (1, 16, 256, 4096)
SECONDS = 1.0
THREADS = 2


def batch_steps_a_second(batch: Batch) -> float:
    """How many decisions a batch makes in a second; choosing them is not counted."""
    took, steps = 0.0, 0
    while took < SECONDS:
        actions = batch.random_actions(steps)
        began = perf_counter()
        batch.step(actions)
        took += perf_counter() - began
        steps += 1
    return steps * len(batch) / took


def loop_steps_a_second(name: str) -> float:
    """The same decisions one by one: play, and show observation, mask, actor and rewards."""
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
        np.frombuffer(encoder.observe(game, game.turn), np.int16)
        np.frombuffer(game.action_mask(), np.int8)
        took += perf_counter() - began
        steps += 1
    return steps / took


def main() -> int:
    """Print a table: thousands of steps a second, and how many times the Python loop that is."""
    columns = [*(f"{size:,} games" for size in SIZES), f"{SIZES[-1]:,} on {THREADS} threads"]
    print(f"{'thousand steps/s':<18}{'Python loop':>14}" + "".join(f"{column:>24}" for column in columns))
    for info in guilda.games():
        loop = loop_steps_a_second(info.name)
        row = f"{info.name:<18}{loop / 1000:>14.1f}"
        for size, threads in [*((size, 1) for size in SIZES), (SIZES[-1], THREADS)]:
            steps = batch_steps_a_second(Batch(info.name, size, threads=threads, players=2))
            row += f"{steps / 1000:>14,.0f} ({steps / loop:5.1f} ×)"
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
