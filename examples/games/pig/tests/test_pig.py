"""Pig passes the contract tests and follows its own rules."""

import pytest

import guilda
from guilda.testing import GameContract


class TestPig(GameContract):
    """The contract tests of Guilda."""

    game = "pig"


def played(text, action, *draws):
    """Return the position after an action with scripted draws (a draw of 0 is a die of 1)."""
    game = guilda.position(text)
    game.apply(action, guilda.ScriptedRng(draws))
    return game.text()


def test_roll_adds_to_the_points_of_the_turn():
    assert played("pig 50 1 4 10/0/0", "R", 5) == "pig 50 1 10 10/0/0"


def test_one_loses_the_points_of_the_turn():
    assert played("pig 50 1 4 10/0/0", "R", 0) == "pig 50 2 0 10/0/0"


def test_hold_banks_the_points_of_the_turn():
    assert played("pig 50 3 4 10/0/7", "H") == "pig 50 1 0 10/0/11"


def test_game_ends_when_the_target_is_banked():
    assert played("pig 25 2 20 10/6", "H") == "pig 25 - 0 10/26"


@pytest.mark.parametrize(("text", "action"), [("pig 50 1 0 10/0", "H"), ("pig 25 2 20 10/6", "R")])
def test_refusals(text, action):
    with pytest.raises(guilda.IllegalAction):
        guilda.position(text).apply(action, guilda.FastRng(1))


def test_six_players_take_turns():
    game = guilda.new("pig", players=6, start=5, seed=1).position
    game.apply("R", guilda.ScriptedRng([0]))
    assert game.actor() == 0
