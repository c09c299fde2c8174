"""What an action is said to do is what it does, as far as its seat can know; secrets have no part in it."""

from __future__ import annotations

import guilda
from guilda.rules.game import EventLog
from guilda.rules.preview import preview
from tests.contract.playing import Variant, as_json, random_game

GAMES = 2
EVERY = 7


def test_the_events_foretold_are_those_that_happen(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if game.turn < 0 or number % EVERY:
                continue
            actions = game.actions()
            for action, (_, foretold) in zip(actions, preview(game, actions), strict=True):
                board = game.copy()
                board.log = EventLog()
                board.apply(action, guilda.FastRng(number))
                happened = [game.speech().event(game, row, game.turn) for row in board.log.rows()]
                assert happened[: len(foretold)] == foretold, f"seed {seed}: {game.text()} {game.notation(action)}"


def test_a_preview_leaves_the_position_as_it_is(variant: Variant) -> None:
    for number, (game, _) in enumerate(random_game(variant, 1)):
        if game.turn >= 0 and number % EVERY == 0:
            before = game.copy()
            preview(game, game.actions())
            assert game == before


def test_what_a_seat_may_not_know_does_not_show_in_a_preview(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if game.turn >= 0 and number % EVERY == seed:
                seen = game.seen_by(game.turn, guilda.FastRng(99))
                actions = game.actions()
                assert as_json(preview(seen, actions)) == as_json(preview(game, actions)), game.text()


def test_drawing_the_unknown_anew_does_not_depend_on_what_it_was(variant: Variant) -> None:
    for seed in range(GAMES):
        for game, _ in random_game(variant, seed):
            for seat in range(game.players):
                other = game.seen_by(seat, guilda.FastRng(99))
                assert other.seen_by(seat, guilda.FastRng(5)) == game.seen_by(seat, guilda.FastRng(5)), game.text()
