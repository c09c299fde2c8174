"""Azul: the wall tiling (AZ-30 to AZ-35). The free wall has its own file."""

from __future__ import annotations

import pytest

from tests.rules.azul_positions import (
    COLOURED_WALL,
    LETTERS,
    NAMES,
    PLAYERS,
    WALLS,
    azul,
    board,
    ending,
    events,
    field,
    floor,
    held,
    item,
    last_turn,
    legal,
    line,
    play,
    seat,
    tiled_round,
    wall_of,
)

FLOOR_COSTS = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 8, 6: 11, 7: 14}


@pytest.mark.rule("AZ-30")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_a_full_line_moves_one_tile_to_the_space_of_its_colour_and_the_others_to_the_lid(row: int, letter: str) -> None:
    game = tiled_round([board({row: f"{letter}{row}"})], last="W" if letter == "R" else "R")
    spaces = "".join(each if each == letter else "." for each in COLOURED_WALL[row - 1])
    assert wall_of(game) == "/".join(spaces if each == row else "....." for each in (1, 2, 3, 4, 5))
    assert line(game, row) == (None, 0)
    assert held(game, "lid")[letter] == row - 1
    assert game.view()["lid"] == row - 1 + 1, "and the tile that the other player dropped"
    column = COLOURED_WALL[row - 1].index(letter) + 1
    assert events(game, "tile") == [
        {"event": "tile", "seat": 0, "row": row, "column": column, "colour": NAMES[letter], "points": 1}
    ]


@pytest.mark.rule("AZ-30")
@WALLS
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_line_that_is_not_full_keeps_its_tiles(number: int, wall: str) -> None:
    for count in range(1, number):
        game = tiled_round([board({number: f"W{count}"})], wall=wall)
        assert line(game, number) == ("white", count)
        assert wall_of(game) == "/".join(["....."] * 5)
        assert game.scores()[0] == 0
        assert game.view()["round"] == 2


@pytest.mark.rule("AZ-30")
@PLAYERS
def test_the_lines_of_every_player_are_handled(players: int) -> None:
    game = tiled_round([board({1: "B1", 3: f"W{min(each, 3) or 1}"}) for each in range(players)], players=players)
    for each in range(players):
        assert wall_of(game, each).startswith("B....")
        assert line(game, 1, each) == (None, 0)
        assert line(game, 3, each) == ((None, 0) if each == 3 else ("white", each or 1))


@pytest.mark.rule("AZ-30")
@PLAYERS
def test_lines_are_handled_from_the_top(players: int) -> None:
    lines = {1: "B1", 2: "Y2", 3: "K3", 4: "K4", 5: "W5"}
    game = tiled_round({1: board(lines)}, players=players)
    assert [event["row"] for event in events(game, "tile") if event["seat"] == 1] == [1, 2, 3, 4, 5]


@pytest.mark.rule("AZ-30")
def test_the_tile_that_fills_a_line_is_moved_in_the_same_round() -> None:
    game = play(last_turn({1: board({2: "R1"})}), "1R2")
    assert wall_of(game, 1) == "...../...R./...../...../....."
    assert line(game, 2, 1) == (None, 0)
    assert held(game, "lid") == {"R": 1}


@pytest.mark.rule("AZ-30", "AZ-16")
@WALLS
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_an_emptied_line_accepts_every_colour_but_the_one_moved_to_the_wall(number: int, wall: str) -> None:
    game = tiled_round([board({number: f"B{number}"}), board({number: "W1"})], bag="B10W10", wall=wall, last="R")
    while game.view()["phase"] == "tiling":
        play(game, "@4")
    assert (game.view()["round"], game.actor()) == (2, 0)
    assert {move[2] for move in legal(game) if move[1] == "B"} == set("12345F") - {str(number)}
    assert {move[2] for move in legal(game) if move[1] == "W"} == set("12345F")


