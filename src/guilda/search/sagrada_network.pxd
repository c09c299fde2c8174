cimport cython
from guilda.rules.sagrada.position cimport DIFFICULTY, OBJECTIVES, Sagrada
from guilda.rules.sagrada.tools cimport STEP_WINDOW, TOOLS
from guilda.rules.sagrada.windows cimport COLOURS, FACES, NONE, SPACES, VALUES

cdef enum:
    UNITS = 16
    ITEMS = 13
    EMPTY_ITEM = 10
    FAVOR_ITEM = 11
    PRIVATE_ITEM = 12
    TURNS = 20
    MOST_TOKENS = 7
    MOST_FED = 42
    COLOUR_SETS = 32
    SPACE_ROWS = 126
    TURN_ROW = 2520
    TOKEN_ROW = 2604
    TOOL_ROW = 2612
    OBJECTIVE_ROW = 2624
    ALWAYS_ROW = 2634
    ITEM_ROWS = 2635

cdef int changed_set(int colours, int private) noexcept nogil

@cython.final
cdef class Network:
    cdef short[::1] rows
    cdef double[::1] outputs
    cdef int[MOST_FED] fed
    cdef int count
    cdef int[ITEMS * UNITS] start

    cdef void feed(self, int row) noexcept nogil
    @cython.locals(tokens=int, row=int, die=int)
    cdef void see(self, Sagrada game, int seat, int turns, int* colours, int* values, int private) noexcept nogil
    @cython.locals(units=int[UNITS], at=int, total=double)
    cdef double missed(self, int item) noexcept nogil
