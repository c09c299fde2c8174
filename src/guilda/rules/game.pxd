cimport cython
from libc.string cimport memcpy
from guilda.rules.constants cimport *
from guilda.rules.rng cimport FastRng, KeyedRng, Rng, ScriptedRng

cdef list IDS
cdef unsigned long long ONE

cdef int check_rng(Rng rng) except -1

@cython.final
cdef class EventLog:
    cdef int[::1] cells
    cdef int capacity
    cdef readonly int size
    cdef readonly int lost
    cdef void add(self, int kind, int seat, int a, int b, int c, int d) noexcept nogil
    cdef void grow(self) noexcept

cdef class Game:
    cdef readonly int players
    cdef readonly int n_actions
    cdef public EventLog log
    cdef object fault
    cdef bint bridged
    cdef Py_ssize_t first
    cdef Py_ssize_t extent
    cdef readonly int turn  # the first field that is copied: those of derived classes follow in memory

    cdef int fill_actions(self, short* out) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int refusal(self, int action) noexcept nogil
    cdef void play(self, int action, Rng rng) noexcept nogil
    cdef void copy_from(self, Game other) noexcept nogil
    cdef void resample(self, int seat, Rng rng) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int standing(self, int seat) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void lay_out(self, Rng rng, int start) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef void fill_bits(self, unsigned long long* words) noexcept nogil

    cdef clear_fields(self)
    cdef write_field(self, str name, value)
    @cython.locals(at="char*")
    cdef poke(self, Py_ssize_t offset, str kind, Py_ssize_t i, value)
    cdef void fail(self, error) noexcept
    cdef int ask_actions(self, short* out) noexcept
    cdef int ask_number(self, str method, int argument) noexcept
    cdef void ask_play(self, int action, Rng rng) noexcept
    cdef void ask_lay_out(self, Rng rng, int start) noexcept
    cdef void ask_copy(self, Game other) noexcept
    cdef void ask_resample(self, int seat, Rng rng) noexcept

    @cython.locals(out=short[MAX_LEGAL], legal=list)
    cpdef list actions(self)
    @cython.locals(checked=int, refusal=int)
    cpdef apply(self, action, Rng rng)
    cdef apply_safely(self, int action, Rng rng)
    cpdef int action_id(self, action) except -1
    @cython.locals(checked=int, refusal=int)
    cpdef int _legal_id(self, action) except -1
    cpdef int random_action(self, Rng rng) except -1
    cdef _raise_errors(self, Rng rng)
    cdef int play_out(self, Rng rng) noexcept nogil
    @cython.locals(out=short[MAX_LEGAL])
    cdef int walk(self, Rng rng) noexcept nogil
    @cython.locals(board=Game, decisions="long long")
    cpdef random_games(self, Rng rng, int games)
    @cython.locals(board=Game)
    cpdef _copies(self, int times)
    cpdef Game blank(self)
    @cython.locals(board=Game)
    cpdef Game copy(self)
    @cython.locals(board=Game)
    cpdef Game seen_by(self, seat, Rng rng)
    cpdef list scores(self)
