from libc.string cimport memset

cdef extern from *:
    """
    #include <string.h>
    static inline int guilda_lowest_wide(unsigned long long mask) {
    #if defined(__GNUC__) || defined(__clang__)
        return __builtin_ctzll(mask);
    #else
        int lowest = 0;
        for (; !(mask & 1); mask >>= 1) lowest++;
        return lowest;
    #endif
    }
    static inline void guilda_put_tiles(short *out, unsigned int tiles) {
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__
        unsigned long long pair = (tiles & 0xFFFu) | (unsigned long long)(tiles & 0xFFF000u) << 20;
        pair = (pair & 0x0000003F0000003Full) | (pair & 0x00000FC000000FC0ull) << 10;
        memcpy(out, &pair, 8);
    #else
        for (int colour = 0; colour < 4; colour++) out[colour] = (short)(tiles >> 6 * colour & 63u);
    #endif
        out[4] = (short)(tiles >> 24 & 63u);
    }
    static short guilda_flags[256][8]; /* the bits of a byte as eight cells */
    static inline void guilda_fill_flags(void) {
        for (int byte = 0; byte < 256; byte++)
            for (int bit = 0; bit < 8; bit++) guilda_flags[byte][bit] = (short)(byte >> bit & 1);
    }
    static inline void guilda_put_flags(short *out, int count, unsigned long long members) {
        for (; count >= 8; count -= 8, out += 8, members >>= 8) memcpy(out, guilda_flags[members & 255u], 16);
        for (; count > 0; count--, members >>= 1) *out++ = (short)(members & 1u);
    }
    static inline void guilda_put_bundle(short *out, int kinds, unsigned long long tokens) {
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__
        unsigned long long four = (tokens & 0xFFFFu) | (tokens & 0xFFFF0000u) << 16;
        four = (four & 0x000000FF000000FFull) | (four & 0x0000FF000000FF00ull) << 8;
        memcpy(out, &four, 8);
    #else
        for (int kind = 0; kind < 4; kind++) out[kind] = (short)(tokens >> 8 * kind & 255u);
    #endif
        for (int kind = 4; kind < kinds; kind++) out[kind] = (short)(tokens >> 8 * kind & 255u);
    }
    static inline void guilda_copy(short *out, const short *cells, size_t size) {
    #if defined(__GNUC__) || defined(__clang__)
        if (size > 64) __asm__("" : "+r"(size)); /* the library is quicker than what compilers make of long copies */
    #endif
        memcpy(out, cells, size);
    }
    """
    void write_flags "guilda_put_flags" (short* out, int count, unsigned long long members) noexcept nogil
    void fill_flags "guilda_fill_flags" () noexcept nogil
    void copy_cells "guilda_copy" (short* out, const short* cells, size_t size) noexcept nogil
    void write_tiles "guilda_put_tiles" (short* out, unsigned int tiles) noexcept nogil
    void write_bundle "guilda_put_bundle" (short* out, int kinds, unsigned long long tokens) noexcept nogil
    int lowest_wide "guilda_lowest_wide" (unsigned long long mask) noexcept nogil

cdef inline void clear(short* out, int at, int count) noexcept nogil:
    memset(out + at, 0, count * sizeof(short))

cdef inline int put(short* out, int at, int number) noexcept nogil:
    out[at] = <short>number
    return at + 1

cdef inline int put_one_of(short* out, int at, int count, int chosen) noexcept nogil:
    if <unsigned int>chosen < <unsigned int>count:
        out[at + chosen] = 1
    return at + count

cdef inline int put_each_one_of(
    short* out, int at, int count, int places, short* chosen, int first
) noexcept nogil:
    cdef int place, there
    for place in range(places):
        there = chosen[first + place] >= 0
        out[at + count * place + chosen[first + place] * there] = <short>there
    return at + count * places

cdef inline int put_set(short* out, int at, int count, unsigned long long members) noexcept nogil:
    while members:
        out[at + lowest_wide(members)] = 1
        members &= members - 1
    return at + count

cdef inline int put_flags(short* out, int at, int count, unsigned long long members) noexcept nogil:
    write_flags(out + at, count, members)
    return at + count

cdef inline int put_tiles(short* out, int at, int tiles) noexcept nogil:
    write_tiles(out + at, tiles)
    return at + 5

cdef inline int put_bundle(short* out, int at, int kinds, unsigned long long tokens) noexcept nogil:
    write_bundle(out + at, kinds, tokens)
    return at + kinds

cdef inline int put_copy(short* out, int at, int count, short* cells, int first) noexcept nogil:
    copy_cells(out + at, cells + first, count * sizeof(short))
    return at + count

cdef inline int put_seat(short* out, int at, int players, int seat, int observer) noexcept nogil:
    return put_one_of(out, at, players, (seat - observer + players) % players if seat >= 0 else -1)
