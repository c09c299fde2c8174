cimport cython
from guilda.rules.constants cimport *

cdef class Rng:
    cdef public object _interrupt
    cdef int draw(self, int n) noexcept nogil
    cdef int ask(self, int n) noexcept

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
    cdef int keyed(self, int n) noexcept
    @cython.locals(limit="unsigned long long", word="unsigned long long", outcome=int)
    cdef int outcome(self, int n) except -1

@cython.final
cdef class ScriptedRng(Rng):
    cdef list outcomes
    cdef readonly list draws
    cdef readonly str fault
    cdef int scripted(self, int n) noexcept
