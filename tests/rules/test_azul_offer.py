"""Azul: the set-up (AZ-01 to AZ-05) and the factory offer (AZ-10 to AZ-21)."""

from __future__ import annotations

from collections import Counter

import pytest

import guilda
from tests.rules.azul_positions import (
    FACTORIES,
    LETTERS,
    NAMES,
    PLAYERS,
    WALLS,
    azul,
    board,
    events,
    field,
    floor,
    held,
    last_turn,
    legal,
    line,
    new_game,
    play,
    random_move,
    refuse,
    seat,
    tiles_in,
)

NOT_THERE = "there is no tile of that colour"
FULL = "that pattern line is full"
OTHER_COLOUR = "that pattern line holds another colour"
ON_WALL = "this row of the wall already has that colour"

# Set-up


@pytest.mark.rule("AZ-01")
@WALLS
@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_two_three_or_four_players_have_five_seven_or_nine_factories(players: int, factories: int, wall: str) -> None:
    game = new_game(players=players, wall=wall)
    assert len(game.view()["seats"]) == players
    assert len(game.view()["factories"]) == factories
    assert {move[0] for move in legal(game)} == {str(number) for number in range(1, factories + 1)}


@pytest.mark.rule("AZ-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="players cannot be"):
        new_game(players=players)


@pytest.mark.rule("AZ-02")
@WALLS
@PLAYERS
def test_the_bag_starts_with_twenty_tiles_of_each_colour(players: int, wall: str) -> None:
    game = new_game(players=players, wall=wall)
    dealt = held(game, "factories")
    assert held(game, "bag") + dealt == dict.fromkeys(LETTERS, 20)
    assert game.view()["bag"] == 100 - sum(dealt.values())
    assert game.view()["lid"] == 0


@pytest.mark.rule("AZ-02")
@WALLS
@PLAYERS
@pytest.mark.parametrize("seed", range(5))
def test_no_tile_is_lost_or_made_in_a_whole_game(players: int, wall: str, seed: int) -> None:
    game, rng = new_game(seed, players=players, wall=wall), guilda.FastRng(seed)
    while game.actor() is not None:
        random_move(game, rng)
        found = tiles_in(game.text().partition(" bag=")[2])
        assert found == dict.fromkeys(LETTERS, 20), f"seed {seed}: {game.text()}"


@pytest.mark.rule("AZ-03")
@WALLS
@PLAYERS
def test_all_players_start_with_an_empty_board_and_no_points(players: int, wall: str) -> None:
    game = new_game(players=players, wall=wall)
    empty = {
        "score": 0,
        "assured": 0,
        "marker": False,
        "lines": [{"size": size, "colour": None, "count": 0} for size in (1, 2, 3, 4, 5)],
        "wall": [[None] * 5] * 5,
        "floor": [],
    }
    assert game.view()["seats"] == [empty] * players
    assert game.scores() == [0] * players


@pytest.mark.rule("AZ-03")
@PLAYERS
def test_all_seats_use_the_wall_side_of_the_table(players: int) -> None:
    pattern = [[NAMES[letter] for letter in row] for row in ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")]
    for of in (None, *range(players)):
        assert new_game(players=players, wall="coloured").view(of)["pattern"] == pattern
        assert new_game(players=players, wall="free").view(of)["pattern"] is None
    with pytest.raises(ValueError, match="wall cannot be"):
        new_game(players=players, wall="mixed")


@pytest.mark.rule("AZ-04")
@WALLS
@PLAYERS
@pytest.mark.parametrize("seed", range(10))
def test_every_factory_gets_four_tiles_from_the_bag(players: int, wall: str, seed: int) -> None:
    game = new_game(seed, players=players, wall=wall)
    displays = game.view()["factories"]
    assert [len(tiles) for tiles in displays] == [4] * FACTORIES[players]
    assert game.view()["centre"] == {"marker": True, "tiles": []}
    assert game.view()["bag"] == 100 - 4 * FACTORIES[players]
    assert [event["tiles"] for event in events(game, "deal")] == displays


@pytest.mark.rule("AZ-04")
@PLAYERS
def test_the_tiles_of_the_factories_are_drawn_at_random(players: int) -> None:
    """In the first and last factory of 600 set-ups, check each colour's share and the rate of four alike (1 in 161)."""
    for display in (0, -1):
        displays = [new_game(seed, players=players).view()["factories"][display] for seed in range(600)]
        share = Counter(tile for tiles in displays for tile in tiles)
        assert all(abs(share[colour] - 480) < 80 for colour in ("blue", "yellow", "red", "black", "white"))
        assert len({tuple(tiles) for tiles in displays}) > 50
        assert 0 < sum(len(set(tiles)) == 1 for tiles in displays) < 15


@pytest.mark.rule("AZ-05")
@WALLS
@PLAYERS
def test_the_starting_player_is_chosen_at_random(players: int, wall: str) -> None:
    games = [new_game(seed, players=players, wall=wall) for seed in range(600)]
    assert all(game.actor() == game.view()["starter"] for game in games)
    starts = Counter(game.actor() for game in games)
    assert set(starts) == set(range(players))
    assert all(abs(times - 600 / players) < 70 for times in starts.values())


@pytest.mark.rule("AZ-05")
@WALLS
@PLAYERS
def test_the_starting_player_can_be_an_option(players: int, wall: str) -> None:
    for start in range(players):
        for seed in range(5):
            game = new_game(seed, players=players, wall=wall, start=start)
            assert game.actor() == game.view()["starter"] == start
    with pytest.raises(ValueError, match=f"seat {players} cannot start|start cannot be {players}"):
        new_game(players=players, start=players)


# Factory offer


@pytest.mark.rule("AZ-10")
@WALLS
@PLAYERS
def test_turns_go_clockwise_from_the_starting_player(players: int, wall: str) -> None:
    for start in range(players):
        game, rng = new_game(players=players, wall=wall, start=start), guilda.FastRng(5)
        actors = []
        while game.view()["round"] == 1 and game.view()["phase"] == "offer":
            actors.append(game.actor())
            random_move(game, rng)
        assert len(actors) > players
        assert actors == [(start + turn) % players for turn in range(len(actors))]


@pytest.mark.rule("AZ-10")
@WALLS
@PLAYERS
def test_every_round_begins_with_the_marker_in_the_centre_and_the_starting_player_to_move(
    players: int, wall: str
) -> None:
    game = new_game(players=players, wall=wall, start=1)
    taken = set()
    for number in (1, 2, 3, 4):
        view = game.view()
        assert (view["round"], view["phase"]) == (number, "offer")
        assert view["centre"] == {"marker": True, "tiles": []}
        assert not any(shown["marker"] for shown in view["seats"])
        assert view["actor"] == view["starter"]
        taken.add(view["actor"])
        rng = guilda.FastRng(number)
        while game.view()["round"] == number:
            drops = [move for move in legal(game) if move.endswith("F")]
            game.apply(drops[rng.below(len(drops))], rng)
    assert len(taken) > 1


@pytest.mark.rule("AZ-11")
@WALLS
def test_taking_from_a_factory_takes_the_whole_colour_and_moves_the_rest_to_the_centre(wall: str) -> None:
    game = azul(wall=wall, factories=["Y4", "-", "B2R1W1", "B1K3"], centre="R2K1")
    play(game, "3B4")
    assert line(game, 4) == ("blue", 2)
    assert game.view()["factories"] == [["yellow"] * 4, [], [], ["blue", "black", "black", "black"], []]
    assert game.view()["centre"]["tiles"] == ["red"] * 3 + ["black", "white"]
    assert events(game, "take") == [
        {"event": "take", "seat": 0, "source": 3, "colour": "blue", "count": 2, "to_centre": ["red", "white"]}
    ]


@pytest.mark.rule("AZ-11")
@PLAYERS
def test_a_factory_of_one_colour_sends_nothing_to_the_centre(players: int) -> None:
    last = FACTORIES[players]
    game = azul(players=players, factories=["-"] * (last - 1) + ["W4"], centre="B1")
    play(game, f"{last}W5")
    assert line(game, 5) == ("white", 4)
    assert game.view()["factories"] == [[]] * last
    assert game.view()["centre"] == {"marker": True, "tiles": ["blue"]}


@pytest.mark.rule("AZ-11")
@WALLS
def test_a_colour_that_a_factory_does_not_show_cannot_be_taken_from_it(wall: str) -> None:
    game = azul(wall=wall, factories=["B2R2", "-", "W4"], centre="Y1")
    refuse(game, "1W1", NOT_THERE)
    refuse(game, "1YF", NOT_THERE)
    refuse(game, "2B1", NOT_THERE)
    assert {move[:2] for move in legal(game)} == {"1B", "1R", "3W", "CY"}


@pytest.mark.rule("AZ-12")
@WALLS
def test_taking_from_the_centre_takes_the_whole_colour_and_leaves_the_rest(wall: str) -> None:
    game = azul(wall=wall, centre="B2K3W1", factories=["B1Y3"], marker=1)
    play(game, "CK3")
    assert line(game, 3) == ("black", 3)
    assert game.view()["centre"]["tiles"] == ["blue", "blue", "white"]
    assert game.view()["factories"][0] == ["blue", "yellow", "yellow", "yellow"]
    assert floor(game) == []


@pytest.mark.rule("AZ-12")
def test_a_colour_that_is_not_in_the_centre_cannot_be_taken_from_it() -> None:
    game = azul(centre="B2", factories=["K1Y3"])
    refuse(game, "CK1", NOT_THERE)
    refuse(game, "CYF", NOT_THERE)
    refuse(azul(centre="-", factories=["B4"]), "CBF", NOT_THERE)


@pytest.mark.rule("AZ-13")
@WALLS
@PLAYERS
def test_the_first_to_take_from_the_centre_takes_the_marker(players: int, wall: str) -> None:
    game = azul(players=players, wall=wall, centre="B1K3W1", factories=["R4"], turn=1)
    play(game, "CK4")
    assert floor(game, 1) == ["marker"]
    assert [shown["marker"] for shown in game.view()["seats"]] == [each == 1 for each in range(players)]
    assert game.view()["centre"] == {"marker": False, "tiles": ["blue", "white"]}
    assert events(game, "marker") == [{"event": "marker", "seat": 1}]


@pytest.mark.rule("AZ-13")
def test_the_marker_goes_to_the_leftmost_free_space_of_the_floor_line() -> None:
    game = azul([board(floor="KY")], centre="B1W1")
    assert floor(play(game, "CB3")) == ["black", "yellow", "marker"]


@pytest.mark.rule("AZ-13")
@WALLS
@pytest.mark.parametrize("to", ["1", "2", "F"])
def test_the_marker_goes_to_the_floor_line_before_surplus_tiles(to: str, wall: str) -> None:
    game = azul([board(floor="R")], wall=wall, centre="W3B1")
    play(game, f"CW{to}")
    dropped = {"1": 2, "2": 1, "F": 3}[to]
    assert floor(game) == ["red", "marker"] + ["white"] * dropped
    told = [event["event"] for event in game.events()]
    assert told.index("marker") < told.index("floor")


@pytest.mark.rule("AZ-13")
@PLAYERS
def test_only_the_first_to_take_from_the_centre_takes_the_marker(players: int) -> None:
    game = play(azul(players=players, centre="B1K1W2"), "CB1", "CK1")
    assert floor(game, 0) == ["marker"]
    assert floor(game, 1) == []
    assert [shown["marker"] for shown in game.view()["seats"]] == [True] + [False] * (players - 1)


@pytest.mark.rule("AZ-13")
def test_taking_from_a_factory_leaves_the_marker_in_the_centre() -> None:
    game = play(azul(centre="B1", factories=["K3W1"]), "1K2")
    assert floor(game) == ["black"]
    assert game.view()["centre"]["marker"]
    assert not seat(game, 0)["marker"]


@pytest.mark.rule("AZ-14")
@WALLS
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_pattern_line_n_has_n_spaces(number: int, wall: str) -> None:
    game = play(azul(wall=wall, centre="Y6B1", marker=1), f"CY{number}")
    for other in (1, 2, 3, 4, 5):
        assert line(game, other) == (("yellow", number) if other == number else (None, 0))
    assert floor(game) == ["yellow"] * (6 - number)


@pytest.mark.rule("AZ-14")
@PLAYERS
def test_taken_tiles_go_to_the_board_of_the_player_who_took_them(players: int) -> None:
    game = azul(players=players, factories=["B4", "Y4", "R4", "K4", "W4"])
    moves = ["1B5", "2Y4", "3R5", "4KF"][:players]
    play(game, *moves)
    expected = [(5, ("blue", 4), []), (4, ("yellow", 4), []), (5, ("red", 4), []), (5, (None, 0), ["black"] * 4)]
    for of, (number, laid, dropped) in enumerate(expected[:players]):
        assert line(game, number, of) == laid
        assert floor(game, of) == dropped
        assert sum(shown["count"] for shown in seat(game, of)["lines"]) == laid[1]


@pytest.mark.rule("AZ-14")
def test_on_an_empty_board_every_taken_colour_may_go_to_every_line_or_the_floor() -> None:
    game = azul(factories=["B2R2"], centre="W1")
    assert sorted(legal(game)) == sorted(f"{taken}{to}" for taken in ("1B", "1R", "CW") for to in "12345F")


@pytest.mark.rule("AZ-15")
@WALLS
def test_a_line_that_holds_tiles_accepts_only_their_colour(wall: str) -> None:
    game = azul([board({4: "K1"})], wall=wall, factories=["B2K2"])
    refuse(game, "1B4", OTHER_COLOUR)
    play(game, "1K4")
    assert line(game, 4) == ("black", 3)
    assert floor(game) == []


@pytest.mark.rule("AZ-15")
@WALLS
def test_a_full_line_accepts_no_tile(wall: str) -> None:
    game = azul([board({1: "B1", 3: "K3"})], wall=wall, factories=["B2K2"])
    refuse(game, "1B1", FULL)
    refuse(game, "1K3", FULL)
    refuse(game, "1K1", FULL, OTHER_COLOUR)
    refuse(game, "1B3", FULL, OTHER_COLOUR)


@pytest.mark.rule("AZ-15")
@PLAYERS
def test_the_lines_of_other_players_do_not_matter(players: int) -> None:
    full = board({1: "B1", 2: "K1"})
    game = azul({each: full for each in range(players) if each != 1}, players=players, factories=["B4"], turn=1)
    assert legal(game) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]


@pytest.mark.rule("AZ-15")
def test_one_colour_may_lie_on_several_lines() -> None:
    game = azul([board({3: "B2", 4: "B1"})], factories=["B1W3"])
    assert [move for move in legal(game) if move[1] == "B"] == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]


