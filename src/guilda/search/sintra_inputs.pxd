cimport cython
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all, count_bits, count_of
from guilda.rules.sintra.constants cimport *
from guilda.rules.sintra.palace cimport ORNAMENT_PANES, WINDOW_POINTS
from guilda.rules.sintra.position cimport Sintra
from guilda.search.offer_constants cimport *
from guilda.search.offer_inputs cimport OfferInputs

cdef int TABLE_NUMBERS, SEAT_NUMBERS, ITEM_NUMBERS, MOST_AHEAD, ORNAMENTS

@cython.final
cdef class SintraInputs(OfferInputs):
    cdef short[2 * WINDOWS] worths

    @cython.locals(number=int)
    cdef void write_sintra_table(self, Sintra game, short* out) noexcept nogil
    @cython.locals(each=int, final=int, number=int, right=int, window=int, own=int, colour=int, lines=int)
    cdef void write_sintra_seat(self, Sintra game, int seat, short* out) noexcept nogil
    @cython.locals(item=int, at=int, number=int, reach=bint, turned=bint, wilds=int, ahead=int, colour=int)
    cdef void write_strip(self, Sintra game, int seat, int window, int points, short* out) noexcept nogil
    @cython.locals(rest=int, wilds=int, colour=int, needed=int)
    cdef void write_needs(self, Sintra game, int at, int item, short* out) noexcept nogil
    @cython.locals(windows=int, panes=int, pane=int, number=int, filled=int)
    cdef void rate_panes(self, Sintra game, int seat) noexcept nogil
