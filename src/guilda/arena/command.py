"""The `guilda arena` command."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from guilda import console
from guilda.arena.plot import ratings_svg
from guilda.arena.results import ResultsFile
from guilda.arena.schedule import tournament
from guilda.arena.tournament import run
from guilda.arena.workers import WorkerLost

if TYPE_CHECKING:
    from argparse import Namespace

    from guilda.arena.schedule import Tournament
    from guilda.arena.standings import Standings
    from guilda.rules.options import Value

INTERRUPTED = 130
LOST = 1


def arena(chosen: Namespace, options: dict[str, Value]) -> int:
    """Play a tournament, print the standings and return the exit code."""
    plan = tournament(chosen.game, chosen.bots, options, seed=chosen.seed, clock=chosen.clock, adjusted=chosen.adjusted)
    if chosen.plot:
        check_plot(chosen.plot, plan)
    standings = play_or_explain(plan, chosen, ray=chosen.ray)
    if isinstance(standings, int):
        return standings
    if chosen.json:
        print(json.dumps(standings.as_json(), ensure_ascii=False, indent=2))
    else:
        console.show(standings.report())
    if chosen.plot:
        chosen.plot.write_text(ratings_svg(standings), encoding="utf-8")
    return 0


def play_or_explain(plan: Tournament, chosen: Namespace, **settings: bool) -> Standings | int:
    """Play a tournament; if it is stopped, explain how to resume and return the exit code.

    Without --out, games are kept in a file that is removed at the end; if stopped, the same command resumes from it.
    """
    path = chosen.out or default_file(plan)
    try:
        standings = run(plan, chosen.games, path, workers=chosen.workers, **settings)
    except KeyboardInterrupt:
        print(f"guilda: interrupted. {resume_hint(plan, path)}", file=sys.stderr)
        return INTERRUPTED
    except WorkerLost as error:
        print(f"guilda: {error}. {resume_hint(plan, path)}", file=sys.stderr)
        return LOST
    if not chosen.out:
        path.unlink()
    return standings


def check_plot(path: Path, plan: Tournament) -> None:
    """Check before the first game that the plot can be written."""
    if plan.players == 1:
        raise ValueError("a solo game has no ratings: leave out --plot")
    if path.suffix.lower() != ".svg":
        raise ValueError(f"the plot is an SVG file: use {path.with_suffix('.svg')}, not {path}")
    path.open("a").close()


def default_file(plan: Tournament) -> Path:
    """Return the results file of a tournament without --out: the same command finds it again."""
    identity = json.dumps(plan.identity(), sort_keys=True)
    return Path(f"arena-{plan.game}-{sha256(identity.encode()).hexdigest()[:8]}.jsonl")


def resume_hint(plan: Tournament, path: Path) -> str:
    """Return a message that says how many games are saved and how to resume."""
    with ResultsFile(path, plan) as kept:
        return f"{len(kept.results)} games are saved in {path}. Run the same command to resume"
