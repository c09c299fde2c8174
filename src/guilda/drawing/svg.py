"""Draw a position as an SVG document: a canvas for shapes, pieces and text, and the parts that all boards share."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from guilda.drawing.pieces import symbol
from guilda.locales import catalogue
from guilda.locales.fluent import number_text
from guilda.rules.registry import game, load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.locales import Catalogue
    from guilda.rules.game import Game

WIDTH = 784
MARGIN = 12
PANEL = (WIDTH - 3 * MARGIN) // 2
PADDING = 14
HEADER = 44

ROOM, SURFACE, SUNKEN = "#f3f0e8", "#fffdf8", "#e9e4d8"
LINE, SLOT, SLOT_LINE, SLOT_MARK = "#d9d2c3", "#efeade", "#cfc7b5", "#b3ab98"
INK, FAINT, ACCENT, DANGER = "#17223b", "#596174", "#1d4aa0", "#a8281c"
SANS = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
SERIF = "'Iowan Old Style', Palatino, 'Noto Serif', Georgia, 'Liberation Serif', serif"


class Canvas:
    """An SVG document in the making. Symbols are written once, however often a piece is drawn."""

    def __init__(self, texts: Catalogue, names: Sequence[str], title: str) -> None:
        self.texts = texts
        self.names = names
        self.title = title
        self.height = 0.0
        self.shapes: list[str] = []
        self.symbols: dict[str, str] = {}

    def add(self, shape: str) -> None:
        """Add an element."""
        self.shapes.append(shape)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 6, stroke: str = "none"
    ) -> None:
        """Draw a rectangle with round corners."""
        size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"'
        self.add(f'<rect {size} fill="{fill}" stroke="{stroke}"/>')

    def slot(self, x: float, y: float, size: float) -> None:
        """Draw an empty space."""
        self.box(x, y, size, size, SLOT, size / 8, SLOT_LINE)

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        colour: str = INK,
        variables: Mapping[str, str] | None = None,
    ) -> None:
        """Draw a piece; `colour` is that of a motif, `variables` replace colour variables of the page."""
        colours = variables or {}
        symbol_id = "-".join(["guilda", name, *(each.lstrip("#") for each in colours.values())])
        if symbol_id not in self.symbols:
            self.symbols[symbol_id] = symbol(name, symbol_id, colours)
        size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{width if height is None else height:g}"'
        self.add(f'<use href="#{symbol_id}" {size} color="{colour}"/>')

    def text(
        self,
        x: float,
        y: float,
        content: object,
        size: float = 14,
        fill: str = INK,
        anchor: str = "start",
        *,
        bold: bool = False,
        serif: bool = False,
    ) -> None:
        """Write a line of text; `y` is its base line. Numbers get a true minus."""
        written = number_text(content) if isinstance(content, int) else escape(str(content))
        style = f'font-family="{SERIF if serif else SANS}" font-size="{size:g}" font-weight="{600 if bold else 400}"'
        self.add(f'<text x="{x:g}" y="{y:g}" {style} fill="{fill}" text-anchor="{anchor}">{written}</text>')

    def svg(self) -> str:
        """Return the document."""
        height = f"{self.height:g}"
        title = escape(f"{self.title}: {', '.join(self.names)}")
        size = f'width="{WIDTH}" height="{height}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {height}" role="img">'
        defined = f"<defs>{''.join(self.symbols.values())}</defs>" if self.symbols else ""
        room = f'<rect {size} rx="10" fill="{ROOM}"/>'
        return f"{opening}<title>{title}</title>{defined}{room}{''.join(self.shapes)}</svg>"


def draw(position: Game, seat: int | None, language: str, names: Sequence[str]) -> str:
    """Return the drawing of a position as a seat (None: a spectator) sees it."""
    info, texts = game(position.name), catalogue(language)
    given = [shortened(name) for name in names] or [texts.player_name(each) for each in range(position.players)]
    if len(given) != position.players:
        raise ValueError(f"{position.players} players need {position.players} names, not {len(given)}")
    canvas = Canvas(texts, given, info.title(language))
    load(info.drawing)(canvas, position.view(seat))
    return canvas.svg()


def shortened(name: str, longest: int = 24) -> str:
    """Return a name that fits above a board."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


def draw_header(canvas: Canvas, *facts: str) -> float:
    """Draw the title of the game and some facts; return the y below."""
    canvas.text(MARGIN + 4, 29, canvas.title, 17, bold=True, serif=True)
    canvas.text(WIDTH - MARGIN - 4, 28, " · ".join(facts), 13, FAINT, "end")
    return HEADER


def panels(canvas: Canvas, view: dict[str, Any], y: float, height: float) -> list[tuple[float, float]]:
    """Draw a panel for each seat, two in a row, with name and score; return where each begins below its name."""
    places: list[tuple[float, float]] = []
    for seat, own in enumerate(view["seats"]):
        x = MARGIN + seat % 2 * (PANEL + MARGIN)
        top = y + seat // 2 * (height + MARGIN)
        to_act = view.get("actor") == seat
        canvas.box(x, top, PANEL, height, SURFACE, 10, ACCENT if to_act else LINE)
        if to_act:
            canvas.box(x, top + 10, 4, 24, ACCENT, 2)
        canvas.text(x + PADDING, top + 27, canvas.names[seat], 15, bold=True)
        if "score" in own:
            canvas.text(x + PANEL - PADDING, top + 29, own["score"], 20, anchor="end", bold=True, serif=True)
        places.append((x + PADDING, top + HEADER))
    rows = (len(view["seats"]) + 1) // 2
    canvas.height = y + rows * (height + MARGIN)
    return places
