"""Views, parts and events have the types that each game declares, from which those of the page are generated."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
import pytest

import guilda
from guilda.rules.registry import BUILT_IN
from tests.contract.playing import as_json, random_game, start

if TYPE_CHECKING:
    from collections.abc import Mapping


def check(value: Mapping[str, Any], kind: type) -> None:
    """Compare a value, as JSON, with a TypedDict: it has all of its fields, of their types, and no others."""
    assert as_json(msgspec.convert(value, kind)) == as_json(value), f"{value} is no {kind.__name__}"


def declared(name: str, what: str) -> Any:
    """Return a type that a game declares."""
    return getattr(import_module(f"guilda.rules.{name}.types"), f"{name.title()}{what}")


@pytest.mark.parametrize("name", BUILT_IN)
def test_views_and_events_have_their_declared_types(name: str) -> None:
    presentation, view = guilda.game(name).presentation, declared(name, "View")
    events = {
        kind: each for each in get_args(declared(name, "Event")) for kind in get_args(get_type_hints(each)["event"])
    }
    assert set(events) == {kind for kind, _ in presentation.EVENTS}
    for seed, options in enumerate(guilda.game(name).option_sets()):
        told = 0
        for game, _ in random_game((name, options), seed):
            for seat in (None, 0):
                check(game.view(seat), view)
                for row in game.log.rows()[told:]:
                    event = presentation.event(game, row, seat)
                    check(event, events[event["event"]])
            told = game.log.size


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_parts_of_every_action_have_a_declared_type(name: str) -> None:
    kinds = get_args(declared(name, "Parts"))
    for options in guilda.game(name).option_sets():
        game, _ = start((name, options), 0)
        for parts in map(game.parts, range(game.n_actions)):
            [kind] = [each for each in kinds if set(each.__annotations__) == set(parts) and said(each, parts)]
            check(parts, kind)


def said(kind: type, parts: Mapping[str, Any]) -> bool:
    """Return whether a type's `action`, where it has one, is that of the parts."""
    return "action" not in parts or parts["action"] in get_args(get_type_hints(kind)["action"])
