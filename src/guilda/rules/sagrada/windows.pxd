cimport cython
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.table cimport SagradaTable

cdef int[120] COLOUR_SPACES
cdef int[144] VALUE_SPACES
cdef int[10] OBJECTIVE_POINTS
cdef int[10] OBJECTIVE_EACH
cdef int[10] OBJECTIVE_COLOURS
cdef int[10] OBJECTIVE_VALUES

cdef int beside(int spaces) noexcept nogil
cdef int diagonal(int spaces) noexcept nogil
cdef int touching(int spaces) noexcept nogil

cdef int spaces_for(SagradaTable game, int seat, int die) noexcept nogil
cdef int lonely_spaces(SagradaTable game, int seat, int die) noexcept nogil
cdef void put_die(SagradaTable game, int seat, int die, int space) noexcept nogil
cdef int lift_die(SagradaTable game, int seat, int space) noexcept nogil
cdef int targets_of(SagradaTable game, int seat, int space, int tool) noexcept nogil
cdef int targets_after(SagradaTable game, int seat, int space, int tool, int gone, int come, int moved) noexcept nogil
cdef bint other_can_move(SagradaTable game, int seat, int tool, int space, int target) noexcept nogil
cdef int space_refusal(SagradaTable game, int seat, int die, int space, int origin, int tool) noexcept nogil
cdef int times_met(SagradaTable game, int seat, int objective) noexcept nogil
@cython.locals(fits=bint)
cdef int lines_met(SagradaTable game, int seat, int objective, int line, int step, int lines) noexcept nogil
cdef int sets_met(SagradaTable game, int seat, int objective) noexcept nogil
cdef int diagonal_dice(SagradaTable game, int seat) noexcept nogil
cdef int colour_sum(SagradaTable game, int seat, int colour) noexcept nogil
cdef int empty_spaces(SagradaTable game, int seat) noexcept nogil
cdef void index_window(SagradaTable game, int seat) noexcept nogil
