cimport cython
from guilda.rules.azul.position cimport LINES, Azul
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.search.evaluation cimport Evaluation

cdef double PARTIAL
cdef double NEIGHBOUR
cdef double MARKER_WORTH
cdef double[18] PROMISE

@cython.final
cdef class AzulEvaluation(Evaluation):
    cdef Azul board
    @cython.locals(worth=double, share=double)
    cdef double unfinished_lines(self, int seat) noexcept nogil
    cdef int best_column(self, int seat, int line) noexcept nogil
    cdef void tile(self, int seat) noexcept nogil
    @cython.locals(worth=double)
    cdef double promises(self, int seat) noexcept nogil
