"""Board games: exact rules at native speed, bots, a game server, and interfaces for research.

>>> import guilda
>>> match = guilda.new("azul", players=3, wall="free", seed=7)
>>> match.apply(match.actions()[0])
>>> match.actor() is None
False
"""

import os
from typing import TYPE_CHECKING, Any

if os.environ.get("GUILDA_PURE", "0") not in ("", "0"):
    from guilda import pure

    pure.install()

from guilda.rules import game as _game
from guilda.rules.game import EventLog, Game, IllegalAction
from guilda.rules.registry import game, games, position
from guilda.rules.rng import FastRng, KeyedRng, Rng, ScriptedRng
from guilda.version import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from guilda import analysis, bots, daily, locales, puzzles
    from guilda import rl as rl
    from guilda import testing as testing
    from guilda.analysis.tree import Analysis
    from guilda.bots import Bot
    from guilda.records.match import Match
    from guilda.records.record import Record, RecordError, Seat, load
    from guilda.records.replay import resume, verify
    from guilda.search.evaluation import Evaluation, PythonEvaluation
    from guilda.search.hints import hint
    from guilda.search.review import review
    from guilda.search.search import Searcher

__all__ = [
    "new",
    "games",
    "game",
    "position",
    "load",
    "save",
    "verify",
    "resume",
    "bots",
    "daily",
    "puzzles",
    "locales",
    "hint",
    "review",
    "analysis",
    "Analysis",
    "Searcher",
    "Evaluation",
    "PythonEvaluation",
    "Bot",
    "Match",
    "Record",
    "RecordError",
    "Seat",
    "Game",
    "EventLog",
    "IllegalAction",
    "Rng",
    "FastRng",
    "KeyedRng",
    "ScriptedRng",
    "compiled",
    "__version__",
]

LAZY = {
    "Analysis": "guilda.analysis.tree",
    "Match": "guilda.records.match",
    "Record": "guilda.records.record",
    "RecordError": "guilda.records.record",
    "Seat": "guilda.records.record",
    "load": "guilda.records.record",
    "resume": "guilda.records.replay",
    "verify": "guilda.records.replay",
    "Evaluation": "guilda.search.evaluation",
    "PythonEvaluation": "guilda.search.evaluation",
    "hint": "guilda.search.hints",
    "review": "guilda.search.review",
    "Searcher": "guilda.search.search",
    "Bot": "guilda.bots",
}
"""Names that are imported when they are first used, to keep `import guilda` fast."""

MODULES = ("analysis", "bots", "daily", "locales", "puzzles", "rl", "testing")
"""Modules that are imported when they are first used. `rl` needs other packages, so `__all__` does not name it."""

compiled: bool = not (_game.__file__ or "").endswith(".py")
"""Whether the rules run as native code. Uncompiled they are the same, only slower."""


def new(name: str, *, seed: int | str | bytes | None = None, **options: Any) -> "Match":
    """Start a match. The same seed and moves give the same match; without a seed it is random.

    `guilda.game(name).options` lists the options of a game; a wrong one raises a `ValueError` that lists them too.
    """
    from guilda.records.match import Match

    return Match(name, options, seed=seed)


def save(match: "Match | Record", path: "Path | str") -> None:
    """Write the record of a match to a file, which `load` reads.

    The file has the seeds and all decisions even if the match is not over, so that `resume` can continue it: do not
    show it to players. `match.record().save(path)` writes what players may see.
    """
    from guilda.records.match import Match
    from guilda.records.record import check_record

    check_record(record := match.record(private=True) if isinstance(match, Match) else match)
    record.save(path)


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name in MODULES:
        return import_module(f"guilda.{name}")
    if name not in LAZY:
        raise AttributeError(f"module 'guilda' has no attribute {name!r}")
    value = getattr(import_module(LAZY[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
