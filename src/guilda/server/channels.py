"""How processes tell each other what happened: in memory, through Redis or Valkey, or through PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from psycopg import AsyncConnection, Error
from redis.asyncio import Redis

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.channels.backends.base import ChannelsBackend


class PostgresChannels(PsycoPgChannelsBackend):
    """PostgreSQL's NOTIFY on one connection that is kept, instead of a new one for every message."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url
        self.sender: AsyncConnection[Any] | None = None
        self.sending = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes; where the connection was lost, on a new one."""
        async with self.sending:
            for attempt in range(2):
                if self.sender is None:
                    self.sender = await AsyncConnection.connect(self.url, autocommit=True)
                try:
                    for channel in channels:
                        await self.sender.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                except Error:
                    await self.sender.close()
                    self.sender = None
                    if attempt:
                        raise
                else:
                    return

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self.sender is not None:
            await self.sender.close()
        await super().on_shutdown()


def backend(url: str) -> ChannelsBackend:
    """What a URL names."""
    kind, _, rest = url.partition("://")
    if kind == "memory":
        return MemoryChannelsBackend()
    if kind in ("redis", "rediss", "valkey", "valkeys"):
        return RedisChannelsPubSubBackend(redis=Redis.from_url(f"{kind.replace('valkey', 'redis')}://{rest}"))
    if kind.partition("+")[0] in ("postgresql", "postgres"):
        return PostgresChannels(f"postgresql://{rest}")
    raise ValueError(f"channels are memory://, redis://… (also for Valkey) or postgresql://…, not {url!r}")


def channels(url: str, names: list[str]) -> ChannelsPlugin:
    """The channels of this name, for Litestar."""
    return ChannelsPlugin(backend(url), channels=names, arbitrary_channels_allowed=False)
