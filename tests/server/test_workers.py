"""Several processes on one PostgreSQL: any serves any table, and when one is killed the others continue."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx

from guilda.rules.registry import names
from tests.server.playing import Game, ServerProcess
from tests.server.postgres import fresh_database

if TYPE_CHECKING:
    from pathlib import Path


def test_a_killed_process_hands_its_tables_to_another(postgres: str, tmp_path: Path) -> None:
    """Two servers share a database and a game has players on both; one server dies mid-game."""
    database = fresh_database(postgres)
    servers = [
        ServerProcess(database, tmp_path / f"{number}.log", arguments=("--channels", database)) for number in range(2)
    ]

    async def work() -> None:
        games = [Game(servers[0].address, name, 2, number, pause=0.1) for number, name in enumerate(names())]
        async with httpx.AsyncClient(timeout=30) as http:
            for each in games:
                await each.open(http)
                each.players[1].client.address = servers[1].address
            playing = asyncio.gather(*(each.play() for each in games))
            await asyncio.sleep(2)
            assert not playing.done()
            servers[1].kill()
            for each in games:
                each.players[1].client.address = servers[0].address
            await asyncio.wait_for(playing, 120)
            for each in games:
                assert await each.check(http) > 0

    try:
        for server in servers:
            server.begin()
        for server in servers:
            server.wait()
        asyncio.run(work())
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    assert '"fault"' not in (tmp_path / "0.log").read_text()


def test_workers_of_one_command_share_tables(postgres: str, redis: str, tmp_path: Path) -> None:
    arguments = ("--workers", "2", "--channels", redis)
    server = ServerProcess(fresh_database(postgres), tmp_path / "log", arguments=arguments)

    async def work() -> None:
        games = [Game(server.address, name, 2, number) for number, name in enumerate(names()[:2])]
        async with httpx.AsyncClient(timeout=30) as http:
            for each in games:
                await each.open(http)
            await asyncio.wait_for(asyncio.gather(*(each.play() for each in games)), 100)
            for each in games:
                assert await each.check(http) > 0
            assert "guilda_moves_total" in (await http.get(f"http://{server.address}/metrics")).text

    server.start()
    try:
        asyncio.run(work())
        assert server.stop() == 0
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
    assert '"fault"' not in (tmp_path / "log").read_text()


def answers(server: ServerProcess) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"http://{server.address}/healthz", timeout=5).status_code == 200
    return False


def test_workers_end_when_the_process_that_started_them_is_killed(postgres: str, tmp_path: Path) -> None:
    server = ServerProcess(fresh_database(postgres), tmp_path / "log", arguments=("--workers", "2"))
    server.begin()
    assert server.process is not None
    try:
        server.wait()
        server.process.kill()
        server.process.wait()
        end = time.monotonic() + 30
        while answers(server):
            assert time.monotonic() < end, "the port is still taken"
            time.sleep(0.1)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(server.process.pid, signal.SIGKILL)
