"""Hints, reviews and bots of all kinds at the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda.bots import levels
from guilda.bots.levels import Budget
from guilda.records.record import load
from guilda.search import review
from guilda.terminal import replay

if TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.conftest import Typed

GAMES = [info.name for info in guilda.games()]
EXPECTED = {"en": "victory", "pt": "vitória", "es": "victoria"}
BROKEN_BOT = """
class Broken:
    def __init__(self, seed=0):
        self.closed = False

    def choose(self, game, clock=None):
        raise RuntimeError("no idea")


class Illegal(Broken):
    def choose(self, game, clock=None):
        return "nonsense"


class Proper(Broken):
    def begin(self, game):
        print("it begins")

    def choose(self, game, clock=None):
        return game.notation(game.actions()[0])

    def close(self):
        print("it leaves")
"""


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master thinks shortly."""
    monkeypatch.setattr(levels, "BUDGETS", {name: (Budget(30, 0.0),) * 5 for name in GAMES})
    monkeypatch.setattr("guilda.terminal.play.BUDGETS", levels.BUDGETS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_a_hint_names_moves_and_what_they_promise(typed: Typed, name: str, language: str) -> None:
    code, out, _ = typed(f"play {name} --seats me,random --start 1 --seed 5 --language {language}", "hint", "quit")
    assert code == 0
    assert f"{EXPECTED[language]} " in out
    assert "%" in out
    assert max(len(line.rpartition("> ")[2]) for line in out.splitlines()) <= 80


def test_a_hint_for_a_player_alone_tells_points(typed: Typed) -> None:
    _, out, _ = typed("play sagrada --players 1 --seats me --seed 5", "hint", "quit")
    assert "points." in out


def test_a_hint_tells_what_will_follow(typed: Typed) -> None:
    _, out, _ = typed("play azul --seats me,novice --names Ana,Beto --start 1 --seed 5", "hint", "quit")
    after = out.split("this will probably follow:")[1]
    assert "Beto takes" in after
    assert "expectations" in after


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_a_review_marks_what_was_given_away(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(replay, "review", lambda played: review.review(played, simulations=30))
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --names Ana,Beto --seed 5 --record {path}")
    code, out, _ = typed(f"replay {path} --review --language {language}")
    assert code == 0
    lines = [line for line in out.splitlines() if EXPECTED[language] in line and line.lstrip()[:1].isdigit()]
    assert len(lines) == len(load(path).moves)
    marked = [line for line in lines if "?" in line]
    assert marked, "random players blunder"
    assert all({"en": "better", "pt": "melhor", "es": "mejor"}[language] in line for line in marked)
    sums = " ".join(out.split()).split("??")[-2:]
    assert sum(int(re.findall(r"\d+", each)[0]) for each in sums) == sum("??" in line for line in lines)


def test_somebodys_own_bots_take_seats(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(BROKEN_BOT)
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "record.json"
    code, out, _ = typed(f"play azul --players 3 --seats python:own_bots:Proper,novice,random --seed 1 --record {path}")
    assert code == 0
    assert out.index("it begins") < out.index("it leaves")
    assert "Proper 1" in out
    assert [seat.kind for seat in load(path).seats] == ["python:own_bots:Proper", "novice", "random"]
    for bot, words in (("Broken", "no idea"), ("Illegal", "nonsense")):
        code, _, err = typed(f"play azul --seats python:own_bots:{bot},random --seed 1")
        assert code == 2
        assert words in err
        assert f"python:own_bots:{bot}" in err


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("me,wizard", "me, human, random, greedy, novice, apprentice, journeyman, expert, master"),
        ("me,python:nowhere:Bot", "cannot import the bot nowhere:Bot"),
        ("me,process:/no/such/program", "there is no command '/no/such/program'"),
        ("me,python:", "python:module:Class"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_with_a_sentence(typed: Typed, seats: str, sentence: str) -> None:
    code, _, err = typed(f"play azul --seats {seats}")
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_a_process_that_never_gets_ready_is_named(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guilda.bots.process.STARTING_SECONDS", 0.1)
    code, _, err = typed("play azul --seats process:tail,random --seed 1")
    assert code == 2
    assert "the bot process:tail failed: OutOfTime: no answer within 0.1 s" in err
