"""The observation encoder of Splendor."""

from guilda.encoding.encoder import Encoder
from guilda.rules.splendor.position import Splendor
from typing import Any, final

@final
class SplendorEncoder(Encoder):
    """Gems in the order white, blue, green, red, black, then gold. A card is its bonus, its points and its cost."""
    def __init__(self, game: Splendor) -> None: ...
