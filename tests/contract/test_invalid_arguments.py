"""Invalid arguments never crash the compiled package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import guilda
from tests.contract.playing import Variant, random_game, start

if TYPE_CHECKING:
    from guilda.rules.game import Game

NO_GENERATORS = [None, 1, "x", object(), guilda.FastRng]


@pytest.mark.parametrize("rng", NO_GENERATORS)
def test_invalid_generators_are_refused(variant: Variant, rng: Any) -> None:
    game, _ = start(variant, 0)
    before = game.state()
    fresh = guilda.game(variant[0]).kind(**variant[1])
    doors: list[Any] = [
        lambda: game.apply(game.actions()[0], rng),
        lambda: game.random_action(rng),
        lambda: game.playout(rng),
        lambda: game.random_games(rng, 1),
        lambda: game.seen_by(0, rng),
        lambda: fresh.set_up(rng),
        lambda: guilda.game(variant[0]).position(variant[1], rng),
    ]
    for door in doors:
        if guilda.compiled or rng is None:
            with pytest.raises(TypeError):
                door()
    assert game.state() == before


def test_invalid_starting_seats_are_refused(variant: Variant) -> None:
    for start_seat in (-1, 4, 2**31 - 1):
        with pytest.raises(ValueError, match="seat"):
            guilda.game(variant[0]).kind(**variant[1]).set_up(guilda.FastRng(1), start_seat)


@pytest.mark.parametrize("info", guilda.games(), ids=lambda info: info.name)
def test_positions_refuse_invalid_options(info: Any) -> None:
    for option in info.options:
        if option.type != "seat":
            players = {"players": option.only_for[0]} if option.only_for else {}
            for nonsense in (99, "nonsense", None):
                with pytest.raises((TypeError, ValueError)):
                    info.kind(**{**players, option.name: nonsense})


def test_unset_position_is_over_and_can_be_copied(variant: Variant) -> None:
    fresh: Game = guilda.game(variant[0]).kind(**variant[1])
    assert fresh.actor() is None
    assert fresh.actions() == []
    assert fresh.random_games(guilda.FastRng(1), 3) == 0
    fresh.scores()
    fresh.copy()


def test_negative_counts_do_nothing(variant: Variant) -> None:
    game, rng = start(variant, 0)
    assert game.random_games(rng, -1) == 0
    game._copies(-1)


def test_sentences_are_for_legal_actions_only(variant: Variant) -> None:
    for number, (game, _) in enumerate(random_game(variant, 0)):
        if number % 7 == 0:
            for action, legal in enumerate(game.action_mask()):
                if not legal:
                    with pytest.raises(guilda.IllegalAction):
                        game.sentence(action)


def test_invalid_seats_texts_and_reasons_are_refused(variant: Variant) -> None:
    game, rng = start(variant, 0)
    with pytest.raises(ValueError, match="seat"):
        game.events(99)
    with pytest.raises(ValueError, match="text"):
        guilda.position(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="notation"):
        game.parse(5)  # type: ignore[arg-type]
    game.playout(rng)
    with pytest.raises(ValueError, match="over"):
        game.sentence(0)
    with pytest.raises(ValueError, match="refusal"):
        game.reason(99)
    with pytest.raises(ValueError, match="refusal"):
        game.reason(-1)
