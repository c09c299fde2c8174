cimport cython
from guilda.rules.packed cimport lowest_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.supply cimport *
from guilda.rules.sagrada.table cimport SagradaTable
from guilda.rules.sagrada.windows cimport *

cdef int[13] TOOL_WHEN
cdef int[13] TOOL_CORNER

cdef int opposite(int die) noexcept nogil

cdef int usable_tools(SagradaTable game) noexcept nogil
cdef int tool_refusal(SagradaTable game, int tool) noexcept nogil
cdef int tool_price(SagradaTable game, int tool) noexcept nogil
cdef int price_dice(SagradaTable game, int tool) noexcept nogil
cdef bint workable(SagradaTable game, int tool, int shown) noexcept nogil
cdef int placeable(SagradaTable game, int dice) noexcept nogil
cdef int draftable(SagradaTable game, int tool, int dice) noexcept nogil
cdef int adjustments(SagradaTable game, int die) noexcept nogil
cdef bint can_move(SagradaTable game, int tool) noexcept nogil
cdef int moves_from(SagradaTable game, int tool, int space) noexcept nogil
cdef int movable_colours(SagradaTable game, int tool) noexcept nogil
cdef void pay_tokens(SagradaTable game, int tool) noexcept nogil
cdef void pay_die(SagradaTable game, int tool, int die) noexcept nogil
cdef void use_tool(SagradaTable game, int tool, Rng rng) noexcept nogil
cdef void finish_tool(SagradaTable game) noexcept nogil
cdef void draft_die(SagradaTable game, int die, Rng rng) noexcept nogil
cdef int hand_spaces(SagradaTable game) noexcept nogil
cdef void place_hand(SagradaTable game, int space) noexcept nogil
cdef void place_die(SagradaTable game, int die, int space) noexcept nogil
cdef void return_hand(SagradaTable game) noexcept nogil
cdef void turn_hand(SagradaTable game, int die) noexcept nogil
cdef void grozing_pliers(SagradaTable game, int change) noexcept nogil
cdef void move_die(SagradaTable game, int space, int target) noexcept nogil
cdef void lens_cutter(SagradaTable game, int die) noexcept nogil
cdef void flux_brush(SagradaTable game, Rng rng) noexcept nogil
cdef void glazing_hammer(SagradaTable game, Rng rng) noexcept nogil
cdef void running_pliers(SagradaTable game) noexcept nogil
cdef void flux_remover(SagradaTable game, int value) noexcept nogil
