"""Rules for all tools: price, timing, refusal; and tools 7 and 8, which change the round."""

from __future__ import annotations

from typing import Any

import pytest

from guilda.components import sagrada as box
from guilda.locales import LANGUAGES
from guilda.rules.sagrada.constants import (
    REFUSED_AFTER_DRAFT,
    REFUSED_DIE_ALONE,
    REFUSED_FAVOR,
    REFUSED_FINISH_TOOL,
    REFUSED_FIRST_TURN,
    REFUSED_NOT_ASKED,
    REFUSED_NOT_DEALT,
    REFUSED_SECOND_TURN,
    REFUSED_TOOL_IMPOSSIBLE,
    REFUSED_TOOL_USED,
)
from tests.rules.sagrada_table import EMPTY, FULL, HOLE, at, legal, placements, play, refused, table

TWO = "R1 .. .. .. .. / G5 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
EVERY = pytest.mark.parametrize("tool", range(1, 13))
ON_A_DIE = (1, 5, 6, 9, 10, 11)
ANY_TIME = (2, 3, 4, 12)


def ready(tool: int, window: str = TWO, **settings: Any) -> Any:
    """Return a position in which a tool can be used."""
    others = [number for number in (2, 3, 4) if number != tool][:2]
    nth = 3 if tool == 7 else 0
    return table(window, EMPTY, **{"pool": "G2 P4", "track": "G6 R6", "tools": [tool, *others], "nth": nth, **settings})


@pytest.mark.rule("SA-30")
@EVERY
def test_the_first_use_costs_one_token_and_every_other_two_and_they_stay_on_the_card(tool: int) -> None:
    for before, price in ((0, 1), (1, 2), (3, 2)):
        game = play(ready(tool, tokens=(2, 2), on_tool={tool: before}), f"T{tool}")
        assert game.on_tool[tool] == before + price
        assert game.favor_tokens[0] == 2 - price
        assert game.favor_tokens[1] == 2


@pytest.mark.rule("SA-31")
@EVERY
def test_without_enough_tokens_a_tool_is_refused(tool: int) -> None:
    refused(ready(tool, tokens=(0, 2)), f"T{tool}", REFUSED_FAVOR)
    refused(ready(tool, tokens=(1, 2), on_tool={tool: 1}), f"T{tool}", REFUSED_FAVOR)
    assert f"T{tool}" in legal(ready(tool, tokens=(1, 2)))


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize("tool", [number for number in range(1, 13) if number not in (6, 7, 11)])
def test_a_tool_without_effect_on_a_full_window_is_refused(tool: int) -> None:
    refused(ready(tool, FULL), f"T{tool}", REFUSED_TOOL_IMPOSSIBLE)


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize("tool", [6, 7, 11])
def test_tools_that_need_no_space_work_on_a_full_window(tool: int) -> None:
    assert f"T{tool}" in legal(ready(tool, FULL))


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize("tool", range(1, 13))
def test_on_an_empty_window_dice_can_be_placed_but_not_moved(tool: int) -> None:
    game = ready(tool, EMPTY)
    if tool in ANY_TIME:
        refused(game, f"T{tool}", REFUSED_TOOL_IMPOSSIBLE)
    else:
        assert f"T{tool}" in legal(game)


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize("tool", [*ON_A_DIE, 7, 8])
def test_without_dice_in_the_pool_tools_on_dice_are_refused(tool: int) -> None:
    refused(ready(tool, pool=""), f"T{tool}", REFUSED_TOOL_IMPOSSIBLE)


@pytest.mark.rule("SA-32")
@EVERY
def test_a_tool_on_a_drafted_die_comes_before_the_draft_and_moves_come_before_or_after_it(tool: int) -> None:
    game = ready(tool, drafted=True)
    if tool in (*ON_A_DIE, 7):
        refused(game, f"T{tool}", REFUSED_AFTER_DRAFT)
    else:
        assert f"T{tool}" in legal(game)


@pytest.mark.rule("SA-32")
@EVERY
def test_only_tools_7_and_8_depend_on_the_first_or_second_turn(tool: int) -> None:
    for starter, first, second in ((0, 0, 3), (1, 1, 2)):
        early, late = ready(tool, starter=starter, nth=first), ready(tool, starter=starter, nth=second)
        if tool == 7:
            refused(early, "T7", REFUSED_SECOND_TURN)
        else:
            assert f"T{tool}" in legal(early)
        if tool == 8:
            refused(late, "T8", REFUSED_FIRST_TURN)
        else:
            assert f"T{tool}" in legal(late)


@pytest.mark.rule("SA-33")
def test_there_are_twelve_tools_with_these_names_and_corners() -> None:
    names = (
        "Grozing Pliers/Eglomise Brush/Copper Foil Burnisher/Lathekin/Lens Cutter/Flux Brush/Glazing Hammer/"
        "Running Pliers/Cork-backed Straightedge/Grinding Stone/Flux Remover/Tap Wheel"
    )
    assert [tool.name for tool in box.TOOLS] == names.split("/")
    assert "".join(box.LETTERS[tool.corner] for tool in box.TOOLS) == "PBRYGPBRYGPB"


