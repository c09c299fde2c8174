"""Views, events and resampled positions hold no hidden information."""

from __future__ import annotations

import guilda
from tests.conftest import amount
from tests.contract.playing import Variant, as_json, random_game

GAMES = amount(3, 50)


def test_resampling_changes_neither_the_view_of_the_seat_nor_that_of_spectators(variant: Variant) -> None:
    for seed in range(GAMES):
        for game, _ in random_game(variant, seed):
            for seat in range(game.players):
                view = None
                for chance in range(3):
                    seen = game.seen_by(seat, guilda.FastRng(chance))
                    if seen == game:  # as in a game without secrets: equal positions have equal views
                        continue
                    if view is None:
                        view = game.view(seat)
                        assert seen.view(None) == game.view(None), f"seed {seed}, seat {seat}: {game.text()}"
                    assert seen.view(seat) == view, f"seed {seed}, seat {seat}: {game.text()}"
                    assert seen.actor() == game.actor()
                    if seat == game.actor():
                        assert seen.actions() == game.actions(), f"seed {seed}, seat {seat}: {game.text()}"


def test_spectator_position_does_not_depend_on_hidden_information(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if number % 7:
                continue
            seen = game.seen_by(None, guilda.FastRng(seed))
            assert as_json(seen.view(None)) == as_json(game.view(None)), f"seed {seed}: {game.text()}"
            for seat in range(game.players):
                other = game.seen_by(seat, guilda.FastRng(seed + 1))
                assert other.seen_by(None, guilda.FastRng(seed)) == seen, f"seed {seed}: {game.text()}"


def test_position_for_a_seat_does_not_depend_on_what_the_seat_may_not_know(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            for seat in range(game.players) if number % 7 == 0 else ():
                other = game.seen_by(seat, guilda.FastRng(seed + 1))
                seen = game.seen_by(seat, guilda.FastRng(seed)).text()
                assert other.seen_by(seat, guilda.FastRng(seed)).text() == seen, f"seed {seed}: {game.text()}"


def test_resampled_position_is_possible(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if number % 7 == 0:
                for seat in range(game.players):
                    seen = game.seen_by(seat, guilda.FastRng(number))
                    assert guilda.position(seen.text()) == seen
                    seen.playout(guilda.FastRng(number))
                    assert seen.actor() is None


def test_game_without_secrets_is_not_resampled(variant: Variant) -> None:
    if guilda.game(variant[0]).secrets:
        return
    for game, _ in random_game(variant, 0):
        assert all(game.seen_by(seat, guilda.FastRng(1)) == game for seat in range(game.players))
        assert not any(game.conceals(action) for action in game.actions())
