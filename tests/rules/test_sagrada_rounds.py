"""Rounds and turns of 2 to 4 players."""

from __future__ import annotations

import pytest

from guilda.rules.sagrada.constants import REFUSED_DRAFTED, REFUSED_NOT_IN_HAND, REFUSED_NOT_IN_POOL, REFUSED_TOOL_USED
from tests.rules.sagrada_table import EMPTY, at, legal, placements, play, refused, started, table

SEATED = pytest.mark.parametrize("players", [2, 3, 4])


def turns_of_a_round(players: int, starter: int) -> list[int]:
    game = table(*[EMPTY] * players, pool="R1", tools=(7, 8, 9), tokens=(0,) * 4, starter=starter)
    seats = []
    while game.round == 2:
        seats.append(game.actor())
        play(game, "END")
    return seats


@pytest.mark.rule("SA-10")
@SEATED
def test_ten_rounds_of_two_dice_a_player_and_one_more(players: int) -> None:
    game, rng = started(players)
    rounds = []
    while game.actor() is not None:
        if game.round > len(rounds):
            rounds.append(len(game.view(None)["pool"]))
        game.apply("END", rng)
    assert rounds == [2 * players + 1] * 10
    assert game.view(None)["bag"] == 90 - 10 * (2 * players + 1)


@pytest.mark.rule("SA-10")
def test_each_die_is_a_draw_of_a_colour_from_the_bag_and_a_roll() -> None:
    game = table(EMPTY, EMPTY, pool="R1 R1", tools=(7, 8, 9), nth=3)
    # 16 red dice are left in the bag of 88, so 15 is still red, until one has been drawn
    play(game, "END", chance=[15, 0, 15, 5, 85, 3, 84, 2, 14, 1])
    assert game.view(None)["pool"] == ["R1", "R2", "Y6", "P3", "P4"]
    assert "bag=R14Y17G18B18P16" in game.text()


@pytest.mark.rule("SA-11")
def test_turns_go_round_clockwise_and_back() -> None:
    assert turns_of_a_round(2, 0) == [0, 1, 1, 0]
    assert turns_of_a_round(3, 1) == [1, 2, 0, 0, 2, 1]
    assert turns_of_a_round(4, 3) == [3, 0, 1, 2, 2, 1, 0, 3]


@pytest.mark.rule("SA-12")
def test_a_die_then_a_tool_or_a_tool_then_a_die() -> None:
    start = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    first = play(table(start, EMPTY, pool="G2 G3", tools=(2, 7, 12)), "G3@21")
    assert first.actor() == 0
    play(first, "T2", "11>12")
    assert (at(first, "12"), at(first, "21")) == ("R1", "G3")
    assert first.actor() == 1
    second = play(table(start, EMPTY, pool="G2 G3", tools=(2, 7, 12)), "T2", "11>15")
    assert second.actor() == 0
    play(second, "G3@14")
    assert (at(second, "15"), at(second, "14")) == ("R1", "G3")
    assert second.actor() == 1


@pytest.mark.rule("SA-12")
def test_a_turn_may_end_without_a_die_or_a_tool() -> None:
    game = table(EMPTY, EMPTY, pool="G2 G3", tools=(2, 7, 10))
    assert "END" in legal(game)
    play(game, "END")
    assert game.actor() == 1
    assert game.view(None)["pool"] == ["G2", "G3"]


@pytest.mark.rule("SA-12")
def test_a_second_die_and_a_second_tool_are_refused() -> None:
    window = "R1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    drafted = play(table(window, EMPTY, pool="G2 G3", tools=(2, 3, 10)), "G3@21")
    refused(drafted, "G2@22", REFUSED_DRAFTED)
    used = play(table(window, EMPTY, pool="G2 G3", tools=(2, 3, 10)), "T2", "11>15")
    refused(used, "T3", REFUSED_TOOL_USED)
    refused(used, "T2", REFUSED_TOOL_USED)


@pytest.mark.rule("SA-12")
def test_a_turn_with_nothing_left_to_do_ends_automatically() -> None:
    game = table(EMPTY, EMPTY, pool="G2 G3", tools=(2, 3, 4), tokens=(0, 0))
    play(game, "G3@14")
    assert game.actor() == 1


@pytest.mark.rule("SA-13")
def test_a_die_cannot_be_drafted_without_being_placed() -> None:
    game = table(EMPTY, EMPTY, pool="G2 R3", tools=(2, 3, 4))
    assert {move.partition("@")[0] for move in legal(game)} == {"G2", "R3", "END"}
    assert all("@" in move or move == "END" for move in legal(game))
    assert placements(game, "G2")
    refused(game, "B2@11", REFUSED_NOT_IN_POOL)
    in_hand = play(table(EMPTY, EMPTY, pool="G2 R3", tools=(9, 3, 4)), "T9", "G2")
    refused(in_hand, "R3@11", REFUSED_NOT_IN_HAND)


@pytest.mark.rule("SA-13")
def test_a_placed_die_leaves_the_pool_and_equal_dice_are_one_action() -> None:
    game = table(EMPTY, EMPTY, pool="G2 G2 R3", tools=(2, 3, 4))
    assert len(game.actions()) == len(legal(game))
    play(game, "G2@11")
    assert game.view(None)["pool"] == ["R3", "G2"]
    assert at(game, "11") == "G2"


@pytest.mark.rule("SA-14")
def test_the_dice_left_go_to_the_space_of_their_round() -> None:
    game = table(EMPTY, EMPTY, pool="R1 R1 P6", track="Y4", tools=(7, 8, 9), nth=3, round=2)
    play(game, "R1@11")
    assert game.view(None)["track"][:3] == [["Y4"], ["R1", "P6"], []]
    assert len(game.view(None)["pool"]) == 5


@pytest.mark.rule("SA-15")
def test_the_next_player_clockwise_is_first_in_the_next_round() -> None:
    game, rng = started(3, start=2)
    firsts = []
    while game.actor() is not None:
        if game.round > len(firsts):
            firsts.append(game.actor())
        game.apply("END", rng)
    assert firsts == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2]
