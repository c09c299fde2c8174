cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport bundle, count_wide, nth_wide
from guilda.rules.rng cimport Rng

cdef enum:
    SEATS = 4
    GEMS = 5
    GOLD = 5
    KINDS = 6
    LEVELS = 3
    COLUMNS = 4
    PLACES = 12
    HAND = 3
    NOBLE_PLACES = 5
    NO_CARD = 90
    NO_NOBLE = 10
    PHASE_TURN = 0
    PHASE_PAYMENT = 1
    PHASE_RETURN = 2
    PHASE_NOBLE = 3

cdef unsigned long long ONE
cdef int[91] LEVEL
cdef int[91] BONUS
cdef int[91] POINTS
cdef int[3] FIRST_CARD
cdef unsigned long long[3] WHOLE_DECK
cdef int[11] NOBLE_POINTS

cdef class Layout(Game):
    cdef readonly int starter
    cdef readonly int round
    cdef readonly int idle_rounds
    cdef readonly int passes
    cdef readonly int phase
    cdef readonly int buying
    cdef readonly int kind
    cdef readonly unsigned long long supply
    cdef readonly unsigned long long[LEVELS] decks
    cdef readonly short[PLACES] table
    cdef readonly short[NOBLE_PLACES] nobles
    cdef readonly unsigned long long[SEATS] tokens
    cdef readonly short[SEATS * HAND] hand
    cdef readonly short[SEATS] blind
    cdef readonly unsigned long long[SEATS * LEVELS] bought
    cdef readonly short[SEATS] visited
    cdef readonly unsigned long long[SEATS] bonuses
    cdef readonly short[SEATS] card_points
    cdef readonly short[SEATS] noble_points

    @cython.locals(k=int)
    cdef int draw(self, int level, Rng rng) noexcept nogil
    cdef void copy_layout(self, Layout other) noexcept nogil
    @cython.locals(level=int, card=int)
    cdef void index(self)
