cimport cython
from guilda.encoding.encoder cimport Encoder
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.rng cimport Rng

@cython.final
cdef class Lanes:
    cdef list games
    cdef list rngs
    cdef Game blank
    cdef Encoder encoder
    cdef int width
    cdef int n_actions
    cdef short[::1] observations
    cdef signed char[::1] masks
    cdef int[::1] actors
    cdef bytearray board_store
    cdef bytearray source_store
    cdef void** boards
    cdef void** sources

    cpdef int first_illegal(self, int first, int last, int[::1] actions)
    cpdef play(self, int first, int last, int[::1] actions)
    cpdef raise_faults(self)
    cpdef observe(self, int first, int last)
    @cython.locals(out=short[MAX_LEGAL])
    cdef void observe_lane(self, int lane) noexcept nogil
    cdef void write_row(self, int lane) noexcept nogil
    @cython.locals(game=Game)
    cpdef restart(self, int lane, int start)
