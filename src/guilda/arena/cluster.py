"""The same games on Ray: a cluster if RAY_ADDRESS names one, otherwise a local one. Needs `guilda[cluster]`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, Any

from guilda.arena.play import play

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from guilda.arena.play import Result
    from guilda.arena.schedule import Fixture, Tournament

RETRIES = 3


def load_ray() -> Any:
    """Ray, or a sentence that says how to get it."""
    try:
        return import_module("ray")
    except ImportError as error:
        raise ValueError(f"--ray needs Ray, which is not installed ({error}): pip install 'guilda[cluster]'") from None


def play_on_ray(plan: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play these games as Ray tasks, so many at a time; a task whose machine is lost is played again."""
    ray = load_ray()
    if "RAY_ADDRESS" in os.environ:
        ray.init(log_to_driver=False)
    else:
        # Its processes look for modules where this one does, so that they find the same bots.
        places = os.pathsep.join(os.path.abspath(place) for place in sys.path)  # noqa: PTH100 - also for ""
        environment = {"env_vars": {"PYTHONPATH": places}}
        ray.init(
            address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False, runtime_env=environment
        )
    try:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play)
        shared = ray.put(plan)
        waiting = iter(fixtures)
        playing = [task.remote(shared, fixture) for fixture in islice(waiting, workers)]
        while playing:
            over, playing = ray.wait(playing)
            playing += [task.remote(shared, fixture) for fixture in islice(waiting, len(over))]
            yield from ray.get(over)
    finally:
        ray.shutdown()
