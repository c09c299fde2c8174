"""Assured points and the last round of Azul: the certain effect of full lines and the floor."""

from __future__ import annotations

import guilda
from guilda.rules.preview import preview


def test_assured_points_are_the_points_of_the_tiling_if_nothing_else_changes() -> None:
    for seed in range(20):
        rng = guilda.FastRng(seed)
        game = guilda.game("azul").position({"players": 2}, rng)
        while game.turn >= 0:
            promised = [game.assured_points(seat) for seat in (0, 1)]
            assert [board["assured"] for board in game.view(None)["seats"]] == promised
            actions = game.actions()
            action = actions[rng.below(len(actions))]
            seat = game.turn
            gain = preview(game, actions)[actions.index(action)][0]
            game.apply(action, rng)
            assert game.assured_points(seat) == promised[seat] + gain
            if game.turn >= 0:
                assert game.assured_points(1 - seat) == promised[1 - seat]
            else:
                assert game.scores()[1 - seat] >= promised[1 - seat]


def free_wall(lines: str, wall: str) -> guilda.Game:
    """Return a free-wall position in which seat 0 has these pattern lines and wall; the offer still has tiles."""
    rng = guilda.FastRng(1)
    position = guilda.game("azul").position({"players": 2, "wall": "free"}, rng)
    letters = "BYRKW"
    counts, colours = [0] * 20, [0] * 20
    for line, tiles in enumerate(lines.split(",")):
        if tiles != "-":
            colours[line], counts[line] = letters.index(tiles[0]), int(tiles[1])
    spaces = [-1 if letter == "." else letters.index(letter) for letter in wall.replace("/", "")]
    fields = {"line_colour": colours, "line_count": counts, "wall": spaces + [-1] * 75, "tiled": [20, 0, 0, 0]}
    position._set_fields({**fields, "turn": 0, "starter": 0})
    return position


def all_tilings(position: guilda.Game) -> list[guilda.Game]:
    """Yield every way in which the players can tile the walls once the offer is empty."""
    position = position.copy()
    position._set_fields({"sources": [1, *([0] * 9)], "bag": 0, "discard": 0})  # one blue tile and the marker
    position.apply("CBF", guilda.FastRng(1))
    open_positions, done = [position], []
    while open_positions:
        here = open_positions.pop()
        if here.turn < 0 or here.tiling_seat != 0:
            done.append(here)
            continue
        for action in here.actions():
            board = here.copy()
            board.apply(action, guilda.FastRng(1))
            open_positions.append(board)
    return done


def test_a_row_that_a_player_can_still_block_does_not_make_the_last_round() -> None:
    # Row 2 lacks red in column 5. Line 1 is red as well: placed in column 5 it blocks the row.
    spoilable = free_wall("R1,R2,-,-,-", "...../BYKW./...../...../.....")
    assert not spoilable.last_round()
    certain = free_wall("-,R2,-,-,-", "...../BYKW./...../...../.....")
    assert certain.last_round()
    assert not free_wall("-,R1,-,-,-", "...../BYKW./...../...../.....").last_round()


def test_assured_points_are_the_least_that_any_tiling_gives() -> None:
    for lines, wall in (
        ("R1,R2,-,-,-", "...../BYKW./...../...../....."),
        ("B1,Y2,B3,-,-", "Y..../B..../...../...../....."),
        ("R1,B2,R3,B4,-", "...../...../..K../...../YW..."),
    ):
        position = free_wall(lines, wall)
        least = min(board.tiled[0] - board.lost[0] for board in all_tilings(position))
        marker, blue = 5, 0
        position._set_fields({"floor": [marker, blue, *([0] * 26)], "floor_count": [2, 0, 0, 0], "marker": 0})
        assert position.assured_points(0) == least
