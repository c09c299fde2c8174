cdef extern from *:
    """
    #include <string.h>
    #if defined(__GNUC__) || defined(__clang__)
    #define GUILDA_PREFETCH(address) __builtin_prefetch(address)
    #else
    #define GUILDA_PREFETCH(address) (void)(address)
    #endif
    static inline void guilda_prefetch(const void *start, int size) {
        for (int at = 0; at < size; at += 64) GUILDA_PREFETCH((const char *)start + at);
    }
    static inline void guilda_clip(const short *cells, int count, unsigned char *out) {
        for (int at = 0; at < count; at++) {
            short cell = cells[at];
            cell = cell < 0 ? 0 : cell;
            out[at] = (unsigned char)(cell > 255 ? 255 : cell);
        }
    }
    static inline void guilda_spread(const unsigned long long *words, int count, signed char *out) {
        for (; count > 0; count -= 64, words++, out += 64) {
            unsigned long long word = *words;
            int at = 0, here = count < 64 ? count : 64;
            if (word == 0) {
                memset(out, 0, here);
                continue;
            }
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__
            for (; at + 8 <= here; at += 8) {
                unsigned long long bits = (word >> at & 255u) * 0x0101010101010101ull & 0x8040201008040201ull;
                bits = (bits + 0x7F7F7F7F7F7F7F7Full) >> 7 & 0x0101010101010101ull;
                memcpy(out + at, &bits, 8);
            }
    #endif
            for (; at < here; at++) out[at] = (signed char)(word >> at & 1u);
        }
    }
    """
    void prefetch "guilda_prefetch" (const void *start, int size) noexcept nogil
    void clip "guilda_clip" (const short *cells, int count, unsigned char *out) noexcept nogil
    void spread "guilda_spread" (const unsigned long long *words, int count, signed char *out) noexcept nogil
