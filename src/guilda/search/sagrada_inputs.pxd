cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport Sagrada
from guilda.rules.sagrada.supply cimport track_sum
from guilda.rules.sagrada.tools cimport tool_price
from guilda.rules.sagrada.windows cimport OBJECTIVE_COLOURS, OBJECTIVE_EACH, OBJECTIVE_POINTS, beside, colour_sum, diagonal
from guilda.search.sagrada cimport turns_left
from guilda.search.sagrada_constants cimport *
from guilda.search.seat_network cimport SeatInputs

cdef int TABLE_NUMBERS
cdef int SEAT_NUMBERS
cdef int ITEM_NUMBERS
cdef int FLAG

@cython.final
cdef class SagradaInputs(SeatInputs):
    cdef int[SPACES] fitting
    cdef int[SPACES] highest
    cdef int[ROWS] row_points
    cdef int[COLUMNS] column_points

    @cython.locals(value=int, colour=int, objective=int, tool=int)
    cdef void write_sagrada_table(self, Sagrada game, short* out) noexcept nogil
    @cython.locals(turns=int, value=int, colour=int, tool=int, space=int, spaces=int, here=int, at=int, pips=int)
    cdef void write_sagrada_seat(self, Sagrada game, int seat, short* out) noexcept nogil
    @cython.locals(space=int, spaces=int, dice=int, die=int, colour=int, value=int)
    cdef void match_pool(self, Sagrada game, int seat, short* out) noexcept nogil
    @cython.locals(row=int, column=int, objective=int)
    cdef void rate_lines(self, Sagrada game, int seat) noexcept nogil
    @cython.locals(colour=int, value=int)
    cdef bint is_alive(self, Sagrada game, int seat, int objective, int line) noexcept nogil
    @cython.locals(here=int, row=int, column=int, occupied=int, around=int, colours=int, matches=int, values=int, colour=int, value=int, in_row=int, in_column=int, reached=bint)
    cdef void write_space(self, Sagrada game, int seat, int space, short* out, int at) noexcept nogil
