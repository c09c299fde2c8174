"""Bots, hints and looks at finished games: processes of low priority think, in a fair order.

A thread would not do. At low priority it would hold the interpreter's lock longest when others need it most; at equal
priority it would take the core of those who play.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from subprocess import PIPE, Popen
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import structlog

from guilda.server.metrics import THINKING

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
LOG = structlog.get_logger("guilda")
FOR_A_GAME, FOR_ADVICE, FOR_A_STUDY = range(3)
"""Who goes first: a bot that others wait for, then a hint, then a look at a finished game."""
ADVICE_SECONDS = 20.0
"""So long somebody waits for a hint."""
ATTEMPTS = 2
"""So often a thought is begun whose process is lost."""
LONGEST = 120.0
"""Seconds after which a process is taken for lost: no thought needs nearly as many."""


class ThoughtError(Exception):
    """A thought came to nothing; says how."""


class LostError(ThoughtError):
    """It came to nothing without a fault of its own: the process ended under it, or the server stops."""


def share_of_cores(workers: int = 1) -> int:
    """How many minds one of so many servers may have: a core for each server is left to those who play."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // workers - 1)


class Mind:
    """A process that thinks one thought at a time. It starts with the first one, and again if it is lost."""

    def __init__(self) -> None:
        self.process: Popen[bytes] | None = None
        self.closed = False
        self.overdue = False
        self.starting = Lock()

    def think(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        """What a function gives for its arguments; blocks until then."""
        thought, self.overdue = pickle.dumps((function, arguments)), False
        for _ in range(ATTEMPTS):
            try:
                done, found = self.asked(thought)
            except Exception as error:  # whatever it is, the next thought needs a process that is in order
                self.end()
                told = f"the process that thinks has ended: {error!r}"
                if self.overdue or not isinstance(error, OSError | EOFError | pickle.UnpicklingError):
                    raise ThoughtError(told) from None
                if not self.closed:
                    LOG.error("a process that thinks was lost", detail=repr(error))
                continue
            if not done:
                raise ThoughtError(found)
            return found  # type: ignore[no-any-return]
        raise LostError(told)

    def asked(self, thought: bytes) -> tuple[bool, Any]:
        """The answer of the process: whether all went well, and what came of it or what went wrong."""
        with self.starting:
            if self.closed:
                raise EOFError
            if self.process is None:
                code = f"import sys; sys.path[:] = {sys.path!r}; from guilda.server.thinker import main; main()"
                self.process = Popen([sys.executable, "-c", code], stdin=PIPE, stdout=PIPE)  # noqa: S603 - our own code
            process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(thought)
        process.stdin.flush()
        return pickle.load(process.stdout)  # type: ignore[no-any-return] # noqa: S301 - from our own process

    def end(self) -> None:
        """End the process, whatever it thinks about."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(BrokenPipeError), process:
                process.kill()

    def interrupt(self) -> None:
        """A thought takes too long: end it, and do not begin it again."""
        self.overdue = True
        self.end()

    def close(self) -> None:
        """End the process for good."""
        with self.starting:
            self.closed = True
        self.end()


class Thought(NamedTuple):
    """Something to think about, for somebody who waits for it."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]


class Thinkers:
    """A few minds and a queue that goes in rounds: in each, everybody who waits has one thought."""

    def __init__(self, minds: int) -> None:
        self.minds = [Mind() for _ in range(minds)]
        self.pool = ThreadPoolExecutor(len(self.minds), "thinking")
        self.queue: asyncio.PriorityQueue[tuple[int, int, int, Thought]] = asyncio.PriorityQueue()
        self.round: Counter[int] = Counter()
        """By priority, how far the queue has come."""
        self.last: dict[tuple[int, str], int] = {}
        """By priority and person, the round of their last thought."""
        self.tickets = count()
        self.awaited: set[asyncio.Future[Any]] = set()
        self.stopped = False
        self.workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take thoughts."""
        self.workers = [asyncio.create_task(self.work(mind)) for mind in self.minds]

    async def stop(self) -> None:
        """Take no more; what is being thought ends unheard, and nobody waits for it or for what was not begun."""
        self.stopped = True
        for future in self.awaited:
            if not future.done():
                future.set_exception(LostError("the server stops"))
        for worker in self.workers:
            worker.cancel()
        for mind in self.minds:
            mind.close()
        self.pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self.workers, return_exceptions=True)

    async def think(self, priority: int, whose: str, function: Callable[..., T], *arguments: Any) -> T:
        """What a function of some module gives for its arguments, once it is the turn of whoever wants to know."""
        if self.stopped:
            raise LostError("the server stops")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.awaited.add(future)
        future.add_done_callback(self.awaited.discard)
        mine = (priority, whose)
        self.last[mine] = max(self.round[priority], self.last.get(mine, -1) + 1)
        thought = Thought(function, arguments, future)
        self.queue.put_nowait((priority, self.last[mine], next(self.tickets), thought))
        return await future

    async def work(self, mind: Mind) -> None:
        """One mind's share of the queue."""
        loop = asyncio.get_running_loop()
        while True:
            priority, number, _, (function, arguments, future) = await self.queue.get()
            self.round[priority] = max(self.round[priority], number)
            if self.queue.empty():
                self.last.clear()
            if future.done():
                continue
            THINKING.inc()
            hanging = loop.call_later(LONGEST, mind.interrupt)
            try:
                found = await loop.run_in_executor(self.pool, mind.think, function, arguments)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(found)
            finally:
                hanging.cancel()
                THINKING.dec()
