cimport cython
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport DIFFICULTY, Sagrada
from guilda.search.sagrada_constants cimport *

@cython.final
cdef class Network:
    cdef short[::1] rows
    cdef double[::1] outputs
    cdef int[MAX_ACTIVE] active
    cdef int count
    cdef short[ITEMS * UNITS] start
    cdef short[UNITS] units
    cdef short[UNITS] private_units

    cdef void activate(self, int row) noexcept nogil
    @cython.locals(tokens=int, row=int, die=int)
    cdef void feed_window(self, Sagrada game, int seat, int turns, int* colours, int* values) noexcept nogil
    @cython.locals(units=short[UNITS], at=int)
    cdef void add_active(self, int item) noexcept nogil
    @cython.locals(at=int, to=int)
    cdef void replace(self, int old, int new) noexcept nogil
    cdef double correction(self, int item) noexcept nogil
    @cython.locals(row=int, die=int)
    cdef double private_correction(self, Sagrada game, int seat, int* colours, int private) noexcept nogil
    @cython.locals(total=double, unit=int)
    cdef double output(self, int item) noexcept nogil
