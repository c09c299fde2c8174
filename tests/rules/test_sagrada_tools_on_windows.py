"""Tools 2, 3, 4 and 12, which move dice of a window.

Sun Catcher:  .  B  2  .  Y / .  4  .  R  . / .  .  5  Y  . / G  3  .  .  P
"""

from __future__ import annotations

from typing import Any

import pytest

from guilda.locales import LANGUAGES, catalogue
from guilda.rules.sagrada.constants import (
    REFUSED_COLOUR_BESIDE,
    REFUSED_COLOUR_NOT_ON_TRACK,
    REFUSED_COLOUR_PRINT,
    REFUSED_EDGE,
    REFUSED_MOVED_ALREADY,
    REFUSED_MUST_MOVE,
    REFUSED_NO_DIE_THERE,
    REFUSED_NO_SECOND_MOVE,
    REFUSED_OCCUPIED,
    REFUSED_OTHER_COLOUR,
    REFUSED_SAME_SPACE,
    REFUSED_TOOL_IMPOSSIBLE,
    REFUSED_TOUCH,
    REFUSED_TRACK_EMPTY,
    REFUSED_VALUE_BESIDE,
    REFUSED_VALUE_PRINT,
)
from tests.rules.sagrada_table import EMPTY, FULL, HOLE, at, legal, moves_of, placements, play, refused, table

ONE = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
PAIR = ".. .. G2 P6 .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
THREE = ".. .. G2 P6 .. / .. .. P3 .. .. / .. .. .. .. .. / .. .. .. .. .."


def with_tool(tool: int, window: str, **settings: Any) -> Any:
    return table(window, EMPTY, **{"pool": "Y4", "tools": [tool, 7, 8], **settings})


# 2, Eglomise Brush


def test_2_the_printed_colour_does_not_count_but_the_printed_value_does() -> None:
    game = play(with_tool(2, PAIR), "T2")
    assert moves_of(game, "14") == {"12", "23", "24"}
    assert moves_of(game, "13") == {"15", "23", "24", "25"}
    refused(game, "14>22", REFUSED_VALUE_PRINT)
    play(game, "14>24")
    assert (at(game, "14"), at(game, "24")) == (None, "P6"), "a purple die on a red space"


def test_2_neighbours_of_the_same_colour_or_value_stay_forbidden() -> None:
    game = play(with_tool(2, THREE), "T2")
    assert moves_of(game, "14") == {"12", "32", "34"}
    refused(game, "14>24", REFUSED_COLOUR_BESIDE)
    six = play(with_tool(2, THREE.replace("P3", "B6")), "T2")
    refused(six, "14>24", REFUSED_VALUE_BESIDE)


def test_2_a_moved_die_touches_one_of_the_others_and_goes_to_a_free_space() -> None:
    game = play(with_tool(2, PAIR), "T2")
    refused(game, "14>44", REFUSED_TOUCH)
    refused(game, "14>13", REFUSED_OCCUPIED)
    refused(game, "14>14", REFUSED_SAME_SPACE)
    refused(game, "11>12", REFUSED_NO_DIE_THERE)
    refused(game, "STOP", REFUSED_MUST_MOVE)
    refused(game, "14>15", REFUSED_TOUCH)


def test_2_the_only_die_goes_to_any_edge_or_corner() -> None:
    game = play(with_tool(2, ONE), "T2")
    assert moves_of(game, "11") == {"12", "14", "15", "21", "25", "31", "35", "41", "43", "44", "45"}
    refused(game, "11>23", REFUSED_EDGE)


def test_2_is_refused_without_a_die_or_without_a_move() -> None:
    refused(with_tool(2, EMPTY), "T2", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(2, FULL), "T2", REFUSED_TOOL_IMPOSSIBLE)


def test_2_a_die_against_its_print_stays_legal_and_counts_as_neighbour() -> None:
    game = play(with_tool(2, PAIR, pool="P1 Y4"), "T2", "14>24")
    assert game.actor() == 0
    assert placements(game, "P1") == {"35"}, "every other free space near it is beside purple or asks for something"
    play(game, "Y4@34")
    assert at(game, "24") == "P6"


# 3, Copper Foil Burnisher


