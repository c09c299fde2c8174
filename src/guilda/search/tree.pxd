cimport cython
from libc.math cimport exp, sqrt
from guilda.rules.game cimport Game, MAX_ACTIONS, MAX_LEGAL
from guilda.rules.rng cimport FastRng
from guilda.search.evaluation cimport Evaluation, MAX_SEATS

cdef enum:
    MAX_DEPTH = 512
    WIDTH = 24
    ROOT = 0
    NONE = -1
    EXPANDED = 1
    CUT = 2
    DECIDED = 4

cdef int MOST_NODES
cdef double MARGIN_WORTH
cdef double POINT_WORTH
cdef unsigned long long STREAM

@cython.final
cdef class Tree:
    cdef Game root
    cdef Game board
    cdef Game scratch
    cdef Evaluation evaluation
    cdef FastRng rng
    cdef FastRng chance
    cdef unsigned long long seed
    cdef readonly int seat
    cdef readonly int players
    cdef bint secrets
    cdef bint to_chance
    cdef double explore
    cdef double sharpness
    cdef double streams
    cdef double margin
    cdef double own
    cdef double haste
    cdef double length
    cdef int playout
    cdef double own_points
    cdef int stride
    cdef readonly int simulations
    cdef int futures
    cdef int stamp
    cdef readonly int size
    cdef int capacity
    cdef int[::1] stamps
    cdef short[::1] action
    cdef short[::1] mover
    cdef int[::1] visits
    cdef int[::1] child
    cdef int[::1] sibling
    cdef short[::1] state
    cdef float[::1] prior
    cdef float[::1] weight
    cdef double[::1] sums
    cdef int[MAX_DEPTH] path
    cdef double[MAX_SEATS] results
    cdef double[MAX_SEATS] points
    cdef short[MAX_LEGAL] legal
    cdef double[MAX_LEGAL] order

    cpdef run(self, int simulations)
    @cython.locals(drawn="unsigned long long", decided=bint, uncertain=bint)
    cdef void simulate(self) noexcept nogil
    @cython.locals(left=int, mover=int, count=int, place=int, action=int, best=double, worth=double)
    cdef void play_on(self) noexcept nogil
    cdef int add(self, int action, int mover, double prior, double weight) noexcept nogil
    cdef void grow(self) noexcept
    @cython.locals(total=double, weight=double, kept=int, count=int, place=int)
    cdef void expand(self, int node) noexcept nogil
    cdef double look(self, int action, int mover) noexcept nogil
    cdef void judge(self, Game board) noexcept nogil
    @cython.locals(rival=double, worth=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(worth=double, action=short, at=int)
    cdef void sort(self, int count) noexcept nogil
    cdef void match_children(self, int node, int most) noexcept nogil
    @cython.locals(hope=double, score=double, best_score=double)
    cdef int select(self, int node, bint uncertain) noexcept nogil
    cdef double value(self, int node) noexcept nogil
    cdef void recall(self, int node) noexcept nogil
    cdef void tell(self, int depth, bint decided) noexcept nogil
    @cython.locals(worth=double, best_value=double)
    cdef bint decide(self, int node) noexcept nogil
    cdef void settle(self, int node) noexcept nogil
    @cython.locals(found=int)
    cpdef bint follow(self, Game game)
    @cython.locals(after=Game, drawn="unsigned long long", child=int, found=int)
    cdef int find(self, int node, Game board, Game game, int depth)
    @cython.locals(place="int[::1]", node=int, child=int, count=int, at=int)
    cdef void keep(self, int top)
    cdef void move(self, int node, int to) noexcept
    @cython.locals(first=int, second=int, child=int)
    cpdef int lead(self)
    cdef bint better(self, int one, int other) noexcept
