from guilda.rules.constants cimport *
from guilda.rules.offer cimport Offer
from guilda.rules.packed cimport count_all, count_of
from guilda.rules.sintra.constants cimport *

cdef int[16] SIDE_SPACES
cdef int[16] SIDE_WILDS
cdef int[32] BROKEN_GLASS
cdef int[16] WINDOW_POINTS
cdef int[4] ORNAMENT_PANES
cdef int[5] ORNAMENT_POINTS
cdef int LAST_SPACE
cdef int PIECES_FOR_A_POINT

include "palace_fields.pxi"

cdef class PalaceBoards(PalaceFields):
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
    cdef int nominal(self, int seat) noexcept nogil
    cdef void index_boards(self) noexcept
    cdef void index_strip(self, int seat, int window) noexcept nogil
