"""Write the rows of a batch. Compiled modules use the same functions in C from `cells.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


def prefetch(start: object, size: int) -> None:
    """Fetch memory that will be used soon; only compiled code does."""


def fill_bytes() -> None:
    """Fill the table of `spread`; only compiled code has one."""


def clip(cells: Sequence[int], count: int, out: MutableSequence[int]) -> None:
    """Write numbers as bytes; those below 0 become 0, those above 255 become 255."""
    for at in range(count):
        out[at] = max(0, min(255, cells[at]))


def spread(words: Sequence[int], count: int, out: MutableSequence[int]) -> None:
    """Write a set of numbers below `count` as bytes of 0 and 1."""
    for at in range(count):
        out[at] = words[at >> 6] >> (at & 63) & 1
