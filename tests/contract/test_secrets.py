"""What a seat may not know never shows: in its view, in what it is told, in what a bot is given."""

from __future__ import annotations

import guilda
from tests.contract.playing import Variant, as_json, random_game

GAMES = 10


def test_what_is_drawn_anew_leaves_a_seats_view_unchanged(variant: Variant) -> None:
    for seed in range(GAMES):
        for game, _ in random_game(variant, seed):
            for seat in range(game.players):
                view = as_json(game.view(seat))
                for chance in range(3):
                    seen = game.seen_by(seat, guilda.FastRng(chance))
                    assert as_json(seen.view(seat)) == view, f"seed {seed}, seat {seat}: {game.text()}"
                    assert seen.actor() == game.actor()
                    if seat == game.actor():
                        assert seen.actions() == game.actions(), f"seed {seed}, seat {seat}: {game.text()}"


def test_a_spectators_view_shows_no_more_than_any_seat_sees(variant: Variant) -> None:
    for seed in range(GAMES):
        for game, _ in random_game(variant, seed):
            view = as_json(game.view(None))
            for seat in range(game.players):
                seen = game.seen_by(seat, guilda.FastRng(seed))
                assert as_json(seen.view(None)) == view, f"seed {seed}, seat {seat}: {game.text()}"


def test_what_a_spectator_is_given_does_not_depend_on_what_is_hidden(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if number % 7:
                continue
            seen = game.seen_by(None, guilda.FastRng(seed))
            assert as_json(seen.view(None)) == as_json(game.view(None)), f"seed {seed}: {game.text()}"
            for seat in range(game.players):
                other = game.seen_by(seat, guilda.FastRng(seed + 1))
                assert other.seen_by(None, guilda.FastRng(seed)) == seen, f"seed {seed}: {game.text()}"


def test_a_position_drawn_anew_is_a_position_that_can_be(variant: Variant) -> None:
    for seed in range(GAMES):
        for number, (game, _) in enumerate(random_game(variant, seed)):
            if number % 7 == 0:
                for seat in range(game.players):
                    seen = game.seen_by(seat, guilda.FastRng(number))
                    assert guilda.position(seen.text()) == seen
                    seen.playout(guilda.FastRng(number))
                    assert seen.actor() is None


def test_a_game_without_secrets_is_seen_as_it_is(variant: Variant) -> None:
    if guilda.game(variant[0]).secrets:
        return
    for game, _ in random_game(variant, 0):
        assert all(game.seen_by(seat, guilda.FastRng(1)) == game for seat in range(game.players))
        assert not any(game.conceals(action) for action in game.actions())
