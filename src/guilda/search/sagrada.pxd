cimport cython
from libc.math cimport exp, pow
from guilda.rules.game cimport Game
from guilda.rules.packed cimport count_bits, lowest_bit
from guilda.rules.sagrada.constants cimport *
from guilda.rules.sagrada.position cimport DIFFICULTY, EMPTY_SPACE, Sagrada
from guilda.rules.sagrada.supply cimport track_sum
from guilda.rules.sagrada.windows cimport (
    COLOUR_SPACES, OBJECTIVE_COLOURS, OBJECTIVE_EACH, OBJECTIVE_POINTS, OBJECTIVE_VALUES, VALUE_SPACES, colour_sum,
    diagonal, diagonal_dice, empty_spaces,
)
from guilda.search.constants cimport MAX_FEATURES
from guilda.search.evaluation cimport Evaluation
from guilda.search.sagrada_constants cimport *
from guilda.search.sagrada_network cimport Network

cdef int PATTERNS
cdef int CACHE_SIZE
cdef unsigned long long HASH_STEP
cdef unsigned long long VALUE_STEP
cdef unsigned long long MASK
cdef double[64] PIPS

@cython.locals(turns=int, turn=int)
cdef int turns_left(Sagrada game, int seat) noexcept nogil

@cython.final
cdef class SagradaEvaluation(Evaluation):
    cdef double spread_turn
    cdef double dice
    cdef double dice_turn
    cdef double line_dice
    cdef double line_dice_turn
    cdef double[4] clash
    cdef double pair_share
    cdef double shade_share
    cdef double colour_share
    cdef double diagonal_share
    cdef double diagonal_later
    cdef double private_share
    cdef double belief
    cdef double open
    cdef double open_turn
    cdef double favor_turn
    cdef double dead
    cdef double turn
    cdef double turn_with_networks
    cdef double tool_in_use
    cdef double target_round
    cdef double tool_left
    cdef double last_spread
    cdef int seat
    cdef Network network
    cdef int[SPACES] colours
    cdef int[SPACES] values
    cdef double[SPACES] fill_chance
    cdef double filled
    cdef int dead_spaces
    cdef double[::1] cached
    cdef double[21 * 31] chance
    cdef double[21 * 31] line_chance

    @cython.locals(favor=double, key="unsigned long long", place=int, check=double, window=double)
    cdef double seat_points(self, Sagrada game, int seat) noexcept nogil
    @cython.locals(key="unsigned long long", values="unsigned long long", colour=int, value=int)
    cdef unsigned long long window_key(self, Sagrada game, int seat, int turns) noexcept nogil
    @cython.locals(total=double, points=double, empty=double, first=int, objective=int)
    cdef double window_points(self, Sagrada game, int seat, int turns) noexcept nogil
    cdef void feed_networks(self, Sagrada game, int seat, int turns) noexcept nogil
    cdef double correction(self, int turns, int item) noexcept nogil
    cdef double empty_spaces(self, Sagrada game, int seat, int turns) noexcept nogil
    @cython.locals(met=double, each=int)
    cdef double objective_points(self, Sagrada game, int seat, int turns, int objective) noexcept nogil
    @cython.locals(share=double, colours=int, values=int, faces=int, spaces=int, space=int)
    cdef void survey(self, Sagrada game, int seat, int turns) noexcept nogil
    @cython.locals(spaces=int, found=int)
    cdef int open_faces(self, Sagrada game, int seat) noexcept nogil
    @cython.locals(first=double, total=double, weight=double, weights=double)
    cdef double private_points(self, Sagrada game, int seat, int turns) noexcept nogil
    @cython.locals(more=double, points=double, spaces=int, space=int)
    cdef double colour_points(self, Sagrada game, int seat, int turns, int colour) noexcept nogil
    @cython.locals(tokens=double, points=double)
    cdef double favor_points(self, Sagrada game, int seat, int turns) noexcept nogil
    @cython.locals(total=double, chance=double, clash=double, alive=bint, die=int, mark=int, fits=int, faces=int)
    cdef double lines(self, Sagrada game, int seat, int objective, int turns, int count, int step, int length,
                      int stride) noexcept nogil
    @cython.locals(dice=double, share=double, level=int, lacking=int, there=int)
    cdef double sets(self, Sagrada game, int seat, int objective) noexcept nogil
    @cython.locals(total=double, best=int, same=int, around=int, spaces=int, space=int, alone=int[COLOURS])
    cdef double diagonals(self, Sagrada game, int seat) noexcept nogil
    cpdef tuple sample(self, Sagrada game)
    @cython.locals(seat=int)
    cdef void set_features(self, Sagrada game) noexcept nogil
    @cython.locals(tools=int)
    cdef void evaluate_solo(self, Sagrada game, double* results, double* points) noexcept nogil
    @cython.locals(target=double, dice=int, values=int, left=int)
    cdef double target(self, Sagrada game) noexcept nogil
