"""Search for bots, hints and reviews in separate processes of low priority, scheduled fairly.

Threads would not do: a low-priority thread that holds the GIL delays the event loop.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from subprocess import PIPE, Popen
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import structlog

from guilda.server.metrics import SEARCHES
from guilda.server.rate_limits import RateLimiter

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
LOG = structlog.get_logger("guilda")
BOT_MOVE, HINT, REVIEW = range(3)
"""Priorities, most urgent first."""
ATTEMPTS = 2
"""Attempts at a request whose process was lost."""
LONGEST_SEARCH = 120.0
"""Seconds after which a process counts as hung."""
HINT_SHARE = 3
"""Every third request is a hint while hints wait, so that bots cannot starve them."""


BUDGET_SHARE, BUDGET_SECONDS = 0.5, 60.0
"""Search seconds per second that a client may use in the long run, and at once."""
OVER_BUDGET = 1_000_000
"""Rounds by which requests of a client beyond its budget are put off: they are served while no others wait."""


class SearchError(Exception):
    """A search failed."""


class WorkerLostError(SearchError):
    """The search process has ended, or the server stops: the request itself is not at fault."""


def share_of_cores(workers: int = 1) -> int:
    """Return the number of search processes for one of several servers; each server keeps a core for itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // workers - 1)


class SearchProcess:
    """A process that runs one request at a time. It starts with the first one, and again if it is lost."""

    def __init__(self) -> None:
        self.process: Popen[bytes] | None = None
        self.closed = False
        self.overdue = False
        self.starting = Lock()

    def run(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        """Return the result of a function in the process; blocks until then."""
        request, self.overdue = pickle.dumps((function, arguments)), False
        for _ in range(ATTEMPTS):
            try:
                succeeded, found = self.ask(request)
            except Exception as error:  # the next request needs a fresh process
                self.end()
                message = f"the search process has ended: {error!r}"
                if self.overdue or not isinstance(error, OSError | EOFError | pickle.UnpicklingError):
                    raise SearchError(message) from None
                if not self.closed:
                    LOG.error("search process lost", detail=repr(error))
                continue
            if not succeeded:
                raise SearchError(found)
            return found  # type: ignore[no-any-return]
        raise WorkerLostError(message)

    def ask(self, request: bytes) -> tuple[bool, Any]:
        """Return whether a request succeeded, and its result or traceback."""
        with self.starting:
            if self.closed:
                raise EOFError
            if self.process is None:
                code = f"import sys; sys.path[:] = {sys.path!r}; from guilda.server.search_worker import main; main()"
                self.process = Popen([sys.executable, "-c", code], stdin=PIPE, stdout=PIPE)  # noqa: S603 - our own code
            process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(request)
        process.stdin.flush()
        return pickle.load(process.stdout)  # type: ignore[no-any-return] # noqa: S301 - from our own process

    def end(self) -> None:
        """Kill the process."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(BrokenPipeError), process:
                process.kill()

    def interrupt(self) -> None:
        """Abort a request that hangs, without another attempt."""
        self.overdue = True
        self.end()

    def close(self) -> None:
        """Kill the process for good."""
        with self.starting:
            self.closed = True
        self.end()


class SearchRequest(NamedTuple):
    """A function to call in a search process, and the future of its result."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]
    client: str = ""


class SearchPool:
    """Search processes with a queue by priority. Within a priority, clients are served round-robin.

    With budgets, requests of clients who have used up theirs wait until no others do.
    """

    def __init__(self, processes: int, *, budgets: bool = False) -> None:
        self.budget = RateLimiter(BUDGET_SHARE if budgets else 0, BUDGET_SECONDS)
        self.processes = [SearchProcess() for _ in range(processes)]
        self.threads = ThreadPoolExecutor(len(self.processes), "search")
        self.queues: dict[int, list[tuple[int, int, SearchRequest]]] = {BOT_MOVE: [], HINT: [], REVIEW: []}
        """Heaps of round, ticket and request, by priority."""
        self.arrived = asyncio.Semaphore(0)
        self.since_hint = 0
        self.round: Counter[int] = Counter()
        """The current round, by priority."""
        self.last: dict[tuple[int, str], int] = {}
        """The round of each client's last request, by priority and client."""
        self.tickets = count()
        self.pending: set[asyncio.Future[Any]] = set()
        self.stopped = False
        self.workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to serve requests."""
        self.workers = [asyncio.create_task(self.work(process)) for process in self.processes]

    async def stop(self) -> None:
        """Fail all requests and end the processes."""
        self.stopped = True
        for future in self.pending:
            if not future.done():
                future.set_exception(WorkerLostError("the server stops"))
        for worker in self.workers:
            worker.cancel()
        for process in self.processes:
            process.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self.workers, return_exceptions=True)

    async def submit(self, priority: int, client: str, function: Callable[..., T], *arguments: Any) -> T:
        """Return the result of a module-level function, called in a search process."""
        if self.stopped:
            raise WorkerLostError("the server stops")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.pending.add(future)
        future.add_done_callback(self.pending.discard)
        key = (priority, client)
        self.last[key] = max(self.round[priority], self.last.get(key, -1) + 1)
        request = SearchRequest(function, arguments, future, client)
        turn = self.last[key] + (0 if self.budget.allows(client, 0) else OVER_BUDGET)
        heappush(self.queues[priority], (turn, next(self.tickets), request))
        self.arrived.release()
        return await future

    def take(self) -> SearchRequest:
        """Take the next request: the most urgent one, or a hint that has waited for its share."""
        waiting = [priority for priority, queue in self.queues.items() if queue]
        share = HINT in waiting and self.since_hint >= HINT_SHARE - 1
        priority = HINT if share else min(waiting)
        self.since_hint = 0 if priority == HINT else self.since_hint + 1
        number, _, request = heappop(self.queues[priority])
        self.round[priority] = max(self.round[priority], number % OVER_BUDGET)
        if not any(self.queues.values()):
            self.last.clear()
        return request

    async def work(self, process: SearchProcess) -> None:
        """Serve requests with one process."""
        loop = asyncio.get_running_loop()
        while True:
            await self.arrived.acquire()
            function, arguments, future, client = self.take()
            if future.done():
                continue
            SEARCHES.inc()
            began = loop.time()
            timeout = loop.call_later(LONGEST_SEARCH, process.interrupt)
            try:
                found = await loop.run_in_executor(self.threads, process.run, function, arguments)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(found)
            finally:
                timeout.cancel()
                SEARCHES.dec()
                self.budget.charge(client, loop.time() - began)
