"""The search process of `search_pool`: it reads requests and writes their results."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress

NICENESS = 10


def main() -> None:
    """Serve requests until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server gets it too and ends this process
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # printed text must not mix with answers
    with suppress(EOFError, BrokenPipeError):
        while True:
            function, arguments = pickle.load(requests)  # noqa: S301 - from the server that started this process
            try:
                answer = pickle.dumps((True, function(*arguments)))
            except Exception:
                answer = pickle.dumps((False, traceback.format_exc()))
            answers.write(answer)
            answers.flush()
