cimport cython
from guilda.rules.game cimport Game
from guilda.rules.constants cimport *
from guilda.rules.packed cimport count_all, count_of
from guilda.rules.sintra.constants cimport *
from guilda.rules.sintra.palace cimport BROKEN_GLASS, WINDOW_POINTS
from guilda.rules.sintra.position cimport Sintra
from guilda.search.linear cimport LinearEvaluation

cdef int START, AHEAD, BEHIND, BEGUN, GLAZIER, LOSS, STEPS, SIDE, ORNAMENTS, WORTH, COLOUR, TURNED, WILD, FEATURES

@cython.final
cdef class SintraEvaluation(LinearEvaluation):
    @cython.locals(left=int)
    cdef void prepare_sintra(self, Sintra game) noexcept nogil
    cdef double extract_sintra(self, Sintra game, int seat) noexcept nogil
    cdef void extract_strips(self, Sintra game, int seat) noexcept nogil
