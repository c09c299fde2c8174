"""Opponents by name, or anybody's own (docs/bots.md). A bot is given what its seat may know, never more."""

from __future__ import annotations

import shlex
import shutil
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.rules.game import Game

GRACE = 0.5
"""Seconds past its clock that a bot is forgiven: what a busy machine takes by itself."""
STARTING_SECONDS = 30.0
"""How long a bot may take to get ready, before its first clock runs."""


class OutOfTime(BaseException):
    """A bot used up its clock. No `Exception`, so that a bot which catches everything does not catch this."""


class Bot(Protocol):
    """Decides for one seat in one game. It is made with a seed, and repeats itself when all it sees is the same.

    It may also have `begin(game)`, called once before its first clock runs, and `close()`, called after the game.
    """

    def choose(self, game: Game, clock: float | None = None) -> int | str:
        """A legal action, as id or notation, for the seat to act in a position where the unknown was drawn anew.

        The clock is the most seconds this may take, not what it should take; None sets no limit.
        """
        ...


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = FastRng(seed)

    def choose(self, game: Game, clock: float | None = None) -> int:
        """A legal action."""
        return game.random_action(self.rng)


LEVELS = ("novice", "apprentice", "journeyman", "expert", "master")
"""The levels of `guilda.bots.levels`, the weakest first."""
BUILT_IN = {
    "random": "guilda.bots:RandomBot",
    "greedy": "guilda.bots.greedy:GreedyBot",
    **{level: f"guilda.bots.levels:{level}" for level in LEVELS},
}
"""Where each name is made: `module:callable`, called with a seed. It is imported when first asked for."""
NAMES = tuple(BUILT_IN)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name, by `python:module:Class` or by `process:command line`; `ValueError` says what is wrong.

    It is not told the game: it sees that in the first position it is asked about.
    """
    return maker(name)(seed)


def maker(name: str) -> Callable[[int], Bot]:
    """What makes the bot of that name from a seed. A Python bot may also be in the current folder."""
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
    if kind == "python":
        if "" not in sys.path:
            sys.path.append("")
        return imported(rest)
    if name not in BUILT_IN:
        raise ValueError(
            f"there is no bot {name!r}: there are {', '.join(NAMES)}, python:module:Class and process:command line"
        )
    return imported(BUILT_IN[name])


def imported(path: str) -> Callable[[int], Bot]:
    """What `module:callable` names."""
    module, _, attribute = path.partition(":")
    if not module or not attribute:
        raise ValueError(f"a Python bot is written python:module:Class, not python:{path}")
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), attribute)
    except Exception as error:
        raise ValueError(f"cannot import the bot {path}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ValueError(f"{path} is no bot: a bot is made by calling a class with a seed")
    return found
