"""The process in which `thinking` lets bots and studies think: it reads thoughts, and writes what came of them."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING

from guilda import bots

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.tables.table import BotTurn

NICENESS = 10
BOT_SECONDS = 2.0
"""The longest that a bot may think about a decision."""


def decision(position: Game, turn: BotTurn) -> int | str:
    """What a bot chooses."""
    return bots.make(turn.level, turn.seed).choose(position, BOT_SECONDS)


def main() -> None:
    """Think until nobody asks any more: the end of the server is the end of its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server gets it too, and ends this process
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints is no answer
    with suppress(EOFError, BrokenPipeError):
        while True:
            function, arguments = pickle.load(asked)  # noqa: S301 - from the server that started this process
            try:
                answer = pickle.dumps((True, function(*arguments)))
            except Exception:
                answer = pickle.dumps((False, traceback.format_exc()))
            told.write(answer)
            told.flush()
