"""Random numbers: one interface, a fast generator for playouts and a keyed one for real games."""

from collections.abc import Iterable, Sequence
from typing import Any, final

class Rng:
    """A source of random numbers. `below(1)` is always 0 and draws nothing.

    To use your own generator, derive from this class and define `below(n)`; a class without it is refused. If it fails
    or returns a number out of range, the call that needed the number (`Game.apply`, say) raises the error and changes
    nothing.
    """
    def below(self, n: int) -> int:
        """Return a uniformly random integer from 0 to n - 1."""


@final
class FastRng(Rng):
    """`FastRng(seed=0)`: SplitMix64, with an unbiased multiplication to bring its upper half below n.

    For playouts, not for real games.
    """
    @property
    def state(self) -> int: ...
    def __init__(self, seed: int=0) -> None: ...


@final
class KeyedRng(Rng):
    """The generator of real games: unpredictable without the seeds, and reproducible with them.

    Block k of the stream is HMAC-SHA-256 with the server seed as key over the SHA-256 of every seat's seed, in seat
    order, followed by k as eight bytes. A block is eight big-endian words of 32 bits. A draw below n takes the next
    word that is smaller than the largest multiple of n up to 2^32, modulo n.

    An exception that comes in the middle of a draw (Ctrl-C, say) is kept in `_interrupt` and raised after the move.
    """
    @property
    def draws(self) -> list[Any]: ...
    def __init__(self, server_seed: bytes, seat_seeds: Sequence[str]) -> None: ...
    def mark(self) -> tuple[int, int]:
        """Return the position in the stream, for `go_back`."""
    def go_back(self, mark: tuple[int, int]) -> None:
        """Continue the stream from a mark."""


@final
class ScriptedRng(Rng):
    """`ScriptedRng(outcomes)`: draws these numbers, for tests. `fault` describes the first one that did not fit."""
    @property
    def draws(self) -> list[Any]: ...
    @property
    def fault(self) -> str: ...
    def __init__(self, outcomes: Iterable[int]) -> None: ...


def check_generator(kind: type[Rng]) -> None:
    """Refuse a generator that draws nothing. Only compiled ones define `draw` instead."""
