"""Azul: the next round and the end of the game (AZ-40 to AZ-45, AZ-55)."""

from __future__ import annotations

import pytest

import guilda
from tests.rules.azul_positions import (
    COLOURED_WALL,
    FACTORIES,
    PLAYERS,
    WALLS,
    azul,
    board,
    drop_everything,
    ending,
    events,
    field,
    held,
    item,
    last_turn,
    legal,
    line,
    new_game,
    play,
    refuse,
    tiled_round,
    wall_of,
)

OVER = "the game is over"


def wall_without_column(column: int) -> str:
    """Return a wall in which every row lacks one tile: 20 tiles and no complete row."""
    return "/".join(row[: column - 1] + "." + row[column:] for row in COLOURED_WALL)


# Next round


@pytest.mark.rule("AZ-40")
@WALLS
@PLAYERS
def test_every_factory_is_refilled_with_four_tiles_from_the_bag(players: int, wall: str) -> None:
    game = tiled_round([board(wall={1: "BYRK."})], players=players, wall=wall)
    assert game.view()["round"] == 2
    assert [len(tiles) for tiles in game.view()["factories"]] == [4] * FACTORIES[players]
    assert game.view()["bag"] == 100 - 5 - 4 * FACTORIES[players]
    assert held(game, "lid") == {"R": 1}
    assert events(game, "refill") == []
    assert ending(game) is None


@pytest.mark.rule("AZ-40")
@WALLS
@PLAYERS
def test_when_the_bag_runs_out_it_is_refilled_from_the_lid_and_dealing_continues(players: int, wall: str) -> None:
    """All blue tiles are on the boards or are the last six in the bag: none comes from the lid."""
    boards = [board({2: "B1", 3: "B2", 4: "B3", 5: "B4"}), board({5: "B4"})]
    game = tiled_round(boards, bag="B6", players=players, wall=wall)
    first, second, *others = game.view()["factories"]
    assert first == ["blue"] * 4
    assert second.count("blue") == 2
    assert len(second) == 4
    assert all(len(tiles) == 4 and "blue" not in tiles for tiles in others)
    told = [(event["event"], event.get("factory", event.get("count"))) for event in events(game, "deal", "refill")]
    factories = [("deal", number) for number in range(1, FACTORIES[players] + 1)]
    assert told == [factories[0], ("refill", 80), *factories[1:]]
    assert game.view()["lid"] == 0
    assert game.view()["bag"] == 80 - (4 * FACTORIES[players] - 6)


@pytest.mark.rule("AZ-40")
@WALLS
def test_the_lid_is_unchanged_while_the_bag_suffices(wall: str) -> None:
    game = tiled_round(bag="B4Y4R4K4W4", wall=wall)
    assert held(game, "factories") == {"B": 4, "Y": 4, "R": 4, "K": 4, "W": 4}
    assert game.view()["bag"] == 0
    assert game.view()["lid"] == 80
    assert events(game, "refill") == []
    drop_everything(game)
    assert [event["count"] for event in events(game, "refill")] == [100]
    assert [len(tiles) for tiles in game.view()["factories"]] == [4] * 5


@pytest.mark.rule("AZ-40", "AZ-30", "AZ-34")
@PLAYERS
def test_the_tiles_of_this_round_are_in_the_lid_before_the_factories_are_refilled(players: int) -> None:
    game = tiled_round([board({5: "W5"}, floor="BBB")], bag="-", players=players)
    assert [event["count"] for event in events(game, "refill")] == [99]
    assert wall_of(game).endswith("...W.")


def crowded_boards() -> dict[int, str]:
    """Return boards of four players that hold all tiles but one yellow, for which the first has room on line 5."""
    return {
        0: board({5: "Y3"}, wall_without_column(1)),
        1: board({2: "B1", 5: "R4"}, wall_without_column(2)),
        2: board({5: "K4"}, wall_without_column(3)),
        3: board({4: "B3", 5: "W4"}, wall_without_column(4)),
    }


@pytest.mark.rule("AZ-41")
@WALLS
def test_with_bag_and_lid_empty_three_players_start_the_round_with_fewer_tiles(wall: str) -> None:
    boards = [
        board({2: "W1", 3: "K1", 4: "R3", 5: "Y4"}, wall_without_column(1)),
        board({2: "B1", 3: "W2", 4: "K3", 5: "R4"}, wall_without_column(2)),
        board({2: "Y1", 3: "B2", 4: "W3", 5: "K4"}, wall_without_column(3)),
    ]
    game = tiled_round(boards, players=3, bag="B5", lid="Y3W2", wall=wall)
    displays = game.view()["factories"]
    assert [len(tiles) for tiles in displays] == [4, 4, 3, 0, 0, 0, 0]
    assert displays[0] == ["blue"] * 4
    assert displays[1].count("blue") == 1
    assert (game.view()["bag"], game.view()["lid"]) == (0, 0)
    assert (game.view()["round"], game.view()["phase"], ending(game)) == (2, "offer", None)
    assert {move[0] for move in legal(game)} == {"1", "2", "3"}


