"""The default board: scores, then every part of the view as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.locales import catalogue
from guilda.rules.presentation import described
from guilda.terminal.paint import Paint, labelled, room, two_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

SEAT_WIDTH = 36
SHARED = ("players", "actor", "seats")
"""The parts of a view that are drawn in their own way."""


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """Draw the shared part of the view, then a block per player."""
    lines = [line for name, part in view.items() if name not in SHARED for line in described(name, part, room())]
    seats = view.get("seats") or []
    blocks = [seat_block(view, seat, own, paint, language, names) for seat, own in enumerate(seats)]
    return [*lines, "", *two_columns(blocks)]


def seat_block(
    view: dict[str, Any], seat: int, own: dict[str, Any], paint: Paint, language: str, names: Sequence[str]
) -> list[str]:
    """Draw what a view shows of one player."""
    turn = "▶ " if view.get("actor") == seat else "  "
    texts, title = catalogue(language), names[seat]
    if "score" in own:
        title = labelled(texts, title, texts.format("points", points=own["score"]))
    lines = [paint.bold(turn + title)]
    for name, part in own.items():
        if name != "score":
            lines += described(name, part, SEAT_WIDTH)
    return lines