@pytest.mark.rule("AZ-16")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_a_colour_may_not_go_to_a_line_whose_wall_row_shows_it(row: int) -> None:
    rows = {1: "B....", 2: ".B...", 3: "..B..", 4: "...B.", 5: "....B"}
    game = azul([board(wall={row: rows[row]})], factories=["B2W2"])
    refuse(game, f"1B{row}", ON_WALL)
    others = [f"1B{number}" for number in (1, 2, 3, 4, 5) if number != row]
    assert [move for move in legal(game) if move[1] == "B"] == [*others, "1BF"]
    assert [move for move in legal(game) if move[1] == "W"] == ["1W1", "1W2", "1W3", "1W4", "1W5", "1WF"]


@pytest.mark.rule("AZ-16", "AZ-50")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_on_the_free_wall_the_row_counts_wherever_the_tile_lies(column: int) -> None:
    row = "." * (column - 1) + "B" + "." * (5 - column)
    game = azul([board(wall={3: row})], wall="free", factories=["B2W2"])
    refuse(game, "1B3", ON_WALL)
    assert [move for move in legal(game) if move[1] == "B"] == ["1B1", "1B2", "1B4", "1B5", "1BF"]


@pytest.mark.rule("AZ-16")
@WALLS
@PLAYERS
def test_the_walls_of_other_players_do_not_matter(players: int, wall: str) -> None:
    tiled = board(wall={1: "B....", 5: "....B"})
    game = azul({each: tiled for each in range(players) if each != 1}, players=players, wall=wall, factories=["B4"])
    assert legal(game) == ["1B2", "1B3", "1B4", "1BF"]
    game = azul(
        {each: tiled for each in range(players) if each != 1}, players=players, wall=wall, factories=["B4"], turn=1
    )
    assert legal(game) == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]


