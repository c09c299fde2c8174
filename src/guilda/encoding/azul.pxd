cimport cython
from guilda.encoding.cells cimport clear, put, put_each_one_of, put_one_of, put_seat, put_tiles, seat_after
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.azul.constants cimport *
from guilda.rules.azul.position cimport Azul
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all

@cython.final
cdef class AzulEncoder(Encoder):
    cdef Py_ssize_t write_position(self, Azul game, int observer, short* out) noexcept nogil
    cdef Py_ssize_t write_seat(self, Azul game, int seat, short* out, Py_ssize_t at) noexcept nogil
