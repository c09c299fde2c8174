"""The table of Stained Glass of Sintra, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.sintra import COLOURS, LETTERS, WILD
from guilda.rules.speech import points_words
from guilda.terminal.offer import MARKER, draw_offer
from guilda.terminal.paint import Paint, pairs_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

ORNAMENT = "◆"
ROMAN = ("I", "II", "III", "IV", "V", "VI")
WORDS = {
    "en": {
        "round": "Round {}",
        "bag": "bag {bag}",
        "tower": "glass tower {tower}",
        "centre": "centre",
        "hand": "in hand",
        "broken": "broken glass",
        "side": "side {side}",
    },
    "pt": {
        "round": "Rodada {}",
        "bag": "saco {bag}",
        "tower": "torre de vidro {tower}",
        "centre": "centro",
        "hand": "na mão",
        "broken": "vidro quebrado",
        "side": "lado {side}",
    },
    "es": {
        "round": "Ronda {}",
        "bag": "bolsa {bag}",
        "tower": "torre de cristal {tower}",
        "centre": "centro",
        "hand": "en mano",
        "broken": "cristal roto",
        "side": "lado {side}",
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
    rounds = words["round"].format(ROMAN[view["round"] - 1])
    head = " · ".join((rounds, words["side"], words["bag"], words["tower"])).format(**view)
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
    """One player's strips, a line each with its back, the window below it, its points and the ornaments it touches."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    marker = f" {MARKER}" if own["marker"] else ""
    lines = [paint.bold(f"{turn}{names[seat]}: {points_words(own['score'], language)}{marker}")]
    for number in range(len(own["strips"])):
        glazier = paint.bold("▶") if own["glazier"] == number + 1 else " "
        panes = "".join(pane(own["windows"][number][each], paint) for each in ("top", "bottom"))
        points = f"{view['window_points'][number]}{paint.dim(ornaments(view, number + 1))}"
        lines.append(f"{glazier}{number + 1} {strip(own['strips'][number], paint)} │{panes}│{points}")
    return [*lines, WORDS[language]["broken"] + again(view, own), broken_glass(view, own, paint)]


def ornaments(view: dict[str, Any], window: int) -> str:
    """The ornaments beside the panes of a window: the number at the top pane and, if it differs, at the bottom one."""
    around = {
        (place["window"], place["pane"]): str(number)
        for number, places in enumerate(view["ornaments"] or (), 1)
        for place in places
    }
    numbers = dict.fromkeys(around[window, each] for each in ("top", "bottom") if around)
    return f" {ORNAMENT}{''.join(numbers)}" if numbers else ""


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


def again(view: dict[str, Any], own: dict[str, Any]) -> str:
    """How often the marker ran through the broken-glass track."""
    resets = own["broken_glass"]["resets"]
    return f" ({view['broken_glass_track'][-1]} ×{resets})" if resets else ""


def broken_glass(view: dict[str, Any], own: dict[str, Any], paint: Paint) -> str:
    """The broken-glass track, with the space where the marker stands in brackets."""
    stands = own["broken_glass"]["space"]
    spaces = [
        paint.bold(f"[{cost}]") if space == stands else paint.dim(str(cost))
        for space, cost in enumerate(view["broken_glass_track"])
    ]
    return " ".join(spaces)
