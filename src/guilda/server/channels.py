"""Channels between processes: in memory, through Redis or Valkey, or through PostgreSQL.

Messages may be lost: processes also compare logs now and then. So broken connections are reopened, and messages of the
meantime are dropped. The drivers are imported only where they are used, because importing them takes a seventh of the
time that a server needs to start.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence
    from types import TracebackType

    from psycopg import AsyncConnection
    from redis.asyncio.client import PubSub

LOG = structlog.get_logger("guilda")
PATIENCE = 5.0
"""Seconds to connect, to send a message or to follow a channel."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds before a broken connection is tried again; they double each time."""

Message = tuple[str, bytes]
"""A channel and what is said on it."""


class Channels(ABC):
    """Sends messages to the processes that follow their channel."""

    async def __aenter__(self) -> Channels:
        """Connections are opened when needed."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connections."""
        await self.close()

    @abstractmethod
    async def publish(self, messages: Sequence[Message]) -> None:
        """Send messages; they are dropped while there is no connection."""

    @abstractmethod
    async def follow(self, name: str) -> None:
        """Receive a channel's messages; returns once they are received, or after a while without a connection."""

    @abstractmethod
    async def unfollow(self, name: str) -> None:
        """Stop receiving a channel's messages."""

    @abstractmethod
    def messages(self) -> AsyncGenerator[bytes, None]:
        """Yield what is said on the channels that are followed."""

    async def close(self) -> None:  # noqa: B027 - not all channels have connections
        """Close the connections."""


class MemoryChannels(Channels):
    """Channels within one process; everything is heard."""

    def __init__(self) -> None:
        self.queues: set[asyncio.Queue[bytes]] = set()

    async def publish(self, messages: Sequence[Message]) -> None:
        """Put the messages into the queues of all listeners."""
        for _, data in messages:
            for queue in self.queues:
                queue.put_nowait(data)

    async def follow(self, name: str) -> None:
        """Everything is heard."""

    async def unfollow(self, name: str) -> None:
        """Everything is heard."""

    async def messages(self) -> AsyncGenerator[bytes, None]:
        """Yield all messages."""
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.queues.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self.queues.discard(queue)


class Backoff:
    """Exponential back-off of a connection."""

    def __init__(self) -> None:
        self.seconds = FIRST_PAUSE

    def next(self) -> float:
        """Return the next delay."""
        seconds, self.seconds = self.seconds, min(LONGEST_PAUSE, 2 * self.seconds)
        return seconds

    def reset(self) -> None:
        """Start again with the shortest delay."""
        self.seconds = FIRST_PAUSE


class ReconnectingChannels(Channels):
    """Channels over network connections that are reopened when they break."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.backoff = Backoff()
        self.silent_until = 0.0

    @abstractmethod
    async def send(self, messages: Sequence[Message]) -> None:
        """Send messages, or raise."""

    @abstractmethod
    def receive(self) -> AsyncGenerator[bytes, None]:
        """Yield messages of a new connection until it breaks."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Close the connection that sends."""

    async def close(self) -> None:
        """Close the sending connection; the receiving one ends with its stream."""
        with suppress(Exception):  # it may be broken already
            async with asyncio.timeout(PATIENCE):
                await self.disconnect()

    async def publish(self, messages: Sequence[Message]) -> None:
        """Send messages; after a failure nothing is sent until the back-off is over."""
        loop = asyncio.get_running_loop()
        if loop.time() < self.silent_until:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(messages)
            self.backoff.reset()
        except Exception as error:
            LOG.warning("notice not sent", detail=type(error).__name__)
            await self.close()
            self.silent_until = loop.time() + self.backoff.next()

    async def messages(self) -> AsyncGenerator[bytes, None]:
        """Yield messages, over new connections as necessary."""
        backoff = Backoff()
        while True:
            try:
                async with aclosing(self.receive()) as received:
                    async for data in received:
                        backoff.reset()
                        yield data
            except Exception as error:
                LOG.warning("notices not received", detail=type(error).__name__)
            await asyncio.sleep(backoff.next())


