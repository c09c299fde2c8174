cimport cython
from libc.math cimport exp
from guilda.rules.game cimport Game
from guilda.rules.sagrada.position cimport Sagrada
from guilda.search.evaluation cimport Evaluation

cdef double TURNS
cdef double SPACE_WORTH
cdef double TARGET_A_ROUND

@cython.final
cdef class SagradaEvaluation(Evaluation):
    @cython.locals(empty=int, left=double)
    cdef double seat_estimate(self, Sagrada game, int seat) noexcept nogil
    @cython.locals(target=double)
    cdef void judge_solo(self, Sagrada game, double* results, double* points) noexcept nogil
