"""Policy-value networks: one design for all games, evaluated in integers so that every platform agrees.

The input is the observation of the seat to act (`guilda.encoding`) and the features of the game's own evaluation. Two
hidden layers with clipped ReLU follow. The value head corrects the game's evaluation: a logit and points for each seat,
in playing order from the seat to act. The policy head gives a logit for each action id. `guilda train` trains the
weights.
"""

from array import array
from guilda.rules.game import Game
from guilda.search.evaluation import Evaluation
from pathlib import Path
from typing import Any, final

@final
class Network:
    """The weights of a network, and one evaluation at a time.

    `biases` holds those of the first layer, second layer, value head and policy head; `weights` the matrices in the
    same order. The first is stored by input, the others by output.
    """
    @property
    def inputs(self) -> int: ...
    @property
    def hidden(self) -> int: ...
    @property
    def units(self) -> int: ...
    @property
    def outputs(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def card(self) -> dict[Any]: ...
    def __init__(self, card: dict[str, Any], biases: array[int], weights: array[int]) -> None: ...
    def share(self) -> Network:
        """Return a network with the same weights and buffers of its own, so that searches can run side by side."""
    def save(self, path: Path) -> None:
        """Write the network: a line of JSON, then biases as int32 and weights as int16, little-endian."""


def shape(card: dict[str, Any]) -> tuple[int, int]:
    """Return the number of biases and of weights."""

def load(path: Path) -> Network:
    """Read a network that `save` wrote."""

def blank(game: Game, base: Evaluation) -> Network:
    """Return a network of zeros for a game: it corrects nothing and prefers no action."""

@final
class NetworkEvaluation(Evaluation):
    """A game's evaluation, corrected by a network; the network also gives the policy."""
    @property
    def network(self) -> Network | None: ...
    def __init__(self, game: Game, base: Evaluation, network: Network | None=None) -> None: ...
    def sample(self, game: Game) -> tuple[array[int], list[float], list[float]]:
        """Return a training sample: the inputs, and the seats' base logits and points, beginning with the actor."""
