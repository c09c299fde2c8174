cdef extern from *:
    """
    static inline int guilda_count_bits(unsigned int mask) {
        mask = mask - ((mask >> 1) & 0x55555555u);
        mask = (mask & 0x33333333u) + ((mask >> 2) & 0x33333333u);
        return (int)((((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    static inline int guilda_lowest_bit(unsigned int mask) {
    #if defined(__GNUC__) || defined(__clang__)
        return __builtin_ctz(mask);
    #else
        return guilda_count_bits((mask & (0u - mask)) - 1u);
    #endif
    }
    static inline unsigned long long guilda_bytes_of_bits(unsigned long long mask) {
        mask = mask - ((mask >> 1) & 0x5555555555555555ull);
        mask = (mask & 0x3333333333333333ull) + ((mask >> 2) & 0x3333333333333333ull);
        return (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0Full;
    }
    static inline int guilda_count_wide(unsigned long long mask) {
        return (int)((guilda_bytes_of_bits(mask) * 0x0101010101010101ull) >> 56);
    }
    static inline int guilda_bytes_up_to(unsigned long long bytes, int n) {
        unsigned long long least = (unsigned long long)n * 0x0101010101010101ull | 0x8080808080808080ull;
        return (int)(((((least - bytes) & 0x8080808080808080ull) >> 7) * 0x0101010101010101ull) >> 56);
    }
    static inline int guilda_nth_wide(unsigned long long mask, int n) {
        unsigned long long sums = guilda_bytes_of_bits(mask) * 0x0101010101010101ull;
        int shift = 8 * guilda_bytes_up_to(sums, n);
        unsigned long long bits = (mask >> shift & 255u) * 0x0101010101010101ull & 0x8040201008040201ull;
        bits = (bits + 0x7F7F7F7F7F7F7F7Full) >> 7 & 0x0101010101010101ull;
        n -= (int)((sums << 8) >> shift & 255u);
        return shift + guilda_bytes_up_to(bits * 0x0101010101010101ull, n);
    }
    static inline unsigned long long guilda_missing(unsigned long long wanted, unsigned long long held) {
        unsigned long long difference = (wanted | 0x8080808080808080ull) - held;
        unsigned long long more = difference & 0x8080808080808080ull;
        return difference & (more - (more >> 7));
    }
    static inline int guilda_kinds_with(unsigned long long bundle, int n) {
        unsigned long long enough = (bundle | 0x8080808080808080ull) - (unsigned long long)n * 0x0101010101010101ull;
        return (int)((((enough >> 7) & 0x0101010101010101ull) * 0x0102040810204080ull) >> 56);
    }
    """
    int count_bits "guilda_count_bits" (unsigned int mask) noexcept nogil
    int lowest_bit "guilda_lowest_bit" (unsigned int mask) noexcept nogil
    int count_wide "guilda_count_wide" (unsigned long long mask) noexcept nogil
    int nth_wide "guilda_nth_wide" (unsigned long long mask, int n) noexcept nogil
    unsigned long long missing "guilda_missing" (unsigned long long wanted, unsigned long long held) noexcept nogil
    int kinds_with "guilda_kinds_with" (unsigned long long bundle, int n) noexcept nogil

cdef inline int nth_bit(unsigned int mask, int n) noexcept nogil:
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest_bit(mask)

cdef inline void add_bits(unsigned long long* words, int at, unsigned long long members) noexcept nogil:
    cdef int shift = at & 63
    words[at >> 6] |= members << shift
    if shift and members >> 64 - shift:
        words[(at >> 6) + 1] |= members >> 64 - shift

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

cdef inline unsigned long long bundle(int kind, int n) noexcept nogil:
    return <unsigned long long>n << 8 * kind

cdef inline int amount(unsigned long long bundle, int kind) noexcept nogil:
    return bundle >> 8 * kind & 255

cdef inline int amount_all(unsigned long long bundle) noexcept nogil:
    return bundle * <unsigned long long>0x0101010101010101 >> 56
