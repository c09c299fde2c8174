"""The components of Sagrada, loaded and checked once."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from guilda.components import fingerprint, load, read

FILE = "sagrada.toml"
WINDOWS_FILE = "sagrada-windows.txt"
LETTERS = "RYGBP"  # the colours in order, as in window patterns and all notations
ROWS, COLUMNS = 4, 5
HEAD = re.compile(r"([1-9]|1[0-2]) ([AB]) ([3-6]) (\S.*)")
ROW = re.compile(rf"[.{LETTERS}1-6]{{{COLUMNS}}}")


class Pattern(NamedTuple):
    """One side of a window card. `spaces` has a character per space, row by row: `.`, a colour or a value."""

    card: int
    side: str
    difficulty: int
    name: str
    spaces: str

    @property
    def code(self) -> str:
        """Return the card number and side, such as `9A`."""
        return f"{self.card}{self.side}"


class Tool(NamedTuple):
    """A tool card: its name, the colour that pays for it in the solo game, and when it can be used."""

    name: str
    corner: int
    when: str


class Objective(NamedTuple):
    """A public objective: points per row, column, set or diagonal die, for colours or for values (1 to 6)."""

    name: str
    points: int
    each: str
    of: tuple[int, ...] | str


def read_patterns(text: str) -> tuple[Pattern, ...]:
    """Return the window patterns in a file, two per card; `ValueError` if the file is damaged."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    patterns = []
    for start in range(0, len(lines), ROWS + 1):
        head, *rows = lines[start : start + ROWS + 1]
        match = HEAD.fullmatch(head)
        if match is None:
            raise ValueError(f"{WINDOWS_FILE}: {head!r} is not a card, a side, a difficulty and a name")
        if len(rows) != ROWS or not all(ROW.fullmatch(row) for row in rows):
            raise ValueError(f"{WINDOWS_FILE}: {head!r} must have {ROWS} rows of {COLUMNS} of .{LETTERS}123456")
        patterns.append(Pattern(int(match[1]), match[2], int(match[3]), match[4], "".join(rows)))
    if [pattern.code for pattern in patterns] != [f"{card}{side}" for card in range(1, 13) for side in "AB"]:
        raise ValueError(f"{WINDOWS_FILE}: there must be the cards 1 to 12, each with side A and side B")
    if len({pattern.name for pattern in patterns}) < len(patterns):
        raise ValueError(f"{WINDOWS_FILE}: two patterns have the same name")
    return tuple(patterns)


def check(box: dict[str, Any]) -> None:
    """Check the data; `ValueError` says what is wrong."""
    colours = box["colours"]
    if len(set(colours)) != len(LETTERS) or [name[0].upper() for name in colours] != list(LETTERS):
        raise ValueError(f"{FILE}: there must be five colours that begin with {', '.join(LETTERS)}")
    if not 1 <= box["dice_of_each_colour"] <= 18 or not 1 <= box["rounds"] <= 10:
        raise ValueError(f"{FILE}: there can be 18 dice of each colour and 10 rounds at most")
    whens = {"drafted", "turn", "first", "second"}
    if len(box["tools"]) != 12 or any(t["corner"] not in colours or t["when"] not in whens for t in box["tools"]):
        raise ValueError(f"{FILE}: each of 12 tools needs a corner colour and one of {', '.join(sorted(whens))}")
    for objective in box["objectives"]:
        each, of = objective["each"], objective["of"]
        if isinstance(of, list):
            fits = each == "set" and len(of) > 0 and set(of) <= {1, 2, 3, 4, 5, 6}
        else:
            fits = (each, of) in {("set", "colours"), ("diagonal", "colours")} or (
                each in ("row", "column") and of in ("colours", "values")
            )
        if not fits:
            raise ValueError(f"{FILE}: {objective['name']} has no known kind of scoring")
    if len(box["objectives"]) != 10:
        raise ValueError(f"{FILE}: there must be 10 public objectives")


_box = load(FILE)
check(_box)

COLOURS: tuple[str, ...] = tuple(_box["colours"])
DICE_OF_EACH_COLOUR: int = _box["dice_of_each_colour"]
ROUNDS: int = _box["rounds"]
TABLE: dict[str, int] = _box["table"]
SOLO: dict[str, int] = _box["solo"]
SOLO_TOOLS = (1, 2, 3, 4, 5)
SOLO_OBJECTIVES = (2, 3)
PATTERNS = read_patterns(read(WINDOWS_FILE))
TOOLS = tuple(Tool(tool["name"], COLOURS.index(tool["corner"]), tool["when"]) for tool in _box["tools"])
OBJECTIVES = tuple(
    Objective(each["name"], each["points"], each["each"], each["of"] if isinstance(each["of"], str) else (*each["of"],))
    for each in _box["objectives"]
)
FINGERPRINT = fingerprint(FILE, WINDOWS_FILE)


def dice_a_round(players: int) -> int:
    """Return the number of dice rolled for a round."""
    return SOLO["dice_a_round"] if players == 1 else 2 * players + 1
