"""Tools 1, 5, 6, 9, 10 and 11: each on the drafted die.

HOLE leaves one free space, 14, that refuses red and yellow by colour and 2 and 5 by value.
"""

from __future__ import annotations

from typing import Any

import pytest

from guilda.locales import LANGUAGES, catalogue
from guilda.rules.sagrada.constants import (
    REFUSED_COLOUR_PRINT,
    REFUSED_DIE_IMPOSSIBLE,
    REFUSED_EDGE,
    REFUSED_FINISH_TOOL,
    REFUSED_MUST_PLACE,
    REFUSED_NOT_IN_HAND,
    REFUSED_NOT_IN_POOL,
    REFUSED_NOT_ON_TRACK,
    REFUSED_TOOL_IMPOSSIBLE,
    REFUSED_TOUCHES,
    REFUSED_TRACK_EMPTY,
    REFUSED_VALUE_PRINT,
)
from tests.rules.sagrada_table import EMPTY, FULL, HOLE, at, legal, placements, play, refused, table

CORNER = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."


def with_tool(tool: int, window: str, pool: str, **settings: Any) -> Any:
    return table(window, EMPTY, pool=pool, tools=[tool, 2, 3] if tool > 3 else [tool, 7, 8], **settings)


# 1, Grozing Pliers


def test_1_a_die_goes_one_up_or_one_down_and_is_placed_with_its_new_value() -> None:
    game = play(with_tool(1, EMPTY, "R3"), "T1")
    assert legal(game) == {"+1", "-1"}
    up, down = play(game.copy(), "+1"), play(game.copy(), "-1")
    assert placements(up, "R4") == {"11", "14", "21", "25", "31", "35", "43", "44"}
    assert placements(down, "R2") == placements(up, "R4") | {"13"}, "13 asks for a 2"
    play(down, "R2@13")
    assert (at(down, "13"), down.view(0)["pool"]) == ("R2", [])


@pytest.mark.parametrize(("die", "becomes"), [("G6", "G5"), ("G1", "G2")])
def test_1_never_turns_6_into_1_or_1_into_6(die: str, becomes: str) -> None:
    game = play(with_tool(1, EMPTY, die), "T1")
    assert {move[:2] for move in legal(game)} == {becomes}


def test_1_offers_only_dice_and_changes_that_leave_a_space() -> None:
    game = play(with_tool(1, HOLE, "G3 G4 G6 P1 R4 B2"), "T1")
    assert legal(game) == {"G3", "G4", "B2"}
    for die in ("G6", "P1", "R4"):
        refused(game, die, REFUSED_DIE_IMPOSSIBLE)
    refused(game, "Y1", REFUSED_NOT_IN_POOL)
    assert at(play(game.copy(), "G3"), "14") == "G4", "2 is beside"
    assert at(play(game.copy(), "G4"), "14") == "G3", "5 is beside"
    both = play(game.copy(), "B2")
    assert legal(both) == {"+1", "-1"}
    assert at(play(both, "-1"), "14") == "B1"


def test_1_is_refused_where_colour_or_value_excludes_every_change() -> None:
    refused(with_tool(1, HOLE, "R3 Y4 G6 G1"), "T1", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(1, FULL, "R3 G4"), "T1", REFUSED_TOOL_IMPOSSIBLE)


def test_1_must_be_followed_by_the_placement_of_that_die() -> None:
    game = play(with_tool(1, EMPTY, "R3 G3"), "T1", "R3", "+1")
    refused(game, "LEAVE", REFUSED_MUST_PLACE)
    refused(game, "END", REFUSED_FINISH_TOOL)
    refused(game, "G3@11", REFUSED_NOT_IN_HAND)
    refused(game, "R4@23", REFUSED_EDGE)


# 10, Grinding Stone


@pytest.mark.parametrize(("die", "becomes"), [("G1", "G6"), ("G2", "G5"), ("G3", "G4"), ("G4", "G3"), ("G6", "G1")])
def test_10_turns_a_die_to_its_opposite_face(die: str, becomes: str) -> None:
    game = play(with_tool(10, EMPTY, die), "T10")
    assert {move[:2] for move in legal(game)} == {becomes}
    play(game, f"{becomes}@41")
    assert at(game, "41") == becomes


def test_10_offers_only_dice_whose_opposite_face_fits() -> None:
    game = play(with_tool(10, HOLE, "G1 G2 G3 G5 R1 Y3"), "T10")
    assert legal(game) == {"G1", "G3"}
    refused(game, "G2", REFUSED_DIE_IMPOSSIBLE)
    refused(game, "R1", REFUSED_DIE_IMPOSSIBLE)
    assert at(play(game, "G3"), "14") == "G4"


def test_10_is_refused_without_a_space_for_any_turned_die() -> None:
    refused(with_tool(10, HOLE, "G2 P5 R1 Y3"), "T10", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(10, FULL, "G2 G1"), "T10", REFUSED_TOOL_IMPOSSIBLE)


