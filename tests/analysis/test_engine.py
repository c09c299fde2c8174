"""The engine's lines."""

from __future__ import annotations

import pytest

import guilda
from guilda.analysis import Engine, think
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
