"""Write observations cell by cell. Compiled modules inline the same functions from `cells.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence


def put(out: MutableSequence[int], at: int, number: int) -> int:
    """Write a number; return the next index."""
    out[at] = number
    return at + 1


def put_one_of(out: MutableSequence[int], at: int, count: int, chosen: int) -> int:
    """Write a one-hot vector (all 0 if `chosen` is negative); return the next index."""
    for place in range(count):
        out[at + place] = 1 if place == chosen else 0
    return at + count


def put_seat(out: MutableSequence[int], at: int, players: int, seat: int, observer: int) -> int:
    """Write a seat as a one-hot vector relative to the observer; return the next index."""
    return put_one_of(out, at, players, (seat - observer + players) % players if seat >= 0 else -1)