def test_3_the_printed_value_does_not_count_but_the_printed_colour_does() -> None:
    game = play(with_tool(3, PAIR), "T3")
    assert moves_of(game, "14") == {"22", "23"}
    assert moves_of(game, "13") == {"23", "25"}
    refused(game, "14>24", REFUSED_COLOUR_PRINT)
    refused(game, "14>12", REFUSED_COLOUR_PRINT)
    play(game, "14>22")
    assert at(game, "22") == "P6", "a 6 on a space for a 4"


def test_3_neighbours_of_the_same_colour_or_value_stay_forbidden() -> None:
    game = play(with_tool(3, THREE), "T3")
    refused(game, "14>22", REFUSED_COLOUR_BESIDE)
    refused(game, "14>33", REFUSED_COLOUR_BESIDE)
    six = play(with_tool(3, THREE.replace("P3", "B6")), "T3")
    refused(six, "14>22", REFUSED_VALUE_BESIDE)
    refused(six, "14>33", REFUSED_VALUE_BESIDE)
    assert moves_of(six, "14") == {"32"}


def test_3_the_touching_and_edge_rules_apply() -> None:
    refused(play(with_tool(3, PAIR), "T3"), "14>42", REFUSED_TOUCH)
    only = play(with_tool(3, ONE), "T3")
    assert moves_of(only, "11") == {"13", "14", "21", "25", "31", "35", "42", "43", "44"}
    refused(only, "11>22", REFUSED_EDGE)


def test_3_is_refused_without_a_die_or_without_a_move() -> None:
    refused(with_tool(3, EMPTY), "T3", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(3, FULL), "T3", REFUSED_TOOL_IMPOSSIBLE)


# 4, Lathekin


def test_4_two_different_dice_move_one_after_the_other_by_all_rules() -> None:
    game = play(with_tool(4, PAIR), "T4")
    assert moves_of(game, "14") == {"23"}, "12 asks for blue, 22 for a 4, 24 for red"
    assert moves_of(game, "13") == {"23", "25"}
    refused(game, "14>24", REFUSED_COLOUR_PRINT)
    refused(game, "14>22", REFUSED_VALUE_PRINT)
    play(game, "13>25")
    assert (at(game, "25"), at(game, "35")) == ("G2", "P6"), "35 was the only second move left"


def test_4_moves_exactly_two_and_not_the_same_die_twice() -> None:
    game = play(with_tool(4, THREE), "T4", "14>32")
    refused(game, "32>31", REFUSED_MOVED_ALREADY)
    refused(game, "STOP", REFUSED_MUST_MOVE)
    assert {move[:2] for move in legal(game)} == {"13", "23"}
    play(game, min(legal(game)))
    assert game.tool == 0


def test_4_two_dice_cannot_exchange_places() -> None:
    game = play(with_tool(4, PAIR), "T4")
    assert "13>14" not in legal(game)
    refused(game, "13>14", REFUSED_OCCUPIED)


def test_4_needs_two_dice_that_can_move() -> None:
    refused(with_tool(4, EMPTY), "T4", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(4, ONE), "T4", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(4, FULL), "T4", REFUSED_TOOL_IMPOSSIBLE)
    # The yellow 3 of 42 could move to 34, but then no other die fits 42.
    blocked = FULL.replace("Y2 G4", ".. G4")
    refused(with_tool(4, blocked), "T4", REFUSED_TOOL_IMPOSSIBLE)
    assert "T12" in legal(with_tool(12, blocked, track="Y1"))


def test_4_a_first_move_that_leaves_no_second_is_refused() -> None:
    game = play(with_tool(4, HOLE), "T4")
    assert legal(game) == {"45>14", "31>14", "11>14", "23>14", "35>14", "44>14", "32>14", "25>14"}
    refused(game, "41>14", REFUSED_NO_SECOND_MOVE)  # only green goes to 41, and the green 4 would be beside a 4
    refused(game, "13>14", REFUSED_COLOUR_BESIDE)
    refused(game, "43>14", REFUSED_VALUE_BESIDE)
    play(game, "11>14")
    assert moves_of(game, "14") == set()
    assert legal(game)
    assert all(move.endswith(">11") for move in legal(game))


