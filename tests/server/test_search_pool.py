"""Searches run in separate processes and do not delay the server."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.rules.rng import FastRng
from guilda.server import driver as driver_module
from guilda.server.rate_limits import Client
from guilda.server.search_pool import (
    BOT_MOVE,
    HINT,
    LONGEST_REVIEW,
    LONGEST_SEARCH,
    OverdueError,
    SearchError,
    SearchPool,
    SearchProcess,
    WorkerLostError,
    share_of_cores,
)
from guilda.server.search_worker import NICENESS
from guilda.tables.review_jobs import decision
from guilda.tables.table import BotTurn
from tests.server.clients import PATIENCE, serving
from tests.server.test_socket import finish
from tests.tables.playing import ANA, BEN, CLARA, GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TABLES = 4
SIGN = "GUILDA_TEST_SIGN"
"""The path of a file that ends the bots' searches."""


@asynccontextmanager
async def searches(search_processes: int = 1, **details: Any) -> AsyncIterator[SearchPool]:
    """Yield a search pool, closed at the end."""
    found = SearchPool(search_processes, **details)
    found.start()
    try:
        yield found
    finally:
        await found.stop()


def wait_for(path: Path) -> None:
    """Block until a file exists."""
    while not path.exists():
        time.sleep(0.01)


def think_long(position: Any, turn: BotTurn) -> int | str:
    """Search until the test gives its sign."""
    wait_for(Path(os.environ[SIGN]))
    return decision(position, turn._replace(level="random"))


def note(path: Path, word: str) -> None:
    """Append a word to a file."""
    with path.open("a") as file:
        file.write(word)


def lost_once(path: Path) -> str:
    """Kill the process the first time."""
    if not path.exists():
        path.touch()
        os._exit(1)
    return "found"


def talkative() -> str:
    """Print something beside the answer."""
    print("thinking aloud", flush=True)
    return "answer"


@pytest.mark.parametrize("game", GAMES)
def test_a_master_searches_in_another_process_of_lower_priority(game: str) -> None:
    position = guilda.new(game, seed=1).position
    seat = position.turn

    async def scenario() -> None:
        async with searches() as some:
            turn = BotTurn(seat, 0, "master", 1)
            found = await some.submit(BOT_MOVE, Client(ANA.id), decision, position.seen_by(seat, FastRng(1)), turn)
            assert position.is_legal(position.action_id(found))
            assert await some.submit(BOT_MOVE, Client(ANA.id), os.getpid) != os.getpid()
            assert await some.submit(BOT_MOVE, Client(ANA.id), os.nice, 0) == min(19, os.nice(0) + NICENESS)

    asyncio.run(scenario())


def test_clients_are_served_round_robin_and_every_third_search_is_a_hint() -> None:
    async def scenario() -> None:
        some = SearchPool(1)  # it is not started: the order of requests needs no process
        waiting = [
            asyncio.create_task(some.submit(priority, Client(whose), note, word))
            for priority, whose, word in (
                (BOT_MOVE, "", "first"),
                (HINT, ANA.id, "hint"),
                (BOT_MOVE, BEN.id, "Ben's first"),
                (BOT_MOVE, BEN.id, "Ben's second"),
                (BOT_MOVE, CLARA.id, "Clara's first"),
            )
        ]
        await asyncio.sleep(0)
        taken = [word for _, (word,), _, _ in (some.take() for _ in waiting)]
        assert taken == ["first", "Ben's first", "hint", "Clara's first", "Ben's second"]
        await some.stop()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(scenario())


def test_two_tables_of_one_client_do_not_delay_other_clients(tmp_path: Path) -> None:
    async def scenario() -> None:
        diary = tmp_path / "diary"
        async with searches() as some:

            async def bots(whose: str, word: str) -> None:
                for _ in range(6):
                    await some.submit(BOT_MOVE, Client(whose), note, diary, word)

            await asyncio.gather(bots(ANA.id, "a"), bots(ANA.id, "a"), bots(BEN.id, "b"), bots(CLARA.id, "c"))
        first = diary.read_text()[:12]
        assert first.count("a") >= 3
        assert first.count("b") >= 3

    asyncio.run(scenario())


