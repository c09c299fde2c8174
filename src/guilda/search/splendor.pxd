cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, bundle, missing, nth_wide
from guilda.rules.splendor.constants cimport *
from guilda.rules.splendor.layout cimport BONUS, NOBLE_POINTS, POINTS
from guilda.rules.splendor.position cimport COST, NEEDS, Splendor
from guilda.search.constants cimport *
from guilda.search.evaluation cimport Evaluation
from guilda.search.splendor_constants cimport *

cdef int ROOMY
cdef double DEMAND_VALUE
cdef double[256] NEAR_DISCOUNT
cdef double[256] FAR_DISCOUNT
cdef double[16] NOBLE_DISCOUNTS
cdef unsigned long long BELOW_TOP
cdef unsigned long long ONE_OF_EACH
cdef int MAX_CARD_POINTS

@cython.final
cdef class SplendorEvaluation(Evaluation):
    cdef readonly double[::1] weights
    cdef double[FEATURES] features
    cdef int seat
    cdef int score
    cdef unsigned long long tokens
    cdef unsigned long long bonuses
    cdef int gone
    cdef unsigned long long demand

    cdef void extract(self, Splendor game, int seat) noexcept nogil
    cdef void count_holdings(self, Splendor game, int seat) noexcept nogil
    cdef int visible_card(self, Splendor game, int place) noexcept nogil
    cdef void extract_holdings(self, Splendor game) noexcept nogil
    cdef bint is_next(self, Splendor game) noexcept nogil
    @cython.locals(needed="unsigned long long", total=double, discount=double, best=double)
    cdef void extract_nobles(self, Splendor game) noexcept nogil
    @cython.locals(price="unsigned long long", saved=int)
    cdef void extract_savings(self, Splendor game) noexcept nogil
    @cython.locals(far=double, finish=double, plan=double, value=double)
    cdef void extract_cards(self, Splendor game) noexcept nogil
    @cython.locals(missing_tokens="unsigned long long", gold=int, all_missing=int, scarcest=int)
    cdef int distance(self, int card) noexcept nogil
    cdef bint reaches_goal(self, Splendor game, int card) noexcept nogil
    @cython.locals(best=double)
    cdef double best_partner(self, Splendor game, int place, int points) noexcept nogil
    cpdef dict features_of(self, Splendor game, int seat)
