"""Random play that the tests of the contract share. Everything follows from the seed, which failures print."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import guilda

if TYPE_CHECKING:
    from collections.abc import Iterator

    from guilda.rules.game import Game

Variant = tuple[str, dict[str, Any]]


def start(variant: Variant, seed: int) -> tuple[Game, guilda.FastRng]:
    """A new position of a variant that keeps a log, and the generator that goes on from there."""
    from guilda.rules.game import EventLog

    name, options = variant
    rng = guilda.FastRng(seed)
    return guilda.game(name).position(options, rng, EventLog()), rng


def random_game(variant: Variant, seed: int) -> Iterator[tuple[Game, guilda.FastRng]]:
    """Every position of a random game, the last one included. The consumer may look but not touch."""
    game, rng = start(variant, seed)
    yield game, rng
    while game.actor() is not None:
        game.apply(game.random_action(rng), rng)
        yield game, rng


def as_json(value: object) -> str:
    """The bytes that would go over the wire."""
    return json.dumps(value, sort_keys=True)
