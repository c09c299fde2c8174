"""How good a position of Splendor looks: points, and everything that helps to get more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.splendor.position import Splendor
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from guilda.rules.packed import amount, amount_all, missing
    from guilda.rules.splendor.constants import GOLD, HAND, NO_CARD, NO_NOBLE, NOBLE_PLACES, PLACES
    from guilda.rules.splendor.layout import NOBLE_POINTS, POINTS
    from guilda.rules.splendor.position import COST, NEEDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The parameters, tuned in matches.
SPREAD = 3.5  # points ahead that make a win about three times as likely as not
BONUS_WORTH = 0.75  # for each bonus
GEM_WORTH = 0.10  # for each gem token
GOLD_WORTH = 0.25  # for each gold token
CARD_HOPE = 0.45  # of a card's points and bonus, less for each token that is lacking
LACK = 0.55  # what is left of that hope for each token lacking
NOBLE_HOPE = 0.5  # of a noble's points, by the square of the share of the wishes that is met


class SplendorEvaluation(Evaluation):
    """Adds up points, bonuses, tokens, and the best of what they will buy."""

    def __init__(self, game: Splendor) -> None:
        super().__init__(SPREAD)

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """Each seat's points, with what helps to get more."""
        for seat in range(game.players):
            points[seat] = self.seat_estimate(cython.cast(Splendor, game), seat)

    def seat_estimate(self, game: Splendor, seat: int) -> float:
        """One seat's points, with what helps to get more."""
        tokens = game.tokens[seat]
        gold = amount(tokens, GOLD)
        worth = game.points(seat) + BONUS_WORTH * amount_all(game.bonuses[seat])
        worth += GEM_WORTH * (amount_all(tokens) - gold) + GOLD_WORTH * gold
        held = tokens + game.bonuses[seat]
        best = 0.0
        second = 0.0
        for place in range(PLACES + HAND):
            card = game.table[place] if place < PLACES else game.hand[seat * HAND + place - PLACES]
            if card != NO_CARD:
                lacking = amount_all(missing(COST[card], held)) - gold
                hope = POINTS[card] + BONUS_WORTH
                while lacking > 0:
                    hope *= LACK
                    lacking -= 1
                if hope > best:
                    second = best
                    best = hope
                elif hope > second:
                    second = hope
        worth += CARD_HOPE * (best + 0.5 * second)
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            if noble != NO_NOBLE:
                wanted = amount_all(NEEDS[noble])
                share = 1.0 - amount_all(missing(NEEDS[noble], game.bonuses[seat])) / (wanted + 0.0)
                worth += NOBLE_HOPE * NOBLE_POINTS[noble] * share * share
        return worth


EVALUATION = SplendorEvaluation
SETTINGS = {"streams": 1.0}
