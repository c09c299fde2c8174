cimport cython
from libc.math cimport exp, floor
from guilda.rules.game cimport Game
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation
from guilda.search.seat_constants cimport *

cdef extern from *:
    """
    #include <string.h>
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    /* These loops know WIDTH (16), SHIFT (8) and ACTIVATION (127); compilers do not find the SSE2 form themselves.
       sums[unit] += inputs[n] * rows[16 * n + unit], two inputs at a time; pairs of zeros are skipped */
    static inline void guilda_add_rows(int *sums, const short *inputs, int count, const short *rows) {
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
    /* hidden[unit] = sums[unit] >> 8, between 0 and 127 */
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
    /* add the units to their sums, and keep their maxima */
    static inline void guilda_pool(const short *hidden, short *totals, short *maxima) {
        for (int unit = 0; unit < 16; unit++) {
            totals[unit] += hidden[unit];
            maxima[unit] = hidden[unit] > maxima[unit] ? hidden[unit] : maxima[unit];
        }
    }
    """
    void activate_units "guilda_activate" (const int* sums, short* hidden) noexcept nogil
    void pool_units "guilda_pool" (const short* hidden, short* totals, short* maxima) noexcept nogil
    void add_rows "guilda_add_rows" (int* sums, const short* inputs, int count, const short* rows) noexcept nogil

cdef double LOGIT_SCALE
cdef double EIGHTHS

cdef class SeatInputs:
    cdef readonly int table
    cdef readonly int seat
    cdef readonly int items
    cdef readonly int item
    cdef void write_table(self, Game game, short* out) noexcept nogil
    cdef void write_seat(self, Game game, int seat, short* out) noexcept nogil

@cython.final
cdef class SeatNetwork:
    cdef readonly int table
    cdef readonly int seat
    cdef readonly int features
    cdef readonly int items
    cdef readonly int item
    cdef int seat_inputs
    cdef readonly dict card
    cdef short[::1] weights
    cdef int[::1] biases
    cdef int[WIDTH] sums
    cdef int[WIDTH] base_sums
    cdef short[MAX_UNITS] inputs
    cdef short[WIDTH] hidden
    cdef short[MAX_SEATS * WIDTH] seats

    @cython.locals(index=int, unit=int)
    cdef int layer(self, int at, short* inputs, int count) noexcept nogil
    @cython.locals(unit=int)
    cdef void activate(self) noexcept nogil
    @cython.locals(first=int, unit=int, index=int, item="short*")
    cdef void pool_items(self, short* numbers) noexcept nogil
    @cython.locals(unit=int)
    cdef void run_seat(self, int seat) noexcept nogil
    @cython.locals(unit=int)
    cdef void run_table(self, short* table) noexcept nogil
    @cython.locals(total=int, at=int, unit=int, other=int)
    cdef double logit(self, int seat, int players) noexcept nogil

@cython.final
cdef class SeatNetworkEvaluation(Evaluation):
    cdef readonly SeatNetwork network
    cdef Evaluation base
    cdef SeatInputs description
    cdef short[MAX_INPUTS] numbers

    @cython.locals(index=int, feature=int, eighths=double)
    cdef void write_seat(self, Game game, int seat) noexcept nogil
    @cython.locals(seat=int, index=int, network=SeatNetwork)
    cpdef list describe(self, Game game)
    @cython.locals(total=double, seat=int)
    cdef void correct(self, Game game, double* results) noexcept nogil