# 5, Lens Cutter


def test_5_exchanges_with_a_die_of_the_round_track_and_values_are_kept() -> None:
    game = play(with_tool(5, EMPTY, "R3 G4", track="Y6 P2"), "T5", "G4")
    assert legal(game) == {"=Y6", "=P2"}
    play(game, "=P2", "P2@11")
    assert at(game, "11") == "P2"
    assert game.view(0)["track"][0] == ["Y6", "G4"], "the drafted die lies where the other lay"
    assert game.view(0)["pool"] == ["R3"]
    given, die = {"colour": "green", "value": 4}, {"colour": "purple", "value": 2}
    assert {"event": "exchange", "seat": 0, "given": given, "die": die, "round": 1} in game.events(0)


@pytest.mark.parametrize(
    ("die", "number", "track"),
    [("P2", 1, [["G4"], ["Y6", "B1"], ["R5"]]), ("B1", 2, [["P2"], ["Y6", "G4"], ["R5"]])],
)
def test_5_leaves_the_drafted_die_on_the_space_of_the_round_that_the_other_came_from(
    die: str, number: int, track: list[list[str]]
) -> None:
    game = play(with_tool(5, EMPTY, "R3 G4", track="P2 / Y6 B1 / R5", round=4), "T5", "G4", f"={die}")
    assert game.view(0)["track"][:3] == track
    assert [event["round"] for event in game.events(0) if event["event"] == "exchange"] == [number]


def test_5_offers_only_dice_of_the_track_that_fit() -> None:
    game = play(with_tool(5, HOLE, "R3 R4", track="G2 R6 G4 P6"), "T5", "R4")
    assert legal(game) == {"=G4", "=P6"}
    refused(game, "=G2", REFUSED_DIE_IMPOSSIBLE)
    refused(game, "=R6", REFUSED_DIE_IMPOSSIBLE)
    refused(game, "=B1", REFUSED_NOT_ON_TRACK)
    assert at(play(game, "=P6"), "14") == "P6"


def test_5_is_impossible_without_dice_on_the_track_or_without_one_that_fits() -> None:
    refused(with_tool(5, EMPTY, "R3", round=1), "T5", REFUSED_TRACK_EMPTY)
    refused(with_tool(5, HOLE, "G4", track="G2 R6 Y1 P5"), "T5", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(5, FULL, "G4", track="G4"), "T5", REFUSED_TOOL_IMPOSSIBLE)


def test_5_the_first_of_equal_dice_on_the_track_is_taken() -> None:
    game = play(with_tool(5, EMPTY, "R3", track="P2 P2 Y1"), "T5", "=P2", "P2@11")
    assert game.view(0)["track"][0] == ["R3", "P2", "Y1"]


# 6, Flux Brush


def test_6_rerolls_the_die_and_it_is_placed() -> None:
    game = play(with_tool(6, EMPTY, "R3 G1"), "T6", "R3", chance=[5])
    assert {move[:2] for move in legal(game)} == {"R6"}
    refused(game, "LEAVE", REFUSED_MUST_PLACE)
    refused(game, "END", REFUSED_FINISH_TOOL)
    play(game, "R6@11")
    assert at(game, "11") == "R6"


@pytest.mark.parametrize(("window", "roll"), [(FULL, 3), (HOLE, 1), (HOLE, 4)])
def test_6_a_die_without_a_space_goes_back_to_the_pool_and_the_draft_is_used_up(window: str, roll: int) -> None:
    game = play(with_tool(6, window, "G3 B4"), "T6", "G3", chance=[roll])
    assert game.view(0)["pool"] == [f"G{roll + 1}", "B4"]
    assert game.actor() == 1
    assert {"event": "return", "seat": 0, "die": {"colour": "green", "value": roll + 1}} in game.events(0)


def test_6_a_die_with_one_space_goes_there_without_a_prompt() -> None:
    game = play(with_tool(6, HOLE, "G2"), "T6", chance=[5])
    assert at(game, "14") == "G6"
    assert game.actor() == 1


def test_6_can_be_used_on_any_die_of_the_pool() -> None:
    assert legal(play(with_tool(6, FULL, "R3 G1 G1"), "T6")) == {"R3", "G1"}


# 9, Cork-backed Straightedge


def test_9_a_die_goes_where_it_touches_no_other_and_the_print_holds() -> None:
    game = play(with_tool(9, CORNER, "G3"), "T9")
    assert placements(game, "G3") == {"14", "23", "25", "31", "32", "35", "41", "42", "43", "44"}
    refused(game, "G3@21", REFUSED_TOUCHES)
    refused(game, "G3@22", REFUSED_TOUCHES)
    refused(game, "G3@13", REFUSED_VALUE_PRINT)
    refused(game, "G3@24", REFUSED_COLOUR_PRINT)
    play(game, "G3@44")
    assert at(game, "44") == "G3"


