"""The board and the scores of Sagrada at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from guilda.locales import LANGUAGES
from guilda.terminal.display import MAX_NAME
from guilda.terminal.paint import Paint
from guilda.terminal.sagrada import draw
from tests.rules.sagrada_table import EMPTY, play, started, table

NAMES = ["Ana", "Bo", "Cid"]


def drawn(game: Any, seat: int | None, language: str = "en", names: list[str] = NAMES) -> list[str]:
    return draw(game.view(seat), Paint(on=False), language, names)


@pytest.mark.rule("SA-11")
def test_board_shows_turn_first_player_and_turn_order() -> None:
    first, *_ = lines = drawn(table(EMPTY, EMPTY, EMPTY, pool="R1", starter=1, nth=1), 0)
    assert first.startswith("Round 2 of 10 · turn 2 of 6 · first turn · bag ")
    assert lines[1] == "then: Ana, Ana, Cid, Bo"
    assert [line.count("first player") for line in lines if "Bo ·" in line] == [1]
    first, *_ = lines = drawn(table(EMPTY, EMPTY, EMPTY, pool="R1", starter=1, nth=5), 0)
    assert "turn 6 of 6 · second turn" in first
    assert lines[1] == "", "there is no turn after the last one"


@pytest.mark.rule("SA-11")
def test_board_marks_skipped_second_turn() -> None:
    game = play(table(EMPTY, EMPTY, EMPTY, pool="R1 G3 B4", tools=(1, 2, 8)), "T8", "R1@11")
    lines = drawn(game, 0)
    assert sum("second turn skipped" in line for line in lines) == 1
    assert lines[1] == "then: Cid, Cid, Bo"


def test_projected_score_says_whether_it_includes_the_private_objective() -> None:
    for seat, marks in ((0, (1, 2)), (None, (0, 3))):
        text = "\n".join(drawn(table(EMPTY, EMPTY, EMPTY, pool="R1"), seat))
        assert (text.count(", with private"), text.count(", without private")) == marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_has_room_for_the_longest_names(language: str) -> None:
    names = ["M" * MAX_NAME] * 4
    for seed in range(5):
        game, rng = started(4, seed)
        while game.actor() is not None:
            assert max(map(len, drawn(game, 0, language, names))) <= 80, f"seed {seed}: {game.text()}"
            game.apply(game.random_action(rng), rng)


def test_projection_hides_private_objectives_of_others() -> None:
    game, rng = started(2)
    for viewer in (0, 1, None):
        for seat in (0, 1):
            items = [item.name for item in game.presentation().projection(game, seat, viewer)]
            assert ("private" in items) == (seat == viewer)
    game.playout(rng)
    assert game.presentation().projection(game, 0, 1) == game.breakdown(0)
