"""An observation says what `view(seat)` says: no less, no more."""

import pytest

import guilda
from guilda.rl.encoding import encoder_of
from guilda.rules.registry import NAMES

TABLES = [(name, options) for name in NAMES for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))


def positions(name, options, seed, games=2):
    """The positions of some random games, from the set-up to the end."""
    for number in range(games):
        rng = guilda.FastRng(1000 * seed + number)
        game = guilda.game(name).position(options, rng)
        yield game.copy()
        while game.turn >= 0:
            game.apply(game.random_action(rng), rng)
            yield game.copy()


def told(view):
    """What a view tells, with dice that lie together in no order and without what follows from the rest."""
    if isinstance(view, dict):
        return tuple((name, told(part)) for name, part in view.items() if name != "tally")
    if isinstance(view, list | tuple):
        return tuple(told(part) for part in view)
    return view


def canonical(view):
    if "track" in view:
        view["track"] = [sorted(dice) for dice in view["track"]]
    return told(view)


@SHAPES
def test_an_observation_fills_all_its_fields(name, options):
    for game in positions(name, options, 1, games=1):
        encoder = encoder_of(game)
        assert len(encoder.observe(game, 0)) == encoder.size == sum(field.cells for field in encoder.fields)
    assert len({field.name for field in encoder.fields}) == len(encoder.fields)


@SHAPES
def test_two_positions_look_the_same_exactly_if_their_views_do(name, options):
    observed, viewed = {}, {}
    seat = options["players"] - 1
    for game in positions(name, options, 2):
        encoder = encoder_of(game)
        observation, view = encoder.observe(game, seat).tobytes(), canonical(game.view(seat))
        assert observed.setdefault(observation, view) == view, f"{name} hides something that view({seat}) shows"
        assert viewed.setdefault(view, observation) == observation, f"{name} shows more than view({seat})"
    assert len(observed) > 20


@SHAPES
def test_what_a_seat_may_not_know_does_not_change_its_observation(name, options):
    for ply, game in enumerate(positions(name, options, 3, games=1)):
        encoder = encoder_of(game)
        for seat in range(game.players):
            other = game.seen_by(seat, guilda.FastRng(ply))
            assert encoder.observe(other, seat) == encoder.observe(game, seat)


@SHAPES
def test_the_observer_comes_first(name, options):
    for game in positions(name, options, 4, games=1):
        encoder = encoder_of(game)
        where = encoder.slices()
        for seat in range(game.players):
            observation = encoder.observe(game, seat)
            assert list(observation[where["own.score"]]) == [game.scores()[seat]]
            turn = [int((seat + step) % game.players == game.turn) for step in range(game.players)]
            assert list(observation[where["actor"]]) == turn


def test_a_seat_that_does_not_exist_observes_nothing():
    game = guilda.new("azul", seed=1).position
    with pytest.raises(ValueError, match="there is no seat 2"):
        encoder_of(game).observe(game, 2)
