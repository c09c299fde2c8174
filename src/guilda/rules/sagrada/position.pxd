cimport cython
from guilda.rules.packed cimport count_bits, nth_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.decisions cimport *
from guilda.rules.sagrada.supply cimport *
from guilda.rules.sagrada.table cimport SagradaTable
from guilda.rules.sagrada.tools cimport *
from guilda.rules.sagrada.windows cimport *

cdef int[24] DIFFICULTY
cdef int[2] EMPTY_SPACE
cdef int LAST_ROUND
cdef int DICE_OF_EACH_COLOUR
cdef int SOLO_PRIVATE_OBJECTIVES

@cython.final
cdef class Sagrada(SagradaTable):
    cdef int deal(self, int dealt, int cards, Rng rng) noexcept nogil
    cdef int deal_cards(self, int seat, int dealt, Rng rng) noexcept nogil
    cdef void choose_window(self, int pattern, Rng rng) noexcept nogil
    cdef void act(self, int action, Rng rng) noexcept nogil
    cdef void end_turn(self, Rng rng) noexcept nogil
    cdef int seat_of(self, int turn) noexcept nogil
    cdef void start_turn(self) noexcept nogil
    cdef void start_round(self, Rng rng) noexcept nogil
    cdef void end_round(self, Rng rng) noexcept nogil
    cdef void end(self) noexcept nogil
    cdef int best_private(self, int seat) noexcept nogil
    cdef int final_points(self, int seat) noexcept nogil
