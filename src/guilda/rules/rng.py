# cython: auto_pickle=True
"""Random numbers: one interface, a fast generator for playouts and a keyed one for real games."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING

import cython

from guilda.rules.constants import *
from guilda.rules.sealed import check_subclasses, is_python_class, refuse_overrides, seal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WORDS_A_BLOCK = 8
TRIES = 100
MOST = 2**31 - 1
NATIVE = ("draw", "ask")  # methods of `Rng` that compiled code does not look up in Python classes


class Rng:
    """A source of random numbers. `below(1)` is always 0 and draws nothing.

    To use your own generator, derive from this class and define `below(n)`; a class without it is refused. If it fails
    or returns a number out of range, the call that needed the number (`Game.apply`, say) raises the error and changes
    nothing.
    """

    _interrupt: BaseException | None

    def below(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1."""
        if not 1 <= n <= MOST:
            raise ValueError(f"cannot draw below {n}: give a number from 1 to {MOST}")
        outcome = self.draw(n)
        self._raise_interrupt()
        return outcome

    def draw(self, n: int) -> int:
        """Draw for native code, unchecked and without the GIL; by default by calling the Python method `below`."""
        if n < 2:
            return 0
        with cython.gil:
            return self.ask(n)

    def ask(self, n: int) -> int:
        """Call `below` of a Python class. An error waits in `_interrupt`, since native code cannot raise it."""
        try:
            if type(self) is Rng:
                raise NotImplementedError("guilda.Rng draws nothing: use guilda.FastRng, or derive and define below(n)")
            outcome = index(self.below(n))
            if not 0 <= outcome < n:
                raise ValueError(f"{type(self).__name__}.below({n}) returned {outcome}, not a number from 0 to {n - 1}")
        except BaseException as error:
            if self._interrupt is None:
                self._interrupt = error
            return 0
        return outcome

    def _raise_interrupt(self) -> None:
        """Raise the error that occurred during a draw, if there was one."""
        if self._interrupt is not None:
            error, self._interrupt = self._interrupt, None
            raise error


if not cython.compiled:
    Rng._interrupt = None


class FastRng(Rng):
    """`FastRng(seed=0)`: SplitMix64, with an unbiased multiplication to bring its upper half below n.

    For playouts, not for real games.
    """

    def __init__(self, seed: int = 0) -> None:
        self.state = index(seed) & 0xFFFFFFFFFFFFFFFF

    def draw(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1."""
        if n < 2:
            return 0
        while True:
            self.state = (self.state + WEYL) & MASK64
            mixed = self.state
            mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK64
            mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK64
            product = ((mixed ^ (mixed >> 31)) >> 32) * n
            low = product & MASK32
            if low >= n or low >= (TWO32 - n) % n:
                return product >> 32


class KeyedRng(Rng):
    """The generator of real games: unpredictable without the seeds, and reproducible with them.

    Block k of the stream is HMAC-SHA-256 with the server seed as key over the SHA-256 of every seat's seed, in seat
    order, followed by k as eight bytes. A block is eight big-endian words of 32 bits. A draw below n takes the next
    word that is smaller than the largest multiple of n up to 2^32, modulo n.

    An exception that comes in the middle of a draw (Ctrl-C, say) is kept in `_interrupt` and raised after the move.
    """

    def __init__(self, server_seed: bytes, seat_seeds: Sequence[str]) -> None:
        from hashlib import sha256

        if not isinstance(server_seed, bytes) or [seed for seed in seat_seeds if not isinstance(seed, str)]:
            raise ValueError("a keyed generator needs the bytes of the server's seed and the texts of the seats'")
        self.server_seed = server_seed
        self.prefix = b"".join([sha256(seed.encode()).digest() for seed in seat_seeds])
        self.block = b""
        self.block_number = -1
        self.words = 0
        self.draws: list[tuple[int, int]] = []

    def draw(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1, and append it to `draws`."""
        if n < 2:
            return 0
        with cython.gil:
            return self.keyed(n)

    def keyed(self, n: int) -> int:
        """Draw below n and record the draw. Repeat a draw that an exception interrupted."""
        mark = self.mark()
        for _ in range(TRIES):
            try:
                return self.outcome(n)
            except BaseException as error:
                self._interrupt = error
                self.go_back(mark)
        return 0

    def mark(self) -> tuple[int, int]:
        """Return the position in the stream, for `go_back`."""
        return self.words, len(self.draws)

    def go_back(self, mark: tuple[int, int]) -> None:
        """Continue the stream from a mark."""
        self.words = mark[0]
        del self.draws[mark[1] :]

    def outcome(self, n: int) -> int:
        """Return the next outcome below n of the stream."""
        limit = TWO32 - TWO32 % n
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        outcome: int = word % n
        self.draws.append((n, outcome))
        return outcome

    def _next_word(self) -> int:
        """Return the next 32 bits of the stream."""
        from hmac import digest

        number, place = divmod(self.words, WORDS_A_BLOCK)
        if number != self.block_number:
            self.block = digest(self.server_seed, self.prefix + number.to_bytes(8, "big"), "sha256")
            self.block_number = number
        self.words += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")


class ScriptedRng(Rng):
    """`ScriptedRng(outcomes)`: draws these numbers, for tests. `fault` describes the first one that did not fit."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        if [outcome for outcome in self.outcomes if not isinstance(outcome, int)]:
            raise ValueError("a script is made of whole numbers")
        self.draws: list[tuple[int, int]] = []
        self.fault = ""

    def draw(self, n: int) -> int:
        """Return the next outcome if it is below n, otherwise 0."""
        if n < 2:
            return 0
        with cython.gil:
            return self.scripted(n)

    def scripted(self, n: int) -> int:
        """Return the next outcome."""
        place = len(self.draws)
        outcome = self.outcomes[place] if place < len(self.outcomes) else -1
        if not 0 <= outcome < n:
            self.fault = self.fault or f"draw {place + 1} wants a number below {n}, the script has {outcome}"
            outcome = 0
        self.draws.append((n, outcome))
        return outcome


def check_generator(kind: type[Rng]) -> None:
    """Refuse a generator that draws nothing. Only compiled ones define `draw` instead."""
    if not is_python_class(kind):
        return
    if kind.below is Rng.below:
        raise TypeError(f"{kind.__name__} must define below(n)")
    refuse_overrides(kind, Rng, NATIVE)


check_subclasses(Rng, check_generator)
seal("guilda.Rng", FastRng, KeyedRng, ScriptedRng)
