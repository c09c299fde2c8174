"""The numbers by which a network sees Sagrada: every empty space of a window with what is printed and placed around it.

All of them are public. Private objectives are in the features of the evaluation, as far as the searching seat knows.
"""

from guilda.search.seat_network import SeatInputs
from typing import Any, final

@final
class SagradaInputs(SeatInputs):
    """The turn, the draft pool, objectives and tools; the state of a window; and every empty space of it."""
    def __init__(self) -> None: ...
