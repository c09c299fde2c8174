"""Connects the host and the search to the JavaScript of their workers (web/src/offline). Only Pyodide can run it.

Logs, summaries and profiles are JSON texts in JavaScript; requests to the search are bytes.
"""

from __future__ import annotations

import asyncio
import pickle
from itertools import count
from typing import TYPE_CHECKING, Any

from guilda.offline import search
from guilda.offline.host import Host
from guilda.offline.searches import SearchLostError
from guilda.offline.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

FULL = "QuotaExceededError"
"""The name of the error of a browser without room."""


async def stored(promise: Awaitable[Any]) -> Any:
    """Return what a promise of the storage gives; its failure is a `StoreError`."""
    try:
        found = await promise
    except Exception as error:
        raise StoreError(str(error), full=FULL in f"{getattr(error, 'name', '')} {error}") from None
    return found.to_py() if hasattr(found, "to_py") else found


class BrowserStore:
    """The storage of the browser, as JavaScript offers it."""

    def __init__(self, storage: Any) -> None:
        self.storage = storage

    async def summaries(self) -> dict[str, bytes]:
        """Return the summaries of all tables."""
        return {table: text.encode() for table, text in await stored(self.storage.summaries())}

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, empty if there is none."""
        return [text.encode() for text in await stored(self.storage.entries(table))]

    async def append(self, table: str, number: int, entries: list[bytes], summary: bytes) -> bool:
        """Store entries from a number on, together with a summary; False if another tab has stored that number."""
        texts = "\n".join(entry.decode() for entry in entries)  # JSON texts of ours have no line breaks
        return bool(await stored(self.storage.append(table, number, texts, summary.decode())))

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await stored(self.storage.remove(table))

    async def profile(self) -> bytes | None:
        """Return the person's profile."""
        text = await stored(self.storage.profile())
        return text.encode() if text else None

    async def save_profile(self, profile: bytes) -> None:
        """Store the person's profile."""
        await stored(self.storage.saveProfile(profile.decode()))


class BrowserSearches:
    """The worker that searches, as the page offers it."""

    def __init__(self, bridge: Any) -> None:
        self.bridge = bridge
        self.numbers = count(1)

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return the result of a function of `review_jobs`; a cancelled one is stopped."""
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        number = next(self.numbers)
        request = to_js(pickle.dumps((function, arguments)))
        try:
            found = await self.bridge.search(number, request)
        except asyncio.CancelledError:
            self.bridge.stop(number)
            raise
        except Exception as error:
            raise SearchLostError(str(error)) from None
        succeeded, value = pickle.loads(found.to_bytes())  # noqa: S301 - from our own worker
        if not succeeded:
            raise SearchLostError(value)
        return value


class Tables:
    """The worker that keeps the tables, as JavaScript calls it."""

    def __init__(self, storage: Any, bridge: Any) -> None:
        self.bridge = bridge
        self.host = Host(BrowserStore(storage), BrowserSearches(bridge))
        self.requests: dict[int, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Read the profile."""
        await self.host.open()

    def request(self, number: int, method: str, address: str, body: str) -> None:
        """Answer a request with `bridge.answer(number, status, body)`."""
        task = self.requests[number] = self.host.start(self.answer(number, method, address, body))
        task.add_done_callback(lambda _: self.requests.pop(number, None))

    async def answer(self, number: int, method: str, address: str, body: str) -> None:
        """Answer one request."""
        found = await self.host.request(method, address, body.encode())
        self.bridge.answer(number, found.status, found.body.decode())

    def abort(self, number: int) -> None:
        """Stop a request that is no longer wanted."""
        if number in self.requests:
            self.requests[number].cancel()

    def connect(self, number: int, address: str) -> None:
        """Open a connection; messages come as `bridge.deliver(number, text)`."""
        self.host.connect(number, address, lambda text: self.bridge.deliver(number, text))

    def receive(self, number: int, text: str) -> None:
        """Take a message of a connection."""
        self.host.start(self.host.receive(number, text))

    def disconnect(self, number: int) -> None:
        """Close a connection."""
        self.host.disconnect(number)


class Search:
    """The worker that searches, as JavaScript calls it."""

    def __init__(self, bridge: Any) -> None:
        self.bridge = bridge
        self.running: dict[int, asyncio.Task[None]] = {}

    def run(self, number: int, request: Any) -> None:
        """Run a request of the tables and answer it with `bridge.found(number, bytes)`."""
        self.start(number, self.find(number, request.to_bytes()))

    def job(self, number: int, name: str, argument: str) -> None:
        """Run a job of the page and answer it with `bridge.done(number, succeeded, text)`."""
        self.start(number, self.do(number, name, argument))

    def start(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = self.running[number] = asyncio.ensure_future(work)
        task.add_done_callback(lambda _: self.running.pop(number, None))

    async def find(self, number: int, request: bytes) -> None:
        """Run one request of the tables."""
        from pyodide.ffi import to_js

        self.bridge.found(number, to_js(await search.run(request, self.bridge.alive)))

    async def do(self, number: int, name: str, argument: str) -> None:
        """Run one job of the page."""
        succeeded, result = await search.run_job(name, argument.encode(), self.bridge.alive)
        self.bridge.done(number, succeeded, result.decode())

    def stop(self, number: int) -> None:
        """Stop a review; other requests finish before this call arrives."""
        if number in self.running:
            self.running[number].cancel()
