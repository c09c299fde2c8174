cimport cython
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport DIFFICULTY, Sagrada
from guilda.search.sagrada_constants cimport *
from guilda.search.sagrada_units cimport sum_rows, swap_row

@cython.final
cdef class Network:
    cdef short[::1] weights
    cdef const short* rows
    cdef double[::1] outputs
    cdef int[SLOTS] items
    cdef int[MAX_ACTIVE] active
    cdef int count
    cdef short[SLOTS * UNITS] start
    cdef short[SLOTS * UNITS] units
    cdef short[UNITS] private_units

    cdef void activate(self, int row) noexcept nogil
    @cython.locals(tokens=int, row=int, die=int)
    cdef void feed_window(self, Sagrada game, int seat, int turns, int* colours, int* values) noexcept nogil
    @cython.locals(slot=int)
    cdef double correction(self, int item) noexcept nogil
    @cython.locals(row=int, die=int)
    cdef double private_correction(self, Sagrada game, int seat, int* colours, int private) noexcept nogil
    cdef void swap(self, int old, int new) noexcept nogil
    @cython.locals(total=double, unit=int)
    cdef double output(self, int item, short* units, int first) noexcept nogil
