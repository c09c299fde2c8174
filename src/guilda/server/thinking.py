"""Bots and hints think in threads: never more of them than there are cores to spare, and in a fair order."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from guilda import bots
from guilda.server.metrics import THINKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.rules.game import Game
    from guilda.tables.table import BotTurn

T = TypeVar("T")
FOR_A_GAME, FOR_ADVICE = 0, 1
"""Who goes first: a bot that others wait for, then a hint."""
NICENESS = 10
BOT_SECONDS = 10.0
"""The longest that a bot may think about a decision."""


def cores() -> int:
    """How many may think at once: one core is left for those who play."""
    return max(1, len(os.sched_getaffinity(0)) - 1) if hasattr(os, "sched_getaffinity") else 1


def step_back() -> None:
    """Let this thread wait when others need the core."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def decision(position: Game, turn: BotTurn) -> int | str:
    """What a bot chooses."""
    return bots.make(turn.level, turn.seed).choose(position, BOT_SECONDS)


class Thinkers:
    """A few threads and a queue: each table waits for one thought at a time, so first come, first served is fair."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or cores()
        self.pool = ThreadPoolExecutor(self.threads, "thinking", initializer=step_back)
        self.queue: asyncio.PriorityQueue[tuple[int, int, Callable[[], Any], asyncio.Future[Any]]] = (
            asyncio.PriorityQueue()
        )
        self.tickets = count()
        self.workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take thoughts."""
        self.workers = [asyncio.create_task(self.work()) for _ in range(self.threads)]

    async def stop(self) -> None:
        """Take no more; what is being thought ends unheard."""
        for worker in self.workers:
            worker.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, priority: int, thought: Callable[[], T]) -> T:
        """What comes of a thought, once it was its turn."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((priority, next(self.tickets), thought, future))
        return await future

    async def work(self) -> None:
        """One thread's share of the queue."""
        loop = asyncio.get_running_loop()
        while True:
            _, _, thought, future = await self.queue.get()
            if future.cancelled():
                continue
            THINKING.inc()
            try:
                found = await loop.run_in_executor(self.pool, thought)
            except Exception as error:
                if not future.cancelled():
                    future.set_exception(error)
            else:
                if not future.cancelled():
                    future.set_result(found)
            finally:
                THINKING.dec()