# The blue tile of row 3 lies in the middle of the wall: column 3.
RUNS = {
    "alone on the wall": ({}, 1),
    "tiles touch it only at the corners": ({2: ".B.R.", 4: ".K.B."}, 1),
    "tiles of its row and column with a gap between": ({1: "..R..", 3: "K...R", 5: "..K.."}, 1),
    "one tile to the left": ({3: ".W..."}, 2),
    "one tile to the right": ({3: "...Y."}, 2),
    "a tile on each side": ({3: ".W.Y."}, 3),
    "two tiles to the left": ({3: "KW..."}, 3),
    "a row of four": ({3: "KW.Y."}, 4),
    "a complete row": ({3: "KW.YR"}, 5),
    "a tile to the right, then a gap": ({3: "K..Y."}, 2),
    "one tile above": ({2: "..Y.."}, 2),
    "one tile below": ({4: "..W.."}, 2),
    "a tile above and one below": ({2: "..Y..", 4: "..W.."}, 3),
    "two tiles below": ({4: "..W..", 5: "..K.."}, 3),
    "a tile below, a gap above": ({1: "..R..", 4: "..W.."}, 2),
    "a complete column": ({1: "..R..", 2: "..Y..", 4: "..W..", 5: "..K.."}, 5),
    "both runs of two": ({2: "..Y..", 3: ".W..."}, 4),
    "a horizontal run of three and a vertical one of two": ({3: "...YR", 4: "..W.."}, 5),
    "a horizontal run of two and a vertical one of four": ({1: "..R..", 2: "..Y..", 3: "...Y.", 4: "..W.."}, 6),
    "a complete row and column": ({1: "..R..", 2: "..Y..", 3: "KW.YR", 4: "..W..", 5: "..K.."}, 10),
    "only the run that passes through it": ({2: ".BYR.", 3: ".W.Y."}, 3 + 2),
}


@pytest.mark.rule("AZ-31")
@PLAYERS
@pytest.mark.parametrize(("around", "points"), RUNS.values(), ids=RUNS)
def test_a_tile_scores_the_runs_that_it_makes(around: dict[int, str], points: int, players: int) -> None:
    of = players - 1
    game = tiled_round({of: board({3: "B3"}, around, tiled=20)}, players=players, turn=0)
    assert events(game, "tile") == [
        {"event": "tile", "seat": of, "row": 3, "column": 3, "colour": "blue", "points": points}
    ]
    assert item(game, "tiles", of)[1] == 20 + points


@pytest.mark.rule("AZ-31")
@pytest.mark.parametrize(
    ("row", "letter", "around"),
    [(1, "W", {2: "W...."}), (2, "K", {3: "K...."}), (3, "K", {2: "....K"}), (5, "Y", {4: "....Y"})],
)
def test_runs_do_not_wrap_around_the_edge_of_the_wall(row: int, letter: str, around: dict[int, str]) -> None:
    game = tiled_round([board({row: f"{letter}{row}"}, around)])
    assert game.scores()[0] == 1


@pytest.mark.rule("AZ-31")
@PLAYERS
def test_runs_do_not_continue_on_the_walls_of_other_players(players: int) -> None:
    whole = board(wall={1: "BYRK.", 5: "YRKW."})
    for of in range(players):
        boards = dict.fromkeys(range(players), whole)
        boards[of] = board({1: "R1", 5: "K5"})
        game = tiled_round(boards, players=players, last="W", turn=(of + 1) % players)
        assert game.scores()[of] == 2


@pytest.mark.rule("AZ-31")
def test_tiles_placed_earlier_in_the_same_phase_count() -> None:
    game = tiled_round([board({1: "R1", 2: "Y2", 3: "B3", 4: "B4"}, {4: "..W.."})])
    points = {event["row"]: event["points"] for event in events(game, "tile")}
    # down column 3: alone, two, three with the white tile below it makes four, then beside that white tile
    assert points == {1: 1, 2: 2, 3: 4, 4: 2}
    assert game.scores()[0] == 9


@pytest.mark.rule("AZ-31")
def test_lines_further_down_do_not_count_before_their_tiles_are_placed() -> None:
    game = tiled_round([board({1: "B1", 2: "W2"})])
    assert [event["points"] for event in events(game, "tile")] == [1, 2]


@pytest.mark.rule("AZ-32")
@WALLS
@PLAYERS
@pytest.mark.parametrize("count", range(8))
def test_the_floor_line_costs_one_one_two_two_two_three_three(count: int, players: int, wall: str) -> None:
    game = tiled_round([board(floor="BYWKWBY"[:count], tiled=30)], players=players, wall=wall)
    assert game.scores()[0] == 30 - FLOOR_COSTS[count]
    assert item(game, "floor") == (0, -FLOOR_COSTS[count])
    told = [event["nominal"] for event in events(game, "floor_loss") if event["seat"] == 0]
    assert told == ([FLOOR_COSTS[count]] if count else [])


@pytest.mark.rule("AZ-32")
@WALLS
@pytest.mark.parametrize("floor_line", ["MBBKW", "BBMKW", "BBKWM"])
def test_four_tiles_and_the_marker_cost_eight(floor_line: str, wall: str) -> None:
    game = tiled_round([board(floor=floor_line, tiled=30)], marker=0, wall=wall)
    assert game.scores()[0] == 22
    loss = next(event for event in events(game, "floor_loss") if event["seat"] == 0)
    assert loss == {"event": "floor_loss", "seat": 0, "points": -8, "nominal": 8}


