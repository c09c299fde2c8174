"""How good a position of Splendor looks: the race to fifteen points, seen from what every seat has and can buy soon."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import splendor as box
from guilda.rules.game import cells
from guilda.rules.splendor.position import Splendor
from guilda.search.evaluation import Evaluation

if not cython.compiled:
    from guilda.rules.packed import amount, amount_all, bundle, missing, nth_wide
    from guilda.rules.splendor.constants import (
        GEMS,
        GOLD,
        HAND,
        NO_CARD,
        NO_NOBLE,
        NOBLE_PLACES,
        PHASE_NOBLE,
        PHASE_PAYMENT,
        PHASE_TURN,
        PLACES,
        WINNING_POINTS,
    )
    from guilda.rules.splendor.layout import BONUS, NOBLE_POINTS, POINTS
    from guilda.rules.splendor.position import COST, NEEDS
    from guilda.search.constants import MOST_LACKING, TRAITS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

# The parameters. What each trait of a seat is worth in points: at the start, and when somebody has fifteen points.
# Fitted to games that the search played against itself, `reserved` then lowered by matches (docs/tuning.md).
WEIGHTS = {
    "points": (0.83, 0.96),
    "bonuses": (1.48, -0.44),  # an engine is built early; late it costs the turns that points need
    "gems": (0.30, 0.32),
    "gold": (0.39, -0.22),
    "crowd": (-0.15, -0.32),  # tokens beyond ROOMY: the next ones will have to be returned
    "reserved": (-0.23, -1.81),  # cards in hand, beside what they promise: late there is no time for them
    "near_points": (0.24, 0.58),  # the points of all cards, if they can be bought at once or almost
    "far_points": (-0.13, -0.65),  # the same, less impatient: only the best few will be bought
    "best_card": (0.28, 0.83),  # the card with the most points and the most wanted bonus, by its distance
    "safe_points": (-0.03, 0.41),  # points of cards in hand, that nobody else can buy
    "nobles": (1.28, 2.27),  # all of them, by their distance
    "best_noble": (5.43, 1.90),
    "savings": (1.41, 0.27),  # tenths of tokens that the bonuses save on the cards in sight
    "to_move": (0.53, 1.14),
    "late_seat": (0.40, 1.51),  # seats before this one in the round: the last one answers the goal
    "finish": (-4.01, 4.46),  # a card that reaches the goal, by its distance
    "finish_now": (3.96, 2.50),  # the same at hand, and it is this seat's turn
    "goal": (2.55, 5.10),  # has reached it: only the rest of the round can help the others
    "plan": (0.25, 2.95),  # one or two cards that reach the goal, by their distance
}
# How many rounds are left: so many, and by the same traits of two seats together (of more: of two in the mean).
EARLY_ROUNDS, LATE_ROUNDS = 29.92, 9.96
ROUNDS_LESS = {
    "points": (0.05, -0.45),
    "bonuses": (-0.76, 0.16),
    "gems": (-0.15, 0.04),
    "gold": (-0.13, 0.22),
    "crowd": (0.06, -0.03),
    "reserved": (-0.09, -0.02),
    "near_points": (0.03, -0.09),
    "far_points": (-0.05, 0.02),
    "best_card": (-0.22, -0.10),
    "safe_points": (-0.04, 0.04),
    "nobles": (0.47, -0.24),
    "best_noble": (0.03, -1.48),
    "savings": (-0.29, 0.05),
    "finish": (-1.56, 0.56),
    "finish_now": (-1.13, -0.35),
    "plan": (-0.68, 0.25),
}
IDLE = 0.1  # rounds more for the square of those in which nobody bought or reserved: so that nobody waits for ever
SPREAD = 2.0  # points ahead that make a win about three times as likely as not
NEAR = 0.45  # of the hope that is left when a card is a turn further away
FAR = 0.75  # the same, for the patient
TURN_OF_TOKENS = 3.0  # so many lacking tokens are one turn
TURN_OF_COLOUR = 4.0  # so many lacking tokens of one colour are one turn more
NOBLE_HOPE = 0.65  # of the hope that is left for each bonus that a noble still asks for
ROOMY = 7  # tokens with which three more can be taken
WANTED = 0.1  # points that a bonus is worth for each point of a card in sight that asks for it

# Filled below: hopes by how many tokens are lacking in all and of one colour; by what a noble asks for.
NEARNESS = [0.0] * 256
FARNESS = [0.0] * 256
NOBLE_NEARNESS = [0.0] * 16
BELOW_TOP = 0x7F7F7F7F7F7F7F7F  # added to a bundle, it carries into the top bit of every kind that is there
ONE_OF_EACH = 0x0101010101010101
MOST_CARD_POINTS = max(card.points for card in box.CARDS)


class SplendorEvaluation(Evaluation):
    """Adds up the traits of every seat, weighed by how near the end of the game is.

    The seat that is ahead will have fifteen points, the others as many less as they are behind it. A purchase that
    waits for its payment counts as made, and a noble who waits as come.
    """

    def __init__(self, game: Splendor) -> None:
        super().__init__(SPREAD)
        self.weights = array("d", [early for early, _ in WEIGHTS.values()] + [late for _, late in WEIGHTS.values()])
        left = [ROUNDS_LESS.get(name, (0.0, 0.0)) for name in WEIGHTS]
        self.left = array("d", [early for early, _ in left] + [late for _, late in left])
        self.traits: list[float] = cells(TRAITS)  # type: ignore[assignment]
        self.seat = 0
        self.score = 0
        self.tokens = 0
        self.bonuses = 0
        self.gone = -1
        self.wanted = 0

    def estimate(self, game: Game, points: MutableSequence[float]) -> None:
        """The points that each seat will have when the first one has fifteen, and the rounds until then."""
        leader = 0
        for seat in range(game.players):
            leader = max(leader, game.points(seat))
        late = min(leader, WINNING_POINTS) / (WINNING_POINTS + 0.0)
        idle = cython.cast(Splendor, game).idle_rounds
        self.length += (1.0 - late) * EARLY_ROUNDS + late * LATE_ROUNDS + IDLE * idle * idle
        best = -1e9
        for seat in range(game.players):
            self.measure(cython.cast(Splendor, game), seat)
            worth = 0.0
            for trait in range(TRAITS):
                weight = (1.0 - late) * self.weights[trait] + late * self.weights[TRAITS + trait]
                worth += weight * self.traits[trait]
                weight = (1.0 - late) * self.left[trait] + late * self.left[TRAITS + trait]
                self.length += weight * self.traits[trait] * 2.0 / game.players
            points[seat] = worth
            best = max(best, worth)
        for seat in range(game.players):
            points[seat] += WINNING_POINTS - best

    def judge(self, game: Game, results: MutableSequence[float], points: MutableSequence[float]) -> None:
        """As every game, and the rounds that it will have taken."""
        self.length = cython.cast(Splendor, game).round
        self.judge_rivals(game, results, points)

    def measure(self, game: Splendor, seat: int) -> None:
        """Find the traits of a seat, in the order of the weights."""
        self.count_goods(game, seat)
        self.measure_goods(game)
        self.measure_nobles(game)
        self.measure_savings(game)
        self.measure_cards(game)

    def count_goods(self, game: Splendor, seat: int) -> None:
        """What a seat has, when what its turn has left open is done."""
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

    def card_in_sight(self, game: Splendor, place: int) -> int:
        """The card on a place of the table, or behind those in the seat's hand."""
        if place == self.gone:
            return NO_CARD
        return game.table[place] if place < PLACES else game.hand[self.seat * HAND + place - PLACES]

    def measure_goods(self, game: Splendor) -> None:
        """Points, bonuses, tokens, and the seat's place in the round."""
        gold = amount(self.tokens, GOLD)
        gems = amount_all(self.tokens) - gold
        reserved = 0
        for place in range(PLACES, PLACES + HAND):
            if self.card_in_sight(game, place) != NO_CARD:
                reserved += 1
        before = self.seat - game.starter
        self.traits[0] = self.score
        self.traits[1] = amount_all(self.bonuses)
        self.traits[2] = gems
        self.traits[3] = gold
        self.traits[4] = max(0, gems + gold - ROOMY)
        self.traits[5] = reserved
        self.traits[13] = self.is_next(game)
        self.traits[14] = before if before >= 0 else before + game.players
        self.traits[17] = self.score >= WINNING_POINTS

    def is_next(self, game: Splendor) -> bool:
        """Whether the seat has the next whole turn."""
        following = game.turn
        if game.phase != PHASE_TURN:
            following = game.turn + 1 if game.turn + 1 < game.players else 0
        return following == self.seat

    def measure_nobles(self, game: Splendor) -> None:
        """How near the nobles are, and which bonuses they ask for."""
        self.wanted = 0
        hopes = 0.0
        best = 0.0
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            if noble != NO_NOBLE:
                lacking = missing(NEEDS[noble], self.bonuses)
                self.wanted += 2 * (lacking + BELOW_TOP >> 7 & ONE_OF_EACH)
                hope = NOBLE_NEARNESS[amount_all(lacking)]
                hopes += hope
                best = max(best, hope)
        self.traits[10] = hopes
        self.traits[11] = best

    def measure_savings(self, game: Splendor) -> None:
        """What the bonuses save on the cards in sight, and which bonuses would save more."""
        saved = 0
        for place in range(PLACES + HAND):
            card = self.card_in_sight(game, place)
            if card != NO_CARD:
                price = missing(COST[card], self.bonuses)
                self.wanted += (1 + POINTS[card]) * (price + BELOW_TOP >> 7 & ONE_OF_EACH)
                saved += amount_all(COST[card]) - amount_all(price)
        self.traits[12] = saved / 10.0

    def measure_cards(self, game: Splendor) -> None:
        """What the cards in sight promise, by how far away they are, and how soon they reach the goal."""
        for trait in range(6, 10):
            self.traits[trait] = 0.0
        finish = 0.0
        plan = 0.0
        for place in range(PLACES + HAND):
            card = self.card_in_sight(game, place)
            if card == NO_CARD:
                continue
            at = self.distance(card)
            far = FARNESS[at]
            self.traits[6] += POINTS[card] * NEARNESS[at]
            self.traits[7] += POINTS[card] * far
            self.traits[8] = max(self.traits[8], (POINTS[card] + WANTED * amount(self.wanted, BONUS[card])) * far)
            if place >= PLACES:
                self.traits[9] += POINTS[card] * far
            if far > finish and self.reaches_goal(game, card):
                finish = far
            plan = max(plan, far * self.best_partner(game, place, WINNING_POINTS - self.score - POINTS[card]))
        self.traits[15] = finish
        self.traits[16] = finish == 1.0 and self.is_next(game)
        self.traits[18] = max(plan, finish)

    def distance(self, card: int) -> int:
        """Where the tables of hopes tell of a card: by the tokens that it lacks, in all and of one colour."""
        lacking = missing(COST[card], self.tokens + self.bonuses)
        gold = amount(self.tokens, GOLD)
        all_lacking = amount_all(lacking) - gold
        if all_lacking <= 0:
            return 0
        most = 0
        for colour in range(GEMS):
            most = max(most, amount(lacking, colour))
        return MOST_LACKING * all_lacking + min(most, all_lacking)

    def reaches_goal(self, game: Splendor, card: int) -> bool:
        """Whether a card, with a noble whom it brings, gives the seat the points that end the game."""
        lacking = WINNING_POINTS - self.score - POINTS[card]
        if lacking <= 0:
            return True
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            if NOBLE_POINTS[noble] >= lacking and missing(NEEDS[noble], self.bonuses + bundle(BONUS[card], 1)) == 0:
                return True
        return False

    def best_partner(self, game: Splendor, place: int, points: int) -> float:
        """The nearest card on an earlier place that has so many points: a second purchase to reach the goal."""
        best = 0.0
        if 0 < points <= MOST_CARD_POINTS:
            for other in range(place):
                card = self.card_in_sight(game, other)
                if card != NO_CARD and POINTS[card] >= points:
                    best = max(best, FARNESS[self.distance(card)])
        return best

    def traits_of(self, game: Splendor, seat: int) -> dict[str, float]:
        """The traits of a seat by their names."""
        self.measure(game, seat)
        return {name: self.traits[trait] for trait, name in enumerate(WEIGHTS)}


def fill_tables() -> None:
    """How much hope is left by what is lacking."""
    for lacking in range(MOST_LACKING):
        NOBLE_NEARNESS[lacking] = NOBLE_HOPE**lacking
        for colour in range(MOST_LACKING):
            turns = lacking / TURN_OF_TOKENS + colour / TURN_OF_COLOUR
            NEARNESS[MOST_LACKING * lacking + colour] = NEAR**turns
            FARNESS[MOST_LACKING * lacking + colour] = FAR**turns


fill_tables()

EVALUATION = SplendorEvaluation
SETTINGS = {"explore": 0.2, "haste": 0.09}
