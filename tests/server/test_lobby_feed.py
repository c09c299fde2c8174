"""The lobby's WebSocket."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

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
