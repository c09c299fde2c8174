cimport cython
from guilda.rules.packed cimport add_bits, amount, amount_all, bundle, count_wide, kinds_with, missing, nth_wide
from guilda.rules.rng cimport Rng
from guilda.rules.splendor.constants cimport *
from guilda.rules.splendor.layout cimport BONUS, FIRST_CARD, LEVEL, Layout, NOBLE_POINTS, POINTS

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
