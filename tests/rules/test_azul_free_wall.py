"""Azul: the free wall, on which the owner chooses the space of a tile (AZ-50 to AZ-54)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import guilda
from tests.rules.azul_positions import (
    LETTERS,
    PLAYERS,
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
    new_game,
    play,
    random_move,
    refuse,
    tiled_round,
    wall_of,
)

PLACE_FIRST = "first choose a space on the wall for the waiting tile"
NOTHING_WAITS = "no tile is waiting for a space on the wall"
TAKEN = "that space on the wall is taken"
IN_COLUMN = "this column of the wall already has that colour"
EVERYWHERE = ["@1", "@2", "@3", "@4", "@5"]


# The owner chooses


@pytest.mark.rule("AZ-50")
@PLAYERS
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_owner_chooses_the_space_of_the_row(row: int, column: int, players: int) -> None:
    game = tiled_round({1: board({row: f"W{row}"})}, wall="free", players=players, turn=0)
    assert (game.view()["phase"], game.view()["tiling_line"], game.actor()) == ("tiling", row, 1)
    assert legal(game) == EVERYWHERE
    play(game, f"@{column}")
    spaces = "." * (column - 1) + "W" + "." * (5 - column)
    assert wall_of(game, 1) == "/".join(spaces if each == row else "....." for each in (1, 2, 3, 4, 5))
    assert line(game, row, 1) == (None, 0)
    assert held(game, "lid")["W"] == row - 1
    assert game.scores()[1] == 1
    assert game.view()["round"] == 2


@pytest.mark.rule("AZ-50", "AZ-31")
@pytest.mark.parametrize(("column", "points"), [(1, 3 + 2), (4, 3 + 3), (5, 4)])
def test_the_tile_scores_the_runs_of_the_chosen_space(column: int, points: int) -> None:
    wall = {1: "..WBY", 2: "..KWB", 3: ".KY..", 4: "B...K"}
    game = play(tiled_round([board({3: "R3"}, wall, tiled=10)], wall="free"), f"@{column}")
    assert events(game, "tile")[0]["points"] == points
    assert game.scores()[0] == 10 + points


@pytest.mark.rule("AZ-50")
def test_no_tile_can_be_taken_while_one_waits_for_its_space() -> None:
    game = tiled_round([board({2: "B2"})], wall="free")
    for move in ("1BF", "CB1", "3W4"):
        refuse(game, move, PLACE_FIRST)


@pytest.mark.rule("AZ-50")
def test_a_space_can_be_chosen_only_for_a_waiting_tile() -> None:
    game = azul([board({1: "B1"})], wall="free", factories=["B1W3"])
    for move in EVERYWHERE:
        refuse(game, move, NOTHING_WAITS)


@pytest.mark.rule("AZ-50")
def test_on_the_coloured_wall_there_is_nothing_to_choose() -> None:
    game = last_turn([board({1: "B1"})])
    with pytest.raises(ValueError, match="is not an action"):
        game.apply("@1", guilda.FastRng(1))
    play(game, "1RF")
    assert (game.view()["phase"], game.view()["round"]) == ("offer", 2)


@pytest.mark.rule("AZ-50", "AZ-43")
@PLAYERS
def test_all_players_finish_tiling_before_a_complete_row_ends_the_game(players: int) -> None:
    boards = {each: board({2: "Y2"}) for each in range(players)}
    boards[0] = board({1: "B1"}, {1: "YRKW."})
    game = tiled_round(boards, wall="free", players=players, starter=0)
    assert wall_of(game).startswith("YRKWB"), "the only space that is left needs no choice"
    for each in range(1, players):
        assert ending(game) is None
        assert game.actor() == each
        play(game, "@2")
    assert ending(game) == "row"
    assert item(game, "rows") == (1, 2)
    assert game.scores()[0] == 5 + 2


@pytest.mark.rule("AZ-51")
@PLAYERS
def test_a_colour_may_appear_only_once_in_each_column(players: int) -> None:
    boards = {each: board(wall={1: ".B..."}) for each in range(players)}
    boards[0] = board({3: "B3"}, {1: "..B..", 3: "K....", 4: "....B", 5: "...W."})
    game = tiled_round(boards, wall="free", players=players)
    assert legal(game) == ["@2", "@4"]
    refuse(game, "@1", TAKEN)
    refuse(game, "@3", IN_COLUMN)
    refuse(game, "@5", IN_COLUMN)
    assert wall_of(play(game, "@4")) == "..B../...../K..B./....B/...W."


@pytest.mark.rule("AZ-51")
@pytest.mark.parametrize(("row", "other"), [*permutations((1, 2, 3, 4, 5), 2)])
def test_every_row_of_the_wall_counts_for_its_columns(row: int, other: int) -> None:
    game = tiled_round([board({row: f"B{row}"}, {other: "..B.."})], wall="free")
    assert legal(game) == ["@1", "@2", "@4", "@5"]
    refuse(game, "@3", IN_COLUMN)


@pytest.mark.rule("AZ-51")
@PLAYERS
@pytest.mark.parametrize("seed", range(5))
def test_no_wall_ever_shows_a_colour_twice_in_a_row_or_column(players: int, seed: int) -> None:
    game, rng = new_game(seed, players=players, wall="free"), guilda.FastRng(seed)
    while game.actor() is not None:
        random_move(game, rng)
        if game.view()["phase"] != "offer":
            for each in range(players):
                rows = wall_of(game, each).split("/")
                for spaces in (*rows, *zip(*rows, strict=True)):
                    shown = [letter for letter in spaces if letter != "."]
                    assert len(set(shown)) == len(shown), f"seed {seed}: {game.text()}"


# No space left


@pytest.mark.rule("AZ-52")
@PLAYERS
def test_a_line_without_a_valid_space_goes_to_the_floor_line_and_the_rest_of_it_to_the_lid(players: int) -> None:
    wall = {1: "....B", 5: "YRKW."}
    game = tiled_round([board({5: "B5"}, wall, floor="KYWK", tiled=30)], wall="free", players=players)
    assert {"event": "floor", "seat": 0, "colour": "blue", "count": 3, "to_lid": 2, "dropped": 5} in events(
        game, "floor"
    )
    assert [event for event in events(game, "tile") if event["seat"] == 0] == []
    assert wall_of(game) == "....B/...../...../...../YRKW."
    assert line(game, 5) == (None, 0)
    assert game.scores()[0] == 30 - 14
    assert floor(game) == []
    assert held(game, "lid") == {"B": 5, "K": 2, "Y": 1, "W": 1, "R": 1}
    assert game.view()["round"] == 2


@pytest.mark.rule("AZ-52")
@pytest.mark.parametrize(("row", "loss"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_all_tiles_of_the_line_cost_points_in_the_same_tiling(row: int, loss: int) -> None:
    other = 2 if row == 1 else 1
    wall = {row: "YRKW.", other: "....B"}
    game = tiled_round([board({row: f"B{row}"}, wall, tiled=30)], wall="free")
    assert game.scores()[0] == 30 - loss
    assert held(game, "lid") == {"B": row, "R": 1}


@pytest.mark.rule("AZ-52")
def test_tiles_of_a_dropped_line_go_right_of_the_marker_and_earlier_tiles() -> None:
    wall = {1: "....B", 2: "YRKW."}
    game = tiled_round([board({2: "B2", 3: "W3"}, wall, floor="KM", tiled=30)], wall="free", marker=0)
    assert (game.actor(), game.view()["tiling_line"]) == (0, 3), "line 2 is settled before line 3 is asked for"
    assert floor(game) == ["black", "marker", "blue", "blue"]
    assert line(game, 2) == (None, 0)
    assert game.scores()[0] == 30
    play(game, "@1")
    assert game.scores()[0] == 30 + 2 - 6


@pytest.mark.rule("AZ-52")
def test_several_open_spaces_do_not_help_if_every_column_shows_the_colour() -> None:
    wall = {1: ".B...", 2: "...B.", 3: "....B", 4: "Y.K.."}
    game = tiled_round([board({4: "B4"}, wall, tiled=30)], wall="free")
    assert wall_of(game) == ".B.../...B./....B/Y.K../....."
    assert game.scores()[0] == 30 - 6
    freed = {**wall, 3: "..B.."}
    game = tiled_round([board({4: "B4"}, freed, tiled=30)], wall="free")
    assert wall_of(game).split("/")[3] == "Y.K.B", "one valid space is enough"


@pytest.mark.rule("AZ-52", "AZ-53")
def test_an_earlier_choice_may_take_the_last_space_of_a_later_line() -> None:
    game = tiled_round([board({1: "B1", 2: "B2"}, {2: "YK.WR"}, tiled=20)], wall="free")
    beside, above = play(game.copy(), "@1"), play(game, "@3")
    assert wall_of(beside).startswith("B..../YKBWR")
    assert item(beside, "tiles") == (6, 20 + 2 + 5)
    assert wall_of(above).startswith("..B../YK.WR")
    assert above.scores()[0] == 20 + 1 - 2


@pytest.mark.rule("AZ-52", "AZ-33")
def test_a_line_without_a_space_cannot_bring_a_score_below_zero() -> None:
    game = tiled_round([board({5: "B5"}, {1: "....B", 5: "YRKW."}, tiled=3)], wall="free")
    assert game.scores()[0] == 0


@pytest.mark.rule("AZ-52", "AZ-15")
def test_a_line_that_went_to_the_floor_accepts_every_colour_that_its_row_lacks() -> None:
    game = tiled_round([board({2: "B2"}, {1: "....B", 2: "YRK..", 3: "...B."})], wall="free", bag="B7Y6W7")
    assert line(game, 2) == (None, 0)
    assert {move[1] for move in legal(game) if move[2] == "2"} == {"B", "W"}


@pytest.mark.rule("AZ-52", "AZ-16")
def test_a_line_accepts_a_colour_although_no_space_is_left_for_it() -> None:
    game = azul([board(wall={1: "....B", 5: "YRKW."})], wall="free", factories=["B4"])
    assert "1B5" in legal(game)


@pytest.mark.rule("AZ-52", "AZ-55")
def test_a_line_that_goes_to_the_floor_puts_no_tile_on_a_wall() -> None:
    boards = [board({5: "B5"}, {1: "....B", 5: "YRKW."})]
    assert field(tiled_round(boards, wall="free", idle=2), "idle") == "3"
    assert ending(tiled_round(boards, wall="free", idle=4)) == "idleness"


# Order of the choices


@pytest.mark.rule("AZ-53")
@PLAYERS
def test_seats_are_asked_clockwise_from_the_player_who_started_the_round(players: int) -> None:
    for starter in range(players):
        owner = (starter + 1) % players
        boards = {each: board({1: "B1"}, floor="M" if each == owner else "") for each in range(players)}
        game = tiled_round(boards, wall="free", players=players, starter=starter, marker=owner)
        asked = []
        while game.view()["phase"] == "tiling":
            asked.append(game.actor())
            play(game, "@2")
        assert asked == [(starter + step) % players for step in range(players)]
        assert game.actor() == owner


@pytest.mark.rule("AZ-53")
def test_seats_without_a_full_line_are_passed_over() -> None:
    boards = {0: board({2: "B2"}), 2: board({3: "W3"}), 3: board({3: "W2"})}
    game = tiled_round(boards, wall="free", players=4, starter=1)
    assert game.actor() == 2
    assert play(game, "@1").actor() == 0
    assert play(game, "@1").view()["round"] == 2


@pytest.mark.rule("AZ-53")
@PLAYERS
def test_the_choices_are_made_line_by_line_from_the_top(players: int) -> None:
    lines = {1: "B1", 2: "Y1", 3: "W3", 4: "K4", 5: "Y5"}
    game = tiled_round({1: board(lines)}, wall="free", players=players, turn=0)
    for number, column in ((1, 3), (3, 3), (4, 3), (5, 4)):
        assert (game.actor(), game.view()["tiling_line"]) == (1, number)
        play(game, f"@{column}")
    assert wall_of(game, 1) == "..B../...../..W../..K../...Y."
    assert [event["points"] for event in events(game, "tile")] == [1, 1, 2, 1]
    assert line(game, 2, 1) == ("yellow", 1)


@pytest.mark.rule("AZ-53")
def test_each_choice_takes_earlier_ones_into_account() -> None:
    game = tiled_round([board({1: "B1", 2: "B2", 3: "B3"})], wall="free")
    assert legal(game) == EVERYWHERE
    assert legal(play(game, "@2")) == ["@1", "@3", "@4", "@5"]
    refuse(game, "@2", IN_COLUMN)
    assert legal(play(game, "@4")) == ["@1", "@3", "@5"]
    assert [event["points"] for event in events(play(game, "@3"), "tile")] == [1, 1, 1]


@pytest.mark.rule("AZ-53")
@PLAYERS
def test_each_seat_finishes_lines_and_floor_before_the_next_is_asked(players: int) -> None:
    boards = {each: board({1: "B1", 2: "W2"}, floor="KY", tiled=10) for each in range(players)}
    first = players - 1
    game = tiled_round(boards, wall="free", players=players, starter=first, turn=0)
    assert game.actor() == first
    play(game, "@1")
    assert (game.actor(), game.scores()[first]) == (first, 11)
    assert floor(game, first) == ["black", "yellow"]
    play(game, "@1")
    assert (game.actor(), game.view()["tiling_line"]) == (0, 1)
    assert game.scores()[first] == 10 + 1 + 2 - 2
    assert floor(game, first) == []
    assert floor(game, 0) == ["black", "yellow", "red"]
    while game.view()["phase"] == "tiling":
        play(game, "@1")
    order = [event["seat"] for event in events(game, "tile", "floor_loss")]
    assert order == [(first + step) % players for step in range(players) for _ in range(3)]


@pytest.mark.rule("AZ-53")
def test_the_boards_are_independent() -> None:
    boards = [board({1: "B1"}, {5: "YRKW."}), board({1: "B1"}), board({1: "B1"}, {3: ".B..."})]
    game = tiled_round(boards, wall="free", players=3)
    play(game, "@3")
    assert legal(game) == EVERYWHERE
    play(game, "@3")
    assert legal(game) == ["@1", "@3", "@4", "@5"]
    assert [event["points"] for event in events(play(game, "@3"), "tile")] == [1, 1, 1]


# No row can be completed

BLOCKED = "...BW/K..R./R..K./.W..B/Y.W.."
"""Row 1 lacks yellow, red and black, and none of them can go to column 1; the other rows are like it."""

HANGS_BY_A_TILE = {1: ".BYK.", 2: "RKBW.", 3: "BRW.Y", 4: ".YKBR", 5: "YWR.B"}
"""Only rows 1 and 4 can still get a tile: white. In row 1, column 1 it takes row 4's last space away."""

