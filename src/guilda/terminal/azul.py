"""The table of Azul, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.azul import COLOURS, FLOOR_COSTS
from guilda.rules.azul.text import LETTERS
from guilda.rules.speech import points_words
from guilda.terminal.offer import MARKER, draw_offer
from guilda.terminal.paint import Paint, pairs_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = {
    "en": {"round": "Round {round}", "bag": "bag {bag}", "lid": "lid {lid}", "centre": "centre", "floor": "floor"},
    "pt": {"round": "Rodada {round}", "bag": "saco {bag}", "lid": "tampa {lid}", "centre": "centro", "floor": "chão"},
    "es": {"round": "Ronda {round}", "bag": "bolsa {bag}", "lid": "tapa {lid}", "centre": "centro", "floor": "suelo"},
}


def tile(colour: str, paint: Paint) -> str:
    """A tile, three columns wide."""
    return paint.piece(f" {LETTERS[COLOURS.index(colour)]} ", colour)


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """The whole table: what is on offer, then everybody's board."""
    words = WORDS[language]
    head = " · ".join(words[part].format(**view) for part in ("round", "bag", "lid"))
    boards = [board(view, seat, paint, language, names) for seat in range(view["players"])]
    offer = draw_offer(
        view, view["centre"]["tiles"], words["centre"], COLOURS, lambda colour: tile(colour, paint), paint
    )
    return [paint.bold(head), "", *offer, "", *pairs_beside(boards)]


def board(view: dict[str, Any], seat: int, paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """One player's pattern lines, wall and floor line."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    marker = f" {MARKER}" if own["marker"] else ""
    lines = [paint.bold(f"{turn}{names[seat]}: {points_words(own['score'], language)}{marker}")]
    for number, line in enumerate(own["lines"]):
        empty = " · " * (line["size"] - line["count"])
        filled = "".join(tile(line["colour"], paint) for _ in range(line["count"]))
        room = "   " * (len(own["lines"]) - line["size"])
        waits = view["tiling_line"] == number + 1 and view["actor"] == seat
        wall = "".join(space(view, own, number, column, paint) for column in range(len(own["wall"])))
        lines.append(f"{number + 1} {room}{paint.dim(empty)}{filled} {'▶' if waits else '│'} {wall}")
    floor = [paint.bold(MARKER) if each == "marker" else tile(each, paint) for each in own["floor"]]
    floor += [paint.dim(f"-{cost} ") for cost in FLOOR_COSTS[len(floor) :]]
    lines.append(f"F {WORDS[language]['floor']}: " + "".join(floor))
    return lines


def space(view: dict[str, Any], own: dict[str, Any], row: int, column: int, paint: Paint) -> str:
    """One space of a wall: the tile, or what belongs there."""
    colour = own["wall"][row][column]
    if colour is not None:
        return tile(colour, paint)
    if view["pattern"] is None:
        return paint.dim(" · ")
    wanted = view["pattern"][row][column]
    return paint.trace(f" {LETTERS[COLOURS.index(wanted)].lower()} ", wanted)
