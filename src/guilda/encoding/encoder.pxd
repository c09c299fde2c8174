cimport cython
from guilda.rules.game cimport Game

cdef class Encoder:
    cdef readonly list fields
    cdef readonly int size
    cdef object fault
    cdef int write(self, Game game, int observer, short* out) noexcept nogil
    cdef int write_cells(self, Game game, int observer, short* out) noexcept
    cpdef _raise_fault(self)
    @cython.locals(out=short[::1])
    cpdef _write_into(self, Game game, int observer, cells)
