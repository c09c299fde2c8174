"""How an observation is written, cell by cell. Compiled modules take the same functions from `cells.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence


def put(out: MutableSequence[int], at: int, number: int) -> int:
    """Write a number; say where the next one goes."""
    out[at] = number
    return at + 1


def put_one_of(out: MutableSequence[int], at: int, count: int, chosen: int) -> int:
    """Write which of so many it is (none of them if `chosen` is negative); say where the next one goes."""
    for place in range(count):
        out[at + place] = 1 if place == chosen else 0
    return at + count


def put_seat(out: MutableSequence[int], at: int, players: int, seat: int, observer: int) -> int:
    """Write which seat it is, counted from the observer on (no seat if negative); say where the next one goes."""
    return put_one_of(out, at, players, (seat - observer + players) % players if seat >= 0 else -1)
