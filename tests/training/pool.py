"""A pool of workers for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


class InProcessPool:
    """Run the tasks in this process."""

    def __init__(self, workers: int = 1) -> None:
        pass

    def __enter__(self) -> InProcessPool:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def imap_unordered(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield the results of the tasks."""
        return map(function, tasks)

    imap = imap_unordered
