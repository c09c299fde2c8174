cimport cython
from guilda.rules.game cimport EventLog, Game
from guilda.rules.rng cimport FastRng, Rng

@cython.final
cdef class Veil(Rng):
    cdef EventLog log
    cdef FastRng chance
    cdef readonly int certain

@cython.locals(chance=FastRng, start="unsigned long long", points=int)
cdef int certain_points(Game seen, Game board, int action, int seat, int before) except? -1

@cython.locals(seat=int, seen=Game, board=Game, other=Game, before=int, points=int)
cpdef list gains(Game position, list actions)

@cython.locals(seat=int, seen=Game, board=Game, log=EventLog, veil=Veil)
cpdef list events(Game position, list actions)

cpdef list preview(Game position, list actions)
