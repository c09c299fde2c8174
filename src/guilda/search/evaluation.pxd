cimport cython
from libc.math cimport exp
from guilda.rules.game cimport Game

cdef enum:
    MAX_SEATS = 4

cdef class Evaluation:
    cdef public double spread
    cdef readonly double length
    cdef void estimate(self, Game game, double* points) noexcept nogil
    cdef void judge(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(best=double, total=double)
    cdef void judge_rivals(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(best=int, winners=int)
    cdef void judge_end(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(results=double[MAX_SEATS], points=double[MAX_SEATS])
    cpdef tuple outlook(self, Game game)
