cdef extern from *:
    """
    #include <string.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #endif
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    #if defined(__GNUC__) || defined(__clang__)
    #define GUILDA_PREFETCH(address) __builtin_prefetch(address)
    #else
    #define GUILDA_PREFETCH(address) (void)(address)
    #endif
    static inline void guilda_prefetch(const void *start, int size) {
        for (int at = 0; at < size; at += 64) GUILDA_PREFETCH((const char *)start + at);
    }
    static inline void guilda_clip(const short *cells, int count, unsigned char *out) {
        int at = 0;
    #if defined(__SSE2__)
        for (; at + 16 <= count; at += 16) {
            __m128i low = _mm_loadu_si128((const __m128i *)(cells + at));
            __m128i high = _mm_loadu_si128((const __m128i *)(cells + at + 8));
            _mm_storeu_si128((__m128i *)(out + at), _mm_packus_epi16(low, high));
        }
    #endif
        for (; at < count; at++) {
            short cell = cells[at];
            cell = cell < 0 ? 0 : cell;
            out[at] = (unsigned char)(cell > 255 ? 255 : cell);
        }
    }
    static inline unsigned int guilda_eight(const short *cells, int count) { /* reads up to eight cells */
    #if defined(__SSE2__)
        __m128i zero = _mm_setzero_si128();
        __m128i flags = _mm_packs_epi16(_mm_loadu_si128((const __m128i *)cells), zero);
        return ~(unsigned int)_mm_movemask_epi8(_mm_cmpeq_epi8(flags, zero)) & ((1u << count) - 1u);
    #else
        unsigned int found = 0;
        for (int at = 0; at < count; at++) found |= (unsigned int)(cells[at] != 0) << at;
        return found;
    #endif
    }
    static inline void guilda_pack_flags(const short *cells, const int *runs, int count, unsigned char *out) {
        unsigned int bits = 0;
        int held = 0;
        for (int run = 0; run < count; run++) {
            const short *from = cells + runs[2 * run];
            for (int left = runs[2 * run + 1]; left > 0; left -= 8, from += 8) {
                int some = left < 8 ? left : 8;
                bits |= guilda_eight(from, some) << held;
                held += some;
                if (held >= 8) {
                    *out++ = (unsigned char)bits;
                    bits >>= 8;
                    held -= 8;
                }
            }
        }
        if (held) *out = (unsigned char)bits;
    }
    static unsigned long long guilda_bytes[256]; /* the bits of a byte as eight bytes, in the order of memory */
    static void guilda_fill_bytes(void) {
        for (int byte = 0; byte < 256; byte++) {
            unsigned char cells[8];
            for (int bit = 0; bit < 8; bit++) cells[bit] = (unsigned char)(byte >> bit & 1);
            memcpy(&guilda_bytes[byte], cells, 8);
        }
    }
    static inline void guilda_spread(const unsigned long long *words, int count, signed char *out) {
        int at = 0;
        for (; at + 64 <= count; at += 64) {
            unsigned long long word = words[at >> 6];
            if (!word) {
                memset(out + at, 0, 64);
                continue;
            }
            for (int bit = 0; bit < 64; bit += 8) memcpy(out + at + bit, &guilda_bytes[word >> bit & 255u], 8);
        }
        for (; at + 8 <= count; at += 8) memcpy(out + at, &guilda_bytes[words[at >> 6] >> (at & 63) & 255u], 8);
        for (; at < count; at++) out[at] = (signed char)(words[at >> 6] >> (at & 63) & 1u);
    }
    static inline int guilda_take(int *cursor, int count) {
    #if defined(_MSC_VER)
        return (int)_InterlockedExchangeAdd((volatile long *)cursor, count);
    #else
        return __atomic_fetch_add(cursor, count, __ATOMIC_RELAXED);
    #endif
    }
    """
    void prefetch "guilda_prefetch" (const void *start, int size) noexcept nogil
    void clip "guilda_clip" (const short *cells, int count, unsigned char *out) noexcept nogil
    void pack_flags "guilda_pack_flags" (const short *cells, const int *runs, int count, unsigned char *out) noexcept nogil
    void spread "guilda_spread" (const unsigned long long *words, int count, signed char *out) noexcept nogil
    int take_next "guilda_take" (int *cursor, int count) noexcept nogil
    void fill_bytes "guilda_fill_bytes" () noexcept nogil

cdef inline int take(int[::1] cursors, int at, int count) noexcept nogil:
    return take_next(&cursors[at], count)
