"""Draw the board of Splendor from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.locales import catalogue
from guilda.rules.splendor.presentation import KIND_NAMES
from guilda.rules.splendor.text import LETTERS
from guilda.terminal.paint import Paint, labelled, pad, room, two_columns, width

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.locales import Catalogue

DECK_WIDTH = 9
CARD_WIDTH = 17
BOARD_WIDTH = 36


def letter(kind: str) -> str:
    """Return the letter of a kind of token."""
    return LETTERS[KIND_NAMES.index(kind)]


def pieces(counts: Mapping[str, int], paint: Paint) -> str:
    """Draw tokens or bonuses: letter and number on their colour."""
    shown = [paint.piece(f" {letter(kind)}{n} ", kind) for kind, n in counts.items() if n]
    return " ".join(shown) or paint.dim("–")


def price(counts: Mapping[str, int], paint: Paint) -> str:
    """Draw a cost or requirement: letter and number in their colour."""
    return " ".join(paint.trace(f"{letter(kind)}{n}", kind) for kind, n in counts.items() if n)


def card_head(card: dict[str, Any], paint: Paint) -> str:
    """Draw a card's bonus and points."""
    return paint.piece(f" {letter(card['bonus'])} ", card["bonus"]) + (f" +{card['points']}" if card["points"] else "")


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """Draw the supply, nobles and cards, then every player's holdings."""
    texts = catalogue(language)
    last = f" · {texts.format('terminal-splendor-last-round')}" if view["last_round"] else ""
    head = texts.format("terminal-round", round=view["round"]) + last
    boards = [board(view, seat, paint, texts, names) for seat in range(view["players"])]
    return [
        paint.bold(head),
        "",
        labelled(texts, texts.format("terminal-splendor-supply"), pieces(view["supply"], paint)),
        labelled(texts, texts.format("terminal-splendor-nobles"), nobles(view["nobles"], paint)),
        "",
        *cards(view, paint),
        "",
        *(line.rstrip() for line in two_columns(boards)),
    ]


def nobles(there: Sequence[dict[str, Any] | None], paint: Paint) -> str:
    """Draw the remaining nobles with their places."""
    shown = [f"N{place} {price(each['needs'], paint)}" for place, each in enumerate(there, 1) if each is not None]
    return "  ".join(shown) or paint.dim("–")


def cards(view: dict[str, Any], paint: Paint) -> list[str]:
    """Draw the decks and the face-up cards, level 3 first, two lines each; more where the terminal is narrow."""
    lines = []
    for level in range(len(view["table"]), 0, -1):
        upper, lower = pad(f"{level}D ×{view['decks'][level - 1]}", DECK_WIDTH), " " * DECK_WIDTH
        for column, card in enumerate(view["table"][level - 1], 1):
            place = f"{level}{column} "
            if width(upper) + CARD_WIDTH > room():
                lines += [upper.rstrip(), lower.rstrip()]
                upper = lower = " " * DECK_WIDTH
            if card is None:
                upper += pad(paint.dim(f"{place} · "), CARD_WIDTH)
                lower += " " * CARD_WIDTH
            else:
                upper += pad(place + card_head(card, paint), CARD_WIDTH)
                lower += pad("   " + price(card["cost"], paint), CARD_WIDTH)
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def board(view: dict[str, Any], seat: int, paint: Paint, texts: Catalogue, names: Sequence[str]) -> list[str]:
    """Draw a player's holdings."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    lines = [
        paint.bold(turn + labelled(texts, names[seat], texts.format("points", points=own["score"]))),
        labelled(texts, f"{texts.format('terminal-splendor-tokens')} ({sum(own['tokens'].values())})"),
        "  " + pieces(own["tokens"], paint),
        labelled(texts, f"{texts.format('terminal-splendor-bonuses')} ({len(own['cards'])})"),
        "  " + pieces(own["bonuses"], paint),
    ]
    if own["nobles"]:
        lines.append(labelled(texts, texts.format("terminal-splendor-nobles"), str(len(own["nobles"]))))
    for slot, reserved in enumerate(own["reserved"], 1):
        card = reserved["card"]
        if card:
            hidden = paint.dim("  ?") if reserved["blind"] else ""  # from the opponents
            shown = f"{card_head(card, paint)}  {price(card['cost'], paint)}{hidden}"
        else:
            shown = f"{paint.dim(' ? ')} {texts.format('terminal-splendor-level', level=reserved['level'])}"
        lines.append(f"H{slot} {shown}")
    return [pad(line, BOARD_WIDTH) for line in lines]
