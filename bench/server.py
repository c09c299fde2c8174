"""Load test: players who behave like the page and decide every four seconds per seat; each decision is stored first.

python -m bench.server [--games 100 1000 2000] [--bots 20] [--seconds 30] [--workers 4 --database URL --channels URL]

Clients ask for details, previews, permessage-deflate and signs of life as the page does. With --bots there are also
tables where a master plays against a random player, game after game. Without --database and with --workers, a
PostgreSQL and a Redis or Valkey are started for the run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import resource
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import httpx
import uvloop
from tests.server.playing import CountedConnection, Game, ServerProcess
from tests.server.postgres import fresh_database, redis_process, running_postgres

from guilda.rules.registry import names

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")
OPENING_AT_ONCE = 20
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> tuple[list[int], list[int]]:
    """Return the processes of a server: those that serve, and those that search."""
    serving: list[int] = []
    searching: list[int] = []
    waiting = [pid]
    while waiting:
        each = waiting.pop()
        found = searching if b"search_worker" in Path(f"/proc/{each}/cmdline").read_bytes() else serving
        found.append(each)
        children = " ".join(path.read_text() for path in Path(f"/proc/{each}/task").glob("*/children"))
        waiting.extend(map(int, children.split()))
    return serving, searching


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the CPU time of processes."""
    stats = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS


def stolen_seconds() -> float:
    """Return the CPU time that the hypervisor has given to others."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / TICKS


def memory(pid: int) -> float:
    """Return the resident memory of a process, in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


async def opened(address: str, count: int, pause: float) -> list[Game]:
    """Open tables for two people, of all games in turn."""
    games = [
        Game(address, names()[number % len(names())], 2, number, pause=pause, as_page=True) for number in range(count)
    ]
    doors = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(game: Game) -> None:
        async with doors, httpx.AsyncClient(timeout=60) as http:
            await game.open(http)

    await asyncio.gather(*(open_one(game) for game in games))
    return games


async def against_masters(address: str, number: int) -> None:
    """Play one game after the other between a master and a random player."""
    async with httpx.AsyncClient(timeout=60) as http:
        for game in itertools.count(number):
            table = Game(address, names()[game % len(names())], 2, game, level="master")
            await table.open(http)
            await table.play()


async def bot_moves(address: str) -> float:
    """Return the number of bots' decisions so far."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = (await http.get(f"http://{address}/metrics")).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith('guilda_moves_total{by="bot"}'))


async def measure(server: ServerProcess, count: int, masters: int, seconds: float, every: float) -> dict[str, float]:
    """Play games between people for a while, and measure the delay from each decision to its answer."""
    assert server.process is not None
    pid = server.process.pid
    games = await opened(server.address, count, every)
    players = [player for game in games for player in game.players]
    tasks = [asyncio.create_task(against_masters(server.address, number)) for number in range(masters)]
    for game in games:
        tasks.append(asyncio.create_task(game.play()))
        await asyncio.sleep(every / count)  # spread the players' arrival
    await asyncio.sleep(5 * every)
    made, asked = await bot_moves(server.address), time.perf_counter()
    await asyncio.sleep(every)  # let the load settle again
    for player in players:
        player.delays.clear()
    serving, searching = family(pid)
    began, used, thought = time.perf_counter(), cpu_seconds(serving), cpu_seconds(searching)
    stolen, sent = stolen_seconds(), CountedConnection.bytes_on_the_wire
    await asyncio.sleep(seconds)
    took, used, thought = time.perf_counter() - began, cpu_seconds(serving) - used, cpu_seconds(searching) - thought
    stolen, sent = stolen_seconds() - stolen, CountedConnection.bytes_on_the_wire - sent
    delays = sorted(delay for player in players for delay in player.delays)
    held = sum(map(memory, serving + searching))
    made, asked = await bot_moves(server.address) - made, time.perf_counter() - asked
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "games": count,
        "with masters": masters,
        "moves/s": round(len(delays) / took),
        "bots' moves/s": round(made / asked, 1),
        "p50 ms": round(1000 * delays[len(delays) // 2], 1),
        "p99 ms": round(1000 * delays[int(0.99 * len(delays))], 1),
        "kB/move": round(sent / len(delays) / 1000, 2),
        "CPU ms/move": round(1000 * used / len(delays), 2),
        "max ms": round(1000 * delays[-1], 1),
        "server CPU %": round(100 * used / took),
        "search CPU %": round(100 * thought / took),
        "stolen CPU %": round(100 * stolen / took),
        "server MB": round(held),
        "reconnections": sum(player.reconnections for player in players),
        "errors": sum(len(player.refused) for player in players),
    }


def required(found: T | None) -> T:
    """Return a program that was started for the run."""
    if found is None:
        raise SystemExit("several workers need PostgreSQL and Redis or Valkey: install them or give their addresses")
    return found


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[100, 500, 1000, 2000])
    parser.add_argument("--bots", type=int, default=0, help="tables with a master that never stops playing")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds to measure each number of games")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between the decisions of a seat")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument("--database", help="default: a new SQLite file, or a new PostgreSQL for several workers")
    parser.add_argument("--channels", help="default: a new Redis or Valkey for several workers")
    chosen = parser.parse_args()
    gc.disable()  # pauses of the players are not the server's
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    header = None
    for count in chosen.games:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database, channels = chosen.database, chosen.channels
            if chosen.workers > 1:
                database = database or fresh_database(required(stack.enter_context(running_postgres(settings=""))))
                channels = channels or required(stack.enter_context(redis_process())).url
            arguments = ("--workers", str(chosen.workers), *(("--channels", channels) if channels else ()))
            server = ServerProcess(database or f"sqlite:///{folder}/guilda.db", folder / "log", arguments=arguments)
            server.start()
            try:
                # both seats wait for each other, so each seat decides after half the time
                found = uvloop.run(measure(server, count, chosen.bots, chosen.seconds, chosen.every / 2))
            finally:
                server.stop()
        if header is None:
            header = list(found)
            print(f"| {' | '.join(header)} |\n| {' | '.join('---' for _ in header)} |")
        print(f"| {' | '.join(str(value) for value in found.values())} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
