cimport cython
from guilda.rules.game cimport Game
from guilda.rules.offer cimport COLOURS, Offer
from guilda.rules.packed cimport count_bits, lowest_bit, nth_bit
from guilda.rules.rng cimport Rng

cdef enum:
    SEATS = 4
    LINES = 5
    SPACES = 25
    FLOOR = 7
    DESTINATIONS = 6
    ACTIONS_A_SOURCE = 30
    IDLE_ROUNDS = 5
    EMPTY = -1
    MARKER = 5
    EVERY_COLOUR = 0x01041041
    ALL_ACCEPTED = 0x3FFFFFFF
    EVENT_ROUND = 3
    EVENT_MARKER = 4
    EVENT_LINE = 5
    EVENT_FLOOR = 6
    EVENT_TILE = 7
    EVENT_FLOOR_LOSS = 8
    EVENT_BONUS = 9
    EVENT_END = 10
    ENDED_BY_ROW = 0
    ENDED_BY_TILES = 1
    ENDED_BY_WALLS = 2
    ENDED_BY_IDLENESS = 3
    REFUSED_OVER = 1
    REFUSED_PLACE_FIRST = 2
    REFUSED_NO_TILE_TO_PLACE = 3
    REFUSED_NOT_THERE = 4
    REFUSED_LINE_FULL = 5
    REFUSED_OTHER_COLOUR = 6
    REFUSED_ON_WALL = 7
    REFUSED_SPACE_TAKEN = 8
    REFUSED_COLOUR_IN_COLUMN = 9

cdef int[3] BONUS
cdef int[8] FLOOR_LOSS
cdef int[25] WALL_COLUMN
cdef int[160] RUN
cdef int[32] SPREAD
cdef unsigned int[5] WITHOUT_COLUMN

@cython.final
cdef class Azul(Offer):
    cdef readonly bint free
    cdef readonly int round
    cdef readonly int idle_rounds
    cdef readonly int tiling_seat
    cdef readonly int tiling_line
    cdef readonly short[SEATS * LINES] line_colour
    cdef readonly short[SEATS * LINES] line_count
    cdef readonly short[SEATS * SPACES] wall
    cdef readonly short[SEATS * FLOOR] floor
    cdef readonly short[SEATS] floor_count
    cdef readonly short[SEATS] tiled
    cdef readonly short[SEATS] lost
    cdef short[SEATS * LINES] rows
    cdef short[SEATS * LINES] columns
    cdef short[SEATS * LINES] row_colours
    cdef short[SEATS * LINES] column_colours
    cdef int[SEATS] accepts

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
    cdef void copy_azul(self, Azul other) noexcept nogil
    cdef void index_walls(self) noexcept
    cdef void index_line(self, int seat, int line) noexcept nogil
