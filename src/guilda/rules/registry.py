"""Which games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guilda.rules.game import Game
    from guilda.rules.options import GameInfo

NAMES = ("azul", "sagrada", "sintra", "splendor")


def game(name: str) -> GameInfo:
    """What is known of a game by its name: titles, options, rules version."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}: there are {', '.join(NAMES)}")
    info: GameInfo = import_module(f"guilda.rules.{name}").INFO
    return info


def games() -> tuple[GameInfo, ...]:
    """All games."""
    return tuple(game(name) for name in NAMES)


def position(text: str) -> Game:
    """The position that a text, as `Game.text` writes it, describes; `ValueError` if it describes none."""
    if not isinstance(text, str):
        raise ValueError(f"a position is read from a text, not from {text!r}")
    found: Game = game(text.partition(" ")[0]).speech.read(text)
    return found
