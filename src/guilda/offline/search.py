"""The worker that searches: bots' decisions, hints and reviews, while another worker keeps the tables.

The worker of the tables sends functions of `review_jobs` (`run`). A page sends jobs by name with JSON (`run_job`), also
while it plays on a server: `runtime.job(name, argument)` in web/src/offline/runtime.svelte.ts. A new job is a function
in `JOBS`.
"""

from __future__ import annotations

import asyncio
import pickle
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

import guilda
from guilda import daily
from guilda.records.record import loads
from guilda.tables import analysis, review_jobs

IN_STEPS: dict[Any, Any] = {
    review_jobs.review: review_jobs.review_steps,
    analysis.review: analysis.review_steps,
    daily.master_moves: daily.master_steps,
}
Alive = Callable[[], None]
"""Called after each decision of a review, so that a long one does not look like a hung worker."""


def silent() -> None:
    """Report nothing."""


async def run(request: bytes, alive: Alive = silent) -> bytes:
    """Run a pickled function of `review_jobs`; return whether it succeeded, and its result or traceback."""
    function, arguments = pickle.loads(request)  # noqa: S301 - from our own worker
    try:
        return pickle.dumps((True, await result_of(function, arguments, alive)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


async def result_of(function: Any, arguments: tuple[Any, ...], alive: Alive = silent) -> Any:
    """Return the result of a function. Long ones pause after each decision, so that bots need not wait for them."""
    if function not in IN_STEPS:
        return function(*arguments)
    steps = IN_STEPS[function](*arguments)
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return finished.value
        alive()
        await asyncio.sleep(0)


class HintJob(msgspec.Struct, forbid_unknown_fields=True):
    """A position in which a seat wants a hint, as the server's `hint_position` gives it."""

    position: str
    seat: int


async def hint(argument: bytes, alive: Alive) -> Any:
    """Return the choices, the line and the reasons of a `HintAnswer`."""
    asked = msgspec.json.decode(argument, type=HintJob)
    choices, line, why = review_jobs.hint_choices(guilda.position(asked.position), asked.seat)
    return {"choices": choices, "line": line, "why": why}


async def review(argument: bytes, alive: Alive) -> Any:
    """Return the `Review` of the record of a finished game, given as a JSON text."""
    return await result_of(review_jobs.review, (loads(msgspec.json.decode(argument, type=str)),), alive)


JOBS: dict[str, Callable[[bytes, Alive], Coroutine[Any, Any, Any]]] = {"hint": hint, "review": review}


async def run_job(name: str, argument: bytes, alive: Alive = silent) -> tuple[bool, bytes]:
    """Run a job, with argument and result as JSON; return whether it succeeded, and its result or traceback."""
    try:
        return True, msgspec.json.encode(await JOBS[name](argument, alive))
    except Exception:
        return False, traceback.format_exc(limit=-3).encode()
