"""A pool of worker processes that play games, shared by the arena and `guilda dataset`.

Results are reproducible; their order is not. A bot that kills or blocks its process forfeits that game only.
"""

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
from typing import TYPE_CHECKING, Any

from guilda import bots
from guilda.arena.play import NO_SEAT, Forfeit, forfeit_result, play

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from ctypes import Array, c_double
    from multiprocessing.connection import Connection

    from guilda.arena.play import OnTurn, Result
    from guilda.arena.schedule import Fixture, Tournament

    Task = Callable[[Tournament, Fixture, OnTurn], tuple[Result, Any]]
    """Plays one game in a worker and returns its result with any further data. It must be picklable."""

MAX_ATTEMPTS = 2
EXIT_SECONDS = 3.0
POLL_SECONDS = 1.0
STUCK_SECONDS = 3.0
"""Seconds past its clock before a bot that ignores signals has its process killed."""


class WorkerLost(RuntimeError):  # noqa: N818 - named after the event
    """A worker process failed and no bot is to blame."""


class Stopped(BaseException):
    """Raised in a worker when the pool terminates it."""


class Worker:
    """A process that plays games. Each side of the pipe notices when the other process dies."""

    def __init__(self, plan: Tournament, task: Task) -> None:
        context = get_context("spawn")
        self.pipe, child_pipe = context.Pipe()
        self.turn: Array[c_double] = context.RawArray("d", 2)
        """The seat to move and its deadline on the monotonic clock; written by the worker."""
        self.process = context.Process(target=worker_main, args=(plan, task, child_pipe, self.turn))
        with ignore_interrupts():
            self.process.start()
        child_pipe.close()

    def assign(self, fixture: Fixture) -> None:
        """Send the next game. If the process has died, the next read from the pipe fails."""
        self.fixture = fixture
        self.turn[:] = [NO_SEAT, inf]
        with suppress(OSError):
            self.pipe.send(fixture)

    def overdue(self) -> bool:
        """Return whether the bot to move is past its deadline and cannot be interrupted."""
        return monotonic() > self.turn[1]

    def stop(self) -> None:
        """Close the pipe and wait for the process to exit; kill it if it does not."""
        self.pipe.close()
        self.process.join(EXIT_SECONDS)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


def play_task(plan: Tournament, fixture: Fixture, on_turn: OnTurn) -> tuple[Result, None]:
    """Play a game and return its result, without further data."""
    return play(plan, fixture, on_turn), None


def run_games(
    plan: Tournament, fixtures: Iterable[Fixture], workers: int, task: Task = play_task
) -> Generator[tuple[Result, Any]]:
    """Run a task for each fixture in worker processes and yield what it returns; None is the data of a lost game.

    A game whose process dies is tried once more in a new process. The second time, the bot to move forfeits.
    """
    waiting = deque(fixtures)
    attempts: Counter[Fixture] = Counter()
    busy: dict[object, Worker] = {}
    idle: list[Worker] = []
    try:
        while waiting or busy:
            while waiting and len(busy) < workers:
                worker = idle.pop() if idle else Worker(plan, task)
                busy[worker.pipe] = worker
                worker.assign(waiting.popleft())
            for pipe in wait([worker.pipe for worker in busy.values()], POLL_SECONDS):
                worker = busy.pop(pipe)
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    worker.stop()
                    attempts[worker.fixture] += 1
                    if attempts[worker.fixture] < MAX_ATTEMPTS:
                        waiting.appendleft(worker.fixture)
                        continue
                    code = worker.process.exitcode
                    answer = lost_game(worker, "raised", f"it ended its process with exit code {code}"), None
                else:
                    idle.append(worker)
                    if isinstance(answer, Exception):
                        raise answer
                yield answer
            for worker in [worker for worker in busy.values() if worker.overdue()]:
                del busy[worker.pipe]
                worker.process.kill()
                worker.stop()
                yield lost_game(worker, "late", "no answer, and it could not be interrupted"), None
    finally:
        for worker in busy.values():
            worker.process.terminate()
        for worker in (*busy.values(), *idle):
            worker.stop()


def lost_game(worker: Worker, reason: str, message: str) -> Result:
    """Return the forfeit of the seat that was to move when its process was lost."""
    seat = int(worker.turn[0])
    if seat == NO_SEAT:
        raise WorkerLost(f"a worker process failed: {message}")
    return forfeit_result(worker.fixture, seat, Forfeit(reason, message))


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C, also in processes started inside: the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def worker_main(plan: Tournament, task: Task, pipe: Connection, turn: Array[c_double]) -> None:
    """Run tasks until the pipe is closed."""
    os.dup2(2, 1)  # a bot that prints must not write into the command's output

    def stop(number: int, frame: object) -> None:
        raise Stopped

    def on_turn(seat: int, seconds: float | None) -> None:
        turn[:] = [seat, inf if seconds is None else monotonic() + seconds + STUCK_SECONDS]

    signal.signal(signal.SIGTERM, stop)
    try:
        for bot in plan.bots:
            with suppress(Exception):  # the game reports it
                bots.factory(bot)  # imported before a clock runs: some libraries take long
        while True:
            fixture = pipe.recv()
            try:
                answer: tuple[Result, Any] | Exception = task(plan, fixture, on_turn)
            except Exception as error:
                answer = error
            pipe.send(answer)
    except (EOFError, OSError, Stopped):
        pass
