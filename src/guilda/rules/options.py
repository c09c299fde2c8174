"""The declaration of a game: its options, and the location of its parts for other layers."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from operator import index
from typing import TYPE_CHECKING, Any

from guilda.locales import catalogue, kebab

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from guilda.rules.game import EventLog, Game
    from guilda.rules.presentation import Presentation
    from guilda.rules.rng import Rng

Value = int | str | None


def as_integer(value: Any) -> Any:
    """Return integers of any kind, such as NumPy's, as int, and anything else, also truth values, as it is."""
    try:
        return value if isinstance(value, bool) else index(value)
    except TypeError:
        return value


@dataclass(frozen=True)
class Option:
    """An option of a game, chosen before it starts.

    `type` is `integer`, `choice` (a word) or `seat` (counted from 0; None is a random seat).
    """

    name: str
    type: str
    values: tuple[Value, ...]
    default: Value
    only_for: tuple[int, ...] = ()
    """The player counts that have this option; empty for all."""

    def __str__(self) -> str:
        only = f"; only with players={' or '.join(map(str, self.only_for))}" if self.only_for else ""
        return f"{self.name} ({', '.join(map(repr, self.values))}; default {self.default!r}{only})"

    def applies(self, players: Value) -> bool:
        """Return whether a game for this number of players has the option."""
        return not self.only_for or players in self.only_for


def players_option(*counts: int, default: int = 2) -> Option:
    """Return the option for the number of players."""
    return Option("players", "integer", counts, default)


def start_option(max_players: int) -> Option:
    """Return the option for the starting player, by default random."""
    return Option("start", "seat", (None, *range(max_players)), None)


@dataclass(frozen=True, repr=False, eq=False)
class GameInfo:
    """The declaration of a game.

    The rules are given as objects. The parts for other layers are named by `module:attribute` and imported when they
    are first used, so that playing does not import the search, the environments or the terminal. A game needs none of
    them: without an evaluation the search estimates final scores by current scores, without an encoder observations
    are made from `view`, and without a board terminal and notebook show the view as text.
    """

    name: str
    kind: type[Game]
    presentation: Presentation[Any]
    options: tuple[Option, ...]
    components: str = "0" * 12
    """A hash (12 hexadecimal digits) of the components that the rules were loaded with; records carry it."""
    chance: Callable[[Any, int, Any], int] | None = None
    """Return the number of the chance event that draws, given the position before a decision, its action and the
    position that it changes; for deals that many people play (`guilda.records.deal`). It must depend on no draw."""
    secrets: bool = False
    """True if players have hidden information."""
    messages: Path | None = None
    """The folder with the game's message catalogues, one folder per language, if it is not `guilda/locales`."""
    evaluation: str = "guilda.search.generic"
    """The module of the game's evaluation (`EVALUATION`) and search settings (`SETTINGS`, perhaps `DEEP_SETTINGS`)."""
    encoder: str = "guilda.encoding.generic:GenericEncoder"
    """The observation encoder, a subclass of `guilda.encoding.Encoder`."""
    board: str = "guilda.terminal.generic:draw"
    """The function that draws the board at the terminal."""
    drawing: str = "guilda.drawing.generic:draw"
    """The function that draws the board as SVG, for notebooks."""
    symmetry: str = ""
    """The function that returns a random symmetry of a position, for training data."""
    editor: str = ""
    """The module of the position editor (`guilda.analysis.editors`)."""
    themes: str = ""
    """The themes of the game's puzzles: a mapping of names to functions (`guilda.puzzles.themes`)."""
    puzzles: Path | None = None
    """The file with the game's puzzles (`guilda.puzzles`), if it is not in `guilda/puzzles`."""
    daily: str = ""
    """The deals of the day (`guilda.daily.deals.GameDeals`); without them there is one against a greedy bot."""
    goals: tuple[str, ...] = ()
    """The items of the score sheet whose quantity is a number of goals, such as complete rows: the coach says how often
    a number of them is reached. Numbered items such as `window_3` are one, `window`, and each counts once."""
    tempo: tuple[str, ...] = ()
    """The names of a position's attributes with the number of the round and, if players compete for it, the seat that
    began it: the coach says if a move changes the length of the game, or who begins the next round."""
    levels: tuple[tuple[int, float], ...] = (
        (20, 0.06),
        (50, 0.03),
        (150, 0.015),
        (500, 0.0),
        (2_000, 0.0),
        (20_000, 0.0),
    )
    """Simulations per move and temperature of each of the six bot levels, weakest first."""
    limits: Mapping[str, float] = field(default_factory=dict)
    """Limits of `guilda bench`: `playouts` (decisions per iteration), `move` (iterations) and `copy` (ns)."""

    def __repr__(self) -> str:
        return f"<GameInfo {self.name}: {'; '.join(map(str, self.options))}>"

    @property
    def rules_version(self) -> int:
        """The version of the rules; it increases when the game's behaviour changes. Records carry it."""
        return self.kind.rules_version

    def title(self, language: str = "en") -> str:
        """Return the game's title in a language."""
        return catalogue(language).format(f"{self.name}-title")

    def option_title(self, option: Option, language: str = "en") -> str:
        """Return the title of an option in a language."""
        return self._option_text(kebab(option.name), language) or option.name

    def value_title(self, option: Option, value: Value, language: str = "en") -> str:
        """Return the title of one value of an option in a language; the value itself where it has none."""
        return self._option_text(f"{kebab(option.name)}-{str(value).lower()}", language) or str(value)

    def _option_text(self, name: str, language: str) -> str:
        texts = catalogue(language)
        ids = (f"{self.name}-option-{name}", f"option-{name}")
        return next((texts.format(each) for each in ids if each in texts), "")

    def check(self, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """Return the chosen options completed with defaults; `ValueError` lists the valid ones."""
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
            value = as_integer(chosen.get(option.name, option.default))
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                raise ValueError(f"{self.name}: {option.name} cannot be {value!r}. Its options: {listing}")
            complete[option.name] = value
        start, players = complete.get("start"), complete.get("players")
        if isinstance(start, int) and isinstance(players, int) and start >= players:
            raise ValueError(f"{self.name}: seat {start} cannot start, seats go from 0 to {players - 1}")
        return complete

    def position(self, chosen: Mapping[str, Any], rng: Rng, log: EventLog | None = None) -> Game:
        """Return a position set up for the first decision with draws from the generator."""
        options = self.check(chosen)
        start = options.pop("start", None)
        make: Callable[..., Game] = self.kind
        game = make(**options)
        game.log = log
        game.set_up(rng, start if isinstance(start, int) else None)
        return game

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """Yield every combination of options except the starting player."""
        counts = self.options[0]
        for players in counts.values:
            shaping = [each for each in self.options[1:] if each.type != "seat" and each.applies(players)]
            for values in product(*(option.values for option in shaping)):
                chosen = dict(zip((option.name for option in shaping), values, strict=True))
                yield {counts.name: players, **chosen}
