"""The table of Splendor, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.rules.speech import points_words
from guilda.rules.splendor.speech import KIND_NAMES
from guilda.rules.splendor.text import LETTERS
from guilda.rules.splendor.words import TOKENS
from guilda.terminal.paint import Paint, pad, pairs_beside

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CARD_WIDTH = 17
BOARD_WIDTH = 36
WORDS = {
    "en": {
        "round": "Round {round}",
        "last_round": "last round",
        "supply": "supply",
        "nobles": "nobles",
        "tokens": "tokens",
        "bonuses": "bonuses",
        "level": "level {}",
        "payment": "Card {place}: {count} to pay in {gems}. How many of them in gold? (${letter}0: none)",
        "return": "Tokens to give back: {}",
        "noble": "Several nobles would visit: choose one.",
    },
    "pt": {
        "round": "Rodada {round}",
        "last_round": "última rodada",
        "supply": "reserva da mesa",
        "nobles": "nobres",
        "tokens": "fichas",
        "bonuses": "bônus",
        "level": "nível {}",
        "payment": "Carta {place}: {count} a pagar em {gems}. Quanto em ouro? (${letter}0: nada)",
        "return": "Fichas a devolver: {}",
        "noble": "Vários nobres fariam a visita: escolha um.",
    },
    "es": {
        "round": "Ronda {round}",
        "last_round": "última ronda",
        "supply": "reserva de la mesa",
        "nobles": "nobles",
        "tokens": "fichas",
        "bonuses": "bonificaciones",
        "level": "nivel {}",
        "payment": "Carta {place}: {count} a pagar en {gems}. ¿Cuánto en oro? (${letter}0: nada)",
        "return": "Fichas que devolver: {}",
        "noble": "Varios nobles harían la visita: elige uno.",
    },
}


def letter(kind: str) -> str:
    """The letter of a kind of token."""
    return LETTERS[KIND_NAMES.index(kind)]


def pieces(counts: Mapping[str, int], paint: Paint) -> str:
    """Tokens or bonuses: letter and number on the colour."""
    shown = [paint.piece(f" {letter(kind)}{n} ", kind) for kind, n in counts.items() if n]
    return " ".join(shown) or paint.dim("–")


def price(counts: Mapping[str, int], paint: Paint) -> str:
    """A cost or requirement: letter and number in the colour."""
    return " ".join(paint.trace(f"{letter(kind)}{n}", kind) for kind, n in counts.items() if n)


def card_head(card: dict[str, Any], paint: Paint) -> str:
    """A card's bonus and points."""
    return paint.piece(f" {letter(card['bonus'])} ", card["bonus"]) + (f" +{card['points']}" if card["points"] else "")


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """The whole table: supply, nobles and cards, then what everybody has, and what is asked."""
    words = WORDS[language]
    head = words["round"].format(**view) + (f" · {words['last_round']}" if view["last_round"] else "")
    boards = [board(view, seat, paint, language, names) for seat in range(view["players"])]
    return [
        paint.bold(head),
        "",
        f"{words['supply']}: {pieces(view['supply'], paint)}",
        f"{words['nobles']}: {nobles(view['nobles'], paint)}",
        "",
        *cards(view, paint),
        "",
        *(line.rstrip() for line in pairs_beside(boards)),
        *asked(view, language),
    ]


def nobles(there: Sequence[dict[str, Any] | None], paint: Paint) -> str:
    """Those who still wait, with their places."""
    shown = [f"N{place} {price(each['needs'], paint)}" for place, each in enumerate(there, 1) if each is not None]
    return "  ".join(shown) or paint.dim("–")


def cards(view: dict[str, Any], paint: Paint) -> list[str]:
    """The decks and the cards face up, level 3 above; two lines each."""
    lines = []
    for level in range(len(view["table"]), 0, -1):
        upper, lower = pad(f"{level}D ×{view['decks'][level - 1]}", 9), " " * 9
        for column, card in enumerate(view["table"][level - 1], 1):
            place = f"{level}{column} "
            if card is None:
                upper += pad(paint.dim(f"{place} · "), CARD_WIDTH)
                lower += " " * CARD_WIDTH
            else:
                upper += pad(place + card_head(card, paint), CARD_WIDTH)
                lower += pad("   " + price(card["cost"], paint), CARD_WIDTH)
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def board(view: dict[str, Any], seat: int, paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """What one player has."""
    own = view["seats"][seat]
    words = WORDS[language]
    turn = "▶ " if view["actor"] == seat else "  "
    lines = [
        paint.bold(f"{turn}{names[seat]}: {points_words(own['score'], language)}"),
        f"{words['tokens']} ({sum(own['tokens'].values())}):",
        "  " + pieces(own["tokens"], paint),
        f"{words['bonuses']} ({len(own['cards'])}):",
        "  " + pieces(own["bonuses"], paint),
    ]
    if own["nobles"]:
        lines.append(f"{words['nobles']}: {len(own['nobles'])}")
    for slot, reserved in enumerate(own["reserved"], 1):
        card = reserved["card"]
        if card:
            unseen = paint.dim("  ?") if reserved["blind"] else ""  # by the others
            shown = f"{card_head(card, paint)}  {price(card['cost'], paint)}{unseen}"
        else:
            shown = f"{paint.dim(' ? ')} {words['level'].format(reserved['level'])}"
        lines.append(f"H{slot} {shown}")
    return [pad(line, BOARD_WIDTH) for line in lines]


def asked(view: dict[str, Any], language: str) -> list[str]:
    """The question that a turn has left open."""
    words = WORDS[language]
    if view["phase"] == "payment":
        buying = view["buying"]
        gems = TOKENS[language][KIND_NAMES.index(buying["colour"])][1]
        return [words["payment"].format(**buying, gems=gems, letter=letter(buying["colour"]))]
    if view["phase"] == "return":
        return [words["return"].format(view["to_return"])]
    return [words["noble"]] if view["phase"] == "noble" else []
