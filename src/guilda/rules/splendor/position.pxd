cimport cython
from guilda.rules.game cimport Game
from guilda.rules.packed cimport amount, amount_all, bundle, count_wide, kinds_with, missing, nth_wide
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
    PHASE_TURN = 0
    PHASE_PAYMENT = 1
    PHASE_RETURN = 2
    PHASE_NOBLE = 3
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
cdef int[91] LEVEL
cdef int[91] BONUS
cdef int[91] POINTS
cdef int[3] FIRST_CARD
cdef unsigned long long[3] WHOLE_DECK
cdef unsigned long long[11] NEEDS
cdef int[11] NOBLE_POINTS

@cython.final
cdef class Splendor(Game):
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
    @cython.locals(k=int)
    cdef int draw(self, int level, Rng rng) noexcept nogil
    cdef int card_at(self, int place) noexcept nogil
    @cython.locals(lacking="unsigned long long")
    cdef void buy(self, int place, Rng rng) noexcept nogil
    @cython.locals(reduced="unsigned long long")
    cdef unsigned long long payable(self, unsigned long long held) noexcept nogil
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
    cdef void copy_splendor(self, Splendor other) noexcept nogil
    @cython.locals(level=int, card=int)
    cdef void index(self)
