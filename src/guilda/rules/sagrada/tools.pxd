cimport cython
from guilda.rules.packed cimport lowest_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.supply cimport Supply
from guilda.rules.sagrada.windows cimport CORK_BACKED_STRAIGHTEDGE, NONE, SEATS, SPACES, VALUES

cdef enum:
    TOOLS = 12
    GROZING_PLIERS = 1
    LATHEKIN = 4
    LENS_CUTTER = 5
    FLUX_BRUSH = 6
    GLAZING_HAMMER = 7
    RUNNING_PLIERS = 8
    GRINDING_STONE = 10
    FLUX_REMOVER = 11
    TAP_WHEEL = 12
    WHEN_DRAFTED = 0
    WHEN_TURN = 1
    WHEN_FIRST = 2
    WHEN_SECOND = 3
    STEP_WINDOW = 0
    STEP_TURN = 1
    STEP_PAY = 2
    STEP_DRAFT = 3
    STEP_ADJUST = 4
    STEP_EXCHANGE = 5
    STEP_VALUE = 6
    STEP_PLACE = 7
    STEP_MOVE = 8
    STEP_EXTRA = 9
    STEP_OVER = 10
    EVENT_PLACE = 7
    EVENT_TOOL = 8
    EVENT_DRAFT = 9
    EVENT_TURNED = 10
    EVENT_EXCHANGE = 11
    EVENT_RETURN = 12
    EVENT_VALUE = 14
    EVENT_MOVE = 15
    REFUSED_NOT_DEALT = 18
    REFUSED_TOOL_GONE = 19
    REFUSED_TOOL_USED = 20
    REFUSED_FAVOR = 21
    REFUSED_PRICE = 22
    REFUSED_AFTER_DRAFT = 23
    REFUSED_FIRST_TURN = 24
    REFUSED_SECOND_TURN = 25
    REFUSED_TOOL_IMPOSSIBLE = 26
    REFUSED_TRACK_EMPTY = 38

cdef int[13] TOOL_WHEN
cdef int[13] TOOL_CORNER

cdef int opposite(int die) noexcept nogil

cdef class Tools(Supply):
    cdef readonly int tools
    cdef readonly int gone
    cdef readonly short[TOOLS + 1] on_tool
    cdef readonly short[SEATS] favor_tokens
    cdef readonly int step
    cdef readonly int tool
    cdef readonly int moved
    cdef readonly int turn_of_round
    cdef readonly int skips
    cdef readonly bint drafted
    cdef readonly bint used
    cdef readonly int usable

    cdef int usable_tools(self) noexcept nogil
    cdef int tool_refusal(self, int tool) noexcept nogil
    cdef int price(self, int tool) noexcept nogil
    cdef int price_dice(self, int tool) noexcept nogil
    cdef bint workable(self, int tool, int shown) noexcept nogil
    cdef int placeable(self, int dice) noexcept nogil
    cdef int draftable(self, int tool, int dice) noexcept nogil
    cdef int adjustments(self, int die) noexcept nogil
    cdef bint can_move(self, int tool) noexcept nogil
    cdef int moves_from(self, int tool, int space) noexcept nogil
    cdef int movable_colours(self, int tool) noexcept nogil
    cdef void pay_tokens(self, int tool) noexcept nogil
    cdef void pay_die(self, int tool, int die) noexcept nogil
    cdef void use_tool(self, int tool, Rng rng) noexcept nogil
    cdef void finish_tool(self) noexcept nogil
    cdef void draft(self, int die, Rng rng) noexcept nogil
    cdef int hand_spaces(self) noexcept nogil
    cdef void place_hand(self, int space) noexcept nogil
    cdef void place_die(self, int die, int space) noexcept nogil
    cdef void return_hand(self) noexcept nogil
    cdef void turn_hand(self, int die) noexcept nogil
    cdef void grozing_pliers(self, int change) noexcept nogil
    cdef void move_die(self, int space, int target) noexcept nogil
    cdef void lens_cutter(self, int die) noexcept nogil
    cdef void flux_brush(self, Rng rng) noexcept nogil
    cdef void glazing_hammer(self, Rng rng) noexcept nogil
    cdef void running_pliers(self) noexcept nogil
    cdef void flux_remover(self, int value) noexcept nogil
    cdef void copy_tools(self, Tools other) noexcept nogil
