"""How good a position of Sintra looks: what is scored, and what begun strips and panes promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.sintra.position import Sintra
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from guilda.rules.packed import count_all
    from guilda.rules.sintra.constants import EMPTY, ROUNDS, SPACES, WINDOWS
    from guilda.rules.sintra.palace import BROKEN_GLASS, PIECES_FOR_A_POINT, WINDOW_POINTS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The parameters, tuned in matches.
SPREAD = 10.0  # points ahead that make a win about three times as likely as not
BEGUN = 0.75  # of what a strip would score, times the square of the share of it that is filled
LATE = 0.12  # of that in the last round, and a share of the rest in each round before
GLAZIER = 0.35  # for each strip that the glazier has passed
BROKEN = 0.8  # of the broken glass's price: steps may be left over, or the marker start anew
SIDE = 0.9  # of the side's bonus as it stands
MARKER_WORTH = 0.5  # for starting the next round


class SintraEvaluation(Evaluation):
    """Adds up what is scored already and what is about to be."""

    def __init__(self, game: Sintra) -> None:
        super().__init__(SPREAD)

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Each seat's points, with its promises."""
        for seat in range(game.players):
            points[seat] = self.seat_estimate(cython.cast(Sintra, game), seat)

    def seat_estimate(self, game: Sintra, seat: int) -> float:
        """One seat's points, with its promises."""
        worth = game.points(seat) + SIDE * game.side_bonus(seat) - BROKEN * BROKEN_GLASS[game.broken[seat]]
        worth += game.pieces_left(seat) / (PIECES_FOR_A_POINT + 0.0)
        worth -= GLAZIER * game.glazier[seat]
        if game.marker == seat:
            worth += MARKER_WORTH
        hope = BEGUN * (LATE + (1.0 - LATE) * (ROUNDS - game.round) / (ROUNDS - 1.0))
        right = 0
        for window in range(WINDOWS - 1, -1, -1):
            at = seat * WINDOWS + window
            own = WINDOW_POINTS[game.side_b * WINDOWS + window]
            if game.strips[at] != EMPTY:
                share = count_all(game.pieces[at]) / (SPACES + 0.0)
                worth += hope * share * share * (own + right + 1)
            if game.panes[2 * at] != EMPTY:
                right += own
        return worth


EVALUATION = SintraEvaluation
SETTINGS = {"to_chance": True}
