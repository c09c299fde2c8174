"""Who plays whom, with which seed and in which seats. A game is one unit of work, and nothing but itself decides it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda import bots
from guilda.rules.registry import game
from guilda.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from guilda.rules.options import Value

LONGEST_CLOCK = 86_400


class Fixture(NamedTuple):
    """One game to be played: the number of its seed, and which bot (counted from 0) sits in each seat."""

    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """What is played: made by `tournament`, which checks it."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: str
    clock: float | None

    @property
    def players(self) -> int:
        """How many seats a table has."""
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    @property
    def names(self) -> list[str]:
        """What the bots are called: as they were given, with a number where two are the same."""
        return [
            bot if self.bots.index(bot) == n else f"{bot} #{1 + self.bots[:n].count(bot)}"
            for n, bot in enumerate(self.bots)
        ]

    def identity(self) -> dict[str, Any]:
        """Everything that results depend on: what was not played under the same is not mixed."""
        info = game(self.game)
        return {
            "guilda": __version__,
            "game": self.game,
            "rules_version": info.rules_version,
            "components": info.components,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "clock": self.clock,
        }

    def draw_seed(self, *what: object) -> int:
        """A number that follows from the tournament's seed and what it is for."""
        text = repr((self.seed, self.game, sorted(self.options.items()), *what))
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def tournament(
    name: str,
    entrants: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    seed: str = "1",
    clock: float | None = None,
) -> Tournament:
    """A tournament between these bots; `ValueError` says what is wrong with it."""
    made = Tournament(name, game(name).check(options or {}), tuple(entrants), seed, clock)
    least = min(2, made.players)
    if len(entrants) < least:
        raise ValueError(f"a tournament needs at least {least} bots, not {len(entrants)}")
    if clock is not None and not 0 < clock <= LONGEST_CLOCK:
        raise ValueError(f"a clock has more than 0 seconds and at most a day of {LONGEST_CLOCK}, not {clock:g}")
    for bot in entrants:
        bots.maker(bot)
    return made


def seatings(table: Sequence[int], players: int) -> list[tuple[int, ...]]:
    """Every seating of one or two bots that divides the seats as evenly as it can be done.

    2 seats: 2 seatings; 3 seats: 6, each bot alone against two in every seat; 4 seats: 6, always two against two.
    Over all of them each bot sits in every seat equally often.
    """
    if len(table) == 1:
        return [(table[0],) * players]
    first, second = table
    every = product((first, second), repeat=players)
    return [seating for seating in every if abs(seating.count(first) - seating.count(second)) <= 1]


def fixtures(plan: Tournament, games: int) -> Iterator[Fixture]:
    """At least so many games for every two bots (or for each alone in a game for one), each seed in every seating.

    Seed by seed: where a tournament is stopped, all have played about equally often.
    """
    if games < 1:
        raise ValueError(f"a tournament has at least 1 game, not {games}")
    tables = list(combinations(range(len(plan.bots)), min(2, plan.players)))
    mirrored = len(seatings(tables[0], plan.players))
    for seed in range(-(-games // mirrored)):
        for table in tables:
            for seating in seatings(table, plan.players):
                yield Fixture(seed, seating)
