cimport cython
from guilda.rules.azul.position cimport BONUS, LINES, Azul
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.search.fitted cimport Fitted

cdef int START, COLUMN, COLUMN_COST, COLOUR, COLOUR_COST, ROW, NEIGHBOURS, LINE, LINE_POINTS, TRAITS

@cython.final
cdef class AzulEvaluation(Fitted):
    cdef Azul board
    cdef int best_column(self, int seat, int line) noexcept nogil
    cdef void tile(self, int seat) noexcept nogil
    cdef void observe_wall(self, int seat) noexcept nogil
    cdef void observe_set(self, int lines, int trait, int cost) noexcept nogil
    cdef void observe_lines(self, int seat) noexcept nogil
