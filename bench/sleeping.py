"""Measure memory and writes of a server with many correspondence tables and no connections.

python -m bench.sleeping [--tables 20000] [--seconds 60]

One of the tables has a deadline that has expired: it is acted on right after the start.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx
from tests.server.playing import ServerProcess
from tests.tables.playing import ANA, BEN, new_table

from bench.server import memory
from guilda.server.storage import Storage, milliseconds
from guilda.tables import visibility
from guilda.tables.entries import Clock, LogEntry, Sat, Started, encode_entry
from guilda.tables.opening import opening
from guilda.tables.table import Table

DAY = 86_400_000
AT_ONCE = 500
START_SECONDS = 10


def written_bytes(pid: int) -> int:
    """Return the bytes that a process has caused to be written to the disk."""
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("write_bytes")).split()[1])


async def fill(url: str, count: int) -> None:
    """Create tables that wait for a move within days; the deadline of the first one has expired."""
    storage = Storage(url)
    await storage.open()
    now = milliseconds()
    new = new_table(clock=Clock(bank=0, increment=86_400, on_timeout="resign"))
    template: list[LogEntry] = [*opening(new, ANA, now), Sat(at=now, by=BEN.id, seat=1, name="Ben")]
    table = Table.rebuilt("template", [*template, Started(at=now, by=ANA.id)])
    entries = [encode_entry(entry) for entry in (*template, Started(at=now, by=ANA.id))]
    summary = visibility.summary(table)
    late = [*opening(new, ANA, now - 2 * DAY), Sat(at=now - 2 * DAY, by=BEN.id, seat=1, name="Ben")]
    late.append(Started(at=now - 2 * DAY, by=ANA.id))
    expired = visibility.summary(Table.rebuilt("table0", late))
    await storage.append("table0", 1, [encode_entry(entry) for entry in late], expired)
    for first in range(1, count, AT_ONCE):
        numbers = range(first, min(count, first + AT_ONCE))
        await asyncio.gather(*(storage.append(f"table{number}", 1, entries, summary) for number in numbers))
    await storage.heartbeat("alone", now, 2**60, 0)
    await storage.close()


def measure(count: int, seconds: float) -> dict[str, object]:
    """Run a server on these tables for a while."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/guilda.db"
        asyncio.run(fill(url, count))
        server = ServerProcess(url, Path(folder) / "log")
        server.start()
        began = time.perf_counter()
        try:
            assert server.process is not None
            pid = server.process.pid
            phase = ""
            while phase != "over" and time.perf_counter() - began < START_SECONDS:
                phase = httpx.get(f"http://{server.address}/api/tables/table0").json()["phase"]
                time.sleep(0.1)
            reacted = time.perf_counter() - began
            time.sleep(START_SECONDS)
            before, wrote = memory(pid), written_bytes(pid)
            time.sleep(seconds)
            after, wrote = memory(pid), written_bytes(pid) - wrote
        finally:
            server.stop()
    return {
        "tables": count,
        "expired deadline": phase,
        "after s": round(reacted, 1),
        "MB at first": round(before),
        "MB at last": round(after),
        "kB written/s": round(wrote / seconds / 1000, 2),
    }


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    found = measure(chosen.tables, chosen.seconds)
    print(f"| {' | '.join(found)} |\n| {' | '.join('---' for _ in found)} |")
    print(f"| {' | '.join(map(str, found.values()))} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
