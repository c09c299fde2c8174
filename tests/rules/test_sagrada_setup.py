"""Set-up for 2 to 4 players: dice, cards, window choice, tokens."""

from __future__ import annotations

from typing import Any

import pytest

import guilda
from guilda.components import sagrada as box
from guilda.rules.game import EventLog
from guilda.rules.sagrada.constants import (
    REFUSED_NOT_YOUR_CARD,
    REFUSED_WINDOW_FIRST,
    REFUSED_WINDOWS_CHOSEN,
)
from tests.rules.sagrada_table import legal, play, refused, started

INFO = guilda.game("sagrada")
SEATED = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int = 1, **options: Any) -> Any:
    return INFO.position({"players": players, **options}, guilda.FastRng(seed), EventLog())


@pytest.mark.rule("SA-01")
@SEATED
def test_the_bag_holds_18_dice_of_each_of_five_colours(players: int) -> None:
    game = dealt(players)
    assert game.view(None)["bag"] == 90
    assert "bag=R18Y18G18B18P18" in game.text()


@pytest.mark.rule("SA-02")
@SEATED
def test_every_player_has_a_different_private_objective_that_only_its_owner_sees(players: int) -> None:
    game, _ = started(players)
    own = [game.view(seat)["seats"][seat]["private"] for seat in range(players)]
    assert len({colour for (colour,) in own}) == players
    for viewer in (None, *range(players)):
        for seat, shown in enumerate(game.view(viewer)["seats"]):
            assert shown["private"] == (own[seat] if seat == viewer else None)


@pytest.mark.rule("SA-02")
def test_all_private_objectives_are_revealed_at_the_end() -> None:
    game, rng = started(3)
    game.playout(rng)
    assert None not in [shown["private"] for shown in game.view(None)["seats"]]


@pytest.mark.rule("SA-02")
def test_the_log_shows_a_private_objective_only_to_its_owner_until_the_end() -> None:
    game, rng = started(2)
    for viewer in (None, 0, 1):
        told = [event for event in game.events(viewer) if event["event"] == "private"]
        assert [event["colour"] is not None for event in told] == [event["seat"] == viewer for event in told]
        spoken = [INFO.presentation.event_sentence(event, "en") for event in told]
        assert sum(map(bool, spoken)) == (0 if viewer is None else 1)
    game.playout(rng)
    assert all(event["colour"] for event in game.events(None) if event["event"] == "private")


@pytest.mark.rule("SA-03")
@SEATED
def test_seats_choose_in_order_one_of_the_four_sides_of_two_cards_of_their_own(players: int) -> None:
    for seed in range(30):
        game, cards = dealt(players, seed), []
        for seat in range(players):
            assert game.actor() == seat
            codes = {move[1:] for move in legal(game)}
            mine = {code[:-1] for code in codes}
            assert len(mine) == 2
            assert codes == {card + side for card in mine for side in "AB"}
            cards += sorted(mine)
            play(game, f"W{min(codes)}")
        assert len(set(cards)) == 2 * players, "every card is dealt once"


@pytest.mark.rule("SA-03")
def test_a_window_choice_is_hidden_from_the_others_until_all_have_chosen() -> None:
    game = dealt(3)
    first = game.actions()[0]
    assert game.conceals(first)
    play(game, game.notation(first))
    assert game.view(0)["seats"][0]["pattern"]["code"] == game.notation(first)[1:]
    for viewer in (None, 1, 2):
        shown = game.view(viewer)["seats"][0]
        assert shown["chosen"]
        assert shown["pattern"] is shown["choices"] is None
        assert shown["favor_tokens"] == 0, "the tokens would tell the difficulty"
        assert [sorted(event) for event in game.events(viewer) if event["event"] == "chosen"] == [["event", "seat"]]
    play(game, game.notation(game.actions()[3]))
    play(game, game.notation(game.actions()[2]))
    assert all(shown["pattern"] for shown in game.view(None)["seats"])
    assert game.round == 1


