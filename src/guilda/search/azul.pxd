cimport cython
from guilda.rules.azul.constants cimport *
from guilda.rules.azul.position cimport BONUS, Azul
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.search.linear cimport LinearEvaluation

cdef int START, COLUMN, COLUMN_COST, COLOUR, COLOUR_COST, ROW, NEIGHBOURS, LINE, LINE_POINTS, FEATURES

@cython.final
cdef class AzulEvaluation(LinearEvaluation):
    cdef Azul board
    cdef int best_column(self, int seat, int line) noexcept nogil
    cdef void tile(self, int seat) noexcept nogil
    cdef void extract_wall(self, int seat) noexcept nogil
    cdef void extract_set(self, int lines, int first, int cost) noexcept nogil
    cdef void extract_lines(self, int seat) noexcept nogil
