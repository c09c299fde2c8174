"""Tasks that run beside requests; failures are logged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from guilda.server.errors import log_failure

if TYPE_CHECKING:
    from collections.abc import Coroutine

T = TypeVar("T")


class BackgroundTasks:
    """All tasks of one process; it keeps references to them, as asyncio does not."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Drop a finished task and log its failure."""
        self.running.discard(task)
        log_failure(None if task.cancelled() else task.exception())

    async def stop(self) -> None:
        """Cancel all tasks and wait for their end."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
