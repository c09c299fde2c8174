"""Names and seeds of the bots in the seats of a match."""

from __future__ import annotations

from hashlib import sha256

BOT_NAMES = ("Ana", "Inês", "Rui", "Tomás", "Clara", "Hugo", "Marta", "Nuno")
"""Names of bots by seat, in every language."""


def bot_seed(server_seed: str, ply: int) -> int:
    """Return the seed of a bot's decision, which cannot be guessed without the server's seed."""
    return int.from_bytes(sha256(f"bot {server_seed} {ply}".encode()).digest()[:7], "big")
