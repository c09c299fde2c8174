cimport cython
from guilda.rules.game cimport Game
from guilda.search.evaluation cimport Evaluation

cdef enum:
    MAX_STAGES = 8
    MAX_TRAITS = 48

cdef class Fitted(Evaluation):
    cdef int count
    cdef int stages
    cdef int stage
    cdef double way
    cdef double[MAX_TRAITS] traits
    cdef double[MAX_STAGES * MAX_TRAITS] weights
    cdef double[MAX_STAGES] spreads
    cdef void begin(self, Game game) noexcept nogil
    cdef double observe(self, Game game, int seat) noexcept nogil
    cdef void at_stage(self, int stage, double way) noexcept nogil
    @cython.locals(worth=double, weight=double)
    cdef double promise(self) noexcept nogil
    cpdef tuple sample(self, Game game, int seat)
