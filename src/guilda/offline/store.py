"""The storage of a host: logs, summaries and a profile. In a browser it is IndexedDB, in tests the memory."""

from __future__ import annotations

from typing import Protocol


class StoreError(Exception):
    """Something could not be stored or read. `full`: there is no room left."""

    def __init__(self, detail: str = "", full: bool = False) -> None:
        super().__init__(detail)
        self.full = full


class Store(Protocol):
    """Logs and summaries by table, and the person's profile. Every method raises `StoreError` if it fails."""

    async def summaries(self) -> dict[str, bytes]:
        """Return the summaries of all tables."""
        ...

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, empty if there is none."""
        ...

    async def append(self, table: str, number: int, entries: list[bytes], summary: bytes) -> bool:
        """Store entries from a number on, together with a summary; False if another tab has stored that number."""
        ...

    async def delete(self, table: str) -> None:
        """Delete a table."""
        ...

    async def profile(self) -> bytes | None:
        """Return the person's profile."""
        ...

    async def save_profile(self, profile: bytes) -> None:
        """Store the person's profile."""
        ...


class MemoryStore:
    """A store that is lost with the page, for tests and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.kept_summaries: dict[str, bytes] = {}
        self.kept_profile: bytes | None = None

    async def summaries(self) -> dict[str, bytes]:
        """Return the summaries of all tables."""
        return dict(self.kept_summaries)

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, empty if there is none."""
        return list(self.logs.get(table, ()))

    async def append(self, table: str, number: int, entries: list[bytes], summary: bytes) -> bool:
        """Store entries from a number on, together with a summary; False if that number is taken."""
        log = self.logs.setdefault(table, [])
        if number != len(log) + 1:
            return False
        log += entries
        self.kept_summaries[table] = summary
        return True

    async def delete(self, table: str) -> None:
        """Delete a table."""
        self.logs.pop(table, None)
        self.kept_summaries.pop(table, None)

    async def profile(self) -> bytes | None:
        """Return the person's profile."""
        return self.kept_profile

    async def save_profile(self, profile: bytes) -> None:
        """Store the person's profile."""
        self.kept_profile = profile
