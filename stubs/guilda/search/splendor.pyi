"""The evaluation of Splendor: a weighted sum of features of each seat in the race to fifteen points."""

from guilda.rules.splendor.position import Splendor
from guilda.search.evaluation import Evaluation
from typing import Any, final

@final
class SplendorEvaluation(Evaluation):
    """Sum the features of each seat, with weights that depend on the leader's points.

    The leading seat is expected to finish with fifteen points, the others with as many fewer as they are behind. A
    purchase that waits for its payment counts as made, and a noble that waits to be chosen as won.
    """
    @property
    def weights(self) -> Any: ...
    def __init__(self, game: Splendor) -> None: ...
    def features_of(self, game: Splendor, seat: int) -> dict[str, float]:
        """Return the features of a seat by name."""


def fill_tables() -> None:
    """Fill the discount tables."""
