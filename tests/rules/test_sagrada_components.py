"""The components of Sagrada are correct, and wrong ones are refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from guilda.components import load, read
from guilda.components import sagrada as box


@pytest.mark.rule("SA-01")
def test_there_are_90_dice_24_patterns_12_tools_and_10_objectives() -> None:
    assert box.COLOURS == ("red", "yellow", "green", "blue", "purple")
    assert len(box.COLOURS) * box.DICE_OF_EACH_COLOUR == 90
    assert (len(box.PATTERNS), len(box.TOOLS), len(box.OBJECTIVES), box.ROUNDS) == (24, 12, 10, 10)
    assert {pattern.difficulty for pattern in box.PATTERNS} == {3, 4, 5, 6}


@pytest.mark.rule("SA-22")
@pytest.mark.parametrize("pattern", box.PATTERNS, ids=lambda pattern: pattern.code)
def test_no_pattern_prints_the_same_colour_or_value_side_by_side(pattern: box.Pattern) -> None:
    for space, mark in enumerate(pattern.spaces):
        for other in [space + 1] * (space % 5 < 4) + [space + 5] * (space < 15):
            assert mark == "." or mark != pattern.spaces[other]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("1 A 4 Kaleidoscopic Dream", "1 A 7 Kaleidoscopic Dream", "difficulty"),
        ("1 A 4 Kaleidoscopic Dream", "1 C 4 Kaleidoscopic Dream", "not a card"),
        ("1 B 5 Firmitas", "2 B 5 Firmitas", "cards 1 to 12"),
        ("Firmitas", "Virtus", "same name"),
        ("YB..1", "YB..7", "rows of 5"),
        ("YB..1", "YB..", "rows of 5"),
        ("6R31.", "", "4 rows"),
    ],
)
def test_a_faulty_file_of_windows_is_refused(old: str, new: str, why: str) -> None:
    text = read(box.WINDOWS_FILE)
    assert old in text
    with pytest.raises(ValueError, match=why):
        box.read_patterns(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("colours",), ["red", "yellow", "green", "blue", "red"], "five colours"),
        (("dice_of_each_colour",), 19, "18 dice"),
        (("rounds",), 11, "10 rounds"),
        (("tools",), [], "12 tools"),
        (("tools", 0, "corner"), "white", "corner"),
        (("tools", 0, "when"), "never", "when|turn"),
        (("objectives", 0, "each"), "window", "row_colours"),
        (("objectives", 4, "of"), [1, 7], "light_shades"),
        (("objectives", 9, "of"), "values", "colour_diagonals"),
        (("objectives",), [], "10 public objectives"),
    ],
)
def test_a_faulty_box_is_refused(path: tuple[Any, ...], value: Any, why: str) -> None:
    contents = deepcopy(load(box.FILE))
    inner = contents
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(ValueError, match=why):
        box.check(contents)
