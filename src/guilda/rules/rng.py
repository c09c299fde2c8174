"""Random numbers: one interface, `below(n)`; a fast generator for playouts, a keyed one for real games."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
WEYL = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
TWO32 = 0x100000000
WORDS_A_BLOCK = 8
TRIES = 100
MOST = 2**31 - 1


class Rng:
    """Where random numbers come from. `below(1)` is always 0 and draws nothing."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely. Native and unchecked."""
        return 0

    def roll(self, n: int) -> int:
        """`below` for Python, checked."""
        if not 1 <= n <= MOST:
            raise ValueError(f"cannot draw below {n}: give a number from 1 to {MOST}")
        return self.below(n)


class FastRng(Rng):
    """SplitMix64, with an unbiased multiplication to bring its upper half below n. For playouts, not for real games."""

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
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
    """The generator of real games: nobody can guess its next draw, and anyone who has the seeds can check all of them.

    Block k of the stream is HMAC-SHA-256 with the server seed as key over the SHA-256 of every seat's seed, in seat
    order, followed by k as eight bytes. A block is eight big-endian words of 32 bits. A draw below n takes the next
    word that is smaller than the largest multiple of n up to 2^32, modulo n.

    An exception that comes in the middle of a draw (Ctrl-C, say) is kept in `interrupt`: who made the decision raises
    it when the decision has happened.
    """

    def __init__(self, server_seed: bytes, seat_seeds: Sequence[str]) -> None:
        from hashlib import sha256

        if not isinstance(server_seed, bytes) or not all(isinstance(seed, str) for seed in seat_seeds):
            raise ValueError("a keyed generator needs the bytes of the server's seed and the texts of the seats'")
        self.interrupt: BaseException | None = None
        self.server_seed = server_seed
        self.prefix = b"".join(sha256(seed.encode()).digest() for seed in seat_seeds)
        self.block = b""
        self.block_number = -1
        self.words = 0
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely; it is kept in `draws`."""
        if n < 2:
            return 0
        with cython.gil:
            return self.draw(n)

    def draw(self, n: int) -> int:
        """Draw below n, and keep what was drawn. An interrupt in the middle must not bend a draw: it waits."""
        mark = self.mark()
        for _ in range(TRIES):
            try:
                return self.outcome(n)
            except BaseException as error:
                self.interrupt = error
                self.go_back(mark)
        return 0

    def mark(self) -> tuple[int, int]:
        """How far the stream has been used."""
        return self.words, len(self.draws)

    def go_back(self, mark: tuple[int, int]) -> None:
        """Use the stream again from a mark on."""
        self.words = mark[0]
        del self.draws[mark[1] :]

    def outcome(self, n: int) -> int:
        """The next outcome below n of the stream."""
        limit = TWO32 - TWO32 % n
        word = self.next_word()
        while word >= limit:
            word = self.next_word()
        outcome: int = word % n
        self.draws.append((n, outcome))
        return outcome

    def next_word(self) -> int:
        """The next 32 bits of the stream."""
        from hmac import digest

        number, place = divmod(self.words, WORDS_A_BLOCK)
        if number != self.block_number:
            self.block = digest(self.server_seed, self.prefix + number.to_bytes(8, "big"), "sha256")
            self.block_number = number
        self.words += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")


class ScriptedRng(Rng):
    """Gives outcomes laid down beforehand, for tests and experiments. What does not fit is told in `fault`."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        if not all(isinstance(outcome, int) for outcome in self.outcomes):
            raise ValueError("a script is made of whole numbers")
        self.draws: list[tuple[int, int]] = []
        self.fault = ""

    def below(self, n: int) -> int:
        """The next outcome, which must be below n; 0 if there is none that fits."""
        if n < 2:
            return 0
        with cython.gil:
            return self.draw(n)

    def draw(self, n: int) -> int:
        """Give the next outcome."""
        place = len(self.draws)
        outcome = self.outcomes[place] if place < len(self.outcomes) else -1
        if not 0 <= outcome < n:
            self.fault = self.fault or f"draw {place + 1} wants a number below {n}, the script has {outcome}"
            outcome = 0
        self.draws.append((n, outcome))
        return outcome
