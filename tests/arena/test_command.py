"""The `guilda arena` command."""

from __future__ import annotations

import json
import sys
from math import inf
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from guilda import cli
from guilda.arena.play import Result
from guilda.arena.plot import ratings_svg
from guilda.arena.schedule import tournament
from guilda.arena.standings import Mean, standings
from guilda.arena.tournament import Leader
from guilda.console import Progress

if TYPE_CHECKING:
    from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command line."""
    try:
        code = cli.main(["arena", *words])
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, *capsys.readouterr()


def test_output_as_table_json_and_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = "azul random random random --games 4 --workers 2 --players 3 --wall free --seed x --plot plot.svg"
    code, out, err = typed(capsys, *line.split())
    assert (code, err) == (0, "")
    assert "players 3, wall free, seed x: 18 games" in out
    assert "random #3" in out
    assert [path.name for path in tmp_path.iterdir()] == ["plot.svg"]
    code, out, _ = typed(capsys, *line.split(), "--json", "--out", "results.jsonl")
    found = json.loads(out)
    assert [bot["games"] for bot in found["standings"]] == [12, 12, 12]
    assert [pair["bots"] for pair in found["pairs"]] == [[0, 1], [0, 2], [1, 2]]
    assert sum(bot["rating"] for bot in found["standings"]) == pytest.approx(0)
    assert (tmp_path / "results.jsonl").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "required"),
        ("chess random random", "chess"),
        ("azul", "required"),
        ("azul random", "at least 2 bots"),
        ("azul random wizard", "no bot 'wizard': choose random"),
        ("azul random python:nowhere:Bot", "cannot import the bot nowhere:Bot: ModuleNotFoundError"),
        ("azul random python:json:Bot", "cannot import the bot json:Bot: AttributeError"),
        ("azul random python:json", "python:module:Class"),
        ("azul random process:no-such-command", "there is no command 'no-such-command'"),
        ("azul random process:", "there is no command ''"),
        ("azul random random --games 0", "at least 1 game"),
        ("azul random random --games many", "invalid int"),
        ("azul random random --workers 0", "at least 1 worker"),
        ("azul random random --clock 0", "more than 0 and at most 86400 seconds"),
        ("azul random random --players 7", "choose from 2, 3, 4"),
        ("azul random random --out no/where", "no/where: No such file"),
        ("azul random random --plot no/where.svg", "no/where.svg: No such file"),
        ("azul random random --plot ratings.png", "use ratings.svg"),
        ("sagrada random --players 1 --plot ratings.svg", "a solo game has no ratings"),
        ("azul random python:math:pi", "math:pi is not a bot"),
        ("azul random process:'unfinished", "cannot be run: no closing quotation"),
        ("azul random random --clock inf", "at most 86400 seconds"),
    ],
)
def test_usage_errors_are_explained(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    code, _, err = typed(capsys, *words.split())
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_missing_ray_is_explained(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = typed(capsys, "azul", "random", "random", "--ray")
    assert code == 2
    assert "pip install 'guilda[cluster]'" in err


def test_scores_compare_opposing_seats_and_forfeits_do_not_count_as_scores() -> None:
    plan = tournament("azul", ["random", "random"], {"players": 3})
    results = [
        Result(0, (0, 1, 1), [2, 1, 3], [20, 30, 10], 60, None),
        Result(0, (1, 0, 0), [1, 1, 3], [40, 40, 0], 80, None),
        Result(1, (0, 1, 1), [1, 1, 2], [9, 9, 9], 5, {"seat": 2, "reason": "late", "message": "slept"}),
    ]
    found = standings(plan, reversed(results))
    games, score = found.pairs[0, 1]
    assert games == 3
    assert score.mean == pytest.approx((0.5 + 0.25 + 0.75) / 3)
    assert [bot.mean_score for bot in found.bots] == [20, pytest.approx(80 / 3)]
    assert [bot.win_rate for bot in found.bots] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert [bot.forfeits for bot in found.bots] == [0, 1]
    assert (found.mean_length, found.mean_winning_score) == (70, 35)
    assert found.forfeits == ["random #2 lost a game by forfeit (seed 1, seats 1 2 2): late: slept"]


def test_plot_is_well_formed_for_any_bot_name() -> None:
    plan = tournament("azul", ["random", "random"])
    strange = tournament("azul", [f"process:{sys.executable} '<&\">' {'x' * 90}", "random"])
    for results in ([[1, 2]] * 50, [[1, 2]], [[1, 1]] * 3):
        for each in (plan, strange):
            games = [Result(n, (0, 1), ranks, [5, 4], 60, None) for n, ranks in enumerate(results)]
            picture = ElementTree.fromstring(ratings_svg(standings(each, games)))
            dots = picture.findall(f"{SVG}circle")
            wide = float(picture.attrib["viewBox"].split()[2])
            assert len(dots) == 2
            assert all(0 < float(dot.attrib["cx"]) < wide for dot in dots)
            assert sum(line.attrib.get("class") == "bar" for line in picture.findall(f"{SVG}line")) == 2


def test_progress_line_shows_leader_and_time_left() -> None:
    leader = Leader(tournament("azul", ["random", "random"]))
    assert leader.note() == ""
    with Progress(40) as progress:
        for seed in range(10):
            leader.count(Result(seed, (0, 1), [2, 1], [5, 6], 60, None))
            progress.advance(leader.note())
        assert progress.line(25.0) == "█████░░░░░░░░░░░░░░░ 10/40, random #2 100.0 % (72.2 % to 100.0 %), 1:15 left"


def accounted(seed: int, seating: tuple[int, int], winner: int, luck: float) -> Result:
    """Return a game of an adjusted tournament, given the luck of the first seat."""
    ranks = [1 if seat == winner else 2 for seat in range(2)]
    return Result(seed, seating, ranks, [0, 0], 1, None, 1, [luck, -luck], [0.5, 0.5])


def test_luck_is_taken_out_of_an_adjusted_tournament() -> None:
    plan = tournament("azul", ["novice", "apprentice"], adjusted=True)
    games = [accounted(0, (0, 1), 0, 0.5), accounted(0, (1, 0), 0, 0.0)]
    games += [accounted(1, (0, 1), 1, -0.25), accounted(1, (1, 0), 1, 0.0)]
    games += [accounted(2, (0, 1), 0, 0.0), accounted(2, (1, 0), 1, 0.0)]
    found = standings(plan, games).adjusted[0, 1]
    assert found.plain.value == pytest.approx((0.5 + 0.5 + 1) / 3)
    assert found.without_luck.value == pytest.approx((0.25 + 0.625 + 1) / 3)
    assert found.by_decisions == Mean(0.5, inf), "equal values have no interval"
    table = standings(plan, games).adjusted_rows()
    assert [row[-1] for row in table[1:]] == ["1.00 ×", "1.69 ×", "–"]


def test_what_a_single_seed_cannot_tell_is_left_out() -> None:
    plan = tournament("azul", ["novice", "apprentice"], adjusted=True)
    rows = standings(plan, [accounted(0, (0, 1), 0, 0.5), accounted(0, (1, 0), 0, 0.0)]).adjusted_rows()
    assert {tuple(row[-2:]) for row in rows[1:]} == {("–", "–")}
