"""A bot that fails if its module was imported while a clock was running."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from guilda.bots import RandomBot

if TYPE_CHECKING:
    from guilda.rules.game import Game

CLOCK_WAS_RUNNING = hasattr(signal, "getitimer") and signal.getitimer(signal.ITIMER_REAL)[0] > 0


class Punctual(RandomBot):
    def choose(self, game: Game, clock: float | None = None) -> int:
        if CLOCK_WAS_RUNNING:
            raise RuntimeError("imported on the clock")
        return super().choose(game)