ONE_WAY = "...../..YKB/.BKY./RYBW./WR.BK"
"""Rows 2 to 5 are blocked, and row 1 can be completed in one way only: blue, black, white, red, yellow."""


@pytest.mark.rule("AZ-54")
@PLAYERS
def test_the_game_ends_when_no_row_of_any_player_can_be_completed(players: int) -> None:
    boards = [board({1: "W1"}, HANGS_BY_A_TILE, tiled=5), *[board(wall=BLOCKED)] * (players - 1)]
    game = tiled_round(boards, wall="free", players=players, last="B")
    assert legal(game) == ["@1", "@5"]
    alive, dead = play(game.copy(), "@5"), play(game, "@1")
    assert (alive.view()["phase"], alive.view()["round"]) == ("offer", 2)
    assert ending(dead) == "walls"
    assert (dead.view()["phase"], dead.actor(), dead.actions()) == ("over", None, [])
    assert dead.view()["factories"] == [[]] * len(dead.view()["factories"])
    assert dead.ranks() == [1] + [2] * (players - 1)


@pytest.mark.rule("AZ-54", "AZ-44")
def test_the_end_without_a_row_has_the_usual_final_scoring() -> None:
    game = play(tiled_round([board({1: "W1"}, HANGS_BY_A_TILE, tiled=5), board(wall=BLOCKED)], wall="free"), "@1")
    assert ending(game) == "walls"
    # white in the corner makes a run of four and one of three; columns 2 and 3 and all blue tiles are complete
    assert item(game, "tiles") == (20, 5 + 4 + 3)
    assert [item(game, name) for name in ("rows", "columns", "colours")] == [(0, 0), (2, 14), (1, 10)]
    assert game.scores()[0] == 12 + 14 + 10


