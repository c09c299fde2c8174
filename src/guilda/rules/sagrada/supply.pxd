cimport cython
from guilda.rules.packed cimport count_all, count_of, lowest_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.table cimport SagradaTable

cdef int DICE_A_NUMBER

cdef int draw_colour(SagradaTable game, Rng rng) noexcept nogil
cdef int roll_die(SagradaTable game, int colour, Rng rng) noexcept nogil
cdef void roll_pool(SagradaTable game, int dice, Rng rng) noexcept nogil
cdef void reroll_pool(SagradaTable game, Rng rng) noexcept nogil
cdef void add_to_pool(SagradaTable game, int die) noexcept nogil
cdef void take_from_pool(SagradaTable game, int die) noexcept nogil
cdef int shown_without(SagradaTable game, int die) noexcept nogil
cdef void clear_pool(SagradaTable game, int number) noexcept nogil
cdef int exchange_die(SagradaTable game, int die) noexcept nogil
cdef void swap_with_bag(SagradaTable game, Rng rng) noexcept nogil
cdef int track_colours(SagradaTable game) noexcept nogil
cdef int track_sum(SagradaTable game) noexcept nogil
cdef void tell_pool(SagradaTable game, int kind, int seat, int number) noexcept nogil
cdef void index_pool(SagradaTable game) noexcept nogil
cdef void index_track(SagradaTable game) noexcept nogil
