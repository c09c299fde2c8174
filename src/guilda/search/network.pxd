cimport cython
from libc.math cimport exp, floor, log
from guilda.encoding.encoder cimport Encoder
from guilda.rules.game cimport Game
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation

cdef double OUTPUT_SCALE
cdef double FEATURE_SCALE

@cython.final
cdef class Network:
    cdef readonly int inputs
    cdef readonly int hidden
    cdef readonly int units
    cdef readonly int outputs
    cdef readonly int actions
    cdef readonly dict card
    cdef short[::1] weights
    cdef int[::1] biases
    cdef int[MAX_UNITS] sums
    cdef short[MAX_UNITS] first
    cdef short[MAX_UNITS] second

    @cython.locals(at=int, value=int, total=int, row="short*", index=int, unit=int)
    cdef void run(self, short* inputs) noexcept nogil
    @cython.locals(total=int, at=int, unit=int)
    cdef double output(self, int index) noexcept nogil
    @cython.locals(total=int, at=int, unit=int)
    cdef double action_logit(self, int action) noexcept nogil

@cython.final
cdef class NetworkEvaluation(Evaluation):
    cdef readonly Network network
    cdef Evaluation base
    cdef Encoder encoder
    cdef short[MAX_INPUTS] cells

    @cython.locals(at=int, seat=int, step=int, feature=int, observer=int)
    cdef void fill_inputs(self, Game game) noexcept nogil
    @cython.locals(total=double, seat=int, step=int)
    cdef void correct(self, Game game, double* results, double* points) noexcept nogil
    @cython.locals(results=double[MAX_SEATS], points=double[MAX_SEATS], step=int, seat=int)
    cpdef tuple sample(self, Game game)
