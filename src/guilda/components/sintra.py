"""The components of Azul: Stained Glass of Sintra, loaded once and checked against the rulebook."""

from __future__ import annotations

from typing import Any

from guilda.components import fingerprint, load

FILE = "sintra.toml"
LETTERS = "YOPBW"
WILD = "*"
WINDOWS = 8
SPACES = 5
PANES = tuple(f"{window}{pane}" for window in range(1, WINDOWS + 1) for pane in "tb")
KEYS = {
    *("colours", "pieces_of_each_colour", "strips", "broken_glass", "ornaments", "ornament_points"),
    *("pieces_left_for_a_point", "window_points", "factories"),
}


def require(condition: bool, message: str) -> None:
    """Raise `ValueError` unless a condition holds."""
    if not condition:
        raise ValueError(f"{FILE}: {message}")


def whole_numbers(row: object, least: int, most: int, count: int | None = None) -> bool:
    """Return whether a value is a list of whole numbers within bounds, of the given length if there is one."""
    return (
        isinstance(row, list)
        and count in (None, len(row))
        and all(type(number) is int and least <= number <= most for number in row)
    )


def check(box: dict[str, Any]) -> None:
    """Check the data against the rulebook; `ValueError` says what is wrong."""
    require(set(box) == KEYS, f"there must be exactly {', '.join(sorted(KEYS))}")
    require(
        box["colours"] == ["yellow", "orange", "pink", "blue", "white"], "the colours are those of the letters YOPBW"
    )
    require(whole_numbers([box["pieces_of_each_colour"]], 20, 20), "there are 20 pieces of each colour")
    factories = box["factories"]
    require(
        factories == {"2": 5, "3": 7, "4": 9} and whole_numbers(list(factories.values()), 5, 9),
        "2, 3 and 4 players have 5, 7 and 9 factories",
    )
    check_strips(box["strips"])
    track = box["broken_glass"]
    require(whole_numbers(track, -18, 0), "broken_glass is a list from 0 to -18")
    require(track[:1] == [0] and track[-1:] == [-18] and -8 in track, "broken_glass goes from 0 through -8 to -18")
    require(sorted(set(track), reverse=True) == track, "every space of broken_glass costs more than the one before")
    ornaments = box["ornaments"]
    require(
        isinstance(ornaments, list) and len(ornaments) == 4 and all(isinstance(panes, list) for panes in ornaments),
        "there are 4 ornaments",
    )
    require(all(len(panes) == 4 for panes in ornaments), "every ornament is surrounded by 4 panes")
    found = sorted(str(pane) for panes in ornaments for pane in panes)
    require(found == sorted(PANES), "every pane, from 1t and 1b to 8t and 8b, belongs to one ornament")
    points = box["ornament_points"]
    require(
        points == [0, 0, 3, 6, 10] and whole_numbers(points, 0, 10),
        "ornaments give 3, 6 and 10 points for 2, 3 and 4 panes",
    )
    require(whole_numbers([box["pieces_left_for_a_point"]], 3, 3), "3 pieces left give a point")
    points = box["window_points"]
    require(
        isinstance(points, dict)
        and set(points) == {"A", "B"}
        # The rulebook's examples include a window worth 2 points.
        and all(whole_numbers(row, 1, 9, WINDOWS) and 2 in row for row in points.values()),
        f"window_points has {WINDOWS} numbers from 1 to 9, one of them 2, for each of the sides A and B",
    )


def check_strips(strips: object) -> None:
    """Check for eight strips with two sides of five spaces; one side has two wild spaces."""
    require(isinstance(strips, list) and len(strips) == WINDOWS, f"there are {WINDOWS} strips")
    assert isinstance(strips, list)
    require(all(isinstance(sides, list) and len(sides) == 2 for sides in strips), "every strip has 2 sides")
    sides = [side for strip in strips for side in strip]
    require(
        all(isinstance(side, str) and len(side) == SPACES and not side.strip(LETTERS + WILD) for side in sides),
        f"every side of a strip has {SPACES} spaces of {LETTERS} or {WILD}",
    )
    require(
        sorted(side.count(WILD) for side in sides) == [0] * 15 + [2], "exactly one side has wild spaces, and it has 2"
    )


_box = load(FILE)
check(_box)

COLOURS: tuple[str, ...] = tuple(_box["colours"])
PIECES_OF_EACH_COLOUR: int = _box["pieces_of_each_colour"]
FACTORIES: dict[int, int] = {int(players): count for players, count in _box["factories"].items()}
SIDES: tuple[str, ...] = tuple(side for strip in _box["strips"] for side in strip)
"""Sides 2n and 2n + 1 belong to the same strip."""
WILD_SIDE = next(number for number, side in enumerate(SIDES) if WILD in side)
BROKEN_GLASS: tuple[int, ...] = tuple(-points for points in _box["broken_glass"])
"""The penalties, as positive numbers."""
WINDOW_POINTS: dict[str, tuple[int, ...]] = {side: tuple(row) for side, row in _box["window_points"].items()}
ORNAMENTS: tuple[tuple[int, ...], ...] = tuple(tuple(map(PANES.index, panes)) for panes in _box["ornaments"])
"""The four panes around each ornament, numbered window by window, top before bottom."""
ORNAMENT_POINTS: tuple[int, ...] = tuple(_box["ornament_points"])
PIECES_LEFT_FOR_A_POINT: int = _box["pieces_left_for_a_point"]
FINGERPRINT = fingerprint(FILE)
