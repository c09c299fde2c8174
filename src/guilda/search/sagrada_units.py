"""The loops over the units of Sagrada's networks. Compiled modules inline those of `sagrada_units.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.search.sagrada_constants import ITEMS, SLOTS, UNITS

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


def sum_rows(
    sums: MutableSequence[int], active: Sequence[int], count: int, rows: Sequence[int], items: Sequence[int]
) -> None:
    """Add the active rows to the sums of some items."""
    for place in range(count):
        for slot in range(SLOTS):
            at = (active[place] * ITEMS + items[slot]) * UNITS
            for unit in range(UNITS):
                sums[slot * UNITS + unit] += rows[at + unit]


def swap_row(sums: MutableSequence[int], rows: Sequence[int], old: int, new: int, item: int) -> None:
    """Replace a row by another one in the sums of an item."""
    for unit in range(UNITS):
        sums[unit] += rows[(new * ITEMS + item) * UNITS + unit] - rows[(old * ITEMS + item) * UNITS + unit]
