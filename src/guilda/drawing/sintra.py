"""Draw the board of Stained Glass of Sintra from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.sintra import COLOURS
from guilda.drawing.offer import draw_offer
from guilda.drawing.svg import (
    ACCENT,
    DANGER,
    FAINT,
    HEADER,
    INK,
    LINE,
    MARGIN,
    PADDING,
    PANEL,
    SLOT_MARK,
    SUNKEN,
    SURFACE,
    WIDTH,
    draw_header,
    panels,
)
from guilda.locales.fluent import number_text

if TYPE_CHECKING:
    from guilda.drawing.svg import Canvas

GLASS, STEP = 30, 32
COLUMN = (PANEL - 2 * PADDING) / 8
ROMAN = ("I", "II", "III", "IV", "V", "VI")
ORNAMENTS = ("sun", "leaf", "knot", "wave")
LEAD, UNLIT = "#2b303d", "#868c9b"
WASHES = {"yellow": "#f0dfae", "orange": "#eecdb1", "pink": "#eabdc6", "blue": "#bcc9da", "white": "#e0e0da"}
MARKS = {"yellow": "#c9a63f", "orange": "#c46f35", "pink": "#b34a78", "blue": "#3f6ea8", "white": "#a3a9ae"}
WILD = "#cfc7b5"
ROUND = 40


def draw(canvas: Canvas, view: dict[str, Any]) -> None:
    """Draw the factory offer and the round track, then every player's palace board."""
    texts = canvas.texts
    y = draw_header(
        canvas,
        texts.format("terminal-round", round=ROMAN[view["round"] - 1]),
        texts.format("terminal-sintra-side", side=view["side"]),
        texts.format("terminal-bag", bag=view["bag"]),
        texts.format("terminal-sintra-tower", tower=view["tower"]),
    )
    tracked = len(ROMAN) * (ROUND + 4)
    below = draw_offer(canvas, view, COLOURS, "sintra", y, WIDTH - 3 * MARGIN - tracked)
    draw_round_track(canvas, view, WIDTH - MARGIN - tracked + 4, below - MARGIN - 44)
    if view["hand"]:
        canvas.text(MARGIN + 4, below + 14, texts.format("terminal-in-hand"), 14, FAINT)
        canvas.piece(f"sintra-{view['hand']['colour']}", 100, below - 6, GLASS)
        canvas.text(136, below + 15, view["hand"]["count"], 16, bold=True)
        below += GLASS + 4
    height = HEADER + 32 + 5 * STEP + 2 * STEP + 90
    for own, (x, top) in zip(view["seats"], panels(canvas, view, below, height), strict=True):
        draw_board(canvas, view, own, x, top)


def draw_round_track(canvas: Canvas, view: dict[str, Any], x: float, y: float) -> None:
    """Draw the colours of the rounds to come; the current round has a frame."""
    for number, colour in enumerate(view["round_track"]):
        left, now = x + number * (ROUND + 4), number + 1 == view["round"]
        canvas.box(left, y, ROUND, 44, SUNKEN if colour is None else SURFACE, 6, ACCENT if now else LINE)
        canvas.text(left + ROUND / 2, y + 13, ROMAN[number], 10, FAINT, "middle", bold=True, serif=True)
        if colour is not None:
            canvas.piece(f"sintra-{colour}", left + 9, y + 18, 22)


def draw_board(canvas: Canvas, view: dict[str, Any], own: dict[str, Any], x: float, y: float) -> None:
    """Draw the glazier, the strips, the windows with their points and ornaments, and the broken-glass track."""
    if own["marker"]:
        canvas.piece("first", x + PANEL - 2 * PADDING - 80, y - 34, 26)
    strips_top, inset = y + 32, (COLUMN - GLASS) / 2
    windows_top = strips_top + 5 * STEP + 8
    canvas.piece("glazier", x + (own["glazier"] - 1) * COLUMN + inset, y, GLASS)
    for number, strip in enumerate(own["strips"]):
        left = x + number * COLUMN + inset
        if strip is None:
            canvas.box(left - 2, strips_top - 2, GLASS + 4, 5 * STEP + 2, "none", 4, LINE)
        else:
            canvas.box(left - 2, strips_top - 2, GLASS + 4, 5 * STEP + 2, SUNKEN, 4)
            for place, space in enumerate(strip["spaces"]):
                draw_space(canvas, space, left, strips_top + place * STEP)
        draw_window(canvas, own["windows"][number], left, windows_top)
        canvas.text(
            left + GLASS / 2,
            windows_top + 2 * STEP + 22,
            view["window_points"][number],
            14,
            anchor="middle",
            bold=True,
            serif=True,
        )
    for number, places in enumerate(view["ornaments"] or ()):
        first = places[0]["window"]
        name = f"ornament-{ORNAMENTS[number % len(ORNAMENTS)]}"
        canvas.piece(name, x + first * COLUMN - 9, windows_top + 2 * STEP + 8, 18, colour=INK)
    draw_broken_glass(canvas, view, own, x, windows_top + 2 * STEP + 34)


def draw_space(canvas: Canvas, space: dict[str, Any], x: float, y: float) -> None:
    """Draw a space of a strip: its piece, or the colour that it asks for."""
    colour = space["space"]
    if space["piece"] is not None:
        canvas.piece(f"sintra-{space['piece']}", x, y, GLASS)
    elif colour == "wild":
        canvas.box(x + 1, y + 1, GLASS - 2, GLASS - 2, WILD, 2)
        canvas.piece("sintra-wild", x + 4, y + 4, GLASS - 8, colour=SLOT_MARK)
    else:
        canvas.box(x + 1, y + 1, GLASS - 2, GLASS - 2, WASHES[colour], 2)
        canvas.piece(f"sintra-m-{colour}", x + 7, y + 7, GLASS - 14, colour=MARKS[colour])


def draw_window(canvas: Canvas, window: dict[str, Any], x: float, y: float) -> None:
    """Draw the two panes of a window in their lead."""
    arch = (
        f"M{x - 2:g} {y + 2 * STEP + 4:g}V{y + 12:g}a{GLASS / 2 + 2:g} 16 0 0 1 {GLASS + 4:g} 0V{y + 2 * STEP + 4:g}Z"
    )
    canvas.add(f'<path d="{arch}" fill="{LEAD}"/>')
    for place, pane in enumerate(("top", "bottom")):
        top = y + 2 + place * STEP
        if window[pane] is None:
            canvas.box(x + 1, top, GLASS - 2, GLASS, UNLIT, 10 if place == 0 else 2)
        else:
            canvas.piece(f"sintra-{window[pane]}", x + 1, top, GLASS - 2)


def draw_broken_glass(canvas: Canvas, view: dict[str, Any], own: dict[str, Any], x: float, y: float) -> None:
    """Draw the broken-glass track with the marker's space filled."""
    track, marked = view["broken_glass_track"], own["broken_glass"]["space"]
    width = (PANEL - 2 * PADDING) / len(track)
    for space, cost in enumerate(track):
        here = space == marked
        canvas.box(x + space * width + 1, y, width - 2, 20, DANGER if here else SUNKEN, 3)
        canvas.text(x + (space + 0.5) * width, y + 14, cost, 12, "#fff" if here else FAINT, "middle", bold=here)
    if own["broken_glass"]["resets"]:
        canvas.text(x + 2, y + 36, f"{number_text(track[-1])} ×{own['broken_glass']['resets']}", 12, DANGER)
