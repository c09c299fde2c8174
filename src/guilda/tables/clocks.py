"""The clocks of a table. Every moment is passed in, in milliseconds since 1970: nothing here reads the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.tables.views import ClockState

if TYPE_CHECKING:
    from guilda.tables.entries import Clock


class Clocks:
    """The time left for every seat, and which clock is running since when."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.bank = 1000 * clock.bank
        self.increment = 1000 * clock.increment
        self.left = [self.bank or self.increment] * seats
        self.running: int | None = None
        self.since = 0
        self.checked = 0
        """Outages before this moment are taken off the running clock."""
        self.added: list[int] = []
        """The time that each decision added to its seat, which an undo takes back."""
        self.vacation = [0] * seats
        """The time until which each seat's clock is paused, in milliseconds since 1970."""

    def start(self, seat: int | None, now: int) -> None:
        """Stop the running clock and start that of a seat."""
        self.charge(now)
        self.running = seat
        self.since = now if seat is None else max(now, self.vacation[seat])
        self.checked = now

    def charge(self, now: int) -> None:
        """Deduct the elapsed time from the running clock; during a vacation there is none."""
        if self.running is not None:
            self.left[self.running] = self.time_left(self.running, now)
        self.since = max(now, self.since)

    def set_vacation(self, seat: int, until: int, now: int) -> None:
        """Pause the clock of a seat until a moment; `now` ends an earlier vacation."""
        if seat == self.running:
            self.charge(now)
            self.since = max(now, until)
        self.vacation[seat] = until

    def time_left(self, seat: int, now: int) -> int:
        """Return the milliseconds that a seat has left."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def take_off(self, outage: int, now: int) -> None:
        """Take an outage before a moment off the running clock, as far as it was running."""
        self.since += min(outage, max(0, now - self.since))
        self.checked = now

    def complete_decision(self, seat: int, now: int, *, by_bot: bool) -> None:
        """Add the increment after a decision, or renew it where there is no bank. A bot's decision adds nothing."""
        self.charge(now)
        added = 0 if by_bot else self.increment if self.bank else self.increment - self.left[seat]
        self.added.append(added)
        self.left[seat] += added

    def undo_decision(self, seat: int, now: int) -> None:
        """Take back what the last decision added. The time since that decision is charged to its seat."""
        elapsed = 0 if self.running is None else max(0, now - self.since)
        self.since = max(now, self.since)
        self.left[seat] = max(0, self.left[seat] - self.added.pop() - elapsed)

    def refill(self, seat: int) -> None:
        """Give the increment to a returning seat that has no time left or no bank."""
        self.left[seat] = (self.bank and self.left[seat]) or self.increment

    def due(self) -> int | None:
        """Return when the running clock will have no time left."""
        return None if self.running is None else self.since + self.left[self.running]

    def state(self, now: int) -> ClockState:
        """Return all clocks at a moment."""
        pause = 0 if self.running is None else max(0, self.since - now)
        return ClockState([self.time_left(seat, now) for seat in range(len(self.left))], self.running, pause)
