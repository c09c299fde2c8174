"""Symmetries relabel observations and actions, and nothing else: both games are played side by side."""

import random

import pytest

import guilda
from guilda.encoding.symmetry import azul_symmetry, random_symmetry, sintra_symmetry, splendor_symmetry
from guilda.rules.registry import names
from guilda.rules.state import state_names

TABLES = [(name, options) for name in names() for options in guilda.game(name).option_sets()]
MARKER = 5


def relabelled(game, change):
    """Return a position whose fields have been changed."""
    fields = dict(zip(state_names(type(game)), game.state(), strict=True))
    change(fields)
    other = game.blank()
    other.restore(tuple(tuple(value) if isinstance(value, list) else value for value in fields.values()))
    return other


def change_offer(game, factories, colours, mirrored):
    """Return a function that relabels the fields of Azul or Sintra."""
    to_new = {old: new for new, old in enumerate(colours)}

    def tiles(multiset):
        return sum((multiset >> 6 * old & 63) << 6 * new for new, old in enumerate(colours))

    def change(fields):
        sources = fields["sources"]
        moved = [sources[0], *(sources[old + 1] for old in factories)]
        fields["sources"] = [*map(tiles, moved), *sources[len(moved) :]]
        if game.name == "sintra":
            return
        fields["bag"], fields["discard"] = tiles(fields["bag"]), tiles(fields["discard"])
        counts = zip(fields["line_colour"], fields["line_count"], strict=True)
        fields["line_colour"] = [to_new[colour] if count else 0 for colour, count in counts]
        rows = [fields["wall"][at : at + 5] for at in range(0, 100, 5)]
        rows = [row[::-1] if mirrored else row for row in rows]
        fields["wall"] = [to_new.get(colour, colour) for row in rows for colour in row]
        filled = [place < fields["floor_count"][seat] for seat in range(4) for place in range(7)]
        floor = zip(fields["floor"], filled, strict=True)
        fields["floor"] = [to_new.get(kind, MARKER) if there else 0 for kind, there in floor]

    return change


def change_splendor(places, nobles):
    """Return a function that relabels the fields of Splendor."""

    def change(fields):
        fields["table"] = [fields["table"][old] for old in places]
        fields["nobles"] = [fields["nobles"][old] for old in nobles] + list(fields["nobles"][len(nobles) :])
        if 0 <= fields["buying"] < 12:
            fields["buying"] = places.index(fields["buying"])

    return change


def draw(game, chance):
    """Return a random symmetry and the function that relabels the fields of a position accordingly."""

    def mixed(numbers):
        return chance.sample(list(numbers), len(numbers))

    if game.name == "azul":
        free = game.options()["wall"] == "free"
        colours = mixed(range(5)) if free else list(range(5))
        labels = mixed(range(game.factories)), colours, free and chance.random() < 0.5
        return azul_symmetry(game, *labels), change_offer(game, *labels)
    if game.name == "sintra":
        factories = mixed(range(game.factories))
        return sintra_symmetry(game, factories), change_offer(game, factories, list(range(5)), False)
    if game.name == "splendor":
        labels = (
            [place for first in (0, 4, 8) for place in mixed(range(first, first + 4))],
            mixed(range(game.players + 1)),
        )
        return splendor_symmetry(game, *labels), change_splendor(*labels)
    return random_symmetry(game, guilda.FastRng(1)), lambda fields: None


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
def test_relabelled_game_is_the_same_game(name, options):
    """Play a game and its mirror image: equal observations, masks and, without chance, equal positions after a step."""
    chance, rng = random.Random(3), guilda.FastRng(3)
    game = guilda.game(name).position(options, rng)
    symmetry, change = draw(game, chance)
    image, steps = relabelled(game, change), 0
    while game.turn >= 0:
        assert image.turn == game.turn
        for seat in range(game.players):
            assert image.observation(seat).tolist() == game.observation(seat)[symmetry.cells].tolist()
        assert image.action_mask().tolist() == game.action_mask()[symmetry.masks].tolist()
        action = game.random_action(rng)
        trial, script = game.copy(), guilda.ScriptedRng([])
        trial.apply(action, script)
        game.apply(action, rng)
        if script.draws:
            image = relabelled(game, change)
        else:
            steps += 1
            image.apply(symmetry.actions[action], guilda.FastRng())
            assert image == relabelled(game, change)
    assert image.scores() == game.scores()
    assert image.ranks() == game.ranks()
    assert steps > 10


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda given: str(given))
def test_random_symmetry_is_a_permutation(name, options):
    game = guilda.game(name).position(options, guilda.FastRng(1))
    found = [random_symmetry(game, guilda.FastRng(seed)) for seed in range(6)]
    for symmetry in found:
        assert sorted(symmetry.cells) == list(range(len(symmetry.cells)))
        assert sorted(symmetry.masks) == list(range(game.n_actions))
        assert [symmetry.masks[new] for new in symmetry.actions] == list(range(game.n_actions))
    assert (len({tuple(symmetry.cells) for symmetry in found}) > 1) == (name != "sagrada")
