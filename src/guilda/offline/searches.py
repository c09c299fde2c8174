"""The searches of a host, run by another worker. In a browser it is a web worker, in tests the same process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class SearchLostError(Exception):
    """The worker that searched has ended; the request itself is not at fault."""


class Searches(Protocol):
    """Runs a function of `review_jobs` in another worker."""

    def run(self, function: Callable[..., Any], *arguments: Any) -> Awaitable[Any]:
        """Return the result of a function; raise `SearchLostError` if the worker has ended."""
        ...
