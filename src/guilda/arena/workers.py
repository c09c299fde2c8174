"""Playing many games at once in processes of this machine. The order of results is not fixed, the results are."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING

from guilda.arena.play import Result, play

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from multiprocessing.context import SpawnProcess

    from guilda.arena.schedule import Fixture, Tournament

TRIES = 2
LEAVING_SECONDS = 3.0


class WorkerLost(RuntimeError):  # noqa: N818 - what it is
    """A game ended the process that played it, more than once."""


class Stopped(BaseException):
    """The arena sends its workers home."""


def play_here(plan: Tournament, fixtures: Iterable[Fixture], workers: int) -> Generator[Result]:
    """Play these games in so many processes. A game whose process dies is tried once more in a new one."""
    waiting = deque(fixtures)
    deaths: Counter[Fixture] = Counter()
    crew: dict[Connection, tuple[SpawnProcess, Fixture]] = {}
    try:
        while waiting or crew:
            while waiting and len(crew) < workers:
                connection, process = hire(plan)
                crew[connection] = process, waiting[0]
                send(connection, waiting.popleft())
            heard = wait(list(crew))
            for connection in [each for each in crew if each in heard]:
                process, fixture = crew[connection]
                try:
                    result = connection.recv()
                except (EOFError, OSError):
                    del crew[connection]
                    dismiss(connection, process)
                    deaths[fixture] += 1
                    if deaths[fixture] == TRIES:
                        raise WorkerLost(
                            f"the game of seed {fixture.seed} between {' and '.join(set(seated(plan, fixture)))} "
                            f"ended its process {TRIES} times, with exit code {process.exitcode}"
                        ) from None
                    waiting.appendleft(fixture)
                    continue
                if isinstance(result, Exception):
                    raise result
                if waiting:
                    crew[connection] = process, waiting[0]
                    send(connection, waiting.popleft())
                else:
                    del crew[connection]
                    dismiss(connection, process)
                yield result
    finally:
        for process, _ in crew.values():
            process.terminate()
        for connection, (process, _) in crew.items():
            dismiss(connection, process)


def seated(plan: Tournament, fixture: Fixture) -> list[str]:
    """The names of the bots, seat by seat."""
    return [plan.names[bot] for bot in fixture.seating]


def hire(plan: Tournament) -> tuple[Connection, SpawnProcess]:
    """A new worker and the line to it. Only the two ends hold the line: when one dies, the other notices."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(plan, theirs), daemon=False)
    with no_interrupt():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Ctrl-C is for the arena: what is started inside does not hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def send(connection: Connection, fixture: Fixture) -> None:
    """Give a worker its next game; if it has died, `recv` will tell."""
    with suppress(OSError):
        connection.send(fixture)


def dismiss(connection: Connection, process: SpawnProcess) -> None:
    """Send a worker home."""
    connection.close()
    process.join(LEAVING_SECONDS)
    if process.exitcode is None:
        process.kill()
        process.join()


def work(plan: Tournament, connection: Connection) -> None:
    """What a worker does: play what it is given until the line is closed."""
    os.dup2(2, 1)  # what a bot prints is not the arena's result

    def stop(number: int, frame: object) -> None:
        raise Stopped

    signal.signal(signal.SIGTERM, stop)
    try:
        while True:
            fixture = connection.recv()
            try:
                result: Result | Exception = play(plan, fixture)
            except Exception as error:
                result = error
            connection.send(result)
    except (EOFError, OSError, Stopped):
        pass
