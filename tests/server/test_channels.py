"""Notices between processes: broken connections are reopened, and lost notices do no harm."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from redis.asyncio import Redis
from websockets.exceptions import WebSocketException

from guilda.server.channels import channels
from guilda.server.pubsub import PubSub
from guilda.tables.room import Room
from tests.server.clients import serving
from tests.server.playing import free_port
from tests.server.postgres import fresh_database
from tests.tables.playing import ANA, BEN, started

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from guilda.server.channels import Channels
    from tests.server.clients import Guest

PATIENCE = 20


@pytest.fixture(params=["postgresql", "redis"])
def news(request: pytest.FixtureRequest) -> str:
    """Return the URL of channels through PostgreSQL, then through Redis or Valkey."""
    if request.param == "redis":
        url: str = request.getfixturevalue("redis")
        return url
    return fresh_database(request.getfixturevalue("postgres"))


@asynccontextmanager
async def heard(url: str) -> AsyncIterator[tuple[Channels, Any]]:
    """Yield channels and the messages received from them; stopping them must not hang."""
    found = channels(url)
    await found.follow("tables")
    async with aclosing(found.messages()) as messages:
        try:
            yield found, messages
        finally:
            async with asyncio.timeout(PATIENCE):
                await found.close()


async def break_connections(url: str) -> int:
    """Close all connections of others, as a restart would; return their number."""
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


async def arrives(found: Channels, events: Any, text: bytes, name: str = "tables") -> None:
    """Publish until it is received: notices may be lost while connections are reopened."""
    hearing = asyncio.ensure_future(anext(events))
    async with asyncio.timeout(PATIENCE):
        while True:
            await found.publish([(name, text)])
            done, _ = await asyncio.wait([hearing], timeout=0.05)
            if done and hearing.result() == text:
                return
            if done:
                hearing = asyncio.ensure_future(anext(events))


def test_notices_arrive_again_after_all_connections_broke(news: str) -> None:
    async def work() -> None:
        async with heard(news) as (found, events):
            for number in range(3):
                await arrives(found, events, b"news %d" % number)
                assert await break_connections(news) >= 2
            await arrives(found, events, b"the last")

    asyncio.run(work())


def test_a_process_hears_the_tables_that_it_follows(redis: str) -> None:
    async def work() -> None:
        async with heard(redis) as (found, events):
            await arrives(found, events, b"one")
            await found.follow("more")
            await arrives(found, events, b"two", "more")
            await found.unfollow("more")
            async with asyncio.timeout(PATIENCE):
                heard_more = True
                while heard_more:  # the server may still receive the message before the end of the subscription
                    await found.publish([("more", b"more"), ("tables", b"three")])
                    heard_more = False
                    while (text := await anext(events)) != b"three":
                        heard_more = heard_more or text == b"more"

    asyncio.run(work())


def test_players_count_as_connected_while_no_notices_arrive() -> None:
    async def work() -> None:
        pubsub = PubSub(channels("memory://"), "one", alone=False)
        room = Room(started("azul").table, 0, (), lambda: pubsub.down)
        assert room.absent(10**15, 1) == {ANA.id, BEN.id}
        pubsub.heard -= 60
        assert room.absent(10**15, 1) == set()
        assert room.connected() == {ANA.id, BEN.id}
        pubsub.note_echo(pubsub.heard + 60)
        assert room.absent(10**15, 1) == set(), "the other processes have not reported yet"
        pubsub.settled = 0
        assert room.absent(10**15, 1) == {ANA.id, BEN.id}

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_notices_that_cannot_be_sent_are_dropped_and_stopping_does_not_hang(kind: str) -> None:
    async def work() -> None:
        async with heard(f"{kind}://127.0.0.1:{free_port()}/0") as (found, _):
            for number in range(500):
                await found.publish([("tables", b"%d" % number)])
            await asyncio.sleep(0.3)
            await found.publish([("tables", b"one more")])

    asyncio.run(work())


async def insist(guest: Guest, table: str, ply: int) -> None:
    """Make one decision, again if the connections break meanwhile."""
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
