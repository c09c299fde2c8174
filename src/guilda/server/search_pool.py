"""Search for bots, hints and reviews in separate processes of low priority, scheduled fairly.

Threads would not do: a low-priority thread that holds the GIL delays the event loop.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import structlog

from guilda.server.errors import ServerError
from guilda.server.metrics import SEARCHES
from guilda.server.rate_limits import Client, RateLimiter

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")
LOG = structlog.get_logger("guilda")
BOT_MOVE, HINT, REVIEW = range(3)
"""Priorities, most urgent first."""
ATTEMPTS = 2
"""Attempts at a request whose process was lost."""
LONGEST_SEARCH, LONGEST_REVIEW = 120.0, 1800.0
"""Seconds after which a process counts as hung. Reviews have low priority: on a busy machine one may take minutes."""
ANSWER_SECONDS = 50.0
"""Longest time for which a client waits for a search: proxies commonly give up after 60 seconds."""
HINT_SHARE = 3
"""Every third request is a hint while hints wait, so that bots cannot starve them."""


BUDGET_SHARE, BUDGET_SECONDS = 0.5, 60.0
"""Search seconds per second that an address may use in the long run, and at once; a person may use half of it."""


class SearchError(Exception):
    """A search failed."""


class WorkerLostError(SearchError):
    """The search process has ended, or the server stops: the request itself is not at fault."""


class OverdueError(SearchError):
    """The search took too long."""


async def answered(search: Awaitable[T], seconds: float | None = ANSWER_SECONDS) -> T:
    """Wait for a search on behalf of a client; raise `unavailable` if it takes too long or its process is lost."""
    try:
        async with asyncio.timeout(seconds):
            return await search
    except (TimeoutError, WorkerLostError, OverdueError):
        raise ServerError("unavailable") from None


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
                if self.overdue:
                    raise OverdueError(message) from None
                if not isinstance(error, OSError | EOFError | pickle.UnpicklingError):
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
    client: Client


class SearchPool:
    """Search processes with a queue by priority. Addresses are served round-robin, and so are the people at each.

    With budgets, requests of addresses and people who have used up theirs wait until no others do.
    """

    def __init__(self, processes: int, *, budgets: bool = False, longest: float = LONGEST_SEARCH) -> None:
        self.longest = longest
        share = BUDGET_SHARE if budgets else 0
        self.address_budget = RateLimiter(share, BUDGET_SECONDS)
        self.person_budget = RateLimiter(share / 2, BUDGET_SECONDS / 2)
        self.processes = [SearchProcess() for _ in range(processes)]
        self.threads = ThreadPoolExecutor(len(self.processes), "search")
        self.queues: dict[int, dict[str, dict[str, deque[SearchRequest]]]] = {BOT_MOVE: {}, HINT: {}, REVIEW: {}}
        """Waiting requests by priority, address and person; those who have waited longest come first."""
        self.arrived = asyncio.Semaphore(0)
        self.since_hint = 0
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

    async def submit(self, priority: int, client: Client, function: Callable[..., T], *arguments: Any) -> T:
        """Return the result of a module-level function, called in a search process."""
        if self.stopped:
            raise WorkerLostError("the server stops")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.pending.add(future)
        future.add_done_callback(self.pending.discard)
        people = self.queues[priority].setdefault(client.address, {})
        people.setdefault(client.person, deque()).append(SearchRequest(function, arguments, future, client))
        self.arrived.release()
        return await future

    def take(self) -> SearchRequest:
        """Take the next request: the most urgent one, or a hint that has waited for its share."""
        waiting = [priority for priority, queue in self.queues.items() if queue]
        share = HINT in waiting and self.since_hint >= HINT_SHARE - 1
        priority = HINT if share else min(waiting)
        self.since_hint = 0 if priority == HINT else self.since_hint + 1
        queue = self.queues[priority]
        clients = (Client(address, person) for address, people in queue.items() for person in people)
        address, person = min(clients, key=self.overdrawn)  # the first of several
        people = queue.pop(address)
        requests = people.pop(person)
        request = requests.popleft()
        if requests:
            people[person] = requests
        if people:
            queue[address] = people
        return request

    def overdrawn(self, client: Client) -> tuple[bool, bool]:
        """Return whether the address and the person have used up their budgets."""
        return not self.address_budget.allows(client.address, 0), not self.person_budget.allows(client.person, 0)

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
            timeout = loop.call_later(self.longest, process.interrupt)
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
                self.address_budget.charge(client.address, loop.time() - began)
                if client.person:
                    self.person_budget.charge(client.person, loop.time() - began)
