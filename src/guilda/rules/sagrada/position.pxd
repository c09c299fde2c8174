cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, nth_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.decisions cimport (
    END_TURN, FIRST_DIE, FIRST_MOVE, FIRST_PATTERN, FIRST_TOOL, FIRST_TRACK_DIE, FIRST_VALUE, LEAVE, RAISE, STOP,
    Decisions,
)
from guilda.rules.sagrada.tools cimport STEP_OVER, STEP_PAY, STEP_PLACE, STEP_TURN, STEP_WINDOW, TOOLS
from guilda.rules.sagrada.windows cimport COLOURS, NONE, OBJECTIVE_POINTS, SEATS, SPACES

cdef enum:
    CARDS = 12
    OBJECTIVES = 10
    EVENT_TABLE = 0
    EVENT_PRIVATE = 1
    EVENT_CARDS = 2
    EVENT_CHOSEN = 3
    EVENT_WINDOW = 4
    EVENT_ROUND = 5
    EVENT_PASS = 17
    EVENT_SKIP = 18
    EVENT_OBJECTIVE = 20
    EVENT_PRIVATE_POINTS = 21
    EVENT_FAVOR = 22
    EVENT_EMPTY = 23
    EVENT_END = 24

cdef int[24] DIFFICULTY
cdef int[2] EMPTY_SPACE
cdef int LAST_ROUND

@cython.final
cdef class Sagrada(Decisions):
    cdef readonly int tool_count
    cdef readonly int objective_count
    cdef readonly int dice_a_round
    cdef readonly int objectives
    cdef readonly short[SEATS] private
    cdef readonly int round
    cdef readonly int starter

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
    cdef void copy_sagrada(self, Sagrada other) noexcept nogil
