cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, bundle, missing, nth_wide
from guilda.rules.splendor.layout cimport (
    BONUS, GEMS, GOLD, HAND, NOBLE_PLACES, NOBLE_POINTS, NO_CARD, NO_NOBLE, PHASE_NOBLE, PHASE_PAYMENT, PHASE_TURN,
    PLACES, POINTS,
)
from guilda.rules.splendor.position cimport COST, NEEDS, WINNING_POINTS, Splendor
from guilda.search.evaluation cimport Evaluation

cdef enum:
    TRAITS = 19
    MOST_LACKING = 16

cdef int ROOMY
cdef double WANTED, IDLE, EARLY_ROUNDS, LATE_ROUNDS
cdef double[256] NEARNESS
cdef double[256] FARNESS
cdef double[16] NOBLE_NEARNESS
cdef unsigned long long BELOW_TOP
cdef unsigned long long ONE_OF_EACH
cdef int MOST_CARD_POINTS

@cython.final
cdef class SplendorEvaluation(Evaluation):
    cdef readonly double[::1] weights
    cdef double[::1] left
    cdef double[TRAITS] traits
    cdef int seat
    cdef int score
    cdef unsigned long long tokens
    cdef unsigned long long bonuses
    cdef int gone
    cdef unsigned long long wanted

    cdef void measure(self, Splendor game, int seat) noexcept nogil
    cdef void count_goods(self, Splendor game, int seat) noexcept nogil
    cdef int card_in_sight(self, Splendor game, int place) noexcept nogil
    cdef void measure_goods(self, Splendor game) noexcept nogil
    cdef bint is_next(self, Splendor game) noexcept nogil
    @cython.locals(lacking="unsigned long long", hopes=double, hope=double, best=double)
    cdef void measure_nobles(self, Splendor game) noexcept nogil
    @cython.locals(price="unsigned long long", saved=int)
    cdef void measure_savings(self, Splendor game) noexcept nogil
    @cython.locals(far=double, finish=double, plan=double)
    cdef void measure_cards(self, Splendor game) noexcept nogil
    @cython.locals(lacking="unsigned long long", gold=int, all_lacking=int, most=int)
    cdef int distance(self, int card) noexcept nogil
    cdef bint reaches_goal(self, Splendor game, int card) noexcept nogil
    @cython.locals(best=double)
    cdef double best_partner(self, Splendor game, int place, int points) noexcept nogil
    cpdef dict traits_of(self, Splendor game, int seat)