@pytest.mark.rule("SA-03")
def test_window_cards_are_never_shown_to_others() -> None:
    game = dealt(2)
    for viewer in (None, 0, 1):
        told = [event for event in game.events(viewer) if event["event"] == "cards"]
        assert [event["patterns"] is not None for event in told] == [event["seat"] == viewer for event in told]
        assert [bool(seat["choices"]) for seat in game.view(viewer)["seats"]] == [viewer == 0, viewer == 1]


@pytest.mark.rule("SA-03")
def test_other_cards_and_other_actions_are_refused_before_the_window_choice() -> None:
    game = dealt(2)
    others = {f"W{pattern.code}" for pattern in box.PATTERNS} - legal(game)
    assert len(others) == 20
    for move in others:
        refused(game, move, REFUSED_NOT_YOUR_CARD)
    for move in ("R1@11", "11>12", "T1", "END", "R1", "=R1", "V1", "+1", "STOP", "LEAVE"):
        refused(game, move, REFUSED_WINDOW_FIRST)
    after, _ = started(2)
    refused(after, "W1A", REFUSED_WINDOWS_CHOSEN)


@pytest.mark.rule("SA-04")
@pytest.mark.parametrize("pattern", box.PATTERNS, ids=lambda pattern: pattern.code)
def test_a_pattern_gives_as_many_favor_tokens_as_its_difficulty(pattern: box.Pattern) -> None:
    text = (
        "sagrada players=2 tools=1,2,3 public=1,2,3 private=R,Y round=0 starter=0 turn=1 nth=0 step=window tool=- "
        "hand=- moved=- did=- skips=- bag=R18Y18G18B18P18 spent=- pool=- track=- boards="
    )
    rows = "/".join([".........."] * 4)
    other = 12 if pattern.card < 12 else 11
    low, high = sorted((pattern.card, other))
    mine, yours = f"{pattern.code}:0:{low},{high}:{rows}", f"-:0:{'1,2' if low > 2 else '5,6'}:{rows}"
    game = guilda.position(text + mine + ";" + yours)
    assert game.favor_tokens[:2] == [0, 0]
    play(game, game.notation(game.actions()[0]))
    assert game.favor_tokens[0] == pattern.difficulty
    assert 3 <= pattern.difficulty <= 6


@pytest.mark.rule("SA-05")
@SEATED
def test_three_tools_and_three_objectives_are_dealt_and_every_one_can_occur(players: int) -> None:
    tools, objectives = set(), set()
    for seed in range(120):
        view = dealt(players, seed).view(None)
        assert len({tool["number"] for tool in view["tools"]}) == 3
        assert len({objective["name"] for objective in view["objectives"]}) == 3
        tools |= {tool["number"] for tool in view["tools"]}
        objectives |= {objective["name"] for objective in view["objectives"]}
    assert tools == set(range(1, 13))
    assert len(objectives) == 10


@pytest.mark.rule("SA-06")
@SEATED
def test_the_starting_player_is_random_or_an_option(players: int) -> None:
    assert {dealt(players, seed).starter for seed in range(60)} == set(range(players))
    for start in range(players):
        game = dealt(players, 7, start=start)
        while game.round == 0:
            play(game, game.notation(game.actions()[0]))
        assert game.actor() == start


@pytest.mark.rule("SA-06")
def test_the_order_of_draws_is_tools_objectives_private_objectives_windows_first_player() -> None:
    rng = guilda.ScriptedRng([0, 0, 0, 9, 0, 0, 4, 0, 11, 0, 0, 0, 1])
    game = INFO.position({"players": 2}, rng)
    assert rng.fault == ""
    assert [n for n, _ in rng.draws] == [12, 11, 10, 10, 9, 8, 5, 4, 12, 11, 10, 9, 2]
    assert "tools=1,2,3 public=1,2,10 private=P,R" in game.text()
    assert [tuple(game.cards[2 * seat : 2 * seat + 2]) for seat in (0, 1)] == [(0, 11), (1, 2)]
    assert game.starter == 1
