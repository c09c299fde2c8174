"""The daily deals of each game, as its `GameInfo` names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from guilda.rules.registry import game as game_info
from guilda.rules.registry import load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from guilda.rules.options import GameInfo

FULL, EMPTY = "🟦", "⬜"


class Deal(NamedTuple):
    """A kind of daily deal: a game with its options, and the bots in the seats after the person's."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...] = ()

    def options(self) -> dict[str, Any]:
        """Return the options of the game."""
        return game_info(self.game).check({"players": self.players})


class GameDeals(NamedTuple):
    """The deals of a game, and its board in symbols."""

    deals: tuple[Deal, ...]
    picture: Callable[[Mapping[str, Any]], list[str]]
    """Return rows of symbols for a seat of a view."""


def deals_of(info: GameInfo) -> GameDeals:
    """Return the deals of a game; one against greedy bots, without a picture, for a game that declares none."""
    if info.daily:
        declared: GameDeals = load(info.daily)
        return declared
    players: Any = info.check({})["players"]
    return GameDeals((Deal(info.name, info.name, players, ("greedy",) * (players - 1)),), lambda seat: [])


def squares(rows: Iterable[Iterable[object]]) -> list[str]:
    """Return a row of symbols for each row of spaces."""
    return ["".join(EMPTY if each is None else FULL for each in row) for row in rows]


def cards(seat: Mapping[str, Any]) -> list[str]:
    """Return the bought cards of Splendor by level, and the nobles."""
    levels = [card["level"] for card in seat["cards"]]
    rows = [mark * levels.count(level) for level, mark in ((3, "🟪"), (2, "🟨"), (1, "🟩"))]
    return [row for row in (*rows, "👑" * len(seat["nobles"])) if row]


AZUL = GameDeals((Deal("azul", "azul", 2, ("apprentice",)),), lambda seat: squares(seat["wall"]))
SINTRA = GameDeals(
    (Deal("sintra", "sintra", 2, ("apprentice",)),),
    lambda seat: squares([[window[row] for window in seat["windows"]] for row in ("top", "bottom")]),
)
SAGRADA = GameDeals(
    (Deal("sagrada", "sagrada", 2, ("greedy",)), Deal("sagrada-solo", "sagrada", 1)),
    lambda seat: squares(seat["dice"]),
)
SPLENDOR = GameDeals((Deal("splendor", "splendor", 2, ("apprentice",)),), cards)
