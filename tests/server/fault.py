"""Scripted games while the server and everything it depends on fail again and again (`make fault` for the full size).

Faults: the server or one of its workers is killed with -9, PostgreSQL crashes, Redis or Valkey is gone, the SQLite file
is locked by another program, the disk is full. `make fault` writes its results to docs/host/fault-test.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from guilda.rules.registry import game, names
from tests.server.playing import Game, ServerProcess
from tests.server.postgres import fresh_database, postgres_cluster, redis_process

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from tests.server.postgres import PostgresCluster, RedisProcess

    Fault = Callable[[], Awaitable[None]]

BETWEEN_FAULTS = (0.5, 2.5)
OUTAGE_SECONDS = 2.0
SMALLEST_FILE = 4096


async def kill_server(server: ServerProcess) -> None:
    """Kill the server with all its processes, and start it again."""
    server.kill()
    await asyncio.to_thread(server.start)


async def kill_worker(server: ServerProcess, chance: random.Random) -> None:
    """Kill one worker process; the server starts another one."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    workers = [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    with suppress(ProcessLookupError):
        os.kill(chance.choice(workers), signal.SIGKILL)


async def interrupt(service: PostgresCluster | RedisProcess) -> None:
    """Crash a service, and start it again after a while."""
    await asyncio.to_thread(service.kill)
    await asyncio.sleep(OUTAGE_SECONDS)
    await asyncio.to_thread(service.start)


async def lock_file(file: Path) -> None:
    """Hold the write lock of a SQLite file, as a backup program may do."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=60, check_same_thread=False)) as connection:
        await asyncio.to_thread(connection.execute, "BEGIN EXCLUSIVE")
        await asyncio.sleep(OUTAGE_SECONDS)
        connection.execute("ROLLBACK")


async def fill_disk(server: ServerProcess) -> None:
    """Let no file of the server grow for a while."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (SMALLEST_FILE, resource.RLIM_INFINITY))
    await asyncio.sleep(OUTAGE_SECONDS)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def play_with_faults(
    server: ServerProcess,
    faults: Mapping[str, Fault],
    *,
    games: int,
    count: int,
    seed: int,
    pause: float,
    drops: float = 0.01,
    patience: float = 200,
) -> dict[str, Any]:
    """Play games of all kinds while faults happen in turn; return the counts."""
    chance = random.Random(seed)
    await asyncio.to_thread(server.start)
    began = time.monotonic()
    played = []
    async with httpx.AsyncClient(timeout=30) as http:
        for number in range(games):
            name = names()[number % len(names())]
            counts = [count for count in game(name).options[0].values if isinstance(count, int) and count > 1]
            each = Game(server.address, name, counts[(number // len(names())) % len(counts)], number, pause=pause)
            await each.open(http)
            for player in each.players:
                player.drops = drops
            played.append(each)
    playing = asyncio.gather(*(each.play() for each in played))
    kinds = sorted(faults)
    happened: Counter[str] = Counter()
    try:
        for number in range(count):
            await asyncio.sleep(chance.uniform(*BETWEEN_FAULTS))
            kind = kinds[number % len(kinds)]
            assert not playing.done(), f"all games were over before fault {number + 1}: pause longer between moves"
            await faults[kind]()
            happened[kind] += 1
        await asyncio.wait_for(playing, patience)
        async with httpx.AsyncClient(timeout=60) as http:
            moves = [await each.check(http) for each in played]
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        playing.cancel()
        if server.process is not None and server.process.poll() is None:
            server.kill()
    players = [player for each in played for player in each.players]
    return {
        "faults": ", ".join(f"{kind} {times}" for kind, times in sorted(happened.items())),
        "games": games,
        "moves": sum(moves),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "refused": sum(len(player.refused) for player in players),
        "lost connections": sum(player.reconnections for player in players),
        "seconds": round(time.monotonic() - began),
    }


async def on_sqlite(folder: Path, **details: Any) -> dict[str, Any]:
    """Play on SQLite: kills, a locked file, a full disk."""
    file = folder / "guilda.db"
    server = ServerProcess(f"sqlite:///{file}", folder / "server.log")
    faults = {
        "killed server": partial(kill_server, server),
        "locked file": partial(lock_file, file),
        "full disk": partial(fill_disk, server),
    }
    return await play_with_faults(server, faults, **details)


async def on_postgres(folder: Path, cluster: PostgresCluster, redis: RedisProcess, **details: Any) -> dict[str, Any]:
    """Play on PostgreSQL and Redis or Valkey with two workers: kills, crashes and outages."""
    arguments = ("--workers", "2", "--channels", redis.url)
    server = ServerProcess(fresh_database(cluster.url), folder / "server.log", arguments=arguments)
    chance = random.Random(details["seed"])
    faults = {
        "killed server": partial(kill_server, server),
        "killed worker": partial(kill_worker, server, chance),
        "PostgreSQL crash": partial(interrupt, cluster),
        "Valkey outage": partial(interrupt, redis),
    }
    return await play_with_faults(server, faults, **details)


PAGE = Path(__file__).parents[2] / "docs" / "host" / "fault-test.md"
TEXT = """\
# The fault test

This page shows what `make fault` tests, and the results of the last run.

Scripted players play all kinds of games, with one connection per seat. Meanwhile faults happen at random moments, and
connections are dropped at random. In the end every game must have finished, every record must verify, and every move
that the server acknowledged must be in its record.

| fault | how it is made |
| --- | --- |
| killed server | `kill -9` of the server with all its processes, which is then restarted |
| killed worker | `kill -9` of one of two workers; the server starts another one |
| PostgreSQL crash | an immediate shutdown, and a start two seconds later |
| Valkey outage | `kill -9` of Redis or Valkey, and a start two seconds later |
| locked file | another program holds the write lock of the SQLite file for two seconds |
| full disk | no file of the server may grow for two seconds; moves are refused with a reason |

{table}
"""


def main() -> int:
    """Run the full test on each database."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between decisions of a seat")
    chosen = parser.parse_args()
    details = {
        "games": chosen.games,
        "count": chosen.faults,
        "seed": chosen.seed,
        "pause": chosen.pause,
        "patience": 1800,
    }
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        rows.append({"database": "SQLite", **asyncio.run(on_sqlite(Path(folder), **details))})
        print(rows[-1], flush=True)
    with tempfile.TemporaryDirectory() as folder, postgres_cluster("") as cluster, redis_process() as redis:
        if cluster is not None and redis is not None:
            found = asyncio.run(on_postgres(Path(folder), cluster, redis, **details))
            rows.append({"database": "PostgreSQL", **found})
            print(rows[-1], flush=True)
    lines = [list(rows[0]), ["---"] * len(rows[0]), *([str(value) for value in row.values()] for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    PAGE.write_text(TEXT.format(table=table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