@pytest.mark.rule("SA-33")
@EVERY
def test_a_tool_that_was_not_dealt_is_refused(tool: int) -> None:
    dealt = [number for number in range(1, 13) if number != tool][:3]
    refused(table(TWO, EMPTY, pool="G2", track="G6", tools=dealt), f"T{tool}", REFUSED_NOT_DEALT)


@pytest.mark.rule("SA-12", "SA-32")
@pytest.mark.parametrize("tool", [1, 2, 3, 4, 5, 9, 10, 11])
def test_a_started_tool_is_finished_before_anything_else(tool: int) -> None:
    game = play(ready(tool), f"T{tool}")
    for move in ("END", "T2", "T3", "W1A"):
        assert move not in legal(game)
    refused(game, "END", REFUSED_FINISH_TOOL)
    refused(game, "T2", REFUSED_FINISH_TOOL)


@pytest.mark.rule("SA-12")
@pytest.mark.parametrize("move", ["11>12", "STOP", "LEAVE", "=G6", "V3", "+1", "-1"])
def test_choices_of_a_tool_are_refused_without_one(move: str) -> None:
    refused(ready(1), move, REFUSED_NOT_ASKED)


@pytest.mark.rule("SA-13")
def test_a_die_without_a_space_is_refused_with_how_to_place_it() -> None:
    game = ready(1)
    refused(game, "G2", REFUSED_DIE_ALONE)
    for language in LANGUAGES:
        assert "R5@23" in game.reason(REFUSED_DIE_ALONE, language)


# 7, Glazing Hammer


def test_the_hammer_rerolls_the_whole_pool_and_keeps_the_colours() -> None:
    game = play(ready(7, pool="R1 R1 Y6 P2"), "T7", chance=[4, 2, 0, 5])
    assert game.view(0)["pool"] == ["R3", "R5", "Y1", "P6"]
    dice = [("red", 3), ("red", 5), ("yellow", 1), ("purple", 6)]
    shown = [{"colour": colour, "value": value} for colour, value in dice]
    assert game.events(0)[-1] == {"event": "reroll", "seat": 0, "dice": shown}


def test_after_the_hammer_a_die_can_be_drafted_but_no_tool_used() -> None:
    game = play(ready(7, EMPTY, pool="R1 P2"), "T7", chance=[0, 0])
    assert game.actor() == 0
    assert placements(game, "R1")
    refused(game, "T2", REFUSED_TOOL_USED)
    play(game, "P1@11")
    assert game.round == 3


def test_the_hammer_on_a_full_window_rerolls_and_ends_the_turn() -> None:
    game = play(ready(7, FULL, pool="R1", nth=2, starter=1), "T7")
    assert game.actor() == 1
    assert [event["event"] for event in game.events(0)[:2]] == ["tool", "reroll"]


def test_the_hammer_can_give_a_die_the_value_that_its_only_space_accepts() -> None:
    game = ready(7, HOLE, pool="G5 R3")  # the free space refuses 5, and red altogether
    assert not placements(game, "G5")
    play(game, "T7", chance=[5, 3])
    assert (placements(game, "R6"), placements(game, "G4")) == (set(), {"14"})


# 8, Running Pliers


def test_with_the_pliers_a_second_die_is_placed_at_once_and_the_second_turn_is_skipped() -> None:
    game = ready(8, pool="G2 P4 Y5", starter=1, nth=1)
    play(game, "P4@22", "T8")
    assert all("@" in move for move in legal(game))
    refused(game, "END", REFUSED_FINISH_TOOL)
    space = min(placements(game, "Y5"))
    play(game, f"Y5@{space}")
    assert at(game, space) == "Y5"
    assert game.actor() == 1, "seat 0 was the last of the order: its second turn, the next one, is skipped"
    assert {"event": "skip", "seat": 0} in game.events(0)


def test_the_pliers_before_the_draft_place_one_die_and_end_the_turn() -> None:
    game = play(ready(8, EMPTY, pool="G2 P4"), "T8", "P4@11")
    assert (game.actor(), game.view(0)["pool"]) == (1, ["G2"])
    play(game, "END")
    assert game.actor() == 1
    play(game, "END")
    assert game.round == 3, "the second turn of seat 0 is skipped"


def test_the_skipped_turn_is_back_in_the_next_round() -> None:
    game = play(ready(8, EMPTY, pool="G2 P4"), "T8", "P4@11", "END", "END")
    seats = []
    while game.round == 3:
        seats.append(game.actor())
        play(game, "END")
    assert seats == [1, 0, 0, 1]


def test_the_pliers_do_not_ask_when_only_one_placement_is_possible() -> None:
    game = play(ready(8, HOLE, pool="G6 R3"), "T8")
    assert at(game, "14") == "G6"
    assert game.actor() == 1


def test_the_pliers_need_a_die_that_fits_by_colour_and_by_value() -> None:
    refused(ready(8, HOLE, pool="G2 G5 R4 Y1"), "T8", REFUSED_TOOL_IMPOSSIBLE)
    assert "T8" in legal(ready(8, HOLE, pool="G2 G5 R4 P1"))
