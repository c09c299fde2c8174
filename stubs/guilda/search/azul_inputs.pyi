"""The numbers by which a network sees Azul: every pattern line with its place on the wall and its tiles on offer."""

from guilda.search.offer_inputs import OfferInputs
from typing import Any, final

@final
class AzulInputs(OfferInputs):
    """The offer and the end of the game; score, turn order, floor and room of a seat; and its pattern lines.

    Walls are seen after tiling the full lines. Seats are written in order.
    """
    def __init__(self) -> None: ...
