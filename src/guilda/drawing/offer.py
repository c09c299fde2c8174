"""Draw the factory offer that Azul and Sintra share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.drawing.svg import INK, LINE, MARGIN, SUNKEN, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.drawing.svg import Canvas

SPACE = 32
SIDE = 2 * SPACE + 12
GAP = 8


def draw_offer(
    canvas: Canvas, view: dict[str, Any], colours: Sequence[str], kind: str, y: float, width: float = WIDTH - 2 * MARGIN
) -> float:
    """Draw the factory displays, and below them the centre, as wide as given; return the y below."""
    factories = view["factories"]
    left = (WIDTH - len(factories) * (SIDE + GAP) + GAP) / 2
    for number, pieces in enumerate(factories):
        x = left + number * (SIDE + GAP)
        canvas.box(x, y, SIDE, SIDE, SUNKEN if pieces else "none", 12, LINE)
        for place, colour in enumerate(pieces):
            canvas.piece(f"{kind}-{colour}", x + 6 + place % 2 * SPACE, y + 6 + place // 2 * SPACE, SPACE - 2)
    y += SIDE + GAP
    canvas.box(MARGIN, y, width, SPACE + 12, SUNKEN, 10, LINE)
    x = MARGIN + 12.0
    if view["centre"]["marker"]:
        canvas.piece("first", x, y + 6, SPACE)
        x += SPACE + 16
    lying = view["centre"].get("tiles", view["centre"].get("pieces", []))
    for colour in colours:
        if colour in lying:
            canvas.piece(f"{kind}-{colour}", x, y + 6, SPACE)
            canvas.text(x + SPACE + 6, y + 28, lying.count(colour), 16, INK, bold=True)
            x += SPACE + 40
    return y + SPACE + 12 + MARGIN
