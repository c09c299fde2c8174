"""The levels: they repeat themselves, keep their clock, slip only a little, and play every game to its end."""

from __future__ import annotations

from typing import Any

import pytest

import guilda
from guilda import bots
from guilda.bots import levels
from guilda.bots.levels import BUDGETS, Budget, LevelBot
from guilda.search.search import Searcher
from tests.search.test_search import position

Variant = tuple[str, dict[str, Any]]
GAMES = [info.name for info in guilda.games()]


@pytest.fixture
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level thinks a few simulations, the weak ones slip half of the time."""
    small = {name: tuple(Budget(2 + n, 0.5 - n / 10) for n in range(len(bots.LEVELS))) for name in BUDGETS}
    monkeypatch.setattr(levels, "BUDGETS", small)


def played(variant: Variant, seats: list[str], seed: int) -> list[int]:
    """The actions of a whole game between these bots."""
    game, rng, sight = position(variant, seed, 0), guilda.FastRng(seed), guilda.FastRng(1)
    playing = [bots.make(name, seed) for name in seats]
    actions = []
    while (seat := game.actor()) is not None:
        actions.append(game.action_id(playing[seat].choose(game.seen_by(seat, sight))))
        game.apply(actions[-1], rng)
    return actions


@pytest.mark.usefixtures("little_thought")
def test_every_level_plays_a_whole_game_and_the_same_again(variant: Variant) -> None:
    players = variant[1]["players"]
    for first in range(0, len(bots.LEVELS), players):
        seats = [bots.LEVELS[(first + seat) % len(bots.LEVELS)] for seat in range(players)]
        assert played(variant, seats, 5) == played(variant, seats, 5)


def test_there_is_a_budget_for_every_game_and_level_and_more_thought_for_the_stronger() -> None:
    assert sorted(BUDGETS) == sorted(GAMES)
    for budgets in BUDGETS.values():
        assert len(budgets) == len(bots.LEVELS)
        assert [each.simulations for each in budgets] == sorted(each.simulations for each in budgets)
        assert [each.slip for each in budgets] == sorted((each.slip for each in budgets), reverse=True)
        assert budgets[-1].slip == 0
    assert set(bots.LEVELS) < set(bots.NAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_clock_that_is_long_enough_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGETS", {name: [Budget(700, 0.0)] * len(bots.LEVELS)})
    game, rng = position((name, {"players": 2}), 2, 4), guilda.FastRng(3)
    free, timed = bots.make("expert", 3), bots.make("expert", 3)
    for _ in range(4):
        action = free.choose(game)
        assert timed.choose(game, 1000.0) == action
        game.apply(action, rng)
        if game.actor() is None:
            break


def test_a_short_clock_ends_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGETS", {"azul": [Budget(10**9, 0.0)] * len(bots.LEVELS)})
    game = position(("azul", {"players": 4}), 2, 4)
    assert bots.make("master", 3).choose(game, 0.05) in game.actions()


def test_a_slip_is_another_action_that_is_nearly_as_good() -> None:
    bot = LevelBot("novice", 4)
    for seed in range(20):
        game = position(("azul", {"players": 2}), seed, seed % 9)
        report = Searcher(seed).search(game, simulations=200)
        found = {prospect.action: prospect for prospect in report.prospects}
        slips = {bot.slipped(report, game.turn) for _ in range(20)}
        for action in slips:
            loss = found[report.action].results[game.turn] - found[action].results[game.turn]
            assert loss <= levels.PLAUSIBLE_RESULT
        if len(slips) > 1:
            assert report.action not in slips


def test_where_only_one_action_is_plausible_nobody_slips() -> None:
    game = position(("azul", {"players": 2}), 1, 0)
    report = Searcher(1).search(game, simulations=50)
    best, second = report.prospects[:2]
    hopeless = second._replace(results=[1 - best.results[game.turn] / 9] * 2, points=[-99.0, -99.0])
    alone = type(report)([best, hopeless], report.line, 50, 0.0, decided=False)
    assert LevelBot("novice", 1).slipped(alone, game.turn) == best.action


def test_a_level_keeps_its_tree_while_nothing_is_drawn() -> None:
    game, rng = position(("azul", {"players": 2}), 1, 0), guilda.FastRng(1)
    bot = LevelBot("expert", 1)
    game.apply(bot.choose(game), rng)
    (tree,) = bot.searcher.trees
    game.apply(tree.line(2)[1], rng)
    bot.choose(game)
    assert bot.searcher.trees == [tree]


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
