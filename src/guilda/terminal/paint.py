"""Colour at the terminal. Pieces also carry letters, so that nothing is lost without colour."""

from __future__ import annotations

import os
import re
import shutil
import sys
from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guilda.locales import Catalogue

# 256-colour codes: background and foreground
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
# foreground codes that are readable on dark and light terminals
LIGHTER = {"black": 245, "white": 252, "purple": 134, "blue": 33}
MAX_WIDTH = 80
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Paint:
    """Adds ANSI colours to text, or returns it unchanged when off."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def style(self, text: str, codes: str) -> str:
        """Return text in an ANSI style."""
        return f"\x1b[{codes}m{text}\x1b[0m" if self.on else text

    def piece(self, text: str, colour: str) -> str:
        """Return a piece: its letter on its colour."""
        back, front = SWATCHES[colour]
        return self.style(text, f"1;48;5;{back};38;5;{front}")

    def trace(self, text: str, colour: str) -> str:
        """Return an empty space for a piece: the letter in its colour, without background."""
        code = LIGHTER.get(colour, SWATCHES[colour][0])
        return self.style(text, f"38;5;{code}")

    def bold(self, text: str) -> str:
        """Return text in bold."""
        return self.style(text, "1")

    def dim(self, text: str) -> str:
        """Return dimmed text."""
        return self.style(text, "2")


def wants_colour() -> bool:
    """Return whether standard output is a terminal with colour; NO_COLOR (https://no-color.org) turns it off."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def room() -> int:
    """Return the columns of the terminal to use: 80, or fewer if it is narrower."""
    return min(MAX_WIDTH, shutil.get_terminal_size().columns)


def width(text: str) -> int:
    """Return the columns that a text takes without its escape codes."""
    return len(ESCAPE.sub("", text))


def pad(text: str, columns: int) -> str:
    """Pad a text with escape codes to a number of columns."""
    return text + " " * (columns - width(text))


def labelled(texts: Catalogue, label: str, text: str = "") -> str:
    """Return `label: text` with the language's own space before the colon; `label:` if there is no text."""
    return texts.format("labelled", label=label, text=text).rstrip()


def beside(left: list[str], right: list[str], gap: int = 4) -> list[str]:
    """Place two blocks of lines side by side, or one below the other where the terminal is too narrow."""
    columns = max(map(width, left), default=0) + gap
    if right and columns + max(map(width, right)) > room():
        return [*left, "", *right]
    return [pad(one, columns) + other for one, other in zip_longest(left, right, fillvalue="")]


def two_columns(blocks: list[list[str]]) -> list[str]:
    """Place blocks of lines in two columns, with an empty line after each row."""
    lines: list[str] = []
    for number in range(0, len(blocks), 2):
        lines += beside(blocks[number], blocks[number + 1] if number + 1 < len(blocks) else [])
        lines.append("")
    return lines
