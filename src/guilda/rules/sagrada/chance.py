"""The chance events of Sagrada: the roll that a draw belongs to, for deals that many people play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guilda.rules.sagrada.position import Sagrada


def chance_event(before: Sagrada, action: int, now: Sagrada) -> int:
    """Return the number of a draw: the round that it begins, or the turn and the tool.

    A tool that rolls dice therefore does not change the rolls of later rounds.
    """
    if now.round != before.round:
        return now.round
    return 256 * (16 * now.round + now.turn_of_round + 1) + now.tool
