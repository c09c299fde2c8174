cimport cython
from guilda.rules.game cimport Game

cdef class Encoder:
    cdef readonly list fields
    cdef readonly int size
    cdef int write(self, Game game, int observer, short* out) noexcept nogil
    @cython.locals(out=short[::1])
    cpdef write_into(self, Game game, int observer, cells)
