"""The lessons of Splendor and Sagrada are games by the rules, told in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import guilda
from guilda.rules.speech import LANGUAGES

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNER = 0


def written(name: str, file: str) -> dict[str, Any]:
    """A file of a game's folder."""
    read: dict[str, Any] = json.loads((GAMES / name / file).read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("name", ["splendor", "sagrada"])
def test_every_decision_of_a_lesson_is_legal_and_the_learner_makes_the_first(name: str) -> None:
    lesson = written(name, "lesson.json")
    match = guilda.new(name, seed=lesson["seed"], **lesson["options"])
    decisions = [notation for step in lesson["steps"] for notation in step.get("play", "").split()]
    assert match.actor() == LEARNER
    for notation in decisions:
        match.apply(notation)
    assert match.moves == decisions


@pytest.mark.parametrize("name", ["splendor", "sagrada"])
def test_the_page_shows_the_positions_that_the_lesson_leads_through(name: str) -> None:
    lesson = written(name, "lesson.json")
    match = guilda.new(name, seed=lesson["seed"], **lesson["options"])
    shown = written(name, "tutorial.json")["steps"]
    for script, step in zip(lesson["steps"], shown, strict=True):
        play = script.get("play", "").split()
        if match.actor() != LEARNER:
            for notation in play:
                match.apply(notation)
            play = []
        assert step["view"] == json.loads(json.dumps(match.view(LEARNER)))
        assert step["wanted"] == play
        assert set(step["wanted"]) <= {action["notation"] for action in step["actions"]}
        for notation in play:
            match.apply(notation)


@pytest.mark.parametrize("name", ["splendor", "sagrada"])
def test_every_step_of_a_lesson_says_something_in_every_language(name: str) -> None:
    for step in written(name, "lesson.json")["steps"]:
        assert set(step["say"]) == set(LANGUAGES)
        assert all(step["say"].values())


def test_the_lesson_of_splendor_takes_reserves_and_buys() -> None:
    mine = {step.get("play", "") for step in written("splendor", "lesson.json")["steps"] if "look" in step}
    assert {"RR", "R21", "B11"} <= mine


def test_the_lesson_of_sagrada_uses_a_tool() -> None:
    assert "T1" in {step.get("play") for step in written("sagrada", "lesson.json")["steps"]}
