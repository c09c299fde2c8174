"""Playing many games at once in processes of this machine. The order of results is not fixed, the results are."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from contextlib import contextmanager, suppress
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING

from guilda.arena.play import NOBODY, Forfeit, forfeited, play

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from ctypes import Array, c_double
    from multiprocessing.connection import Connection

    from guilda.arena.play import Result
    from guilda.arena.schedule import Fixture, Tournament

TRIES = 2
LEAVING_SECONDS = 3.0
PATROL_SECONDS = 1.0
STUCK_SECONDS = 3.0
"""How long past its clock a bot is left to the milder means of `play` before its process is ended."""


class WorkerLost(RuntimeError):  # noqa: N818 - what it is
    """Games cannot be played, and no bot is to blame."""


class Stopped(BaseException):
    """The arena sends its workers home."""


class Worker:
    """A process that plays games. Only the two of us hold the line between us: when one dies, the other notices."""

    def __init__(self, plan: Tournament) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.deciding: Array[c_double] = context.RawArray("d", 2)
        """The seat that decides now, and the moment by which it must have done so."""
        self.process = context.Process(target=work, args=(plan, theirs, self.deciding))
        with no_interrupt():
            self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """Hand over the next game; if the process has died, the line will tell."""
        self.fixture = fixture
        self.deciding[:] = [NOBODY, inf]
        with suppress(OSError):
            self.line.send(fixture)

    def late(self) -> bool:
        """Whether a bot is so late that it must be stuck where nothing reaches it."""
        return monotonic() > self.deciding[1]

    def dismiss(self) -> None:
        """Send the process home."""
        self.line.close()
        self.process.join(LEAVING_SECONDS)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


def play_here(plan: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play these games in so many processes. A game whose process dies is tried once more in a new one."""
    waiting = deque(fixtures)
    deaths: Counter[Fixture] = Counter()
    crew: dict[object, Worker] = {}
    idle: list[Worker] = []
    try:
        while waiting or crew:
            while waiting and len(crew) < workers:
                worker = idle.pop() if idle else Worker(plan)
                crew[worker.line] = worker
                worker.give(waiting.popleft())
            for line in wait([worker.line for worker in crew.values()], PATROL_SECONDS):
                worker = crew.pop(line)
                try:
                    result = worker.line.recv()
                except (EOFError, OSError):
                    worker.dismiss()
                    deaths[worker.fixture] += 1
                    if deaths[worker.fixture] < TRIES:
                        waiting.appendleft(worker.fixture)
                        continue
                    result = lost(worker, "raised", f"it ended its process with exit code {worker.process.exitcode}")
                else:
                    idle.append(worker)
                    if isinstance(result, Exception):
                        raise result
                yield result
            for worker in [worker for worker in crew.values() if worker.late()]:
                del crew[worker.line]
                worker.process.kill()
                worker.dismiss()
                yield lost(worker, "late", "no answer, and it could not be interrupted")
    finally:
        for worker in crew.values():
            worker.process.terminate()
        for worker in (*crew.values(), *idle):
            worker.dismiss()


def lost(worker: Worker, reason: str, message: str) -> Result:
    """The seat that was deciding when its process was lost has lost the game."""
    seat = int(worker.deciding[0])
    if seat == NOBODY:
        raise WorkerLost(f"a process that should play a game could not: {message}")
    return forfeited(worker.fixture, seat, Forfeit(reason, message))


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Ctrl-C is for the arena: what is started inside does not hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(plan: Tournament, line: Connection, deciding: Array[c_double]) -> None:
    """What a worker does: play what it is given until the line is closed."""
    os.dup2(2, 1)  # what a bot prints is not the arena's result

    def stop(number: int, frame: object) -> None:
        raise Stopped

    def watch(seat: int, seconds: float | None) -> None:
        deciding[:] = [seat, inf if seconds is None else monotonic() + seconds + STUCK_SECONDS]

    signal.signal(signal.SIGTERM, stop)
    try:
        while True:
            fixture = line.recv()
            try:
                result: Result | Exception = play(plan, fixture, watch)
            except Exception as error:
                result = error
            line.send(result)
    except (EOFError, OSError, Stopped):
        pass
