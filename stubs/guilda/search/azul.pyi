"""The evaluation of Azul: the score after the coming wall-tiling, plus features of walls and pattern lines."""

from guilda.rules.azul.position import Azul
from guilda.search.linear import LinearEvaluation
from typing import Any, final

@final
class AzulEvaluation(LinearEvaluation):
    """Apply wall-tiling to a copy of the position and extract features from it.

    The stage is the longest row of any wall: five tiles in a row end the game.
    """
    def __init__(self, game: Azul, weights: dict[str, Any] | None=None) -> None: ...
