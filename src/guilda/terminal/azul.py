"""Draw the board of Azul from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.azul import COLOURS, FLOOR_COSTS
from guilda.locales import catalogue
from guilda.rules.azul.text import LETTERS
from guilda.terminal.offer import MARKER, draw_offer
from guilda.terminal.paint import Paint, labelled, two_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.locales import Catalogue


def tile(colour: str, paint: Paint) -> str:
    """Draw a tile, three columns wide."""
    return paint.piece(f" {LETTERS[COLOURS.index(colour)]} ", colour)


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """Draw the factory offer, then every player's board."""
    texts = catalogue(language)
    head = [
        texts.format("terminal-round", round=view["round"]),
        texts.format("terminal-bag", bag=view["bag"]),
        texts.format("terminal-azul-lid", lid=view["lid"]),
    ]
    boards = [board(view, seat, paint, texts, names) for seat in range(view["players"])]
    offer = draw_offer(view, view["centre"]["tiles"], texts, COLOURS, lambda colour: tile(colour, paint), paint)
    return [paint.bold(" · ".join(head)), "", *offer, "", *two_columns(boards)]


def board(view: dict[str, Any], seat: int, paint: Paint, texts: Catalogue, names: Sequence[str]) -> list[str]:
    """Draw a player's pattern lines, wall and floor line."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    marker = f" {MARKER}" if own["marker"] else ""
    score = texts.format("points", points=own["score"])
    lines = [paint.bold(f"{turn}{labelled(texts, names[seat], score)}{marker}")]
    for number, line in enumerate(own["lines"]):
        empty = " · " * (line["size"] - line["count"])
        filled = "".join(tile(line["colour"], paint) for _ in range(line["count"]))
        indent = "   " * (len(own["lines"]) - line["size"])
        tiling = view["tiling_line"] == number + 1 and view["actor"] == seat
        wall = "".join(space(view, own, number, column, paint) for column in range(len(own["wall"])))
        lines.append(f"{number + 1} {indent}{paint.dim(empty)}{filled} {'▶' if tiling else '│'} {wall}")
    floor = [paint.bold(MARKER) if each == "marker" else tile(each, paint) for each in own["floor"]]
    floor += [paint.dim(f"−{cost} ") for cost in FLOOR_COSTS[len(floor) :]]
    lines.append(labelled(texts, f"F {texts.format('terminal-azul-floor')}", "".join(floor)))
    return lines


def space(view: dict[str, Any], own: dict[str, Any], row: int, column: int, paint: Paint) -> str:
    """Draw a wall space: its tile, or the colour that belongs there."""
    colour = own["wall"][row][column]
    if colour is not None:
        return tile(colour, paint)
    if view["pattern"] is None:
        return paint.dim(" · ")
    wanted = view["pattern"][row][column]
    return paint.trace(f" {LETTERS[COLOURS.index(wanted)].lower()} ", wanted)