@pytest.mark.rule("AZ-41")
@WALLS
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_with_bag_and_lid_empty_the_first_factory_may_hold_fewer_than_four_tiles(left: int, wall: str) -> None:
    boards = crowded_boards()
    boards[0] = board({5: f"Y{4 - left}"} if left < 4 else {}, wall_without_column(1))
    in_bag = f"Y{left - 1}" if left > 1 else "-"
    game = tiled_round(boards, players=4, turn=0, last="Y", bag=in_bag, lid="-", wall=wall)
    assert game.view()["factories"] == [["yellow"] * left] + [[]] * 8
    assert (game.view()["bag"], game.view()["lid"]) == (0, 0)
    assert (game.view()["round"], ending(game)) == (2, None)


@pytest.mark.rule("AZ-42")
@WALLS
def test_if_no_tile_can_be_dealt_the_game_ends_with_the_usual_final_scoring(wall: str) -> None:
    game = last_turn(crowded_boards(), players=4, turn=0, last="Y", bag="-", lid="-", wall=wall)
    assert game.scores() == [0] * 4
    round_number = game.view()["round"]
    play(game, "1Y5")
    assert ending(game) == "tiles"
    assert game.view()["round"] == round_number
    assert (game.actor(), game.actions()) == (None, [])
    assert line(game, 5) == ("yellow", 4)
    assert all(item(game, "columns", each) == (4, 28) for each in range(4))
    assert game.scores() == [28] * 4
    assert game.ranks() == [1] * 4


# The end


@pytest.mark.rule("AZ-43")
@PLAYERS
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_game_ends_after_the_tiling_that_completes_a_row(row: int, players: int) -> None:
    for of in range(players):
        spaces = COLOURED_WALL[row - 1]
        boards = {of: board({row: f"{spaces[2]}{row}"}, {row: spaces[:2] + "." + spaces[3:]})}
        last = "W" if spaces[2] == "R" else "R"
        game = last_turn(boards, players=players, turn=(of + 1) % players, last=last)
        bag = held(game, "bag")
        play(game, f"1{last}F")
        assert ending(game) == "row"
        assert (game.actor(), game.actions(), game.view()["phase"]) == (None, [], "over")
        assert game.view()["factories"] == [[]] * FACTORIES[players]
        assert held(game, "bag") == bag
        refuse(game, "1BF", OVER)


@pytest.mark.rule("AZ-43")
@PLAYERS
def test_the_whole_wall_tiling_is_done_before_the_game_ends(players: int) -> None:
    for of in range(players):
        boards = {each: board({1: "B1", 4: "Y4"}, floor="K", tiled=5) for each in range(players)}
        boards[of] = board({1: "B1", 4: "Y4"}, {1: ".YRKW"}, floor="K", tiled=5)
        game = tiled_round(boards, players=players, starter=of)
        assert ending(game) == "row"
        for each in range(players):
            assert wall_of(game, each).startswith("BYRKW" if each == of else "B....")
            assert wall_of(game, each).split("/")[3] == "....Y"
            assert (line(game, 1, each), line(game, 4, each)) == ((None, 0), (None, 0))
            dropped = 2 if each == players - 1 else 1
            assert item(game, "floor", each) == (0, -dropped)


@pytest.mark.rule("AZ-43")
@pytest.mark.parametrize(
    ("lines", "around"),
    [
        ({1: "R1"}, {2: "..Y..", 3: "..B..", 4: "..W..", 5: "..K.."}),
        ({1: "B1"}, {2: ".B...", 3: "..B..", 4: "...B.", 5: "....B"}),
        ({1: "B1"}, {1: "..RKW"}),
        ({1: "B1"}, {1: ".YRK.", 2: "W...."}),
    ],
    ids=["a column", "a colour", "four in a row with a gap", "four in a row and the next row's first"],
)
def test_nothing_but_a_row_of_five_ends_the_game(lines: dict[int, str], around: dict[int, str]) -> None:
    game = tiled_round([board(lines, around)])
    assert ending(game) is None
    assert (game.view()["round"], game.view()["phase"]) == (2, "offer")


@pytest.mark.rule("AZ-43")
def test_a_row_can_still_be_completed_by_the_last_turn_of_the_round() -> None:
    game = last_turn({1: board({2: "R1"}, {2: "WBY.K"})})
    assert ending(game) is None
    assert ending(play(game, "1R2")) == "row"


