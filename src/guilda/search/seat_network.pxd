cimport cython
from libc.math cimport exp, floor
from guilda.rules.game cimport Game
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation
from guilda.search.seat_constants cimport *
from guilda.search.seat_units cimport activate_units, add_rows, pool_units

cdef double LOGIT_SCALE
cdef double EIGHTHS

cdef class SeatInputs:
    cdef readonly int table
    cdef readonly int seat
    cdef readonly int items
    cdef readonly int item
    cdef void write_table(self, Game game, short* out) noexcept nogil
    cdef void write_seat(self, Game game, int seat, short* out) noexcept nogil

@cython.final
cdef class SeatNetwork:
    cdef readonly int table
    cdef readonly int seat
    cdef readonly int features
    cdef readonly int items
    cdef readonly int item
    cdef int seat_inputs
    cdef readonly dict card
    cdef short[::1] weights
    cdef int[::1] biases
    cdef const short* rows
    cdef int[WIDTH] sums
    cdef int[WIDTH] base_sums
    cdef short[MAX_UNITS] inputs
    cdef short[WIDTH] hidden
    cdef short[MAX_SEATS * WIDTH] seats

    cdef int layer(self, int at, short* inputs, int count) noexcept nogil
    @cython.locals(first=int, unit=int, index=int, item="short*")
    cdef void pool_items(self, short* numbers) noexcept nogil
    @cython.locals(unit=int)
    cdef void run_seat(self, int seat) noexcept nogil
    @cython.locals(unit=int)
    cdef void run_table(self, short* table) noexcept nogil
    @cython.locals(total=int, at=int, unit=int, other=int)
    cdef double logit(self, int seat, int players) noexcept nogil

@cython.final
cdef class SeatNetworkEvaluation(Evaluation):
    cdef readonly SeatNetwork network
    cdef Evaluation base
    cdef SeatInputs description
    cdef short[MAX_INPUTS] numbers

    @cython.locals(index=int, feature=int, eighths=double)
    cdef void write_seat(self, Game game, int seat) noexcept nogil
    @cython.locals(seat=int, index=int, network=SeatNetwork)
    cpdef list describe(self, Game game)
    @cython.locals(total=double, lost=double, seat=int)
    cdef void correct(self, Game game, double* results) noexcept nogil
