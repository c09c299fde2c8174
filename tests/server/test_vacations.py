"""Vacations: clocks of slow games stand still for whole days, within a yearly allowance."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from guilda.server.errors import ServerError
from guilda.server.notification_store import NotificationStore, Vacation
from guilda.server.vacations import DAY, Vacations, days_used, year_of
from guilda.tables import visibility
from guilda.tables.entries import Clock, OnVacation
from tests.server.clients import serving
from tests.server.test_days import DAY_PER_MOVE, alone, search_here
from tests.server.test_hub import Watch, act, log_of, sqlite, table_of, two_people, until
from tests.tables.playing import ANA, BEN

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from guilda.server.hub import Hub

__all__ = ["search_here"]
ALLOWANCE = 10


@asynccontextmanager
async def vacationing(database: str) -> AsyncIterator[tuple[Hub, Watch, Vacations]]:
    watch = Watch()
    async with alone(database, watch) as hub:
        store = NotificationStore(hub.storage)
        yield hub, watch, Vacations(hub.storage, store, hub.registry, hub.log, watch, ALLOWANCE)


def test_a_clock_stands_still_during_a_vacation_and_runs_on_after_it(database: str) -> None:
    async def scenario() -> None:
        async with vacationing(database) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE, rated=True)  # Ben begins
            watch.time += DAY // 2
            state = await vacations.start(BEN.id, 3)
            assert (state.left, state.allowance) == (ALLOWANCE - 3, ALLOWANCE)
            table = await table_of(hub, table_id)
            assert table.due() == watch.time + 3 * DAY + DAY // 2
            assert table.clocks is not None
            assert table.clocks.state(watch.time).pause == 3 * DAY
            watch.time += 2 * DAY
            await hub.sweeper.sweep()
            stored = await hub.storage.summary(table_id)
            assert stored is not None
            assert stored.summary.wakes == table.due()
            assert (await table_of(hub, table_id)).phase == "playing"
            watch.time += 3 * DAY // 2
            await hub.sweeper.sweep()
            await until(lambda: table_id in hub.rooms and hub.rooms[table_id].table.phase == "over")

    asyncio.run(scenario())


def test_opponents_see_a_vacation(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            await vacations.start(BEN.id, 2)
            seats = visibility.info(await table_of(hub, table_id), ANA.id).seats
            assert [seat.vacation for seat in seats] == [None, (watch.time + 2 * DAY) // 1000]

    asyncio.run(scenario())


def test_the_opponents_clock_runs_on_and_a_move_during_a_vacation_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            await vacations.start(BEN.id, 2)
            watch.time += DAY // 2
            await act(hub, table_id)
            table = await table_of(hub, table_id)
            assert table.due() == watch.time + DAY
            assert table.clocks is not None
            assert table.clocks.state(watch.time).pause == 0
            watch.time += 1000
            await act(hub, table_id)
            table = await table_of(hub, table_id)
            assert table.due() == watch.time - 1000 + DAY + DAY + DAY // 2  # back on vacation for a day and a half

    asyncio.run(scenario())


def test_returning_early_starts_the_clock_and_a_day_that_has_begun_is_used(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            await vacations.start(BEN.id, 5)
            watch.time += DAY + 1
            state = await vacations.end(BEN.id)
            assert (state.until, state.left) == (None, ALLOWANCE - 2)
            assert (await table_of(hub, table_id)).due() == watch.time + DAY

    asyncio.run(scenario())


def test_toggling_gains_no_more_time_than_the_days_it_costs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            began = watch.time
            for used in range(1, ALLOWANCE + 1):
                assert (await vacations.start(BEN.id, 1)).left == ALLOWANCE - used
                watch.time += 3_600_000
                await vacations.end(BEN.id)
                watch.time += 1000
            with pytest.raises(ServerError, match="no_vacation_left"):
                await vacations.start(BEN.id, 1)
            assert (await table_of(hub, table_id)).due() == began + DAY + ALLOWANCE * 3_600_000

    asyncio.run(scenario())


def test_a_game_that_begins_during_a_vacation_is_covered_and_a_fast_one_never(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            await vacations.start(BEN.id, 2)
            end = watch.time + 2 * DAY
            slow = await two_people(hub, clock=DAY_PER_MOVE)
            fast = await two_people(hub, clock=Clock(bank=600, increment=10))
            for _ in range(2):
                await vacations.stop_new_games(BEN.id, end)
            entries = [entry for entry in await log_of(hub, slow) if isinstance(entry, OnVacation)]
            assert [entry.until for entry in entries] == [end]
            assert (await table_of(hub, fast)).due() == watch.time + 600_000

    asyncio.run(scenario())


def test_the_log_gives_the_same_clocks_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with vacationing(sqlite(tmp_path)) as (hub, watch, vacations):
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            watch.time += 1000
            await vacations.start(BEN.id, 2)
            due = (await table_of(hub, table_id)).due()
            hub.registry.evict(hub.rooms[table_id])
            assert (await table_of(hub, table_id)).due() == due
            await hub.log.erase(table_id, BEN.id)
            assert (await table_of(hub, table_id)).due() == due

    asyncio.run(scenario())


def test_days_count_in_the_year_in_which_they_begin() -> None:
    eve = round(1000 * datetime(2025, 12, 30, 12, tzinfo=UTC).timestamp())
    vacation = Vacation(eve, eve + 5 * DAY)
    assert year_of(eve) == 2025
    assert (days_used([vacation], 2025), days_used([vacation], 2026)) == (2, 3)


def test_vacations_over_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path), vacation_days=5) as place, place.guest() as ana:
            assert (await ana.http.post("/api/me/vacation", json={"days": 6})).json()["code"] == "no_vacation_left"
            answer = await ana.http.post("/api/me/vacation", json={"days": 2})
            assert answer.json()["left"] == 3
            assert (await ana.http.post("/api/me/vacation", json={"days": 1})).json()["code"] == "on_vacation"
            settings = (await ana.http.get("/api/me/notifications")).json()
            assert settings["vacation"] == answer.json()
            assert (await ana.http.delete("/api/me/vacation")).json() == {"until": None, "left": 4, "allowance": 5}

    asyncio.run(scenario())
