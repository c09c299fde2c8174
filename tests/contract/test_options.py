"""Games and their options: declared, checked, ready for forms."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import guilda
from guilda.rules.speech import LANGUAGES

RULES = Path(guilda.__file__).parent / "rules"
INFOS = pytest.mark.parametrize("info", guilda.games(), ids=lambda info: info.name)


@INFOS
def test_options_are_declared_with_values_and_titles(info: Any) -> None:
    assert info.options[0].name == "players"
    for option in info.options:
        assert option.type in ("integer", "choice", "seat")
        assert option.default in option.values
        assert set(option.title) == set(LANGUAGES)
        assert all(set(title) == set(LANGUAGES) for title in option.value_titles.values())
        json.dumps(option.values)
    assert set(info.title) == set(LANGUAGES)
    assert info.rules_version >= 1


@INFOS
def test_wrong_options_get_an_error_that_lists_the_right_ones(info: Any) -> None:
    for wrong in ({"colour": 1}, {"players": 99}, {"players": "2"}, {"players": True}, {"players": None}):
        with pytest.raises(ValueError, match=r"players \(") as error:
            guilda.new(info.name, **wrong)
        for option in info.options:
            assert f"{option.name} (" in str(error.value)


@INFOS
def test_a_seat_that_does_not_exist_cannot_start(info: Any) -> None:
    players = max(info.options[0].values)
    with pytest.raises(ValueError, match="start"):
        guilda.new(info.name, players=players, start=players)
    if players > 2:
        with pytest.raises(ValueError, match="cannot start"):
            guilda.new(info.name, players=2, start=2)


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'.*azul"):
        guilda.new("chess")


@pytest.mark.parametrize("seed", [1.5, True, b"short", [1], object()])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        guilda.new("azul", seed=seed)


def test_seeds_may_be_numbers_texts_or_bytes() -> None:
    for seed in (0, -1, 10**50, "", "olá", "\ud800", bytes(32)):
        assert guilda.new("azul", seed=seed).position == guilda.new("azul", seed=seed).position


def test_without_a_seed_matches_differ() -> None:
    assert len({guilda.new("azul").commitment for _ in range(20)}) == 20


@INFOS
def test_numbers_in_c_are_the_numbers_in_python(info: Any) -> None:
    from importlib import import_module

    shared = vars(import_module("guilda.rules.constants"))
    own = {**shared, **vars(import_module(f"guilda.rules.{info.name}.constants"))}
    headers = [*RULES.glob("*.pxd"), *(RULES / info.name).glob("*.pxd")]
    found = {}
    for header in headers:
        for block in re.findall(r"cdef enum:\n((?:    .*\n)+)", header.read_text()):
            for name, number in re.findall(r"    (\w+) = (\S+)", block):
                found[name] = int(number, 0)
    assert found
    assert {name: own[name] for name in found} == found
