"""Azul foretells what full pattern lines will bring and what the floor line will cost."""

from __future__ import annotations

import guilda
from guilda.rules.preview import preview


def test_points_foretold_are_the_points_of_the_tiling_if_nothing_else_changes() -> None:
    for seed in range(20):
        rng = guilda.FastRng(seed)
        game = guilda.game("azul").position({"players": 2}, rng)
        speech = game.speech()
        while game.turn >= 0:
            promised = [speech.promise(game, seat) for seat in (0, 1)]
            actions = game.actions()
            action = actions[rng.roll(len(actions))]
            seat = game.turn
            gain = preview(game, actions)[actions.index(action)][0]
            game.apply(action, rng)
            assert speech.promise(game, seat) == promised[seat] + gain
            if game.turn >= 0:
                assert speech.promise(game, 1 - seat) == promised[1 - seat]
            else:
                assert game.scores()[1 - seat] >= promised[1 - seat]
