"""What a game can be set to, and what is known of it before a position exists: forms are built from this."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from guilda.rules.game import EventLog, Game
    from guilda.rules.rng import Rng
    from guilda.rules.speech import Speech, Words

Value = int | str | None


@dataclass(frozen=True)
class Option:
    """One choice that the table makes before the game.

    `type` is `integer`, `choice` (a word) or `seat` (a seat counted from 0, or None for one at random).
    """

    name: str
    type: str
    values: tuple[Value, ...]
    default: Value
    title: Words
    value_titles: Mapping[Value, Words] = field(default_factory=dict)
    only_for: tuple[int, ...] = ()
    """The numbers of players with which there is this choice; empty: with any."""

    def __str__(self) -> str:
        only = f"; only with players={' or '.join(map(str, self.only_for))}" if self.only_for else ""
        return f"{self.name} ({', '.join(map(repr, self.values))}; default {self.default!r}{only})"

    def applies(self, players: Value) -> bool:
        """Whether a table of so many players has this choice."""
        return not self.only_for or players in self.only_for


def players_option(*counts: int, default: int = 2) -> Option:
    """How many play."""
    return Option("players", "integer", counts, default, {"en": "Players", "pt": "Jogadores", "es": "Jugadores"})


def start_option(most_players: int) -> Option:
    """Who starts: chosen at random unless the table says who."""
    title = {"en": "Starting player", "pt": "Jogador inicial", "es": "Jugador inicial"}
    at_random = {"en": "at random", "pt": "ao acaso", "es": "al azar"}
    return Option("start", "seat", (None, *range(most_players)), None, title, {None: at_random})


@dataclass(frozen=True)
class GameInfo:
    """A registered game: its names, options and rules version, and how its positions are made."""

    name: str
    title: Words
    kind: type[Game]
    speech: Speech[Any]
    options: tuple[Option, ...]
    components: str
    """A short hash of the box's contents that the rules were loaded with."""
    secrets: bool = False
    """Whether players know things that others may not."""

    @property
    def rules_version(self) -> int:
        """Grows when the game's behaviour changes; records carry it."""
        return self.kind.rules_version

    def check(self, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """The chosen options completed with the defaults; `ValueError` names what is wrong and what is right."""
        known = {option.name: option for option in self.options}
        listing = "; ".join(map(str, self.options))
        for name in chosen:
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}. Its options: {listing}")
        complete: dict[str, Value] = {}
        for option in self.options:
            players = complete.get("players")
            if not option.applies(players):
                if option.name in chosen:
                    raise ValueError(f"{self.name}: players={players} has no {option.name}. Its options: {listing}")
                continue
            value = chosen.get(option.name, option.default)
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                raise ValueError(f"{self.name}: {option.name} cannot be {value!r}. Its options: {listing}")
            complete[option.name] = value
        start, players = complete.get("start"), complete.get("players")
        if isinstance(start, int) and isinstance(players, int) and start >= players:
            raise ValueError(f"{self.name}: seat {start} cannot start, seats go from 0 to {players - 1}")
        return complete

    def position(self, chosen: Mapping[str, Any], rng: Rng, log: EventLog | None = None) -> Game:
        """A position ready for the first decision, set up with draws from the generator."""
        options = self.check(chosen)
        start = options.pop("start", None)
        make: Callable[..., Game] = self.kind
        game = make(**options)
        game.log = log
        game.set_up(rng, start if isinstance(start, int) else None)
        return game

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """Every combination of options that shapes a position (who starts does not)."""
        counts = self.options[0]
        for players in counts.values:
            shaping = [each for each in self.options[1:] if each.type != "seat" and each.applies(players)]
            for values in product(*(option.values for option in shaping)):
                chosen = dict(zip((option.name for option in shaping), values, strict=True))
                yield {counts.name: players, **chosen}
