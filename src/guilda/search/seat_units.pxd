# With WIDTH (16), SHIFT (8) and ACTIVATION (127) written out. Compilers do not find the SSE2 form themselves.
cdef extern from *:
    """
    #include <string.h>
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    static inline void guilda_add_rows(int *sums, const short *inputs, int count, const short *weights, int first) {
        const short *rows = weights + first;
    #if defined(__SSE2__)
        __m128i total[4];
        for (int part = 0; part < 4; part++) total[part] = _mm_loadu_si128((const __m128i *)sums + part);
        for (int at = 0; at < count; at += 2, rows += 32) {
            const short *second = at + 1 < count ? rows + 16 : rows;
            int pair = (unsigned short)inputs[at];
            if (at + 1 < count) memcpy(&pair, inputs + at, 4);
            if (!pair) continue;
            __m128i values = _mm_set1_epi32(pair);
            for (int half = 0; half < 2; half++) {
                __m128i one = _mm_loadu_si128((const __m128i *)rows + half);
                __m128i two = _mm_loadu_si128((const __m128i *)second + half);
                __m128i low = _mm_madd_epi16(_mm_unpacklo_epi16(one, two), values);
                __m128i high = _mm_madd_epi16(_mm_unpackhi_epi16(one, two), values);
                total[2 * half] = _mm_add_epi32(total[2 * half], low);
                total[2 * half + 1] = _mm_add_epi32(total[2 * half + 1], high);
            }
        }
        for (int part = 0; part < 4; part++) _mm_storeu_si128((__m128i *)sums + part, total[part]);
    #else
        int total[16];
        memcpy(total, sums, sizeof total);
        for (int at = 0; at < count; at++, rows += 16) {
            short value = inputs[at];
            if (value) for (int unit = 0; unit < 16; unit++) total[unit] += value * rows[unit];
        }
        memcpy(sums, total, sizeof total);
    #endif
    }
    static inline void guilda_activate(const int *sums, short *hidden) {
    #if defined(__SSE2__)
        for (int half = 0; half < 2; half++) {
            __m128i low = _mm_srai_epi32(_mm_loadu_si128((const __m128i *)sums + 2 * half), 8);
            __m128i high = _mm_srai_epi32(_mm_loadu_si128((const __m128i *)sums + 2 * half + 1), 8);
            __m128i units = _mm_min_epi16(_mm_packs_epi32(low, high), _mm_set1_epi16(127));
            _mm_storeu_si128((__m128i *)hidden + half, _mm_max_epi16(units, _mm_setzero_si128()));
        }
    #else
        for (int unit = 0; unit < 16; unit++) {
            int total = sums[unit] >> 8;
            hidden[unit] = (short)(total < 0 ? 0 : total > 127 ? 127 : total);
        }
    #endif
    }
    static inline void guilda_pool(const short *hidden, short *inputs, int first) {
        short *totals = inputs + first, *maxima = totals + 16;
        for (int unit = 0; unit < 16; unit++) {
            totals[unit] += hidden[unit];
            maxima[unit] = hidden[unit] > maxima[unit] ? hidden[unit] : maxima[unit];
        }
    }
    """
    void activate_units "guilda_activate" (const int* sums, short* hidden) noexcept nogil
    void pool_units "guilda_pool" (const short* hidden, short* inputs, int first) noexcept nogil
    void add_rows "guilda_add_rows" (int* sums, const short* inputs, int count, const short* weights, int first) noexcept nogil