@pytest.mark.rule("AZ-17")
@WALLS
def test_tiles_beyond_the_capacity_of_the_line_go_to_the_floor_line(wall: str) -> None:
    game = azul([board({3: "W2"}, floor="R")], wall=wall, factories=["W3Y1"])
    play(game, "1W3")
    assert line(game, 3) == ("white", 3)
    assert floor(game) == ["red", "white", "white"]
    assert events(game, "line", "floor") == [
        {"event": "line", "seat": 0, "line": 3, "colour": "white", "count": 1},
        {"event": "floor", "seat": 0, "colour": "white", "count": 2, "to_lid": 0, "dropped": 2},
    ]


@pytest.mark.rule("AZ-17")
@pytest.mark.parametrize("there", [1, 2, 3, 4])
def test_tiles_that_just_fit_leave_the_floor_line_empty(there: int) -> None:
    game = azul([board({5: f"W{there}"})], centre=f"W{5 - there}K1", marker=1)
    play(game, "CW5")
    assert line(game, 5) == ("white", 5)
    assert floor(game) == []
    assert events(game, "floor") == []


@pytest.mark.rule("AZ-18")
@WALLS
def test_all_taken_tiles_may_go_to_the_floor_line_although_a_line_would_accept_them(wall: str) -> None:
    game = azul(wall=wall, factories=["W3Y1"])
    play(game, "1WF")
    assert floor(game) == ["white"] * 3
    assert all(line(game, number) == (None, 0) for number in (1, 2, 3, 4, 5))


