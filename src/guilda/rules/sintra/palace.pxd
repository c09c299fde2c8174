from guilda.rules.game cimport Game
from guilda.rules.offer cimport COLOURS, Offer
from guilda.rules.packed cimport count_all, count_of

cdef enum:
    SEATS = 4
    WINDOWS = 8
    SPACES = 5
    SIDES = 16
    ROUNDS = 6
    EMPTY = -1
    BREAK = 8
    DESTINATIONS = 9
    ACTIONS_A_SOURCE = 45
    TIE_SCALE = 4096
    BACK = 0
    FILL = 1
    KEEP = 5
    CHOICES = 10
    ASKED_NOTHING = 0
    ASKED_TO_FILL = 1
    ASKED_TO_KEEP = 2
    EVENT_ROUND = 3
    EVENT_MARKER = 4
    EVENT_GLAZIER = 5
    EVENT_PLACE = 6
    EVENT_BREAK = 7
    EVENT_BROKEN_GLASS = 8
    EVENT_RESET = 9
    EVENT_COLOUR_BONUS = 10
    EVENT_PANE = 11
    EVENT_STRIP = 12
    EVENT_WINDOW = 13
    EVENT_ROUND_END = 14
    EVENT_LEFTOVERS = 15
    EVENT_FINAL_LOSS = 16
    EVENT_ORNAMENT = 17
    EVENT_COLOUR_WINDOWS = 18
    EVENT_END = 19
    REFUSED_OVER = 1
    REFUSED_FILL_FIRST = 2
    REFUSED_KEEP_FIRST = 3
    REFUSED_NO_CHOICE = 4
    REFUSED_NOT_THERE = 5
    REFUSED_LEFT_OF_GLAZIER = 6
    REFUSED_STRIP_GONE = 7
    REFUSED_NO_SPACE = 8
    REFUSED_ALL_BREAK = 9
    REFUSED_FITS = 10
    REFUSED_LEFTMOST = 11
    REFUSED_NO_STRIP = 12
    REFUSED_SPACES = 13
    REFUSED_NOT_ON_STRIP = 14

cdef int[16] SIDE_SPACES
cdef int[16] SIDE_WILDS
cdef int[32] BROKEN_GLASS
cdef int[16] WINDOW_POINTS
cdef int[4] ORNAMENT_PANES
cdef int[5] ORNAMENT_POINTS
cdef int LAST_SPACE
cdef int PIECES_FOR_A_POINT

cdef class PalaceBoards(Offer):
    cdef readonly bint side_b
    cdef readonly int round
    cdef readonly int asked
    cdef readonly int hand
    cdef readonly int hand_colour
    cdef readonly short[ROUNDS] track
    cdef readonly short[SEATS * WINDOWS] strips
    cdef readonly int[SEATS * WINDOWS] open_spaces
    cdef readonly short[SEATS * WINDOWS] open_wilds
    cdef readonly int[SEATS * WINDOWS] pieces
    cdef readonly short[SEATS * WINDOWS * 2] panes
    cdef readonly short[SEATS * WINDOWS] window_points
    cdef readonly short[SEATS] colour_points
    cdef readonly short[SEATS] glazier
    cdef readonly short[SEATS] broken
    cdef readonly short[SEATS] resets
    cdef readonly short[SEATS] lost
    cdef short[SEATS] score
    cdef short[SEATS] strips_left
    cdef short[SEATS] begun
    cdef short[SEATS * COLOURS] accepts

    cdef void lay_strip(self, int seat, int window, int side) noexcept nogil
    cdef int window_score(self, int seat, int window) noexcept nogil
    cdef int pieces_left(self, int seat) noexcept nogil
    cdef int leftover_points(self, int seat) noexcept nogil
    cdef int final_loss(self, int seat) noexcept nogil
    cdef int ornament(self, int seat, int number) noexcept nogil
    cdef int complete_windows(self, int seat) noexcept nogil
    cdef int colour_panes(self, int seat, int colour) noexcept nogil
    cdef int best_colour(self, int seat) noexcept nogil
    cdef int side_bonus(self, int seat) noexcept nogil
    cdef void copy_boards(self, PalaceBoards other) noexcept nogil
    cdef void index_boards(self) noexcept
    cdef void index_strip(self, int seat, int window) noexcept nogil