def broken() -> object:
    """Return something that can be pickled but not unpickled."""
    return Broken()


class Broken:
    """Raises an error when it is unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)


def test_an_unreadable_answer_affects_no_other() -> None:
    async def scenario() -> None:
        async with searches() as some:
            with pytest.raises(SearchError, match="no number") as raised:
                await some.submit(BOT_MOVE, Client(ANA.id), broken)
            assert raised.type is not WorkerLostError
            assert await some.submit(BOT_MOVE, Client(ANA.id), abs, -3) == 3

    asyncio.run(scenario())


def test_a_failed_search_reports_its_error_and_the_next_one_succeeds() -> None:
    async def scenario() -> None:
        async with searches() as some:
            with pytest.raises(SearchError, match="invalid literal for int"):
                await some.submit(BOT_MOVE, Client(ANA.id), int, "no number")
            assert await some.submit(BOT_MOVE, Client(ANA.id), talkative) == "answer"

    asyncio.run(scenario())


def test_a_lost_process_is_restarted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with searches() as some:
            with pytest.raises(WorkerLostError, match="has ended"):
                await some.submit(BOT_MOVE, Client(ANA.id), os._exit, 1)
            assert await some.submit(BOT_MOVE, Client(ANA.id), lost_once, tmp_path / "lost") == "found"

    asyncio.run(scenario())


def test_an_endless_search_is_cancelled() -> None:
    async def scenario() -> None:
        async with searches(longest=0.5) as some:
            with pytest.raises(OverdueError, match="has ended"):
                await some.submit(BOT_MOVE, Client(ANA.id), time.sleep, 600)

    asyncio.run(scenario())


def test_a_review_may_take_long_on_a_busy_machine(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables'}") as place:
            assert place.server.review_searches.longest == LONGEST_REVIEW > 10 * LONGEST_SEARCH

    asyncio.run(scenario())


def test_requests_fail_at_once_when_the_pool_stops(tmp_path: Path) -> None:
    async def scenario() -> None:
        begun = tmp_path / "begun"
        async with searches() as some:
            asked = [(note, begun, "x"), (time.sleep, 600), (abs, -3)]
            note_it, *waiting = [asyncio.create_task(some.submit(BOT_MOVE, Client(ANA.id), *each)) for each in asked]
            await note_it
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
        assert [type(each) for each in told] == [WorkerLostError, WorkerLostError]
        with pytest.raises(WorkerLostError):
            await asyncio.wait_for(some.submit(BOT_MOVE, Client(ANA.id), abs, -3), PATIENCE)

    asyncio.run(scenario())


def test_a_closed_search_process_is_gone() -> None:
    worker = SearchProcess()
    assert worker.run(abs, (-3,)) == 3
    assert worker.process is not None
    process = worker.process
    worker.close()
    assert process.returncode is not None
    with pytest.raises(SearchError):
        worker.run(abs, (-3,))
    assert worker.process is None


def test_servers_share_the_cores_and_each_keeps_one_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert [share_of_cores(workers) for workers in (1, 2, 4, 8, 20)] == [7, 3, 1, 1, 1]


def test_people_play_a_whole_game_while_all_bots_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sign = tmp_path / "sign"
    monkeypatch.setenv(SIGN, str(sign))
    monkeypatch.setattr(driver_module, "decision", think_long)

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana, place.guest("Ben") as ben:
            waiting = [
                await ana.open("azul", "me", "master", options={"players": 2, "start": 1}) for _ in range(TABLES)
            ]
            table = await ana.open("azul", "me", "open")
            async with ana.at(table) as hers, ben.at(table) as his:
                await his.do("sit", seat=1, name="Ben")
                await hers.do("start")
                await finish(hers, his)
            rooms = [place.server.hub.rooms[each] for each in waiting]
            assert [room.table.ply for room in rooms] == TABLES * [0]
            sign.touch()
            while any(room.table.bot_turn() is not None for room in rooms):
                await asyncio.sleep(0.01)

    asyncio.run(scenario())
