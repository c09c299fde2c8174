"""Opponents by name. A bot is given what its seat may know, never more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from guilda.rules.rng import FastRng

if TYPE_CHECKING:
    from guilda.rules.game import Game


class Bot(Protocol):
    """Chooses an action for the seat to act, given a position in which what it may not know was drawn anew."""

    def choose(self, game: Game, clock: float | None = None) -> int:
        """The id of a legal action, within so many seconds."""
        ...


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = FastRng(seed)

    def choose(self, game: Game, clock: float | None = None) -> int:
        """A legal action."""
        actions = game.actions()
        return actions[self.rng.roll(len(actions))]


NAMES = ("random",)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `ValueError` lists the names there are."""
    if name not in NAMES:
        raise ValueError(f"there is no bot {name!r}: there are {', '.join(NAMES)}")
    return RandomBot(seed)
