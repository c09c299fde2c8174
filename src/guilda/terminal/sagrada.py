"""The table of Sagrada, drawn from a view."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from guilda.components.sagrada import COLOURS, COLUMNS, LETTERS
from guilda.rules.sagrada import words as spoken
from guilda.rules.sagrada.cards import ITEMS
from guilda.rules.sagrada.position import SPEECH
from guilda.rules.speech import points_words
from guilda.terminal.paint import Paint, pad, pairs_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 78
WORDS = {
    "en": {
        "round": "Round {round} of {rounds}",
        "turn": "turn {turn_of_round} of {turns}",
        "once": "first turn",
        "twice": "second turn",
        "starts": "first player",
        "skips": "second turn skipped",
        "to_come": "then",
        "window": "Choose a window pattern",
        "bag": "bag {bag}",
        "target": "target {target}",
        "pool": "draft pool",
        "hand": "in hand",
        "track": "round track",
        "difficulty": "difficulty",
        "private": "private",
        "so_far": "so far",
        "with_private": "with private",
        "without_private": "without private",
        "chosen": "has chosen",
        "gone": "has left the game",
        "each": "for each",
    },
    "pt": {
        "round": "Rodada {round} de {rounds}",
        "turn": "turno {turn_of_round} de {turns}",
        "once": "primeiro turno",
        "twice": "segundo turno",
        "starts": "primeiro jogador",
        "skips": "segundo turno pulado",
        "to_come": "depois",
        "window": "Escolha um modelo de janela",
        "bag": "bolsa {bag}",
        "target": "pontuação alvo {target}",
        "pool": "acervo de compra",
        "hand": "na mão",
        "track": "trilha de rodadas",
        "difficulty": "dificuldade",
        "private": "pessoal",
        "so_far": "até agora",
        "with_private": "com o pessoal",
        "without_private": "sem o pessoal",
        "chosen": "já escolheu",
        "gone": "saiu do jogo",
        "each": "por",
    },
    "es": {
        "round": "Ronda {round} de {rounds}",
        "turn": "turno {turn_of_round} de {turns}",
        "once": "primer turno",
        "twice": "segundo turno",
        "starts": "jugador inicial",
        "skips": "segundo turno saltado",
        "to_come": "después",
        "window": "Elige un patrón de vitral",
        "bag": "bolsa {bag}",
        "target": "puntuación objetivo {target}",
        "pool": "reserva",
        "hand": "en la mano",
        "track": "contador de rondas",
        "difficulty": "dificultad",
        "private": "privado",
        "so_far": "por ahora",
        "with_private": "con el privado",
        "without_private": "sin el privado",
        "chosen": "ya ha elegido",
        "gone": "ha salido de la partida",
        "each": "por cada",
    },
}


def colour_of(letter: str) -> str:
    """The colour that a letter stands for."""
    return COLOURS[LETTERS.index(letter)]


def die(text: str, paint: Paint) -> str:
    """A die, four columns wide."""
    return paint.piece(f" {text} ", colour_of(text[0]))


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """The whole table: cards, dice on offer, then everybody's window."""
    words = WORDS[language]
    boards = [board(view, seat, paint, language, names) for seat in range(view["players"])]
    lines = [paint.bold(head(view, words)), *turns_to_come(view, words, names), "", *cards(view, paint, language), ""]
    return [*lines, *dice(view, paint, words), *pairs_beside(boards), *choices(view, paint, words)]


def head(view: dict[str, Any], words: dict[str, str]) -> str:
    """Which round and turn it is, the bag, and the target of the solo game."""
    if not view["round"]:
        return words["window"]
    parts, players = ["round"], view["players"]
    if view["turn_of_round"]:
        parts.append("turn")
        if players > 1:
            parts.append("once" if view["turn_of_round"] <= players else "twice")
    parts += ["bag", "target"] if players == 1 else ["bag"]
    return " · ".join(words[part].format(turns=2 * players, **view) for part in parts)


def turns_to_come(view: dict[str, Any], words: dict[str, str], names: Sequence[str]) -> list[str]:
    """Who has the turns of the round after this one: clockwise from the first player, then back, less the skipped."""
    players = view["players"]
    if players == 1 or not view["turn_of_round"]:
        return []
    there = [(view["starter"] + step) % players for step in range(players)]
    back = [seat if seat not in view["skips"] else None for seat in reversed(there)]
    order = [names[seat] for seat in [*there, *back][view["turn_of_round"] :] if seat is not None]
    return wrap(f"{words['to_come']}: {', '.join(order)}", WIDTH, subsequent_indent="  ") if order else []


