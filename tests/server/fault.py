"""Games of scripted people while the server is killed with -9 again and again (`make fault` for the full size).

`make fault` writes what it found to docs/fault-test.md.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from guilda.rules.registry import NAMES, game
from tests.server.playing import Game, ServerProcess
from tests.server.postgres import fresh_database, running_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

BETWEEN_KILLS = (0.5, 2.5)


async def play_with_faults(
    database: str,
    folder: Path,
    *,
    games: int,
    kills: int,
    seed: int,
    pause: float,
    drops: float = 0.01,
    patience: float = 100,
) -> dict[str, float]:
    """So many games of all kinds while the server is killed so many times; what there was to count."""
    chance = random.Random(seed)
    server = ServerProcess(database, folder / "server.log")
    await asyncio.to_thread(server.start)
    began = time.monotonic()
    played = []
    async with httpx.AsyncClient(timeout=30) as http:
        for number in range(games):
            name = NAMES[number % len(NAMES)]
            counts = [count for count in game(name).options[0].values if isinstance(count, int) and count > 1]
            each = Game(server.address, name, counts[(number // len(NAMES)) % len(counts)], number, pause=pause)
            await each.open(http)
            for player in each.players:
                player.drops = drops
            played.append(each)
    playing = asyncio.gather(*(each.play() for each in played))
    try:
        for kill in range(kills):
            await asyncio.sleep(chance.uniform(*BETWEEN_KILLS))
            assert not playing.done(), f"all games were over before kill {kill + 1}: pause longer between moves"
            server.kill()
            await asyncio.to_thread(server.start)
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
        "games": games,
        "kills": kills,
        "moves": sum(moves),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "lost connections": sum(player.reconnections for player in players),
        "seconds": round(time.monotonic() - began),
    }


@contextmanager
def databases(folder: Path) -> Iterator[dict[str, str]]:
    """One of each kind that there is."""
    found = {"SQLite": f"sqlite:///{folder}/guilda.db"}
    with running_postgres() as postgres:
        if postgres is not None:
            found["PostgreSQL"] = fresh_database(postgres)
        yield found


PAGE = Path(__file__).parents[2] / "docs" / "fault-test.md"
TEXT = """\
# The fault test

`make fault` lets scripted people play games of all kinds, with a connection of their own for every seat, while the
server is killed with `kill -9` at random moments and started again, and connections are dropped at random. Afterwards
every game must have finished, every record must verify, and every move that the server had acknowledged must stand in
its record. The last run:

{table}
"""


def main() -> int:
    """The full test on each database."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between decisions of a seat")
    chosen = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder, databases(Path(folder)) as found:
        for name, url in found.items():
            work = play_with_faults(
                url,
                Path(folder),
                games=chosen.games,
                kills=chosen.kills,
                seed=chosen.seed,
                pause=chosen.pause,
                patience=1800,
            )
            rows.append({"database": name, **asyncio.run(work)})
            print(rows[-1], flush=True)
    lines = [list(rows[0]), ["---"] * len(rows[0]), *([str(value) for value in row.values()] for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    PAGE.write_text(TEXT.format(table=table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
