"""Tables in memory: leases, clocks, bots, idle tables, and several processes on one database."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from structlog.testing import capture_logs

from guilda.server import hub as hub_module
from guilda.server import room as room_module
from guilda.server.channels import channels
from guilda.server.hub import CHANNEL, Hub
from guilda.server.room import Viewer
from guilda.server.storage import Storage
from guilda.server.thinking import LostError, Thinkers
from guilda.tables.commands import Act, Chat, Person, Resign, Return, Sit, Start, Takeover
from guilda.tables.entries import Clock, Made, Resumed, TimedOut, read
from guilda.tables.words import Refused
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
    """Some hubs on one database, each as if in a process of its own."""
    plugin = channels("memory://", [CHANNEL])
    async with plugin:
        storages = [Storage(database) for _ in range(count)]
        running = []
        for number, storage in enumerate(storages):
            await storage.open()
            running.append(Hub(storage, plugin, process=f"process {number}", **details))
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
    """Here bots think in this process: a busy machine may let others wait for longer than these leases."""

    async def think(self: Thinkers, priority: int, whose: str, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr(Thinkers, "think", think)


async def until(holds: Any) -> None:
    """Wait for something that is about to happen."""
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen")


async def table_of(hub: Hub, table_id: str) -> Table:
    table = await hub.find(table_id)
    assert table is not None
    return table


async def log_of(hub: Hub, table_id: str) -> list[LogEntry]:
    return [read(raw) for raw in await hub.storage.entries(table_id)]


async def two_people(hub: Hub, **details: Any) -> str:
    table_id = await hub.open(new_table(**details), ANA)
    await hub.command(table_id, Sit(id="s", seat=1, name="Ben"), BEN)
    await hub.command(table_id, Start(id="b"), ANA)
    return table_id


async def with_a_bot(hub: Hub, **details: Any) -> str:
    table_id = await hub.open(new_table(bots=1, **details), ANA)
    await hub.command(table_id, Start(id="b"), ANA)
    return table_id


async def play_on(hub: Hub, table_id: str, plies: int) -> None:
    """Let Ana and a bot play until so many decisions were made."""
    table = await table_of(hub, table_id)
    while table.ply < plies:
        await until(lambda: table.bot_turn() is None)
        await act(hub, table_id)


async def act(hub: Hub, table_id: str, message: str = "") -> int:
    table = await table_of(hub, table_id)
    seat, action = table.actor(), table.playing().actions()[0]
    assert seat is not None
    person = (ANA, BEN)[seat]
    return await hub.command(table_id, Act(id=message or f"ply {table.ply}", ply=table.ply, action=action), person)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/guilda.db"


def test_any_process_serves_any_table_and_viewers_of_all_are_told(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            viewers = [Viewer(ANA), Viewer(BEN)]
            await first.join(table_id, viewers[0], None)
            await second.join(table_id, viewers[1], None)
            for ply in range(6):
                await act((first, second)[ply % 2], table_id)
                for viewer in viewers:
                    await until(
                        lambda v=viewer, p=ply: any(b'"moved"' in m and b'"ply":%d' % (p + 1) in m for m in v.outbox)
                    )
                assert (await table_of(first, table_id)).ply == ply + 1
            for each in (first, second):
                await until(lambda e=each: e.rooms[table_id].connected() == {"ana", "ben"})

    asyncio.run(evening())


def test_two_processes_that_decide_at_once_write_one_log(database: str) -> None:
    async def evening() -> None:
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
            await asyncio.gather(*((first, second)[n % 2].command(table_id, each, ANA) for n, each in enumerate(said)))
            entries = await log_of(first, table_id)
            assert sum(isinstance(entry, Made) for entry in entries) == 5
            assert len(entries) == 3 + 5 + 4

    asyncio.run(evening())


def test_a_dead_processs_tables_are_taken_over_without_losing_a_move(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2, lease_seconds=0.6) as (first, second):
            table_id = await with_a_bot(first)
            await until(lambda: first.rooms[table_id].table.bot_turn() is None)
            plies = (await table_of(first, table_id)).ply
            first.stopping = True  # it runs nothing any more and gives nothing back: as if killed
            for task in list(first.tasks):
                task.cancel()
            table = await table_of(second, table_id)
            assert table.ply == plies
            for _ in range(3):
                action, ply = table.playing().actions()[0], table.ply
                await second.command(table_id, Act(id=f"a{ply}", ply=ply, action=action), ANA)
                await until(lambda p=ply: table.ply > p + 1 or table.phase == "over")
                await until(lambda: table.bot_turn() is None)

    asyncio.run(evening())


def test_a_bot_that_nobody_runs_any_more_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (first,):
            first.stopping = True  # the bot's turn comes, but the process is about to end
            table_id = await with_a_bot(first)
            if (await table_of(first, table_id)).bot_turn() is None:
                await act(first, table_id)
            assert (await table_of(first, table_id)).bot_turn() is not None
        async with hubs(sqlite(tmp_path)) as (second,):
            await until(lambda: table_id in second.rooms)
            await until(lambda: second.rooms[table_id].table.bot_turn() is None)

    asyncio.run(evening())


def test_a_clock_runs_out_by_itself_and_time_without_a_server_is_not_charged(tmp_path: Path) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=0, on_timeout="resign"))
            watch.time += 10_000
            await act(hub, table_id)
        watch.time += 3_600_000
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            ply = (await table_of(hub, table_id)).ply
            await hub.command(table_id, Chat(id="c", text="sorry, the power was out"), ANA)
            assert isinstance((await log_of(hub, table_id))[-2], Resumed)
            table = await table_of(hub, table_id)
            assert (table.ply, table.due()) == (ply, watch.time + 30_000)
            watch.time += 30_000
            hub.rooms[table_id].wake.set()
            await until(lambda: table.phase == "over")
            await table_of(hub, table_id)  # it is written when it can be seen
            assert isinstance((await log_of(hub, table_id))[-1], TimedOut)
            with pytest.raises(Refused, match="not_playing"):
                await hub.command(table_id, Act(id="late", ply=1, action=0), ANA)

    asyncio.run(evening())


def test_time_without_a_server_is_given_back_before_anybody_sees_the_clocks(tmp_path: Path) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=0))
        watch.time += 20_000
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=100) as (hub,):
            viewers = [Viewer(ANA), Viewer(BEN)]
            await asyncio.gather(*(hub.join(table_id, viewer, None) for viewer in viewers))
            for viewer in viewers:
                assert msgspec.json.decode(viewer.outbox[0])["state"]["clocks"]["left"] == [30_000, 30_000]
            assert sum(isinstance(entry, Resumed) for entry in await log_of(hub, table_id)) == 1

    asyncio.run(evening())


@pytest.mark.parametrize(("rated", "enough"), [(False, 30_000), (True, 120_000)])
def test_a_seat_can_be_taken_over_once_its_person_was_away_long_enough(
    tmp_path: Path, rated: bool, enough: int
) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch) as (hub,):
            table_id = await two_people(hub, rated=rated)
            ben = Viewer(BEN)
            room = await hub.join(table_id, ben, None)
            watch.time += 3_600_000
            with pytest.raises(Refused, match="not_absent"):
                await hub.command(table_id, Takeover(id="1", seat=1), ANA)
            hub.leave(room, ben)
            watch.time += enough - 1_000
            with pytest.raises(Refused, match="not_absent"):
                await hub.command(table_id, Takeover(id="2", seat=1), ANA)
            watch.time += 1_000
            await hub.command(table_id, Takeover(id="3", seat=1), ANA)
            assert 1 in (room.table.resigned if rated else room.table.away)

    asyncio.run(evening())


def test_who_plays_without_looking_is_not_absent(database: str) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(database, 2, now=watch) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            for _ in range(2):
                watch.time += 20_000
                await act(first, table_id)
            seat = 1 - ((await table_of(first, table_id)).actor() or 0)
            await until(lambda: second.rooms[table_id].table.ply == 2)
            watch.time += 29_000
            other = (ANA, BEN)[1 - seat]
            with pytest.raises(Refused, match="not_absent"):
                await second.command(table_id, Takeover(id="1", seat=seat), other)
            watch.time += 1_000
            await second.command(table_id, Takeover(id="2", seat=seat), other)

    asyncio.run(evening())


def test_who_follows_a_stream_is_not_absent_in_any_process(database: str) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(database, 2, now=watch) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            with second.notified(BEN.id):
                await until(lambda: BEN.id in first.rooms[table_id].connected())
                watch.time += 40_000
                for hub in (first, second):
                    with pytest.raises(Refused, match="not_absent"):
                        await hub.command(table_id, Takeover(id="1", seat=1), ANA)
            await until(lambda: BEN.id not in first.rooms[table_id].connected())
            watch.time += 29_000
            with pytest.raises(Refused, match="not_absent"):
                await first.command(table_id, Takeover(id="1", seat=1), ANA)
            watch.time += 1_000
            await first.command(table_id, Takeover(id="1", seat=1), ANA)

    asyncio.run(evening())


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, idle_seconds=10) as (hub,):
            table_id = await two_people(hub)
            viewer = Viewer(ANA)
            room = await hub.join(table_id, viewer, None)
            await act(hub, table_id)
            before = msgspec.json.encode(room.state(viewer, watch.time))
            watch.time += 11_000
            await hub.sweep()
            assert table_id in hub.rooms, "somebody looks at it"
            hub.leave(room, viewer)
            watch.time += 11_000
            await hub.sweep()
            assert table_id not in hub.rooms
            again = await hub.join(table_id, viewer, None)
            assert again is not room
            assert msgspec.json.encode(again.state(viewer, watch.time)) == before

    asyncio.run(evening())


def cheating(position: Any, turn: Any) -> int:
    """A bot that breaks the rules, or breaks down."""
    if turn.seed % 2:
        raise RuntimeError("I give up")
    return int(position.n_actions) - 1 if not position.is_legal(position.n_actions - 1) else 0


def test_a_bot_that_fails_or_cheats_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "decision", cheating)

    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            await play_on(hub, await with_a_bot(hub), 24)

    asyncio.run(evening())


def test_a_bot_whose_process_is_lost_is_asked_again_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SHORTEST_PAUSE", 1)
    monkeypatch.setattr(hub_module, "LONGEST_PAUSE", 4)
    asked: list[tuple[int, int]] = []

    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):

            async def think(priority: int, whose: str, function: Any, position: Any, turn: Any) -> Any:
                asked.append((turn.ply, hub.rooms[table_id].pause))
                if len(asked) < 6:
                    raise LostError("killed")
                return function(position, turn)

            hub.thinkers.think = think  # type: ignore[method-assign]
            table_id = await hub.open(new_table(bots=1), ANA)
            await hub.command(table_id, Start(id="b"), ANA)
            await play_on(hub, table_id, 2)
            assert asked[:6] == [(asked[0][0], pause) for pause in (0, 1, 2, 4, 4, 4)]
            assert hub.rooms[table_id].pause == 0

    asyncio.run(evening())


def test_a_table_leaves_memory_without_waiting_for_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise LostError("killed")

    monkeypatch.setattr(Thinkers, "think", lost)
    monkeypatch.setattr(hub_module, "SHORTEST_PAUSE", hub_module.LONGEST_PAUSE)

    async def evening() -> None:
        async with hubs(sqlite(tmp_path), lease_seconds=300) as (hub,):
            new = msgspec.structs.replace(new_table(bots=1), options={"players": 2, "start": 1})
            table_id = await hub.open(new, ANA)
            await hub.command(table_id, Start(id="b"), ANA)
            room = hub.rooms[table_id]
            await until(lambda: room.pause)
            driver = room.driver
            assert driver is not None
            hub.forget(room)
            await until(driver.done)

    asyncio.run(evening())


def test_stand_ins_give_everybody_time_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def think(self: Thinkers, priority: int, whose: str, function: Any, position: Any, turn: Any) -> Any:
        asked.append(turn.ply)
        return function(position, turn)

    monkeypatch.setattr(Thinkers, "think", think)

    async def evening() -> None:
        watch = Watch()
        async with hubs(sqlite(tmp_path), now=watch, lease_seconds=300) as (hub,):
            table_id = await two_people(hub, clock=Clock(bank=30, increment=10, on_timeout="bot"))
            room = hub.rooms[table_id]
            first = room.table.actor() or 0
            watch.time += 30_000
            room.wake.set()
            await until(lambda: room.table.ply == 1)
            assert asked == [0], "the other one plays, and need not wait"
            watch.time += 30_000
            room.wake.set()
            await until(lambda: len(room.table.away) == 2)
            for ply in (1, 2):
                watch.time += hub_module.STAND_IN_PAUSE - 1
                room.wake.set()
                await until(lambda: not room.wake.is_set())
                await table_of(hub, table_id)
                assert asked[-1] == ply - 1
                watch.time += 1
                room.wake.set()
                await until(lambda p=ply: room.table.ply == p + 1)
            await hub.command(table_id, Return(id="back", seat=1 - first), (ANA, BEN)[1 - first])
            await until(lambda: room.table.actor() == 1 - first)

    asyncio.run(evening())


def test_a_bot_is_given_only_what_its_seat_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    think = Thinkers.think

    async def spy(self: Thinkers, priority: int, whose: str, function: Any, *arguments: Any) -> Any:
        given.append(arguments)
        return await think(self, priority, whose, function, *arguments)

    monkeypatch.setattr(Thinkers, "think", spy)

    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await with_a_bot(hub, game="sagrada")
            await play_on(hub, table_id, 8)
            truth = hub.rooms[table_id].table.playing().position
            assert any(list(seen.private) != list(truth.private) for seen, _ in given)
            for seen, turn in given:
                assert seen.private[turn.seat] == truth.private[turn.seat]

    asyncio.run(evening())


def test_a_command_is_finished_even_if_whoever_sent_it_goes_away(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            task = asyncio.create_task(act(hub, table_id))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await until(lambda: hub.rooms[table_id].table.ply == 1)
            await asyncio.gather(*[each for each in hub.tasks if "obey" in repr(each)])
            assert isinstance((await log_of(hub, table_id))[-1], Made)

    asyncio.run(evening())


def test_what_could_not_be_written_was_never_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            viewer = Viewer(ANA)
            await hub.join(table_id, viewer, None)
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

    asyncio.run(evening())


def test_who_waited_for_a_write_that_failed_reads_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            room, writes = hub.rooms[table_id], asyncio.Event()

            async def broken(*_: Any) -> bool:
                await writes.wait()
                raise OSError("the disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(hub.storage, "append", broken)
                failing = asyncio.create_task(hub.command(table_id, Resign(id="r", seat=1), BEN))
                await until(lambda: room.table.phase == "over")
                reading = asyncio.create_task(table_of(hub, table_id))
                await asyncio.sleep(0)
                writes.set()
                with pytest.raises(OSError, match="disk"):
                    await failing
            table = await reading
            assert (table.phase, table.record().server_seed) == ("playing", None)

    asyncio.run(evening())


def test_a_lost_race_that_cannot_be_read_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path), 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            room = second.rooms[table_id]
            first.publish = lambda _: None  # type: ignore[method-assign]
            await first.command(table_id, Chat(id="quick", text="first"), ANA)

            async def broken(*_: Any) -> list[bytes]:
                raise OSError("the disk is gone")

            with monkeypatch.context() as patched:
                patched.setattr(second.storage, "entries", broken)
                async with room.lock:
                    with pytest.raises(OSError, match="gone"):
                        await second.write(room, room.table.decide(Chat(id="late", text="second"), BEN, NOON))
            assert room.gone
            assert [line.text for line in (await table_of(second, table_id)).spoken] == ["first"]

    asyncio.run(evening())


def test_a_table_that_was_taken_away_is_gone_for_all(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            viewer = Viewer(CLARA)
            await second.join(table_id, viewer, None)
            await first.storage.drop_tables([table_id])
            with pytest.raises(Refused, match="no_such_table"):
                await act(first, table_id)
            assert await first.find(table_id) is None
            await second.sweep(repeat=True)
            assert viewer.dropped
            assert await second.find(table_id) is None

    asyncio.run(evening())


def test_what_nobody_told_is_found_out_a_little_later(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2) as (first, second):
            table_id = await two_people(first)
            await table_of(second, table_id)
            first.publish = lambda _: None  # type: ignore[method-assign]
            await act(first, table_id)
            await second.sweep(repeat=True)
            assert second.rooms[table_id].table.ply == 1

    asyncio.run(evening())


def test_a_table_in_memory_stays_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            room = hub.rooms[table_id]
            assert await hub.load(table_id) is room
            assert hub.rooms[table_id] is room

    asyncio.run(evening())


def test_a_process_asks_seldom_for_what_another_one_runs(database: str) -> None:
    async def evening() -> None:
        async with hubs(database, 2, lease_seconds=60) as (first, second):
            table_id = await two_people(first, clock=Clock(bank=600, increment=0))
            await until(lambda: first.rooms[table_id].leased_until > 0)
            asked = 0
            claim = second.storage.claim

            async def counted(*details: Any) -> bool:
                nonlocal asked
                asked += 1
                return await claim(*details)

            second.storage.claim = counted  # type: ignore[method-assign]
            await table_of(second, table_id)
            for _ in range(5):
                await second.sweep()
                await until(lambda: second.rooms[table_id].driver is None or second.rooms[table_id].driver.done())
            await act(second, table_id)
            assert asked == 1

    asyncio.run(evening())


def test_spectators_come_and_go_without_a_trace(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            for number in range(50):
                viewer = Viewer(Person(f"guest {number}", "Guest"))
                hub.leave(await hub.join(table_id, viewer, None), viewer)
            viewer = Viewer(BEN)
            room = await hub.join(table_id, viewer, None)
            hub.leave(room, viewer)
            assert set(room.last_seen) == {"ben"}

    asyncio.run(evening())


def test_who_was_away_for_long_is_told_the_last_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MOST_MISSED", 3)

    async def evening() -> None:
        async with hubs(sqlite(tmp_path)) as (hub,):
            table_id = await two_people(hub)
            for _ in range(6):
                await act(hub, table_id)
            told = []
            for since in (None, 0, 8):
                viewer = Viewer(CLARA)
                await hub.join(table_id, viewer, since)
                told.append(len(msgspec.json.decode(viewer.outbox[0])["missed"]))
            assert told == [0, 3, 1]

    asyncio.run(evening())


@pytest.mark.parametrize("table_id", ["\0", "x" * 100, "é", "none"])
def test_an_id_that_no_table_can_have_is_not_found(database: str, table_id: str) -> None:
    async def evening() -> None:
        async with hubs(database) as (hub,):
            assert await hub.find(table_id) is None

    asyncio.run(evening())


def test_everything_written_is_logged_with_table_and_ply(tmp_path: Path) -> None:
    async def evening() -> None:
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

    asyncio.run(evening())
