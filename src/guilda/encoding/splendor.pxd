cimport cython
from guilda.encoding.cells cimport clear, fill_flags, put, put_block, put_blocks, put_bundle, put_flags, put_one_of, put_seat, seat_after
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.constants cimport MASK64
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, count_wide
from guilda.rules.splendor.constants cimport *
from guilda.rules.splendor.layout cimport BONUS, LEVEL, POINTS
from guilda.rules.splendor.position cimport COST, NEEDS, Splendor

cdef short[1472] CARDS
cdef short[4368] RESERVED
cdef short[96] NOBLE_NEEDS

@cython.final
cdef class SplendorEncoder(Encoder):
    @cython.locals(paying=bint, returning=bint)
    cdef Py_ssize_t write_position(self, Splendor game, int observer, short* out) noexcept nogil
    @cython.locals(level_2="unsigned long long", rest="unsigned long long")
    cdef Py_ssize_t write_seat(self, Splendor game, int seat, bint own, short* out, Py_ssize_t at) noexcept nogil
