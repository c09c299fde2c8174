"""Seeds: the source of a match's randomness, and how anyone can verify that it was not manipulated."""

from __future__ import annotations

import secrets
from hashlib import sha256

SEED_BYTES = 32
MAX_SEAT_SEED = 64
MAX_SEED_BITS = 4096


def server_seed(seed: int | str | bytes | None) -> bytes:
    """Return 256 bits: the given 32 bytes, the hash of a number or text, or secure random bytes for None."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a server seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ValueError(f"a seed is a whole number, a text or {SEED_BYTES} bytes, not {seed!r}")
    if isinstance(seed, int) and seed.bit_length() > MAX_SEED_BITS:
        raise ValueError(f"a seed that is a number has at most {MAX_SEED_BITS} bits")
    return sha256(f"guilda seed {seed}".encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """Return the commitment to a server seed (its SHA-256), which is published before the first draw."""
    return sha256(seed).hexdigest()


def check_seat_seed(seed: object) -> str:
    """Check a seat's own seed: a short printable text."""
    if not isinstance(seed, str) or len(seed) > MAX_SEAT_SEED or not seed.isprintable():
        raise ValueError(f"a seat's seed is a printable text of at most {MAX_SEAT_SEED} characters, not {seed!r}")
    return seed
