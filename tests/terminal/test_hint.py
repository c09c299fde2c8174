"""Hints, reviews and all kinds of bots at the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

import guilda
from guilda.bots.levels import Budget
from guilda.locales import LANGUAGES, catalogue
from guilda.records.record import load
from guilda.search import review
from guilda.search.coach import TOTAL, Chance, Explanation, Reason, Reply, explain_first, explain_mistakes
from guilda.terminal import replay
from guilda.terminal.display import Display

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.terminal.conftest import Typed

GAMES = [info.name for info in guilda.games()]
# The word before a win probability, in each language
EXPECTED = {
    code: catalogue(code)
    .format("terminal-hint-choice", move="", share=0, margin="", sentence="")
    .split("0")[0]
    .strip(":\u00a0 ")
    for code in LANGUAGES
}
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
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep searches short."""
    for module in ("guilda.bots.levels", "guilda.terminal.play"):
        monkeypatch.setattr(f"{module}.budgets", lambda name: (Budget(30, 0.0),) * 5)
    monkeypatch.setattr("guilda.terminal.play.explain_first", partial(explain_first, rollouts=2, most=2))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_shows_moves_with_win_probability(typed: Typed, name: str, language: str) -> None:
    code, out, _ = typed(f"play {name} --seats me,random --start 1 --seed 5 --language {language}", "hint", "quit")
    assert code == 0
    assert f"{EXPECTED[language]} " in out
    assert "%" in out
    _, _, why = out.partition(catalogue(language).format("coach-hint"))
    assert why.strip(), "the coach says why the first move is better than the second"
    assert max(len(line.rpartition("> ")[2]) for line in out.splitlines()) <= 80


def test_solo_hint_shows_points(typed: Typed) -> None:
    _, out, _ = typed("play sagrada --players 1 --seats me --seed 5", "hint", "quit")
    assert "points." in out


def test_hint_shows_the_expected_continuation(typed: Typed) -> None:
    _, out, _ = typed("play azul --seats me,novice --names Ana,Beto --start 1 --seed 5", "hint", "quit")
    after = out.split("Expected continuation of the first move:")[1]
    assert "Beto takes" in after
    assert "estimates" in after


QUICK_REVIEW = partial(review.review, simulations=30)
KEPT: dict[tuple[Any, ...], Any] = {}


def once(made: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that reviews or explains a game once for all languages."""

    def kept(played: list[tuple[guilda.Game, int]], *rest: Any, **options: Any) -> Any:
        key = (made, *(action for _, action in played))
        if key not in KEPT:
            found = made(played, *rest, **options)
            KEPT[key] = list(found) if isinstance(found, Iterator) else found
        return KEPT[key]

    return kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_review_marks_mistakes(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(replay, "review", once(QUICK_REVIEW))
    monkeypatch.setattr(replay, "explain_mistakes", once(explain_mistakes))
    path = tmp_path / "record.json"
    typed(f"play azul --seats random,random --names Ana,Beto --seed 5 --record {path}")
    code, out, _ = typed(f"review {path} --language {language}")
    assert code == 0
    lines = [line for line in out.splitlines() if re.match(r" *\d+  (Ana|Beto)", line)]
    assert len(lines) == len(load(path).moves)
    marked = [line for line in lines if "?" in line]
    assert marked, "random players blunder"
    better = re.findall(r"\w+", catalogue(language).format("terminal-better", best="", share=0))[0]
    assert all(better in line for line in marked)
    sums = " ".join(out.split()).split("??")[-2:]
    assert sum(int(re.findall(r"\d+", each)[0]) for each in sums) == sum("??" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_two_sentences_at_most(language: str) -> None:
    game = guilda.new("azul", seed=1).position
    action = game.actions()[0]
    own, theirs = Reason(True, "rows", 1.5, Chance(0.62, 0.31, 2)), Reason(False, TOTAL, -1.0)
    tempos: list[tuple[float | None, Chance | None]] = [
        (None, None),
        (-0.7, None),
        (0.7, None),
        (None, Chance(0.9, 0.4)),
    ]
    for reasons, reply, now, tempo in product(
        ([], [own], [own, theirs]), (None, Reply(1, action, 0.5, game)), (0, 2), tempos
    ):
        told = Explanation(action, action, 1.0, 0.1, 9, reasons, now, reply, *tempo)
        said = [*replay.coach_sentences(game, told, ["Ana", "Beto"], Display(language, colour=False))]
        second = now or reply or any(tempo)
        assert len(said) == (2 if second else 1)
        assert ("Beto" in said[-bool(reasons)]) == (reply is not None)
        assert ("62" in said[0] and "31" in said[0]) == bool(reasons)
        assert ("90" in said[-bool(reasons)]) == (tempo[1] is not None and not now and reply is None)


def test_custom_bots_take_seats(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        ("me,wizard", "me, human, random, greedy, novice, apprentice, journeyman, expert, master, grandmaster"),
        ("me,python:nowhere:Bot", "cannot import the bot nowhere:Bot"),
        ("me,process:/no/such/program", "there is no command '/no/such/program'"),
        ("me,python:", "python:module:Class"),
    ],
)
def test_invalid_bots_are_explained(typed: Typed, seats: str, sentence: str) -> None:
    code, _, err = typed(f"play azul --seats {seats}")
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_process_bot_that_never_gets_ready_is_named(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guilda.bots.process.STARTING_SECONDS", 0.1)
    code, _, err = typed("play azul --seats process:tail,random --seed 1")
    assert code == 2
    assert "the bot process:tail failed: OutOfTime: no answer within 0.1 s" in err
