"""The default drawing: every part of the view as text, then a panel per player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.drawing.svg import FAINT, HEADER, LINE, MARGIN, PADDING, SURFACE, WIDTH, draw_header, panels
from guilda.rules.presentation import described

if TYPE_CHECKING:
    from guilda.drawing.svg import Canvas

ROW = 20
SHARED = ("game", "players", "actor", "seats")
"""The parts of a view that are drawn in their own way."""


def draw(canvas: Canvas, view: dict[str, Any]) -> None:
    """Draw the shared part of the view, then every player."""
    y = draw_header(canvas)
    shared = [line for name, part in view.items() if name not in SHARED for line in described(name, part, 100)]
    if shared:
        canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, len(shared) * ROW + 16, SURFACE, 10, LINE)
        write(canvas, shared, MARGIN + PADDING, y + 22)
        y += len(shared) * ROW + 16 + MARGIN
    seats = view.get("seats") or []
    told = [
        [line for name, part in own.items() if name != "score" for line in described(name, part, 48)] for own in seats
    ]
    height = HEADER + max(map(len, told), default=0) * ROW + 8
    for lines, (x, top) in zip(told, panels(canvas, {**view, "seats": seats}, y, height), strict=True):
        write(canvas, lines, x, top + 10)


def write(canvas: Canvas, lines: list[str], x: float, y: float) -> None:
    """Write lines of text below each other."""
    for number, line in enumerate(lines):
        canvas.text(x, y + number * ROW, line, 14, FAINT)
