"""Tables in memory: leases, clocks, bots, idle tables, and several processes on one database."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from structlog.testing import capture_logs

from guilda.server import driver as driver_module
from guilda.server.channels import channels
from guilda.server.errors import ServerError
from guilda.server.hub import Hub
from guilda.server.search_pool import SearchPool, WorkerLostError
from guilda.server.storage import Storage
from guilda.tables import handling
from guilda.tables import room as room_module
from guilda.tables.commands import Act, Chat, Person, Resign, Return, Sit, Start, Takeover
from guilda.tables.entries import Clock, Made, Resumed, TimedOut, decode_entry
from guilda.tables.errors import TableError
from guilda.tables.room import Viewer
from tests.tables.playing import ANA, BEN, CLARA, NOON, new_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from guilda.tables.entries import LogEntry
    from guilda.tables.table import Table


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


@asynccontextmanager
async def hubs(database: str, count: int = 1, **details: Any) -> AsyncIterator[list[Hub]]:
    """Yield hubs on one database, as if each had its own process. Skipped time is no outage unless a test says so."""
    plugin = channels("memory://")
    async with plugin:
        storages = [Storage(database) for _ in range(count)]
        running = []
        for number, storage in enumerate(storages):
            await storage.open()
            running.append(Hub(storage, plugin, process=f"process {number}", **{"outage_seconds": 1e6, **details}))
        for each in running:
            await each.start()
        try:
            yield running
        finally:
            for each in running:
                await each.stop()
            for storage in storages:
                await storage.close()


@pytest.fixture(autouse=True)
def thinking_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search in this process: on a busy machine, a search process may outlast these short leases."""

    async def submit(self: SearchPool, priority: int, whose: str, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr(SearchPool, "submit", submit)


async def until(holds: Any) -> None:
    """Wait until a condition holds."""
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen")


async def table_of(hub: Hub, table_id: str) -> Table:
    table = await hub.registry.find(table_id)
    assert table is not None
    return table


async def log_of(hub: Hub, table_id: str) -> list[LogEntry]:
    return [decode_entry(raw) for raw in await hub.storage.entries(table_id)]


async def two_people(hub: Hub, **details: Any) -> str:
    new = msgspec.structs.replace(new_table(**details), options={"players": 2, "start": 1})
    table_id = await hub.log.open(new, ANA)
    await hub.log.command(table_id, Sit(id="s", seat=1, name="Ben"), BEN)
    await hub.log.command(table_id, Start(id="b"), ANA)
    return table_id


async def with_a_bot(hub: Hub, **details: Any) -> str:
    table_id = await hub.log.open(new_table(bots=1, **details), ANA)
    await hub.log.command(table_id, Start(id="b"), ANA)
    return table_id


async def play_on(hub: Hub, table_id: str, plies: int) -> None:
    """Let Ana and a bot play a number of decisions."""
    table = await table_of(hub, table_id)
    while table.ply < plies:
        await until(lambda: table.bot_turn() is None)
        await act(hub, table_id)


async def act(hub: Hub, table_id: str, message: str = "") -> int:
    table = await table_of(hub, table_id)
    seat, action = table.actor(), table.playing().actions()[0]
    assert seat is not None
    person = (ANA, BEN)[seat]
    return await hub.log.command(table_id, Act(id=message or f"ply {table.ply}", ply=table.ply, action=action), person)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


def test_any_process_serves_any_table_and_notifies_all_viewers(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            viewers = [Viewer(ANA), Viewer(BEN)]
            await first.presence.join(table_id, viewers[0], None)
            await second.presence.join(table_id, viewers[1], None)
            for ply in range(6):
                await act((first, second)[ply % 2], table_id)
                for viewer in viewers:
                    await until(
                        lambda v=viewer, p=ply: any(b'"moved"' in m and b'"ply":%d' % (p + 1) in m for m in v.outbox)
                    )
                assert (await table_of(first, table_id)).ply == ply + 1
            for each in (first, second):
                await until(lambda e=each: e.rooms[table_id].connected() == {"ana", "ben"})

    asyncio.run(scenario())


def test_two_processes_that_decide_at_once_write_one_log(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            for ply in range(5):
                results = await asyncio.gather(
                    *(act(each, table_id, f"{ply}") for each in (first, second)), return_exceptions=True
                )
                assert any(isinstance(each, int) for each in results)
                assert len({each for each in results if isinstance(each, int)}) == 1
                await until(lambda p=ply: all(each.rooms[table_id].table.ply == p + 1 for each in (first, second)))
            said = [Chat(id=f"c{n}", text=f"line {n}") for n in range(4)]
            await asyncio.gather(
                *((first, second)[n % 2].log.command(table_id, each, ANA) for n, each in enumerate(said))
            )
            entries = await log_of(first, table_id)
            assert sum(isinstance(entry, Made) for entry in entries) == 5
            assert len(entries) == 3 + 5 + 4

    asyncio.run(scenario())


def test_a_dead_processs_tables_are_taken_over_without_losing_a_move(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2, lease_seconds=0.6) as (first, second):
            table_id = await with_a_bot(first)
            await until(lambda: first.rooms[table_id].table.bot_turn() is None)
            plies = (await table_of(first, table_id)).ply
            first.driver.stopping = True  # it runs nothing and releases no lease: as if killed
            for task in list(first.tasks.running):
                task.cancel()
            table = await table_of(second, table_id)
            assert table.ply == plies
            for _ in range(3):
                action, ply = table.playing().actions()[0], table.ply
                await second.log.command(table_id, Act(id=f"a{ply}", ply=ply, action=action), ANA)
                await until(lambda p=ply: table.ply > p + 1 or table.phase == "over")
                await until(lambda: table.bot_turn() is None)

    asyncio.run(scenario())


def test_a_bots_turn_is_played_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (first,):
            first.driver.stopping = True  # the bot's turn comes, but the process is about to end
            table_id = await with_a_bot(first)
            if (await table_of(first, table_id)).bot_turn() is None:
                await act(first, table_id)
            assert (await table_of(first, table_id)).bot_turn() is not None
        async with hubs(sqlite(tmp_path)) as (second,):
            await until(lambda: table_id in second.rooms)
            await until(lambda: second.rooms[table_id].table.bot_turn() is None)

    asyncio.run(scenario())


def test_a_clock_runs_out_by_itself_and_time_without_a_server_is_not_charged(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=0, on_timeout="resign"))
            watch.time += 10_000
            await act(hub, table_id)
        watch.time += 3_600_000
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            ply = (await table_of(hub, table_id)).ply
            await hub.log.command(table_id, Chat(id="c", text="sorry, the power was out"), ANA)
            assert isinstance((await log_of(hub, table_id))[-2], Resumed)
            table = await table_of(hub, table_id)
            assert (table.ply, table.due()) == (ply, watch.time + 30_000)
            watch.time += 30_000
            hub.driver.drive(hub.rooms[table_id])
            await until(lambda: table.phase == "over")
            await table_of(hub, table_id)  # visible tables have been written
            assert isinstance((await log_of(hub, table_id))[-1], TimedOut)
            with pytest.raises(TableError, match="not_playing"):
                await hub.log.command(table_id, Act(id="late", ply=1, action=0), ANA)

    asyncio.run(scenario())


def test_time_without_a_server_is_given_back_before_clocks_are_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=0))
        watch.time += 20_000
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            viewers = [Viewer(ANA), Viewer(BEN)]
            await asyncio.gather(*(hub.presence.join(table_id, viewer, None) for viewer in viewers))
            for viewer in viewers:
                assert msgspec.json.decode(viewer.outbox[0])["state"]["clocks"]["left"] == [30_000, 30_000]
            assert sum(isinstance(entry, Resumed) for entry in await log_of(hub, table_id)) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(("rated", "enough"), [(False, 30_000), (True, 120_000)])
