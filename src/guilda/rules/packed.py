"""Small sets and multisets as one whole number, so that a position stays flat and quick to copy.

A *set* is a bit mask. A *multiset of tiles* has six bits for each of up to five colours, colour 0 in the lowest.
Compiled modules take the same functions from `packed.pxd`; games played compiled and uncompiled show that they agree.
"""


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
