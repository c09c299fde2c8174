"""How games are put into words: notation, sentences, text positions, views, events.

Each game has one `Speech`; it reads positions and never changes them. `LANGUAGES` are those of every text.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from guilda.rules.game import Game

LANGUAGES = ("en", "pt", "es")
Event = dict[str, Any]
Words = Mapping[str, str]  # language → text
PLAYER: Words = {"en": "Player {}", "pt": "Jogador {}", "es": "Jugador {}"}
VERB = re.compile(r"\[(.*?)\|(.*?)\]")
POINTS = {"en": ("point", "points"), "pt": ("ponto", "pontos"), "es": ("punto", "puntos")}

G = TypeVar("G", bound="Game")


class Item(NamedTuple):
    """One line of a score: what it is for, how many of them, and the points they give."""

    name: str
    quantity: int
    points: int


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")


def player_name(seat: int, language: str) -> str:
    """What a seat without a name is called."""
    return PLAYER[language].format(seat + 1)


def plural(words: tuple[str, str], n: int) -> str:
    """The form of a word that goes with a number."""
    return words[0] if abs(n) == 1 else words[1]


def points_words(points: int, language: str, sign: str = "") -> str:
    """So many points, a loss with a true minus; with `+` as sign also a gain shows its sign."""
    return f"{points:{sign if points else ''}d} {plural(POINTS[language], points)}".replace("-", "−")


def phrase(template: str, player: str | None, **told: Any) -> str:
    """`{player} [takes|take] …` as told of a player; or, of nobody, as something that can be chosen: `Take …`."""
    if player is not None:
        return VERB.sub(r"\1", template).format(player=player, **told)
    choice = VERB.sub(r"\2", template).replace("{player} ", "", 1).format(**told)
    return choice[:1].upper() + choice[1:]


class Speech(ABC, Generic[G]):
    """The words of one game. The tables below are enough for events, reasons and the items of a score."""

    EVENTS: ClassVar[Sequence[tuple[str, tuple[str, ...]]]]
    """The kinds of event by number: name and the names of their details. A detail named `points` scores."""

    TELLINGS: ClassVar[Mapping[str, Words]]
    """An event's sentence by its name; `{player}` and the details can be used. No entry: nothing is told."""

    REASONS: ClassVar[Sequence[Words]]
    """Why an action is refused, by the number that `refusal` gives; the first is for 0, which is no reason."""

    ITEMS: ClassVar[Mapping[str, Words]]
    """What the items of a score are called."""

    TIE_BREAK: ClassVar[Words]
    """What decides between equal scores, as a sentence."""

    TIE_ITEMS: ClassVar[Sequence[str]]
    """The items of a score whose quantities decide between equal scores."""

    NOTATION_HELP: ClassVar[Words]
    """How actions are written, for somebody who sees them for the first time."""

    @abstractmethod
    def notation(self, game: G, action: int) -> str:
        """The short text of an action: always the same one with the same options."""

    @abstractmethod
    def parse(self, game: G, text: str) -> int:
        """The id of the action that a short text stands for, or `ValueError`."""

    @abstractmethod
    def parts(self, game: G, action: int) -> dict[str, Any]:
        """The pieces that an action is made of, in the order in which a player chooses them.

        Like the notation they are always the same with the same options.
        """

    @abstractmethod
    def sentence(self, game: G, action: int, language: str, player: str | None) -> str:
        """What a legal action does, in words; an empty `player` means the seat's number, None: what can be chosen."""

    @abstractmethod
    def breakdown(self, game: G, seat: int) -> list[Item]:
        """The score of a seat, item by item."""

    def outlook(self, game: G, seat: int, viewer: int | None) -> list[Item]:
        """What a seat would score now as far as a viewer may know; for games that count only at the end it differs."""
        return self.breakdown(game, seat)

    def promise(self, game: G, seat: int) -> int:
        """The points that a seat has, with those that the next scoring is certain to change as things stand."""
        return sum(item.points for item in self.outlook(game, seat, seat))

    def last_round(self, game: G) -> bool:
        """Whether it is certain that this is the last round of a game that is not over yet."""
        return False

    @abstractmethod
    def view(self, game: G, seat: int | None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know."""

    @abstractmethod
    def text(self, game: G) -> str:
        """The whole position as one line."""

    @abstractmethod
    def read(self, text: str) -> G:
        """The position that such a line describes, or `ValueError`."""

    @abstractmethod
    def detail(self, name: str, number: int) -> Any:
        """A detail of an event as it is told: a colour by its name, say."""

    def event(self, game: G, row: Sequence[int], seat: int | None) -> Event:
        """An event of the log as a seat (None: a spectator) may know it."""
        kind, details = self.EVENTS[row[0]]
        told: Event = {"event": kind}
        if row[1] >= 0:
            told["seat"] = row[1]
        told.update((name, self.detail(name, number)) for name, number in zip(details, row[2:], strict=False))
        return told

    def question(self, game: G, language: str) -> str:
        """What the seat to act is asked in the middle of a turn; empty when it simply is its turn."""
        check_language(language)
        return ""

    def reveals(self, row: Sequence[int]) -> bool:
        """Whether an event shows what was hidden although nothing was drawn: such a decision cannot be taken back."""
        return False

    def event_sentence(self, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """What happened, in words; empty for what goes without saying."""
        check_language(language)
        telling = self.TELLINGS.get(event["event"])
        if telling is None:
            return ""
        return phrase(telling[language], **self.spoken(event, language, names))

    def spoken(self, event: Event, language: str, names: Sequence[str]) -> dict[str, Any]:
        """What the sentence of an event may speak of: its details and the player's name."""
        seat = event.get("seat")
        player = "" if seat is None else names[seat] if names else player_name(seat, language)
        return {**event, "player": player}

    def reason(self, refusal: int, language: str) -> str:
        """Why an action is refused."""
        check_language(language)
        if not 0 <= refusal < len(self.REASONS):
            raise ValueError(f"there is no reason {refusal}: reasons go from 0 to {len(self.REASONS) - 1}")
        return self.REASONS[refusal][language]

    def item(self, name: str, language: str) -> str:
        """What an item of a score is called."""
        check_language(language)
        return self.ITEMS[name][language]