@pytest.mark.rule("AZ-18")
@WALLS
@PLAYERS
@pytest.mark.parametrize("seed", range(3))
def test_the_floor_line_is_always_a_choice(players: int, wall: str, seed: int) -> None:
    game, rng = new_game(seed, players=players, wall=wall), guilda.FastRng(seed)
    while game.actor() is not None:
        if game.view()["phase"] == "offer":
            displays = {str(number): tiles for number, tiles in enumerate(game.view()["factories"], 1)}
            displays["C"] = game.view()["centre"]["tiles"]
            takings = {
                source + letter for source, tiles in displays.items() for letter in LETTERS if NAMES[letter] in tiles
            }
            assert {move[:2] for move in legal(game) if move.endswith("F")} == takings, f"seed {seed}: {game.text()}"
        random_move(game, rng)


@pytest.mark.rule("AZ-19")
@WALLS
@PLAYERS
def test_tiles_beyond_a_full_floor_line_go_to_the_lid(players: int, wall: str) -> None:
    game = azul([board(floor="BYRKWB")], players=players, wall=wall, factories=["K3W1"])
    play(game, "1K1")
    assert line(game, 1) == ("black", 1)
    assert floor(game) == ["blue", "yellow", "red", "black", "white", "blue", "black"]
    assert held(game, "lid") == {"K": 1}
    assert events(game, "floor") == [
        {"event": "floor", "seat": 0, "colour": "black", "count": 1, "to_lid": 1, "dropped": 2}
    ]


