"""The levels: repeatable, within the clock, with plausible moves only."""

from __future__ import annotations

from typing import Any

import pytest

import guilda
from guilda import bots
from guilda.bots import levels
from guilda.bots.levels import Budget, LevelBot, budgets
from guilda.search.search import Searcher
from tests.search.test_search import position

Variant = tuple[str, dict[str, Any]]
GAMES = [info.name for info in guilda.games()]


@pytest.fixture
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every level a few simulations."""
    small = tuple(Budget(2 + n, 0.1 - n / 50) for n in range(len(bots.LEVELS)))
    monkeypatch.setattr(levels, "budgets", lambda name: small)


def played(variant: Variant, seats: list[str], seed: int) -> list[int]:
    """Return the actions of a whole game between these bots."""
    game, rng, sight = position(variant, seed, 0), guilda.FastRng(seed), guilda.FastRng(1)
    playing = [bots.make(name, seed) for name in seats]
    actions = []
    while (seat := game.actor()) is not None:
        actions.append(game.action_id(playing[seat].choose(game.seen_by(seat, sight))))
        game.apply(actions[-1], rng)
    return actions


@pytest.mark.usefixtures("small_budgets")
def test_every_level_plays_a_whole_game_and_the_same_again(variant: Variant) -> None:
    players = variant[1]["players"]
    for first in range(0, len(bots.LEVELS), players):
        seats = [bots.LEVELS[(first + seat) % len(bots.LEVELS)] for seat in range(players)]
        assert played(variant, seats, 5) == played(variant, seats, 5)


def test_stronger_levels_have_larger_budgets_and_lower_temperatures() -> None:
    for name in GAMES:
        found = budgets(name)
        assert len(found) == len(bots.LEVELS)
        assert [each.simulations for each in found] == sorted(each.simulations for each in found)
        assert [each.temperature for each in found] == sorted((each.temperature for each in found), reverse=True)
        assert found[-1].temperature == 0
    assert set(bots.LEVELS) < set(bots.names())


@pytest.mark.parametrize("name", GAMES)
def test_a_clock_that_does_not_run_out_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "budgets", lambda name: [Budget(700, 0.0)] * len(bots.LEVELS))
    game, rng = position((name, {"players": 2}), 2, 4), guilda.FastRng(3)
    free, timed = bots.make("expert", 3), bots.make("expert", 3)
    for _ in range(4):
        action = free.choose(game)
        assert timed.choose(game, 1000.0) == action
        game.apply(action, rng)
        if game.actor() is None:
            break


def test_a_short_clock_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "budgets", lambda name: [Budget(10**9, 0.0)] * len(bots.LEVELS))
    game = position(("azul", {"players": 4}), 2, 4)
    assert bots.make("master", 3).choose(game, 0.05) in game.actions()


def test_a_soft_choice_is_nearly_as_good_as_the_best() -> None:
    bot = LevelBot("novice", 4)
    for seed in range(20):
        game = position(("azul", {"players": 2}), seed, seed % 9)
        result = Searcher(seed).search(game, simulations=200)
        found = {move.action: move for move in result.moves}
        chosen = {bot.soft_choice(result, game.turn, 0.1) for _ in range(20)}
        for action in chosen:
            loss = found[result.action].results[game.turn] - found[action].results[game.turn]
            assert loss <= levels.PLAUSIBLE_RESULT


def test_without_a_plausible_alternative_the_best_action_is_played() -> None:
    game = position(("azul", {"players": 2}), 1, 0)
    result = Searcher(1).search(game, simulations=50)
    best, second = result.moves[:2]
    hopeless = second._replace(results=[1 - best.results[game.turn] / 9] * 2, points=[-99.0, -99.0])
    alone = type(result)([best, hopeless], result.principal_variation, 50, 0.0, proven=False)
    assert LevelBot("novice", 1).soft_choice(alone, game.turn, 10.0) == best.action


def test_a_level_keeps_its_tree_while_nothing_is_drawn() -> None:
    game, rng = position(("azul", {"players": 2}), 1, 0), guilda.FastRng(1)
    bot = LevelBot("expert", 1)
    game.apply(bot.choose(game), rng)
    tree = bot.searcher.tree
    assert tree is not None
    game.apply(tree.principal_variation(2)[1], rng)
    bot.choose(game)
    assert bot.searcher.tree is tree


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_beats_random_clearly(name: str) -> None:
    won = 0
    for seed in range(10):
        rng, sight = guilda.FastRng(seed), guilda.FastRng(1)
        game = guilda.game(name).position({"players": 2}, rng)
        playing = [bots.make("novice" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while (seat := game.actor()) is not None:
            game.apply(playing[seat].choose(game.seen_by(seat, sight)), rng)
        won += game.ranks()[seed % 2] == 1
    assert won >= 7


def test_master_and_grandmaster_search_less_with_more_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "budgets", lambda name: [Budget(720, 0.0)] * len(bots.LEVELS))
    games = [position(("azul", {"players": players}), 2, 0) for players in (2, 3, 4)]
    for level, expected in (("expert", [720] * 3), ("master", [720, 480, 360]), ("grandmaster", [720, 320, 180])):
        assert [LevelBot(level).budget(game).simulations for game in games] == expected
    assert LevelBot("master").budget(position(("sagrada", {"players": 1}), 2, 0)).simulations == 720
    frozen = [LevelBot("master", frozen=True).budget(game).simulations for game in games]
    assert len({*frozen}) == 1
    bot = LevelBot("grandmaster", 1)
    bot.choose(games[2])
    assert bot.result is not None
    assert bot.result.simulations <= 180
