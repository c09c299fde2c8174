"""Luck and skill: the parts of a result add up exactly, and luck has no bias."""

from __future__ import annotations

from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import pytest

import guilda
from guilda import bots
from guilda.records.replay import decisions
from guilda.rules.registry import game, names
from guilda.rules.rng import FastRng
from guilda.search.luck import account, outcomes
from guilda.search.review import review

if TYPE_CHECKING:
    from guilda.records.match import Match


def finished(name: str, players: int, seed: int = 1) -> Match:
    match = guilda.new(name, players=players, seed=seed)
    bot = bots.make("random", seed)
    while match.actor() is not None:
        match.apply(bot.choose(match.position))
    return match


@pytest.mark.parametrize(("name", "players"), [*product(names(), (2, 3)), ("sagrada", 1), ("azul", 4)])
def test_the_parts_of_a_result_add_up_exactly(name: str, players: int) -> None:
    match = finished(name, players)
    played = list(decisions(match.record()))
    remarks = list(review(played, simulations=10))
    found = account(played, match.position, remarks, simulations=5, samples=2)
    assert found == account(played, match.position, remarks, simulations=5, samples=2, threads=2)
    for seat in range(players):
        balance = found.balance(seat)
        assert sum(balance[:-1]) == pytest.approx(balance.result, abs=1e-9)
        assert balance.decisions <= 1e-9
    assert sum(found.result) == (1 if players > 1 else found.result[0])
    for row in (*found.luck, *found.drift, *found.effects):
        assert players == 1 or sum(row) == pytest.approx(0, abs=1e-6)


def test_only_chance_brings_luck() -> None:
    match = finished("azul", 2)
    played = list(decisions(match.record()))
    found = account(played, match.position, review(played, simulations=5), simulations=5, samples=2)
    for row, (position, action) in zip(found.luck[1:], played, strict=True):
        assert any(row) <= bool(outcomes(position, action, [FastRng(1)]))
    assert sum(map(any, found.luck)) >= 4, "the set-up and every round's offer are chance"


def test_luck_is_zero_on_average() -> None:
    """Compare the deal of Splendor with other deals: whatever the estimate, the mean is 0."""
    lucks = []
    for seed in range(60):
        position = game("splendor").position({"players": 2}, FastRng(10_000 + seed))
        end = position.copy()
        chance, bot = FastRng(seed), bots.make("random", seed)
        played = []
        while end.turn >= 0:
            action = end.action_id(bot.choose(end))
            played.append((end.copy(), action))
            end.apply(action, chance)
        some = played[:1]
        found = account(some, end, review(some, simulations=2), simulations=20, samples=4, seed=seed)
        lucks.append(found.luck[0][0])
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / sqrt(len(lucks))


def test_a_match_that_is_not_over_has_no_account() -> None:
    with pytest.raises(ValueError, match="when the match is over"):
        account([], guilda.new("azul").position, [])
