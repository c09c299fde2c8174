from libc.string cimport memset
from guilda.rules.packed cimport amount

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
    static inline void guilda_put_flags(short *out, int count, unsigned long long members) {
    #if defined(__GNUC__) || defined(__clang__)
        typedef short eight __attribute__((vector_size(16)));
        const eight bits = {1, 2, 4, 8, 16, 32, 64, 128}, ones = {1, 1, 1, 1, 1, 1, 1, 1};
        for (; count >= 8; count -= 8, out += 8, members >>= 8) {
            short low = (short)(members & 255u);
            eight same = {low, low, low, low, low, low, low, low};
            same = ((same & bits) == bits) & ones;
            memcpy(out, &same, 16);
        }
    #endif
        for (; count > 0; count--, members >>= 1) *out++ = (short)(members & 1u);
    }
    static inline void guilda_copy(short *out, const short *cells, size_t size) {
    #if defined(__GNUC__) || defined(__clang__)
        if (size > 64) __asm__("" : "+r"(size)); /* the library is quicker than what compilers make of long copies */
    #endif
        memcpy(out, cells, size);
    }
    """
    void write_flags "guilda_put_flags" (short* out, int count, unsigned long long members) noexcept nogil
    void copy_cells "guilda_copy" (short* out, const short* cells, size_t size) noexcept nogil
    void write_tiles "guilda_put_tiles" (short* out, unsigned int tiles) noexcept nogil
    int lowest_wide "guilda_lowest_wide" (unsigned long long mask) noexcept nogil

cdef inline void clear(short* out, int count) noexcept nogil:
    memset(out, 0, count * sizeof(short))

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
    cdef int kind
    for kind in range(kinds):
        out[at + kind] = amount(tokens, kind)
    return at + kinds

cdef inline int put_copy(short* out, int at, int count, short* cells, int first) noexcept nogil:
    copy_cells(out + at, cells + first, count * sizeof(short))
    return at + count

cdef inline int put_seat(short* out, int at, int players, int seat, int observer) noexcept nogil:
    return put_one_of(out, at, players, (seat - observer + players) % players if seat >= 0 else -1)
