"""The message catalogue: all text for people in more than one language.

A language is a folder of Fluent files (`en/azul.ftl`) and an entry in `languages.json`, the only list of languages.
Rules and servers provide typed facts; `Catalogue` turns them into sentences. The page does the same in TypeScript
(`web/src/lib/i18n.ts`) with the same files.

A fact is a dictionary of scalars, objects and lists. Before its message is formatted, an object named `card` becomes
the text of `<game>-part-card`, and every element of a list named `dice` that of `<game>-part-dice`, joined by commas
and "and"; the message also gets the length as `$dice_count`. An empty list is the text of `<game>-part-dice-none`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda.locales import fluent

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = ["LANGUAGES", "Catalogue", "Language", "add_folder", "catalogue"]

FOLDER = Path(__file__).parent
FALLBACK = "en"


class Language(NamedTuple):
    """A supported language, as declared in `languages.json`."""

    code: str
    name: str
    """The language's own name."""
    locale: str
    """The BCP 47 tag for dates and numbers."""
    plurals: str
    """The BCP 47 tag whose plural rules the page uses."""
    singular: list[int]
    """The numbers that take the plural category `one`: the same rules, for Python."""


LANGUAGES: Mapping[str, Language] = {
    each["code"]: Language(**each) for each in json.loads((FOLDER / "languages.json").read_text("utf-8"))
}
_folders = [FOLDER]


def add_folder(folder: Path) -> None:
    """Add the catalogues of another package: a folder with one folder of `.ftl` files for each language."""
    if folder not in _folders:
        _folders.append(folder)
        catalogue.cache_clear()


def check_language(code: str) -> None:
    """Raise `ValueError` if a language is not supported."""
    if code not in LANGUAGES:
        raise ValueError(f"there is no language {code!r}: there are {', '.join(LANGUAGES)}")


@cache
def catalogue(code: str) -> Catalogue:
    """Return the catalogue of a language by its code; `ValueError` if it is not supported."""
    check_language(code)
    return Catalogue(code)


class Catalogue:
    """The messages of one language, with English where it lacks one. Messages are parsed when first used."""

    def __init__(self, code: str) -> None:
        self.language = LANGUAGES[code]
        self.sources: dict[str, str] = {}
        for folder in _folders:
            for file in sorted((folder / code).glob("*.ftl")):
                self.sources |= fluent.split_entries(file.read_text("utf-8"))
        self.patterns: dict[str, fluent.Pattern | None] = {}
        self.resolver = fluent.Resolver(self.pattern, self.language.singular)

    def __contains__(self, message: str) -> bool:
        return self.pattern(message) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def pattern(self, message: str) -> fluent.Pattern | None:
        """Return the parsed pattern of a message, from English if this language lacks it; None if both do."""
        if message not in self.patterns:
            if message in self.sources:
                self.patterns[message] = fluent.Parser(message, self.sources[message]).parse()
            else:
                code = self.language.code
                self.patterns[message] = None if code == FALLBACK else catalogue(FALLBACK).pattern(message)
        return self.patterns[message]

    def format(self, message: str, /, **args: Any) -> str:
        """Return the text of a message; its id if there is no such message."""
        pattern = self.pattern(message)
        return message if pattern is None else self.resolver.format(pattern, args)

    # Facts of a game

    def event(self, game: str, event: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> str:
        """Return a sentence about an event; empty for events that are not shown. `you` is the reader's own seat."""
        message = f"{game}-event-{kebab(event['event'])}"
        if message not in self:
            return ""
        seat = event.get("seat")
        if seat is None:
            return self.format_facts(game, message, event, "other", "")
        player = names[seat] if names else self.player_name(seat)
        return self.format_facts(game, message, event, "you" if seat == you else "other", player)

    def action(self, game: str, facts: Mapping[str, Any], player: str | None = None, you: bool = False) -> str:
        """Describe an action: of a player, of the reader, or (with neither) as a choice: "Take …"."""
        who = "you" if you else "choice" if player is None else "other"
        return self.format_facts(game, f"{game}-action-{kebab(facts['action'])}", facts, who, player or "")

    def prompt(self, game: str, prompt: Mapping[str, Any] | None) -> str:
        """Return the question to the actor in the middle of a turn; empty at the start of a turn."""
        return "" if prompt is None else self.format_facts(game, f"{game}-prompt-{kebab(prompt['prompt'])}", prompt)

    def refusal(self, game: str, name: str) -> str:
        """Return why an action is not allowed, as the end of a sentence."""
        return self.format(f"{game}-refusal-{kebab(name)}")

    def item(self, game: str, name: str) -> str:
        """Return the title of a line of the score sheet."""
        return self.format(f"{game}-item-{kebab(name)}")

    def player_name(self, seat: int) -> str:
        """Return the default name of a seat."""
        return self.format("player-number", number=seat + 1)

    def format_facts(
        self, game: str, message: str, facts: Mapping[str, Any], who: str = "other", player: str = ""
    ) -> str:
        """Format a message of a game with facts."""
        return self.format(message, **self.arguments(game, facts), who=who, player=player)

    def arguments(self, game: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts as arguments of a message: objects and lists as texts."""
        args: dict[str, Any] = {}
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                args[f"{name}_count"] = len(value)
                args[name] = self.list([self.part(game, name, each) for each in value]) or self.format(
                    f"{game}-part-{kebab(name)}-none"
                )
            elif isinstance(value, dict):
                args[name] = self.part(game, name, value)
            else:
                args[name] = "none" if value is None else value
        return args

    def part(self, game: str, name: str, value: Any) -> str:
        """Return the text of an object, or of one element of a list."""
        args = self.arguments(game, value) if isinstance(value, dict) else {"value": value}
        return self.format(f"{game}-part-{kebab(name)}", **args)

    def list(self, texts: Sequence[str]) -> str:
        """Join texts as this language writes a list."""
        if not texts:
            return ""
        joined = texts[0]
        for place, text in enumerate(texts[1:], 2):
            message = "list-and" if place == len(texts) else "list-comma"
            joined = self.format(message, list=joined, item=text, initial=text[:1].lower())
        return joined


def kebab(name: str) -> str:
    """Convert a name of a fact to the form used in message ids."""
    return name.replace("_", "-")
