cimport cython
from guilda.rules.game cimport Game
from guilda.rules.offer cimport SOURCES, TILES_A_FACTORY
from guilda.rules.packed cimport count_all, count_of
from guilda.rules.sintra.palace cimport BROKEN_GLASS, EMPTY, ROUNDS, WINDOW_POINTS, WINDOWS
from guilda.rules.sintra.position cimport Sintra
from guilda.search.fitted cimport Fitted

cdef int START, AHEAD, BEHIND, BEGUN, GLAZIER, LOSS, STEPS, SIDE, ORNAMENTS, WORTH, COLOUR, TURNED, WILD, TRAITS

@cython.final
cdef class SintraEvaluation(Fitted):
    @cython.locals(left=int)
    cdef void begin_sintra(self, Sintra game) noexcept nogil
    cdef double observe_sintra(self, Sintra game, int seat) noexcept nogil
    cdef void observe_strips(self, Sintra game, int seat) noexcept nogil