def test_a_seat_can_be_taken_over_after_a_long_absence(tmp_path: Path, rated: bool, enough: int) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, rated=rated)
            ben = Viewer(BEN)
            room = await hub.presence.join(table_id, ben, None)
            watch.time += 3_600_000
            with pytest.raises(TableError, match="not_absent"):
                await hub.log.command(table_id, Takeover(id="1", seat=1), ANA)
            hub.presence.leave(room, ben)
            watch.time += enough - 1_000
            with pytest.raises(TableError, match="not_absent"):
                await hub.log.command(table_id, Takeover(id="2", seat=1), ANA)
            watch.time += 1_000
            await hub.log.command(table_id, Takeover(id="3", seat=1), ANA)
            assert 1 in (room.table.resigned if rated else room.table.away)

    asyncio.run(scenario())


def test_a_player_who_acts_without_a_connection_is_not_absent(database: str) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(database, 2, now=watch) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            for _ in range(2):
                watch.time += 20_000
                await act(first, table_id)
            seat = (await table_of(first, table_id)).actor() or 0
            await until(lambda: second.rooms[table_id].table.ply == 2)
            watch.time += 9_000
            other = (ANA, BEN)[1 - seat]
            with pytest.raises(TableError, match="not_absent"):
                await second.log.command(table_id, Takeover(id="1", seat=seat), other)
            watch.time += 1_000
            await second.log.command(table_id, Takeover(id="2", seat=seat), other)

    asyncio.run(scenario())


