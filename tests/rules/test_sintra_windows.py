"""Stained Glass of Sintra: completed strips, colour bonus and windows."""

from __future__ import annotations

import pytest

from tests.rules.sintra_positions import board, events, legal, letters_of, panes, pieces, play, reason, table

# Strip 4 (BYWYB) above window 4 lacks one white piece.
ALMOST = {4: "4aYYBB"}


@pytest.mark.rule("SI-40")
def test_a_full_strip_gives_colour_bonus_then_window_then_window_score() -> None:
    game = play(table(board(ALMOST), factories=["W1", "B4"], track="YYOPBW"), "1W4", "KW")
    kinds = [event["event"] for event in game.events()]
    assert kinds == ["take", "glazier", "place", "colour_bonus", "pane", "strip", "window"]
    assert game.scores()[0] == 2 + 2


@pytest.mark.rule("SI-40")
def test_a_strip_with_an_empty_space_is_not_complete() -> None:
    game = play(table(board({4: "4aYBB"}), factories=["W1", "B4"], track="YYOPBW"), "1W4")
    assert (game.turn, game.scores(), pieces(game, 4)) == (1, [0, 0], "YBBW")


@pytest.mark.rule("SI-41")
def test_two_yellow_pieces_in_a_yellow_round_are_a_bonus_of_two() -> None:
    game = play(table(board(ALMOST), factories=["W1", "B4"], track="YYOPBW"), "1W4")
    assert game.scores()[0] == 2
    assert events(game, "colour_bonus") == [{"event": "colour_bonus", "seat": 0, "colour": "yellow", "points": 2}]


@pytest.mark.rule("SI-41")
def test_the_colour_of_the_current_round_counts() -> None:
    for number, points in ((1, 0), (2, 2), (3, 0), (4, 2), (5, 0), (6, 1)):
        game = table(board(ALMOST), factories=["W1", "B4"], track="PYOBPW", round=number)
        assert play(game, "1W4").scores()[0] == points, number


@pytest.mark.rule("SI-41")
def test_pieces_on_wild_spaces_count_by_their_own_colour() -> None:
    game = table(board({8: "8bOB*YY"}, {8: "W.2"}, glazier=8), factories=["P1", "B4"], track="YYOPBW")
    assert play(game, "1P8").scores()[0] == 2 + 2
    game = table(board({8: "8bOP*YY"}, {8: "W.2"}, glazier=8), factories=["B1", "B4"], track="OYOPBW")
    assert play(game, "1B8").scores()[0] == 2 + 1


@pytest.mark.rule("SI-42")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_player_chooses_which_colour_to_keep_on_both_sides(side: str) -> None:
    game = table(board(ALMOST, side=side), factories=["W1", "B4"], side=side)
    play(game, "1W4")
    assert (game.turn, game.view()["phase"], legal(game)) == (0, "keep", {"KY", "KB", "KW"})
    assert reason(game, "KO") == "the full strip has no piece of that colour"
    assert reason(game, "2B4") == "first choose which colour to keep for the window"
    play(game, "KB")
    assert (panes(game, 4), letters_of(game.discard), game.turn) == ("B.", "YYBW", 1)
    assert reason(game, "KB") == "there is nothing like that to decide now"


@pytest.mark.rule("SI-43")
def test_the_first_piece_goes_to_the_top_pane_and_the_strip_is_turned_over() -> None:
    game = play(table(board(ALMOST), factories=["W1", "B4"]), "1W4", "KY")
    strip = game.view()["seats"][0]["strips"][3]
    assert panes(game, 4) == "Y."
    assert [space["space"] for space in strip["spaces"]] == ["orange", "blue", "orange", "white", "orange"]
    assert [space["piece"] for space in strip["spaces"]] == [None] * 5
    assert game.glazier[0] == 3
    assert {"2B4"} <= legal(table(board({4: "4b"}, {4: "Y."}), factories=["O1", "B4"]))


@pytest.mark.rule("SI-43", "SI-03")
def test_the_strip_with_the_wild_spaces_shows_them_when_it_is_turned_over() -> None:
    game = play(table(board({8: "8aYYPW"}), factories=["W1", "B4"]), "1W8", "KP")
    assert [each["space"] for each in game.view()["seats"][0]["strips"][7]["spaces"]][1] == "wild"
    assert (game.open_wilds[7], letters_of(game.open_spaces[7])) == (2, "OPB")


@pytest.mark.rule("SI-44")
def test_the_second_piece_completes_the_window_and_the_strip_leaves_the_game() -> None:
    game = play(table(board(ALMOST, {4: "P.2"}), factories=["W1", "B4"]), "1W4", "KW")
    assert panes(game, 4) == "PW"
    assert game.view()["seats"][0]["strips"][3] is None
    assert (game.glazier[0], letters_of(game.discard)) == (3, "YYBB")
    assert events(game, "strip") == [{"event": "strip", "seat": 0, "strip": 4, "becomes": "gone"}]


@pytest.mark.rule("SI-45")
@pytest.mark.parametrize("top", [".", "P"])
def test_a_window_of_two_points_and_the_windows_to_its_right_give_five_in_all(top: str) -> None:
    # Windows 6 (1 point) and 8 (2) hold a piece; window 1, to the left, does not count.
    windows = {1: "Y.", 6: "YY", 8: "O."} | ({4: "P."} if top == "P" else {})
    game = table(board(ALMOST, windows), factories=["W1", "B4"])
    before = game.scores()[0]
    play(game, "1W4", "KW")
    assert game.scores()[0] - before == 2 + 1 + 2
    assert events(game, "window") == [{"event": "window", "seat": 0, "window": 4, "points": 5}]


@pytest.mark.rule("SI-45")
@pytest.mark.parametrize(("window", "points"), [*enumerate([4, 3, 3, 2, 2, 1, 1, 2], 1)])
def test_each_window_gives_its_points(window: int, points: int) -> None:
    strips = {window: "4aYYBB", 4: f"{window}a"}
    if window == 4:
        strips = ALMOST
    elif window == 8:
        strips[4] = "8a"
    game = play(table(board(strips), factories=["W1", "B4"]), f"1W{window}", "KY")
    assert game.scores()[0] == points
