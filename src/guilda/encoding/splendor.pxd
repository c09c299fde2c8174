cimport cython
from guilda.encoding.cells cimport clear, put, put_bundle, put_copy, put_flags, put_one_of, put_seat, put_set
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, count_wide
from guilda.rules.splendor.constants cimport *
from guilda.rules.splendor.layout cimport BONUS, LEVEL, POINTS
from guilda.rules.splendor.position cimport COST, NEEDS, Splendor

cdef int PHASES
cdef short[1001] CARDS
cdef short[55] NOBLE_NEEDS

@cython.final
cdef class SplendorEncoder(Encoder):
    @cython.locals(paying=bint, returning=bint)
    cdef int write_position(self, Splendor game, int observer, short* out) noexcept nogil
    cdef int write_seat(self, Splendor game, int seat, bint own, short* out, int at) noexcept nogil
