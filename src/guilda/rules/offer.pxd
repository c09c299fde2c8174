cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all, count_of, nth_tile
from guilda.rules.rng cimport Rng

cdef enum:
    CENTRE = 0
    COLOURS = 5
    SOURCES = 10
    TILES_A_FACTORY = 4
    EVENT_DEAL = 0
    EVENT_REFILL = 1
    EVENT_TAKE = 2

cdef unsigned long long ONE
cdef unsigned long long EACH_COLOUR

cdef class Offer(Game):
    cdef readonly int factories
    cdef readonly int[SOURCES] sources
    cdef readonly unsigned long long shown
    cdef readonly int bag
    cdef readonly int discard
    cdef readonly int marker
    cdef readonly int starter

    cdef void copy_offer(self, Offer other) noexcept nogil
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
