"""The observation encoder of Sagrada."""

from guilda.encoding.encoder import Encoder
from guilda.rules.sagrada.position import Sagrada
from typing import Any, final

@final
class SagradaEncoder(Encoder):
    """Colours in the order of the components.

    A die is its colour and its value; groups of dice are counted by colour, then value. A window pattern is, for each
    space, the colours and the values that it allows.
    """
    def __init__(self, game: Sagrada) -> None: ...
