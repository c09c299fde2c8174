"""The observation encoder of Stained Glass of Sintra."""

from guilda.encoding.encoder import Encoder
from guilda.rules.sintra.position import Sintra
from typing import Any, final

@final
class SintraEncoder(Encoder):
    """Colours in the order of the components. A strip is its face-up side, its open spaces and its pieces."""
    def __init__(self, game: Sintra) -> None: ...


def fill_tables() -> None:
    """Fill the tables of strips and panes."""
