"""How often somebody may do something: a bucket of drops that fills again with time. How many may be in at once.

And one after the other, where something is counted before one more of it is written.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_BUCKETS = 50_000


class Limiter:
    """So many at once, so many a second; a rate of 0 sets no limit."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether they may now; it counts if they may."""
        if self.per_second <= 0:
            return True
        now = monotonic()
        level, at = self.buckets.get(who, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        if level < cost:
            return False
        if len(self.buckets) >= MOST_BUCKETS:
            self.tidy(now)
        self.buckets[who] = (level - cost, now)
        return True

    def tidy(self, now: float) -> None:
        """Forget those whose bucket is full again; if that is not enough, everybody."""
        full = self.burst / self.per_second
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if now - bucket[1] < full}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()


class Turns:
    """A lock for each of those who want something; it is there as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, who: str) -> asyncio.Lock:
        """Theirs."""
        return self.locks.setdefault(who, asyncio.Lock())


class Headcount:
    """So many of one kind at the same time; 0 sets no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    def full(self, who: str) -> bool:
        """Whether no more of theirs may come in."""
        return 0 < self.most <= self.inside[who]

    @contextmanager
    def enter(self, who: str) -> Iterator[None]:
        """One of theirs is in for a while."""
        self.inside[who] += 1
        try:
            yield
        finally:
            self.inside[who] -= 1
            if not self.inside[who]:
                del self.inside[who]
