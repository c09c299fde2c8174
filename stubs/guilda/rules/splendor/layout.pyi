"""The components of Splendor in play: decks, face-up cards, nobles and players' holdings; resampling hidden cards."""

from guilda.rules.game import Game
from typing import Any, final

class LayoutFields(Game):
    """The fields of a position of Splendor.

    Tokens and bonuses are bundles of `packed.py`: five gem colours, then gold. A deck and the bought cards of a level
    are wide sets. `blind` has a bit for each card in hand that only its owner knows.

    `idle_rounds` counts consecutive rounds without a card bought or reserved, including the current one.

    While a purchase is being paid for, `buying` is the card's place (the hand follows the table) and `kind` the colour
    asked for; while tokens are being returned, `kind` is the lowest that may be returned.
    """
    @property
    def starter(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def idle_rounds(self) -> int: ...
    @property
    def passes(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def buying(self) -> int: ...
    @property
    def kind(self) -> int: ...
    @property
    def table(self) -> list[int]: ...
    @property
    def nobles(self) -> list[int]: ...
    @property
    def tokens(self) -> list[int]: ...
    @property
    def hand(self) -> list[int]: ...
    @property
    def blind(self) -> list[int]: ...
    @property
    def bought(self) -> list[int]: ...
    @property
    def visited(self) -> list[int]: ...
    @property
    def supply(self) -> int: ...
    @property
    def decks(self) -> list[int]: ...
    @property
    def bonuses(self) -> list[int]: ...
    @property
    def card_points(self) -> list[int]: ...
    @property
    def noble_points(self) -> list[int]: ...


class Layout(LayoutFields):
    """Drawing cards, and redrawing those hidden from a seat."""
    def derive(self) -> None:
        """Derive supply, decks, bonuses and points."""


def fill_tables() -> None:
    """Load the cards and nobles from the components."""
