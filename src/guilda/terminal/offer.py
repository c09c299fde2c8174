"""The factory offer, drawn for the games that have one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.terminal.paint import Paint

FACTORIES_A_LINE = 4
MARKER = "[1]"


def draw_offer(
    view: dict[str, Any],
    centre: Sequence[str],
    word: str,
    colours: Sequence[str],
    tile: Callable[[str], str],
    paint: Paint,
) -> list[str]:
    """The factories and the centre, `tile` being how a colour is drawn."""
    shown = []
    for number, tiles in enumerate(view["factories"], 1):
        room = " · " * (4 - len(tiles))
        shown.append(f"{number} " + "".join(map(tile, tiles)) + paint.dim(room))
    lines = ["   ".join(shown[at : at + FACTORIES_A_LINE]) for at in range(0, len(shown), FACTORIES_A_LINE)]
    counts = [f"{tile(colour)}×{centre.count(colour)}" for colour in colours if colour in centre]
    marker = [MARKER] if view["centre"]["marker"] else []
    return [*lines, f"C {word}: " + "  ".join(marker + counts)]
