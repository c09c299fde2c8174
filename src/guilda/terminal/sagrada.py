"""Draw the board of Sagrada from a view."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from guilda.components.sagrada import COLOURS, COLUMNS, LETTERS
from guilda.locales import catalogue, kebab
from guilda.terminal.paint import Paint, labelled, pad, room, two_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.locales import Catalogue


def colour_of(letter: str) -> str:
    """Return the colour of a letter."""
    return COLOURS[LETTERS.index(letter)]


def die(text: str, paint: Paint) -> str:
    """Draw a die, four columns wide."""
    return paint.piece(f" {text} ", colour_of(text[0]))


def draw(view: dict[str, Any], paint: Paint, language: str, names: Sequence[str]) -> list[str]:
    """Draw the cards and the draft pool, then every player's window."""
    texts = catalogue(language)
    boards = [board(view, seat, paint, texts, names) for seat in range(view["players"])]
    lines = [paint.bold(head(view, texts)), *upcoming_turns(view, texts, names), "", *cards(view, paint, texts), ""]
    return [*lines, *dice(view, paint, texts), *two_columns(boards), *choices(view, paint, texts)]


def head(view: dict[str, Any], texts: Catalogue) -> str:
    """Return the header: round and turn, the bag, and the target of the solo game."""
    if not view["round"]:
        return texts.format("terminal-sagrada-choose")
    turn, players = view["turn_of_round"], view["players"]
    parts = [texts.format("terminal-sagrada-round", round=view["round"], rounds=view["rounds"])]
    if turn:
        parts.append(texts.format("terminal-sagrada-turn", turn=turn, turns=2 * players))
        if players > 1:
            parts.append(texts.format(f"terminal-sagrada-{'first' if turn <= players else 'second'}-turn"))
    parts.append(texts.format("terminal-bag", bag=view["bag"]))
    if players == 1:
        parts.append(texts.format("terminal-sagrada-target", target=view["target"]))
    return " · ".join(parts)


def upcoming_turns(view: dict[str, Any], texts: Catalogue, names: Sequence[str]) -> list[str]:
    """Return the remaining turns of the round: clockwise, then back, without skipped ones."""
    players = view["players"]
    if players == 1 or not view["turn_of_round"]:
        return []
    there = [(view["starter"] + step) % players for step in range(players)]
    back = [seat if seat not in view["skips"] else None for seat in reversed(there)]
    order = [names[seat] for seat in [*there, *back][view["turn_of_round"] :] if seat is not None]
    if not order:
        return []
    turns = labelled(texts, texts.format("terminal-sagrada-then"), ", ".join(order))
    return wrap(turns, room(), subsequent_indent="  ")


def cards(view: dict[str, Any], paint: Paint, texts: Catalogue) -> list[str]:
    """Draw the tools with their prices, and the public objectives."""
    lines = []
    for tool in view["tools"]:
        colour = tool["corner"] if tool["cost"] is None else "none"
        price = texts.format("sagrada-price", colour=colour, tokens=tool["cost"])
        price = texts.format("terminal-sagrada-gone") if tool["gone"] else price
        mark = "▶" if view["tool"] == tool["number"] else " "
        name = f"T{tool['number']}"
        lines.append(f"{mark}{paint.trace(pad(name, 4), tool['corner'])}{paint.bold(tool['name'])} ({price})")
        lines += described(texts.format(f"sagrada-tool-{tool['number']}"), paint)
    for objective in view["objectives"]:
        name = texts.item("sagrada", objective["name"])
        text = texts.format(f"sagrada-objective-{kebab(objective['name'])}", points=objective["points"])
        lines += ["  ·  " + paint.bold(name), *described(text, paint)]
    return lines


def described(text: str, paint: Paint) -> list[str]:
    """Draw the text of a card below its name."""
    return [paint.dim(f"     {line}") for line in wrap(text, room() - 5)]


