"""The common part of all text positions: a name, then `key=value` fields separated by spaces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.options import Option

LONGEST_TEXT = 10_000
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


class Fields:
    """The fields of a text position, each to be read once; every error is a `ValueError` that names the field."""

    def __init__(self, text: str, game: str, names: Sequence[str]) -> None:
        self.game = game
        if len(text) > LONGEST_TEXT:
            self.fail(f"the text is longer than {LONGEST_TEXT} characters")
        head, *fields = text.strip().split(" ")
        if head != game:
            self.fail(f"the text begins with {head[:20]!r}, not with {game!r}")
        found = [field.partition("=")[0] for field in fields]
        if found != list(names):
            self.fail(f"the fields must be {', '.join(names)}, in this order")
        self.values = {name: field.partition("=")[2] for name, field in zip(names, fields, strict=True)}

    def fail(self, what: str) -> NoReturn:
        """Raise a `ValueError` that says what is wrong with the text."""
        raise ValueError(f"not a position of {self.game}: {what}")

    def word(self, name: str) -> str:
        """Return the text of a field."""
        return self.values[name]

    def whole(self, name: str, least: int, most: int) -> int:
        """Return the whole number in a field."""
        return self.number(self.values[name], name, least, most)

    def number(self, text: str, what: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
            self.fail(f"{what} must be a number from {least} to {most}, not {text[:20]!r}")
        return int(text)

    def option(self, option: Option) -> int | str:
        """Return the value of an option."""
        text = self.values[option.name]
        for value in option.values:
            if value is not None and str(value) == text:
                return value
        return self.fail(f"{option.name} cannot be {text[:20]!r}")

    def seat(self, name: str, players: int, none: str) -> int:
        """Return a seat, or -1 where the field says `none`."""
        text = self.values[name]
        return -1 if text == none else self.number(text, name, 0, players - 1)

    def split(self, text: str, mark: str, count: int, what: str) -> list[str]:
        """Return the parts of a text; there must be `count` of them."""
        parts = text.split(mark)
        if len(parts) != count:
            self.fail(f"{what} must have {count} parts separated by {mark!r}")
        return parts
