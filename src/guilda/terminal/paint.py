"""Colour in the terminal. Letters always go with it, so that nothing is lost where there is none."""

from __future__ import annotations

import os
import re
import sys
from itertools import zip_longest

# 256-colour codes: background and the letter on it
SWATCHES = {
    "blue": (26, 231),
    "yellow": (220, 16),
    "red": (160, 231),
    "black": (238, 231),
    "white": (255, 16),
    "green": (28, 231),
    "purple": (91, 231),
    "orange": (208, 16),
    "pink": (205, 16),
    "gold": (178, 16),
}
# what is readable as a letter on a dark ground as well as on a light one
LIGHTER = {"black": 245, "white": 252, "purple": 134, "blue": 33}
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Paint:
    """Paints text with colour, or, when it is off, hands it back as it is."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def style(self, text: str, codes: str) -> str:
        """Text in an ANSI style."""
        return f"\x1b[{codes}m{text}\x1b[0m" if self.on else text

    def piece(self, text: str, colour: str) -> str:
        """A piece: its letter on its colour."""
        back, front = SWATCHES[colour]
        return self.style(text, f"1;48;5;{back};38;5;{front}")

    def trace(self, text: str, colour: str) -> str:
        """Where a piece of a colour belongs: the letter in its colour, on nothing."""
        code = LIGHTER.get(colour, SWATCHES[colour][0])
        return self.style(text, f"38;5;{code}")

    def bold(self, text: str) -> str:
        """What matters."""
        return self.style(text, "1")

    def dim(self, text: str) -> str:
        """What matters less."""
        return self.style(text, "2")


def wants_colour() -> bool:
    """Whether the terminal shows colour (and https://no-color.org is not asked for)."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def width(text: str) -> int:
    """How many columns a painted text takes."""
    return len(ESCAPE.sub("", text))


def pad(text: str, columns: int) -> str:
    """A painted text filled up with spaces."""
    return text + " " * (columns - width(text))


def beside(left: list[str], right: list[str], gap: int = 4) -> list[str]:
    """Two blocks of lines side by side."""
    columns = max(map(width, left), default=0) + gap
    return [pad(one, columns) + other for one, other in zip_longest(left, right, fillvalue="")]


def pairs_beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines, two and two side by side, with an empty line between the pairs."""
    lines: list[str] = []
    for number in range(0, len(blocks), 2):
        lines += beside(blocks[number], blocks[number + 1] if number + 1 < len(blocks) else [])
        lines.append("")
    return lines