@pytest.mark.rule("AZ-54")
@PLAYERS
def test_one_row_of_one_player_that_can_be_completed_keeps_the_game_going(players: int) -> None:
    for of in range(players):
        boards = {each: board(wall=BLOCKED) for each in range(players)}
        assert ending(tiled_round(boards, wall="free", players=players, last="B")) == "walls"
        for open_wall in (ONE_WAY, "", "...BW/K..R./R..K./.W..B/..W.."):
            boards[of] = board(wall=open_wall)
            game = tiled_round(boards, wall="free", players=players, last="B")
            assert ending(game) is None
            assert game.view()["round"] == 2


def can_be_completed(wall: list[str], row: int) -> bool:
    """Return whether some order of the missing colours fits the open spaces of a row, by trying every order."""
    spaces = [column for column in range(5) if wall[row][column] == "."]
    shown = [{each[column] for each in wall} for column in range(5)]
    missing = [letter for letter in LETTERS if letter not in wall[row]]
    return any(
        all(letter not in shown[column] for letter, column in zip(order, spaces, strict=True))
        for order in permutations(missing)
    )


def random_wall(chance: random.Random) -> list[str]:
    """Return a wall of up to 20 tiles without a complete row; the last tiles often find no space."""
    wall = [["."] * 5 for _ in range(5)]
    spaces = [(row, column, letter) for row in range(5) for column in range(5) for letter in LETTERS]
    chance.shuffle(spaces)
    most = chance.choice([14, 17, 20, 20, 20])
    for row, column, letter in spaces:
        fits = wall[row][column] == "." and letter not in wall[row] and all(each[column] != letter for each in wall)
        if fits and wall[row].count(".") > 1 and sum(5 - each.count(".") for each in wall) < most:
            wall[row][column] = letter
    return ["".join(row) for row in wall]


@pytest.mark.rule("AZ-54")
@PLAYERS
def test_random_walls_end_the_game_exactly_when_no_row_can_be_completed(players: int) -> None:
    ended = 0
    for seed in range(300):
        wall = random_wall(random.Random(seed))
        boards = {each: board(wall=BLOCKED) for each in range(players)}
        boards[seed % players] = board(wall="/".join(wall))
        game = tiled_round(boards, wall="free", players=players, last="B")
        blocked = not any(can_be_completed(wall, row) for row in range(5))
        assert (ending(game) == "walls") == blocked, f"seed {seed}: {wall}"
        assert (ending(game) is None) != blocked, f"seed {seed}: {wall}"
        ended += blocked
    assert 30 < ended < 270
