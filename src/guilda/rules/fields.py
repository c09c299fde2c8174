"""The common part of all text positions: a name, then `key=value` fields separated by spaces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

from guilda.locales import FALLBACK, catalogue, kebab

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.options import Option

LONGEST_TEXT = 10_000
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


class PositionError(ValueError):
    """A position that cannot be read, or that no game can reach.

    The message `impossible-<reason>` of the catalogue says why, with `details` as its arguments; `str` gives it in
    English.
    """

    def __init__(self, reason: str, details: Mapping[str, Any], game: str = "") -> None:
        super().__init__(reason, details, game)
        self.reason = reason
        self.details = details
        self.game = game

    def __str__(self) -> str:
        text = catalogue(FALLBACK).format(f"impossible-{kebab(self.reason)}", **self.details)
        return f"not a position of {self.game}: {text}" if self.game else text


class Fields:
    """The fields of a text position, each to be read once; every error is a `PositionError`."""

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
        """Raise an error about the way in which the text is written."""
        self.reject("text", detail=what)

    def reject(self, reason: str, **details: Any) -> NoReturn:
        """Raise an error about a position that no game can reach."""
        raise PositionError(reason, details, self.game)

    def word(self, name: str) -> str:
        """Return the text of a field."""
        return self.values[name]

    def whole(self, name: str, least: int, most: int) -> int:
        """Return the whole number in a field."""
        return self.number(self.values[name], name, least, most)

    def number(self, text: str, field: str, least: int, most: int, player: int = 0, place: int = 0) -> int:
        """Return a whole number within bounds; errors name the player and the place, if there is one."""
        if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
            self.reject("number", field=field, least=least, most=most, player=player, place=place)
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
