"""The archive of finished games: record, replays and review are stored, so that they outlive a change of the rules.

An unfinished game of outdated rules is closed without a result.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from zlib import decompress

import msgspec
import structlog

from guilda.rules.registry import games
from guilda.server.errors import ServerError, log_failure
from guilda.server.pubsub import Notice
from guilda.server.rate_limits import Client
from guilda.server.search_pool import REVIEW, SearchError, answered
from guilda.server.storage import StoredGame
from guilda.tables import review_jobs, visibility
from guilda.tables.entries import Closed, encode_entry
from guilda.tables.errors import CodedError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from guilda.server.hub import Hub
    from guilda.server.search_pool import SearchPool
    from guilda.server.storage import Storage

LOG = structlog.get_logger("guilda")
ARCHIVE_SECONDS = 2.0
AT_ONCE = 20
CLAIM_SECONDS = 3600.0
"""Time for which a game is left to the process that stores or reviews it; if that failed, it is then tried again."""
CLIENT = Client("archive")


class Archive:
    """Stores finished games in the background."""

    def __init__(self, storage: Storage, hub: Hub, replays: SearchPool, reviews: SearchPool) -> None:
        self.storage = storage
        self.hub = hub
        self.replays = replays
        self.reviews = reviews
        self.running: dict[str, asyncio.Task[bytes]] = {}
        """Reviews that are being made."""

    async def run_forever(self) -> None:
        """Close outdated games, then store finished ones as they come."""
        try:
            await self.close_outdated()
        except Exception as error:
            log_failure(error)
        while True:
            try:
                for table_id in await self.storage.unarchived(rules_versions(), AT_ONCE):
                    if await self.claim(table_id):
                        await self.store(table_id)
            except Exception as error:
                log_failure(error)
            await asyncio.sleep(ARCHIVE_SECONDS)

    async def review_forever(self) -> None:
        """Review the games of the archive, one after the other."""
        while True:
            try:
                if await self.review_next():
                    continue
            except Exception as error:
                log_failure(error)
            await asyncio.sleep(ARCHIVE_SECONDS)

    async def review_next(self) -> bool:
        """Review a game that no process has tried lately; False if there is none, or its review failed."""
        found = await self.storage.unreviewed(rules_versions(), 1)
        if not found:
            return False
        (table_id,) = found
        if not await self.claim(table_id):
            return True
        review = self.shared_review(table_id, partial(self.make_review, table_id))
        await asyncio.wait([review])
        return review.exception() is None  # a failure has been logged

    async def claim(self, table_id: str) -> bool:
        """Return whether no other process stores or reviews a game, or has failed to do so lately."""
        return await self.storage.claim(table_id, self.hub.driver.process, CLAIM_SECONDS)

    async def close_outdated(self) -> None:
        """Close unfinished games whose rules have changed, without a result or a rating."""
        while found := await self.storage.outdated(rules_versions(), AT_ONCE):
            for stored in found:
                now = self.hub.now()
                summary = msgspec.structs.replace(
                    stored.summary, phase="over", actor=None, wakes=None, ranks=None, changed=now
                )
                entry = encode_entry(Closed(at=now, reason="outdated"))
                if await self.storage.append(stored.id, stored.last + 1, [entry], summary):
                    LOG.info("closed", table=stored.id, reason="outdated")
                    self.hub.pubsub.publish(Notice(self.hub.pubsub.process, stored.id, number=stored.last + 1))

    async def store(self, table_id: str) -> None:
        """Store a finished game."""
        with suppress(CodedError, SearchError):
            table = await self.hub.log.read(table_id)
            if table is None or table.match is None:
                return
            record, result = table.record(), visibility.result(table)
            found = await self.replays.submit(REVIEW, CLIENT, review_jobs.archived, record, result, table.game.secrets)
            await self.storage.archive(table_id, StoredGame(record.dumps().encode(), *found, None))

    def shared_review(self, table_id: str, make: Callable[[], Coroutine[Any, Any, bytes]]) -> asyncio.Task[bytes]:
        """Return the job that reviews a game; all who ask at the same time share it."""
        if table_id not in self.running:
            self.running[table_id] = self.hub.tasks.start(make())
            self.running[table_id].add_done_callback(lambda _: self.running.pop(table_id, None))
        return self.running[table_id]

    async def make_review(self, table_id: str, client: Client = CLIENT) -> bytes:
        """Review a finished game and store the review; return it as JSON."""
        table = await self.hub.log.read(table_id)
        if table is None:
            raise ServerError("not_found")
        search = self.reviews.submit(REVIEW, client, review_jobs.encoded, review_jobs.review, table.record())
        review = await answered(search, None)  # even if the client leaves, it is stored for the next request
        await self.storage.store_review(table_id, review)
        return review


def rules_versions() -> dict[str, int]:
    """Return the installed rules version of every game."""
    return {info.name: info.rules_version for info in games()}


def replay_of(game: StoredGame, seat: int | None) -> bytes:
    """Return the stored replay as a seat saw it, or with all hands open, as JSON."""
    replays = msgspec.json.decode(decompress(game.replays), type=dict[str, msgspec.Raw])
    return bytes(replays.get("open" if seat is None else str(seat)) or replays["any"])
