cimport cython
from guilda.rules.game cimport MAX_LEGAL
from guilda.rules.packed cimport count_bits, lowest_bit, nth_bit
from guilda.rules.rng cimport Rng
from guilda.rules.sagrada.tools cimport (
    FLUX_REMOVER, STEP_ADJUST, STEP_DRAFT, STEP_EXCHANGE, STEP_EXTRA, STEP_MOVE, STEP_PAY, STEP_PLACE, STEP_TURN,
    STEP_VALUE, STEP_WINDOW, TAP_WHEEL, Tools,
)
from guilda.rules.sagrada.windows cimport NONE, SEATS, SPACES, VALUES

cdef enum:
    FIRST_MOVE = 600
    FIRST_TOOL = 1000
    END_TURN = 1012
    STOP = 1013
    LEAVE = 1014
    FIRST_DIE = 1015
    FIRST_TRACK_DIE = 1045
    FIRST_VALUE = 1075
    RAISE = 1081
    FIRST_PATTERN = 1083
    REFUSED_OVER = 1
    REFUSED_WINDOW_FIRST = 2
    REFUSED_NOT_YOUR_CARD = 3
    REFUSED_WINDOWS_CHOSEN = 4
    REFUSED_FINISH_TOOL = 5
    REFUSED_NOT_ASKED = 6
    REFUSED_NOT_IN_POOL = 7
    REFUSED_DRAFTED = 8
    REFUSED_NOT_IN_HAND = 9
    REFUSED_DIE_IMPOSSIBLE = 27
    REFUSED_WRONG_PRICE = 28
    REFUSED_NOT_ON_TRACK = 29
    REFUSED_NO_DIE_THERE = 30
    REFUSED_SAME_SPACE = 31
    REFUSED_MOVED_ALREADY = 32
    REFUSED_COLOUR_NOT_ON_TRACK = 33
    REFUSED_OTHER_COLOUR = 34
    REFUSED_NO_SECOND_MOVE = 35
    REFUSED_MUST_MOVE = 36
    REFUSED_MUST_PLACE = 37
    REFUSED_DIE_ALONE = 39

cdef int fill_set(short* out, int n, int first, int members) noexcept nogil

cdef class Decisions(Tools):
    cdef readonly bint solo
    cdef readonly short[SEATS * 2] cards

    cdef int fill_placements(self, short* out) noexcept nogil
    cdef int fill_moves(self, short* out) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int pick_listed(self, Rng rng) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int only_action(self) noexcept nogil
    cdef int placement_refusal(self, int die, int space) noexcept nogil
    cdef int move_refusal(self, int space, int target) noexcept nogil
    cdef int die_refusal(self, int die, int elsewhere) noexcept nogil
    cdef void copy_decisions(self, Decisions other) noexcept nogil
