"""The presentation of a game to people and programs: notation, typed facts, views, events, score sheets.

It contains no text: `guilda.locales` puts the facts into a language. Each game has one `Presentation`; it reads
positions and never changes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from textwrap import wrap
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from guilda.locales import catalogue
from guilda.locales.fluent import number_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

    from guilda.rules.game import Game

Facts = dict[str, Any]
"""A message's name and its typed arguments, ready for JSON; see `guilda.locales`."""
Event = Facts

G = TypeVar("G", bound="Game")


class Item(NamedTuple):
    """One line of a score sheet: its name, quantity and points."""

    name: str
    quantity: int
    points: int


def refusal_names(constants: ModuleType) -> tuple[str, ...]:
    """Return the names of a game's refusals by number, from its constants `REFUSED_…`; number 0 is `legal`."""
    numbers = {value: name for name, value in vars(constants).items() if name.startswith("REFUSED_")}
    return ("legal", *(numbers[number].removeprefix("REFUSED_").lower() for number in sorted(numbers)))


class Presentation(ABC, Generic[G]):
    """The presentation of one game."""

    NAME: ClassVar[str]
    """The game's name: the prefix of its messages."""

    EVENTS: ClassVar[Sequence[tuple[str, tuple[str, ...]]]]
    """The kinds of event by number: name and the names of their details. A detail named `points` scores."""

    REFUSALS: ClassVar[Sequence[str]]
    """The names of the reasons why an action is illegal, by the number that `Game.refusal` returns; 0 is `legal`."""

    TIE_ITEMS: ClassVar[Sequence[str]]
    """The items of a score sheet whose quantities break ties."""

    @abstractmethod
    def notation(self, game: G, action: int) -> str:
        """Return the short text of an action; it depends only on the id and the game's options."""

    @abstractmethod
    def parse(self, game: G, text: str) -> int:
        """Return the id of the action that a notation stands for, or raise `ValueError`."""

    @abstractmethod
    def parts(self, game: G, action: int) -> Mapping[str, Any]:
        """Return the parts of an action in the order in which a player chooses them.

        Like the notation they depend only on the id and the game's options.
        """

    @abstractmethod
    def facts(self, game: G, action: int) -> Facts:
        """Return the effect of a legal action: `action` names the message, the rest are its arguments."""

    def prompt(self, game: G) -> Facts | None:
        """Return the decision that the actor faces in the middle of a turn, or None at the start of one."""
        return None

    @abstractmethod
    def breakdown(self, game: G, seat: int) -> list[Item]:
        """Return the score sheet of a seat."""

    def projection(self, game: G, seat: int, viewer: int | None) -> list[Item]:
        """Return the score sheet of a seat as if the game ended now, as far as a viewer may know."""
        return self.breakdown(game, seat)

    @abstractmethod
    def view(self, game: G, seat: int | None) -> Mapping[str, Any]:
        """Return everything that a seat (None: a spectator) may know, ready for JSON."""

    @abstractmethod
    def text(self, game: G) -> str:
        """Return the whole position as one line of text, hidden information included."""

    @abstractmethod
    def read(self, text: str) -> G:
        """Return the position that such a line describes, or raise `ValueError`."""

    @abstractmethod
    def detail(self, name: str, number: int) -> Any:
        """Return a detail of an event in its public form: a colour as its name, say."""

    def event(self, game: G, row: Sequence[int], seat: int | None) -> Event:
        """Return an event of the log as a seat (None: a spectator) may know it."""
        kind, details = self.EVENTS[row[0]]
        event: Event = {"event": kind}
        if row[1] >= 0:
            event["seat"] = row[1]
        event.update((name, self.detail(name, number)) for name, number in zip(details, row[2:], strict=False))
        return event

    def outcome(self, game: G, action: int, n: int, number: int) -> str:
        """Return the notation of a draw's outcome: of a number below n, drawn while an action is being played.

        It is called in the middle of `play`, when the position is as the draw finds it. By default it is the number.
        """
        return str(number)

    def reveals(self, row: Sequence[int]) -> bool:
        """Return whether an event reveals hidden information without a draw, so that it cannot be undone."""
        return False

    # Text

    def sentence(self, game: G, action: int, language: str, player: str | None) -> str:
        """Return a sentence for a legal action: a choice ("Take …") for player None, the seat number for ""."""
        texts = catalogue(language)
        return texts.action(
            self.NAME, self.facts(game, action), texts.player_name(game.turn) if player == "" else player
        )

    def event_sentence(self, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """Return a sentence for an event; empty for events that are not announced."""
        return catalogue(language).event(self.NAME, event, names)

    def reason(self, refusal: int, language: str) -> str:
        """Return a sentence that says why an action is illegal."""
        if not 0 <= refusal < len(self.REFUSALS):
            raise ValueError(f"there is no refusal {refusal}: refusals go from 0 to {len(self.REFUSALS) - 1}")
        return catalogue(language).refusal(self.NAME, self.REFUSALS[refusal])

    def item(self, name: str, language: str) -> str:
        """Return the title of a line of the score sheet."""
        return catalogue(language).item(self.NAME, name)


def described(name: str, part: Any, width: int) -> list[str]:
    """Return the lines of text that describe one part of a view, for games without their own board."""
    return wrap(f"{name.replace('_', ' ')}: {compact(part)}", width, subsequent_indent="  ")


def compact(part: Any) -> str:
    """Return a part of a view as short text."""
    if isinstance(part, dict):
        return ", ".join(f"{name.replace('_', ' ')} {compact(value)}" for name, value in part.items()) or "–"
    if isinstance(part, list | tuple):
        return " ".join(map(compact, part)) or "–"
    if isinstance(part, bool):
        return "✓" if part else "·"
    if isinstance(part, int):
        return number_text(part)
    return "–" if part is None else str(part)
