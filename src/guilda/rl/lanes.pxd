cimport cython
from guilda.encoding.encoder cimport Encoder
from guilda.rl.cells cimport clip, pack_flags, prefetch, spread, take
from guilda.rl.team cimport Team
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_wide, nth_wide
from guilda.rules.rng cimport Rng

cdef int TASK_STEP, TASK_RESET, TASK_OBSERVE, TASK_CHOOSE
cdef int NO_OBSERVATIONS, INT16, UINT8, BITS
cdef int AUTORESET_SAME_STEP, AUTORESET_NEXT_STEP, AUTORESET_DISABLED
cdef int REWARD_RANK, REWARD_MARGIN, REWARD_ASKED
cdef double MARGIN_SCALE
cdef int CHUNK, CURSOR_CELLS, AHEAD
cdef unsigned long long LANE_SEED_STEP

@cython.final
cdef class Lanes(Team):
    cdef list games
    cdef list rngs
    cdef Game blank
    cdef Encoder encoder
    cdef str reward_kind
    cdef object fault
    cdef int task
    cdef int form
    cdef int width
    cdef int row_bytes
    cdef int game_bytes
    cdef int n_actions
    cdef int n_words
    cdef int players
    cdef int start
    cdef int autoreset
    cdef int reward
    cdef unsigned long long seed
    cdef int[::1] bounds
    cdef int[::1] cursors
    cdef unsigned char[::1] observations
    cdef unsigned char[::1] finals
    cdef signed char[::1] masks
    cdef int[::1] actors
    cdef float[::1] rewards
    cdef unsigned char[::1] done
    cdef unsigned long long[::1] legal
    cdef short[::1] scratch
    cdef int[::1] standings
    cdef int[::1] number_runs
    cdef int[::1] flag_runs
    cdef long long[::1] actions
    cdef unsigned char[::1] chosen
    cdef bytearray board_store
    cdef bytearray source_store
    cdef void** boards
    cdef void** sources

    @cython.locals(action="long long")
    cpdef int first_illegal(self, long long[::1] actions)
    cpdef step(self, long long[::1] actions)
    cpdef choose(self, unsigned long long seed, long long[::1] actions)
    cpdef reset(self, unsigned char[::1] chosen, bint restart)
    cdef run_task(self, int task)
    cdef void visit(self, int lane, int share) noexcept nogil
    cdef void step_lane(self, Game game, Rng rng, int lane, int share) noexcept nogil
    cdef void clear_result(self, int lane) noexcept nogil
    cdef void restart(self, Game game, Rng rng) noexcept nogil
    @cython.locals(worth=double, place=int, tied=int)
    cdef void pay(self, Game game, int lane, int share) noexcept nogil
    cdef void ask_rewards(self, Game game, int first) noexcept
    cdef void observe(self, Game game, int seat, int lane, int share) noexcept nogil
    @cython.locals(words="unsigned long long*")
    cdef void write_mask(self, Game game, int lane) noexcept nogil
    @cython.locals(first="long long", row="unsigned char*", cells="short*")
    cdef void write_row(self, Game game, int seat, bint final, int lane, int share) noexcept nogil
    @cython.locals(at=int, run=int, first=int, count=int)
    cdef void pack(self, short* cells, unsigned char* row) noexcept nogil
    @cython.locals(mixed="unsigned long long", count=int, n=int, here=int)
    cdef int pick(self, int lane) noexcept nogil
