cimport cython
from guilda.rules.azul.constants cimport *
from guilda.rules.azul.position cimport BONUS, FLOOR_LOSS, RUN, WALL_COLUMN, Azul
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, count_of
from guilda.search.offer_constants cimport *
from guilda.search.offer_inputs cimport OfferInputs

cdef int TABLE_NUMBERS, SEAT_NUMBERS, ITEM_NUMBERS, MOST_AHEAD, FULL_ROW

@cython.final
cdef class AzulInputs(OfferInputs):
    cdef short[COLOURS] room
    cdef short[SEATS * LINES] rows
    cdef short[SEATS * LINES] columns
    cdef short[SEATS * LINES] row_colours
    cdef short[SEATS * LINES] column_colours
    cdef short[SEATS] fallen

    @cython.locals(longest=int, at=int, full=int)
    cdef void write_azul_table(self, Azul game, short* out) noexcept nogil
    @cython.locals(first=int, at=int, score=int, fallen=int, line=int, colour=int, column=int, colours=int)
    cdef void tile(self, Azul game, int seat) noexcept nogil
    @cython.locals(across=int, down=int)
    cdef int tile_points(self, int seat, int line, int column) noexcept nogil
    @cython.locals(best=int, most=int, column=int, points=int)
    cdef int best_column(self, Azul game, int seat, int line, int colour) noexcept nogil
    @cython.locals(each=int, number=int, colour=int, line=int)
    cdef void write_azul_seat(self, Azul game, int seat, short* out) noexcept nogil
    @cython.locals(item=int, at=int, count=int, tiles=int, number=int, colour=int, rest=int)
    cdef void write_line(self, Azul game, int seat, int line, short* out) noexcept nogil
    @cython.locals(best=int, most=int, colour=int, column=int, filled=int, worth=int)
    cdef void write_empty_line(self, Azul game, int seat, int line, int item, short* out) noexcept nogil
    @cython.locals(column=int, other=int)
    cdef void write_tile(self, Azul game, int seat, int line, int colour, int rest, int item, short* out) noexcept nogil
