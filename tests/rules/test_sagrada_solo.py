"""The solo game."""

from __future__ import annotations

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.rules.presentation import Item
from guilda.rules.sagrada.constants import (
    REFUSED_NOT_IN_POOL,
    REFUSED_PRICE,
    REFUSED_TOOL_GONE,
    REFUSED_TOOL_IMPOSSIBLE,
    REFUSED_WRONG_PRICE,
)
from tests.rules.sagrada_table import EMPTY, FULL, at, legal, play, refused, started, table

INFO = guilda.game("sagrada")
ONE = "R1 .. .. .. .. / " + EMPTY[17:]


@pytest.mark.rule("SA-50")
@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("objectives", [2, 3])
def test_solo_deals_the_chosen_number_of_cards_and_no_tokens(tools: int, objectives: int) -> None:
    game, _ = started(1, tools=tools, objectives=objectives)
    view = game.view(None)
    assert (len(view["tools"]), len(view["objectives"])) == (tools, objectives)
    assert view["seats"][0]["favor_tokens"] == 0
    assert len(set(view["seats"][0]["private"])) == 2, "both private objectives lie face up"


@pytest.mark.rule("SA-50")
def test_solo_has_three_tools_and_two_objectives_by_default() -> None:
    assert INFO.check({"players": 1}) == {"players": 1, "tools": 3, "objectives": 2, "start": None}
    for wrong in ({"tools": 0}, {"tools": 6}, {"objectives": 1}, {"objectives": 4}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            guilda.new("sagrada", players=1, **wrong)


@pytest.mark.rule("SA-50")
@pytest.mark.parametrize("wrong", [{"tools": 3}, {"objectives": 3}])
def test_games_of_several_players_have_no_solo_options(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"players=2 has no .*only with players=1"):
        guilda.new("sagrada", players=2, **wrong)
    sets = list(INFO.option_sets())
    assert len(sets) == 13
    assert [options for options in sets if options["players"] > 1] == [{"players": n} for n in (2, 3, 4)]


@pytest.mark.rule("SA-50")
def test_a_window_choice_is_not_hidden_in_solo() -> None:
    game = INFO.position({"players": 1}, guilda.FastRng(1))
    assert not any(game.conceals(action) for action in game.actions())
    assert len(game.view(None)["seats"][0]["choices"]) == 4
    assert game.seen_by(0, guilda.FastRng(2)) == game


@pytest.mark.rule("SA-51")
def test_four_dice_and_two_turns_a_round() -> None:
    game, rng = started(1)
    for number in range(1, 11):
        assert game.round == number
        assert len(game.view(0)["pool"]) == 4
        game.apply("END", rng)
        assert (game.round, game.actor()) == (number, 0)
        game.apply("END", rng)
    assert game.actor() is None


@pytest.mark.rule("SA-52")
@pytest.mark.parametrize("number", range(1, 13))
def test_every_tool_is_paid_with_a_die_of_its_corner_colour(number: int) -> None:
    window = "P1 Y2 P3 .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .."
    second = 1 if number == 7 else 0
    letter = "PBRYGPBRYGPB"[number - 1]
    assert box.LETTERS[box.TOOLS[number - 1].corner] == letter
    others = [colour for colour in "RYGBP" if colour != letter]
    poor = table(window, tools=[number], pool=" ".join(f"{c}5" for c in others), track="P6 R6", nth=second)
    refused(poor, f"T{number}", REFUSED_PRICE)
    rich = table(
        window, tools=[number], pool=f"{letter}6 " + " ".join(f"{c}5" for c in others), track="P6 R6", nth=second
    )
    play(rich, f"T{number}")
    assert f"{letter}6" not in rich.view(0)["pool"] or number == 7
    assert rich.view(0)["spent"] == 1
    assert rich.view(0)["tools"][0]["gone"]


@pytest.mark.rule("SA-52")
def test_the_player_chooses_which_die_of_the_colour_pays() -> None:
    game = table(ONE, tools=[2], pool="B2 B5 G3 G4")
    play(game, "T2")
    assert legal(game) == {"B2", "B5"}
    refused(game, "G3", REFUSED_WRONG_PRICE)
    refused(game, "B1", REFUSED_NOT_IN_POOL)
    play(game, "B5", "11>14")
    assert game.view(0)["pool"] == ["G3", "G4", "B2"]
    assert at(game, "14") == "R1"


@pytest.mark.rule("SA-52")
def test_equal_dice_pay_without_a_prompt() -> None:
    game = play(table(ONE, tools=[2], pool="B2 B2 G3 G4"), "T2")
    assert game.view(0)["pool"] == ["G3", "G4", "B2"]
    assert "11>14" in legal(game)


@pytest.mark.rule("SA-52")
def test_a_die_that_the_tool_itself_needs_cannot_pay() -> None:
    # Cork-backed Straightedge costs a yellow die; another die must be left for it.
    assert "T9" in legal(table(ONE, tools=[9], pool="Y5 R2")), "the red 2 finds a place"
    single = table(ONE, tools=[9], pool="Y5")
    refused(single, "T9", REFUSED_TOOL_IMPOSSIBLE)
    assert "T9" in legal(table(ONE, tools=[9], pool="Y5 Y5"))


@pytest.mark.rule("SA-52")
def test_dice_that_would_make_the_tool_impossible_cannot_be_chosen_as_its_price() -> None:
    # Grinding Stone costs green; turned over, the green 6 fits nowhere, the green 1 does: it must stay in the pool.
    window = "P3 B5 R2 .. Y1 / Y1 R4 B3 R5 B3 / P4 B6 R5 Y2 G4 / G1 Y3 P2 B1 P6"
    game = table(window, tools=[10], pool="G1 G6")
    assert "T10" in legal(game)
    play(game, "T10")
    assert at(game, "14") == "G6"
    assert game.view(0)["spent"] == 1


@pytest.mark.rule("SA-52")
def test_each_tool_can_be_used_once() -> None:
    game = table(ONE, tools=[2, 3], pool="B2 B5 R4 G4", nth=0)
    play(game, "T2", "B2", "11>14", "END")
    assert game.turn_of_round == 1
    refused(game, "T2", REFUSED_TOOL_GONE)
    assert "T3" in legal(game)


@pytest.mark.rule("SA-53")
def test_the_dice_left_keep_their_values_on_the_round_track() -> None:
    game = table(ONE, tools=[7], pool="G2 G6", track="Y4", nth=1, round=2)
    play(game, "END")
    assert game.view(0)["track"][1] == ["G2", "G6"]
    assert game.view(0)["target"] == 4 + 2 + 6


@pytest.mark.rule("SA-53")
def test_a_round_that_leaves_no_die_counts_too() -> None:
    game = table(ONE, tools=[7], pool="G2", nth=1, round=10)
    play(game, "G2@21")
    assert game.actor() is None
    assert game.view(0)["track"] == [[] for _ in range(10)]
    assert game.ranks() == [2], "-54 does not exceed a target of 0"


@pytest.mark.rule("SA-54")
def test_the_target_is_the_sum_on_the_round_track_without_dice_spent() -> None:
    game = table(ONE, tools=[2], pool="B6 B6 G3 Y4", track="R1 R2 P6", nth=1, round=3)
    assert game.view(0)["target"] == 9
    play(game, "T2", "11>14")
    assert game.view(0)["target"] == 9
    play(game, "END")
    assert game.view(0)["target"] == 9 + 6 + 3 + 4


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize(("private", "points"), [("PB", 18), ("BP", 18), ("PG", 15), ("YG", 11), ("YR", 16)])
def test_the_better_of_two_private_objectives_scores(private: str, points: int) -> None:
    # FULL: red 16, yellow 11, green 11, blue 18, purple 15
    game = table(FULL, private=private, objectives=(1, 2), over=True)
    assert Item("private", points, points) in game.breakdown(0)
    assert "favor" not in [item.name for item in game.breakdown(0)]


@pytest.mark.rule("SA-55")
def test_an_empty_space_costs_three_points() -> None:
    game = table(ONE, objectives=(1, 2), over=True)
    assert Item("empty", 19, -57) in game.breakdown(0)


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize(("track", "rank"), [("R6 Y6 G6 B6 P5", 1), ("R6 Y6 G6 B6 P6", 2), ("R6 Y6 G6 B6 P6 P1", 2)])
def test_the_player_wins_with_more_points_than_the_target(track: str, rank: int) -> None:
    # FULL scores 12 for its rows' colours and 18 for blue
    game = table(FULL, private="PB", objectives=(1, 3), track=track, over=True)
    assert game.scores() == [30]
    assert game.ranks() == [rank]


@pytest.mark.rule("SA-55")
def test_the_log_ends_with_the_target_and_the_result() -> None:
    game, rng = started(1)
    game.playout(rng)
    end = game.events(0)[-1]
    assert end == {"event": "end", "target": game.view(0)["target"], "won": game.ranks() == [1]}
    assert str(end["target"]) in INFO.presentation.event_sentence(end, "pt")
