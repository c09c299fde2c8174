cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all
from guilda.rules.sintra.palace cimport BROKEN_GLASS, EMPTY, PIECES_FOR_A_POINT, ROUNDS, SPACES, WINDOW_POINTS, WINDOWS
from guilda.rules.sintra.position cimport Sintra
from guilda.search.evaluation cimport Evaluation

cdef double BEGUN
cdef double LATE
cdef double GLAZIER
cdef double BROKEN
cdef double SIDE
cdef double MARKER_WORTH

@cython.final
cdef class SintraEvaluation(Evaluation):
    @cython.locals(worth=double, hope=double, share=double)
    cdef double seat_estimate(self, Sintra game, int seat) noexcept nogil
