"""Previews and hints: the checks of a request, and what it may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.rng import FastRng
from guilda.tables import visibility
from guilda.tables.errors import CodedError, require
from guilda.tables.handling import check_legal
from guilda.tables.messages import HintPosition, PreviewAnswer

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.tables.messages import Hint, PreviewRequest
    from guilda.tables.table import Table


def preview(table: Table, seat: int | None, message: PreviewRequest) -> PreviewAnswer:
    """Return the immediate effects of actions of a viewer's seat."""
    require(message.ply == table.ply, "stale")
    require(seat is not None and table.actor() == seat, "not_your_turn")
    position = table.playing().position
    for action in message.actions:
        check_legal(table, position, action)
    return PreviewAnswer(message.id, message.ply, visibility.previews(table, position, message.actions))


def hint_position(table: Table, seat: int | None, message: Hint) -> Game:
    """Return the position for a hint to a viewer's seat, with no more than the seat may know."""
    if not table.setup.hints:
        raise CodedError("no_hints")
    if seat is not None and table.level_of(seat):
        seat = None
    require(seat is not None and table.actor() == seat, "not_your_turn")
    require(message.ply == table.ply, "stale")
    assert seat is not None
    return table.seen_by(seat, FastRng(table.ply))


def position_for_hint(table: Table, seat: int | None, message: Hint) -> HintPosition:
    """Return the position of `hint_position` for a client that searches it itself."""
    position = hint_position(table, seat, message)
    return HintPosition(message.id, message.ply, position.turn, position.text())
