"""The table of Stained Glass of Sintra, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.sintra import COLOURS, LETTERS, WILD
from guilda.rules.speech import points_words
from guilda.terminal.offer import MARKER, draw_offer
from guilda.terminal.paint import Paint, pairs_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

ROMAN = ("I", "II", "III", "IV", "V", "VI")
WORDS = {
    "en": {
        "round": "Round {}",
        "bag": "bag {bag}",
        "tower": "glass tower {tower}",
        "centre": "centre",
        "hand": "in hand",
        "broken": "broken glass",
    },
    "pt": {
        "round": "Rodada {}",
        "bag": "saco {bag}",
        "tower": "torre de vidro {tower}",
        "centre": "centro",
        "hand": "na mão",
        "broken": "vidro quebrado",
    },
    "es": {
        "round": "Ronda {}",
        "bag": "bolsa {bag}",
        "tower": "torre de cristal {tower}",
        "centre": "centro",
        "hand": "en mano",
        "broken": "cristal roto",
    },
}


def letter(colour: str) -> str:
    """The letter of a colour, which goes with it always."""
    return WILD if colour == "wild" else LETTERS[COLOURS.index(colour)]


def piece(colour: str, paint: Paint) -> str:
    """A glass piece, three columns wide."""
    return paint.piece(f" {letter(colour)} ", colour)


def wanted(colour: str, paint: Paint) -> str:
    """An empty space for a colour, three columns wide."""
    mark = f" {letter(colour).lower()} "
    return paint.bold(mark) if colour == "wild" else paint.trace(mark, colour)


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """The whole table: rounds, what is on offer, then everybody's palace board."""
    words = WORDS[language]
    head = f"{words['round'].format(ROMAN[view['round'] - 1])} · {words['bag']} · {words['tower']}".format(**view)
    boards = [board(view, seat, paint, language, names) for seat in range(view["players"])]
    return [paint.bold(head), round_track(view, paint), "", *offer(view, paint, words), "", *pairs_beside(boards)]


def round_track(view: dict[str, Any], paint: Paint) -> str:
    """The pieces of this round and the next ones."""
    spaces = []
    for number, colour in enumerate(view["round_track"], 1):
        mark = ROMAN[number - 1]
        shown = paint.dim(" · ") if colour is None else piece(colour, paint)
        spaces.append((paint.bold(f"▶{mark}") if number == view["round"] and colour else f" {mark}") + " " + shown)
    return "  ".join(spaces)


def offer(view: dict[str, Any], paint: Paint, words: dict[str, str]) -> list[str]:
    """The factories, the centre, and what a player holds."""
    centre = view["centre"]["pieces"]
    lines = draw_offer(view, centre, words["centre"], COLOURS, lambda colour: piece(colour, paint), paint)
    if view["hand"]:
        lines.append(f"{words['hand']}: {piece(view['hand']['colour'], paint)}×{view['hand']['count']}")
    return lines


def board(view: dict[str, Any], seat: int, paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """One player's strips, a line each with its back, the window below it and its points."""
    own = view["seats"][seat]
    words = WORDS[language]
    turn = "▶ " if view["actor"] == seat else "  "
    marker = f" {MARKER}" if own["marker"] else ""
    lines = [paint.bold(f"{turn}{names[seat]}: {points_words(own['score'], language)}{marker}")]
    for number in range(len(own["strips"])):
        glazier = paint.bold("▶") if own["glazier"] == number + 1 else " "
        panes = "".join(pane(own["windows"][number][each], paint) for each in ("top", "bottom"))
        lines.append(
            f"{glazier}{number + 1} {strip(own['strips'][number], paint)} │{panes}│{view['window_points'][number]}"
        )
    return [*lines, f"{words['broken']}: {broken_glass(view, own, paint)}"]


def strip(strip: dict[str, Any] | None, paint: Paint) -> str:
    """A strip: pieces and empty spaces; then its back, as long as it can be turned over."""
    if strip is None:
        return " " * 21
    spaces = "".join(
        wanted(each["space"], paint) if each["piece"] is None else piece(each["piece"], paint)
        for each in strip["spaces"]
    )
    back = " " * 5 if strip["turned"] else "".join(letter(space).lower() for space in strip["back"])
    return f"{spaces} {paint.dim(back)}"


def pane(colour: str | None, paint: Paint) -> str:
    """A pane of a window."""
    return paint.dim(" · ") if colour is None else piece(colour, paint)


def broken_glass(view: dict[str, Any], own: dict[str, Any], paint: Paint) -> str:
    """Where the marker stands on the broken-glass track, the next space, and how often it ran through."""
    costs = view["broken_glass_track"]
    stands = own["broken_glass"]["space"]
    resets = own["broken_glass"]["resets"]
    again = f"  ({costs[-1]} ×{resets})" if resets else ""
    return paint.bold(str(costs[stands])) + paint.dim(f" → {costs[stands + 1]}") + again
