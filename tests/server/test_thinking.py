"""A bot that thinks delays nobody: it has a thread of its own, and the rest goes on."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.rng import FastRng
from guilda.server import hub as hub_module
from guilda.server.hub import decision
from guilda.server.thinking import FOR_A_GAME, Thinkers
from guilda.tables.table import BotTurn
from tests.server.clients import serving
from tests.server.test_socket import finish
from tests.tables.playing import GAMES

if TYPE_CHECKING:
    from pathlib import Path

TABLES = 4
FREE = 100
"""So often at least the event loop comes round during a master's search; not at all if that held the lock."""


@pytest.mark.parametrize("game", GAMES)
def test_the_event_loop_goes_on_during_a_search(game: str) -> None:
    position = guilda.new(game, seed=1).position
    seat = position.turn
    searching = threading.Event()

    def search() -> int | str:
        searching.set()
        try:
            return decision(position.seen_by(seat, FastRng(1)), BotTurn(seat, 0, "master", 1))
        finally:
            searching.clear()

    async def evening() -> int:
        thinkers = Thinkers(1)
        thinkers.start()
        thought = asyncio.create_task(thinkers.think(FOR_A_GAME, search))
        rounds = 0
        while not thought.done():
            await asyncio.sleep(0)
            rounds += searching.is_set()
        assert position.is_legal(position.action_id(await thought))
        await thinkers.stop()
        return rounds

    assert asyncio.run(evening()) > FREE


def test_people_play_a_whole_game_while_all_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, thought = threading.Event(), threading.Event()

    def think_long(position: Any, turn: BotTurn) -> int | str:
        thinking.set()
        thought.wait()
        return decision(position, turn._replace(level="random"))

    monkeypatch.setattr(hub_module, "decision", think_long)

    async def evening() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana, place.guest("Ben") as ben:
            waiting = [
                await ana.open("azul", "me", "master", options={"players": 2, "start": 1}) for _ in range(TABLES)
            ]
            assert await asyncio.to_thread(thinking.wait, 20)
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as hers, ben.at(table) as his:
                await his.do("sit", seat=1, name="Ben")
                await hers.do("start")
                await finish(hers, his)
            rooms = [place.server.hub.rooms[each] for each in waiting]
            assert [room.table.ply for room in rooms] == TABLES * [0]
            thought.set()
            while any(room.table.bot_turn() is not None for room in rooms):
                await asyncio.sleep(0.01)

    try:
        asyncio.run(evening())
    finally:
        thought.set()