def test_a_player_with_a_bot_stream_is_present_in_every_process(database: str) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(database, 2, now=watch) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            with second.subscriptions.subscribe(BEN.id):
                await until(lambda: BEN.id in first.rooms[table_id].connected())
                watch.time += 40_000
                for hub in (first, second):
                    with pytest.raises(TableError, match="not_absent"):
                        await hub.log.command(table_id, Takeover(id="1", seat=1), ANA)
            await until(lambda: BEN.id not in first.rooms[table_id].connected())
            watch.time += 29_000
            with pytest.raises(TableError, match="not_absent"):
                await first.log.command(table_id, Takeover(id="1", seat=1), ANA)
            watch.time += 1_000
            await first.log.command(table_id, Takeover(id="1", seat=1), ANA)

    asyncio.run(scenario())


def test_an_idle_table_leaves_memory_and_is_reloaded_unchanged(tmp_path: Path) -> None:
    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, idle_seconds=10) as (hub,):
            table_id = await two_people(hub)
            viewer = Viewer(ANA)
            room = await hub.presence.join(table_id, viewer, None)
            await act(hub, table_id)
            before = msgspec.json.encode(room.state(viewer, watch.time))
            watch.time += 11_000
            await hub.sweeper.sweep()
            assert table_id in hub.rooms, "it has a viewer"
            hub.presence.leave(room, viewer)
            watch.time += 11_000
            await hub.sweeper.sweep()
            assert table_id not in hub.rooms
            again = await hub.presence.join(table_id, viewer, None)
            assert again is not room
            assert msgspec.json.encode(again.state(viewer, watch.time)) == before

    asyncio.run(scenario())


def cheating(position: Any, turn: Any) -> int:
    """Choose an illegal action, or raise an error."""
    if turn.seed % 2:
        raise RuntimeError("I give up")
    return int(position.n_actions) - 1 if not position.is_legal(position.n_actions - 1) else 0


def test_a_bot_that_fails_or_cheats_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_module, "decision", cheating)

    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            await play_on(hub, await with_a_bot(hub), 24)

    asyncio.run(scenario())


def test_a_bot_whose_process_is_lost_is_asked_again_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "FIRST_RETRY", 1)
    monkeypatch.setattr(driver_module, "LAST_RETRY", 4)
    asked: list[tuple[int, int]] = []

    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):

            async def submit(priority: int, whose: str, function: Any, position: Any, turn: Any) -> Any:
                asked.append((turn.ply, hub.rooms[table_id].retry_delay))
                if len(asked) < 6:
                    raise WorkerLostError("killed")
                return function(position, turn)

            hub.searches.submit = submit  # type: ignore[method-assign]
            table_id = await hub.log.open(new_table(bots=1), ANA)
            await hub.log.command(table_id, Start(id="b"), ANA)
            await play_on(hub, table_id, 2)
            assert asked[:6] == [(asked[0][0], pause) for pause in (0, 1, 2, 4, 4, 4)]
            assert hub.rooms[table_id].retry_delay == 0

    asyncio.run(scenario())


def test_a_table_leaves_memory_without_waiting_for_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise WorkerLostError("killed")

    monkeypatch.setattr(SearchPool, "submit", lost)
    monkeypatch.setattr(driver_module, "FIRST_RETRY", driver_module.LAST_RETRY)

    async def scenario() -> None:
        async with hubs(sqlite(tmp_path), lease_seconds=300) as (hub,):
            new = msgspec.structs.replace(new_table(bots=1), options={"players": 2, "start": 1})
            table_id = await hub.log.open(new, ANA)
            await hub.log.command(table_id, Start(id="b"), ANA)
            room = hub.rooms[table_id]
            await until(lambda: room.retry_delay)
            bots = room.bots
            assert bots is not None
            hub.registry.evict(room)
            await until(bots.done)

    asyncio.run(scenario())


