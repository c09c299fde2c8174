"""Draw the factory offer that Azul and Sintra share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.terminal.paint import labelled, room

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.locales import Catalogue
    from guilda.terminal.paint import Paint

FACTORY_WIDTH = 14
FACTORIES_PER_LINE = 4
GAP = 3
MARKER = "[1]"


def draw_offer(
    view: dict[str, Any],
    centre: Sequence[str],
    texts: Catalogue,
    colours: Sequence[str],
    tile: Callable[[str], str],
    paint: Paint,
) -> list[str]:
    """Draw the factories and the centre; `tile` draws a colour."""
    shown = []
    for number, tiles in enumerate(view["factories"], 1):
        empty = " · " * (4 - len(tiles))
        shown.append(f"{number} " + "".join(map(tile, tiles)) + paint.dim(empty))
    most = min(FACTORIES_PER_LINE, (room() + GAP) // (FACTORY_WIDTH + GAP))
    lines = [(" " * GAP).join(shown[at : at + most]) for at in range(0, len(shown), most)]
    counts = [f"{tile(colour)}×{centre.count(colour)}" for colour in colours if colour in centre]
    marker = [MARKER] if view["centre"]["marker"] else []
    label = f"C {texts.format('terminal-centre')}"
    return [*lines, labelled(texts, label, "  ".join(marker + counts))]
