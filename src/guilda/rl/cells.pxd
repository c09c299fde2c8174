cdef extern from *:
    """
    #include <string.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #endif
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    #if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    #include <immintrin.h>
    #define GUILDA_HAS_AVX512 __builtin_cpu_supports("avx512bw")
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
    static inline void guilda_spread_word(unsigned long long word, signed char *out) {
    #if defined(__SSE2__)
        __m128i bits = _mm_set1_epi64x((long long)0x8040201008040201ull), one = _mm_set1_epi8(1);
        __m128i twice = _mm_loadl_epi64((const __m128i *)&word); /* each byte of the word twice, then four times */
        twice = _mm_unpacklo_epi8(twice, twice);
        __m128i low = _mm_unpacklo_epi16(twice, twice), high = _mm_unpackhi_epi16(twice, twice);
        __m128i eight[4] = {
            _mm_shuffle_epi32(low, _MM_SHUFFLE(1, 1, 0, 0)), _mm_shuffle_epi32(low, _MM_SHUFFLE(3, 3, 2, 2)),
            _mm_shuffle_epi32(high, _MM_SHUFFLE(1, 1, 0, 0)), _mm_shuffle_epi32(high, _MM_SHUFFLE(3, 3, 2, 2)),
        };
        for (int part = 0; part < 4; part++)
            _mm_storeu_si128((__m128i *)out + part, _mm_min_epu8(_mm_and_si128(eight[part], bits), one));
    #else
        for (int bit = 0; bit < 64; bit++) out[bit] = (signed char)(word >> bit & 1u);
    #endif
    }
    #if defined(GUILDA_HAS_AVX512)
    __attribute__((target("avx512bw"))) static void guilda_spread_512(
        const unsigned long long *words, int count, signed char *out
    ) {
        __m512i one = _mm512_set1_epi8(1);
        for (; count > 63; count -= 64, out += 64) _mm512_storeu_si512(out, _mm512_maskz_mov_epi8(*words++, one));
        if (count) _mm512_mask_storeu_epi8(out, (1ull << count) - 1, _mm512_maskz_mov_epi8(*words, one));
    }
    #endif
    static inline void guilda_spread(const unsigned long long *words, int count, signed char *out) {
    #if defined(GUILDA_HAS_AVX512)
        if (GUILDA_HAS_AVX512) {
            guilda_spread_512(words, count, out);
            return;
        }
    #endif
        int full = count >> 6, left = count & 63;
        if (full < 8) {
            for (int at = 0; at < full; at++) guilda_spread_word(words[at], out + 64 * at);
        } else { /* most words are 0: list the others without a branch for each word */
            int used[32], n = 0; /* a game has at most 2,048 actions */
            for (int at = 0; at < full; at++) {
                used[n] = at;
                n += words[at] != 0;
            }
            memset(out, 0, count);
            for (int i = 0; i < n; i++) guilda_spread_word(words[used[i]], out + 64 * used[i]);
        }
        if (left && full) /* the last 64, some of them once more */
            guilda_spread_word(words[full] << (64 - left) | words[full - 1] >> left, out + count - 64);
        else
            for (int bit = 0; bit < left; bit++) out[bit] = (signed char)(words[0] >> bit & 1u);
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

cdef inline int take(int[::1] cursors, int at, int count) noexcept nogil:
    return take_next(&cursors[at], count)