def test_stand_ins_leave_players_time_to_return(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def submit(self: SearchPool, priority: int, whose: str, function: Any, position: Any, turn: Any) -> Any:
        asked.append(turn.ply)
        return function(position, turn)

    monkeypatch.setattr(SearchPool, "submit", submit)

    async def scenario() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=300) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=10, on_timeout="bot"))
            room = await hub.presence.join(table_id, Viewer(ANA), None)
            first = room.table.actor() or 0
            watch.time += 30_000
            hub.driver.drive(room)
            await until(lambda: room.table.ply == 1)
            assert asked == [0], "the other player need not wait"
            await until(lambda: not hub.driver.busy(room))
            watch.time += 30_000
            hub.driver.drive(room)
            await until(lambda: len(room.table.away) == 2)
            for ply in (1, 2):
                watch.time += driver_module.STAND_IN_PAUSE - 1
                room.wake.set()
                await until(lambda: not room.wake.is_set())
                await table_of(hub, table_id)
                assert asked[-1] == ply - 1
                watch.time += 1
                room.wake.set()
                await until(lambda p=ply: room.table.ply == p + 1)
            await hub.log.command(table_id, Return(id="back", seat=1 - first), (ANA, BEN)[1 - first])
            await until(lambda: room.table.actor() == 1 - first)

    asyncio.run(scenario())


