"""Write the rows of a batch. Compiled modules use the same functions in C from `cells.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


def prefetch(start: object, size: int) -> None:
    """Fetch memory that will be used soon; only compiled code does."""


def clip(cells: Sequence[int], count: int, out: MutableSequence[int]) -> None:
    """Write numbers as bytes; those below 0 become 0, those above 255 become 255."""
    for at in range(count):
        out[at] = max(0, min(255, cells[at]))


def pack_flags(cells: Sequence[int], runs: Sequence[int], count: int, out: MutableSequence[int]) -> None:
    """Write flags as bits: those of several runs of cells, each given by its first cell and its length.

    Compiled code may read seven cells beyond a run.
    """
    bits = held = 0
    for run in range(count):
        for at in range(runs[2 * run], runs[2 * run] + runs[2 * run + 1]):
            bits |= int(cells[at] != 0) << held  # numbers of NumPy have 64 bits
            held += 1
    for at in range((held + 7) // 8):
        out[at] = bits >> 8 * at & 255


def spread(words: Sequence[int], count: int, out: MutableSequence[int]) -> None:
    """Write a set of numbers below `count` as bytes of 0 and 1."""
    for at in range(count):
        out[at] = words[at >> 6] >> (at & 63) & 1


def take(cursors: MutableSequence[int], at: int, count: int) -> int:
    """Move a cursor forward and return where it was; compiled, in one atomic operation."""
    first = cursors[at]
    cursors[at] += count
    return first
