cimport cython
from libc.math cimport exp, sqrt
from guilda.rules.constants cimport *
from guilda.rules.game cimport Game
from guilda.rules.rng cimport FastRng
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation

cdef int MAX_NODES
cdef unsigned long long CHANCE_SEED_STEP

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
    cdef bint determinize
    cdef bint stop_at_chance
    cdef int chance_depth
    cdef double cpuct
    cdef double prior_temperature
    cdef double chance_widening
    cdef double margin_weight
    cdef double own_weight
    cdef double points_share
    cdef double root_share
    cdef int rollout_depth
    cdef int stride
    cdef readonly int simulations
    cdef int chance_samples
    cdef int stamp
    cdef bint invalid
    cdef readonly int size
    cdef readonly int capacity
    cdef int[::1] stamps
    cdef short[::1] action
    cdef short[::1] mover
    cdef int[::1] visits
    cdef int[::1] child
    cdef int[::1] sibling
    cdef short[::1] state
    cdef float[::1] first_value
    cdef float[::1] prior
    cdef double[::1] sums
    cdef int[MAX_DEPTH] path
    cdef double[MAX_SEATS] results
    cdef double[MAX_SEATS] points
    cdef short[MAX_LEGAL] legal
    cdef double[MAX_LEGAL] values

    cpdef run(self, int simulations)
    @cython.locals(rng_state="unsigned long long", proven=bint, uncertain=bint, chance_left=int, action=int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(count=int, least=int, child=int)
    cdef int outcome(self, int node) noexcept nogil
    @cython.locals(left=int)
    cdef void rollout(self) noexcept nogil
    @cython.locals(mover=int, count=int, index=int, action=int, best=double, value=double)
    cdef int greedy_action(self) noexcept nogil
    cpdef int greedy(self, Game game) except -1
    cpdef play_out(self, Game game, FastRng rng)
    cdef bint reserve(self) noexcept nogil
    cdef bint grow(self) noexcept
    cdef int add(self, int action, int mover, double first_value, double prior) noexcept nogil
    @cython.locals(total=double, prior=double, kept=int, count=int, index=int)
    cdef void expand(self, int node) noexcept nogil
    cdef double action_value(self, int action, int mover) noexcept nogil
    @cython.locals(total=double)
    cdef void check_finite(self) noexcept nogil
    cdef void evaluate(self, Game board) noexcept nogil
    @cython.locals(opponent=double, utility=double)
    cdef double utility(self, int seat) noexcept nogil
    @cython.locals(value=double, action=short, at=int)
    cdef void sort(self, int count) noexcept nogil
    cdef int match_children(self, int node, int limit) noexcept nogil
    @cython.locals(exploration=double, score=double, best_score=double, fair_share=double)
    cdef int select(self, int node, bint uncertain) noexcept nogil
    cdef double value(self, int node) noexcept nogil
    cdef void load_mean(self, int node) noexcept nogil
    cdef void backpropagate(self, int depth, bint proven) noexcept nogil
    @cython.locals(value=double, best_value=double)
    cdef bint try_prove(self, int node) noexcept nogil
    cdef void mark_proven(self, int node) noexcept nogil
    @cython.locals(found=int)
    cpdef bint advance(self, Game game)
    @cython.locals(after=Game, rng_state="unsigned long long", child=int, found=int)
    cdef int find(self, int node, Game board, Game game, int depth)
    @cython.locals(place="int[::1]", node=int, child=int, count=int, at=int)
    cdef void compact(self, int top)
    cdef void move(self, int node, int to) noexcept
    @cython.locals(first=int, second=int, child=int)
    cpdef int lead(self)
    cdef bint better(self, int one, int other) noexcept
