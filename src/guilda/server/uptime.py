"""Heartbeats of the server and the outages between them. No clock is charged for an outage."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from guilda.server.errors import log_failure

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.storage import Outage, Storage

LOG = structlog.get_logger("guilda")
HEARTBEAT_SECONDS = 5.0
OUTAGE_SECONDS = 15.0
"""A gap between heartbeats of a running process that counts as an outage."""
RESTART_MILLISECONDS = 1000
"""A gap before the first heartbeat of a process that counts as an outage."""


class Uptime:
    """The heartbeat of this process, and all outages of the server."""

    def __init__(
        self, storage: Storage, process: str, now: Callable[[], int], outage_seconds: float = OUTAGE_SECONDS
    ) -> None:
        self.storage = storage
        self.process = process
        self.now = now
        self.tolerance = round(1000 * outage_seconds)
        self.last_beat = 0
        self.outages: list[Outage] = []
        self.on_outage: list[Callable[[], object]] = []

    async def start(self) -> None:
        """Write the first heartbeat, and read past outages."""
        await self.beat(RESTART_MILLISECONDS)

    async def beat(self, tolerance: int | None = None) -> None:
        """Write a heartbeat. A longer gap since the last one of any process is stored as an outage."""
        now = self.now()
        known = self.outages[-1].ended if self.outages else 0
        gap = self.tolerance if tolerance is None else tolerance
        found = await self.storage.heartbeat(self.process, now, gap, known)
        self.last_beat = now
        if found:
            self.outages.extend(found)
            LOG.info("outage", milliseconds=sum(each.ended - each.started for each in found))
            for notify in self.on_outage:
                notify()

    async def beat_forever(self) -> None:
        """Write a heartbeat every few seconds."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.beat()
            except Exception as error:
                log_failure(error)

    async def check(self) -> None:
        """Notice an outage before a clock is charged for it."""
        if self.now() - self.last_beat > self.tolerance:
            await self.beat()

    def downtime_since(self, moment: int) -> int:
        """Return the milliseconds of outages after a moment."""
        return sum(max(0, each.ended - max(moment, each.started)) for each in self.outages)
