cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, missing
from guilda.rules.splendor.layout cimport GOLD, HAND, NOBLE_PLACES, NOBLE_POINTS, NO_CARD, NO_NOBLE, PLACES, POINTS
from guilda.rules.splendor.position cimport COST, NEEDS, Splendor
from guilda.search.evaluation cimport Evaluation

cdef double BONUS_WORTH
cdef double GEM_WORTH
cdef double GOLD_WORTH
cdef double CARD_HOPE
cdef double LACK
cdef double NOBLE_HOPE

@cython.final
cdef class SplendorEvaluation(Evaluation):
    @cython.locals(tokens="unsigned long long", held="unsigned long long", gold=int, lacking=int, worth=double,
                   best=double, second=double, hope=double, share=double, card=int, noble=int, wanted=int)
    cdef double seat_estimate(self, Splendor game, int seat) noexcept nogil
