cimport cython
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport DIFFICULTY, Sagrada
from guilda.search.sagrada_constants cimport *

cdef int swapped_set(int colours, int private) noexcept nogil

@cython.final
cdef class Network:
    cdef short[::1] rows
    cdef double[::1] outputs
    cdef int[MAX_ACTIVE] active
    cdef int count
    cdef int[ITEMS * UNITS] start

    cdef void activate(self, int row) noexcept nogil
    @cython.locals(tokens=int, row=int, die=int)
    cdef void feed_window(self, Sagrada game, int seat, int turns, int* colours, int* values, int private) noexcept nogil
    @cython.locals(units=int[UNITS], at=int, total=double)
    cdef double correction(self, int item) noexcept nogil
