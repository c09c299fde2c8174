cdef extern from *:
    """
    static inline int guilda_count_bits(unsigned int mask) {
        mask = mask - ((mask >> 1) & 0x55555555u);
        mask = (mask & 0x33333333u) + ((mask >> 2) & 0x33333333u);
        return (int)((((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    static inline int guilda_lowest_bit(unsigned int mask) {
        return guilda_count_bits((mask & (0u - mask)) - 1u);
    }
    """
    int count_bits "guilda_count_bits" (unsigned int mask) noexcept nogil
    int lowest_bit "guilda_lowest_bit" (unsigned int mask) noexcept nogil

cdef inline int nth_bit(unsigned int mask, int n) noexcept nogil:
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)

cdef inline int count_of(int tiles, int colour) noexcept nogil:
    return tiles >> 6 * colour & 63

cdef inline int nth_tile(int tiles, int n) noexcept nogil:
    cdef int colour = 0
    while n >= count_of(tiles, colour):
        n -= count_of(tiles, colour)
        colour += 1
    return colour

cdef inline int count_all(int tiles) noexcept nogil:
    return (tiles & 63) + (tiles >> 6 & 63) + (tiles >> 12 & 63) + (tiles >> 18 & 63) + (tiles >> 24 & 63)