@pytest.mark.rule("AZ-32")
@WALLS
def test_the_marker_alone_costs_one(wall: str) -> None:
    game = tiled_round([board(floor="M", tiled=30)], marker=0, wall=wall)
    assert game.scores() == [29, 0]


@pytest.mark.rule("AZ-32")
@PLAYERS
def test_every_player_pays_for_their_own_floor_line(players: int) -> None:
    floors = ["", "BB", "KKK", "WWWWW"][:players]
    game = last_turn([board(floor=dropped, tiled=20) for dropped in floors], players=players, turn=0)
    play(game, "1RF")
    assert game.scores() == [19, 18, 16, 12][:players]


@pytest.mark.rule("AZ-32", "AZ-33")
@PLAYERS
def test_the_floor_line_is_paid_after_the_tiles_have_scored(players: int) -> None:
    game = tiled_round([board({1: "B1", 2: "W2"}, floor="KY")], players=players)
    assert game.scores()[0] == 1 + 2 - 2, "and not 3, which paying first would leave"
    own = [event["event"] for event in events(game, "tile", "floor_loss") if event["seat"] == 0]
    assert own == ["tile", "tile", "floor_loss"]


@pytest.mark.rule("AZ-33")
@WALLS
@PLAYERS
@pytest.mark.parametrize("earlier", [0, 7])
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (4, 0), (5, 1)])
def test_a_score_never_falls_below_zero(before: int, after: int, earlier: int, players: int, wall: str) -> None:
    """Check with and without points lost in earlier rounds."""
    game = tiled_round([board(floor="BYK", tiled=before + earlier, lost=earlier)], players=players, wall=wall)
    assert game.scores()[0] == after
    loss = next(event for event in events(game, "floor_loss") if event["seat"] == 0)
    assert (loss["points"], loss["nominal"]) == (after - before, 4)
    assert item(game, "floor") == (0, after - before - earlier)


@pytest.mark.rule("AZ-33")
def test_a_loss_is_capped_when_it_happens_and_later_points_count_in_full() -> None:
    """The bag holds the 20 blue tiles: in round 2 every factory is blue."""
    game = tiled_round([board(floor="KYWW", tiled=3)], bag="B20", marker=1, last="R")
    assert game.scores()[0] == 0
    play(game, "1BF", "2B4", "3BF", "4B5", "5BF")
    assert game.view()["round"] == 3
    assert wall_of(game) == "...../...../...../...B./....."
    assert game.scores()[0] == 1


@pytest.mark.rule("AZ-34")
@WALLS
@PLAYERS
def test_floor_tiles_go_to_the_lid_and_the_floor_lines_are_empty_again(players: int, wall: str) -> None:
    boards = [board(floor="BBY"), board(floor="MKW")]
    game = tiled_round(boards, marker=1, players=players, wall=wall, turn=0)
    assert held(game, "lid") == {"B": 2, "Y": 1, "K": 1, "W": 1, "R": 1}
    assert all(floor(game, each) == [] for each in range(players))


@pytest.mark.rule("AZ-34")
@WALLS
@PLAYERS
def test_the_owner_of_the_marker_starts_the_next_round(players: int, wall: str) -> None:
    for owner in range(players):
        for starter in range(players):
            boards = {owner: board(floor="M")}
            game = tiled_round(boards, marker=owner, starter=starter, players=players, wall=wall)
            assert game.view()["round"] == 2
            assert game.view()["starter"] == game.actor() == owner
            assert game.view()["centre"]["marker"]
            assert not any(seat(game, each)["marker"] for each in range(players))


@pytest.mark.rule("AZ-34")
def test_the_marker_stays_with_its_owner_when_the_game_ends() -> None:
    game = tiled_round({1: board({1: "B1"}, {1: ".YRKW"}, floor="M")}, marker=1, turn=0)
    assert ending(game) == "row"
    assert [seat(game, each)["marker"] for each in (0, 1)] == [False, True]
    assert held(game, "lid") == {"R": 1}


@pytest.mark.rule("AZ-35")
@WALLS
@PLAYERS
def test_if_the_marker_was_not_taken_the_last_starting_player_starts_again(players: int, wall: str) -> None:
    for starter in range(players):
        for turn in range(players):
            game = tiled_round(starter=starter, turn=turn, players=players, wall=wall)
            assert game.view()["round"] == 2
            assert game.view()["starter"] == game.actor() == starter


@pytest.mark.rule("AZ-35")
def test_a_round_of_one_coloured_factories_ends_with_the_marker_in_the_centre() -> None:
    game = azul(factories=["B4", "Y4", "R4", "K4", "W4"], starter=1, turn=1)
    play(game, "1B5", "2Y5", "3R3", "4K3", "5WF")
    assert field(game, "marker") == "-"
    assert events(game, "marker") == []
    assert game.view()["round"] == 2
    assert game.actor() == 1
