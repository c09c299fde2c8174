cimport cython
from guilda.rules.game cimport Game
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation

cdef class LinearEvaluation(Evaluation):
    cdef int count
    cdef int stages
    cdef int stage
    cdef double progress
    cdef double[MAX_FEATURES] features
    cdef double[MAX_STAGES * MAX_FEATURES] weights
    cdef double[MAX_STAGES] spreads
    cdef void prepare(self, Game game) noexcept nogil
    cdef double extract(self, Game game, int seat) noexcept nogil
    cdef void set_stage(self, int stage, double progress) noexcept nogil
    @cython.locals(total=double, weight=double)
    cdef double weighted_sum(self) noexcept nogil
    cpdef tuple sample(self, Game game, int seat)
