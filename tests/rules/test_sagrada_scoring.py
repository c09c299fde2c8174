"""Objectives and final scoring."""

from __future__ import annotations

import pytest

from guilda.components import sagrada as box
from guilda.rules.presentation import Item
from tests.rules.sagrada_table import EMPTY, FULL, table

NAMES = [objective.name for objective in box.OBJECTIVES]

# Every row and column shows each colour at most once; rows have five values, columns four.
LATIN = "R1 Y2 G3 B4 P5 / Y6 G1 B2 P3 R4 / G5 B6 P1 R2 Y3 / B4 P5 R6 Y1 G2"
# Colours repeat in every row and column, values do not: they pull in different directions.
TWO_COLOURS = "R1 Y2 R3 Y4 R5 / Y6 R1 Y2 R3 Y4 / R5 Y6 R1 Y2 R3 / Y4 R5 Y6 R1 Y2"
# The other way round: two values, all colours in every row.
TWO_VALUES = "R1 Y2 G1 B2 P1 / Y2 G1 B2 P1 R2 / G1 B2 P1 R2 Y1 / B2 P1 R2 Y1 G2"
ONE_GAP = "R1 Y2 G3 B4 P5 / Y6 G1 .. P3 R4 / G5 B6 P1 R2 Y3 / B4 P5 R6 Y1 G2"
FEW = "R1 .. R1 .. .. / .. R2 .. .. .. / R3 .. .. B1 .. / .. .. B2 .. .."

WINDOWS = (EMPTY, FULL, LATIN, TWO_COLOURS, TWO_VALUES, ONE_GAP, FEW)
TIMES = {
    "row_colours": [0, 2, 4, 0, 4, 3, 0],
    "column_colours": [0, 2, 5, 0, 5, 4, 0],
    "row_shades": [0, 0, 4, 4, 0, 3, 0],
    "column_shades": [0, 3, 5, 5, 0, 4, 0],
    "light_shades": [0, 3, 4, 4, 10, 3, 2],
    "medium_shades": [0, 3, 3, 3, 0, 3, 0],
    "deep_shades": [0, 3, 3, 3, 0, 3, 0],
    "shade_variety": [0, 3, 3, 3, 0, 3, 0],
    "colour_variety": [0, 3, 4, 0, 4, 3, 0],
    "colour_diagonals": [0, 7, 18, 20, 18, 16, 6],
}


def times(window: str, name: str) -> tuple[int, int]:
    """Return the number of times a window meets an objective, and the points for it."""
    game = table(window, EMPTY, objectives=[NAMES.index(name) + 1], over=True)
    item = next(item for item in game.breakdown(0) if item.name == name)
    return item.quantity, item.points


def counted(window: str, name: str) -> int:
    """Return the same, counted naively from the text of the card."""
    rows = [row.split() for row in window.split("/")]
    columns = [list(column) for column in zip(*rows, strict=True)]
    dice = [each for row in rows for each in row if each != ".."]
    lines = {"row": rows, "column": columns}.get(name.split("_")[0], [])
    part = 0 if "colour" in name else 1
    if lines:
        return sum(".." not in line and len({each[part] for each in line}) == len(line) for line in lines)
    if name == "colour_diagonals":
        place = {(r, c): rows[r][c] for r in range(4) for c in range(5) if rows[r][c] != ".."}
        steps = ((1, 1), (1, -1), (-1, 1), (-1, -1))
        return sum(
            any(place.get((r + down, c + right), "..")[0] == each[0] for down, right in steps)
            for (r, c), each in place.items()
        )
    wanted = {
        "light_shades": "12",
        "medium_shades": "34",
        "deep_shades": "56",
        "shade_variety": "123456",
        "colour_variety": "RYGBP",
    }[name]
    return min(sum(each[part] == mark for each in dice) for mark in wanted)


@pytest.mark.rule("SA-40")
@pytest.mark.parametrize("name", NAMES)
def test_every_objective_counts_as_often_as_it_is_met(name: str) -> None:
    assert [times(window, name)[0] for window in WINDOWS] == TIMES[name]
    assert [counted(window, name) for window in WINDOWS] == TIMES[name]


@pytest.mark.rule("SA-40")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("row_colours", 6),
        ("column_colours", 5),
        ("row_shades", 5),
        ("column_shades", 4),
        ("light_shades", 2),
        ("medium_shades", 2),
        ("deep_shades", 2),
        ("shade_variety", 5),
        ("colour_variety", 4),
        ("colour_diagonals", 1),
    ],
)
def test_every_objective_gives_its_points_each_time(name: str, points: int) -> None:
    for window in WINDOWS:
        found, given = times(window, name)
        assert given == points * found


@pytest.mark.rule("SA-40")
def test_a_row_or_column_with_a_gap_does_not_count() -> None:
    for name, missing in (("row_colours", 1), ("column_colours", 1), ("row_shades", 1), ("column_shades", 1)):
        assert times(LATIN, name)[0] - times(ONE_GAP, name)[0] == missing


