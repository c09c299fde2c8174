cimport cython
from guilda.rules.packed cimport count_all, count_of, lowest_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.windows cimport COLOURS, FACES, NONE, VALUES, Windows

cdef enum:
    MOST_DICE = 90
    EVENT_ROLL = 6
    EVENT_FLUX = 13
    EVENT_REROLL = 16
    EVENT_TRACK = 19

cdef int DICE_A_NUMBER

cdef class Supply(Windows):
    cdef readonly int bag
    cdef readonly int spent
    cdef readonly int hand
    cdef readonly short[FACES] pool
    cdef readonly int shown
    cdef readonly short[MOST_DICE] track
    cdef readonly int track_count
    cdef readonly int track_shown

    cdef int draw_colour(self, Rng rng) noexcept nogil
    cdef int roll(self, int colour, Rng rng) noexcept nogil
    cdef void roll_pool(self, int dice, Rng rng) noexcept nogil
    cdef void reroll_pool(self, Rng rng) noexcept nogil
    cdef void add_to_pool(self, int die) noexcept nogil
    cdef void take_from_pool(self, int die) noexcept nogil
    cdef int shown_without(self, int die) noexcept nogil
    cdef void clear_pool(self, int number) noexcept nogil
    cdef int exchange(self, int die) noexcept nogil
    cdef void flux(self, Rng rng) noexcept nogil
    cdef int track_colours(self) noexcept nogil
    cdef int track_sum(self) noexcept nogil
    cdef void tell_pool(self, int kind, int seat, int number) noexcept nogil
    cdef void copy_supply(self, Supply other) noexcept nogil
    cdef void index_pool(self) noexcept nogil
    cdef void index_track(self) noexcept nogil
