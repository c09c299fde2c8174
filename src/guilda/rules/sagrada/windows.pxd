cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit

cdef enum:
    SEATS = 4
    COLUMNS = 5
    ROWS = 4
    SPACES = 20
    COLOURS = 5
    VALUES = 6
    FACES = 30
    NONE = -1
    ALL_SPACES = 0xFFFFF
    FIRST_ROW = 0x1F
    FIRST_COLUMN = 0x08421
    LAST_COLUMN = 0x84210
    EDGE = 0xFC63F
    EGLOMISE_BRUSH = 2
    COPPER_FOIL_BURNISHER = 3
    CORK_BACKED_STRAIGHTEDGE = 9
    EACH_ROW = 0
    EACH_COLUMN = 1
    EACH_SET = 2
    EACH_DIAGONAL = 3
    N_ACTIONS = 1107
    REFUSED_OCCUPIED = 10
    REFUSED_EDGE = 11
    REFUSED_TOUCH = 12
    REFUSED_TOUCHES = 13
    REFUSED_COLOUR_PRINT = 14
    REFUSED_VALUE_PRINT = 15
    REFUSED_COLOUR_BESIDE = 16
    REFUSED_VALUE_BESIDE = 17

cdef int[120] COLOUR_SPACES
cdef int[144] VALUE_SPACES
cdef int[10] OBJECTIVE_POINTS
cdef int[10] OBJECTIVE_EACH
cdef int[10] OBJECTIVE_COLOURS
cdef int[10] OBJECTIVE_VALUES

cdef int beside(int spaces) noexcept nogil
cdef int diagonal(int spaces) noexcept nogil
cdef int touching(int spaces) noexcept nogil

cdef class Windows(Game):
    cdef readonly short[SEATS] pattern
    cdef readonly short[SEATS * SPACES] window
    cdef readonly int[SEATS] occupied
    cdef int[SEATS * COLOURS] colour_sets
    cdef int[SEATS * VALUES] value_sets
    cdef int[SEATS * COLOURS] colour_open
    cdef int[SEATS * VALUES] value_open
    cdef int[SEATS] reach

    cdef int spaces(self, int seat, int die) noexcept nogil
    cdef int lonely_spaces(self, int seat, int die) noexcept nogil
    cdef void put(self, int seat, int die, int space) noexcept nogil
    cdef int lift(self, int seat, int space) noexcept nogil
    cdef int targets(self, int seat, int space, int tool) noexcept nogil
    cdef int targets_after(self, int seat, int space, int tool, int gone, int come, int moved) noexcept nogil
    cdef bint other_can_move(self, int seat, int tool, int space, int target) noexcept nogil
    cdef int space_refusal(self, int seat, int die, int space, int origin, int tool) noexcept nogil
    cdef int times_met(self, int seat, int objective) noexcept nogil
    @cython.locals(fits=bint)
    cdef int lines_met(self, int seat, int objective, int line, int step, int lines) noexcept nogil
    cdef int sets_met(self, int seat, int objective) noexcept nogil
    cdef int diagonal_dice(self, int seat) noexcept nogil
    cdef int colour_sum(self, int seat, int colour) noexcept nogil
    cdef int empty_spaces(self, int seat) noexcept nogil
    cdef void copy_windows(self, Windows other) noexcept nogil
    cdef void index_window(self, int seat) noexcept nogil