def dice(view: dict[str, Any], paint: Paint, texts: Catalogue) -> list[str]:
    """Draw the draft pool, the die in hand and the round track."""
    if view["round"] == 0:
        return []
    pool = " ".join(die(each, paint) for each in view["pool"])
    lines = [labelled(texts, texts.format("terminal-sagrada-pool"), pool)]
    if view["hand"]:
        lines.append(labelled(texts, texts.format("terminal-in-hand"), die(view["hand"].ljust(2, "?"), paint)))
    shown = [
        labelled(texts, str(number), " ".join(paint.trace(each, colour_of(each[0])) for each in left))
        for number, left in enumerate(view["track"], 1)
        if left
    ]
    if shown:
        lines.append(labelled(texts, texts.format("terminal-sagrada-track")))
        lines += ["  " + "   ".join(shown[at : at + 2]) for at in range(0, len(shown), 2)]
    return [*lines, ""]


def board(view: dict[str, Any], seat: int, paint: Paint, texts: Catalogue, names: Sequence[str]) -> list[str]:
    """Draw a player's window, favor tokens and, if known, private objective."""
    own = view["seats"][seat]
    turn = "▶ " if view["actor"] == seat else "  "
    starts = view["starter"] == seat and view["players"] > 1 and view["round"]
    first = f" · {texts.format('terminal-sagrada-first-player')}" if starts else ""
    lines = [paint.bold(f"{turn}{names[seat]}") + first]
    if own["pattern"]:
        lines.append(f"  {titled(own['pattern'], texts)}")
    elif own["chosen"]:
        lines.append(f"  {texts.format('terminal-sagrada-chosen')}")
    if view["round"]:
        total = sum(points for _, _, points in own["tally"])
        score = texts.format("points", points=own["score"] if view["actor"] is None else total)
        if view["players"] > 1:
            lines.append("  " + texts.format("sagrada-favor-tokens", tokens=own["favor_tokens"]))
        if view["actor"] is not None:
            score = f"{texts.format('terminal-sagrada-so-far')} {score}"
            if view["players"] > 1:
                note = "terminal-sagrada-with-private" if own["private"] else "terminal-sagrada-without-private"
                score += f", {texts.format(note)}"
        lines.append(f"  {score}")
        lines += window(own["pattern"]["spaces"], own["dice"], paint)
    if own["private"]:
        colours = " ".join(
            paint.trace(texts.format("sagrada-colour", colour=colour), colour) for colour in own["private"]
        )
        lines.append("  " + labelled(texts, texts.format("terminal-sagrada-private"), colours))
    if seat in view["skips"]:
        lines.append(f"  {texts.format('terminal-sagrada-skips')}")
    return lines


def titled(pattern: dict[str, Any], texts: Catalogue) -> str:
    """Return the name and difficulty of a window pattern."""
    return f"{pattern['name']}, {texts.format('terminal-sagrada-difficulty')} {pattern['difficulty']}"


def window(prints: Sequence[str], rows: Sequence[Sequence[str | None]], paint: Paint) -> list[str]:
    """Draw a window: dice, and the restrictions of empty spaces."""
    lines = ["    " + "".join(f" {column + 1}  " for column in range(COLUMNS))]
    for row, (shown, placed) in enumerate(zip(prints, rows, strict=True)):
        spaces = [
            empty_space(mark, paint) if each is None else die(each, paint)
            for mark, each in zip(shown, placed, strict=True)
        ]
        lines.append(f"  {row + 1} " + "".join(spaces))
    return lines


def empty_space(mark: str, paint: Paint) -> str:
    """Draw an empty space: its colour as a small letter, its value, or a dot."""
    if mark in LETTERS:
        return paint.trace(f" {mark.lower()}  ", colour_of(mark))
    return paint.dim(" ·  ") if mark == "." else f" {mark}  "


def choices(view: dict[str, Any], paint: Paint, texts: Catalogue) -> list[str]:
    """Draw the window patterns to choose from."""
    if view["round"] or view["actor"] is None:
        return []
    shown = []
    for pattern in view["seats"][view["actor"]]["choices"] or ():
        head = paint.bold(f"W{pattern['code']}") + f" {titled(pattern, texts)}"
        shown.append([head, *window(pattern["spaces"], [[None] * COLUMNS] * len(pattern["spaces"]), paint)])
    return two_columns(shown)
