"""The registry of games. A game is loaded when it is first asked for.

The games of this package are declared in `BUILT_IN`, so that they are found in a source tree that is not installed.
Games of other packages are found through the entry point group `guilda.games`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

GROUP = "guilda.games"
BUILT_IN = {
    "azul": "guilda.rules.azul:INFO",
    "sagrada": "guilda.rules.sagrada:INFO",
    "sintra": "guilda.rules.sintra:INFO",
    "splendor": "guilda.rules.splendor:INFO",
}


@cache
def declarations() -> dict[str, str]:
    """Return where each game is declared, as `module:attribute`; the games of this package come first."""
    from importlib.metadata import entry_points  # slow to import

    found = {each.name: each.value for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}
    return BUILT_IN | {name: place for name, place in found.items() if name not in BUILT_IN}


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(declarations())


@cache
def game(name: str) -> GameInfo:
    """Return the declaration of a game by its name; `ValueError` if there is none or it cannot be loaded."""
    place = BUILT_IN.get(name) or declarations().get(name)
    if place is None:
        raise ValueError(f"there is no game {name!r}: there are {', '.join(names())}")
    if name not in BUILT_IN:
        from guilda import pure

        pure.PACKAGES.add(place.partition(":")[0].partition(".")[0])
    info: GameInfo = load(place)
    if info.name != name:
        raise ValueError(f"{place} declares the game {info.name!r}, not {name!r}")
    if info.messages is not None:
        from guilda.locales import add_folder

        add_folder(info.messages)
    return info


def games() -> tuple[GameInfo, ...]:
    """Return all games. A game of another package that cannot be loaded is left out with a warning."""
    found = []
    for name in names():
        try:
            found.append(game(name))
        except Exception as error:
            if name in BUILT_IN:
                raise
            warnings.warn(f"the game {name!r} cannot be loaded: {type(error).__name__}: {error}", stacklevel=2)
    return tuple(found)


def load(place: str) -> Any:
    """Return the object that `module:attribute` names."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def position(text: str) -> Game:
    """Return the position that a text (as from `Game.text`) describes; `ValueError` if it describes none."""
    if not isinstance(text, str):
        raise ValueError(f"a position is read from a text, not from {text!r}")
    found: Game = game(text.partition(" ")[0]).presentation.read(text)
    return found
