"""The evaluation of Sintra: the score so far, plus features of strips, panes and the glazier."""

from guilda.rules.sintra.position import Sintra
from guilda.search.linear import LinearEvaluation
from typing import Any, final

@final
class SintraEvaluation(LinearEvaluation):
    """The stage is the round; the progress is the share of its tiles that have been taken."""
    def __init__(self, game: Sintra, weights: dict[str, Any] | None=None) -> None: ...
