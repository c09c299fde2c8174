cimport cython
from libc.math cimport floor
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, count_wide, missing
from guilda.rules.splendor.constants cimport *
from guilda.rules.splendor.layout cimport BONUS, POINTS
from guilda.rules.splendor.position cimport COST, NEEDS, Splendor
from guilda.search.constants cimport *
from guilda.search.seat_network cimport SeatInputs
from guilda.search.splendor cimport NOBLE_DISCOUNTS

cdef int TABLE_NUMBERS
cdef int SEAT_NUMBERS
cdef int ITEM_NUMBERS
cdef int FLAG
cdef double NOBLE_SCALE
cdef unsigned long long ANY_LEFT
cdef unsigned long long EACH

@cython.final
cdef class SplendorInputs(SeatInputs):
    cdef short[GEMS] wanted

    @cython.locals(phase=int, kind=int, level=int)
    cdef void write_splendor_table(self, Splendor game, short* out) noexcept nogil
    @cython.locals(tokens="unsigned long long", bonuses="unsigned long long", demand="unsigned long long", price="unsigned long long", lacking="unsigned long long", colours="unsigned long long", score=int, place=int, card=int, kind=int, at=int, left=int, scarcest=int)
    cdef void write_splendor_seat(self, Splendor game, int seat, short* out) noexcept nogil
    cdef int card_at(self, Splendor game, int seat, int place) noexcept nogil
    @cython.locals(needed="unsigned long long", total=double, colour=int, place=int, noble=int)
    cdef void rate_colours(self, Splendor game, unsigned long long bonuses) noexcept nogil
