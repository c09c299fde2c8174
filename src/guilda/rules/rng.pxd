cimport cython

cdef unsigned long long MASK32
cdef unsigned long long MASK64
cdef unsigned long long WEYL
cdef unsigned long long MIX_1
cdef unsigned long long MIX_2
cdef unsigned long long TWO32

cdef class Rng:
    cdef int below(self, int n) noexcept nogil

@cython.final
cdef class FastRng(Rng):
    cdef readonly unsigned long long state

@cython.final
cdef class KeyedRng(Rng):
    cdef bytes server_seed
    cdef bytes prefix
    cdef bytes block
    cdef int block_number
    cdef int words
    cdef readonly list draws
    cdef public object interrupt
    cdef int draw(self, int n) noexcept
    @cython.locals(limit="unsigned long long", word="unsigned long long", outcome=int)
    cdef int outcome(self, int n) except -1

@cython.final
cdef class ScriptedRng(Rng):
    cdef list outcomes
    cdef readonly list draws
    cdef readonly str fault
    cdef int draw(self, int n) noexcept
