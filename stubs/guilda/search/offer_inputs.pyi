"""The numbers by which a network sees the factory offer of Azul and Sintra."""

from guilda.search.seat_network import SeatInputs
from typing import Any, final

class OfferInputs(SeatInputs):
    """For each colour the tiles on offer, the most in one take, the set of sizes of takes, and the tiles in the bag.

    At the start of a round all tiles count as in the bag: the search stops there and must not know what will be dealt.
    """
    def __init__(self, table: int=0, seat: int=0, items: int=0, item: int=0) -> None: ...
