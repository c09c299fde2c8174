"""Networks that correct the evaluation of a window of Sagrada: one for each item of the score.

Each has one hidden layer with ReLU. The inputs are sparse, so the active rows of the first weight matrix are added up:
one for each die, for the colours and values that a free space can take, for turns left, favor tokens, tools and
objectives. Colours are interchangeable except that of the private objective, which is swapped with the first.
`tools/train_network.py` trains the weights.
"""

from array import array
from functools import cache
from guilda.rules.sagrada.position import Sagrada
from typing import Any, final

@cache
def tables() -> tuple[array[int], array[float]]:
    """Return the rows of the first layer, and the weights and biases of the output layer."""

def sums_of_sets(rows: list[list[int]]) -> list[list[int]]:
    """Return the sum of the rows of every subset, indexed by bit mask."""

@final
class Network:
    """The networks of one game with opponents. Its tools and objectives are added once, a window for each evaluation.

    Sums of rows fit into 16 bits, which a test checks for the weights in use.
    """
    def __init__(self, game: Sagrada) -> None: ...