def test_a_bot_sees_only_its_seats_information(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    submit = SearchPool.submit

    async def spy(self: SearchPool, priority: int, whose: str, function: Any, *arguments: Any) -> Any:
        given.append(arguments)
        return await submit(self, priority, whose, function, *arguments)

    monkeypatch.setattr(SearchPool, "submit", spy)

    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await with_a_bot(hub, game="sagrada")
            await play_on(hub, table_id, 8)
            truth = hub.rooms[table_id].table.playing().position
            assert any(list(seen.private) != list(truth.private) for seen, _ in given)
            for seen, turn in given:
                assert seen.private[turn.seat] == truth.private[turn.seat]

    asyncio.run(scenario())


def test_a_command_is_completed_even_if_its_client_leaves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            task = asyncio.create_task(act(hub, table_id))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await until(lambda: hub.rooms[table_id].table.ply == 1)
            await asyncio.gather(*[each for each in hub.tasks.running if "execute" in repr(each)])
            assert isinstance((await log_of(hub, table_id))[-1], Made)

    asyncio.run(scenario())


def test_entries_that_were_not_stored_are_not_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            viewer = Viewer(ANA)
            await hub.presence.join(table_id, viewer, None)
            told = len(viewer.outbox)

            async def broken(*_: Any) -> bool:
                raise OSError("the disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(hub.storage, "append", broken)
                with pytest.raises(OSError, match="disk"):
                    await act(hub, table_id, "one")
            assert viewer.dropped
            assert len(viewer.outbox) == told
            assert (await table_of(hub, table_id)).ply == 0
            await act(hub, table_id, "one")
            assert (await table_of(hub, table_id)).ply == 1

    asyncio.run(scenario())


def test_a_reader_that_waited_for_a_failed_write_gets_the_stored_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            room, writes = hub.rooms[table_id], asyncio.Event()

            async def broken(*_: Any) -> bool:
                await writes.wait()
                raise OSError("the disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(hub.storage, "append", broken)
                failing = asyncio.create_task(hub.log.command(table_id, Resign(id="r", seat=1), BEN))
                await until(lambda: room.table.phase == "over")
                reading = asyncio.create_task(table_of(hub, table_id))
                await asyncio.sleep(0)
                writes.set()
                with pytest.raises(OSError, match="disk"):
                    await failing
            table = await reading
            assert (table.phase, table.record().server_seed) == ("playing", None)

    asyncio.run(scenario())


def test_a_failed_read_after_a_lost_race_leaves_the_table_consistent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path), 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            room = second.rooms[table_id]
            first.pubsub.publish = lambda _: None  # type: ignore[method-assign]
            await first.log.command(table_id, Chat(id="quick", text="first"), ANA)

            async def broken(*_: Any) -> list[bytes]:
                raise OSError("the disk is gone")

            with monkeypatch.context() as patched:
                patched.setattr(second.storage, "entries", broken)
                async with room.lock:
                    with pytest.raises(OSError, match="gone"):
                        await second.log.write(
                            room, handling.decide(room.table, Chat(id="late", text="second"), BEN, NOON)
                        )
            assert room.evicted
            assert [line.text for line in (await table_of(second, table_id)).posts] == ["first"]

    asyncio.run(scenario())


def test_a_deleted_table_is_gone_in_all_processes(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            viewer = Viewer(CLARA)
            await second.presence.join(table_id, viewer, None)
            await first.storage.drop_tables([table_id])
            with pytest.raises(ServerError, match="no_such_table"):
                await act(first, table_id)
            assert await first.registry.find(table_id) is None
            await second.sweeper.sweep(repeat=True)
            assert viewer.dropped
            assert await second.registry.find(table_id) is None

    asyncio.run(scenario())


def test_entries_whose_notice_was_lost_are_found_later(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            first.pubsub.publish = lambda _: None  # type: ignore[method-assign]
            await act(first, table_id)
            await second.sweeper.sweep(repeat=True)
            assert second.rooms[table_id].table.ply == 1

    asyncio.run(scenario())


def test_a_read_contains_entries_whose_notice_is_still_on_its_way(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            first.pubsub.publish = lambda _: None  # type: ignore[method-assign]
            await act(first, table_id)
            table = await second.log.read(table_id)
            assert table is not None
            assert table.ply == 1

    asyncio.run(scenario())


def test_a_table_in_memory_stays_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            room = hub.rooms[table_id]
            assert await hub.registry.load(table_id) is room
            assert hub.rooms[table_id] is room

    asyncio.run(scenario())


def test_a_process_rarely_polls_tables_that_another_one_runs(database: str) -> None:
    async def scenario() -> None:
        async with hubs(database, 2, lease_seconds=60) as (first, second):
            first.driver.stopping = True  # it holds the lease and does not play
            new = msgspec.structs.replace(new_table(bots=1), options={"players": 2, "start": 1})
            table_id = await first.log.open(new, ANA)
            await first.log.command(table_id, Start(id="b"), ANA)
            assert await first.driver.lease(first.rooms[table_id])
            asked = 0
            claim = second.storage.claim

            async def counted(*details: Any) -> bool:
                nonlocal asked
                asked += 1
                return await claim(*details)

            second.storage.claim = counted  # type: ignore[method-assign]
            await table_of(second, table_id)
            for _ in range(5):
                await second.sweeper.sweep()
                await until(lambda: not second.driver.busy(second.rooms[table_id]))
            assert asked == 1

    asyncio.run(scenario())


def test_spectators_come_and_go_without_a_trace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            for number in range(50):
                viewer = Viewer(Person(f"guest {number}", "Guest"))
                hub.presence.leave(await hub.presence.join(table_id, viewer, None), viewer)
            viewer = Viewer(BEN)
            room = await hub.presence.join(table_id, viewer, None)
            hub.presence.leave(room, viewer)
            assert set(room.last_seen) == {"ben"}

    asyncio.run(scenario())


def test_a_returning_client_gets_the_last_updates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MOST_MISSED", 3)

    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            for _ in range(6):
                await act(hub, table_id)
            told = []
            for since in (None, 0, 8):
                viewer = Viewer(CLARA)
                await hub.presence.join(table_id, viewer, since)
                told.append(len(msgspec.json.decode(viewer.outbox[0])["missed"]))
            assert told == [0, 3, 1]

    asyncio.run(scenario())


@pytest.mark.parametrize("table_id", ["\0", "x" * 100, "é", "none"])
def test_an_id_that_no_table_can_have_is_not_found(database: str, table_id: str) -> None:
    async def scenario() -> None:
        async with hubs(database) as (hub,):
            assert await hub.registry.find(table_id) is None

    asyncio.run(scenario())


def test_everything_written_is_logged_with_table_and_ply(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            with capture_logs() as lines:
                table_id = await two_people(hub)
                for _ in range(3):
                    await act(hub, table_id)
            written = [line for line in lines if line["event"] == "written"]
            assert [(line["number"], line["ply"]) for line in written] == list(enumerate([0, 0, 0, 1, 2, 3], 1))
            for line in written:
                assert (line["log_level"], line["table"]) == ("info", table_id)
                assert set(line) == {"event", "log_level", "table", "number", "ply"}

    asyncio.run(scenario())
