"""Previews predict the certain events of an action and hold no secrets."""

from __future__ import annotations

import guilda
from guilda.rules.game import EventLog
from guilda.rules.preview import preview
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
