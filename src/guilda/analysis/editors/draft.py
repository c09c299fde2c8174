"""The position editor: the parts that all games share."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from guilda.rules.fields import PositionError
from guilda.rules.registry import game as game_info
from guilda.rules.registry import position as read_position
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from guilda.rules.game import Game

Draft = dict[str, list[str]]
"""The values of each group's spaces; an empty value is an empty space."""
LONGEST = 12
SET_UP = "0"
"""The round of a position in which decisions are made before the first round."""


@dataclass(frozen=True)
class Group:
    """A group of spaces of one kind: `piece` (pieces to put), `number` (from the first option to the last), `choice`.

    `options` has one list for all spaces, or one for each. `captions` are printed in or beside the spaces.
    """

    name: str
    kind: Literal["piece", "number", "choice"]
    values: list[str]
    options: list[list[str]]
    seat: int | None = None
    columns: int = 0
    captions: list[str] = field(default_factory=list)

    @property
    def key(self) -> str:
        """The name of the group in a draft."""
        return self.name if self.seat is None else f"{self.name}.{self.seat}"


def editor(game: str) -> Any:
    """Return the editor of a game.

    `draft(fields)` takes the fields of a text position apart, `groups(fields, draft)` describes a draft, `texts(fields,
    draft)` yields the fields that it may stand for, and `check(fields)` rejects positions that no game can reach.
    """
    module = game_info(game).editor
    if not module:
        raise ValueError(f"there is no position editor for {game}: write its text position")
    return import_module(module)


def fields_of(text: str) -> dict[str, str]:
    """Return the fields of a text position."""
    return dict(field.split("=", 1) for field in text.split(" ")[1:])


def draft(position: Game) -> Draft:
    """Take a position apart. In the set-up the groups of the game after it are as they would be."""
    module, fields = editor(position.name), fields_of(position.text())
    found: Draft = module.draft(fields)
    if fields["round"] != SET_UP:
        return found
    after: Draft = module.draft(fields_of(after_set_up(position).text()))
    return {**after, **{key: values for key, values in found.items() if key.partition(".")[0] in module.SET_UP}}


def after_set_up(position: Game) -> Game:
    """Return a position after the decisions of the set-up, such as the choice of windows."""
    found = position.copy()
    while fields_of(found.text())["round"] == SET_UP:
        found.apply(found.actions()[0], FastRng(0))
    return found


def groups(base: Game, draft: Mapping[str, Sequence[str]]) -> list[Group]:
    """Return the groups of a draft, for a game with the options of `base`."""
    fields = fields_of(base.text())
    complete = completed(base, draft)
    found: list[Group] = editor(base.name).groups(fields, complete)
    return found


def completed(base: Game, given: Mapping[str, Sequence[str]]) -> Draft:
    """Return a draft with the groups that are missing as in `base`."""
    return {**draft(base), **{key: list(values) for key, values in given.items()}}


def position(base: Game, draft: Mapping[str, Sequence[str]]) -> Game:
    """Put a draft together; `PositionError` says why the position is impossible.

    What the draft does not show is as in `base`, or, where that does not fit, as at the start of a turn.
    """
    fields = fields_of(base.text())
    problem: ValueError | None = None
    check_numbers(groups(base, draft))
    for changed in editor(base.name).texts(fields, completed(base, draft)):
        text = " ".join([base.name, *(f"{name}={value}" for name, value in {**fields, **changed}.items())])
        try:
            found = read_position(text)
        except PositionError as error:
            if problem is None or error.reason != "text":  # the editor writes the text: players cannot correct it
                problem = error
        else:
            editor(base.name).check(fields_of(text))
            return found
    raise problem or ValueError("this position is impossible")


def check_numbers(groups: Iterable[Group]) -> None:
    """Reject numbers that a group does not offer."""
    for group in groups:
        if group.kind == "number":
            least, most = map(int, group.options[0])
            for value in group.values:
                check_number(group.name, whole(value), least, most, group.seat)


def check_number(name: str, value: int, least: int, most: int, seat: int | None = None) -> None:
    """Reject a number of a group beyond its limits."""
    if not least <= value <= most:
        player = 0 if seat is None else seat + 1
        raise PositionError("number", {"field": name, "least": least, "most": most, "player": player, "place": 0})


def remainder(letters: str, of_each: int, used: Iterable[str]) -> list[int]:
    """Return how many pieces of each colour are not used; `PositionError` if too many are."""
    pieces = "".join(used)
    left = [of_each - pieces.count(letter) for letter in letters]
    for letter, count in zip(letters, left, strict=True):
        if count < 0:
            raise PositionError("too_many", {"piece": letter, "shown": of_each - count, "most": of_each})
    return left


def multiset(letters: str, counts: Iterable[int | str]) -> str:
    """Return counts of pieces in text: `B2W1`, or `-` for none."""
    return "".join(f"{letter}{count}" for letter, count in zip(letters, counts, strict=True) if int(count)) or "-"


def counts(letters: str, text: str) -> list[str]:
    """Return the counts of a multiset in text."""
    found = dict.fromkeys(letters, "0")
    number = letter = ""
    for each in text.strip("-"):
        if each in letters:
            letter, number = each, ""
        else:
            number += each
            found[letter] = number
    return list(found.values())


def spelt(letters: str, numbers: Iterable[str]) -> str:
    """Return pieces one by one from their counts."""
    return "".join(letter * whole(number) for letter, number in zip(letters, numbers, strict=True))


def whole(text: str) -> int:
    """Return a whole number; `PositionError` if a text is none."""
    if not text.isdecimal() or len(text) > 4:
        raise PositionError("not_a_number", {"text": text[:LONGEST]})
    return int(text)


def number(
    name: str, values: list[str], most: int, least: int = 0, seat: int | None = None, captions: str = ""
) -> Group:
    """Return a group of numbers."""
    return Group(name, "number", values, [[str(least), str(most)]], seat, captions=list(captions))


def one(name: str, value: list[str], options: Iterable[object], seat: int | None = None) -> Group:
    """Return a group with one choice."""
    return Group(name, "choice", value, [[str(each) for each in options]], seat)


def seats(fields: Mapping[str, str]) -> range:
    """Return the seats of a game."""
    return range(int(fields["players"]))


def course(fields: Mapping[str, str], draft: Draft, rounds: int, *, marker: bool) -> list[Group]:
    """Return the groups about round and turn."""
    there = [str(seat) for seat in seats(fields)]
    found = [
        number("round", draft["round"], rounds, 1),
        one("turn", draft["turn"], [*there, "-"]),
        one("starter", draft["starter"], there),
    ]
    return [*found, one("marker", draft["marker"], ["-", *there])] if marker else found


def course_fields(draft: Draft, *, marker: bool) -> dict[str, str]:
    """Return the fields about round and turn."""
    names = ("round", "turn", "starter", "marker") if marker else ("round", "turn", "starter")
    return {name: draft[name][0] for name in names}


def padded(pieces: Sequence[str], size: int) -> list[str]:
    """Return pieces with empty spaces after them."""
    return [*pieces, *([""] * (size - len(pieces)))]
