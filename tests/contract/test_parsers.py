"""Parsers raise only `ValueError`, and accepted positions can be played."""

from __future__ import annotations

import json

from hypothesis import assume, given
from hypothesis import strategies as st

import guilda
from guilda.records.record import loads
from guilda.records.replay import verify
from tests.conftest import VARIANTS
from tests.contract.playing import random_game, start

GAMES = {info.name: info for info in guilda.games()}
POSITIONS = [
    game.text()
    for number, variant in enumerate(VARIANTS)
    for ply, (game, _) in enumerate(random_game(variant, number))
    if ply % 9 == 0
]
RECORDS = []
for _variant in VARIANTS:
    _match, _rng = guilda.new(_variant[0], seed=1, **_variant[1]), guilda.FastRng(1)
    while _match.actor() is not None:
        _match.apply(_match.position.random_action(_rng))
    RECORDS.append(_match.record().dumps())


def play_if_accepted(text: str) -> None:
    """Play a position to the end if the text describes one."""
    try:
        game = guilda.position(text)
    except ValueError:
        return
    assert guilda.position(game.text()) == game
    game.view(0)
    game.random_games(guilda.FastRng(0), 20)


@given(st.text())
def test_any_text_as_position(text: str) -> None:
    play_if_accepted(text)


@given(st.sampled_from(POSITIONS), st.integers(0, 10_000), st.text(max_size=3), st.integers(0, 3))
def test_position_with_one_place_changed(text: str, at: int, other: str, length: int) -> None:
    at %= len(text)
    play_if_accepted(text[:at] + other + text[at + length :])


@given(st.sampled_from(POSITIONS), st.integers(0, 10_000), st.integers(0, 10_000))
def test_position_with_two_characters_swapped(text: str, one: int, other: int) -> None:
    one, other = sorted((one % len(text), other % len(text)))
    assume(one != other)
    play_if_accepted(text[:one] + text[other] + text[one + 1 : other] + text[one] + text[other + 1 :])


@given(st.sampled_from(POSITIONS), st.sampled_from(POSITIONS), st.integers(0, 50))
def test_position_with_a_field_of_another_position(text: str, other: str, number: int) -> None:
    fields, others = text.split(" "), other.split(" ")
    at = number % len(fields)
    fields[at] = others[at % len(others)]
    play_if_accepted(" ".join(fields))


@given(st.sampled_from(VARIANTS), st.text(max_size=14))
def test_any_text_as_action(variant: tuple[str, dict[str, object]], text: str) -> None:
    game, _ = start(variant, 0)
    try:
        action = game.parse(text)
    except ValueError:
        return
    assert game.parse(game.notation(action)) == action


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


def refuse_or_verify(text: str) -> None:
    """Check that reading and verifying succeed or raise `ValueError`."""
    try:
        verify(loads(text))
    except ValueError:
        return


@given(st.text())
def test_any_text_as_record(text: str) -> None:
    refuse_or_verify(text)


@given(JSON)
def test_any_json_as_record(value: object) -> None:
    refuse_or_verify(json.dumps(value))


@given(st.sampled_from(RECORDS), st.data(), JSON)
def test_record_with_any_value_in_any_place(text: str, data: st.DataObject, value: object) -> None:
    fields = json.loads(text)
    name = data.draw(st.sampled_from(sorted(fields)))
    if isinstance(fields[name], list) and data.draw(st.booleans()):
        fields[name][data.draw(st.integers(0, len(fields[name]) - 1))] = value
    elif isinstance(fields[name], dict) and data.draw(st.booleans()):
        fields[name][data.draw(st.sampled_from(sorted(fields[name])))] = value
    else:
        fields[name] = value
    refuse_or_verify(json.dumps(fields))


@given(st.sampled_from(RECORDS), st.integers(0, 10**6), st.characters(), st.integers(0, 3))
def test_record_with_one_place_changed(text: str, at: int, other: str, length: int) -> None:
    at %= len(text)
    refuse_or_verify(text[:at] + other + text[at + length :])


def test_deeply_nested_json_is_refused() -> None:
    refuse_or_verify("[" * 100_000)
