cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport bundle, count_wide, nth_wide
from guilda.rules.rng cimport Rng
from guilda.rules.splendor.constants cimport *

cdef unsigned long long ONE
cdef int[91] LEVEL
cdef int[91] BONUS
cdef int[91] POINTS
cdef int[3] FIRST_CARD
cdef unsigned long long[3] WHOLE_DECK
cdef int[11] NOBLE_POINTS
cdef unsigned long long[5] START_SUPPLY

include "layout_fields.pxi"

cdef class Layout(LayoutFields):
    @cython.locals(k=int)
    cdef int draw_card(self, int level, Rng rng) noexcept nogil
    @cython.locals(level=int, card=int)
    cdef void index(self) noexcept nogil