ROW = {1: "BYRKW"}
COLUMN = {1: ".Y...", 2: ".B...", 3: ".W...", 4: ".K...", 5: ".R..."}
COLOUR = {1: "...K.", 2: "....K", 3: "K....", 4: ".K...", 5: "..K.."}
BONUSES = {
    "nothing complete": ({1: "BYRK.", 2: "WBYR.", 3: "KWBY.", 4: "RKWB."}, (0, 0, 0)),
    "one row": (ROW, (1, 0, 0)),
    "two rows": (ROW | {5: "YRKWB"}, (2, 0, 0)),
    "one column": (COLUMN, (0, 1, 0)),
    "one colour": (COLOUR, (0, 0, 1)),
    "a row and a column": (COLUMN | ROW, (1, 1, 0)),
    "four rows": ({1: "BYRKW", 2: "WBYRK", 3: "KWBYR", 4: "RKWBY"}, (4, 0, 0)),
    "four columns": (dict(enumerate(wall_without_column(3).split("/"), 1)), (0, 4, 0)),
    "the whole wall": (dict(enumerate(COLOURED_WALL, 1)), (5, 5, 5)),
}


@pytest.mark.rule("AZ-44")
@WALLS
@PLAYERS
@pytest.mark.parametrize(("rows", "complete"), BONUSES.values(), ids=BONUSES)
def test_complete_rows_columns_and_colours_give_two_seven_and_ten(
    rows: dict[int, str], complete: tuple[int, int, int], players: int, wall: str
) -> None:
    for of in range(players):
        game = azul({of: board(wall=rows, tiled=9, lost=4)}, turn=None, players=players, wall=wall)
        found = [item(game, name, of) for name in ("rows", "columns", "colours")]
        assert found == [(count, count * each) for count, each in zip(complete, (2, 7, 10), strict=True)]
        assert game.scores()[of] == 5 + sum(points for _, points in found)
        assert sum(game.scores()) == game.scores()[of]


@pytest.mark.rule("AZ-44")
@PLAYERS
def test_bonuses_are_given_when_the_game_ends(players: int) -> None:
    others = dict(enumerate(wall_without_column(3).split("/"), 1)) | {1: "BYRK."}
    before = {0: board({1: "W1"}, others, tiled=20), 1: board(wall=COLUMN | {2: ".BY.."}, tiled=3)}
    game = last_turn(before, players=players, turn=1)
    assert game.scores()[:2] == [20, 3]
    play(game, "1RF")
    # white makes the row of five and the fifth column: 10 for the tile; columns 1, 2, 4, 5 and row 1 are complete
    assert events(game, "bonus") == [
        {"event": "bonus", "seat": 0, "bonus": "rows", "count": 1, "points": 2},
        {"event": "bonus", "seat": 0, "bonus": "columns", "count": 4, "points": 28},
        {"event": "bonus", "seat": 0, "bonus": "colours", "count": 1, "points": 10},
        {"event": "bonus", "seat": 1, "bonus": "columns", "count": 1, "points": 7},
    ]
    assert game.scores() == [20 + 10 + 2 + 28 + 10, 3 - 1 + 7, *[0] * (players - 2)]


@pytest.mark.rule("AZ-44")
@WALLS
def test_no_bonus_counts_before_the_game_ends(wall: str) -> None:
    game = tiled_round([board(wall=COLUMN | {1: ".Y.K.", 2: ".B..K", 3: "KW...", 5: ".RK.."})], wall=wall)
    assert game.view()["phase"] == "offer"
    assert game.scores()[0] == 0
    assert [found.name for found in game.breakdown(0)] == ["tiles", "floor"]
    assert events(game, "bonus") == []


def finished(*seats: tuple[dict[int, str], int], wall: str = "coloured") -> guilda.Game:
    """Return a finished game: the wall of each seat, and its points before the bonuses."""
    return azul([board(wall=rows, tiled=points) for rows, points in seats], turn=None, players=len(seats), wall=wall)


@pytest.mark.rule("AZ-45")
@WALLS
def test_most_points_win(wall: str) -> None:
    assert finished((ROW, 10), ({}, 13), wall=wall).ranks() == [2, 1]
    assert finished((ROW, 12), ({}, 13), wall=wall).ranks() == [1, 2]
    assert finished((ROW, 10), ({}, 30), ({}, 20), wall=wall).ranks() == [3, 1, 2]
    assert finished((ROW, 0), ({}, 40), ({}, 60), ({}, 50), wall=wall).ranks() == [4, 3, 1, 2]


