"""Puzzles over HTTP and without a server: the solution is not told before an attempt, and bad answers are refused."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import msgspec
import pytest

from guilda import puzzles
from guilda.rules.registry import BUILT_IN
from guilda.server.resources import PuzzleAnswer, PuzzleState, PuzzleSummary
from guilda.tables.puzzles import PuzzleAttempt, Solver, answer
from tests.offline.test_host import Page
from tests.server.clients import serving
from tests.server.test_days import search_here
from tests.server.test_hub import sqlite

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["search_here"]


@pytest.mark.usefixtures("search_here")
def test_a_puzzle_is_shown_tried_and_explained(tmp_path: Path) -> None:
    async def play() -> None:
        known = puzzles.load("azul")[2]
        path = f"/api/puzzles/azul/{known.id}"
        async with serving(sqlite(tmp_path)) as place, place.guest() as ana:
            listed = msgspec.json.decode((await ana.http.get("/api/puzzles/azul")).content, type=list[PuzzleSummary])
            assert [each.id for each in listed] == [each.id for each in puzzles.load("azul")]
            shown = await ana.http.get(path)
            state = msgspec.json.decode(shown.content, type=PuzzleState)
            assert {each.notation for each in state.actions} >= {known.wrong, *known.solution[:1]}
            assert (state.seat, state.view) == (known.seat, json.loads(json.dumps(known.start().view(known.seat))))
            assert not {"solution", "wrong", "share", "levels"} & set(shown.json())
            attempt = {"moves": [known.wrong], "solver": {"rating": 1500, "deviation": 200}}
            missed = msgspec.json.decode((await ana.http.post(path, json=attempt)).content, type=PuzzleAnswer)
            assert missed.verdict == "wrong"
            assert missed.solution is not None
            assert missed.refutation is not None
            assert [step.notation for step in missed.solution.steps] == list(known.solution)
            assert [step.notation for step in missed.refutation.steps] == [known.wrong, *known.reply]
            assert missed.solution.share > missed.refutation.share
            assert missed.solver is not None
            assert missed.solver.rating < 1500
            again = (await ana.http.post(path, json={**attempt, "moves": [known.wrong, known.wrong]})).content
            assert msgspec.json.decode(again, type=PuzzleAnswer) == missed, "moves after a mistake are not read"
            for bad in ({"moves": ["no move"]}, {"moves": ["x"] * 100}, {"moves": [known.wrong], "more": 1}, {}):
                assert (await ana.http.post(path, json=bad)).status_code == 400
            for nowhere in ("/api/puzzles/chess", "/api/puzzles/azul/nothing", "/api/puzzles/..%2Fazul/x"):
                assert (await ana.http.get(nowhere)).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_host_without_a_server_answers_alike(game: str) -> None:
    async def ask() -> None:
        page, known = Page(), puzzles.load(game)[0]
        path = f"/api/puzzles/{game}/{known.id}"
        assert len(await page.get(f"/api/puzzles/{game}", list[PuzzleSummary])) == len(puzzles.load(game))
        assert (await page.get(path, PuzzleState)).id == known.id
        solved = await page.request("POST", path, {"moves": list(known.solution)})
        assert msgspec.json.decode(solved.body, type=PuzzleAnswer).verdict == "right"
        assert (await page.request("GET", f"/api/puzzles/{game}/nothing")).status == 404
        assert (await page.request("POST", path, {"moves": ["no move"]})).status == 400

    asyncio.run(ask())


def test_another_wrong_move_is_refuted_by_a_search() -> None:
    known = puzzles.load("sintra")[0]
    start = known.start()
    other = next(move for move in map(start.notation, start.actions()) if move not in (known.wrong, known.solution[0]))
    told = answer(known, PuzzleAttempt([other]))
    assert told.refutation is not None
    assert told.refutation.steps[0].notation == other
    assert 0 <= told.refutation.share < known.share


def test_the_rest_of_a_turn_is_asked_for_and_giving_up_counts_as_missed() -> None:
    known = next(each for each in puzzles.load("sintra") if len(each.solution) > 1)
    more = answer(known, PuzzleAttempt([known.solution[0]]))
    assert (more.verdict, more.solution, more.refutation) == ("more", None, None)
    assert more.state is not None
    assert known.solution[1] in [each.notation for each in more.state.actions]
    solver = Solver(1500, 200)
    assert answer(known, PuzzleAttempt(list(known.solution), solver=solver)).verdict == "right"
    given_up = answer(known, PuzzleAttempt([], give_up=True, solver=solver))
    assert given_up.verdict == "wrong"
    assert given_up.solver is not None
    assert given_up.solver.rating < 1500
    assert given_up.refutation is not None
    assert given_up.refutation.share == known.wrong_share
