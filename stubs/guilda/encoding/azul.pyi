"""The observation encoder of Azul."""

from guilda.encoding.encoder import Encoder
from guilda.rules.azul.position import Azul
from typing import Any, final

@final
class AzulEncoder(Encoder):
    """Colours in the order blue, yellow, red, black, white; on the floor line the sixth value is the marker."""
    def __init__(self, game: Azul) -> None: ...