def test_9_on_an_empty_window_the_edge_rule_stays() -> None:
    game = play(with_tool(9, EMPTY, "G3"), "T9")
    assert placements(game, "G3") == {"11", "14", "21", "25", "31", "35", "41", "42", "43", "44"}
    refused(game, "G3@23", REFUSED_EDGE)


def test_9_offers_only_dice_that_fit_a_space_without_neighbours() -> None:
    # Only 15 (yellow), 25, 35 and 45 (purple) touch nothing, and a red die fits 25 and 35 alone.
    window = "P3 B5 R2 .. .. / Y1 R4 B3 .. .. / P4 B6 R1 .. .. / G1 Y3 P2 .. .."
    game = play(with_tool(9, window, "Y6 R6 P5"), "T9")
    assert legal(game) == {"Y6", "R6", "P5"}
    assert placements(play(game.copy(), "Y6"), "Y6") == {"15", "25", "35"}
    assert placements(play(game.copy(), "R6"), "R6") == {"25", "35"}
    assert placements(play(game.copy(), "P5"), "P5") == {"25", "35", "45"}


def test_9_is_refused_where_every_free_space_touches_a_die() -> None:
    refused(with_tool(9, HOLE, "G4"), "T9", REFUSED_TOOL_IMPOSSIBLE)
    refused(with_tool(9, FULL, "G4"), "T9", REFUSED_TOOL_IMPOSSIBLE)


def test_9_the_next_die_must_touch_a_die_again() -> None:
    game = play(with_tool(9, CORNER, "G3 P6 B1 Y4"), "T9", "G3", "G3@44", "END", "END")
    assert game.actor() == 0
    assert placements(game, "P6") == {"21", "35", "43", "45"}


# 11, Flux Remover


def test_11_the_die_goes_into_the_bag_another_comes_out_and_gets_a_value() -> None:
    game = with_tool(11, EMPTY, "R3 G1")
    play(game, "T11", "R3", chance=[89 - 1])  # 90 dice less the green one: the last of the bag is purple
    assert legal(game) == {f"V{value}" for value in range(1, 7)}
    assert game.view(0)["hand"] == "P"
    assert "bag=R18Y18G17B18P17" in game.text()
    play(game, "V6")
    assert placements(game, "P6") == {"11", "14", "21", "25", "31", "35", "43", "44", "45"}
    play(game, "P6@45")
    assert at(game, "45") == "P6"


def test_11_the_new_die_may_be_left_in_the_pool_although_it_could_be_placed() -> None:
    game = play(with_tool(11, EMPTY, "R3 G1"), "T11", "R3", "V2")
    assert "LEAVE" in legal(game)
    left = f"{game.view(0)['hand'][0]}2"
    play(game, "LEAVE")
    assert left in game.view(0)["pool"]
    assert game.actor() == 1, "that uses up the draft"


def test_11_a_die_that_fits_nowhere_is_left_without_a_prompt() -> None:
    full = play(with_tool(11, FULL, "R3 G1"), "T11", "R3", "V2")
    assert full.actor() == 1
    game = play(with_tool(11, HOLE, "G3"), "T11", chance=[0])
    assert game.view(0)["hand"] == "R"
    play(game, "V1")
    assert game.view(0)["pool"] == ["R1"], "red has no space whatever its value"


def test_11_value_and_colour_both_decide_about_the_last_space() -> None:
    game = play(with_tool(11, HOLE, "G3"), "T11", chance=[69])  # the last die of the bag: purple
    assert game.view(0)["hand"] == "P"
    assert play(game.copy(), "V5").view(0)["pool"] == ["P5"]
    assert legal(play(game.copy(), "V4")) == {"P4@14", "LEAVE"}


def test_11_in_a_four_player_tenth_round_the_returned_die_comes_back() -> None:
    game = table(EMPTY, EMPTY, EMPTY, EMPTY, pool="Y3", tools=(11, 2, 3), round=10, bag=0)
    play(game, "T11", chance=[])
    assert game.view(0)["hand"] == "Y"
    assert game.view(0)["bag"] == 0


def test_the_prompt_offers_to_leave_the_die_only_when_it_is_allowed() -> None:
    pliers = play(with_tool(1, EMPTY, "R3 G3"), "T1", "R3", "+1")
    remover = play(with_tool(11, EMPTY, "R3 G3"), "T11", "R3", "V4")
    for game, leave in ((pliers, False), (remover, True)):
        prompt = game.presentation().prompt(game)
        assert prompt == {"prompt": "place", "die": {"colour": prompt["die"]["colour"], "value": 4}, "leave": leave}
        for language in LANGUAGES:
            hint = catalogue(language).format_facts("sagrada", "sagrada-prompt-place-terminal", prompt)
            assert ("LEAVE" in hint) == leave
