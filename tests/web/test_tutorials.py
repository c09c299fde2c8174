"""The lessons of the page are real games: every move of their scripts is legal, and every step speaks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import guilda

WEB = Path(__file__).parents[2] / "web"
LESSONS = sorted((WEB / "src" / "games").glob("*/lesson.json"))
LEARNER = 0


def script(path: Path) -> dict[str, Any]:
    """A lesson's script."""
    read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return read


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_every_move_of_a_lesson_is_legal_and_the_learner_makes_many(path: Path) -> None:
    lesson = script(path)
    match = guilda.new(path.parent.name, seed=lesson["seed"], **lesson["options"])
    for step in lesson["steps"]:
        legal = {match.position.notation(action) for action in match.actions()}
        assert set(step.get("or", [])) <= legal
        for move in step.get("play", "").split():
            match.apply(move)
    assert match.actors.count(LEARNER) >= 3


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_every_step_speaks_all_languages_in_words_of_its_own(path: Path) -> None:
    for step in script(path)["steps"]:
        said = [step["say"][language].strip() for language in ("en", "pt", "es")]
        assert all(said)
        assert len(set(said)) == len(said)


def test_what_the_page_shows_of_a_lesson_is_what_its_script_plays() -> None:
    done = subprocess.run(
        [sys.executable, str(WEB / "fixtures" / "tutorials.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
