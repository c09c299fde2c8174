"""Write observations cell by cell. Compiled modules inline the same functions from `cells.pxd`.

All but `clear` expect cells that are 0 and return the next index. `put_tiles`, `put_bundle` and `put_block` write whole
groups of eight cells if compiled: what follows them in an observation must be written afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.packed import amount, count_of, lowest_bit

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


def fill_flags() -> None:
    """Fill the table that `put_flags` uses in a compiled module, which calls this once."""


def clear(out: MutableSequence[int], at: int, count: int) -> None:
    """Set cells to 0."""
    for place in range(at, at + count):
        out[place] = 0


def put(out: MutableSequence[int], at: int, number: int) -> int:
    """Write a number."""
    out[at] = number
    return at + 1


def put_one_of(out: MutableSequence[int], at: int, count: int, chosen: int) -> int:
    """Write a one-hot vector, all 0 if `chosen` is negative."""
    if 0 <= chosen < count:
        out[at + chosen] = 1
    return at + count


def put_each_one_of(
    out: MutableSequence[int], at: int, count: int, places: int, chosen: Sequence[int], first: int
) -> int:
    """Write a one-hot vector for each place, chosen by the numbers of an array from `first` on."""
    for place in range(places):
        put_one_of(out, at + count * place, count, chosen[first + place])
    return at + count * places


def put_set(out: MutableSequence[int], at: int, count: int, members: int) -> int:
    """Write a multi-hot vector: 1 for each member of a wide set."""
    while members:
        out[at + lowest_bit(members)] = 1
        members &= members - 1
    return at + count


def put_flags(out: MutableSequence[int], at: int, count: int, members: int) -> int:
    """Write a multi-hot vector of a set that is not sparse: compiled, quicker than `put_set` with many members."""
    return put_set(out, at, count, members)


def put_tiles(out: MutableSequence[int], at: int, tiles: int) -> int:
    """Write the count of each colour in a multiset of tiles."""
    for colour in range(5):
        out[at + colour] = count_of(tiles, colour)
    return at + 5


def put_bundle(out: MutableSequence[int], at: int, kinds: int, tokens: int) -> int:
    """Write the count of the first kinds of token in a bundle."""
    for kind in range(kinds):
        out[at + kind] = amount(tokens, kind)
    return at + kinds


def put_copy(out: MutableSequence[int], at: int, count: int, cells: Sequence[int], first: int) -> int:
    """Write a copy of cells of an array from `first` on."""
    for place in range(count):
        out[at + place] = cells[first + place]
    return at + count


def put_block(out: MutableSequence[int], at: int, count: int, cells: Sequence[int], first: int) -> int:
    """Write a copy of cells of an array that has seven more cells: compiled, quicker than `put_copy`."""
    return put_copy(out, at, count, cells, first)


def put_blocks(
    out: MutableSequence[int],
    at: int,
    count: int,
    places: int,
    cells: Sequence[int],
    block: int,
    chosen: Sequence[int],
    first: int,
) -> int:
    """Write cells for each place, chosen by the numbers of an array from `first` on.

    `cells` has a block of at least as many cells, rounded up to groups of eight, for -1, 0, 1 and so on.
    """
    for place in range(places):
        put_copy(out, at + count * place, count, cells, block * (1 + chosen[first + place]))
    return at + count * places


def seat_after(seat: int, steps: int, players: int) -> int:
    """Return the seat some steps later in turn order, at most a whole round; compiled, without a division."""
    return (seat + steps) % players


def put_seat(out: MutableSequence[int], at: int, players: int, seat: int, observer: int) -> int:
    """Write a seat as a one-hot vector relative to the observer."""
    return put_one_of(out, at, players, seat_after(seat, players - observer, players) if seat >= 0 else -1)
