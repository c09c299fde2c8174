"""News between processes: a connection that breaks is made anew, and what cannot be told stops nobody."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from redis.asyncio import Redis
from websockets.exceptions import WebSocketException

from guilda.server.channels import channels
from tests.server.clients import serving
from tests.server.playing import free_port
from tests.server.postgres import fresh_database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.channels import ChannelsPlugin

    from tests.server.clients import Guest

PATIENCE = 20


@pytest.fixture(params=["postgresql", "redis"])
def news(request: pytest.FixtureRequest) -> str:
    """The URL of channels through PostgreSQL, then through Redis or Valkey."""
    if request.param == "redis":
        url: str = request.getfixturevalue("redis")
        return url
    return fresh_database(request.getfixturevalue("postgres"))


@asynccontextmanager
async def heard(url: str) -> AsyncIterator[tuple[ChannelsPlugin, Any]]:
    """Channels, and what comes out of them; they must end soon."""
    plugin = channels(url, ["tables"])
    async with asyncio.timeout(PATIENCE):
        await plugin.__aenter__()
    subscriber = await plugin.subscribe(["tables"])
    try:
        yield plugin, subscriber.iter_events()
    finally:
        async with asyncio.timeout(PATIENCE):
            await plugin.__aexit__(None, None, None)


async def break_connections(url: str) -> int:
    """End all connections of others, as a restart would; how many there were."""
    if url.startswith("redis"):
        async with Redis.from_url(url) as redis:
            killed = 0
            for kind in ("normal", "pubsub"):
                killed += await redis.execute_command("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
            return killed
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        found = await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return len(await found.fetchall())


async def arrives(plugin: ChannelsPlugin, events: Any, text: bytes) -> None:
    """Say something again and again until it is heard: while connections are made anew, news may be lost."""
    hearing = asyncio.ensure_future(anext(events))
    async with asyncio.timeout(PATIENCE):
        while True:
            plugin.publish(text, ["tables"])
            done, _ = await asyncio.wait([hearing], timeout=0.05)
            if done and hearing.result() == text:
                return
            if done:
                hearing = asyncio.ensure_future(anext(events))


def test_news_are_heard_again_after_all_connections_broke(news: str) -> None:
    async def work() -> None:
        async with heard(news) as (plugin, events):
            for number in range(3):
                await arrives(plugin, events, b"news %d" % number)
                assert await break_connections(news) >= 2
            await arrives(plugin, events, b"the last")

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_what_nobody_can_be_told_is_dropped_and_stopping_does_not_hang(kind: str) -> None:
    async def work() -> None:
        async with heard(f"{kind}://127.0.0.1:{free_port()}/0") as (plugin, _):
            for number in range(500):
                plugin.publish(b"%d" % number, ["tables"])
            await asyncio.sleep(0.3)
            plugin.publish(b"one more", ["tables"])

    asyncio.run(work())


async def insist(guest: Guest, table: str, ply: int) -> None:
    """Make one decision; whoever is in the middle of something when connections break says it again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(AssertionError, WebSocketException):
                async with guest.at(table) as client:
                    if client.welcome["state"]["ply"] == ply:
                        await client.play()
                    return
            await asyncio.sleep(0.05)


def test_a_server_plays_on_after_all_its_connections_broke(postgres: str) -> None:
    async def work() -> None:
        database = fresh_database(postgres)
        async with serving(database, channels=database) as place, place.guest() as guest:
            table = await guest.open("azul", "me", "open")
            async with guest.at(table) as client:
                await client.do("sit", seat=1, name="Ana too")
                await client.do("start")
            for ply in range(3):
                assert await break_connections(database) > 0
                await insist(guest, table, ply)
            async with guest.at(table) as client:
                assert client.welcome["state"]["ply"] == 3

    asyncio.run(work())
