cimport cython
from guilda.encoding.cells cimport clear, fill_flags, put, put_blocks, put_copy, put_flags, put_one_of, put_seat, put_set, seat_after
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport Sagrada
from guilda.rules.sagrada.supply cimport track_sum
from guilda.rules.sagrada.windows cimport COLOUR_SPACES, VALUE_SPACES

cdef int ROUNDS
cdef short[5500] PRINTS
cdef short[248] DIE_COLOURS
cdef short[248] DIE_VALUES

@cython.final
cdef class SagradaEncoder(Encoder):
    @cython.locals(known=bint)
    cdef Py_ssize_t write_position(self, Sagrada game, int observer, short* out) noexcept nogil
    cdef Py_ssize_t write_seat(self, Sagrada game, int seat, bint known, short* out, Py_ssize_t at) noexcept nogil
