"""Previews predict the certain events of an action and hold no secrets."""

from __future__ import annotations

from typing import Any

import guilda
from guilda.rules.game import EventLog
from guilda.rules.preview import gains, preview
from tests.contract.playing import Variant, as_json, random_game

GAMES = 2
EVERY = 7


def test_previewed_events_happen(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if game.turn < 0 or number % EVERY:
                continue
            actions = game.actions()
            for action, (_, foretold) in zip(actions, preview(game, actions), strict=True):
                board = game.copy()
                board.log = EventLog()
                board.apply(action, guilda.FastRng(number))
                happened = [game.presentation().event(game, row, game.turn) for row in board.log.rows()]
                assert happened[: len(foretold)] == foretold, f"seed {seed}: {game.text()} {game.notation(action)}"


def test_preview_does_not_change_the_position(variant: Variant) -> None:
    for number, (game, _) in enumerate(random_game(variant, 1)):
        if game.turn >= 0 and number % EVERY == 0:
            before = game.copy()
            preview(game, game.actions())
            assert game == before


def test_preview_does_not_depend_on_hidden_information(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if game.turn >= 0 and number % EVERY == seed:
                seen = game.seen_by(game.turn, guilda.FastRng(99))
                actions = game.actions()
                assert as_json(preview(seen, actions)) == as_json(preview(game, actions)), game.text()


def test_resampling_does_not_depend_on_the_hidden_state(variant: Variant) -> None:
    for seed in range(GAMES):
        for game, _ in random_game(variant, seed):
            for seat in range(game.players):
                other = game.seen_by(seat, guilda.FastRng(99))
                assert other.seen_by(seat, guilda.FastRng(5)) == game.seen_by(seat, guilda.FastRng(5)), game.text()


class Coin(guilda.Game):
    """A coin lies under one player's cup; the other one may guess that it is heads, or take a point."""

    name = "coin"

    def __init__(self, players: int = 2) -> None:
        super().__init__(players, n_actions=2)
        self.heads = True
        self.own = 0

    def lay_out(self, rng: guilda.Rng, start: int) -> None:
        self.turn = 0
        self.heads = rng.below(2) == 0

    def fill_actions(self, out: Any) -> int:
        out[0], out[1] = 0, 1
        return 0 if self.turn < 0 else 2

    def play(self, action: int, rng: guilda.Rng) -> None:
        self.own = 1 if action == 1 or self.heads else -1
        self.turn = -1

    def points(self, seat: int) -> int:
        return self.own if seat == 0 else 0

    def resample(self, seat: int, rng: guilda.Rng) -> None:
        if seat != 1:
            self.heads = rng.below(2) == 0


def test_points_that_depend_on_hidden_information_are_not_certain() -> None:
    position = Coin()
    position.set_up(guilda.FastRng(1))
    assert gains(position, position.actions()) == [0, 1]
