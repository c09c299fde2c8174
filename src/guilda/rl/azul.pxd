cimport cython
from guilda.rl.cells cimport put, put_one_of, put_seat
from guilda.rl.encoding cimport Encoder
from guilda.rules.azul.position cimport FLOOR, LINES, SPACES, Azul
from guilda.rules.game cimport Game
from guilda.rules.offer cimport COLOURS
from guilda.rules.packed cimport count_all, count_of

cdef int PHASES

@cython.final
cdef class AzulEncoder(Encoder):
    cdef int write_position(self, Azul game, int observer, short* out) noexcept nogil
    @cython.locals(filled=bint)
    cdef int write_seat(self, Azul game, int seat, short* out, int at) noexcept nogil
