"""Draw the board of Sagrada from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.components.sagrada import COLOURS, COLUMNS, LETTERS, ROWS
from guilda.drawing.svg import (
    ACCENT,
    FAINT,
    HEADER,
    LINE,
    MARGIN,
    PADDING,
    PANEL,
    SUNKEN,
    SURFACE,
    WIDTH,
    draw_header,
    panels,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.drawing.svg import Canvas

FRAME, STONE_TEXT, EMPTY_SPACE, VALUE_SPACE, TAKEN = "#2b3348", "#f1ecdf", "#dfe2e6", "#8f96a5", "#1c2233"
PANES = {"red": "#e7b3b0", "yellow": "#f6df9f", "green": "#b3d6c2", "blue": "#b5ccec", "purple": "#d0bfe2"}
PRINTS = {"red": "#9f2630", "yellow": "#a8760a", "green": "#1f6d45", "blue": "#24569f", "purple": "#5f3687"}
DIE = 38
CARDS = 26
WINDOW = 240.0
CHOICE = (PANEL - 2 * PADDING - MARGIN) / 2


def colour_of(die: str) -> str:
    """Return the colour of a die."""
    return COLOURS[LETTERS.index(die[0])]


def draw(canvas: Canvas, view: dict[str, Any]) -> None:
    """Draw tools and objectives, the draft pool and the round track, then every player's window."""
    texts = canvas.texts
    if view["round"]:
        facts = [texts.format("terminal-sagrada-round", round=view["round"], rounds=view["rounds"])]
        if view["turn_of_round"]:
            facts.append(texts.format("terminal-sagrada-turn", turn=view["turn_of_round"], turns=2 * view["players"]))
        facts.append(texts.format("terminal-bag", bag=view["bag"]))
        if view["target"] is not None:
            facts.append(texts.format("terminal-sagrada-target", target=view["target"]))
    else:
        facts = [texts.format("terminal-sagrada-choose")]
    y = draw_cards(canvas, view, draw_header(canvas, *facts))
    if view["round"]:
        y = draw_dice(canvas, view, y)
    choosing = any(own["choices"] for own in view["seats"])
    height = HEADER + (2 * window_height(CHOICE) + MARGIN if choosing else window_height(WINDOW)) + 14
    for own, (x, top) in zip(view["seats"], panels(canvas, view, y, height), strict=True):
        draw_seat(canvas, own, x, top)


def draw_cards(canvas: Canvas, view: dict[str, Any], y: float) -> float:
    """Draw the tools with their prices on the left, the public objectives on the right; return the y below."""
    texts = canvas.texts
    rows = max(len(view["tools"]), len(view["objectives"]))
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, rows * CARDS + 14, SURFACE, 10, LINE)
    for number, tool in enumerate(view["tools"]):
        base = y + 26 + number * CARDS
        canvas.piece(f"sagrada-m-{tool['corner']}", MARGIN + PADDING, base - 14, 18, colour=PRINTS[tool["corner"]])
        canvas.text(MARGIN + PADDING + 28, base, tool["name"], 14, FAINT if tool["gone"] else "#17223b", bold=True)
        if tool["cost"] is not None:
            canvas.text(MARGIN + PANEL - 40, base, tool["cost"], 14, anchor="end", bold=True)
            canvas.piece("favor", MARGIN + PANEL - 34, base - 14, 18)
    for number, objective in enumerate(view["objectives"]):
        base, x = y + 26 + number * CARDS, 2 * MARGIN + PANEL + PADDING
        canvas.text(x + 8, base, objective["points"] or "#", 14, ACCENT, "middle", bold=True, serif=True)
        canvas.text(x + 28, base, texts.item("sagrada", objective["name"]), 14, bold=True)
    return y + rows * CARDS + 14 + MARGIN


def draw_die(canvas: Canvas, die: str, x: float, y: float, size: float) -> None:
    """Draw a die; one whose value is still to be chosen has no pips."""
    colour = colour_of(die)
    canvas.piece(f"die-{colour}", x, y, size)
    if die[1:].isdigit():
        pips = {"pip": "#2a1c02", "pip-rim": "#fff6"} if colour == "yellow" else {}
        canvas.piece(f"pips-{die[1]}", x, y, size, variables=pips)


