cimport cython
from guilda.rules.game cimport Game
from guilda.rules.rng cimport Rng

cdef int HOLD, REFUSED_OVER, REFUSED_NOTHING_TO_HOLD, REFUSED_ENOUGH
cdef int EVENT_ROLL, EVENT_BUST, EVENT_HOLD, EVENT_END, FACES, MAX_PLAYERS

@cython.final
cdef class FastPig(Game):
    cdef readonly int target
    cdef readonly int turn_points
    cdef int[6] banked
    cdef void hold(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
