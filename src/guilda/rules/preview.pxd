cimport cython
from guilda.rules.game cimport EventLog, Game
from guilda.rules.rng cimport FastRng, Rng

@cython.final
cdef class Veil(Rng):
    cdef EventLog log
    cdef FastRng chance
    cdef readonly int certain

@cython.locals(seat=int, seen=Game, board=Game, log=EventLog, veil=Veil)
cpdef list preview(Game position, list actions)
