cimport cython
from libc.math cimport exp
from guilda.rules.game cimport Game
from guilda.search.constants cimport *

cdef class Evaluation:
    cdef public double spread
    cdef readonly object error
    cdef readonly int feature_count
    cdef double[MAX_SEATS * MAX_FEATURES] seat_features
    cdef void estimate_points(self, Game game, double* points) noexcept nogil
    cdef void evaluate(self, Game game, double* results, double* points) noexcept nogil
    cdef void evaluate_child(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(best=double, total=double)
    cdef void evaluate_opponents(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(best=int, winners=int)
    cdef void evaluate_end(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(results=double[MAX_SEATS], points=double[MAX_SEATS])
    cpdef expected(self, Game game)

cdef class PythonEvaluation(Evaluation):
    cdef void ask_python(self, Game game, double* results, double* points) noexcept