def cards(view: dict[str, Any], paint: Paint, language: str) -> list[str]:
    """The tools with their prices, and the public objectives."""
    words, texts = WORDS[language], SPEECH.card_texts(language)
    lines = []
    for tool in view["tools"]:
        corner = spoken.COLOUR_WORDS[language][COLOURS.index(tool["corner"])]
        price = (
            spoken.A_DIE[language].format(colour=corner)
            if tool["cost"] is None
            else spoken.counted(spoken.TOKENS, tool["cost"], language)
        )
        price = words["gone"] if tool["gone"] else price
        mark = "▶" if view["tool"] == tool["number"] else " "
        name = f"T{tool['number']}"
        lines.append(f"{mark}{paint.trace(pad(name, 4), tool['corner'])}{paint.bold(tool['name'])} ({price})")
        lines += [paint.dim(f"     {line}") for line in wrap(texts["tools"][tool["name"]], WIDTH - 5)]
    for objective in view["objectives"]:
        name = ITEMS[objective["name"]][language]
        text = f"{points_words(objective['points'], language)} {words['each']} {texts['objectives'][objective['name']]}"
        lines += ["  ·  " + paint.bold(name), paint.dim(f"     {text}")]
    return lines


def dice(view: dict[str, Any], paint: Paint, words: dict[str, str]) -> list[str]:
    """The draft pool, the die in hand and the round track."""
    if view["round"] == 0:
        return []
    lines = [f"{words['pool']}: " + " ".join(die(each, paint) for each in view["pool"])]
    if view["hand"]:
        lines.append(f"{words['hand']}: " + die(view["hand"].ljust(2, "?"), paint))
    shown = [
        f"{number}: " + " ".join(paint.trace(each, colour_of(each[0])) for each in left)
        for number, left in enumerate(view["track"], 1)
        if left
    ]
    if shown:
        lines.append(f"{words['track']}:")
        lines += ["  " + "   ".join(shown[at : at + 2]) for at in range(0, len(shown), 2)]
    return [*lines, ""]


def board(view: dict[str, Any], seat: int, paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """One player's window, favor tokens and, where it is known, private objective."""
    words, own = WORDS[language], view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    starts = f" · {words['starts']}" if view["starter"] == seat and view["players"] > 1 and view["round"] else ""
    lines = [paint.bold(f"{turn}{names[seat]}") + starts]
    if own["pattern"]:
        lines.append(f"  {own['pattern']['name']}, {words['difficulty']} {own['pattern']['difficulty']}")
    elif own["chosen"]:
        lines.append(f"  {words['chosen']}")
    if view["round"]:
        total = sum(points for _, _, points in own["tally"])
        score = points_words(own["score"] if view["actor"] is None else total, language)
        if view["players"] > 1:
            lines.append("  " + spoken.counted(spoken.TOKENS, own["favor_tokens"], language))
        if view["actor"] is not None:
            score = f"{words['so_far']} {score}"
            if view["players"] > 1:
                score += f", {words['with_private' if own['private'] else 'without_private']}"
        lines.append(f"  {score}")
        lines += window(own["pattern"]["spaces"], own["dice"], paint)
    if own["private"]:
        colours = " ".join(
            paint.trace(spoken.COLOUR_WORDS[language][COLOURS.index(colour)], colour) for colour in own["private"]
        )
        lines.append(f"  {words['private']}: {colours}")
    if seat in view["skips"]:
        lines.append(f"  {words['skips']}")
    return lines


def window(prints: Sequence[str], rows: Sequence[Sequence[str | None]], paint: Paint) -> list[str]:
    """A window: dice, and the prints of the free spaces."""
    lines = ["    " + "".join(f" {column + 1}  " for column in range(COLUMNS))]
    for row, (shown, placed) in enumerate(zip(prints, rows, strict=True)):
        spaces = [
            free(mark, paint) if each is None else die(each, paint) for mark, each in zip(shown, placed, strict=True)
        ]
        lines.append(f"  {row + 1} " + "".join(spaces))
    return lines


def free(mark: str, paint: Paint) -> str:
    """A free space: its colour in small letters, its value, or a point."""
    if mark in LETTERS:
        return paint.trace(f" {mark.lower()}  ", colour_of(mark))
    return paint.dim(" ·  ") if mark == "." else f" {mark}  "


def choices(view: dict[str, Any], paint: Paint, words: dict[str, str]) -> list[str]:
    """The window patterns that the seat that chooses may take."""
    if view["round"] or view["actor"] is None:
        return []
    shown = []
    for pattern in view["seats"][view["actor"]]["choices"] or ():
        head = paint.bold(f"W{pattern['code']}") + f" {pattern['name']}, {words['difficulty']} {pattern['difficulty']}"
        shown.append([head, *window(pattern["spaces"], [[None] * COLUMNS] * len(pattern["spaces"]), paint)])
    return pairs_beside(shown)
