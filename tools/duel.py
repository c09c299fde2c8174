"""Play two settings of the search against each other: this is how docs/research/tuning.md measures a change.

    python tools/duel.py azul --first simulations=4000 deep=1 --second simulations=20000 --games 60

plays mirrored games and prints the first side's share of the wins, its 95 % interval and the ratio of CPU times. A side
takes `simulations`, `deep` and the settings of `Searcher`; those not given are the game's own. Every finished pair of
games is saved in build/duels, so an interrupted run resumes, and `--games 120` adds to the first 60; delete the folder
when the search changes. `--options players=4 wall=free` plays with other options of the game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guilda.console import Progress
from guilda.rules.registry import names
from guilda.search.search import Searcher
from guilda.training.matches import Pair, match_of, play_pair, worker_pool
from guilda.training.selfplay import start

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parent.parent
SEED = 900_000_000
"""Seeds from here on are for duels only."""


def setting(text: str) -> tuple[str, Any]:
    """Read `name=value`, where a value that is not a number is a word."""
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def play_task(task: tuple[str, dict[str, Any], Sequence[dict[str, Any]], int]) -> tuple[int, Pair]:
    """Play the pair of games of a seed."""
    name, options, sides, seed = task
    makers, budgets = zip(*map(split, sides), strict=True)
    return seed, play_pair(name, options, makers, budgets, seed)


def split(side: dict[str, Any]) -> tuple[partial[Searcher], int]:
    """Return what makes a side's searcher from a seed, and its simulations."""
    if "simulations" not in side:
        raise ValueError("both sides need simulations=NUMBER")
    settings = {key: value for key, value in side.items() if key != "simulations"}
    return partial(Searcher, **settings), side["simulations"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the missing pairs of games and print the result of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    for side in "first", "second":
        parser.add_argument(f"--{side}", type=setting, nargs="+", required=True, metavar="NAME=VALUE")
    parser.add_argument("--options", type=setting, nargs="+", default=[("players", 2)], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "duels", help="folder of the saved games")
    chosen = parser.parse_args(arguments)
    options, sides = dict(chosen.options), [dict(chosen.first), dict(chosen.second)]
    try:
        start(chosen.game, options, SEED)
        for maker, _ in map(split, sides):
            maker()
    except (TypeError, ValueError) as error:
        parser.error(str(error))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    what = sha256(json.dumps([options, sides], sort_keys=True).encode()).hexdigest()[:12]
    path = chosen.folder / f"{chosen.game}-{what}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    pairs = {seed: Pair(*map(tuple, pair)) for seed, pair in map(json.loads, lines)}
    wanted = range(SEED, SEED + max(1, chosen.games // 2))
    tasks = [(chosen.game, options, sides, seed) for seed in wanted if seed not in pairs]
    with (
        worker_pool(chosen.workers) as pool,
        path.open("a", encoding="utf-8") as kept,
        Progress(len(tasks)) as progress,
    ):
        for seed, pair in pool.imap_unordered(play_task, tasks):
            print(json.dumps([seed, pair]), file=kept, flush=True)
            pairs[seed] = pair
            progress.advance("pairs of games")
    first, second = sides
    print(match_of([pairs[seed] for seed in wanted], (first["simulations"], second["simulations"])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
