"""The observation encoder of Splendor."""

from guilda.encoding.encoder import Encoder
from guilda.rules.splendor.position import Splendor
from typing import Any, final

@final
class SplendorEncoder(Encoder):
    """Gems in the order white, blue, green, red, black, then gold. A card is its bonus, its points and its cost."""
    def __init__(self, game: Splendor) -> None: ...


def fill_tables() -> None:
    """Fill the tables of cards and nobles; the last ones stand for none and stay 0."""
