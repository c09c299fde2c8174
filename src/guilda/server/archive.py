"""The archive of finished games: record, replays and review are stored, so that they outlive a change of the rules.

An unfinished game of outdated rules is closed without a result.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from zlib import decompress

import msgspec
import structlog

from guilda.rules.registry import games
from guilda.server.errors import log_failure
from guilda.server.pubsub import Notice
from guilda.server.rate_limits import Client
from guilda.server.search_pool import REVIEW, SearchError
from guilda.server.storage import StoredGame
from guilda.tables import review_jobs, visibility
from guilda.tables.entries import Closed, encode_entry
from guilda.tables.errors import CodedError
from guilda.tables.uploads import OFFLINE

if TYPE_CHECKING:
    from guilda.server.hub import Hub
    from guilda.server.search_pool import SearchPool
    from guilda.server.storage import Storage

LOG = structlog.get_logger("guilda")
ARCHIVE_SECONDS = 2.0
AT_ONCE = 20
MOST_REVIEWS = 50
"""Reviews that may wait; a game that ends meanwhile is reviewed when its review is first asked for."""
CLIENT = Client("archive")


class Archive:
    """Stores finished games in the background."""

    def __init__(
        self, storage: Storage, hub: Hub, replays: SearchPool, reviews: SearchPool, *, on_request: bool = False
    ) -> None:
        """`on_request`: leave reviews to the players' browsers, and to the server when one is asked for."""
        self.storage = storage
        self.on_request = on_request
        self.hub = hub
        self.replays = replays
        self.reviews = reviews
        self.waiting = 0

    async def run_forever(self) -> None:
        """Close outdated games, then store finished ones as they come."""
        try:
            await self.close_outdated()
        except Exception as error:
            log_failure(error)
        while True:
            try:
                for table_id in await self.storage.unarchived(rules_versions(), AT_ONCE):
                    await self.store(table_id)
            except Exception as error:
                log_failure(error)
            await asyncio.sleep(ARCHIVE_SECONDS)

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
        """Store a finished game, and start its review."""
        with suppress(CodedError, SearchError):
            table = await self.hub.log.read(table_id)
            if table is None or table.match is None:
                return
            record, result = table.record(), visibility.result(table)
            found = await self.replays.submit(REVIEW, CLIENT, review_jobs.archived, record, result, table.game.secrets)
            await self.storage.archive(table_id, StoredGame(record.dumps().encode(), *found, None))
            if self.on_request or table_id.startswith(OFFLINE):
                return
            if self.waiting < MOST_REVIEWS and any(chair.person for chair in table.chairs):
                self.waiting += 1
                self.hub.tasks.start(self.review(table_id))

    async def review(self, table_id: str) -> None:
        """Review a finished game and store the review."""
        try:
            table = await self.hub.log.read(table_id)
            if table is not None and table.match is not None:
                with suppress(SearchError):
                    review = await self.reviews.submit(
                        REVIEW, CLIENT, review_jobs.encoded, review_jobs.review, table.record()
                    )
                    await self.storage.store_review(table_id, review)
        finally:
            self.waiting -= 1


def rules_versions() -> dict[str, int]:
    """Return the installed rules version of every game."""
    return {info.name: info.rules_version for info in games()}


def replay_of(game: StoredGame, seat: int | None) -> bytes:
    """Return the stored replay as a seat saw it, or with all hands open, as JSON."""
    replays = msgspec.json.decode(decompress(game.replays), type=dict[str, msgspec.Raw])
    return bytes(replays.get("open" if seat is None else str(seat)) or replays["any"])
