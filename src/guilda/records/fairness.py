"""Seeds: where the chance of a match comes from, and how anyone can check that it was not bent."""

from __future__ import annotations

import secrets
from hashlib import sha256

SEED_BYTES = 32
LONGEST_SEAT_SEED = 64
LARGEST_SEED_BITS = 4096


def server_seed(seed: int | str | bytes | None) -> bytes:
    """256 bits: the given 32 bytes, the hash of a number or text, or, for None, fresh ones that nobody can guess."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a server seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ValueError(f"a seed is a whole number, a text or {SEED_BYTES} bytes, not {seed!r}")
    if isinstance(seed, int) and seed.bit_length() > LARGEST_SEED_BITS:
        raise ValueError(f"a seed that is a number has at most {LARGEST_SEED_BITS} bits")
    return sha256(f"guilda seed {seed}".encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """What is shown of a server seed before the first draw: its SHA-256."""
    return sha256(seed).hexdigest()


def check_seat_seed(seed: object) -> str:
    """A seat's own seed: a short text that can be written down."""
    if not isinstance(seed, str) or len(seed) > LONGEST_SEAT_SEED or not seed.isprintable():
        raise ValueError(f"a seat's seed is a printable text of at most {LONGEST_SEAT_SEED} characters, not {seed!r}")
    return seed
