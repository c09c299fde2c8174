"""Measure bytes and CPU time of the messages that report a decision to both players, as the page requests them.

python -m bench.messages
"""

from __future__ import annotations

import sys
import time
import zlib
from random import Random

import msgspec
from tests.tables.playing import Harness, started

from guilda.rules.registry import names
from guilda.server.protocols import COMPRESSION
from guilda.tables import visibility
from guilda.tables.messages import Moved

GAMES = 3
MAX_PLIES = 200


def messages(harness: Harness, before: int) -> list[bytes]:
    """Return the message for each seat after a decision."""
    table, found = harness.table, []
    for seat in range(len(table.chairs)):
        state = visibility.state(table, seat, harness.now)
        assert state is not None
        found.append(msgspec.json.encode(Moved(visibility.updates(table, before, seat), state)))
    return found


def measure(game: str) -> list[str]:
    """Play a few random games between two people."""
    own = other = deflated = moves = 0
    cpu = compressing = 0.0
    deflate = [COMPRESSION.process_request_params([], [])[1].encoder for _ in range(2)]
    for seed in range(GAMES):
        harness, rng = started(game), Random(seed)
        while harness.table.phase == "playing" and harness.table.ply < MAX_PLIES:
            before = harness.table.number
            harness.act(rng)
            began = time.process_time()
            sent = messages(harness, before)
            cpu += time.process_time() - began
            moves += 1
            began = time.process_time()
            for each, data in zip(deflate, sent, strict=True):
                deflated += len(each.compress(data) + each.flush(zlib.Z_SYNC_FLUSH))
            compressing += time.process_time() - began
            for seat, data in enumerate(sent):
                if seat == harness.table.actor():
                    own += len(data)
                else:
                    other += len(data)
    return [
        game,
        *(f"{total // moves:,}" for total in (own, other, deflated)),
        *(f"{1000 * each / moves:.3f}" for each in (cpu, compressing)),
    ]


def main() -> int:
    """Print a table."""
    print("| game | bytes for the actor | bytes for the other | both, deflated | CPU ms | to deflate |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in names():
        print(f"| {' | '.join(measure(game))} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
