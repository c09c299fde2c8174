"""Play the games of a tournament on Ray: the cluster at RAY_ADDRESS, or a local one. Needs `guilda[cluster]`."""

from __future__ import annotations

import logging
import os
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda.arena.workers import WorkerLost, run_games

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from guilda.arena.play import Result
    from guilda.arena.schedule import Fixture, Tournament

MAX_RETRIES = 3


def load_ray() -> Any:
    """Import Ray; `ValueError` says how to install it."""
    try:
        return import_module("ray")
    except ImportError as error:
        raise ValueError(f"--ray needs Ray, which is not installed ({error}): pip install 'guilda[cluster]'") from None


def connect(ray: Any, workers: int) -> None:
    """Connect to the cluster, or start a local one."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if "RAY_ADDRESS" in os.environ:
        try:
            ray.init(**quiet)
        except ConnectionError as error:
            raise ValueError(
                f"cannot connect to a Ray cluster at RAY_ADDRESS={os.environ['RAY_ADDRESS']}: {error}"
            ) from None
        return
    # Give its processes our module path, so that they find the same bots.
    folders = os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)
    environment = {"env_vars": {"PYTHONPATH": folders}}
    ray.init(address="local", num_cpus=workers, include_dashboard=False, runtime_env=environment, **quiet)


def play_isolated(plan: Tournament, fixture: Fixture) -> Result:
    """Play one game in a separate process, so that a bot cannot crash Ray's worker."""
    ((result, _),) = run_games(plan, [fixture], 1)
    return result


def play_on_ray(plan: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play games as Ray tasks, `workers` at a time; a task whose process is lost is retried."""
    ray = load_ray()
    connect(ray, workers)
    try:
        task = ray.remote(max_retries=MAX_RETRIES, num_cpus=1)(play_isolated)
        shared = ray.put(plan)
        waiting = iter(fixtures)
        playing = [task.remote(shared, fixture) for fixture in islice(waiting, workers)]
        while playing:
            done, playing = ray.wait(playing)
            playing += [task.remote(shared, fixture) for fixture in islice(waiting, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise WorkerLost(f"Ray gave up on a game: {error}") from error
    finally:
        ray.shutdown()
