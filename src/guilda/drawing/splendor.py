"""Draw the board of Splendor from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.drawing.svg import (
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
    from collections.abc import Mapping

    from guilda.drawing.svg import Canvas

TINTS = {
    "white": "#e1e6ea",
    "blue": "#c8d5ec",
    "green": "#c4dfd0",
    "red": "#eec7c8",
    "black": "#dadbdd",
    "gold": "#f7e7c2",
}
RIMS = {
    "white": "#8fa3bd",
    "blue": "#2a60c0",
    "green": "#1b8453",
    "red": "#bd2a3b",
    "black": "#2a2d37",
    "gold": "#b98516",
}
GEMS = {"white": "#eef3f8", "blue": "#2a60c0", "green": "#1b8453", "red": "#bd2a3b", "black": "#2a2d37"}
SHIELDS = ("noble-chevron", "noble-cross", "noble-bend", "noble-pale", "noble-tower")
PLAIN = "#fffdf6"
CARD, CARD_HEIGHT, GAP = 126, 100, 10
NOBLE = 60
SMALL = 96


def draw(canvas: Canvas, view: dict[str, Any]) -> None:
    """Draw nobles, cards and supply, then every player's holdings."""
    texts = canvas.texts
    facts = [texts.format("terminal-round", round=view["round"])]
    if view["last_round"]:
        facts.append(texts.format("terminal-splendor-last-round"))
    y = draw_nobles(canvas, view, draw_header(canvas, *facts))
    y = draw_market(canvas, view, y)
    height = HEADER + 88 + SMALL + 14
    for own, (x, top) in zip(view["seats"], panels(canvas, view, y, height), strict=True):
        draw_holdings(canvas, own, x, top)


def draw_price(canvas: Canvas, cost: Mapping[str, int], x: float, y: float, columns: int, step: float = 38) -> None:
    """Draw what a card costs or a noble asks for, in rows of `columns`, `step` apart."""
    for place, (gem, number) in enumerate((gem, number) for gem, number in cost.items() if number):
        left, top = x + place % columns * step, y + place // columns * 24
        canvas.piece(f"gem-{gem}", left, top, 18)
        canvas.text(left + 19, top + 14, number, 14, bold=True)


def draw_nobles(canvas: Canvas, view: dict[str, Any], y: float) -> float:
    """Draw the nobles that are still there; return the y below."""
    width = (WIDTH - 2 * MARGIN + GAP) / len(view["nobles"]) - GAP
    for place, noble in enumerate(view["nobles"]):
        x = MARGIN + place * (width + GAP)
        canvas.box(x, y, width, NOBLE, SURFACE if noble else "none", 8, LINE)
        if noble:
            draw_shield(canvas, noble, x + 6, y + 9, 42)
            canvas.text(x + 52, y + 24, noble["points"], 17, bold=True, serif=True)
            draw_price(canvas, noble["needs"], x + 50, y + 34, 3, min(38, (width - 52) / 3))
    return y + NOBLE + MARGIN


def draw_shield(canvas: Canvas, noble: dict[str, Any], x: float, y: float, size: float) -> None:
    """Draw the coat of arms of a noble, in the colours of the cards that it asks for."""
    colours = [GEMS[gem] for gem, number in noble["needs"].items() if number]
    tinctures = dict(zip(("n1", "n2", "n3"), [*colours, PLAIN, PLAIN], strict=False))
    canvas.piece(SHIELDS[(noble["number"] - 1) % len(SHIELDS)], x, y, size, variables=tinctures)


def draw_market(canvas: Canvas, view: dict[str, Any], y: float) -> float:
    """Draw decks and face-up cards, level 3 first, and the supply on the right; return the y below."""
    for row, level in enumerate(range(len(view["table"]), 0, -1)):
        top = y + row * (CARD_HEIGHT + GAP)
        canvas.piece(f"back-{level}", MARGIN, top, CARD_HEIGHT * 60 / 84, CARD_HEIGHT)
        canvas.box(MARGIN + 22, top + CARD_HEIGHT - 24, 28, 18, "#17223b", 9)
        canvas.text(MARGIN + 36, top + CARD_HEIGHT - 10, view["decks"][level - 1], 12, "#fff", "middle", bold=True)
        for column, card in enumerate(view["table"][level - 1]):
            x = MARGIN + 82 + column * (CARD + GAP)
            if card is None:
                canvas.box(x, top, CARD, CARD_HEIGHT, "none", 8, LINE)
            else:
                draw_card(canvas, card, x, top, CARD, CARD_HEIGHT)
    height = 3 * CARD_HEIGHT + 2 * GAP
    x = MARGIN + 82 + 4 * (CARD + GAP)
    canvas.box(x, y, WIDTH - MARGIN - x, height, SUNKEN, 10, LINE)
    for place, (kind, number) in enumerate(view["supply"].items()):
        top = y + 12 + place * (height - 16) / 6
        draw_token(canvas, kind, x + 18, top, 40)
        canvas.text(x + 68, top + 27, number, 18, bold=True)
    return y + height + MARGIN


def draw_token(canvas: Canvas, kind: str, x: float, y: float, size: float) -> None:
    """Draw a token: a gem, or gold, on a chip."""
    canvas.piece("chip", x, y, size, variables={"chip": RIMS[kind]})
    canvas.piece(f"gem-{kind}", x + size * 0.23, y + size * 0.23, size * 0.54)


def draw_card(canvas: Canvas, card: dict[str, Any], x: float, y: float, width: float, height: float) -> None:
    """Draw a card: its points and bonus above, its cost below."""
    canvas.box(x, y, width, height, SURFACE, 8, LINE)
    canvas.add(
        f'<path d="M{x:g} {y + 34:g}V{y + 8:g}a8 8 0 0 1 8 -8H{x + width - 8:g}a8 8 0 0 1 8 8V{y + 34:g}Z" '
        f'fill="{TINTS[card["bonus"]]}"/>'
    )
    canvas.text(x + 10, y + 25, card["points"] or "", 22, bold=True, serif=True)
    canvas.piece(f"gem-{card['bonus']}", x + width - 34, y + 5, 26)
    draw_price(canvas, card["cost"], x + 10, y + 44, 2 if width < CARD else 3)


def draw_holdings(canvas: Canvas, own: dict[str, Any], x: float, y: float) -> None:
    """Draw bonuses above tokens, gem by gem, then reserved cards and nobles."""
    width = (PANEL - 2 * PADDING) / len(own["tokens"])
    for place, (kind, tokens) in enumerate(own["tokens"].items()):
        left = x + place * width
        canvas.box(left + 2, y, width - 4, 44, TINTS[kind], 6)
        canvas.piece(f"gem-{kind}", left + 6, y + 10, 24)
        if kind in own["bonuses"]:
            canvas.text(left + 42, y + 28, own["bonuses"][kind], 17, anchor="middle", bold=True)
        draw_token(canvas, kind, left + 4, y + 52, 26)
        canvas.text(left + 42, y + 70, tokens, 15, FAINT if not tokens else "#17223b", "middle")
    top = y + 88
    for place, reserved in enumerate(own["reserved"]):
        left = x + place * (SMALL + GAP)
        if reserved["card"]:
            draw_card(canvas, reserved["card"], left, top, SMALL, SMALL)
        else:
            canvas.piece(f"back-{reserved['level']}", left, top, SMALL * 60 / 84, SMALL)
    for place, noble in enumerate(own["nobles"]):
        draw_shield(canvas, noble, x + PANEL - 2 * PADDING - 34, top + place * 34, 32)
