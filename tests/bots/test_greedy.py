"""The greedy bot beats random play in every game."""

from __future__ import annotations

import pytest

import guilda
from guilda import bots

GAMES = 12


@pytest.mark.parametrize("name", [info.name for info in guilda.games()])
def test_greedy_beats_random_clearly(name: str) -> None:
    won = 0.0
    for seed in range(GAMES):
        for own in (0, 1):
            chance, sight = guilda.FastRng(seed), guilda.FastRng(1)
            game = guilda.game(name).position({}, chance)
            playing = [bots.make("greedy" if seat == own else "random", seed) for seat in range(2)]
            while (seat := game.actor()) is not None:
                game.apply(playing[seat].choose(game.seen_by(seat, sight)), chance)
            ranks = game.ranks()
            won += 1.0 if ranks[own] < ranks[1 - own] else 0.5 if ranks[own] == ranks[1 - own] else 0.0
    assert won >= 0.85 * 2 * GAMES


def test_greedy_is_repeatable() -> None:
    for info in guilda.games():
        game = info.position({}, guilda.FastRng(3))
        assert bots.make("greedy", 5).choose(game) == bots.make("greedy", 5).choose(game)
