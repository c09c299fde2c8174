"""The declared options of games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import guilda
from guilda.locales import LANGUAGES

INFOS = pytest.mark.parametrize("info", guilda.games(), ids=lambda info: info.name)


@INFOS
def test_options_have_values_and_titles_in_every_language(info: Any) -> None:
    assert info.options[0].name == "players"
    for option in info.options:
        assert option.type in ("integer", "choice", "seat")
        assert option.default in option.values
        for language in LANGUAGES:
            assert info.option_title(option, language) != option.name
            assert all(info.value_title(option, value, language) for value in option.values)
        json.dumps(option.values)
    assert all(info.title(language) != f"{info.name}-title" for language in LANGUAGES)
    assert info.rules_version >= 1


@INFOS
def test_error_for_invalid_options_lists_the_valid_ones(info: Any) -> None:
    for wrong in ({"colour": 1}, {"players": 99}, {"players": "2"}, {"players": True}, {"players": None}):
        with pytest.raises(ValueError, match=r"players \(") as error:
            guilda.new(info.name, **wrong)
        for option in info.options:
            assert f"{option.name} (" in str(error.value)


@INFOS
def test_starting_seat_must_exist(info: Any) -> None:
    players = max(info.options[0].values)
    with pytest.raises(ValueError, match="start"):
        guilda.new(info.name, players=players, start=players)
    if players > 2:
        with pytest.raises(ValueError, match="cannot start"):
            guilda.new(info.name, players=2, start=2)


def test_error_for_an_unknown_game_lists_the_names() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'.*azul"):
        guilda.new("chess")


@pytest.mark.parametrize("seed", [1.5, True, b"short", [1], object()])
def test_invalid_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        guilda.new("azul", seed=seed)


def test_seeds_may_be_numbers_texts_or_bytes() -> None:
    for seed in (0, -1, 10**50, "", "olá", "\ud800", bytes(32)):
        assert guilda.new("azul", seed=seed).position == guilda.new("azul", seed=seed).position


def test_without_a_seed_matches_differ() -> None:
    assert len({guilda.new("azul").commitment for _ in range(20)}) == 20
