"""Draw the board of Stained Glass of Sintra from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.sintra import COLOURS, LETTERS, WILD
from guilda.locales import catalogue
from guilda.locales.fluent import number_text
from guilda.terminal.offer import MARKER, draw_offer
from guilda.terminal.paint import Paint, labelled, two_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.locales import Catalogue

ORNAMENT = "◆"
ROMAN = ("I", "II", "III", "IV", "V", "VI")


def letter(colour: str) -> str:
    """Return the letter of a colour."""
    return WILD if colour == "wild" else LETTERS[COLOURS.index(colour)]


def piece(colour: str, paint: Paint) -> str:
    """Draw a glass piece, three columns wide."""
    return paint.piece(f" {letter(colour)} ", colour)


def empty_space(colour: str, paint: Paint) -> str:
    """Draw an empty space for a colour, three columns wide."""
    mark = f" {letter(colour).lower()} "
    return paint.bold(mark) if colour == "wild" else paint.trace(mark, colour)


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """Draw the round track, the factory offer, then every player's palace board."""
    texts = catalogue(language)
    head = [
        texts.format("terminal-round", round=ROMAN[view["round"] - 1]),
        texts.format("terminal-sintra-side", side=view["side"]),
        texts.format("terminal-bag", bag=view["bag"]),
        texts.format("terminal-sintra-tower", tower=view["tower"]),
    ]
    boards = [board(view, seat, paint, texts, names) for seat in range(view["players"])]
    lines = [paint.bold(" · ".join(head)), round_track(view, paint), "", *offer(view, paint, texts), ""]
    return [*lines, *two_columns(boards)]


def round_track(view: dict[str, Any], paint: Paint) -> str:
    """Draw the round track."""
    spaces = []
    for number, colour in enumerate(view["round_track"], 1):
        mark = ROMAN[number - 1]
        shown = paint.dim(" · ") if colour is None else piece(colour, paint)
        spaces.append((paint.bold(f"▶{mark}") if number == view["round"] and colour else f" {mark}") + " " + shown)
    return "  ".join(spaces)


def offer(view: dict[str, Any], paint: Paint, texts: Catalogue) -> list[str]:
    """Draw the factories, the centre, and the pieces in hand."""
    lines = draw_offer(view, view["centre"]["pieces"], texts, COLOURS, lambda colour: piece(colour, paint), paint)
    hand = view["hand"]
    if hand:
        text = f"{piece(hand['colour'], paint)}×{hand['count']}"
        lines.append(labelled(texts, texts.format("terminal-in-hand"), text))
    return lines


def board(view: dict[str, Any], seat: int, paint: Paint, texts: Catalogue, names: Sequence[str]) -> list[str]:
    """Draw a player's board, a line per strip: the strip, its back, its window, points and ornaments."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    marker = f" {MARKER}" if own["marker"] else ""
    score = texts.format("points", points=own["score"])
    lines = [paint.bold(f"{turn}{labelled(texts, names[seat], score)}{marker}")]
    for number in range(len(own["strips"])):
        glazier = paint.bold("▶") if own["glazier"] == number + 1 else " "
        panes = "".join(pane(own["windows"][number][each], paint) for each in ("top", "bottom"))
        points = f"{view['window_points'][number]}{paint.dim(ornaments(view, number + 1))}"
        lines.append(f"{glazier}{number + 1} {strip(own['strips'][number], paint)} │{panes}│{points}")
    title = texts.format("terminal-sintra-broken") + broken_glass_resets(view, own)
    return [*lines, title, broken_glass(view, own, paint)]


def ornaments(view: dict[str, Any], window: int) -> str:
    """Return the ornaments beside a window: the number at the top pane and, if different, at the bottom one."""
    around = {
        (place["window"], place["pane"]): str(number)
        for number, places in enumerate(view["ornaments"] or (), 1)
        for place in places
    }
    numbers = dict.fromkeys(around[window, each] for each in ("top", "bottom") if around)
    return f" {ORNAMENT}{''.join(numbers)}" if numbers else ""


def strip(strip: dict[str, Any] | None, paint: Paint) -> str:
    """Draw a strip: pieces and empty spaces, then its back if it can still be turned over."""
    if strip is None:
        return " " * 21
    spaces = "".join(
        empty_space(each["space"], paint) if each["piece"] is None else piece(each["piece"], paint)
        for each in strip["spaces"]
    )
    back = " " * 5 if strip["turned"] else "".join(letter(space).lower() for space in strip["back"])
    return f"{spaces} {paint.dim(back)}"


def pane(colour: str | None, paint: Paint) -> str:
    """Draw a pane of a window."""
    return paint.dim(" · ") if colour is None else piece(colour, paint)


def broken_glass_resets(view: dict[str, Any], own: dict[str, Any]) -> str:
    """Return how often the marker has passed the end of the broken-glass track."""
    resets = own["broken_glass"]["resets"]
    return f" ({number_text(view['broken_glass_track'][-1])} ×{resets})" if resets else ""


def broken_glass(view: dict[str, Any], own: dict[str, Any], paint: Paint) -> str:
    """Draw the broken-glass track with the marker's space in brackets."""
    marked = own["broken_glass"]["space"]
    spaces = [
        paint.bold(f"[{cost}]") if space == marked else paint.dim(cost)
        for space, cost in enumerate(map(number_text, view["broken_glass_track"]))
    ]
    return " ".join(spaces)
