cimport cython
from guilda.rules.packed cimport amount, amount_all, bundle, count_wide, kinds_with, missing, nth_wide
from guilda.rules.rng cimport Rng
from guilda.rules.splendor.layout cimport (
    BONUS, COLUMNS, FIRST_CARD, GEMS, GOLD, HAND, KINDS, LEVEL, LEVELS, Layout, NOBLE_PLACES, NOBLE_POINTS, NO_CARD,
    NO_NOBLE, PHASE_NOBLE, PHASE_PAYMENT, PHASE_RETURN, PHASE_TURN, PLACES, POINTS,
)

cdef enum:
    MOST_TOKENS = 10
    TWO_NEED = 4
    WINNING_POINTS = 15
    IDLE_ROUNDS = 20
    PAIRS = 25
    RESERVES = 30
    RESERVES_BLIND = 42
    BUYS = 45
    BUYS_FROM_HAND = 57
    PASS = 60
    RETURNS = 61
    PAYMENTS = 67
    NOBLES = 97
    EVENT_ROUND = 0
    EVENT_DEAL = 1
    EVENT_CARD = 2
    EVENT_NOBLE = 3
    EVENT_TAKE = 4
    EVENT_RESERVE = 5
    EVENT_PAY = 6
    EVENT_BUY = 7
    EVENT_PASS = 8
    EVENT_RETURN = 9
    EVENT_VISIT = 10
    EVENT_GOAL = 11
    EVENT_END = 12
    EVENT_SHOW = 13
    ENDED_BY_POINTS = 0
    ENDED_BY_PASSES = 1
    ENDED_BY_IDLENESS = 2
    REFUSED_OVER = 1
    REFUSED_PAY_FIRST = 2
    REFUSED_RETURN_FIRST = 3
    REFUSED_NOBLE_FIRST = 4
    REFUSED_NOTHING_TO_PAY = 5
    REFUSED_NOTHING_TO_RETURN = 6
    REFUSED_NO_NOBLE_WAITS = 7
    REFUSED_NO_TOKEN = 8
    REFUSED_THREE_COLOURS = 9
    REFUSED_PAIR = 10
    REFUSED_HAND_FULL = 11
    REFUSED_NO_CARD = 12
    REFUSED_DECK_EMPTY = 13
    REFUSED_TOO_DEAR = 14
    REFUSED_NOT_IN_HAND = 15
    REFUSED_CAN_ACT = 16
    REFUSED_OTHER_COLOUR = 17
    REFUSED_GOLD = 18
    REFUSED_NOT_HELD = 19
    REFUSED_ORDER = 20
    REFUSED_NOBLE = 21

cdef unsigned long long ONE
cdef int[32] COLOUR_TAKES
cdef unsigned long long[30] TAKEN
cdef unsigned long long[91] COST
cdef unsigned long long[11] NEEDS

@cython.final
cdef class Splendor(Layout):
    cdef void start_round(self) noexcept nogil
    cdef int first_choice(self) noexcept nogil
    cdef unsigned long long choices(self) noexcept nogil
    @cython.locals(options="unsigned long long", held="unsigned long long", gold=int)
    cdef unsigned long long turn_choices(self) noexcept nogil
    cdef int refusal_of_turn(self, int action) noexcept nogil
    cdef int refusal_of_follow_up(self, int action) noexcept nogil
    cdef void take(self, int action) noexcept nogil
    cdef void reserve(self, int place, Rng rng) noexcept nogil
    cdef void lay_open(self, int place, Rng rng) noexcept nogil
    cpdef int card_at(self, int place) noexcept nogil
    @cython.locals(lacking="unsigned long long")
    cdef void buy(self, int place, Rng rng) noexcept nogil
    @cython.locals(reduced="unsigned long long")
    cdef unsigned long long payable(self, unsigned long long held) noexcept nogil
    cpdef int to_pay(self) noexcept nogil
    @cython.locals(left="unsigned long long", rest="unsigned long long")
    cdef void pay(self, unsigned long long paid, Rng rng) noexcept nogil
    cdef void spend(self, unsigned long long paid) noexcept nogil
    cdef void receive_card(self, Rng rng) noexcept nogil
    cdef void leave_hand(self, int slot) noexcept nogil
    cdef void limit_tokens(self) noexcept nogil
    cdef int returnable(self) noexcept nogil
    cdef void give_back(self, int kind) noexcept nogil
    cdef void meet_nobles(self) noexcept nogil
    cdef int willing_nobles(self) noexcept nogil
    cdef void receive_noble(self, int place) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef bint goal_reached(self) noexcept nogil
    cdef void end(self, int why) noexcept nogil
    cdef void tell_tokens(self, int event, unsigned long long tokens) noexcept nogil
