"""The schedule of a mirrored tournament: every pair of bots plays each seed in every seating.

A game depends on nothing but its fixture, so games can be played in any order and on any machine.
"""

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

MAX_CLOCK = 86_400


class Fixture(NamedTuple):
    """A game to play: the index of its seed, and the index of the bot in each seat."""

    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """A validated tournament; `tournament` makes one."""

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: str
    clock: float | None
    adjusted: bool = False
    """Whether luck is taken out of every game."""

    @property
    def players(self) -> int:
        """The number of players in a game."""
        players = self.options["players"]
        assert isinstance(players, int)
        return players

    @property
    def names(self) -> list[str]:
        """The bots' names as given, numbered where one appears twice."""
        return [
            bot if self.bots.index(bot) == n else f"{bot} #{1 + self.bots[:n].count(bot)}"
            for n, bot in enumerate(self.bots)
        ]

    def identity(self) -> dict[str, Any]:
        """Return everything that results depend on. Only results with equal identity may be combined."""
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
            **({"adjusted": True} if self.adjusted else {}),
        }

    def derive_seed(self, *purpose: object) -> int:
        """Derive a seed for one purpose from the tournament's seed."""
        text = repr((self.seed, self.game, sorted(self.options.items()), *purpose))
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def tournament(
    name: str,
    entrants: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    seed: str = "1",
    clock: float | None = None,
    adjusted: bool = False,
) -> Tournament:
    """Make a tournament between bots; `ValueError` if it is not valid."""
    made = Tournament(name, game(name).check(options or {}), tuple(entrants), seed, clock, adjusted)
    minimum = min(2, made.players)
    if len(entrants) < minimum:
        raise ValueError(f"a tournament needs at least {minimum} bots, not {len(entrants)}")
    if clock is not None and not 0 < clock <= MAX_CLOCK:
        raise ValueError(f"the clock must be more than 0 and at most {MAX_CLOCK} seconds, not {clock:g}")
    for bot in entrants:
        bots.factory(bot)
    return made


def seatings(table: Sequence[int], players: int) -> list[tuple[int, ...]]:
    """Return every seating of one or two bots that splits the seats as evenly as possible.

    2 seats give 2 seatings, 3 seats 6 (one against two), 4 seats 6 (two against two), 5 and 6 seats 20.
    Together they put each bot in every seat equally often.
    """
    if len(table) == 1:
        return [(table[0],) * players]
    first, second = table
    every = product((first, second), repeat=players)
    return [seating for seating in every if abs(seating.count(first) - seating.count(second)) <= 1]


def fixtures(plan: Tournament, games: int, *, first_only: bool = False) -> Iterator[Fixture]:
    """Yield at least `games` games per pair of bots (or per bot in a solo game), each seed in every seating.

    The order is seed by seed, so that a tournament that is stopped early is still balanced. With `first_only`, all
    pairs include the first bot.
    """
    if games < 1:
        raise ValueError(f"a tournament has at least 1 game, not {games}")
    tables = list(combinations(range(len(plan.bots)), min(2, plan.players)))
    mirrored = len(seatings(tables[0], plan.players))
    for seed in range(-(-games // mirrored)):
        for table in tables:
            if first_only and 0 not in table:
                continue
            for seating in seatings(table, plan.players):
                yield Fixture(seed, seating)
