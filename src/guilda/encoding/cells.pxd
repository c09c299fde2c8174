cdef extern from *:
    """
    #include <stddef.h>
    #include <string.h>
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    #if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    #include <immintrin.h>
    #define GUILDA_HAS_AVX512 __builtin_cpu_supports("avx512bw")
    #endif
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
    #if defined(__SSE2__)
        /* A multiplication shifts each count of six bits to the top of its cell; three cells more become 0. */
        __m128i all = _mm_cvtsi32_si128((int)tiles);
        __m128i cells = _mm_shuffle_epi32(_mm_unpacklo_epi16(all, _mm_srli_epi32(all, 8)), _MM_SHUFFLE(1, 1, 1, 0));
        cells = _mm_shufflelo_epi16(cells, _MM_SHUFFLE(2, 1, 0, 0));
        cells = _mm_mullo_epi16(cells, _mm_setr_epi16(1 << 10, 1 << 4, 1 << 6, 1 << 8, 1 << 2, 0, 0, 0));
        _mm_storeu_si128((__m128i *)out, _mm_srli_epi16(cells, 10));
    #else
        for (int colour = 0; colour < 5; colour++) out[colour] = (short)(tiles >> 6 * colour & 63u);
    #endif
    }
    static short guilda_flags[256][8]; /* the bits of a byte as eight cells */
    static inline void guilda_fill_flags(void) {
        for (int byte = 0; byte < 256; byte++)
            for (int bit = 0; bit < 8; bit++) guilda_flags[byte][bit] = (short)(byte >> bit & 1);
    }
    #if defined(GUILDA_HAS_AVX512)
    __attribute__((target("avx512bw"))) static void guilda_put_flags_512(
        short *out, int count, unsigned long long members
    ) {
        __m512i one = _mm512_set1_epi16(1);
        _mm512_storeu_si512(out, _mm512_maskz_mov_epi16((__mmask32)members, one));
        _mm512_mask_storeu_epi16(out + 32, 0xFFFFFFFFu >> (64 - count), _mm512_maskz_mov_epi16(members >> 32, one));
    }
    #endif
    static inline void guilda_put_flags(short *out, int count, unsigned long long members) {
        int at = 0;
    #if defined(GUILDA_HAS_AVX512)
        if (count > 32 && GUILDA_HAS_AVX512) {
            guilda_put_flags_512(out, count, members);
            return;
        }
    #endif
        for (; at + 8 <= count; at += 8) memcpy(out + at, guilda_flags[members >> at & 255u], 16);
        if (at < count && count > 8) /* the last eight flags, some of them once more */
            memcpy(out + count - 8, guilda_flags[members >> (count - 8) & 255u], 16);
        else
            for (; at < count; at++) out[at] = (short)(members >> at & 1u);
    }
    static inline void guilda_put_blocks(
        short *out, int count, int places, const short *cells, int block, const short *chosen
    ) {
        size_t whole = (count + 7) / 8 * 8 * sizeof(short);
        cells += block; /* the cells of -1 come first */
    #if defined(__GNUC__) || defined(__clang__)
    #pragma GCC unroll 32
    #endif
        for (int place = 0; place < places - 1; place++, out += count)
            memcpy(out, cells + (ptrdiff_t)block * chosen[place], whole);
        memcpy(out, cells + (ptrdiff_t)block * chosen[places - 1], count * sizeof(short));
    }
    static inline void guilda_put_bundle(short *out, int kinds, unsigned long long tokens) {
    #if defined(__SSE2__)
        __m128i bytes = _mm_loadl_epi64((const __m128i *)&tokens);
        _mm_storeu_si128((__m128i *)out, _mm_unpacklo_epi8(bytes, _mm_setzero_si128()));
    #else
        for (int kind = 0; kind < kinds; kind++) out[kind] = (short)(tokens >> 8 * kind & 255u);
    #endif
    }
    /* The library is quicker than what compilers make of long blocks of known size. */
    #if defined(__GNUC__) || defined(__clang__)
    #define GUILDA_CALL_LIBRARY(size) if (size > 128) __asm__("" : "+r"(size))
    #else
    #define GUILDA_CALL_LIBRARY(size)
    #endif
    #if defined(GUILDA_HAS_AVX512)
    __attribute__((target("avx512bw"))) static void guilda_copy_512(short *out, const short *cells, size_t size) {
        for (; size >= 64; size -= 64, out += 32, cells += 32) _mm512_storeu_si512(out, _mm512_loadu_si512(cells));
        __mmask32 rest = (1u << size / 2) - 1u;
        _mm512_mask_storeu_epi16(out, rest, _mm512_maskz_loadu_epi16(rest, cells));
    }
    __attribute__((target("avx512bw"))) static void guilda_clear_512(short *out, size_t size) {
        for (; size >= 64; size -= 64, out += 32) _mm512_storeu_si512(out, _mm512_setzero_si512());
        _mm512_mask_storeu_epi16(out, (1u << size / 2) - 1u, _mm512_setzero_si512());
    }
    #endif
    static inline void guilda_copy(short *out, const short *cells, size_t size) {
    #if defined(GUILDA_HAS_AVX512)
        if (size > 128 && GUILDA_HAS_AVX512) {
            guilda_copy_512(out, cells, size);
            return;
        }
    #endif
        GUILDA_CALL_LIBRARY(size);
        memcpy(out, cells, size);
    }
    static inline void guilda_clear(short *out, size_t size) {
    #if defined(GUILDA_HAS_AVX512)
        if (size > 128 && GUILDA_HAS_AVX512) {
            guilda_clear_512(out, size);
            return;
        }
    #endif
        GUILDA_CALL_LIBRARY(size);
        memset(out, 0, size);
    }
    """
    void write_flags "guilda_put_flags" (short* out, int count, unsigned long long members) noexcept nogil
    void fill_flags "guilda_fill_flags" () noexcept nogil
    void copy_cells "guilda_copy" (short* out, const short* cells, size_t size) noexcept nogil
    void clear_cells "guilda_clear" (short* out, size_t size) noexcept nogil
    void write_tiles "guilda_put_tiles" (short* out, unsigned int tiles) noexcept nogil
    void write_bundle "guilda_put_bundle" (short* out, int kinds, unsigned long long tokens) noexcept nogil
    void write_blocks "guilda_put_blocks" (
        short* out, int count, int places, const short* cells, int block, const short* chosen
    ) noexcept nogil
    int lowest_wide "guilda_lowest_wide" (unsigned long long mask) noexcept nogil

