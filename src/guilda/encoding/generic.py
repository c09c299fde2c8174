"""The default observation encoder: the numbers of `view`, in a fixed layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guilda.encoding.encoder import Encoder, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from guilda.rules.game import Game

MAX_CELL = 32_767
SEAT_NAMES = ("actor", "turn", "starter", "start")
"""Parts of a view that hold a seat: they are counted from the observer."""


class GenericEncoder(Encoder):
    """Encodes the numbers and booleans of a view whose shape does not change during a game.

    The seats are rotated so that the observer comes first. None and texts become -1: a card may be shown as its number
    or as "?". A game whose view tells something in words, or changes its shape, needs its own encoder.
    """

    def __init__(self, game: Game) -> None:
        numbers = list(leaves(rotated(game.presentation().view(game, 0), 0, game.players)))
        super().__init__([number(name) for name, _ in numbers])

    def cells(self, game: Game, observer: int) -> list[int]:
        """Return the numbers of the observer's view."""
        view = rotated(game.presentation().view(game, observer), observer, game.players)
        found = [max(-MAX_CELL, min(MAX_CELL, cell)) for _, cell in leaves(view)]
        if len(found) != self.size:
            raise ValueError(
                f"the view of {game.name} has {len(found)} values here, but {self.size} in another position: "
                f"give it a fixed shape, or the game an encoder of its own"
            )
        return found


def rotated(view: Mapping[str, Any], observer: int, players: int) -> dict[str, Any]:
    """Return a view with its seats counted from the observer."""
    turned = dict(view)
    for name in SEAT_NAMES:
        if isinstance(turned.get(name), int):
            turned[name] = (turned[name] - observer) % players
    if isinstance(turned.get("seats"), list):
        turned["seats"] = turned["seats"][observer:] + turned["seats"][:observer]
    return turned


def leaves(part: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Yield the names and values of the numbers in a view, in order."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from leaves(value, f"{name}.{key}" if name else str(key))
    elif isinstance(part, list | tuple):
        for place, value in enumerate(part):
            yield from leaves(value, f"{name}_{place}")
    elif part is None or isinstance(part, str):
        yield name, -1
    elif isinstance(part, int):
        yield name, int(part)
