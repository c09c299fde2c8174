"""A bot that thinks delays nobody: it has a process of its own, and the rest goes on."""

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
from guilda.server import hub as hub_module
from guilda.server import thinking
from guilda.server.thinker import NICENESS, decision
from guilda.server.thinking import FOR_A_GAME, FOR_ADVICE, LostError, Mind, Thinkers, ThoughtError, share_of_cores
from guilda.tables.table import BotTurn
from tests.server.clients import PATIENCE, serving
from tests.server.test_socket import finish
from tests.tables.playing import ANA, BEN, CLARA, GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TABLES = 4
SIGN = "GUILDA_TEST_SIGN"
"""Where a file appears when the bots of a test have thought long enough."""


@asynccontextmanager
async def thinkers(minds: int = 1) -> AsyncIterator[Thinkers]:
    """Some that think, ended at the end."""
    found = Thinkers(minds)
    found.start()
    try:
        yield found
    finally:
        await found.stop()


def wait_for(path: Path) -> None:
    """Block until a file is there."""
    while not path.exists():
        time.sleep(0.01)


def think_long(position: Any, turn: BotTurn) -> int | str:
    """A bot that decides when the test gives its sign."""
    wait_for(Path(os.environ[SIGN]))
    return decision(position, turn._replace(level="random"))


def note(path: Path, word: str) -> None:
    """Write a word down."""
    with path.open("a") as file:
        file.write(word)


def lost_once(path: Path) -> str:
    """Lose the process the first time."""
    if not path.exists():
        path.touch()
        os._exit(1)
    return "found"


def talkative() -> str:
    """Print something beside the answer."""
    print("thinking aloud", flush=True)
    return "answer"


@pytest.mark.parametrize("game", GAMES)
def test_a_master_thinks_in_another_process_of_lower_priority(game: str) -> None:
    position = guilda.new(game, seed=1).position
    seat = position.turn

    async def evening() -> None:
        async with thinkers() as some:
            turn = BotTurn(seat, 0, "master", 1)
            found = await some.think(FOR_A_GAME, ANA.id, decision, position.seen_by(seat, FastRng(1)), turn)
            assert position.is_legal(position.action_id(found))
            assert await some.think(FOR_A_GAME, ANA.id, os.getpid) != os.getpid()
            assert await some.think(FOR_A_GAME, ANA.id, os.nice, 0) == min(19, os.nice(0) + NICENESS)

    asyncio.run(evening())


def test_a_bot_goes_before_a_hint_and_nobodys_second_thought_before_anothers_first(tmp_path: Path) -> None:
    async def evening() -> None:
        sign, diary = tmp_path / "sign", tmp_path / "diary"
        async with thinkers() as some:
            waiting = [
                asyncio.create_task(some.think(priority, whose, *thought))
                for priority, whose, thought in (
                    (FOR_A_GAME, "", (wait_for, sign)),
                    (FOR_ADVICE, ANA.id, (note, diary, "hint")),
                    (FOR_A_GAME, BEN.id, (note, diary, "Ben's first, ")),
                    (FOR_A_GAME, BEN.id, (note, diary, "Ben's second, ")),
                    (FOR_A_GAME, CLARA.id, (note, diary, "Clara's first, ")),
                )
            ]
            await asyncio.sleep(0)
            sign.touch()
            await asyncio.gather(*waiting)
        assert diary.read_text() == "Ben's first, Clara's first, Ben's second, hint"

    asyncio.run(evening())


def test_whoever_has_two_tables_waits_no_longer_for_them_than_others_for_one(tmp_path: Path) -> None:
    async def evening() -> None:
        diary = tmp_path / "diary"
        async with thinkers() as some:

            async def bots(whose: str, word: str) -> None:
                for _ in range(6):
                    await some.think(FOR_A_GAME, whose, note, diary, word)

            await asyncio.gather(bots(ANA.id, "a"), bots(ANA.id, "a"), bots(BEN.id, "b"), bots(CLARA.id, "c"))
        first = diary.read_text()[:12]
        assert first.count("a") >= 3
        assert first.count("b") >= 3

    asyncio.run(evening())


def broken() -> object:
    """Something that can be sent, and not read."""
    return Broken()


class Broken:
    """Raises where it is read."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)


def test_an_answer_that_cannot_be_read_spoils_no_other() -> None:
    async def evening() -> None:
        async with thinkers() as some:
            with pytest.raises(ThoughtError, match="no number") as raised:
                await some.think(FOR_A_GAME, ANA.id, broken)
            assert raised.type is not LostError
            assert await some.think(FOR_A_GAME, ANA.id, abs, -3) == 3

    asyncio.run(evening())


def test_a_thought_that_fails_says_how_and_the_next_one_is_heard() -> None:
    async def evening() -> None:
        async with thinkers() as some:
            with pytest.raises(ThoughtError, match="invalid literal for int"):
                await some.think(FOR_A_GAME, ANA.id, int, "no number")
            assert await some.think(FOR_A_GAME, ANA.id, talkative) == "answer"

    asyncio.run(evening())


def test_a_process_that_is_lost_is_started_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with thinkers() as some:
            with pytest.raises(LostError, match="has ended"):
                await some.think(FOR_A_GAME, ANA.id, os._exit, 1)
            assert await some.think(FOR_A_GAME, ANA.id, lost_once, tmp_path / "lost") == "found"

    asyncio.run(evening())


def test_a_thought_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.5)

    async def evening() -> None:
        async with thinkers() as some:
            with pytest.raises(ThoughtError, match="has ended") as raised:
                await some.think(FOR_A_GAME, ANA.id, time.sleep, 600)
            assert raised.type is not LostError

    asyncio.run(evening())


def test_nobody_waits_for_those_who_have_stopped_thinking(tmp_path: Path) -> None:
    async def evening() -> None:
        begun = tmp_path / "begun"
        async with thinkers() as some:
            asked = [(note, begun, "x"), (time.sleep, 600), (abs, -3)]
            note_it, *waiting = [asyncio.create_task(some.think(FOR_A_GAME, ANA.id, *each)) for each in asked]
            await note_it
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
        assert [type(each) for each in told] == [LostError, LostError]
        with pytest.raises(LostError):
            await asyncio.wait_for(some.think(FOR_A_GAME, ANA.id, abs, -3), PATIENCE)

    asyncio.run(evening())


def test_a_mind_that_is_closed_leaves_no_process() -> None:
    mind = Mind()
    assert mind.think(abs, (-3,)) == 3
    assert mind.process is not None
    process = mind.process
    mind.close()
    assert process.returncode is not None
    with pytest.raises(ThoughtError):
        mind.think(abs, (-3,))
    assert mind.process is None


def test_servers_share_the_cores_and_each_keeps_one_for_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert [share_of_cores(workers) for workers in (1, 2, 4, 8, 20)] == [7, 3, 1, 1, 1]


def test_people_play_a_whole_game_while_all_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sign = tmp_path / "sign"
    monkeypatch.setenv(SIGN, str(sign))
    monkeypatch.setattr(hub_module, "decision", think_long)

    async def evening() -> None:
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

    asyncio.run(evening())
