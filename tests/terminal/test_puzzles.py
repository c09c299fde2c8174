"""Puzzles at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from guilda import puzzles
from guilda.locales import LANGUAGES, catalogue
from guilda.rules.registry import BUILT_IN

if TYPE_CHECKING:
    from tests.terminal.conftest import Typed


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_puzzle_is_solved_and_explained(typed: Typed, game: str) -> None:
    puzzle = puzzles.load(game)[0]
    code, out, _ = typed(f"puzzles {game} play --id {puzzle.id}", "moves", "nonsense", *puzzle.solution)
    assert code == 0
    assert f"Puzzle {puzzle.id}, rated {puzzle.rating}" in out
    assert puzzle.wrong in out
    assert "Solved: that is the best move." in out
    assert f"Best move, {100 * puzzle.share:.0f}% to win:" in out
    assert "Streak: 1." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missed_puzzle_shows_the_solution_in_every_language(typed: Typed, language: str) -> None:
    puzzle = puzzles.load("azul")[0]
    code, out, _ = typed(f"puzzles azul play --id {puzzle.id} --language {language}", puzzle.wrong)
    assert code == 0
    assert catalogue(language).format("terminal-puzzle-wrong") in out
    assert f"{puzzle.solution[0]}  " in out


def test_puzzles_can_be_left_or_shown_and_unknown_ones_are_named(typed: Typed) -> None:
    code, out, _ = typed("puzzles azul play", "help", "show", "quit")
    assert code == 0
    assert out.count("“moves” to list the legal moves") == 2
    assert "There is a better move" not in out
    assert "Streak: 0." in out
    code, _, err = typed("puzzles azul play --theme chess")
    assert code == 2
    assert "the themes are" in err
    code, _, err = typed("puzzles azul play --id x")
    assert (code, err) == (2, "guilda: there is no puzzle 'x' of azul\n")
    code, _, err = typed("puzzles azul pack")
    assert code == 2
    assert "name the files to pack" in err
