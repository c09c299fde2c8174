"""The evaluation of Sagrada: the expected final score of each window, item by item."""

from collections.abc import Mapping
from guilda.rules.sagrada.position import Sagrada
from guilda.search.evaluation import Evaluation
from guilda.search.sagrada_network import Network
from typing import Any, final

@final
class SagradaEvaluation(Evaluation):
    """Sum the expected value of each item of the final score.

    `seat` is the searching seat. The private objective of another seat counts as the mean over its possible colours.
    With networks, their corrections of the items replace `turn`, `dead`, `open` and `favor_turn`. The features of a
    seat are the expected points of every item, and whether its private objective is known.
    """
    def __init__(self, game: Sagrada, parameters: Mapping[str, float]=PARAMETERS, network: Network | None=None) -> None: ...
    def sample(self, game: Sagrada) -> tuple[int, list[float], list[int], list[int]]:
        """Return a training sample: turns left, estimates of the items, colours and values that free spaces can take.

        In the solo game only the first private objective is an item.
        """


def fill_tables() -> None:
    """Fill `PIPS`: halfway between mean and maximum, because dice are chosen."""

def with_networks(game: Sagrada) -> SagradaEvaluation:
    """Return the evaluation with networks; without them in the solo game, where they did not help."""

def network_base(game: Sagrada) -> SagradaEvaluation:
    """Return the evaluation that a seat network corrects: the formula alone."""
