"""Helpers of the tests of analyses."""

from __future__ import annotations

import guilda


def played(game: str, seed: int = 1, plies: int | None = None, **options: object) -> guilda.Match:
    """Return a match of random moves, over or after some plies."""
    match, rng = guilda.new(game, seed=seed, **options), guilda.FastRng(seed)
    while match.actor() is not None and (plies is None or match.ply < plies):
        match.apply(match.position.random_action(rng))
    return match
