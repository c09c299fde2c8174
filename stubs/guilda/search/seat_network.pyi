"""Networks that see every seat alike: one design for all games, evaluated in integers so that every platform agrees.

A game describes a position by a few numbers about the table, by the same numbers for every seat, and by items (cards,
lines, spaces) as each seat sees them. Weights are shared: one layer for all items, one for all seats, one head for all
seats. The items of a seat are pooled by sum and by maximum. The head reads a seat, the sum of its opponents and the
table, and gives a logit that corrects the seat's result in the game's own evaluation. Every layer has `WIDTH` units, so
that the compiler can unroll and vectorise the loops.
"""

from array import array
from guilda.rules.game import Game
from guilda.search.evaluation import Evaluation
from pathlib import Path
from typing import Any, final

class SeatInputs:
    """The numbers that describe a position, as a game writes them; a game without any has the features only."""
    @property
    def table(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def items(self) -> int: ...
    @property
    def item(self) -> int: ...
    def __init__(self, table: int=0, seat: int=0, items: int=0, item: int=0) -> None: ...


@final
class SeatNetwork:
    """The weights of a network, and one evaluation at a time.

    `weights` holds the matrices of items, seats (own numbers, features, sums, maxima), head (own, opponents, table) and
    output, the first three by input; `biases` those of seats, head and output.
    """
    @property
    def table(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def features(self) -> int: ...
    @property
    def items(self) -> int: ...
    @property
    def item(self) -> int: ...
    @property
    def card(self) -> dict[Any]: ...
    def __init__(self, card: dict[str, Any], biases: array[int], weights: array[int]) -> None: ...
    def share(self) -> SeatNetwork:
        """Return a network with the same weights and buffers of its own, so that searches can run side by side."""
    def save(self, path: Path) -> None:
        """Write the network: a line of JSON, then biases as int32 and weights as int16, little-endian."""


def shape(card: dict[str, Any]) -> tuple[int, int]:
    """Return the number of biases and of weights."""

def load(path: Path) -> SeatNetwork:
    """Read a network that `save` wrote."""

def read(path: Path) -> tuple[dict[str, Any], array[int], array[int]]:
    """Return the card, biases and weights of a network that `save` wrote."""

def blank(game: Game, base: Evaluation, inputs: SeatInputs) -> SeatNetwork:
    """Return a network of zeros for a game, which corrects nothing."""

@final
class SeatNetworkEvaluation(Evaluation):
    """A game's evaluation, corrected by a network. Children are ordered by the game's own, which is cheaper."""
    @property
    def network(self) -> SeatNetwork | None: ...
    def __init__(self, game: Game, base: Evaluation, inputs: SeatInputs, network: SeatNetwork) -> None: ...
    def describe(self, game: Game) -> list[int]:
        """Return the numbers of a position, for training: of the table, then of each seat with features and items."""