class PostgresChannels(ReconnectingChannels):
    """PostgreSQL's LISTEN and NOTIFY, on one connection each.

    All channels are one: PostgreSQL wakes every listener for every notification in any case.
    """

    NAME = "guilda"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.sender: AsyncConnection[Any] | None = None

    async def connect(self) -> AsyncConnection[Any]:
        """Open a connection with TCP keepalive."""
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(
            self.url, autocommit=True, connect_timeout=round(PATIENCE), keepalives_idle=30, keepalives_interval=10
        )

    async def send(self, messages: Sequence[Message]) -> None:
        """Send on the open connection, or on a new one."""
        if self.sender is None or self.sender.broken:
            self.sender = await self.connect()
        for _, data in messages:
            await self.sender.execute("SELECT pg_notify(%s, %s)", (self.NAME, data.decode()))

    async def receive(self) -> AsyncGenerator[bytes, None]:
        """Listen to the one channel."""
        async with await self.connect() as connection:
            await connection.execute(f"LISTEN {self.NAME}".encode())
            async for notice in connection.notifies():
                yield notice.payload.encode()

    async def follow(self, name: str) -> None:
        """Everything is heard."""

    async def unfollow(self, name: str) -> None:
        """Everything is heard."""

    async def disconnect(self) -> None:
        """Close the sending connection."""
        sender, self.sender = self.sender, None
        if sender is not None:
            await sender.close()


class RedisChannels(ReconnectingChannels):
    """Redis' or Valkey's PUBLISH and SUBSCRIBE; a process hears only the channels that it follows."""

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self.redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_keepalive=True)
        self.subscription: PubSub | None = None
        self.confirmed: dict[str, asyncio.Event] = {}

    async def send(self, messages: Sequence[Message]) -> None:
        """Send on a connection of the pool, in one round trip."""
        async with self.redis.pipeline(transaction=False) as pipeline:
            for name, data in messages:
                pipeline.publish(name, data)
            await pipeline.execute()

    async def receive(self) -> AsyncGenerator[bytes, None]:
        """Subscribe to all channels that are followed."""
        async with self.redis.pubsub() as subscription:
            try:
                if self.names:
                    await subscription.subscribe(*sorted(self.names))
                self.subscription = subscription
                async for message in subscription.listen():
                    if message["type"] == "message":
                        yield message["data"]
                    elif message["type"] == "subscribe":
                        self.confirmed.setdefault(message["channel"].decode(), asyncio.Event()).set()
            finally:
                self.subscription = None
                self.confirmed.clear()

    async def follow(self, name: str) -> None:
        """Subscribe, and wait until the server has confirmed it."""
        self.names.add(name)
        if self.subscription is None:
            return
        with suppress(Exception):  # a broken connection subscribes to everything again
            async with asyncio.timeout(PATIENCE):
                confirmed = self.confirmed.setdefault(name, asyncio.Event())
                await self.subscription.subscribe(name)
                await confirmed.wait()

    async def unfollow(self, name: str) -> None:
        """Unsubscribe."""
        self.names.discard(name)
        self.confirmed.pop(name, None)
        if self.subscription is not None:
            with suppress(Exception):  # a broken connection does not subscribe to it again
                async with asyncio.timeout(PATIENCE):
                    await self.subscription.unsubscribe(name)

    async def disconnect(self) -> None:
        """Close the pool; it reopens when needed."""
        await self.redis.aclose()


def channels(url: str) -> Channels:
    """Return the channels of a URL."""
    kind, _, rest = url.partition("://")
    if kind == "memory":
        return MemoryChannels()
    if kind in ("redis", "rediss", "valkey", "valkeys"):
        return RedisChannels(f"{kind.replace('valkey', 'redis')}://{rest}")
    if kind.partition("+")[0] in ("postgresql", "postgres"):
        return PostgresChannels(f"postgresql://{rest}")
    raise ValueError(f"channels are memory://, redis://… (also for Valkey) or postgresql://…, not {url!r}")
