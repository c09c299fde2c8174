"""Stained Glass of Sintra: taking pieces, placing and breaking them, and the glazier."""

from __future__ import annotations

import pytest

from tests.rules.sintra_positions import COMPLETE, board, events, legal, letters_of, pieces, play, reason, table

# One orange space under the glazier, three of them at 6; some to the left of the glazier.
MIDDLE = board({1: "5a", 4: "1a", 5: "6a", 6: "4b"}, glazier=4)


@pytest.mark.rule("SI-11")
def test_a_turn_takes_pieces_or_moves_the_glazier_back() -> None:
    assert legal(table(MIDDLE, factories=["O3W1"])) == {"1O4", "1O5", "1O6", "1O7", "1W6", "1W7", "1W8", "G"}


@pytest.mark.rule("SI-20")
def test_the_rest_of_a_factory_goes_to_the_centre() -> None:
    game = play(table(factories=["Y2P1W1", "B4"], centre="W1"), "1Y1")
    assert [letters_of(source) for source in game.sources[:3]] == ["PWW", "", "BBBB"]
    assert pieces(game, 1) == "YY"
    assert game.turn == 1


@pytest.mark.rule("SI-20")
def test_all_pieces_of_one_colour_are_taken_from_the_centre() -> None:
    game = play(table(factories=["Y4"], centre="Y1W3"), "CW8")
    assert [letters_of(source) for source in game.sources[:2]] == ["Y", "YYYY"]
    assert events(game, "take")[0]["count"] == 3
    assert reason(game, "CW8") == "there is no piece of that colour"


@pytest.mark.rule("SI-21")
def test_the_first_to_take_from_the_centre_gets_the_marker_and_one_step() -> None:
    game = play(table(factories=["Y4"], centre="Y1O1P1"), "CY1")
    assert (game.marker, list(game.broken[:2])) == (0, [1, 0])
    play(game, "CO1")
    assert (game.marker, list(game.broken[:2])) == (0, [1, 0])


@pytest.mark.rule("SI-21")
def test_no_marker_comes_from_a_factory() -> None:
    game = play(table(factories=["Y4", "B4"]), "1Y1")
    assert (game.marker, game.broken[0]) == (-1, 2)


@pytest.mark.rule("SI-21", "SI-65")
def test_a_marker_taken_on_the_last_step_before_minus_18_costs_18_at_once() -> None:
    game = table(board(windows={1: "YO36"}, broken=7), factories=["Y4"], centre="P2")
    play(game, "CP2")
    # 36 - 18; the marker step leads back to the first space, the one piece too many leads on.
    assert (game.scores()[0], game.broken[0], game.resets[0]) == (18, 1, 1)
    assert [event["points"] for event in events(game, "reset")] == [-18]


@pytest.mark.rule("SI-30")
def test_all_pieces_go_to_one_strip_on_spaces_of_their_colour() -> None:
    game = play(table(factories=["O3W1", "B4"]), "1O5")
    assert [pieces(game, window) for window in range(1, 9)] == ["", "", "", "", "OO", "", "", ""]
    strip = game.view()["seats"][0]["strips"][4]["spaces"]
    assert [space["piece"] for space in strip] == [None, "orange", None, "orange", None]


@pytest.mark.rule("SI-30")
def test_breakage_counts_before_the_completed_strip_scores() -> None:
    # 4 points, one step before -18: the surplus piece takes them all, then the windows give 3.
    game = table(board({4: "4aYYBB"}, {6: "Y.4"}, glazier=4, broken=7), factories=["Y2W2", "B4"])
    play(game, "1W4", "KB")
    assert game.scores()[0] == 3
    kinds = [event["event"] for event in game.events()]
    assert kinds.index("reset") < kinds.index("window")


@pytest.mark.rule("SI-31", "SI-32")
def test_three_orange_pieces_under_the_glazier_place_one_and_break_two() -> None:
    game = play(table(MIDDLE, factories=["O3W1"]), "1O4")
    assert pieces(game, 4) == "O"
    assert (game.glazier[0], game.broken[0], letters_of(game.discard)) == (3, 2, "OO")


@pytest.mark.rule("SI-31")
def test_three_orange_pieces_fit_on_a_strip_to_the_right() -> None:
    game = play(table(MIDDLE, factories=["O3W1"]), "1O6")
    assert pieces(game, 6) == "OOO"
    assert (game.glazier[0], game.broken[0], game.discard) == (5, 0, 0)


