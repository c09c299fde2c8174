"""Bots with all kinds of faults, for the tests of the arena."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING, NoReturn

from guilda.bots import RandomBot

if TYPE_CHECKING:
    from guilda.rules.game import Game

HERE = "python:tests.arena.players:"
PAUSE = 0.004


class Raises(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> NoReturn:
        raise RuntimeError("my mistake")


class RaisesAtOnce(RandomBot):
    def __init__(self, seed: int = 0) -> None:
        raise RuntimeError("not even begun")


class Leaves(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> NoReturn:
        sys.exit("goodbye")


class Sleeps(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> int:
        time.sleep(60)
        return super().choose(game)


class SpinsAndCatchesAll(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> int:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Illegal(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> int:
        return next(action for action in range(game.n_actions) if not game.is_legal(action))


class Nonsense(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> str:
        return "the blue ones, please"


class Nothing(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> None:  # type: ignore[override]
        return None


class EndsTheProcess(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> NoReturn:
        os._exit(7)


class Stuck(RandomBot):
    """Blocks signals, as native code does."""

    def choose(self, game: Game, clock: float | None = None) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM, signal.SIGTERM})
        time.sleep(60)
        return super().choose(game)


class Talks(RandomBot):
    """Prints, answers in notation, and changes the position it is given."""

    def begin(self, game: Game) -> None:
        game.playout(self.rng)

    def choose(self, game: Game, clock: float | None = None) -> str:
        print("thinking aloud")
        action = game.notation(game.actions()[0])
        game.playout(self.rng)
        return action

    def close(self) -> None:
        raise RuntimeError("a bad loser")


class Slow(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> int:
        time.sleep(float(os.environ.get("PAUSE", PAUSE)))
        return super().choose(game)
