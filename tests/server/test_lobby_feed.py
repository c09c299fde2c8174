"""The lobby's WebSocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guilda.server import lobby_feed
from tests.server.clients import PATIENCE, serving

if TYPE_CHECKING:
    from pathlib import Path


def test_the_lists_of_the_lobby_are_sent_when_they_change(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(f"sqlite:///{tmp_path}/guilda.db") as place,
            place.guest() as ana,
            place.guest("Ben") as ben,
        ):
            cookie = "; ".join(f"{name}={value}" for name, value in ben.http.cookies.items())
            address = f"ws://127.0.0.1:{place.port}/ws/lobby"
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:

                async def lobby() -> dict[str, Any]:
                    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    assert message["type"] == "lobby"
                    return message

                assert (await lobby())["tables"] == []
                table = await ana.open("azul", "me", "open", public=True)
                listed = await lobby()
                assert [each["id"] for each in listed["tables"]] == [table]
                assert listed["mine"] == []
                async with ben.at(table) as client:
                    await client.do("sit", seat=1, name="Ben")
                    while not listed["mine"]:
                        listed = await lobby()
                    assert listed["mine"][0]["seats"] == [1]
            while place.server.lobby.waiting:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_moves_at_a_public_table_concern_only_its_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_feed, "PAUSE_SECONDS", 0.0)

    async def scenario() -> None:
        async with (
            serving(f"sqlite:///{tmp_path}/guilda.db") as place,
            place.guest() as ana,
            place.guest("Ben") as ben,
        ):
            table = await ana.open("azul", "me", "random", public=True)
            cookie = "; ".join(f"{name}={value}" for name, value in ben.http.cookies.items())
            address = f"ws://127.0.0.1:{place.port}/ws/lobby"
            async with connect(address, additional_headers={"Cookie": cookie}) as socket, ana.at(table) as client:
                await asyncio.wait_for(socket.recv(), PATIENCE)
                for _ in range(3):
                    await client.play()
                await client.turn()
                other = await ana.open("azul", "me", "open", public=True)
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                assert {each["id"] for each in message["tables"]} == {table, other}

    asyncio.run(scenario())


def test_a_client_that_floods_the_lobby_is_disconnected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db", rate=2) as place, place.guest() as ana:
            cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
            address = f"ws://127.0.0.1:{place.port}/ws/lobby"
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                with suppress(ConnectionClosed):
                    for _ in range(200):
                        await socket.send("{}")
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)

    asyncio.run(scenario())
