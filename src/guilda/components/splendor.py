"""The components of Splendor, loaded and checked once."""

from __future__ import annotations

import csv
from collections import Counter
from typing import NamedTuple

from guilda.components import fingerprint, load, read

FILE = "splendor.toml"
CARDS_FILE = "splendor-cards.csv"
NOBLES_FILE = "splendor-nobles.csv"
HIGHEST_COST = 7
HIGHEST_POINTS = 5
POINTS_OF_A_NOBLE = 3
_box = load(FILE)

COLOURS: tuple[str, ...] = tuple(_box["colours"])
GEM_TOKENS: dict[int, int] = {int(players): count for players, count in _box["gem_tokens"].items()}
GOLD_TOKENS: int = _box["gold_tokens"]
CARDS_OF_A_LEVEL: tuple[int, ...] = tuple(_box["cards_of_a_level"])
CARDS_OF_A_COLOUR: tuple[int, ...] = tuple(_box["cards_of_a_colour"])
NOBLES_IN_BOX: int = _box["nobles"]
NOBLES_BEYOND_PLAYERS: int = _box["nobles_beyond_players"]
FINGERPRINT = fingerprint(FILE, CARDS_FILE, NOBLES_FILE)

if len(COLOURS) != 5 or set(GEM_TOKENS) != {2, 3, 4} or CARDS_OF_A_LEVEL != (40, 30, 20):
    raise ValueError(f"{FILE}: there must be 5 colours, tokens for 2, 3 and 4 players and 40, 30 and 20 cards")


class Card(NamedTuple):
    """A development card: its level from 1 to 3, the colour of its bonus, points, and the cost by colour."""

    level: int
    bonus: int
    points: int
    cost: tuple[int, ...]


class Noble(NamedTuple):
    """A noble: points, and the bonuses required for a visit, by colour."""

    points: int
    needs: tuple[int, ...]


def rows(text: str, name: str, header: tuple[str, ...]) -> list[tuple[str, dict[str, str]]]:
    """Return the rows of a table with the given header, each with its line number; `ValueError` if damaged."""
    lines = csv.reader(text.splitlines())
    if tuple(next(lines, ())) != header:
        raise ValueError(f"{name}: the first line must be {','.join(header)}")
    found = []
    for number, row in enumerate(lines, 2):
        if len(row) != len(header):
            raise ValueError(f"{name}, line {number}: {len(header)} values are expected, not {len(row)}")
        found.append((f"{name}, line {number}", dict(zip(header, row, strict=True))))
    return found


def whole(row: tuple[str, dict[str, str]], column: str, most: int, least: int = 0) -> int:
    """Return a small whole number from a row."""
    text = row[1][column]
    if len(text) != 1 or text not in "0123456789" or not least <= int(text) <= most:
        wanted = str(most) if least == most else f"a number from {least} to {most}"
        raise ValueError(f"{row[0]}: {column} must be {wanted}, not {text!r}")
    return int(text)


def by_colour(row: tuple[str, dict[str, str]]) -> tuple[int, ...]:
    """Return the numbers in the five gem columns; at least one must not be 0."""
    numbers = tuple(whole(row, colour, HIGHEST_COST) for colour in COLOURS)
    if not any(numbers):
        raise ValueError(f"{row[0]}: one of {', '.join(COLOURS)} must be more than 0")
    return numbers


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the development cards in a table, level by level; `ValueError` if they are not those of the box."""
    cards = []
    for row in rows(text, CARDS_FILE, ("level", "bonus", "points", *COLOURS)):
        if row[1]["bonus"] not in COLOURS:
            raise ValueError(f"{row[0]}: bonus must be one of {', '.join(COLOURS)}, not {row[1]['bonus']!r}")
        level = whole(row, "level", len(CARDS_OF_A_LEVEL), 1)
        cards.append(Card(level, COLOURS.index(row[1]["bonus"]), whole(row, "points", HIGHEST_POINTS), by_colour(row)))
    if len(set(cards)) != len(cards):
        raise ValueError(f"{CARDS_FILE}: a card is listed twice")
    if [card.level for card in cards] != [n for n, count in enumerate(CARDS_OF_A_LEVEL, 1) for _ in range(count)]:
        raise ValueError(f"{CARDS_FILE}: there must be 40 cards of level 1, then 30 of level 2, then 20 of level 3")
    counts = Counter((card.level, card.bonus) for card in cards)
    for level, count in enumerate(CARDS_OF_A_COLOUR, 1):
        for colour, name in enumerate(COLOURS):
            if counts[level, colour] != count:
                raise ValueError(f"{CARDS_FILE}: level {level} has {counts[level, colour]} {name} cards, not {count}")
    return tuple(cards)


def read_nobles(text: str) -> tuple[Noble, ...]:
    """Return the nobles in a table; `ValueError` if they are not those of the box."""
    found = rows(text, NOBLES_FILE, ("points", *COLOURS))
    nobles = tuple(Noble(whole(row, "points", POINTS_OF_A_NOBLE, POINTS_OF_A_NOBLE), by_colour(row)) for row in found)
    if len(set(nobles)) != NOBLES_IN_BOX or len(nobles) != NOBLES_IN_BOX:
        raise ValueError(f"{NOBLES_FILE}: there must be {NOBLES_IN_BOX} different nobles, not {len(set(nobles))}")
    return nobles


CARDS = read_cards(read(CARDS_FILE))
NOBLES = read_nobles(read(NOBLES_FILE))
