cimport cython
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all, count_of, nth_tile
from guilda.rules.rng cimport Rng

cdef unsigned long long ONE
cdef unsigned long long EACH_COLOUR

include "offer_fields.pxi"

cdef class Offer(OfferFields):
    cdef int showing(self, int colour) noexcept nogil
    @cython.locals(left=int, source=int, colour=int)
    cdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(left=int)
    cdef int refill(self) noexcept nogil
    @cython.locals(tiles=int, taken=int, rest=int, there="unsigned long long")
    cdef int take(self, int source, int colour) noexcept nogil
    cdef void return_marker(self) noexcept nogil
    cdef bint marker_comes_along(self, int source) noexcept nogil
    cdef void pass_start(self) noexcept nogil
    @cython.locals(source=int, colour=int)
    cdef void index_sources(self) noexcept
