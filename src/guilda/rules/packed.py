"""Small sets and multisets packed into one integer, so that positions stay flat and quick to copy.

A *set* is a bit mask; functions called wide take sets of up to 64 members. A *multiset of tiles* has six bits for each
of up to five colours, colour 0 in the lowest. A *bundle* has eight bits for each of up to eight kinds of token, at most
127 of a kind and 255 in all.
Compiled modules inline the same functions from `packed.pxd`; games played compiled and uncompiled must agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableSequence

_LOW_BITS = 0x0101010101010101
_HIGH_BITS = 0x8080808080808080
_GATHER = 0x0102040810204080
_WORD = 0xFFFFFFFFFFFFFFFF


def count_bits(mask: int) -> int:
    """Return the size of a set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """Return the smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """Return the member of a set that has exactly n smaller ones."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


def members(mask: int) -> list[int]:
    """Return the members of a set, the smallest first. For Python only."""
    found = []
    while mask:
        found.append(lowest_bit(mask))
        mask &= mask - 1
    return found


def add_bits(words: MutableSequence[int], at: int, members: int) -> None:
    """Add the members of a wide set, counted from `at`, to a set that spans several words of 64 bits."""
    members <<= at & 63
    words[at >> 6] |= members & (1 << 64) - 1
    if members >> 64:
        words[(at >> 6) + 1] |= members >> 64


def count_of(tiles: int, colour: int) -> int:
    """Return the number of tiles of a colour in a multiset."""
    return tiles >> 6 * colour & 63


def nth_tile(tiles: int, n: int) -> int:
    """Return the colour of the n-th tile (from 0) of a multiset in colour order."""
    colour = 0
    while n >= count_of(tiles, colour):
        n -= count_of(tiles, colour)
        colour += 1
    return colour


def count_all(tiles: int) -> int:
    """Return the number of tiles in a multiset."""
    return (tiles & 63) + (tiles >> 6 & 63) + (tiles >> 12 & 63) + (tiles >> 18 & 63) + (tiles >> 24 & 63)


def count_wide(mask: int) -> int:
    """Return the size of a wide set."""
    return mask.bit_count()


def nth_wide(mask: int, n: int) -> int:
    """Return the member of a wide set that has exactly n smaller ones."""
    return nth_bit(mask, n)


def bundle(kind: int, n: int) -> int:
    """Return a bundle of n tokens of one kind."""
    return n << 8 * kind


def bundle_of(counts: Iterable[int]) -> int:
    """Return the bundle with the given count of each kind. For Python only."""
    return sum(n << 8 * kind for kind, n in enumerate(counts))


def amount(bundle: int, kind: int) -> int:
    """Return the number of tokens of a kind in a bundle."""
    return bundle >> 8 * kind & 255


def amount_all(bundle: int) -> int:
    """Return the number of tokens in a bundle."""
    return sum(bundle.to_bytes(8, "little"))


def missing(wanted: int, held: int) -> int:
    """Return the tokens in `wanted` that `held` lacks, kind by kind."""
    difference = (wanted | _HIGH_BITS) - held
    more = difference & _HIGH_BITS  # of the kinds that `held` has no more of than `wanted`
    return difference & (more - (more >> 7))


def kinds_with(bundle: int, n: int) -> int:
    """Return the set of kinds of which a bundle holds at least n."""
    enough = (bundle | _HIGH_BITS) - n * _LOW_BITS
    return ((enough >> 7 & _LOW_BITS) * _GATHER & _WORD) >> 56
