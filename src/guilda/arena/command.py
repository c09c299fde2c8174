"""`guilda arena`: a tournament from the command line."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from guilda.arena.plot import ratings_svg
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import tournament
from guilda.arena.tournament import run
from guilda.arena.workers import WorkerLost

if TYPE_CHECKING:
    from argparse import Namespace

    from guilda.arena.schedule import Tournament
    from guilda.rules.options import Value

INTERRUPTED = 130
LOST = 1


def arena(chosen: Namespace, options: dict[str, Value]) -> int:
    """Play a tournament and print how it ended; the number is the exit code.

    Without a file of its own it keeps its games in one that is removed in the end, and goes on from there if stopped.
    """
    plan = tournament(chosen.game, chosen.bots, options, seed=chosen.seed, clock=chosen.clock)
    path = chosen.out or own_file(plan)
    if chosen.plot:
        check_plot(chosen.plot, plan)
    try:
        standings = run(plan, chosen.games, path, workers=chosen.workers, ray=chosen.ray)
    except KeyboardInterrupt:
        print(f"guilda: stopped. {how_to_go_on(plan, path)}", file=sys.stderr)
        return INTERRUPTED
    except WorkerLost as error:
        print(f"guilda: {error}. {how_to_go_on(plan, path)}", file=sys.stderr)
        return LOST
    print(json.dumps(standings.as_json(), ensure_ascii=False, indent=2) if chosen.json else standings.table())
    if chosen.plot:
        chosen.plot.write_text(ratings_svg(standings), encoding="utf-8")
    if not chosen.out:
        path.unlink()
    return 0


def check_plot(path: Path, plan: Tournament) -> None:
    """Find out before the first game whether the picture can be drawn."""
    if plan.players == 1:
        raise ValueError("a game for one has no ratings: leave out --plot")
    if path.suffix.lower() != ".svg":
        raise ValueError(f"the picture is an SVG: call it {path.with_suffix('.svg')}, not {path}")
    path.open("a").close()


def own_file(plan: Tournament) -> Path:
    """The file of a tournament that was given none: the same command finds it again."""
    identity = json.dumps(plan.identity(), sort_keys=True)
    return Path(f"arena-{plan.game}-{sha256(identity.encode()).hexdigest()[:8]}.jsonl")


def how_to_go_on(plan: Tournament, path: Path) -> str:
    """What is kept, and what to do."""
    with ResultsFile(path, plan) as kept:
        return f"{len(kept.results)} games are kept in {path}: the same command goes on from there"
