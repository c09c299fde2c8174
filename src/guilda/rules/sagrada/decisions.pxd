cimport cython
from guilda.rules.constants cimport MAX_LEGAL
from guilda.rules.packed cimport add_bits, count_bits, lowest_bit, nth_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.supply cimport *
from guilda.rules.sagrada.table cimport SagradaTable
from guilda.rules.sagrada.tools cimport *
from guilda.rules.sagrada.windows cimport *

cdef int fill_set(short* out, int n, int first, int members) noexcept nogil

cdef int fill_legal(SagradaTable game, short* out) noexcept nogil
cdef void add_turn_actions(SagradaTable game, unsigned long long* words) noexcept nogil
cdef int pick_legal(SagradaTable game, Rng rng) noexcept nogil
cdef int refusal_of(SagradaTable game, int action) noexcept nogil
cdef int fill_placements(SagradaTable game, short* out) noexcept nogil
cdef int fill_moves(SagradaTable game, short* out) noexcept nogil
@cython.locals(out=short[MAX_LEGAL])
cdef int pick_listed(SagradaTable game, Rng rng) noexcept nogil
@cython.locals(out=short[MAX_LEGAL])
cdef int only_action(SagradaTable game) noexcept nogil
cdef int placement_refusal(SagradaTable game, int die, int space) noexcept nogil
cdef int move_refusal(SagradaTable game, int space, int target) noexcept nogil
cdef int die_refusal(SagradaTable game, int die, int elsewhere) noexcept nogil