@pytest.mark.rule("AZ-45")
@WALLS
def test_more_complete_rows_break_a_tie(wall: str) -> None:
    two_rows = ROW | {3: "KWBYR"}
    assert finished((ROW, 10), ({}, 12), wall=wall).ranks() == [1, 2]
    assert finished(({}, 12), (ROW, 10), wall=wall).ranks() == [2, 1]
    assert finished((ROW, 12), (two_rows, 10), ({}, 14), wall=wall).ranks() == [2, 1, 3]
    assert finished(({}, 14), (ROW, 12), ({}, 13), (two_rows, 10), wall=wall).ranks() == [3, 2, 4, 1]


@pytest.mark.rule("AZ-45")
@WALLS
def test_columns_and_colours_break_no_tie(wall: str) -> None:
    assert finished((ROW, 17), (COLUMN | ROW, 10), wall=wall).ranks() == [1, 1]
    assert finished((COLOUR | ROW, 10), (ROW, 20), wall=wall).ranks() == [1, 1]
    assert finished((COLUMN, 15), (ROW, 20), wall=wall).ranks() == [2, 1]


@pytest.mark.rule("AZ-45")
@WALLS
def test_players_still_tied_share_the_victory(wall: str) -> None:
    assert finished((ROW, 10), (ROW, 10), wall=wall).ranks() == [1, 1]
    assert finished((ROW, 10), ({}, 5), (ROW, 10), wall=wall).ranks() == [1, 3, 1]
    assert finished(({}, 30), ({}, 9), ({}, 30), ({}, 30), wall=wall).ranks() == [1, 4, 1, 1]
    assert finished(({}, 5), ({}, 9), ({}, 5), (ROW, 30), wall=wall).ranks() == [3, 2, 3, 1]


@pytest.mark.rule("AZ-45")
def test_a_tie_is_broken_in_a_game_that_was_played() -> None:
    """The penalty for the dropped tile brings the second player down to the same seven points."""
    game = tiled_round([board({1: "B1"}, {1: ".YRKW"}), board(tiled=8)])
    assert game.scores() == [7, 7]
    assert game.ranks() == [1, 2]


# Idle rounds


@pytest.mark.rule("AZ-55")
@WALLS
@PLAYERS
def test_five_rounds_without_a_tile_on_any_wall_end_the_game(players: int, wall: str) -> None:
    game = new_game(players=players, wall=wall, start=0)
    for number in (1, 2, 3, 4, 5):
        assert ending(game) is None
        assert game.view()["round"] == number
        drop_everything(game, seed=number)
    assert ending(game) == "idleness"
    assert game.view()["phase"] == "over"
    assert game.scores() == [0] * players
    assert game.ranks() == [1] * players


@pytest.mark.rule("AZ-55")
@WALLS
@PLAYERS
def test_a_tile_on_one_wall_resets_the_count_of_idle_rounds(players: int, wall: str) -> None:
    game = new_game(players=players, wall=wall, start=0)
    for number in range(1, 10):
        assert (ending(game), game.view()["round"]) == (None, number)
        if number == 4:
            game.apply(next(move for move in legal(game) if move.endswith("1")), guilda.FastRng(9))
        drop_everything(game, seed=number)
        if wall == "free" and number == 4:
            play(game, "@3")
        if number < 9:
            assert int(field(game, "idle")) == (number if number < 4 else number - 4)
    assert ending(game) == "idleness"
    assert sum(sum(space is not None for row in shown["wall"] for space in row) for shown in game.view()["seats"]) == 1


@pytest.mark.rule("AZ-55")
@WALLS
def test_the_end_by_idleness_has_the_usual_final_scoring(wall: str) -> None:
    game = tiled_round([board(wall=COLUMN, tiled=3), board(wall=COLOUR, tiled=5)], idle=4, wall=wall)
    assert ending(game) == "idleness"
    assert game.scores() == [3 + 7, 5 - 1 + 10]
    assert game.ranks() == [2, 1]


@pytest.mark.rule("AZ-55")
@WALLS
@PLAYERS
def test_the_fifth_round_is_not_idle_if_any_seat_places_a_tile(players: int, wall: str) -> None:
    for of in range(players):
        # on the free wall only one space is left for the blue tile
        boards = {of: board({1: "B1"}, {1: "..RKW", 2: ".B..."})}
        game = tiled_round(boards, players=players, wall=wall, idle=4, turn=(of + 1) % players)
        assert ending(game) is None
        assert wall_of(game, of).startswith("B.RKW")
        assert field(game, "idle") == "0"
    assert ending(tiled_round({0: board({2: "B1"})}, players=players, wall=wall, idle=4)) == "idleness"
    assert ending(tiled_round({0: board({2: "B1"})}, players=players, wall=wall, idle=3)) is None


@pytest.mark.rule("AZ-55", "AZ-43")
def test_a_row_completed_after_four_idle_rounds_ends_the_game_as_a_row() -> None:
    assert ending(tiled_round([board({1: "B1"}, {1: ".YRKW"})], idle=4)) == "row"
