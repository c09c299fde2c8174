"""How processes tell each other what happened: in memory, through Redis or Valkey, or through PostgreSQL.

News are hints: a process that misses one finds out by itself a little later. So a connection that breaks is made anew,
and what could not be told meanwhile is dropped.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier
from redis.asyncio import Redis

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

LOG = structlog.get_logger("guilda")
PATIENCE = 5.0
"""Seconds for a connection to be made, or a message to be sent."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds before a broken connection is tried again: twice as long every time."""


class News(msgspec.Struct, omit_defaults=True):
    """What processes tell each other: that a log has grown, who is at a table, or that a token or a person is gone."""

    process: str
    table: str = ""
    number: int = 0
    persons: list[str] | None = None
    spectators: int = 0
    asks: bool = False
    """Whether the others should say who is there."""
    token: str = ""
    person: str = ""


class Pause:
    """How long to leave a connection alone that keeps breaking."""

    def __init__(self) -> None:
        self.seconds = FIRST_PAUSE

    def longer(self) -> float:
        """The next pause."""
        seconds, self.seconds = self.seconds, min(LONGEST_PAUSE, 2 * self.seconds)
        return seconds

    def over(self) -> None:
        """It works again."""
        self.seconds = FIRST_PAUSE


class LastingChannels(ChannelsBackend):
    """Channels through something on the network, which may go away and come back."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.wanted = asyncio.Event()
        self.begun = asyncio.Event()
        self.pause = Pause()
        self.silent_until = 0.0

    @abstractmethod
    async def send(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes, or fail."""

    @abstractmethod
    def hear(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is told on a new connection until it breaks; `begun` is set once it listens."""

    @abstractmethod
    async def hang_up(self) -> None:
        """Close the connection that sends."""

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        """Let go; the connection that hears has ended with its stream."""
        with suppress(Exception):  # it may be broken, and nobody needs it any more
            async with asyncio.timeout(PATIENCE):
                await self.hang_up()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Begin to hear; all channels are named when the server starts."""
        self.names.update(channels)
        self.wanted.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.begun.wait(), PATIENCE)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nothing is left out before the end."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes; on a broken connection nothing is told for a while."""
        loop = asyncio.get_running_loop()
        if loop.time() < self.silent_until:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(data, channels)
            self.pause.over()
        except Exception as error:
            LOG.warning("news could not be told", detail=type(error).__name__)
            await self.on_shutdown()
            self.silent_until = loop.time() + self.pause.longer()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is told, on as many connections as it takes."""
        await self.wanted.wait()
        pause = Pause()
        while True:
            try:
                async with aclosing(self.hear()) as events:
                    async for event in events:
                        pause.over()
                        yield event
            except Exception as error:
                LOG.warning("news cannot be heard", detail=type(error).__name__)
            self.begun.set()  # nobody waits for a second attempt
            await asyncio.sleep(pause.longer())

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: the logs of the tables are."""
        return []


class PostgresChannels(LastingChannels):
    """PostgreSQL's NOTIFY: one connection tells, another one listens."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.sender: AsyncConnection[Any] | None = None

    async def connect(self) -> AsyncConnection[Any]:
        """A connection that notices when the other side is gone."""
        return await AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=round(PATIENCE), keepalives_idle=30, keepalives_interval=10
        )

    async def send(self, data: bytes, channels: Iterable[str]) -> None:
        """Where the connection was lost since the last time, on a new one."""
        if self.sender is None or self.sender.broken:
            self.sender = await self.connect()
        for channel in channels:
            await self.sender.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def hear(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Listen to all channels."""
        async with await self.connect() as connection:
            for name in sorted(self.names):
                await connection.execute(SQL("LISTEN {}").format(Identifier(name)))
            self.begun.set()
            async for notice in connection.notifies():
                yield notice.channel, notice.payload.encode()

    async def hang_up(self) -> None:
        """The next message goes on a new connection."""
        sender, self.sender = self.sender, None
        if sender is not None:
            await sender.close()


class RedisChannels(LastingChannels):
    """Redis' or Valkey's PUBLISH and SUBSCRIBE."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_keepalive=True)

    async def send(self, data: bytes, channels: Iterable[str]) -> None:
        """On a connection of the pool."""
        for channel in channels:
            await self.redis.publish(channel, data)

    async def hear(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Subscribe to all channels."""
        async with self.redis.pubsub() as subscription:
            await subscription.subscribe(*sorted(self.names))
            async for message in subscription.listen():
                if message["type"] == "message":
                    yield message["channel"].decode(), message["data"]
                else:
                    self.begun.set()

    async def hang_up(self) -> None:
        """Close what the pool holds; it opens again when needed."""
        await self.redis.aclose()


def backend(url: str) -> ChannelsBackend:
    """What a URL names."""
    kind, _, rest = url.partition("://")
    if kind == "memory":
        return MemoryChannelsBackend()
    if kind in ("redis", "rediss", "valkey", "valkeys"):
        return RedisChannels(f"{kind.replace('valkey', 'redis')}://{rest}")
    if kind.partition("+")[0] in ("postgresql", "postgres"):
        return PostgresChannels(f"postgresql://{rest}")
    raise ValueError(f"channels are memory://, redis://… (also for Valkey) or postgresql://…, not {url!r}")


def channels(url: str, names: list[str]) -> ChannelsPlugin:
    """The channels of this name, for Litestar."""
    return ChannelsPlugin(backend(url), channels=names, arbitrary_channels_allowed=False)
