"""The clocks of a table. They read no time: every moment is handed in, in milliseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.tables.sight import ClockState

if TYPE_CHECKING:
    from guilda.tables.entries import Clock


class Clocks:
    """What time every seat has left, and whose clock is running since when."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.bank = 1000 * clock.bank
        self.increment = 1000 * clock.increment
        self.left = [self.bank or self.increment] * seats
        self.running: int | None = None
        self.since = 0
        self.given: list[int] = []
        """What each decision gave its seat: an undo takes just that back, and gives no time back."""

    def run(self, seat: int | None, now: int) -> None:
        """From now on the clock of this seat runs, and no other."""
        self.charge(now)
        self.running = seat
        self.since = now

    def charge(self, now: int) -> None:
        """Take the time since the last look from the seat whose clock runs."""
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running, now)
        self.since = now

    def left_of(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has at a moment."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def made(self, seat: int, now: int, *, by_bot: bool) -> None:
        """A decision was made: it adds the increment, or brings a fresh one where there is no bank.

        Nobody gains time by what a bot decides for them.
        """
        self.charge(now)
        given = 0 if by_bot else self.increment if self.bank else self.increment - self.left[seat]
        self.given.append(given)
        self.left[seat] += given

    def undone(self, seat: int, now: int) -> None:
        """A decision was taken back: its seat has what it had when it made it, less all the time since then."""
        since = 0 if self.running is None else max(0, now - self.since)
        self.since = now
        self.left[seat] = max(0, self.left[seat] - self.given.pop() - since)

    def returned(self, seat: int) -> None:
        """Somebody who came back with no time left, or to a decision with a time of its own, has the increment."""
        self.left[seat] = (self.bank and self.left[seat]) or self.increment

    def due(self) -> int | None:
        """When the running clock will have no time left."""
        return None if self.running is None else self.since + self.left[self.running]

    def state(self, now: int) -> ClockState:
        """The clocks at a moment."""
        return ClockState([self.left_of(seat, now) for seat in range(len(self.left))], self.running)
