"""The numbers by which a network sees Splendor: every visible card as a seat with its tokens and bonuses sees it."""

from guilda.search.seat_network import SeatInputs
from typing import Any, final

@final
class SplendorInputs(SeatInputs):
    """The round, the supply and the decks; what a seat holds; and its distance to every card it may buy."""
    def __init__(self) -> None: ...
