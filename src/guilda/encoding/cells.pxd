cdef inline int put(short* out, int at, int number) noexcept nogil:
    out[at] = <short>number
    return at + 1

cdef inline int put_one_of(short* out, int at, int count, int chosen) noexcept nogil:
    cdef int place
    for place in range(count):
        out[at + place] = place == chosen
    return at + count

cdef inline int put_seat(short* out, int at, int players, int seat, int observer) noexcept nogil:
    return put_one_of(out, at, players, (seat - observer + players) % players if seat >= 0 else -1)
