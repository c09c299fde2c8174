cimport cython
from guilda.encoding.cells cimport clear, fill_flags, put, put_copy, put_flags, put_one_of, put_seat, put_set, seat_after
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all, lowest_bit
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport Sagrada
from guilda.rules.sagrada.supply cimport track_sum
from guilda.rules.sagrada.windows cimport COLOUR_SPACES, VALUE_SPACES

cdef int ROUNDS
cdef short[5500] PRINTS
cdef short[30] COLOUR
cdef short[30] VALUE

@cython.final
cdef class SagradaEncoder(Encoder):
    @cython.locals(known=bint)
    cdef Py_ssize_t write_position(self, Sagrada game, int observer, short* out) noexcept nogil
    cdef Py_ssize_t write_seat(self, Sagrada game, int seat, bint known, short* out, Py_ssize_t at) noexcept nogil
