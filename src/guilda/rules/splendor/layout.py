"""The components of Splendor in play: decks, face-up cards, nobles and players' holdings; resampling hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from guilda.components import splendor as box
from guilda.rules.game import Game
from guilda.rules.packed import *
from guilda.rules.splendor.constants import *
from guilda.rules.state import Cells

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

ONE = 1

# Tables, filled by `fill_tables`.
LEVEL = [0] * 91
BONUS = [0] * 91
POINTS = [0] * 91
FIRST_CARD = [0] * 3  # of each level
WHOLE_DECK = [0] * 3
NOBLE_POINTS = [0] * 11
START_SUPPLY = [0] * 5  # by the number of players


class LayoutFields(Game):
    """The fields of a position of Splendor.

    Tokens and bonuses are bundles of `packed.py`: five gem colours, then gold. A deck and the bought cards of a level
    are wide sets. `blind` has a bit for each card in hand that only its owner knows.

    `idle_rounds` counts consecutive rounds without a card bought or reserved, including the current one.

    While a purchase is being paid for, `buying` is the card's place (the hand follows the table) and `kind` the colour
    asked for; while tokens are being returned, `kind` is the lowest that may be returned.
    """

    starter: int
    round: int
    idle_rounds: int
    passes: int
    phase: int
    buying: Annotated[int, Cells(type="int", initial=-1)]
    kind: int
    table: Annotated[list[int], Cells(PLACES, NO_CARD)]
    nobles: Annotated[list[int], Cells(NOBLE_PLACES, NO_NOBLE)]
    tokens: Annotated[list[int], Cells(SEATS, type="unsigned long long")]
    hand: Annotated[list[int], Cells(SEATS * HAND, NO_CARD)]
    blind: Annotated[list[int], Cells(SEATS)]
    bought: Annotated[list[int], Cells(SEATS * LEVELS, type="unsigned long long")]
    visited: Annotated[list[int], Cells(SEATS)]
    supply: Annotated[int, Cells(type="unsigned long long", derived=True)]
    decks: Annotated[list[int], Cells(LEVELS, type="unsigned long long", derived=True)]
    bonuses: Annotated[list[int], Cells(SEATS, type="unsigned long long", derived=True)]
    card_points: Annotated[list[int], Cells(SEATS, derived=True)]
    noble_points: Annotated[list[int], Cells(SEATS, derived=True)]


class Layout(LayoutFields):
    """Drawing cards, and redrawing those hidden from a seat."""

    def draw_card(self, level: int, rng: Rng) -> int:
        """Draw the top card of a deck: each remaining card is equally likely."""
        left = count_wide(self.decks[level])
        if left == 0:
            return NO_CARD
        k = nth_wide(self.decks[level], rng.draw(left))
        self.decks[level] ^= ONE << k
        return FIRST_CARD[level] + k

    # Hidden information

    def resample(self, seat: int, rng: Rng) -> None:
        """Return the cards that only other seats know to their decks, and redraw them (SP-33)."""
        for at in range(self.players * HAND):
            if at // HAND != seat and self.blind[at // HAND] >> at % HAND & 1:
                level = LEVEL[self.hand[at]]
                self.decks[level] |= ONE << self.hand[at] - FIRST_CARD[level]
        for at in range(self.players * HAND):
            if at // HAND != seat and self.blind[at // HAND] >> at % HAND & 1:
                self.hand[at] = self.draw_card(LEVEL[self.hand[at]], rng)

    def derive(self) -> None:
        """Derive supply, decks, bonuses and points."""
        self.index()

    def index(self) -> None:
        """Derive the supply and the decks (what is not elsewhere), bonuses and points."""
        self.supply = START_SUPPLY[self.players]
        for level in range(LEVELS):
            self.decks[level] = WHOLE_DECK[level]
            for seat in range(SEATS):
                self.decks[level] &= ~self.bought[seat * LEVELS + level]
        for place in range(PLACES + SEATS * HAND):
            card = self.table[place] if place < PLACES else self.hand[place - PLACES]
            if card != NO_CARD:
                self.decks[LEVEL[card]] &= ~(ONE << card - FIRST_CARD[LEVEL[card]])
        for seat in range(SEATS):
            self.supply -= self.tokens[seat]
            self.bonuses[seat] = self.card_points[seat] = self.noble_points[seat] = 0
            for card in range(NO_CARD):
                if self.bought[seat * LEVELS + LEVEL[card]] >> card - FIRST_CARD[LEVEL[card]] & 1:
                    self.bonuses[seat] += bundle(BONUS[card], 1)
                    self.card_points[seat] += POINTS[card]
            for noble in range(NO_NOBLE):
                if self.visited[seat] >> noble & 1:
                    self.noble_points[seat] += NOBLE_POINTS[noble]


def fill_tables() -> None:
    """Load the cards and nobles from the components."""
    for card, (level, bonus, points, _) in enumerate(box.CARDS):
        LEVEL[card] = level - 1
        BONUS[card] = bonus
        POINTS[card] = points
    for level, count in enumerate(box.CARDS_OF_A_LEVEL):
        FIRST_CARD[level] = sum(box.CARDS_OF_A_LEVEL[:level])
        WHOLE_DECK[level] = (1 << count) - 1
    for noble, (points, _) in enumerate(box.NOBLES):
        NOBLE_POINTS[noble] = points
    for players, tokens in box.GEM_TOKENS.items():
        START_SUPPLY[players] = bundle_of([*[tokens] * GEMS, box.GOLD_TOKENS])


fill_tables()
