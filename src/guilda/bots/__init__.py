"""Built-in bots by name, and your own bots (docs/program/bots.md). A bot sees only what its seat may know."""

from __future__ import annotations

import shlex
import shutil
import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.rules.game import Game

__all__ = ["Bot", "LEVELS", "make", "names"]

GRACE = 0.5
"""Seconds that a bot may exceed its clock, because a busy machine adds delay."""
STARTING_SECONDS = 30.0
"""Seconds that a bot may take to start, before its first clock runs."""


class OutOfTime(BaseException):
    """A bot used up its clock. Not an `Exception`, so that a bot with a broad `except` does not catch it."""


class Bot(Protocol):
    """A player of one seat in one game. The same seed and the same positions give the same actions.

    A bot may also define `begin(game)`, called once before its first clock runs, and `close()`, called after the game.
    """

    def choose(self, game: Game, clock: float | None = None) -> int | str:
        """Return a legal action, as id or notation, for the seat to act. Hidden information is resampled in `game`.

        `clock` is the limit in seconds, not a target; None means no limit.
        """
        ...


class RandomBot:
    """Play legal actions uniformly at random."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = FastRng(seed)

    def choose(self, game: Game, clock: float | None = None) -> int:
        """Return a legal action."""
        return game.random_action(self.rng)


LEVELS = ("novice", "apprentice", "journeyman", "expert", "master", "grandmaster")
"""The levels of `guilda.bots.levels`, weakest first."""
REFERENCE_LEVELS = LEVELS[:-1]
"""The levels that baselines, puzzles and reviews measure with. Grandmaster searches longer than they do."""
BUILT_IN = {
    "random": "guilda.bots:RandomBot",
    "greedy": "guilda.bots.greedy:GreedyBot",
    **{level: f"guilda.bots.levels:{level}" for level in LEVELS},
}
"""The factory of each bot as `module:callable`, called with a seed; imported on first use."""
KINDS = ("python:MODULE:CLASS", "process:COMMAND", "policy:MODULE:FUNCTION", "onnx:FILE")
"""The ways to name a bot of your own."""
GROUP = "guilda.bots"
"""The entry point group through which bots of other packages are found, as `module:callable`."""


@cache
def factories() -> dict[str, str]:
    """Return the factories of all bots, those of this package first."""
    from importlib.metadata import entry_points  # slow to import

    found = {each.name: each.value for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}
    return BUILT_IN | {name: place for name, place in found.items() if name not in BUILT_IN}


def names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(factories())


def make(name: str, seed: int = 0) -> Bot:
    """Return a new bot, given its name or one of `KINDS`.

    A bot learns which game it plays from the first position.
    """
    return factory(name)(seed)


def factory(name: str) -> Callable[[int], Bot]:
    """Return the factory of a bot, called with a seed. Python bots are also found in the current folder."""
    kind, _, rest = name.partition(":")
    if kind == "process":
        from guilda.bots.process import ProcessBot

        try:
            words = shlex.split(rest)
        except ValueError as error:
            raise ValueError(f"{name!r} cannot be run: {str(error).lower()}") from None
        if not words or shutil.which(words[0]) is None:
            raise ValueError(f"{name!r} cannot be run: there is no command {''.join(words[:1])!r}")
        return lambda seed: ProcessBot(words, seed)
    if kind in ("python", "policy") and "" not in sys.path:
        sys.path.append("")
    if kind == "python":
        return load_factory(rest)
    if kind in ("policy", "onnx"):
        from guilda.bots.policy import PolicyBot, onnx_policy

        policy = load_factory(rest) if kind == "policy" else onnx_policy(rest)
        return lambda seed: PolicyBot(policy)
    if kind == "baseline":
        from guilda.bots.levels import baseline

        return baseline(rest)
    place = BUILT_IN.get(name) or factories().get(name)
    if place is None:
        raise ValueError(f"there is no bot {name!r}: choose {', '.join((*names(), *KINDS))}")
    return load_factory(place)


def load_factory(path: str) -> Callable[..., Any]:
    """Return the callable named by `module:callable`."""
    module, _, attribute = path.partition(":")
    if not module or not attribute:
        raise ValueError(f"a Python bot is written python:module:Class, not python:{path}")
    try:
        found: Callable[..., Any] = getattr(import_module(module), attribute)
    except Exception as error:
        raise ValueError(f"cannot import the bot {path}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ValueError(f"{path} is not a bot: a bot is a class or function that is called with a seed")
    return found
