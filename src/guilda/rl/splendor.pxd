cimport cython
from guilda.rl.cells cimport put, put_one_of, put_seat
from guilda.rl.encoding cimport Encoder
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, count_wide
from guilda.rules.splendor.layout cimport (
    BONUS, FIRST_CARD, GEMS, HAND, KINDS, LEVEL, LEVELS, NO_CARD, NO_NOBLE, NOBLE_PLACES, PHASE_PAYMENT, PHASE_RETURN,
    PLACES, POINTS,
)
from guilda.rules.splendor.position cimport COST, MOST_TOKENS, NEEDS, Splendor

cdef int PHASES
cdef int CARD_CELLS

@cython.final
cdef class SplendorEncoder(Encoder):
    @cython.locals(paying=bint, returning=bint)
    cdef int write_position(self, Splendor game, int observer, short* out) noexcept nogil
    cdef int write_card(self, int card, short* out, int at) noexcept nogil
    cdef int write_seat(self, Splendor game, int seat, bint own, short* out, int at) noexcept nogil
