"""Conditional moves over HTTP: secret, played at once, also after a crash."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from guilda.server.plans import Plans
from guilda.tables.entries import Made
from tests.server.clients import serving
from tests.server.test_days import search_here
from tests.server.test_hub import log_of, sqlite, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.clients import Client, Guest, Place

__all__ = ["search_here"]


@asynccontextmanager
async def slow_game(database: str) -> AsyncIterator[tuple[Place, Guest, Guest, str, Client]]:
    """Yield a server, two players, their table where Ana begins, and Ana's connection."""
    new = {
        "game": "azul",
        "options": {"players": 2, "start": 0},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"bank": 0, "increment": 86_400},
    }
    async with serving(database) as place, place.guest() as ana, place.guest("Ben") as ben:
        table: str = (await ana.http.post("/api/tables", json=new)).json()["id"]
        async with ana.at(table) as at_ana, ben.at(table) as at_ben:
            await at_ben.do("sit", seat=1, name="Ben")
            await at_ana.do("start")
            await at_ana.turn()
            yield place, ana, ben, table, at_ana


async def prepare(ben: Guest, table: str, first: int, ply: int = 0) -> dict[str, Any]:
    """Let Ben answer Ana's first action with his first one; return the explored state."""
    path = f"/api/tables/{table}"
    state = (await ben.http.post(f"{path}/explore", json={"ply": ply, "line": [first]})).json()
    assert (state["seat"], state["actor"]) == (1, 1)
    answer = await ben.http.post(f"{path}/plans", json={"ply": ply, "line": [first, state["actions"][0]]})
    assert answer.status_code == 200, answer.text
    [line] = answer.json()["lines"]
    assert [step["seat"] for step in line["steps"]] == [0, 1]
    return dict(state)


def test_a_prepared_reply_is_played_at_once_and_nobody_else_sees_it_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with slow_game(sqlite(tmp_path)) as (place, ana, ben, table, at_ana):
            assert at_ana.state is not None
            first = at_ana.state["actions"][0]
            before = (await ana.http.get(f"/api/tables/{table}")).json()
            number = len(await log_of(place.server.hub, table))
            explored = await prepare(ben, table, first)
            assert (await ana.http.get(f"/api/tables/{table}/plans")).json() == {"lines": []}
            assert (await ana.http.get(f"/api/tables/{table}")).json() == before
            assert len(await log_of(place.server.hub, table)) == number
            await at_ana.do("act", ply=0, action=first)
            while at_ana.state["ply"] < 2:
                await at_ana.receive()
            made = [entry for entry in await log_of(place.server.hub, table) if isinstance(entry, Made)]
            assert [entry.seat for entry in made] == [0, 1]
            assert not made[1].level
            position = (await place.server.table(table)).playing().position
            assert position.action_id(made[1].action) == explored["actions"][0]
            await until(lambda: at_ana.state is not None and at_ana.state["actor"] == 0)
            assert (await ben.http.get(f"/api/tables/{table}/plans")).json() == {"lines": []}

    asyncio.run(scenario())


def test_a_plan_goes_when_another_move_is_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with slow_game(sqlite(tmp_path)) as (place, _, ben, table, at_ana):
            assert at_ana.state is not None
            first, other = at_ana.state["actions"][:2]
            await prepare(ben, table, first)
            await at_ana.do("act", ply=0, action=other)
            while await place.server.plans.of_table(table):
                await asyncio.sleep(0.01)
            assert (await place.server.table(table)).ply == 1

    asyncio.run(scenario())


def test_plans_are_refused_to_strangers_and_for_old_positions_and_can_be_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with slow_game(sqlite(tmp_path)) as (place, ana, ben, table, at_ana), place.guest("Eve") as eve:
            assert at_ana.state is not None
            first = at_ana.state["actions"][0]
            path = f"/api/tables/{table}"
            for guest, ply, code in ((eve, 0, "not_at_table"), (ana, 0, "not_their_turn"), (ben, 3, "stale")):
                for route in ("explore", "plans"):
                    answer = await guest.http.post(f"{path}/{route}", json={"ply": ply, "line": [first]})
                    assert answer.json()["code"] == code
            await prepare(ben, table, first)
            assert (await ben.http.delete(f"{path}/plans")).json() == {"lines": []}
            assert await place.server.plans.of_table(table) == []

    asyncio.run(scenario())


def test_a_reply_is_played_after_a_crash(database: str) -> None:
    async def scenario() -> None:
        async with slow_game(database) as (place, _, ben, table, at_ana):
            assert at_ana.state is not None
            first = at_ana.state["actions"][0]
            await prepare(ben, table, first)
            hub = place.server.hub
            hub.log.on_own_write.remove(place.server.plans.note)
            await at_ana.do("act", ply=0, action=first)
            hub.registry.evict(hub.rooms[table])
            assert (await place.server.table(table)).ply == 1
            await Plans(place.server.storage, hub).recover()
            assert (await place.server.table(table)).ply == 2

    asyncio.run(scenario())
