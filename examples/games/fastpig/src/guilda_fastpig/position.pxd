cimport cython
from guilda.rules.game cimport Game
from guilda.rules.rng cimport Rng
from guilda_fastpig.constants cimport *

include "position_fields.pxi"

@cython.final
cdef class FastPig(FastPigFields):
    cdef void hold(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
