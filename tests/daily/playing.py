"""Play daily deals in tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda import bots, daily
from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from guilda.records.match import Match


def played(name: str, seed: bytes, by: str = "greedy") -> Match:
    """Return a deal that a bot has played in the person's place."""
    match, bot = daily.start(name, seed, "Eva"), bots.make(by, 1)
    while match.actor() is not None:
        daily.play_bots(match, seed)
        if match.actor() is not None:
            match.apply(bot.choose(match.position.seen_by(daily.ME, FastRng(1))))
    return match
