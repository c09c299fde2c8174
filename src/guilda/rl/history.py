"""Information states: everything that a seat has learned in the course of a game, as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from guilda.encoding import Encoder
    from guilda.rules.game import Game


def news(encoder: Encoder, position: Game, seat: int, before: Any) -> tuple[list[str], Any]:
    """Return what a seat learns from a step, and its observation.

    The lines are the events in the position's log, then the observation fields that differ from those `before`.
    """
    now = encoder.observe(position, seat)
    differs = (now != before).tobytes()
    changed = {name: now[at].tolist() for name, at in encoder.slices().items() if 1 in differs[at]}
    return [json.dumps(entry) for entry in (*position.events(seat), changed)], now
