cimport cython
from guilda.rules.azul.constants cimport *
from guilda.rules.constants cimport *
from guilda.rules.offer cimport Offer
from guilda.rules.packed cimport add_bits, count_bits, lowest_bit, nth_bit
from guilda.rules.rng cimport Rng

cdef int[3] BONUS
cdef int[8] FLOOR_LOSS
cdef int[25] WALL_COLUMN
cdef int[160] RUN
cdef int[32] SPREAD
cdef unsigned int[5] WITHOUT_COLUMN
cdef int TILES_OF_EACH_COLOUR

include "position_fields.pxi"

@cython.final
cdef class Azul(AzulFields):
    cdef void start_round(self, Rng rng) noexcept nogil
    cdef void take_marker(self, int seat) noexcept nogil
    cdef int fill_line(self, int seat, int line, int colour, int tiles) noexcept nogil
    cdef void drop(self, int seat, int colour, int tiles) noexcept nogil
    cdef void tile_walls(self, Rng rng) noexcept nogil
    cdef int open_columns(self, int seat, int line) noexcept nogil
    cdef void move_to_wall(self, int seat, int line, int column) noexcept nogil
    cdef int tile_points(self, int seat, int line, int column) noexcept nogil
    cdef void mark(self, int seat, int line, int column, int colour) noexcept nogil
    cdef void empty_line(self, int seat, int line) noexcept nogil
    cdef void drop_line(self, int seat, int line) noexcept nogil
    cdef void pay_floor(self, int seat) noexcept nogil
    cdef void end_round(self, Rng rng) noexcept nogil
    cdef bint row_completed(self) noexcept nogil
    cdef bint row_possible(self) noexcept nogil
    @cython.locals(used="unsigned int", wider="unsigned int")
    cdef bint can_complete(self, int seat, int line) noexcept nogil
    cdef void end(self, int why) noexcept nogil
    cdef int completed(self, int seat, int bonus) noexcept nogil
    cdef void index_walls(self) noexcept
    cdef void index_line(self, int seat, int line) noexcept nogil
