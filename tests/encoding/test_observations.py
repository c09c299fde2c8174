"""An observation holds exactly the information of `view(seat)`."""

import random
import re
from pathlib import Path

import pytest

import guilda
from guilda.encoding import encoder_of
from guilda.rules.registry import names

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
SHAPES = pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))


def positions(name, options, seed, games=2):
    """Yield the positions of random games, from the set-up to the end."""
    for number in range(games):
        rng = guilda.FastRng(1000 * seed + number)
        game = guilda.game(name).position(options, rng)
        yield game.copy()
        while game.turn >= 0:
            game.apply(game.random_action(rng), rng)
            yield game.copy()


def hashable(view):
    """Return a view as nested tuples, without parts that follow from the rest."""
    if isinstance(view, dict):
        return tuple((name, hashable(part)) for name, part in view.items() if name != "tally")
    if isinstance(view, list | tuple):
        return tuple(hashable(part) for part in view)
    return view


def canonical(view):
    if "track" in view:
        view["track"] = [sorted(dice) for dice in view["track"]]
    return hashable(view)


@SHAPES
def test_observation_fills_all_fields(name, options):
    for game in positions(name, options, 1, games=1):
        encoder = encoder_of(game)
        assert len(encoder.observe(game, 0)) == encoder.size == sum(field.cells for field in encoder.fields)
    assert len({field.name for field in encoder.fields}) == len(encoder.fields)


@SHAPES
def test_observations_are_equal_exactly_when_views_are(name, options):
    observed, viewed = {}, {}
    seat = options["players"] - 1
    for game in positions(name, options, 2):
        encoder = encoder_of(game)
        observation, view = encoder.observe(game, seat).tobytes(), canonical(game.view(seat))
        assert observed.setdefault(observation, view) == view, f"{name} hides something that view({seat}) shows"
        assert viewed.setdefault(view, observation) == observation, f"{name} shows more than view({seat})"
    assert len(observed) > 20


def grafts(one, other):
    """Yield the states that differ in one number, taken from another state."""
    for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if isinstance(mine, tuple):
            yield from ((*one[:at], part, *one[at + 1 :]) for part in grafts(mine, theirs))
        elif mine != theirs:
            yield (*one[:at], theirs, *one[at + 1 :])


def possible(game):
    """Return whether a position is valid: most grafts are not."""
    try:
        return guilda.position(game.text()) == game
    except ValueError:
        return False


@SHAPES
def test_observation_changes_exactly_when_the_view_does(name, options):
    """Positions that differ in a single number show what an observation leaves out."""
    chance = random.Random(5)
    played = list(positions(name, options, 5))
    changed = 0
    for _ in range(6):
        game, donor = chance.sample(played, 2)
        seat = chance.randrange(game.players)
        encoder = encoder_of(game)
        observation, view = encoder.observe(game, seat).tolist(), canonical(game.view(seat))
        for state in grafts(game.state(), donor.state()):
            other = game.blank()
            other.restore(state)
            differs = encoder.observe(other, seat).tolist() != observation
            if canonical(other.view(seat)) != view:
                changed += 1
                assert differs, f"{name} hides something that view({seat}) shows: {state}"
            elif differs:
                assert not possible(other), f"{name} shows more than view({seat}): {state}"
    assert changed > 20


@SHAPES
def test_hidden_information_does_not_change_an_observation(name, options):
    for ply, game in enumerate(positions(name, options, 3, games=1)):
        encoder = encoder_of(game)
        for seat in range(game.players):
            other = game.seen_by(seat, guilda.FastRng(ply))
            assert encoder.observe(other, seat).tolist() == encoder.observe(game, seat).tolist()


@SHAPES
def test_observer_comes_first(name, options):
    for game in positions(name, options, 4, games=1):
        encoder = encoder_of(game)
        where = encoder.slices()
        for seat in range(game.players):
            observation = encoder.observe(game, seat)
            assert list(observation[where["own.score"]]) == [game.scores()[seat]]
            turn = [int((seat + step) % game.players == game.turn) for step in range(game.players)]
            assert list(observation[where["actor"]]) == turn


def documented(name, players):
    """Return the fields that the documentation lists for a game."""
    page = (Path(__file__).parents[2] / "docs" / "research" / "observations.md").read_text(encoding="utf-8")
    section = page.split(f"## {name.capitalize()}\n")[1].split("\n## ")[0]
    cells = {"N": players, "2 × N": 2 * players}
    rows = re.findall(r"^\| `(.+?)` \| (.+?) \| .+ \|$", section, re.MULTILINE)
    return [(field, cells.get(count) or int(count)) for field, count in rows]


@SHAPES
def test_layout_matches_the_documentation(name, options):
    fields = encoder_of(guilda.game(name).position(options, guilda.FastRng(1))).fields
    found = [(re.sub(r"_\d+", "_*", field.name), field.cells) for field in fields]
    shared_and_own = [field for field in found if not field[0].startswith("next_")]
    assert list(dict.fromkeys(shared_and_own)) == documented(name, options["players"])
    own = [(field.removeprefix("own."), cells) for field, cells in found if field.startswith("own.")]
    others = [(field.removeprefix("next_*."), cells) for field, cells in found if field.startswith("next_*.")]
    assert others == own * (options["players"] - 1)


def test_unknown_seat_is_refused():
    game = guilda.new("azul", seed=1).position
    with pytest.raises(ValueError, match="there is no seat 2"):
        encoder_of(game).observe(game, 2)
