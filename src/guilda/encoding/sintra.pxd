cimport cython
from guilda.encoding.cells cimport clear, put, put_copy, put_each_one_of, put_one_of, put_seat, put_tiles, seat_after
from guilda.encoding.constants cimport *
from guilda.encoding.encoder cimport Encoder
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_all
from guilda.rules.sintra.constants cimport *
from guilda.rules.sintra.position cimport Sintra

cdef short[272] STRIPS
cdef short[360] PANES

@cython.final
cdef class SintraEncoder(Encoder):
    cdef Py_ssize_t write_position(self, Sintra game, int observer, short* out) noexcept nogil
    cdef Py_ssize_t write_seat(self, Sintra game, int seat, short* out, Py_ssize_t at) noexcept nogil
