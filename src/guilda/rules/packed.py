"""Small sets and multisets as one whole number, so that a position stays flat and quick to copy.

A *set* is a bit mask; what is called wide takes sets of up to 64 members. A *multiset of tiles* has six bits for each
of up to five colours, colour 0 in the lowest. A *bundle* has eight bits for each of up to eight kinds of token, at most
127 of a kind and 255 in all.
Compiled modules take the same functions from `packed.pxd`; games played compiled and uncompiled show that they agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def count_bits(mask: int) -> int:
    """How many members a set has."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The member of a set that has exactly n smaller ones."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


def count_of(tiles: int, colour: int) -> int:
    """How many tiles of a colour a multiset holds."""
    return tiles >> 6 * colour & 63


def nth_tile(tiles: int, n: int) -> int:
    """The colour of the tile that comes after n others when a multiset is laid out colour by colour."""
    colour = 0
    while n >= count_of(tiles, colour):
        n -= count_of(tiles, colour)
        colour += 1
    return colour


def count_all(tiles: int) -> int:
    """How many tiles a multiset holds."""
    return (tiles & 63) + (tiles >> 6 & 63) + (tiles >> 12 & 63) + (tiles >> 18 & 63) + (tiles >> 24 & 63)


def count_wide(mask: int) -> int:
    """How many members a wide set has."""
    return mask.bit_count()


def nth_wide(mask: int, n: int) -> int:
    """The member of a wide set that has exactly n smaller ones."""
    return nth_bit(mask, n)


def bundle(kind: int, n: int) -> int:
    """So many of one kind."""
    return n << 8 * kind


def bundle_of(counts: Iterable[int]) -> int:
    """So many of each kind. For Python only."""
    return sum(n << 8 * kind for kind, n in enumerate(counts))


def amount(bundle: int, kind: int) -> int:
    """How many of a kind a bundle holds."""
    return bundle >> 8 * kind & 255


def amount_all(bundle: int) -> int:
    """How many a bundle holds of all kinds together."""
    return sum(bundle.to_bytes(8, "little"))


def missing(wanted: int, held: int) -> int:
    """What a bundle lacks of another, kind by kind."""
    lacking = 0
    for kind in range(8):
        lacking |= max(0, (wanted >> 8 * kind & 255) - (held >> 8 * kind & 255)) << 8 * kind
    return lacking


def kinds_with(bundle: int, n: int) -> int:
    """The set of kinds of which a bundle holds at least n."""
    kinds = 0
    for kind in range(8):
        if bundle >> 8 * kind & 255 >= n:
            kinds |= 1 << kind
    return kinds
