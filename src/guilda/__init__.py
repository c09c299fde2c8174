"""Four board games about artisans: exact rules at native speed, opponents, tables, and interfaces for research.

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
from guilda.rules.game import Game, IllegalAction
from guilda.rules.registry import game, games, position
from guilda.rules.rng import FastRng, KeyedRng, Rng, ScriptedRng
from guilda.version import __version__

if TYPE_CHECKING:
    from guilda.records.match import Match
    from guilda.records.record import Record, Seat

__all__ = [
    "new",
    "games",
    "game",
    "position",
    "Match",
    "Record",
    "Seat",
    "Game",
    "IllegalAction",
    "Rng",
    "FastRng",
    "KeyedRng",
    "ScriptedRng",
    "compiled",
    "__version__",
]

compiled: bool = not (_game.__file__ or "").endswith(".py")
"""Whether the rules run as native code. Uncompiled they are the same, only slower."""


def new(name: str, *, seed: int | str | bytes | None = None, **options: Any) -> "Match":
    """Start a match of a game. The same seed and moves give the same match; without a seed chance decides.

    Which options a game has, `guilda.game(name).options` tells; a wrong one gets a `ValueError` that lists them.
    """
    from guilda.records.match import Match

    return Match(name, options, seed=seed)


def __getattr__(name: str) -> Any:
    """Load the rarely needed names when they are first asked for: it keeps the import quick."""
    if name == "Match":
        from guilda.records.match import Match

        return Match
    if name in ("Record", "Seat"):
        from guilda.records import record

        return getattr(record, name)
    raise AttributeError(f"module 'guilda' has no attribute {name!r}")
