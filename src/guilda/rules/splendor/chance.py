"""The chance events of Splendor: the card that a draw turns up, for deals that many people play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from guilda.rules.splendor.position import Splendor

EVENTS_A_DECK = 64


def chance_event(before: Splendor, action: int, now: Splendor) -> int:
    """Return the number of a draw: the nth card of a deck, so that every deck has one order for everyone.

    A decision draws at most once, and the action alone says from which deck.
    """
    after: Any = before.copy()
    after.apply(action, FastRng(0))
    level = next(level for level, deck in enumerate(after.decks) if deck != before.decks[level])
    return EVENTS_A_DECK * (level + 1) + before.decks[level].bit_count()