cdef inline void clear(short* out, Py_ssize_t at, int count) noexcept nogil:
    clear_cells(out + at, count * sizeof(short))

cdef inline Py_ssize_t put(short* out, Py_ssize_t at, int number) noexcept nogil:
    out[at] = <short>number
    return at + 1

cdef inline Py_ssize_t put_one_of(short* out, Py_ssize_t at, int count, int chosen) noexcept nogil:
    if <unsigned int>chosen < <unsigned int>count:
        out[at + chosen] = 1
    return at + count

cdef inline Py_ssize_t put_each_one_of(
    short* out, Py_ssize_t at, int count, int places, short* chosen, int first
) noexcept nogil:
    cdef int place, there
    for place in range(places):
        there = chosen[first + place] >= 0
        out[at + count * place + chosen[first + place] * there] = <short>there
    return at + count * places

cdef inline Py_ssize_t put_set(short* out, Py_ssize_t at, int count, unsigned long long members) noexcept nogil:
    while members:
        out[at + lowest_wide(members)] = 1
        members &= members - 1
    return at + count

cdef inline Py_ssize_t put_flags(short* out, Py_ssize_t at, int count, unsigned long long members) noexcept nogil:
    write_flags(out + at, count, members)
    return at + count

cdef inline Py_ssize_t put_tiles(short* out, Py_ssize_t at, int tiles) noexcept nogil:
    write_tiles(out + at, tiles)
    return at + 5

cdef inline Py_ssize_t put_bundle(short* out, Py_ssize_t at, int kinds, unsigned long long tokens) noexcept nogil:
    write_bundle(out + at, kinds, tokens)
    return at + kinds

cdef inline Py_ssize_t put_copy(short* out, Py_ssize_t at, int count, short* cells, int first) noexcept nogil:
    copy_cells(out + at, cells + first, count * sizeof(short))
    return at + count

cdef inline Py_ssize_t put_block(short* out, Py_ssize_t at, int count, short* cells, int first) noexcept nogil:
    copy_cells(out + at, cells + first, (count + 7) // 8 * 8 * sizeof(short))
    return at + count

cdef inline Py_ssize_t put_blocks(
    short* out, Py_ssize_t at, int count, int places, short* cells, int block, short* chosen, int first
) noexcept nogil:
    write_blocks(out + at, count, places, cells, block, chosen + first)
    return at + count * places

cdef inline int seat_after(int seat, int steps, int players) noexcept nogil:
    return seat + steps - players if seat + steps >= players else seat + steps

cdef inline Py_ssize_t put_seat(short* out, Py_ssize_t at, int players, int seat, int observer) noexcept nogil:
    return put_one_of(out, at, players, seat_after(seat, players - observer, players) if seat >= 0 else -1)
