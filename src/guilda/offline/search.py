"""The worker that searches: bots' decisions, hints and reviews, while another worker keeps the tables."""

from __future__ import annotations

import asyncio
import pickle
import traceback
from typing import Any

from guilda.tables import review_jobs


async def run(request: bytes) -> bytes:
    """Run a pickled function of `review_jobs`; return whether it succeeded, and its result or traceback."""
    function, arguments = pickle.loads(request)  # noqa: S301 - from our own worker
    try:
        return pickle.dumps((True, await result_of(function, arguments)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


async def result_of(function: Any, arguments: tuple[Any, ...]) -> Any:
    """Return the result of a function. A review pauses after each decision, so that bots need not wait for it."""
    if function is not review_jobs.review:
        return function(*arguments)
    steps = review_jobs.review_steps(*arguments)
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return finished.value
        await asyncio.sleep(0)
