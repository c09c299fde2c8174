"""Draw the board of Azul from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.azul import COLOURS, FLOOR_COSTS
from guilda.drawing.offer import draw_offer
from guilda.drawing.svg import FAINT, HEADER, PADDING, PANEL, SLOT_MARK, draw_header, panels

if TYPE_CHECKING:
    from guilda.drawing.svg import Canvas

TILE, STEP = 30, 32
WALL = PANEL - 2 * PADDING - 5 * STEP


def draw(canvas: Canvas, view: dict[str, Any]) -> None:
    """Draw the factory offer, then every player's board."""
    texts = canvas.texts
    y = draw_header(
        canvas,
        texts.format("terminal-round", round=view["round"]),
        texts.format("terminal-bag", bag=view["bag"]),
        texts.format("terminal-azul-lid", lid=view["lid"]),
    )
    y = draw_offer(canvas, view, COLOURS, "azul", y)
    for own, (x, top) in zip(view["seats"], panels(canvas, view, y, HEADER + 6 * STEP + 38), strict=True):
        draw_board(canvas, view, own, x, top)


def draw_board(canvas: Canvas, view: dict[str, Any], own: dict[str, Any], x: float, y: float) -> None:
    """Draw pattern lines, wall and floor line."""
    if own["marker"] and "marker" not in own["floor"]:
        canvas.piece("first", x + PANEL - 2 * PADDING - 80, y - 34, 26)
    for row, line in enumerate(own["lines"]):
        top = y + row * STEP
        for place in range(line["size"]):
            left = x + (len(own["lines"]) - 1 - place) * STEP
            if place < line["count"]:
                canvas.piece(f"azul-{line['colour']}", left, top, TILE)
            else:
                canvas.slot(left, top, TILE)
        for column, colour in enumerate(own["wall"][row]):
            left = x + WALL + column * STEP
            if colour is not None:
                canvas.piece(f"azul-{colour}", left, top, TILE)
                continue
            canvas.slot(left, top, TILE)
            if view["pattern"] is not None:
                wanted = view["pattern"][row][column]
                canvas.piece(f"azul-m-{wanted}", left + 6, top + 6, TILE - 12, colour=SLOT_MARK)
    top = y + len(own["lines"]) * STEP + 12
    for place, cost in enumerate(FLOOR_COSTS):
        left = x + place * STEP
        if place < len(own["floor"]):
            there = own["floor"][place]
            canvas.piece("first" if there == "marker" else f"azul-{there}", left, top, TILE)
        else:
            canvas.slot(left, top, TILE)
        canvas.text(left + TILE / 2, top + TILE + 14, -cost, 11, FAINT, "middle")
