cimport cython
from cpython.pythread cimport (
    NOWAIT_LOCK,
    PyThread_acquire_lock,
    PyThread_allocate_lock,
    PyThread_free_lock,
    PyThread_release_lock,
    PyThread_type_lock,
    WAIT_LOCK,
)

@cython.locals(_turn=int)
cdef void await_lock(PyThread_type_lock lock) noexcept nogil

cdef class Team:
    cdef readonly int shares
    cdef bint running
    cdef bint stopping
    cdef list threads
    cdef readonly int process
    cdef PyThread_type_lock[64] begin
    cdef PyThread_type_lock[64] finish

    cdef void share_out(self) noexcept nogil
    cdef void work(self, int share) noexcept nogil
    cpdef serve(self, int share)
    cpdef run(self)
