"""Choose the outcomes of chance: play a move with given draws, each in the notation of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from guilda.rules.rng import FastRng, Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.game import Game


class ChanceError(ValueError):
    """The chosen chance does not fit the draws of a move; the message says where."""


class Draw(NamedTuple):
    """One draw of a move: its outcome, and all possible outcomes."""

    outcome: str
    options: list[str]


class ChosenRng(Rng):
    """A generator that returns the wanted outcomes one after another, then random ones."""

    def __init__(self, position: Game, action: int, wanted: Sequence[str], rng: Rng) -> None:
        self.position = position
        self.action = action
        self.wanted = wanted
        self.rng = rng
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        """Return the number of the wanted outcome; a random one if no more are wanted."""
        outcome = self.position.presentation().outcome
        outcomes = [outcome(self.position, self.action, n, number) for number in range(n)]
        options, place = list(dict.fromkeys(outcomes)), len(self.draws)
        if place >= len(self.wanted):
            number = self.rng.below(n)
        elif self.wanted[place] in outcomes:
            number = outcomes.index(self.wanted[place])
        else:
            raise ChanceError(
                f"draw {place + 1} cannot be {self.wanted[place][:20]!r}: it is one of {', '.join(options)}"
            )
        self.draws.append(Draw(outcomes[number], options))
        return number


def apply(position: Game, action: int, wanted: Sequence[str] = (), rng: Rng | None = None) -> list[Draw]:
    """Play an action whose first draws are chosen, and return all its draws; the others come from `rng`."""
    chance = ChosenRng(position, action, wanted, FastRng(0) if rng is None else rng)
    before = position.state()
    position.apply(action, chance)
    if len(wanted) > len(chance.draws):
        position.restore(before)
        raise ChanceError(f"{len(wanted)} outcomes are given, but the move draws {len(chance.draws)}")
    return chance.draws