def draw_dice(canvas: Canvas, view: dict[str, Any], y: float) -> float:
    """Draw the draft pool, the die in hand and the round track; return the y below."""
    if view["pool"] or view["hand"]:
        canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, DIE + 16, SUNKEN, 10, LINE)
        for place, die in enumerate(view["pool"]):
            draw_die(canvas, die, MARGIN + 12 + place * (DIE + 8), y + 8, DIE)
        if view["hand"]:
            right = WIDTH - MARGIN - 12 - DIE
            canvas.text(right - 10, y + 32, canvas.texts.format("terminal-in-hand"), 13, FAINT, "end")
            draw_die(canvas, view["hand"], right, y + 8, DIE)
        y += DIE + 16 + 8
    width = (WIDTH - 2 * MARGIN) / view["rounds"]
    most = max(map(len, view["track"]))
    tall = 20 + max(1, (most + 1) // 2) * 26 + 4
    for number, left in enumerate(view["track"]):
        x = MARGIN + number * width
        canvas.box(x + 2, y, width - 4, tall, SURFACE, 6, ACCENT if number + 1 == view["round"] else LINE)
        canvas.text(x + width / 2, y + 15, number + 1, 11, FAINT, "middle", bold=True)
        for place, die in enumerate(left):
            start = x + width / 2 - (12 if len(left) == 1 else 25)
            draw_die(canvas, die, start + place % 2 * 26, y + 20 + place // 2 * 26, 24)
    return y + tall + MARGIN


def draw_seat(canvas: Canvas, own: dict[str, Any], x: float, y: float) -> None:
    """Draw a player's window, or the patterns to choose from, with favor tokens and private objectives."""
    if own["choices"]:
        for number, pattern in enumerate(own["choices"]):
            left = x + number % 2 * (CHOICE + MARGIN)
            draw_window(canvas, pattern, None, left, y + number // 2 * (window_height(CHOICE) + MARGIN), CHOICE)
        return
    if own["pattern"] is not None:
        draw_window(canvas, own["pattern"], own["dice"], x, y, WINDOW)
    side = x + (WINDOW + 18 if own["pattern"] is not None else 0)
    for token in range(own["favor_tokens"]):
        canvas.piece("favor", side + token % 3 * 28, y + 20 + token // 3 * 28, 24)
    if own["private"]:
        canvas.text(side, y + 106, canvas.texts.format("terminal-sagrada-private"), 12, FAINT)
    for number, colour in enumerate(own["private"] or ()):
        canvas.piece(f"sagrada-m-{colour}", side, y + 116 + number * 30, 24, colour=PRINTS[colour])
        canvas.text(side + 30, y + 133 + number * 30, canvas.texts.format("sagrada-colour", colour=colour), 14)
    if own["chosen"] and own["pattern"] is None:
        canvas.text(x, y + 14, canvas.texts.format("terminal-sagrada-chosen"), 14, FAINT)


def window_height(width: float) -> float:
    """Return the height of a window with its frame."""
    return (width - 20) / COLUMNS * ROWS + 54


def draw_window(
    canvas: Canvas,
    pattern: dict[str, Any],
    dice: Sequence[Sequence[str | None]] | None,
    x: float,
    y: float,
    width: float,
) -> None:
    """Draw a window pattern in its frame, with the dice on it."""
    height, step = window_height(width), (width - 20) / COLUMNS
    arch = f"M{x:g} {y + 20:g}Q{x + width / 2:g} {y - 10:g} {x + width:g} {y + 20:g}V{y + height - 8:g}"
    arch += f"a8 8 0 0 1 -8 8H{x + 8:g}a8 8 0 0 1 -8 -8Z"
    canvas.add(f'<path d="{arch}" fill="{FRAME}"/>')
    for row, printed in enumerate(pattern["spaces"]):
        for column, asked in enumerate(printed):
            left, top = x + 10 + column * step + 1, y + 22 + row * step + 1
            die = dice[row][column] if dice is not None else None
            if die is not None:
                canvas.box(left, top, step - 2, step - 2, TAKEN, 4)
                draw_die(canvas, die, left + 1, top + 1, step - 4)
            else:
                draw_space(canvas, asked, left, top, step - 2)
    canvas.text(x + 10, y + height - 9, pattern["name"], 13, STONE_TEXT, bold=True, serif=True)
    canvas.text(x + width - 10, y + height - 9, "◆" * pattern["difficulty"], 8, STONE_TEXT, "end")


def draw_space(canvas: Canvas, asked: str, x: float, y: float, size: float) -> None:
    """Draw an empty space: the colour or the value that it asks for."""
    inset = size * 0.22
    if asked in LETTERS:
        colour = colour_of(asked)
        canvas.box(x, y, size, size, PANES[colour], 4)
        canvas.piece(f"sagrada-m-{colour}", x + inset, y + inset, size - 2 * inset, colour=PRINTS[colour])
    elif asked == ".":
        canvas.box(x, y, size, size, EMPTY_SPACE, 4)
    else:
        canvas.box(x, y, size, size, VALUE_SPACE, 4)
        canvas.piece(f"pips-{asked}", x + inset, y + inset, size - 2 * inset, variables={"pip-rim": "#0000"})