@pytest.mark.rule("SA-40")
def test_diagonal_neighbours_do_not_wrap_around_the_edge() -> None:
    window = "R1 .. .. .. .. / .. .. .. .. R2 / R3 .. .. .. .. / .. .. .. .. R4"
    assert times(window, "colour_diagonals")[0] == 0


@pytest.mark.rule("SA-41")
@pytest.mark.parametrize(
    ("window", "private", "points"),
    [(EMPTY, "RY", 0), (FULL, "PY", 15), (FULL, "BY", 18), (LATIN, "RY", 13), (TWO_COLOURS, "GY", 0), (FEW, "RB", 7)],
)
def test_the_private_objective_scores_the_values_of_its_colour(window: str, private: str, points: int) -> None:
    game = table(window, EMPTY, private=private, over=True)
    assert next(item.points for item in game.breakdown(0) if item.name == "private") == points


@pytest.mark.rule("SA-42")
def test_each_favor_token_left_is_a_point() -> None:
    game = table(FULL, FULL, tokens=(4, 0), over=True)
    assert [next(i for i in game.breakdown(seat) if i.name == "favor") for seat in (0, 1)] == [
        Item("favor", 4, 4),
        Item("favor", 0, 0),
    ]


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize(("window", "empty"), [(EMPTY, 20), (FULL, 0), (ONE_GAP, 1), (FEW, 14)])
def test_each_empty_space_costs_a_point(window: str, empty: int) -> None:
    game = table(window, EMPTY, over=True)
    assert Item("empty", empty, -empty) in game.breakdown(0)


def tied(**changes: object) -> list[int]:
    """Return the ranks of two players with equal windows, except for the given changes."""
    settings = {"private": "YG", "tokens": (2, 2), "starter": 0, "objectives": (5, 6, 7), **changes}
    windows = settings.pop("windows", ("R1 .. .. .. .. / " + EMPTY[17:],) * 2)
    return table(*windows, over=True, **settings).ranks()


@pytest.mark.rule("SA-44")
def test_most_points_win() -> None:
    assert tied(tokens=(2, 3)) == [2, 1]
    assert tied(tokens=(4, 3)) == [1, 2]


@pytest.mark.rule("SA-44")
def test_the_private_objective_breaks_a_tie_first() -> None:
    yellow, green = ("Y1 .. .. .. .. / " + EMPTY[17:], "Y1 .. .. .. .. / " + EMPTY[17:])
    game = table(yellow, green, private="YG", tokens=(1, 2), over=True, objectives=(5, 6, 7))
    assert game.scores()[0] == game.scores()[1]
    assert game.ranks() == [1, 2], "although the other has more tokens and was later"


@pytest.mark.rule("SA-44")
def test_favor_tokens_break_the_tie_next() -> None:
    filled = ("R1 .. .. .. .. / " + EMPTY[17:], "R1 G3 .. .. .. / " + EMPTY[17:])
    game = table(*filled, private="YB", tokens=(3, 2), over=True, objectives=(1, 2, 3))
    assert game.scores()[0] == game.scores()[1]
    assert game.ranks() == [1, 2]


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize(("starter", "ranks"), [(0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])])
def test_the_later_player_of_the_last_round_wins_the_last_tie_break(starter: int, ranks: list[int]) -> None:
    game = table(EMPTY, EMPTY, EMPTY, tokens=(3, 3, 3), starter=starter, over=True)
    assert len(set(game.scores())) == 1
    assert game.ranks() == ranks


@pytest.mark.rule("SA-45")
def test_the_worked_example_of_the_rulebook_gives_40_points() -> None:
    # Two complete columns without a repeated colour, two pairs of 1 and 2, three sets of colours, purple 5 + 6 + 6.
    window = "P5 R3 G1 Y2 B4 / B3 Y4 R5 P6 .. / G6 B5 G4 Y3 R1 / R2 G3 P6 .. .."
    game = table(window, EMPTY, objectives=(2, 5, 9), private="PG", tokens=(0, 3), over=True)
    assert game.breakdown(0) == [
        Item("column_colours", 2, 10),
        Item("light_shades", 2, 4),
        Item("colour_variety", 3, 12),
        Item("private", 17, 17),
        Item("favor", 0, 0),
        Item("empty", 3, -3),
    ]
    assert game.scores()[0] == 40


@pytest.mark.rule("SA-40", "SA-41")
def test_nothing_is_scored_before_the_end_and_the_public_tally_leaves_out_private_objectives() -> None:
    game = table(FULL, LATIN, pool="R1")
    assert game.scores() == [0, 0]
    assert game.breakdown(0) == []
    assert game.ranks() == [1, 1]
    tally = [[name for name, _, _ in seat["tally"]] for seat in game.view(0)["seats"]]
    assert ["private" in names for names in tally] == [True, False]
