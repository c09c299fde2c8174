cimport cython
from guilda.rules.offer cimport EACH_COLOUR
from guilda.rules.packed cimport add_bits, count_all, count_bits, count_of, lowest_bit, nth_bit, nth_tile
from guilda.rules.rng cimport Rng
from guilda.rules.sintra.palace cimport *

cdef int PIECES_OF_EACH_COLOUR
cdef int WILD_SIDE

@cython.final
cdef class Sintra(PalaceBoards):
    @cython.locals(windows="unsigned long long", there="unsigned long long")
    cdef void add_takes(self, unsigned long long* words) noexcept nogil
    cdef void lay_strips(self, int seat, Rng rng) noexcept nogil
    cdef void lay_track(self, Rng rng) noexcept nogil
    cdef void start_round(self, Rng rng) noexcept nogil
    cdef int destinations(self, int seat, int colour) noexcept nogil
    cdef bint can_go_back(self, int seat) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef int refused_choice(self, int choice) noexcept nogil
    cdef int refused_take(self, int source, int colour, int window) noexcept nogil
    cdef void advance(self, int seat, int source, int colour, int window) noexcept nogil
    cdef void move_glazier(self, int seat, int window) noexcept nogil
    cdef void shatter(self, int seat, int colour, int count) noexcept nogil
    cdef void step(self, int seat, int steps) noexcept nogil
    cdef void place(self, int seat, int colour, int count, int coloured) noexcept nogil
    cdef void complete(self, int seat) noexcept nogil
    cdef void keep(self, int seat, int colour) noexcept nogil
    cdef void end_turn(self, Rng rng) noexcept nogil
    cdef void end_round(self, Rng rng) noexcept nogil
    cdef void end(self) noexcept nogil