@pytest.mark.rule("AZ-19")
def test_a_full_floor_line_sends_all_dropped_tiles_to_the_lid() -> None:
    game = play(azul([board(floor="BYRKWBB")], factories=["K3W1"]), "1KF")
    assert floor(game) == ["blue", "yellow", "red", "black", "white", "blue", "blue"]
    assert held(game, "lid") == {"K": 3}


@pytest.mark.rule("AZ-19")
@WALLS
def test_tiles_beyond_a_full_floor_line_cost_nothing(wall: str) -> None:
    game = last_turn([board(floor="BYRKWBB", tiled=30)], turn=0, wall=wall)
    play(game, "1RF")
    assert game.scores()[0] == 30 - 14


@pytest.mark.rule("AZ-20")
@WALLS
@PLAYERS
def test_the_marker_takes_no_space_of_a_full_floor_line_but_its_owner_starts_the_next_round(
    players: int, wall: str
) -> None:
    game = azul([board(floor="BYRKWBB", tiled=40)], players=players, wall=wall, centre="K2", starter=1)
    play(game, "CK1")
    assert events(game, "marker") == [{"event": "marker", "seat": 0}]
    if wall == "free":
        play(game, "@1")
    assert game.scores()[0] == 40 + 1 - 14
    assert game.view()["round"] == 2
    assert game.view()["starter"] == game.actor() == 0


