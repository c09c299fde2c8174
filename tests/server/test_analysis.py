"""The analysis board over HTTP: positions, moves, files, engine lines, and what is refused."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.analysis import Analysis
from tests.analysis.playing import played
from tests.server.clients import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.clients import Guest


async def ask(guest: Guest, what: str, status: int = 200, **body: Any) -> Any:
    """Return the answer to a request of the analysis board."""
    answer = await guest.http.post(f"/api/analysis/{what}", json=body, timeout=60)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_positions_are_set_up_played_on_and_analysed_by_the_engine(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            for info in guilda.games():
                for options in info.option_sets():
                    start = await ask(ana, "new", game=info.name, options=options, seed=5)
                    assert await ask(ana, "position", position=start["text"]) == start
                    [first, *_] = start["state"]["actions"]
                    [shown] = await ask(ana, "preview", position=start["text"], actions=[first])
                    assert shown["action"] == first
                    done = await ask(ana, "play", position=start["text"], action=first)
                    assert done["move"]["text"] == done["after"]["text"]
                    assert done["after"]["state"]["seat"] == done["after"]["state"]["actor"]
                lines = await ask(ana, "engine", position=start["text"], seconds=0.01)
                more = await ask(ana, "engine", position=start["text"], seconds=0.01)
                assert {each["action"] for each in lines["choices"]} <= set(start["state"]["actions"])
                assert more["simulations"] > lines["simulations"] or more["final"]

    asyncio.run(scenario())


def test_chance_is_chosen_or_drawn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            start = await ask(ana, "new", game="splendor", options={"players": 2})
            reserve = {"position": start["text"], "action": "R11"}
            drawn = [await ask(ana, "play", **reserve, seed=seed) for seed in range(3)]
            assert len({each["move"]["draws"][0] for each in drawn}) > 1
            wanted = drawn[0]["draws"][0]["options"][-1]
            chosen = await ask(ana, "play", **reserve, draws=[wanted])
            assert chosen["after"]["state"]["view"]["table"][0][0]["number"] == int(wanted)
            refused = await ask(ana, "play", 400, **reserve, draws=["91"])
            assert "draw 1 cannot be '91'" in refused["sentence"]

    asyncio.run(scenario())


def test_files_are_opened_with_all_their_variations(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            match = played("sagrada", players=3)
            analysis = Analysis(match.record())
            middle = analysis.at(20)
            other = middle.play(middle.position.actions()[-1])
            other.comment = "Wait."
            found = await ask(ana, "open", file=analysis.dumps())
            assert len(found["rows"]) == analysis.size
            assert found["rows"][-1]["comment"] == "Wait."
            assert found["rows"][-1]["parent"] == 20
            assert found["rows"][-2]["move"]["text"] == match.position.text()
            for node in analysis.root.main_line():
                node.comment = 1_500 * "é"
            large = await ask(ana, "open", file=analysis.dumps())
            assert large["rows"][0]["comment"] == 1_500 * "é"
            private = await ask(ana, "open", file=match.record(private=True).dumps())
            assert len(private["rows"]) == match.ply

    asyncio.run(scenario())


def test_the_main_line_of_a_file_is_reviewed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            analysis = Analysis(Analysis(played("azul").record()).root.main_line()[-6].position)
            first = analysis.root.play(analysis.root.position.actions()[-1])
            first.play(first.position.actions()[0])
            analysis.root.play(analysis.root.position.actions()[0])
            found = await ask(ana, "review", file=analysis.dumps())
            assert [(each["ply"], each["notation"]) for each in found["remarks"]] == [
                (ply, node.notation) for ply, node in enumerate(analysis.root.main_line())
            ]
            assert all((each["why"] is not None) == bool(each["mark"]) for each in found["remarks"])
            assert [seat["balance"] for seat in found["seats"]] == [None, None], "the line does not reach an end"
            assert "format must be" in (await ask(ana, "review", 400, file="{}"))["sentence"]

    asyncio.run(scenario())


def test_what_cannot_be_analysed_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            over = played("azul").position.text()
            start = (await ask(ana, "new", game="azul", options={"players": 2}))["text"]
            file = Analysis(start).dumps()
            without_sum = re.sub(r',\s*"checksum": "\w*"', "", file)
            for what, body, words in (
                ("position", {"position": "azul players=2"}, "the fields must be"),
                ("position", {"position": "whist"}, "there is no game"),
                ("position", {"position": start.replace("round=1", "round=0")}, "round must be a number"),
                ("position", {"position": "x" * 10_001}, "10000"),
                ("new", {"game": "azul", "options": {"players": 9}}, "players"),
                ("play", {"position": start, "action": "ZZ"}, "is not an action"),
                ("play", {"position": start, "action": 99_999}, "99999"),
                ("open", {"file": played("azul", plies=3).record().dumps()}, "is not over yet"),
                ("open", {"file": "{}"}, "format must be"),
                ("open", {"file": file.replace('"comment": ""', '"comment": "x"')}, "This file was altered"),
                ("open", {"file": without_sum.replace(start, start.replace("round=1", "round=0"))}, "must be a number"),
                ("engine", {"position": over, "seconds": 0}, "the game is over"),
                ("engine", {"position": start, "seconds": 60}, "1.0"),
            ):
                assert words in (await ask(ana, what, 400, **body))["sentence"], what
            assert (await ask(ana, "open", 413, file="x" * 250_001))["code"] == "too_large"
            illegal = await ask(ana, "play", 409, position=start, action="CB1")
            assert illegal["code"] == "illegal"

    asyncio.run(scenario())


def test_a_game_that_is_being_played_has_no_record_to_analyse(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            table = await ana.open("splendor", "me", "me")
            record = (await ana.http.get(f"/api/tables/{table}/record")).text
            assert "is not over yet" in (await ask(ana, "open", 400, file=record))["sentence"]

    asyncio.run(scenario())


@pytest.mark.parametrize("what", ["engine", "open", "review"])
def test_one_address_cannot_keep_the_processes_busy(tmp_path: Path, what: str) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db", rate=1000) as place, place.guest() as ana:
            if what == "engine":
                place.server.analyses.open["127.0.0.1"] = place.server.analyses.most
                body: dict[str, Any] = {"position": guilda.new("azul").position.text(), "seconds": 0}
            else:
                place.server.reviewing.allows("127.0.0.1", place.server.reviewing.burst)
                body = {"file": "{}"}
            assert (await ask(ana, what, 429, **body))["code"] == "too_many"

    asyncio.run(scenario())


def test_edited_positions_are_checked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/guilda.db") as place, place.guest() as ana:
            for game in ("azul", "sagrada", "sintra", "splendor"):
                start = await ask(ana, "new", game=game, options={"players": 2})
                found = await ask(ana, "edit", position=start["text"])
                assert found["problem"] is None
                assert {group["seat"] for group in found["groups"]} == {None, 0, 1}
            azul = (await ask(ana, "new", game="azul", options={"players": 2}))["text"]
            full = await ask(ana, "edit", position=azul, draft={"lid": ["20", "20", "20", "20", "20"]})
            assert (full["position"], full["problem"]["reason"]) == (None, "too_many")
            assert (full["problem"]["details"]["piece"], full["problem"]["details"]["most"]) == ("B", 20)
            for draft in ({"lid": ["1"]}, {"score.0": []}, {"lines.0": ["x" * 12] * 15}, {"lid": ["9" * 12] * 5}):
                assert (await ask(ana, "edit", position=azul, draft=draft))["problem"] is not None
            for foreign in ({"lid": ["1"]}, {"score.0": []}):
                problem = (await ask(ana, "edit", position=azul, draft=foreign))["problem"]
                assert problem["details"] == {"detail": "the draft does not belong to this game"}
            await ask(ana, "edit", 400, position=azul, draft={"lid": ["x" * 99]})

    asyncio.run(scenario())
