cimport cython
from guilda.rules.rng cimport Rng

cdef enum:
    MAX_ACTIONS = 2048
    MAX_LEGAL = 512
    EVENT_CELLS = 6

cdef list IDS

cdef int check_rng(Rng rng) except -1

@cython.final
cdef class EventLog:
    cdef int[::1] cells
    cdef int capacity
    cdef readonly int size
    cdef void add(self, int kind, int seat, int a, int b, int c, int d) noexcept nogil
    cdef void grow(self) noexcept

cdef class Game:
    cdef readonly int players
    cdef readonly int turn
    cdef readonly int n_actions
    cdef public EventLog log

    cdef int fill_actions(self, short* out) noexcept nogil
    cdef int refusal(self, int action) noexcept nogil
    cdef void play(self, int action, Rng rng) noexcept nogil
    cdef void copy_from(self, Game other) noexcept nogil
    cdef void resample(self, int seat, Rng rng) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int standing(self, int seat) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int pick(self, Rng rng) noexcept nogil

    cdef lay_out(self, Rng rng, int start)
    @cython.locals(out=short[MAX_LEGAL], legal=list)
    cpdef list actions(self)
    @cython.locals(checked=int, refusal=int)
    cpdef apply(self, action, Rng rng)
    cpdef int action_id(self, action) except -1
    cpdef int random_action(self, Rng rng) except -1
    cdef int play_out(self, Rng rng) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int walk(self, Rng rng) noexcept nogil
    @cython.locals(board=Game, decisions="long long")
    cpdef random_games(self, Rng rng, int games)
    @cython.locals(board=Game)
    cpdef copies(self, int times)
    cpdef Game blank(self)
    @cython.locals(board=Game)
    cpdef Game copy(self)
    @cython.locals(board=Game)
    cpdef Game seen_by(self, seat, Rng rng)
    cpdef list scores(self)
