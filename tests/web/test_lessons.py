"""Lessons are real games: every move of a script is legal, and the page shows the positions it leads to."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import guilda

WEB = Path(__file__).parents[2] / "web"
SCRIPTS = {path.parent.name: path for path in sorted((WEB / "src" / "games").glob("*/lesson.json"))}
LEARNER = 0


def script(game: str) -> dict[str, Any]:
    """Return the script of a lesson."""
    read: dict[str, Any] = json.loads(SCRIPTS[game].read_text("utf-8"))
    return read


def tutorial(game: str) -> dict[str, Any]:
    """Return what the page shows of a lesson."""
    sys.path.insert(0, str(WEB / "fixtures"))
    try:
        made: dict[str, Any] = import_module("tutorials").tutorial(script(game), game)
    finally:
        sys.path.pop(0)
    return made


@pytest.mark.parametrize("game", SCRIPTS)
def test_every_move_of_a_lesson_is_legal_and_the_learner_makes_several(game: str) -> None:
    lesson = script(game)
    match = guilda.new(game, seed=lesson["seed"], **lesson["options"])
    assert match.actor() == LEARNER
    for step in lesson["steps"]:
        legal = {match.position.notation(action) for action in match.actions()}
        assert set(step.get("or", [])) <= legal
        for move in step.get("play", "").split():
            match.apply(move)
    assert match.actors.count(LEARNER) >= 3


@pytest.mark.parametrize("game", SCRIPTS)
def test_the_page_shows_the_positions_that_the_lesson_leads_through(game: str) -> None:
    lesson = script(game)
    match = guilda.new(game, seed=lesson["seed"], **lesson["options"])
    for step, shown in zip(lesson["steps"], tutorial(game)["steps"], strict=True):
        play = step.get("play", "").split()
        if match.actor() != LEARNER:
            for notation in play:
                match.apply(notation)
            play = []
        assert shown["view"] == match.view(LEARNER)
        assert shown["wanted"][:1] == play
        assert set(shown["wanted"]) <= {action["notation"] for action in shown["actions"]}
        for notation in play:
            match.apply(notation)


def test_the_lesson_of_splendor_takes_reserves_and_buys() -> None:
    moves = {step.get("play", "") for step in script("splendor")["steps"]}
    assert {"RR", "R21", "B11"} <= moves


def test_the_lesson_of_sagrada_uses_a_tool() -> None:
    assert "T1" in {step.get("play") for step in script("sagrada")["steps"]}
