cimport cython
from guilda.encoding.cells cimport clear, fill_flags, put, put_copy, put_flags, put_one_of, put_seat, put_set
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport Sagrada
from guilda.rules.sagrada.supply cimport track_sum
from guilda.rules.sagrada.windows cimport COLOUR_SPACES, VALUE_SPACES

cdef int PHASES
cdef int ROUNDS
cdef short[5500] PRINTS
cdef short[496] DICE

@cython.final
cdef class SagradaEncoder(Encoder):
    @cython.locals(known=bint)
    cdef int write_position(self, Sagrada game, int observer, short* out) noexcept nogil
    cdef int write_seat(self, Sagrada game, int seat, bint known, short* out, int at) noexcept nogil
