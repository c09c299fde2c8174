"""The evaluation of Splendor: a weighted sum of features of each seat in the race to fifteen points."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from guilda.components import splendor as box
from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.splendor.constants import *
from guilda.rules.splendor.position import Splendor
from guilda.search.constants import *
from guilda.search.evaluation import Evaluation
from guilda.search.splendor_constants import *

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.splendor.layout import BONUS, NOBLE_POINTS, POINTS
    from guilda.rules.splendor.position import COST, NEEDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The weight of each feature in points: at the start, and when a seat has fifteen points.
# Fitted to self-play; `reserved` was then lowered in matches (docs/research/tuning.md).
WEIGHTS = {
    "points": (0.83, 0.96),
    "bonuses": (1.48, -0.44),  # useful early; late they cost turns that points need
    "gems": (0.30, 0.32),
    "gold": (0.39, -0.22),
    "crowd": (-0.15, -0.32),  # tokens beyond ROOMY: more would have to be returned
    "reserved": (-0.23, -1.81),  # reserved cards
    "near_points": (0.24, 0.58),  # points of all cards, steeply discounted by distance
    "far_points": (-0.13, -0.65),  # the same, gently discounted
    "best_card": (0.28, 0.83),  # the best card by points and demand for its bonus, discounted
    "safe_points": (-0.03, 0.41),  # points of reserved cards, discounted
    "nobles": (1.28, 2.27),  # all nobles, discounted by the bonuses they still need
    "best_noble": (5.43, 1.90),
    "savings": (1.41, 0.27),  # tokens that bonuses save on the visible cards, divided by ten
    "to_move": (0.53, 1.14),
    "late_seat": (0.40, 1.51),  # seats before this one in the round: the last seat sees the others finish
    "finish": (-4.01, 4.46),  # a card that wins, discounted
    "finish_now": (3.96, 2.50),  # a winning card is affordable and the seat moves next
    "goal": (2.55, 5.10),  # the seat has fifteen points: only the rest of the round is left
    "plan": (0.25, 2.95),  # one or two cards that win, discounted
}
SPREAD = 2.0  # a lead of this many points multiplies the odds of winning by e
NEAR = 0.45  # discount for each turn of distance: steep
FAR = 0.75  # and gentle
TOKENS_A_TURN = 3.0  # missing tokens for one turn of distance
COLOUR_A_TURN = 4.0  # missing tokens of the scarcest colour for one more
NOBLE_DISCOUNT = 0.65  # for each bonus that a noble still needs
ROOMY = 7  # tokens with which three more can be taken
DEMAND_VALUE = 0.1  # value of a bonus for each point of a visible card that costs it

# Discounts by missing tokens in all and of the scarcest colour, and by the bonuses that a noble needs.
NEAR_DISCOUNT = [0.0] * 256
FAR_DISCOUNT = [0.0] * 256
NOBLE_DISCOUNTS = [0.0] * 16
BELOW_TOP = 0x7F7F7F7F7F7F7F7F  # added to a bundle, it carries into the top bit of every kind that is there
ONE_OF_EACH = 0x0101010101010101
MAX_CARD_POINTS = max([card.points for card in box.CARDS])


class SplendorEvaluation(Evaluation):
    """Sum the features of each seat, with weights that depend on the leader's points.

    The leading seat is expected to finish with fifteen points, the others with as many fewer as they are behind. A
    purchase that waits for its payment counts as made, and a noble that waits to be chosen as won.
    """

    def __init__(self, game: Splendor) -> None:
        super().__init__(SPREAD)
        self.feature_count = FEATURES
        self.weights = array("d", [early for early, _ in WEIGHTS.values()] + [late for _, late in WEIGHTS.values()])
        self.features: list[float] = cells(FEATURES)  # type: ignore[assignment]
        self.seat = 0
        self.score = 0
        self.tokens = 0
        self.bonuses = 0
        self.gone = -1
        self.demand = 0

    def estimate_points(self, game: Game, points: MutableSequence[float]) -> None:
        """Write the points that each seat will have when the first one has fifteen."""
        leader = 0
        for seat in range(game.players):
            leader = max(leader, game.points(seat))
        late = min(leader, WINNING_POINTS) / (WINNING_POINTS + 0.0)
        best = -1e9
        for seat in range(game.players):
            self.extract(cython.cast(Splendor, game), seat)
            total = 0.0
            for feature in range(FEATURES):
                weight = (1.0 - late) * self.weights[feature] + late * self.weights[FEATURES + feature]
                total += weight * self.features[feature]
                self.seat_features[seat * MAX_FEATURES + feature] = self.features[feature]
            points[seat] = total
            best = max(best, total)
        for seat in range(game.players):
            points[seat] += WINNING_POINTS - best

    def extract(self, game: Splendor, seat: int) -> None:
        """Compute the features of a seat, in the order of `WEIGHTS`."""
        self.count_holdings(game, seat)
        self.extract_holdings(game)
        self.extract_nobles(game)
        self.extract_savings(game)
        self.extract_cards(game)

    def count_holdings(self, game: Splendor, seat: int) -> None:
        """Set what the seat holds once its pending purchase or noble is settled."""
        self.seat = seat
        self.score = game.points(seat)
        self.tokens = game.tokens[seat]
        self.bonuses = game.bonuses[seat]
        self.gone = -1
        if game.phase == PHASE_PAYMENT and (seat == game.turn or game.buying < PLACES):
            self.gone = game.buying
        if seat != game.turn:
            return
        if game.phase == PHASE_PAYMENT:
            card = game.card_at(game.buying)
            self.score += POINTS[card]
            self.tokens -= game.payable(self.tokens)
            self.bonuses += bundle(BONUS[card], 1)
        elif game.phase == PHASE_NOBLE:
            self.score += NOBLE_POINTS[game.nobles[nth_wide(game.willing_nobles(), 0)]]

    def visible_card(self, game: Splendor, place: int) -> int:
        """Return the card at a place of the table or, after those, of the seat's hand."""
        if place == self.gone:
            return NO_CARD
        return game.table[place] if place < PLACES else game.hand[self.seat * HAND + place - PLACES]

    def extract_holdings(self, game: Splendor) -> None:
        """Points, bonuses, tokens, and the order of play."""
        gold = amount(self.tokens, GOLD)
        gems = amount_all(self.tokens) - gold
        reserved = 0
        for place in range(PLACES, PLACES + HAND):
            if self.visible_card(game, place) != NO_CARD:
                reserved += 1
        before = self.seat - game.starter
        self.features[F_POINTS] = self.score
        self.features[F_BONUSES] = amount_all(self.bonuses)
        self.features[F_GEMS] = gems
        self.features[F_GOLD] = gold
        self.features[F_CROWD] = max(0, gems + gold - ROOMY)
        self.features[F_RESERVED] = reserved
        self.features[F_TO_MOVE] = self.is_next(game)
        self.features[F_LATE_SEAT] = before if before >= 0 else before + game.players
        self.features[F_GOAL] = self.score >= WINNING_POINTS

    def is_next(self, game: Splendor) -> bool:
        """Whether the seat takes the next whole turn."""
        following = game.turn
        if game.phase != PHASE_TURN:
            following = game.turn + 1 if game.turn + 1 < game.players else 0
        return following == self.seat

    def extract_nobles(self, game: Splendor) -> None:
        """Nobles, and the demand for the bonuses they need."""
        self.demand = 0
        total = 0.0
        best = 0.0
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            if noble != NO_NOBLE:
                needed = missing(NEEDS[noble], self.bonuses)
                self.demand += 2 * (needed + BELOW_TOP >> 7 & ONE_OF_EACH)
                discount = NOBLE_DISCOUNTS[amount_all(needed)]
                total += discount
                best = max(best, discount)
        self.features[F_NOBLES] = total
        self.features[F_BEST_NOBLE] = best

    def extract_savings(self, game: Splendor) -> None:
        """Tokens that bonuses save on the visible cards, and the demand for more bonuses."""
        saved = 0
        for place in range(PLACES + HAND):
            card = self.visible_card(game, place)
            if card != NO_CARD:
                price = missing(COST[card], self.bonuses)
                self.demand += (1 + POINTS[card]) * (price + BELOW_TOP >> 7 & ONE_OF_EACH)
                saved += amount_all(COST[card]) - amount_all(price)
        self.features[F_SAVINGS] = saved / 10.0

    def extract_cards(self, game: Splendor) -> None:
        """Points of the visible cards by distance, and the distance to the goal."""
        for feature in range(F_NEAR_POINTS, F_SAFE_POINTS + 1):
            self.features[feature] = 0.0
        finish = 0.0
        plan = 0.0
        for place in range(PLACES + HAND):
            card = self.visible_card(game, place)
            if card == NO_CARD:
                continue
            at = self.distance(card)
            far = FAR_DISCOUNT[at]
            self.features[F_NEAR_POINTS] += POINTS[card] * NEAR_DISCOUNT[at]
            self.features[F_FAR_POINTS] += POINTS[card] * far
            value = (POINTS[card] + DEMAND_VALUE * amount(self.demand, BONUS[card])) * far
            self.features[F_BEST_CARD] = max(self.features[F_BEST_CARD], value)
            if place >= PLACES:
                self.features[F_SAFE_POINTS] += POINTS[card] * far
            if far > finish and self.reaches_goal(game, card):
                finish = far
            plan = max(plan, far * self.best_partner(game, place, WINNING_POINTS - self.score - POINTS[card]))
        self.features[F_FINISH] = finish
        self.features[F_FINISH_NOW] = finish == 1.0 and self.is_next(game)
        self.features[F_PLAN] = max(plan, finish)

    def distance(self, card: int) -> int:
        """Return the index of a card in the discount tables: missing tokens in all, and of the scarcest colour."""
        missing_tokens = missing(COST[card], self.tokens + self.bonuses)
        gold = amount(self.tokens, GOLD)
        all_missing = amount_all(missing_tokens) - gold
        if all_missing <= 0:
            return 0
        scarcest = 0
        for colour in range(GEMS):
            scarcest = max(scarcest, amount(missing_tokens, colour))
        return MAX_MISSING * all_missing + min(scarcest, all_missing)

    def reaches_goal(self, game: Splendor, card: int) -> bool:
        """Whether a card, with the noble it may attract, ends the game."""
        needed = WINNING_POINTS - self.score - POINTS[card]
        if needed <= 0:
            return True
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            if NOBLE_POINTS[noble] >= needed and missing(NEEDS[noble], self.bonuses + bundle(BONUS[card], 1)) == 0:
                return True
        return False

    def best_partner(self, game: Splendor, place: int, points: int) -> float:
        """Return the highest discount of a card at an earlier place with at least these points."""
        best = 0.0
        if 0 < points <= MAX_CARD_POINTS:
            for other in range(place):
                card = self.visible_card(game, other)
                if card != NO_CARD and POINTS[card] >= points:
                    best = max(best, FAR_DISCOUNT[self.distance(card)])
        return best

    def features_of(self, game: Splendor, seat: int) -> dict[str, float]:
        """Return the features of a seat by name."""
        self.extract(game, seat)
        return {name: self.features[feature] for feature, name in enumerate(WEIGHTS)}


def fill_tables() -> None:
    """Fill the discount tables."""
    for missing_tokens in range(MAX_MISSING):
        NOBLE_DISCOUNTS[missing_tokens] = NOBLE_DISCOUNT**missing_tokens
        for colour in range(MAX_MISSING):
            turns = missing_tokens / TOKENS_A_TURN + colour / COLOUR_A_TURN
            NEAR_DISCOUNT[MAX_MISSING * missing_tokens + colour] = NEAR**turns
            FAR_DISCOUNT[MAX_MISSING * missing_tokens + colour] = FAR**turns


fill_tables()

seal("guilda.PythonEvaluation", SplendorEvaluation)

EVALUATION = SplendorEvaluation
INPUTS = "guilda.search.splendor_inputs:SplendorInputs"
SETTINGS = {"cpuct": 0.2}
