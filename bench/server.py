"""How the server bears live games: people on WebSockets, a decision every four seconds a seat, each persisted first.

python -m bench.server [--games 100 1000 2000] [--bots 20] [--seconds 30] [--database URL]

With --bots there are also so many tables where somebody answers a master without thinking, game after game.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from tests.server.playing import Game, ServerProcess

from guilda.rules.registry import NAMES

OPENING_AT_ONCE = 20
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> list[int]:
    """A process and those that it started: the ones that think for the server."""
    found = " ".join(path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children"))
    return [pid, *map(int, found.split())]


def cpu_seconds(pid: int) -> float:
    """What a process has used of a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def stolen_seconds() -> float:
    """What the host of a virtual machine has kept from it: nobody's fault here, but everybody's delay."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / TICKS


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


async def opened(address: str, count: int, pause: float) -> list[Game]:
    """So many tables of two people, of all games in turn."""
    games = [Game(address, NAMES[number % len(NAMES)], 2, number, pause=pause) for number in range(count)]
    doors = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(game: Game) -> None:
        async with doors, httpx.AsyncClient(timeout=60) as http:
            await game.open(http)

    await asyncio.gather(*(open_one(game) for game in games))
    return games


async def against_masters(address: str, number: int) -> None:
    """One table after the other where a master plays with somebody who does not think."""
    async with httpx.AsyncClient(timeout=60) as http:
        for game in itertools.count(number):
            table = Game(address, NAMES[game % len(NAMES)], 2, game, level="master")
            await table.open(http)
            await table.play()


async def bot_moves(address: str) -> float:
    """How many decisions bots have made so far."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = (await http.get(f"http://{address}/metrics")).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith('guilda_moves_total{by="bot"}'))


async def measure(server: ServerProcess, count: int, masters: int, seconds: float, every: float) -> dict[str, float]:
    """Let so many games be played for a while; delays from sending a decision to its answer, between people."""
    assert server.process is not None
    pid = server.process.pid
    games = await opened(server.address, count, every)
    players = [player for game in games for player in game.players]
    tasks = [asyncio.create_task(against_masters(server.address, number)) for number in range(masters)]
    for game in games:
        tasks.append(asyncio.create_task(game.play()))
        await asyncio.sleep(every / count)  # people do not all come at once
    await asyncio.sleep(5 * every)
    made, asked = await bot_moves(server.address), time.perf_counter()
    await asyncio.sleep(every)  # asking kept the players waiting
    for player in players:
        player.delays.clear()
    began, used, thought = time.perf_counter(), cpu_seconds(pid), sum(map(cpu_seconds, family(pid)[1:]))
    stolen = stolen_seconds()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_seconds(pid) - used
    thought = sum(map(cpu_seconds, family(pid)[1:])) - thought
    stolen = stolen_seconds() - stolen
    delays = sorted(delay for player in players for delay in player.delays)
    held = sum(map(memory, family(pid)))
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
        "max ms": round(1000 * delays[-1], 1),
        "server CPU %": round(100 * used / took),
        "thinkers' CPU %": round(100 * thought / took),
        "stolen CPU %": round(100 * stolen / took),
        "server MB": round(held),
        "reconnections": sum(player.reconnections for player in players),
    }


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[100, 500, 1000, 2000])
    parser.add_argument("--bots", type=int, default=0, help="tables where a master plays all the time")
    parser.add_argument("--seconds", type=float, default=30.0, help="of measuring, for each number of games")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between the decisions of a seat")
    parser.add_argument("--database", help="default: a new file of SQLite")
    chosen = parser.parse_args()
    gc.disable()  # pauses of the players are not the server's
    header = None
    for count in chosen.games:
        with tempfile.TemporaryDirectory() as folder:
            database = chosen.database or f"sqlite:///{folder}/guilda.db"
            server = ServerProcess(database, Path(folder) / "log")
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