@pytest.mark.rule("SI-31")
def test_no_piece_goes_to_a_strip_left_of_the_glazier() -> None:
    game = table(MIDDLE, factories=["O3W1"])
    for move in ("1O1", "1O2"):
        assert reason(game, move) == "that strip is to the left of the glazier"
    assert reason(table(board(windows={5: "YO"}), factories=["O1"]), "1O5") == "that strip has left the game"


@pytest.mark.rule("SI-32")
def test_as_many_pieces_as_fit_are_placed_and_each_other_is_a_step() -> None:
    game = play(table(board({2: "2aO"}), factories=["O4", "B4"]), "1O2")
    assert pieces(game, 2) == "OO"
    assert (game.broken[0], letters_of(game.discard)) == (3, "OOO")
    assert events(game, "break")[0]["count"] == 3


@pytest.mark.rule("SI-33")
def test_a_strip_with_a_fitting_space_must_be_chosen() -> None:
    game = table(board({8: "8aYY"}, glazier=7), factories=["Y1O1W1"])
    assert legal(game) == {"1YX", "1W7", "1W8", "1O7", "G"}
    assert reason(game, "1O8") == "that strip has no empty space for the colour, but another one has"
    assert reason(game, "1OX") == "a strip within reach has a space for the colour: choose one that has"


@pytest.mark.rule("SI-34")
def test_where_no_strip_fits_all_pieces_break_and_the_glazier_stays() -> None:
    game = table(board(glazier=8), factories=["O3W1"])
    assert legal(game) == {"1OX", "1W8", "G"}
    assert reason(game, "1O8") == "no strip within reach has a space for the colour: all pieces break"
    play(game, "1OX")
    assert (game.glazier[0], game.broken[0], letters_of(game.discard)) == (7, 3, "OOO")
    assert (letters_of(game.sources[0]), game.turn) == ("W", 1)


@pytest.mark.rule("SI-34")
def test_the_glazier_stays_wherever_it_is_when_all_pieces_break() -> None:
    # Strips 1 and 2 have orange spaces, out of reach; those of 5, 6 and 7 are taken.
    game = table(board({5: "5aOO", 6: "6aOO", 7: "7aOO"}, glazier=3), factories=["O3W1"])
    assert "no strip within reach has room" in game.sentence(game.parse("1OX"))
    play(game, "1OX")
    assert (game.glazier[0], game.broken[0]) == (2, 3)
    assert events(game, "glazier") == []


@pytest.mark.rule("SI-34")
def test_without_any_strip_everything_breaks() -> None:
    game = table(board(windows=COMPLETE, glazier=3), factories=["Y2B2"])
    assert legal(game) == {"1YX", "1BX"}


@pytest.mark.rule("SI-35")
def test_a_wild_space_takes_any_colour() -> None:
    game = table(board(windows={8: "Y."}, glazier=8), factories=["O1W3", "B4"])
    play(game, "1W8")
    assert pieces(game, 8) == "WW"
    assert game.view()["seats"][0]["strips"][7]["spaces"][1] == {"space": "wild", "piece": "white"}
    assert (game.broken[0], game.turn) == (1, 1)


@pytest.mark.rule("SI-32", "SI-35")
def test_the_sentence_counts_wild_spaces_before_it_says_what_breaks() -> None:
    game = table(board(windows={8: "Y."}, glazier=8), factories=["W4", "W2"])
    assert game.sentence(game.parse("1W8")).endswith("for pattern strip 8; 2 of them break.")
    assert game.sentence(game.parse("2W8")).endswith("for pattern strip 8.")


@pytest.mark.rule("SI-35")
@pytest.mark.parametrize(
    ("strip", "count", "choices"),
    [
        ("8b", 1, {"F0", "F1"}),
        ("8b", 2, {"F0", "F1"}),
        ("8b*Y", 1, {"F0", "F1"}),
        ("8b", 3, set()),  # they fill all that they can
        ("8b", 4, set()),
        ("8bO", 1, set()),  # only wild spaces
        ("8b*YY", 1, set()),  # only the coloured space
        ("8b*Y", 2, set()),
    ],
)
def test_the_player_chooses_between_coloured_and_wild_spaces_only_where_it_matters(
    strip: str, count: int, choices: set[str]
) -> None:
    game = play(table(board({8: strip}, {8: "Y."}, glazier=8), factories=[f"O{count}", "B4"]), "1O8")
    if choices:
        assert (game.turn, legal(game)) == (0, choices)
    else:
        assert (game.turn, game.hand) == (1, 0)


