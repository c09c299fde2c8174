# With UNITS (16), ITEMS (13) and SLOTS (6) written out. Compilers do not keep the sums in registers by themselves.
cdef extern from *:
    """
    #include <string.h>
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    static inline void guilda_sum_rows(short *sums, const int *active, int count, const short *rows, const int *items) {
    #if defined(__SSE2__)
        __m128i total[12];
        for (int part = 0; part < 12; part++) total[part] = _mm_loadu_si128((const __m128i *)sums + part);
        for (int at = 0; at < count; at++) {
            const short *row = rows + active[at] * 13 * 16;
            for (int part = 0; part < 12; part++) {
                const __m128i *weights = (const __m128i *)(row + items[part / 2] * 16) + part % 2;
                total[part] = _mm_add_epi16(total[part], _mm_loadu_si128(weights));
            }
        }
        for (int part = 0; part < 12; part++) _mm_storeu_si128((__m128i *)sums + part, total[part]);
    #else
        for (int at = 0; at < count; at++)
            for (int slot = 0; slot < 6; slot++) {
                const short *weights = rows + (active[at] * 13 + items[slot]) * 16;
                for (int unit = 0; unit < 16; unit++) sums[slot * 16 + unit] += weights[unit];
            }
    #endif
    }
    static inline void guilda_swap_row(short *sums, const short *rows, int old, int new_row, int item) {
        const short *gone = rows + (old * 13 + item) * 16, *come = rows + (new_row * 13 + item) * 16;
        short total[16];
        for (int unit = 0; unit < 16; unit++) total[unit] = (short)(sums[unit] + come[unit] - gone[unit]);
        memcpy(sums, total, sizeof total);
    }
    """
    void sum_rows "guilda_sum_rows" (
        short* sums, const int* active, int count, const short* rows, const int* items) noexcept nogil
    void swap_row "guilda_swap_row" (short* sums, const short* rows, int old, int new, int item) noexcept nogil
