"""Games that last for days: tables sleep in the database, outages cost no time, rules may change meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from guilda.records.record import loads
from guilda.server import archive as archive_module
from guilda.server.archive import Archive, replay_of, rules_versions
from guilda.server.channels import channels
from guilda.server.hub import Hub
from guilda.server.search_pool import SearchError, SearchPool
from guilda.server.storage import Storage
from guilda.tables import table as table_module
from guilda.tables.commands import Resign, Return, Takeover
from guilda.tables.entries import Clock, Closed, Resumed, TimedOut
from guilda.tables.errors import TableError
from guilda.tables.room import Viewer
from tests.server.clients import serving
from tests.server.test_hub import Watch, act, log_of, sqlite, table_of, two_people, until, with_a_bot
from tests.tables.playing import ANA, BEN

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

DAY = 86_400
DAY_PER_MOVE = Clock(bank=0, increment=DAY, on_timeout="resign")


@pytest.fixture(autouse=True)
def search_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the searches of bots and reviews in this process."""

    async def submit(self: SearchPool, priority: int, client: str, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr(SearchPool, "submit", submit)


@asynccontextmanager
async def alone(
    database: str, watch: Watch, outage_seconds: float = 1e6, idle_seconds: float = 10
) -> AsyncIterator[Hub]:
    """Yield a hub that is the only process on a database."""
    plugin = channels("memory://")
    async with plugin:
        storage = Storage(database)
        await storage.open()
        hub = Hub(storage, plugin, now=watch, idle_seconds=idle_seconds, outage_seconds=outage_seconds)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()
            await storage.close()


def count_writes(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the key of every write."""
    keys: list[str] = []
    write = hub.storage.database.write

    async def counted(key: str, work: Any) -> Any:
        keys.append(key)
        return await write(key, work)

    monkeypatch.setattr(hub.storage.database, "write", counted)
    return keys


def test_nothing_is_written_for_idle_tables_and_they_leave_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch) as hub:
            for _ in range(20):
                await two_people(hub, clock=DAY_PER_MOVE)
            keys = count_writes(hub, monkeypatch)
            for _ in range(10):
                watch.time += 5_000
                await hub.sweeper.sweep(repeat=True)
            assert not hub.rooms
            assert not keys

    asyncio.run(scenario())


def test_a_sleeping_table_is_woken_by_its_deadline(database: str) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(database, watch) as hub:
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            watch.time += 60_000
            await hub.sweeper.sweep()
            assert table_id not in hub.rooms
            watch.time += 1000 * DAY - 60_000
            await hub.sweeper.sweep()
            await until(lambda: table_id in hub.rooms and hub.rooms[table_id].table.phase == "over")
            await table_of(hub, table_id)  # visible tables have been written
            assert isinstance((await log_of(hub, table_id))[-1], TimedOut)

    asyncio.run(scenario())


def test_a_deadline_that_expires_while_no_server_runs_is_extended_by_the_outage(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch) as hub:
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            watch.time += 1000 * (DAY - 60)
            await hub.uptime.beat()
        watch.time += 3_600_000
        async with alone(sqlite(tmp_path), watch) as hub:
            await hub.sweeper.sweep()
            table = await table_of(hub, table_id)
            assert (table.phase, table.due()) == ("playing", watch.time + 60_000)
            watch.time += 60_000
            hub.driver.drive(hub.rooms[table_id])
            await until(lambda: table.phase == "over")

    asyncio.run(scenario())


def test_a_restart_charges_the_time_up_to_the_last_sign_of_life(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        for night in range(3):
            async with alone(sqlite(tmp_path), watch) as hub:
                if night == 0:
                    table_id = await two_people(hub, clock=DAY_PER_MOVE)
                table = await table_of(hub, table_id)
                assert table.clocks is not None
                assert table.clocks.time_left(1, watch.time) == 1000 * (DAY - night * 20_000)
                watch.time += 20_000_000
                await hub.uptime.beat()
            watch.time += 600_000
        async with alone(sqlite(tmp_path), watch) as hub:
            entries = await log_of(hub, table_id)
            await table_of(hub, table_id)
            resumed = [entry for entry in await log_of(hub, table_id) if isinstance(entry, Resumed)]
            assert len(entries) < len(await log_of(hub, table_id))
            assert [entry.outage for entry in resumed] == [600_000] * 3

    asyncio.run(scenario())


def test_a_suspended_process_charges_no_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch, outage_seconds=15) as hub:
            table_id = await two_people(hub, clock=Clock(bank=30, increment=0))
            watch.time += 10_000
            await hub.uptime.beat()
            watch.time += 3_600_000
            await act(hub, table_id)
            table = await table_of(hub, table_id)
            assert table.clocks is not None
            assert table.clocks.left == [30_000, 20_000]

    asyncio.run(scenario())


def test_a_table_that_only_bots_play_waits_for_a_person(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch, idle_seconds=1e6) as hub:
            table_id = await two_people(hub, clock=Clock(bank=30, increment=10, on_timeout="bot"))
            room = hub.rooms[table_id]
            watch.time += 31_000
            hub.driver.drive(room)
            await until(lambda: room.table.ply == 1 and not hub.driver.busy(room))
            watch.time += 31_000
            hub.driver.drive(room)
            await until(lambda: len(room.table.away) == 2)
            ply = (await table_of(hub, table_id)).ply
            assert len(room.table.away) == 2
            watch.time += 5_000
            await hub.sweeper.sweep()
            assert await hub.storage.due_tables(watch.time) == []
            assert (await table_of(hub, table_id)).ply == ply
            room = await hub.presence.join(table_id, Viewer(ANA), None)
            await until(lambda: room.table.ply > ply)
            await hub.log.command(table_id, Return(id="r", seat=0), ANA)

    asyncio.run(scenario())


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give all games newer rules."""
    monkeypatch.setattr(table_module, "game", lambda _: SimpleNamespace(rules_version=99))
    monkeypatch.setattr(archive_module, "rules_versions", lambda: dict.fromkeys(rules_versions(), 99))


def test_a_finished_game_can_be_read_after_the_rules_have_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(database, watch) as hub:
            table_id = await two_people(hub, game="splendor")
            await act(hub, table_id)
            await hub.log.command(table_id, Resign(id="r", seat=1), BEN)
            archive = Archive(hub.storage, hub, hub.searches, hub.searches)
            await archive.store(table_id)
            record = (await table_of(hub, table_id)).record()
            assert await hub.storage.unarchived(rules_versions(), 10) == []
        async with alone(database, watch) as hub:
            assert await hub.storage.unreviewed(rules_versions(), 10) == [table_id]
            assert await Archive(hub.storage, hub, hub.searches, hub.searches).review_next()
        newer(monkeypatch)
        async with alone(database, watch) as hub:
            game = await hub.storage.archived_game(table_id)
            assert game is not None
            assert loads(game.record.decode()) == record
            for seat in (None, 0, 1):
                assert len(msgspec.json.decode(replay_of(game, seat))["frames"]) == 2
            assert msgspec.json.decode(game.verdict)["fair"]
            assert msgspec.json.decode(game.review or b"[]")
            await hub.log.erase(table_id, BEN.id)
            game = await hub.storage.archived_game(table_id)
            assert game is not None
            assert "Ben" not in game.record.decode()
            assert b"Ben" not in replay_of(game, None)

    asyncio.run(scenario())


async def finished_games(hub: Hub, count: int) -> list[str]:
    """Play some games and archive them."""
    tables = [await two_people(hub) for _ in range(count)]
    for table_id in tables:
        await hub.log.command(table_id, Resign(id="r", seat=1), BEN)
        await Archive(hub.storage, hub, hub.searches, hub.searches).store(table_id)
    return tables


def test_games_that_cannot_be_reviewed_are_tried_once_and_hold_up_no_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with alone(database, Watch()) as hub:
            *bad, good = sorted(await finished_games(hub, 4))
            archive, tried = Archive(hub.storage, hub, hub.searches, hub.searches), []

            async def make_review(table_id: str) -> bytes:
                tried.append(table_id)
                if table_id in bad:
                    raise SearchError("a record that the search cannot handle")
                await hub.storage.store_review(table_id, b"{}")
                return b"{}"

            monkeypatch.setattr(archive, "make_review", make_review)
            succeeded = [await archive.review_next() for _ in range(6)]
            assert sorted(tried) == [*bad, good]
            assert succeeded.count(True) == 1
            assert not succeeded[-1]
        async with alone(database, Watch()) as hub:
            assert sorted(await hub.storage.unreviewed(rules_versions(), 10)) == bad, "tried again after a restart"

    asyncio.run(scenario())


def test_a_running_game_is_closed_without_a_rating_when_its_rules_have_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(database, watch) as hub:
            table_id = await two_people(hub, rated=True)
        newer(monkeypatch)
        async with alone(database, watch) as hub:
            await Archive(hub.storage, hub, hub.searches, hub.searches).close_outdated()
            assert isinstance((await log_of(hub, table_id))[-1], Closed)
            stored = await hub.storage.summary(table_id)
            assert stored is not None
            assert (stored.summary.phase, stored.summary.actor, stored.summary.ranks) == ("over", None, None)
            assert await hub.storage.people.ratings_of([ANA.id]) == {ANA.id: []}
            with pytest.raises(TableError, match="outdated"):
                await hub.registry.find(table_id)

    asyncio.run(scenario())


def test_a_deadline_that_had_expired_before_a_restart_is_acted_on_right_after_it(database: str) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(database, watch) as hub:
            table_id = await two_people(hub, clock=DAY_PER_MOVE)
            watch.time += 30_000
            await hub.sweeper.sweep()
            assert table_id not in hub.rooms
            watch.time += 1000 * DAY
            await hub.uptime.beat()
        watch.time += 3_600_000
        async with alone(database, watch) as hub:
            await hub.sweeper.sweep()
            await until(lambda: table_id in hub.rooms and hub.rooms[table_id].table.phase == "over")

    asyncio.run(scenario())


def test_no_lease_is_taken_when_alone_on_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def claim(*_: Any) -> bool:
        raise AssertionError("a lease was taken")

    monkeypatch.setattr(Storage, "claim", claim)

    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch) as hub:
            table_id = await with_a_bot(hub)
            await until(lambda: hub.rooms[table_id].table.ply > 0 or hub.rooms[table_id].table.actor() == 0)
            second = await two_people(hub, clock=DAY_PER_MOVE)
            hub.registry.evict(hub.rooms[second])
            watch.time += 1000 * DAY
            await hub.sweeper.sweep()
            await until(lambda: second in hub.rooms and hub.rooms[second].table.phase == "over")

    asyncio.run(scenario())


def test_absence_changes_nothing_in_a_game_with_a_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with alone(sqlite(tmp_path), watch, idle_seconds=1e6) as hub:
            table_id = await two_people(hub, clock=DAY_PER_MOVE, rated=True)
            watch.time += 600_000
            with pytest.raises(TableError, match="clock_decides"):
                await hub.log.command(table_id, Takeover(id="t", seat=1), ANA)

    asyncio.run(scenario())


def test_a_closed_game_says_why_and_leaves_the_list_of_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            table_id = await ana.open("azul", "me", "me", clock={"bank": 0, "increment": DAY})
            server = place.server
            server.hub.registry.evict(server.hub.rooms[table_id])
            newer(monkeypatch)
            await Archive(server.storage, server.hub, server.replays, server.review_searches).close_outdated()
            [mine] = (await ana.http.get("/api/me/tables")).json()
            assert (mine["phase"], mine["my_turn"], mine["ranks"], mine["deadline"]) == ("over", False, None, None)
            answer = await ana.http.get(f"/api/tables/{table_id}/record")
            assert answer.json()["code"] == "outdated"
            async with ana.at(table_id, hello=False) as client:
                await client.send(type="hello")
                error = await client.until("error")
                assert error["code"] == "outdated"

    asyncio.run(scenario())
