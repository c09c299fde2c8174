cimport cython
from guilda.rules.constants cimport *
from guilda.rules.offer cimport Offer
from guilda.rules.packed cimport count_all, count_of, count_wide, lowest_bit
from guilda.search.constants cimport *
from guilda.search.offer_constants cimport *
from guilda.search.seat_network cimport SeatInputs

cdef class OfferInputs(SeatInputs):
    cdef short[COLOURS] total
    cdef short[COLOURS] largest
    cdef short[COLOURS] sizes
    cdef short[COLOURS] supply
    cdef short[MAX_SEATS] scores

    @cython.locals(source=int)
    cdef bint is_fresh(self, Offer game) noexcept nogil
    @cython.locals(fresh=bint, colour=int, sources=int, tiles=int)
    cdef void read_offer(self, Offer game) noexcept nogil
    @cython.locals(number=int, centre=int, colour=int, tiles=int, source=int)
    cdef void write_offer(self, Offer game, short* out) noexcept nogil
    @cython.locals(rival=int, each=int, starter=int)
    cdef void write_standing(self, Offer game, int seat, int most_ahead, short* out) noexcept nogil
