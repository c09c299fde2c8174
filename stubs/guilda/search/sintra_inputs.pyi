"""The numbers by which a network sees Sintra: every pattern strip with its points and its pieces on offer."""

from guilda.search.offer_inputs import OfferInputs
from typing import Any, final

@final
class SintraInputs(OfferInputs):
    """The offer and the round; score, turn order and reach of a seat; and its strips."""
    def __init__(self) -> None: ...