@pytest.mark.rule("SI-35")
def test_the_chosen_spaces_are_filled() -> None:
    for choice, spaces in (("F0", [None, "orange", None, "orange", None]), ("F1", ["orange", "orange", *[None] * 3])):
        game = table(board(windows={8: "Y."}, glazier=8), factories=["O2", "B4"])
        play(game, "1O8")
        assert game.view()["hand"] == {"colour": "orange", "count": 2}
        assert reason(game, "2B8") == "first choose the spaces for the pieces in hand"
        assert reason(game, "F2") == "the pieces and the empty spaces do not allow that number"
        play(game, choice)
        assert [space["piece"] for space in game.view()["seats"][0]["strips"][7]["spaces"]] == spaces
        assert (game.turn, game.view()["hand"]) == (1, None)
    assert reason(game, "F1") == "there is nothing like that to decide now"


@pytest.mark.rule("SI-35")
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("1O8", "places 3 orange pieces on strip 8, 2 of them on wild spaces."),
        ("2W8", "places 1 white piece on strip 8, on a wild space."),
        ("3B8", "places 1 blue piece on strip 8."),
    ],
)
def test_the_log_shows_which_pieces_lie_on_wild_spaces(move: str, end: str) -> None:
    strip = "8b*YY" if move == "3B8" else "8b"
    game = play(table(board({8: strip}, {8: "P."}, glazier=8), factories=["O3", "W1", "B1", "B4"]), move)
    (event,) = events(game, "place")
    assert game.presentation().event_sentence(event, "en", ["Ana", "Rui"]) == f"Ana {end}"


@pytest.mark.rule("SI-50")
def test_the_glazier_goes_back_to_the_leftmost_strip_and_the_turn_ends() -> None:
    game = table(board(windows={1: "YO", 2: "YO"}, glazier=6), factories=["Y2B2"], centre="W1")
    offered = list(game.sources)
    play(game, "g")
    assert (game.glazier[0], game.turn, list(game.sources)) == (2, 1, offered)
    assert events(game, "glazier") == [{"event": "glazier", "seat": 0, "from": 6, "to": 3}]


@pytest.mark.rule("SI-51")
def test_the_glazier_cannot_go_back_from_the_leftmost_strip() -> None:
    game = table(board(windows={1: "YO"}, glazier=2), factories=["Y2B2"])
    assert reason(game, "G") == "the glazier is already above the leftmost strip"
    assert "G" not in legal(game)


@pytest.mark.rule("SI-51")
def test_the_glazier_cannot_go_back_when_no_strip_is_left() -> None:
    game = table(board(windows=COMPLETE, glazier=5), factories=["Y2B2"])
    assert reason(game, "G") == "there is no strip left"
    assert "G" not in legal(game)


@pytest.mark.rule("SI-52")
def test_from_an_empty_slot_on_the_left_the_glazier_moves_to_the_leftmost_strip_on_its_right() -> None:
    game = table(board(windows={1: "YO", 2: "YO"}), factories=["Y2B2"])
    assert "G" in legal(game)
    assert play(game, "G").glazier[0] == 2


@pytest.mark.rule("SI-65")
def test_surplus_steps_continue_from_the_first_space() -> None:
    game = table(board(windows={1: "YO36"}, glazier=8, broken=6), factories=["O4", "B4"])
    play(game, "1OX")
    assert (game.scores()[0], game.broken[0], game.resets[0]) == (18, 2, 1)
    steps = [(event["steps"], event["space"]) for event in events(game, "broken_glass")]
    assert steps == [(2, -18), (2, -2)]


@pytest.mark.rule("SI-65")
def test_a_marker_that_stops_before_the_last_space_costs_nothing_yet() -> None:
    game = table(board(windows={1: "YO36"}, glazier=8, broken=3), factories=["O4", "B4"])
    assert (play(game, "1OX").scores()[0], game.broken[0]) == (36, 7)


@pytest.mark.rule("SI-65")
def test_many_pieces_run_through_the_track_more_than_once() -> None:
    game = table(board(windows={1: "YO36", 2: "YO28"}, glazier=8), factories=["B4"], centre="O17")
    play(game, "COX")  # 18 steps with the marker
    assert (game.scores()[0], game.broken[0], game.resets[0]) == (64 - 36, 2, 2)


@pytest.mark.rule("SI-66")
def test_a_score_stops_at_zero() -> None:
    game = table(board(windows={1: "Y.7"}, glazier=8, broken=7), factories=["O1", "B4"])
    play(game, "1OX")
    assert (game.scores()[0], game.lost[0], game.resets[0]) == (0, 7, 1)
    assert events(game, "reset") == [{"event": "reset", "seat": 0, "points": -7, "nominal": 18}]
