"""The same games on Ray: a cluster if RAY_ADDRESS names one, otherwise a local one. Needs `guilda[cluster]`."""

from __future__ import annotations

import logging
import os
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda.arena.workers import WorkerLost, play_here

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


def connect(ray: Any, workers: int) -> None:
    """Reach the cluster, or start a local one."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if "RAY_ADDRESS" in os.environ:
        try:
            ray.init(**quiet)
        except ConnectionError as error:
            raise ValueError(f"there is no Ray cluster at RAY_ADDRESS={os.environ['RAY_ADDRESS']}: {error}") from None
        return
    # Its processes look for modules where this one does, so that they find the same bots.
    places = os.pathsep.join(str(Path(place).absolute()) for place in sys.path)
    environment = {"env_vars": {"PYTHONPATH": places}}
    ray.init(address="local", num_cpus=workers, include_dashboard=False, runtime_env=environment, **quiet)


def play_apart(plan: Tournament, fixture: Fixture) -> Result:
    """One game in a process beside Ray's: whoever takes it along, or cannot be stopped, loses that game and no more."""
    (result,) = play_here(plan, [fixture], 1)
    return result


def play_on_ray(plan: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play these games as Ray tasks, so many at a time; a task whose process is lost is tried again."""
    ray = load_ray()
    connect(ray, workers)
    try:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_apart)
        shared = ray.put(plan)
        waiting = iter(fixtures)
        playing = [task.remote(shared, fixture) for fixture in islice(waiting, workers)]
        while playing:
            over, playing = ray.wait(playing)
            playing += [task.remote(shared, fixture) for fixture in islice(waiting, len(over))]
            yield from ray.get(over)
    except ray.exceptions.RayError as error:
        raise WorkerLost(f"Ray gave up on a game: {error}") from error
    finally:
        ray.shutdown()
