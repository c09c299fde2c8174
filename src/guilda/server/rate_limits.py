"""Token buckets, limits on what is open at the same time, and locks by key; the limits hold across processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MOST_BUCKETS = 50_000
SHARE_SECONDS = 0.5
"""Interval at which processes tell each other what their clients have used."""
FORGET_SECONDS = 10.0
"""Reports of processes that are silent for this long do not count."""
HEAVY = 8
"""Clients are reported from this fraction of a concurrency limit on."""


class Client(NamedTuple):
    """A client: an address, and the person at it if that matters."""

    address: str
    person: str = ""


class RateLimiter:
    """Token buckets by client; a rate of 0 sets no limit."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}
        self.spent: dict[str, float] | None = None
        """Tokens spent here that the other processes do not know of; None if there are no others."""

    def allows(self, client: str, cost: float = 1.0) -> bool:
        """Take tokens from a client's bucket; False if it has too few."""
        if self.per_second <= 0:
            return True
        now = monotonic()
        level, at = self.buckets.get(client, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        if level < cost:
            return False
        if len(self.buckets) >= MOST_BUCKETS:
            self.tidy(now)
        self.buckets[client] = (level - cost, now)
        if self.spent is not None and cost:
            self.spent[client] = self.spent.get(client, 0.0) + cost
        return True

    def charge(self, client: str, cost: float, here: bool = True) -> None:
        """Take tokens that were spent already, here or by another process; a negative cost gives tokens back.

        The bucket may be in debt by one burst.
        """
        if self.per_second <= 0:
            return
        now = monotonic()
        level, at = self.buckets.get(client, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        if len(self.buckets) >= MOST_BUCKETS:
            self.tidy(now)
        self.buckets[client] = (max(-self.burst, level - cost), now)
        if here and self.spent is not None:
            self.spent[client] = self.spent.get(client, 0.0) + cost

    def tidy(self, now: float) -> None:
        """Drop buckets that are full again; if that is not enough, all of them."""
        full = self.burst / self.per_second
        self.buckets = {client: bucket for client, bucket in self.buckets.items() if now - bucket[1] < full}
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()


class Addresses:
    """The last address of each person, by which searches are scheduled fairly."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        """Remember the address of a person."""
        self.known.pop(person, None)
        self.known[person] = address
        if len(self.known) > MOST_BUCKETS:
            del self.known[next(iter(self.known))]

    def client(self, person: str) -> Client:
        """Return a person with their address; with themselves in its place if it is unknown."""
        return Client(self.known.get(person, person), person)


class KeyedLocks:
    """A lock for each key, kept as long as it is in use."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        """Return the lock of a key."""
        return self.locks.setdefault(key, asyncio.Lock())


class ConcurrencyLimit:
    """The number of open things by client; a limit of 0 sets none."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        """By process: when it reported, and what its heavy clients have open."""

    def full(self, client: str) -> bool:
        """Return whether a client has reached the limit."""
        if self.most <= 0:
            return False
        others = sum(report.get(client, 0) for _, report in self.elsewhere.values())
        return self.open[client] + others >= self.most

    def heavy(self) -> dict[str, int]:
        """Return the clients here that come near the limit."""
        return {client: count for client, count in self.open.items() if count * HEAVY >= self.most > 0}

    def report(self, process: str, heavy: dict[str, int]) -> None:
        """Take the report of another process, and drop those of processes that have stopped reporting."""
        now = monotonic()
        self.elsewhere[process] = (now, heavy)
        self.elsewhere = {each: found for each, found in self.elsewhere.items() if now - found[0] < FORGET_SECONDS}

    @contextmanager
    def enter(self, client: str) -> Iterator[None]:
        """Count something of a client while it is open."""
        self.open[client] += 1
        try:
            yield
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


class Usage(Struct, omit_defaults=True):
    """The use of limits by the clients of one process since its last report, and their open connections."""

    spent: dict[str, dict[str, float]] = {}
    open: dict[str, dict[str, int]] = {}


class SharedLimits:
    """The limits of a server with several processes, which tell each other what was used."""

    def __init__(self, limits: Mapping[str, object]) -> None:
        self.rates = {name: each for name, each in limits.items() if isinstance(each, RateLimiter)}
        self.concurrent = {name: each for name, each in limits.items() if isinstance(each, ConcurrencyLimit)}
        self.reported = False
        for each in self.rates.values():
            each.spent = {}

    def usage(self) -> Usage | None:
        """Return what is new since the last call; None if there is nothing to tell."""
        found = Usage()
        for name, limiter in self.rates.items():
            spent = {client: cost for client, cost in (limiter.spent or {}).items() if cost}
            limiter.spent = {}
            if spent:
                found.spent[name] = spent
        found.open = {name: heavy for name, each in self.concurrent.items() if (heavy := each.heavy())}
        before, self.reported = self.reported, bool(found.open)
        return found if found.spent or found.open or before else None

    def receive(self, process: str, usage: Usage) -> None:
        """Count what was used at another process."""
        for name, spent in usage.spent.items():
            if name in self.rates:
                for client, cost in spent.items():
                    self.rates[name].charge(client, cost, here=False)
        for name, each in self.concurrent.items():
            each.report(process, usage.open.get(name, {}))