def test_4_the_first_die_no_longer_counts_as_a_neighbour_of_its_old_space() -> None:
    near = "P6 Y3 .. R4 .. / .. .. Y5 .. .. / .. .. .. .. .. / .. .. .. .. .."
    game = play(table(near, EMPTY, patterns="11A 12A", pool="Y4 Y4", tools=[4, 7, 8]), "T4")
    assert "23>15" in legal(game), "the yellow 3 can follow only because the yellow 5 has left 23"
    play(game, "23>15")
    assert (at(game, "15"), at(game, "22"), at(game, "12")) == ("Y5", "Y3", None), "12>22 was the only second move"


# 12, Tap Wheel


def test_12_moves_one_or_two_dice_of_a_colour_that_the_round_track_shows() -> None:
    game = play(with_tool(12, THREE, track="P1 Y1"), "T12")
    assert {move[:2] for move in legal(game)} == {"14", "23"}
    refused(game, "13>12", REFUSED_COLOUR_NOT_ON_TRACK)
    refused(game, "STOP", REFUSED_MUST_MOVE)
    play(game, "14>32")
    assert "STOP" in legal(game)
    refused(game, "32>31", REFUSED_MOVED_ALREADY)
    refused(game, "13>12", REFUSED_OTHER_COLOUR)
    stopped = play(game.copy(), "STOP")
    assert stopped.actor() == 0
    assert at(stopped, "32") == "P6"
    target = min(moves_of(game, "23"))
    play(game, f"23>{target}")
    assert (at(game, target), at(game, "23")) == ("P3", None)


def test_12_obeys_every_print() -> None:
    game = play(with_tool(12, PAIR, track="P1 G1"), "T12")
    assert moves_of(game, "14") == {"23"}
    assert moves_of(game, "13") == {"23", "25"}
    refused(game, "14>24", REFUSED_COLOUR_PRINT)
    refused(game, "14>22", REFUSED_VALUE_PRINT)


def test_12_the_second_die_has_the_colour_of_the_first_although_the_track_shows_others() -> None:
    game = play(with_tool(12, THREE, track="P1 G1"), "T12", "14>32")
    assert {move[:2] for move in legal(game)} == {"23", "ST"}


def test_the_prompt_offers_to_stop_only_when_it_is_allowed() -> None:
    first = play(with_tool(12, THREE, track="P1 Y1"), "T12")
    second = play(with_tool(12, THREE, track="P1 Y1"), "T12", "14>32")
    lathekin = play(with_tool(4, THREE), "T4", "14>32")
    for game, tool, stop in ((first, "Tap Wheel", False), (second, "Tap Wheel", True), (lathekin, "Lathekin", False)):
        prompt = game.presentation().prompt(game)
        assert prompt == {"prompt": "move", "tool": tool, "stop": stop}
        for language in LANGUAGES:
            hint = catalogue(language).format_facts("sagrada", "sagrada-prompt-move-terminal", prompt)
            assert ("STOP" in hint) == stop


def test_12_ends_automatically_when_no_second_die_can_move() -> None:
    game = play(with_tool(12, PAIR, track="P1 G1"), "T12", "14>23")
    assert at(game, "23") == "P6"
    assert "Y4@" in "".join(legal(game)), "the turn goes on with a draft"


def test_12_is_impossible_without_the_track_a_die_of_its_colours_or_a_move() -> None:
    refused(with_tool(12, PAIR, round=1), "T12", REFUSED_TRACK_EMPTY)
    refused(with_tool(12, PAIR, track="R1 Y6"), "T12", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(12, EMPTY, track="P1"), "T12", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(12, FULL, track="P1 R1"), "T12", REFUSED_TOOL_IMPOSSIBLE)


def test_12_colour_and_value_decide_about_the_last_space() -> None:
    game = with_tool(12, HOLE, track="R1 Y1")
    refused(game, "T12", REFUSED_TOOL_IMPOSSIBLE)  # red and yellow are beside 14
    blue = play(with_tool(12, HOLE, track="B1"), "T12")
    assert {move[:2] for move in legal(blue)} == {"23", "25", "32", "44"}, "the blue 5 is beside a 5"


@pytest.mark.parametrize("tool", [2, 3, 4, 12])
def test_moving_tools_leave_the_draft_to_the_turn(tool: int) -> None:
    game = play(with_tool(tool, THREE, track="P1", pool="Y4 Y4"), f"T{tool}")
    while "END" not in legal(game):
        play(game, min(legal(game)))
    assert game.actor() == 0
    assert any(move.startswith("Y4@") for move in legal(game))