@pytest.mark.rule("AZ-20")
def test_a_full_floor_line_is_unchanged_when_its_owner_takes_the_marker() -> None:
    game = play(azul([board(floor="BYRKWBB")], centre="K2W1"), "CKF")
    assert floor(game) == ["blue", "yellow", "red", "black", "white", "blue", "blue"]
    assert seat(game, 0)["marker"]
    assert not game.view()["centre"]["marker"]
    assert held(game, "lid") == {"K": 2}


@pytest.mark.rule("AZ-13", "AZ-19")
def test_the_marker_takes_the_last_space_of_the_floor_line_before_surplus_tiles() -> None:
    game = play(azul([board(floor="BYRKWB")], centre="K3W1"), "CK2")
    assert floor(game)[5:] == ["blue", "marker"]
    assert held(game, "lid") == {"K": 1}


@pytest.mark.rule("AZ-21")
@WALLS
@PLAYERS
def test_the_offer_goes_on_while_a_factory_or_the_centre_holds_a_tile(players: int, wall: str) -> None:
    full = board({1: "B1"})
    in_factory = azul([full], players=players, wall=wall, centre="K1", factories=["-", "Y4"])
    play(in_factory, "CKF")
    in_centre = azul([full], players=players, wall=wall, centre="K1", factories=["-", "Y1"])
    play(in_centre, "2YF")
    for game in (in_factory, in_centre):
        assert game.view()["phase"] == "offer"
        assert (game.view()["round"], game.actor()) == (1, 1)
        assert line(game, 1) == ("blue", 1)


@pytest.mark.rule("AZ-21")
@WALLS
@PLAYERS
@pytest.mark.parametrize("source", ["1", "C"])
def test_the_offer_ends_when_the_last_tile_is_taken(source: str, players: int, wall: str) -> None:
    offer = {"factories": ["Y2"]} if source == "1" else {"centre": "Y2"}
    game = azul({1: board({5: "B5"})}, players=players, wall=wall, marker=2 % players, **offer)
    play(game, f"{source}Y3")
    if wall == "free":
        assert game.view()["phase"] == "tiling"
        assert all(move.startswith("@") for move in legal(game))
        play(game, "@5")
    assert field(game, "boards").split(";")[1].split(":")[2].endswith("....B")
    assert game.view()["round"] == 2


@pytest.mark.rule("AZ-02")
@PLAYERS
@WALLS
def test_all_hundred_tiles_are_always_accounted_for(players: int, wall: str) -> None:
    for seed in range(20):
        rng = guilda.FastRng(seed)
        game = guilda.game("azul").position({"players": players, "wall": wall}, rng)
        while True:
            view = game.view()
            found = Counter(tile for factory in view["factories"] for tile in factory) + Counter(
                view["centre"]["tiles"]
            )
            for own in view["seats"]:
                for pattern_line in own["lines"]:
                    found[pattern_line["colour"]] += pattern_line["count"]
                found.update(tile for row in own["wall"] for tile in row if tile)
                found.update(tile for tile in own["floor"] if tile != "marker")
            del found[None]
            assert sum(found.values()) + view["bag"] + view["lid"] == 100, f"seed {seed}: {game.text()}"
            assert max(found.values(), default=0) <= 20
            if game.actor() is None:
                break
            game.apply(game.random_action(rng), rng)
