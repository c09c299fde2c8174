"""Stained Glass of Sintra: rounds, final scoring, ties, and whole games."""

from __future__ import annotations

import pytest

import guilda
from guilda.components import sintra as box
from guilda.locales import catalogue
from guilda.rules.game import EventLog
from guilda.rules.packed import count_all
from tests.rules.sintra_positions import (
    COMPLETE,
    LETTERS,
    board,
    events,
    letters_of,
    on_offer,
    piece_count,
    pieces,
    play,
    table,
)


def over(*boards: str, side: str = "A") -> guilda.Game:
    return table(*boards, side=side, round=6, turn="-")


def items(game: guilda.Game, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {item.name: (item.quantity, item.points) for item in game.breakdown(seat)}


@pytest.mark.rule("SI-10")
def test_players_take_turns_clockwise_until_no_piece_is_left() -> None:
    game = table(board(), board(), board(), factories=["Y1", "O1", "P1", "B1"], starter=1, turn=1)
    turns = []
    for move in ("1Y1", "2O1", "3P1", "4B2"):
        turns.append(game.turn)
        assert game.round == 1
        play(game, move)
    assert turns == [1, 2, 0, 1]
    assert game.round == 2


@pytest.mark.rule("SI-10")
def test_the_owner_of_the_marker_starts_the_next_round_and_the_marker_goes_to_the_centre() -> None:
    game = play(table(centre="Y1", starter=1, turn=1, marker="0"), "CY1")
    assert (game.round, game.starter, game.turn, game.marker) == (2, 0, 0, -1)
    assert game.view()["centre"] == {"marker": True, "pieces": []}


@pytest.mark.rule("SI-10")
def test_the_game_ends_after_six_rounds() -> None:
    game = guilda.new("sintra", seed=4)
    rounds = set()
    while game.actor() is not None:
        rounds.add(game.position.round)
        game.apply(game.actions()[0])
    assert rounds == {1, 2, 3, 4, 5, 6}
    assert [event["round"] for event in game.events() if event["event"] == "round"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SI-60")
def test_the_piece_of_the_round_goes_to_the_tower() -> None:
    game = play(table(factories=["Y1"], bag="Y9O9P9B9W9"), "1Y1")
    # Nothing else went there: the bag was enough for the factories.
    assert (game.view()["round_track"][0], events(game, "round_end")[0]["colour"]) == (None, "pink")
    before = table(factories=["Y1"], bag="Y9O9P9B9W9")
    assert letters_of(game.discard - before.discard) == "P"


@pytest.mark.rule("SI-60")
def test_the_round_goes_on_while_a_choice_is_open() -> None:
    game = play(table(board({4: "4aYYBB"}), factories=["W1"]), "1W4")
    assert (game.round, game.turn, on_offer(game)) == (1, 0, 0)
    assert play(game, "KW").round == 2


@pytest.mark.rule("SI-61")
def test_factories_are_refilled_from_the_bag() -> None:
    game = play(table(factories=["Y1"]), "1Y1")
    assert [count_all(source) for source in game.sources[:6]] == [0, 4, 4, 4, 4, 4]
    assert events(game, "refill") == []


@pytest.mark.rule("SI-61")
def test_when_the_bag_runs_out_it_is_refilled_from_the_tower_and_dealing_continues() -> None:
    game = table(factories=["Y1"], bag="B2")
    tower = count_all(game.discard)
    play(game, "1Y1")
    assert [count_all(source) for source in game.sources[:6]] == [0, 4, 4, 4, 4, 4]
    assert letters_of(game.sources[1]).count("B") >= 2
    assert events(game, "refill") == [{"event": "refill", "count": tower + 1}]
    assert (game.discard, count_all(game.bag)) == (0, tower + 1 + 2 - 20)


def crowded_strips(pieces: str, boards: int) -> list[dict[int, str]]:
    """Return strips that hold all of the pieces, none of them full."""
    strips: list[dict[int, str]] = []
    for seat in range(boards):
        strips.append({})
        for window in range(1, 9):
            face = seat % 2 if window < 8 else 0
            held = ""
            for letter in sorted(box.SIDES[2 * window - 2 + face], key=LETTERS.index):
                if letter in pieces and len(held) < 4:
                    held += letter
                    pieces = pieces.replace(letter, "", 1)
            strips[-1][window] = f"{window}{'ab'[face]}{held}"
    assert pieces == ""
    return strips


@pytest.mark.rule("SI-61", "SI-62")
def test_a_round_starts_with_the_remaining_pieces_at_least_that_of_the_round_track() -> None:
    # Everything but an orange piece and the round track PYOPBW lies on strips.
    strips = crowded_strips("Y" * 19 + "O" * 18 + "P" * 18 + "B" * 19 + "W" * 19, 4)
    game = table(*map(board, strips), centre="O1", marker="0", turn=3, bag="-")
    assert (game.bag, game.discard) == (0, 0)
    play(game, "CO1")
    assert (game.round, game.turn, on_offer(game)) == (2, 0, 1)
    assert game.view()["factories"] == [["pink"], *[[]] * 8]


@pytest.mark.rule("SI-62")
def test_if_the_marker_was_not_taken_the_last_starting_player_starts_again() -> None:
    game = play(table(factories=["Y1"], starter=1), "1Y1")
    assert (game.round, game.starter, game.turn) == (2, 1, 1)


@pytest.mark.rule("SI-62")
def test_every_round_has_a_piece() -> None:
    for players in (2, 3, 4):
        for seed in range(40):
            game = guilda.game("sintra").position({"players": players}, guilda.FastRng(seed))
            rng = guilda.FastRng(seed)
            while game.actor() is not None:
                assert game.asked or on_offer(game) > 0, seed
                game.apply(game.random_action(rng), rng)
            assert game.round == 6


@pytest.mark.rule("SI-70")
@pytest.mark.parametrize(
    ("strips", "points"),
    [
        ({1: "1aYY"}, 0),
        ({1: "1aYYOP", 5: "5aYOO"}, 2),
        ({1: "1aYYP"}, 1),
        ({1: "1aYY", 2: "2aOO", 3: "3aPP"}, 2),
    ],
)
def test_three_pieces_left_on_all_strips_together_give_a_point(strips: dict[int, str], points: int) -> None:
    game = over(board(strips))
    left = sum(len(pieces(game, window)) for window in range(1, 9))
    assert game.scores()[0] == points
    assert items(game)["leftovers"] == (left, points)


@pytest.mark.rule("SI-71")
def test_a_marker_on_minus_eight_loses_eight_points() -> None:
    game = over(board(windows={1: "Y.10"}, broken=5))
    assert game.view()["broken_glass_track"][5] == -8
    assert (game.scores()[0], items(game)["broken_glass"]) == (2, (8, -8))


@pytest.mark.rule("SI-66", "SI-71")
def test_the_final_loss_stops_at_zero_after_the_pieces_left_and_before_the_bonus_of_the_side() -> None:
    windows = {1: "YY8", 2: "O.3"}
    game = over(board({3: "3aPPB"}, windows, broken=7))
    assert items(game)["broken_glass"] == (14, -12)
    assert game.scores()[0] == 8 + 3 + 1 - 12 + 6


@pytest.mark.rule("SI-72")
def test_ornaments_with_four_four_and_two_panes_give_23() -> None:
    game = over(board(windows=dict.fromkeys((1, 2, 3, 4, 5), "YO")))
    assert items(game)["ornaments"] == (10, 23)
    assert game.scores()[0] == 2 * (4 + 3 + 3 + 2 + 2) + 23


@pytest.mark.rule("SI-72")
@pytest.mark.parametrize(
    ("windows", "points"),
    [
        ({}, 0),
        ({7: "Y."}, 0),
        ({7: "Y.", 8: "Y."}, 3),
        ({7: "YO"}, 3),
        ({7: "YO", 8: "Y."}, 6),
        ({7: "YO", 8: "YO"}, 10),
    ],
)
def test_an_ornament_scores_by_its_filled_panes(windows: dict[int, str], points: int) -> None:
    assert items(over(board(windows=windows)))["ornaments"][1] == points


@pytest.mark.rule("SI-72")
def test_panes_around_different_ornaments_do_not_count_together() -> None:
    assert items(over(board(windows={2: "Y.", 3: "Y.", 4: "O.", 5: "Y."})))["ornaments"] == (4, 3)


@pytest.mark.rule("SI-73")
def test_four_complete_windows_and_five_orange_panes_give_20_on_side_b() -> None:
    windows = {1: "OO", 2: "OY", 3: "YO", 4: "PY", 8: "O."}
    game = over(board(windows=windows, side="B"), board(side="B"), side="B")
    assert items(game)["colour_windows"] == (4, 20)
    assert "ornaments" not in items(game)


@pytest.mark.rule("SI-73")
def test_the_best_colour_counts_in_all_panes_but_only_complete_windows_multiply() -> None:
    one = board(windows={1: "YO", 2: "W.", 3: "W.", 4: "W."}, side="B")
    none = board(windows={1: "Y.", 2: "Y."}, side="B")
    game = over(one, none, side="B")
    assert (items(game)["colour_windows"], items(game, 1)["colour_windows"]) == ((1, 3), (0, 0))


@pytest.mark.rule("SI-70", "SI-71", "SI-72")
def test_the_last_piece_of_round_six_ends_the_game_and_logs_the_final_scoring() -> None:
    windows = {1: "YO", 2: "YO", 5: "Y."}
    game = table(board({3: "3aPPBW", 6: "6aYO"}, windows, broken=2), factories=["O1"], round=6, marker="1")
    before = game.scores()[0]
    play(game, "1O6")
    assert game.actor() is None
    assert game.view()["round_track"] == [None] * 6
    told = [
        (event["event"], event["points"]) for event in game.events() if event.get("seat") == 0 and "points" in event
    ]
    assert told == [("leftovers", 2), ("final_loss", -2), ("ornament", 10), ("ornament", 0)]
    assert game.scores()[0] == before + 2 - 2 + 10


@pytest.mark.rule("SI-74")
def test_most_points_win() -> None:
    game = over(board(windows={5: "Y.3"}), board(windows={5: "Y.2"}))
    assert (game.scores(), game.ranks()) == ([3, 2], [1, 2])


@pytest.mark.rule("SI-66", "SI-74")
def test_a_tie_goes_to_the_player_with_the_lower_nominal_loss_on_the_broken_glass_track() -> None:
    # Both have 2. The first paid 1 point for two resets that cost 36 in name, the second 5 for one and 8 for its space.
    one = board(windows={5: "Y.3"}, losses="2-1")
    two = board(windows={1: "Y.8", 3: "Y.7"}, broken=5, losses="1-5")
    game = over(one, two)
    assert (game.scores(), game.ranks()) == ([2, 2], [2, 1])


@pytest.mark.rule("SI-66", "SI-74")
def test_the_final_space_alone_can_decide_a_tie() -> None:
    game = over(board(windows={5: "Y.3"}, broken=1), board(windows={5: "Y.2"}))
    assert (game.scores(), game.ranks()) == ([2, 2], [2, 1])
    assert "18 for each run through the track and the last space, paid or not" in catalogue("en").format(
        "sintra-tie-break"
    )


@pytest.mark.rule("SI-74")
def test_a_full_tie_is_shared() -> None:
    game = over(board(windows={5: "Y.3"}, broken=1), board(windows={6: "Y.3"}, broken=1))
    assert (game.scores(), game.ranks()) == ([2, 2], [1, 1])


@pytest.mark.rule("SI-06")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_all_hundred_pieces_are_accounted_for_and_events_explain_every_point(players: int, side: str) -> None:
    for seed in range(25):
        rng = guilda.FastRng(seed)
        log = EventLog()
        game = guilda.game("sintra").position({"players": players, "side": side}, rng, log)
        while game.actor() is not None:
            assert piece_count(game) == [20] * 5, seed
            game.apply(game.random_action(rng), rng)
        assert piece_count(game) == [20] * 5, seed
        for seat in range(players):
            told = sum(event.get("points", 0) for event in game.events() if event.get("seat") == seat)
            assert told == game.scores()[seat] == sum(item.points for item in game.breakdown(seat)), seed


def test_a_player_without_strips_can_still_play_to_the_end() -> None:
    game = table(board(windows=COMPLETE, glazier=8), board(windows=COMPLETE), factories=["Y2B2"])
    rng = guilda.FastRng(1)
    assert game.playout(rng) > 0
    assert game.actor() is None
