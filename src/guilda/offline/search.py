"""The worker that searches: bots' decisions, hints and reviews, while another worker keeps the tables."""

from __future__ import annotations

import asyncio
import pickle
import traceback
from typing import Any

from guilda import daily
from guilda.tables import review_jobs

IN_STEPS: dict[Any, Any] = {review_jobs.review: review_jobs.review_steps, daily.master_moves: daily.master_steps}


async def run(request: bytes) -> bytes:
    """Run a pickled function of `review_jobs`; return whether it succeeded, and its result or traceback."""
    function, arguments = pickle.loads(request)  # noqa: S301 - from our own worker
    try:
        return pickle.dumps((True, await result_of(function, arguments)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


async def result_of(function: Any, arguments: tuple[Any, ...]) -> Any:
    """Return the result of a function. Long ones pause after each decision, so that bots need not wait for them."""
    if function not in IN_STEPS:
        return function(*arguments)
    steps = IN_STEPS[function](*arguments)
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return finished.value
        await asyncio.sleep(0)
