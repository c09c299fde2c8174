"""The engine's lines."""

from __future__ import annotations

import pytest

import guilda
from guilda.analysis import Engine, think
from guilda.tables.analysis import AskEngine, deepen
from tests.analysis.playing import played


@pytest.mark.parametrize("game", ["azul", "sagrada", "sintra", "splendor"])
def test_lines_get_deeper_and_name_legal_moves(game: str) -> None:
    position = played(game, plies=6).position
    engine = Engine(position)
    first, second = engine.think(0.0), engine.think(0.02)
    assert first.simulations < second.simulations or second.final
    assert {choice.action for choice in second.choices} <= set(position.actions())
    assert second.line[0] == second.choices[0].action
    assert sum(second.shares) == pytest.approx(1.0, abs=0.02)
    for choice in second.choices:
        assert engine.line_of(choice.action)[0] == choice.action


@pytest.mark.parametrize("game", ["azul", "sagrada", "sintra", "splendor"])
def test_the_line_that_is_shown_is_that_of_the_move_with_the_highest_figures(game: str) -> None:
    for plies in range(0, 20, 4):
        text = played(game, seed=2, plies=plies).position.text()
        found = deepen(AskEngine(text, 0.02))
        shown = max(found.choices, key=lambda each: (int(100 * each.share + 0.5), each.margin))
        assert found.line[0].notation == shown.notation


def test_lines_use_only_what_the_actor_may_know() -> None:
    match = played("splendor", seed=3)
    record, blind = match.record(), next(ply for ply, move in enumerate(match.moves) if move.endswith("D"))
    position = guilda.resume(record, blind + 1).position
    engine = Engine(position)
    assert position.actor() == engine.seat
    assert engine.seen.view(engine.seat) == position.view(engine.seat)


def test_thinking_ends_with_the_time_or_a_proof() -> None:
    *_, last = think(played("azul", plies=4).position, seconds=0.05)
    assert last.simulations > 0
    with pytest.raises(ValueError, match="the game is over"):
        Engine(played("azul").position)
