"""Random play for the contract tests, reproducible from the seed that failures print."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import guilda

if TYPE_CHECKING:
    from collections.abc import Iterator

    from guilda.rules.game import Game

Variant = tuple[str, dict[str, Any]]


def start(variant: Variant, seed: int) -> tuple[Game, guilda.FastRng]:
    """Return a new position of a variant with an event log, and the generator that continues from there."""
    from guilda.rules.game import EventLog

    name, options = variant
    rng = guilda.FastRng(seed)
    return guilda.game(name).position(options, rng, EventLog()), rng


def random_game(variant: Variant, seed: int) -> Iterator[tuple[Game, guilda.FastRng]]:
    """Yield every position of a random game, including the last. The caller must not change it."""
    game, rng = start(variant, seed)
    yield game, rng
    while game.actor() is not None:
        game.apply(game.random_action(rng), rng)
        yield game, rng


def as_json(value: object) -> str:
    """Return a value as JSON with sorted keys."""
    return json.dumps(value, sort_keys=True)
