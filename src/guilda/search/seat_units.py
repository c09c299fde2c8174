"""The loops over the units of a seat network. Compiled modules inline the same functions from `seat_units.pxd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.search.seat_constants import ACTIVATION, SHIFT, WIDTH

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


def add_rows(sums: MutableSequence[int], inputs: Sequence[int], count: int, weights: Sequence[int], first: int) -> None:
    """Add the inputs times the weights from `first` on; compiled, two inputs at a time."""
    for index in range(count):
        for unit in range(WIDTH):
            sums[unit] += inputs[index] * weights[first + index * WIDTH + unit]


def activate_units(sums: Sequence[int], hidden: MutableSequence[int]) -> None:
    """Write the activations of the sums: a clipped ReLU."""
    for unit in range(WIDTH):
        hidden[unit] = max(0, min(ACTIVATION, sums[unit] >> SHIFT))


def pool_units(hidden: Sequence[int], inputs: MutableSequence[int], first: int) -> None:
    """Add the units to their totals from `first` on, and keep their maxima behind those."""
    for unit in range(WIDTH):
        inputs[first + unit] += hidden[unit]
        inputs[first + WIDTH + unit] = max(inputs[first + WIDTH + unit], hidden[unit])
