"""What lies where in Splendor: decks, table, nobles, and what every player has; copies, and what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import splendor as box
from guilda.rules.game import Game, cells

if not cython.compiled:
    from guilda.rules.packed import bundle, count_wide, nth_wide
    from guilda.rules.splendor.constants import (
        GEMS,
        GOLD,
        HAND,
        LEVELS,
        NO_CARD,
        NO_NOBLE,
        NOBLE_PLACES,
        PHASE_TURN,
        PLACES,
        SEATS,
    )

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

ONE = 1

# Tables, filled once below.
LEVEL = [0] * 91
BONUS = [0] * 91
POINTS = [0] * 91
FIRST_CARD = [0] * 3  # of each level
WHOLE_DECK = [0] * 3
NOBLE_POINTS = [0] * 11


class Layout(Game):
    """Everything that is on the table and in hands.

    Tokens and bonuses are bundles of `packed.py`: five gem colours, then gold. A deck and the bought cards of a level
    are wide sets. `blind` has a bit for each card in hand that only its owner knows.

    `idle_rounds` counts the rounds in a row without a card bought or reserved, the running one included.

    While a purchase waits for its payment, `buying` is the card's place (the hand follows the table) and `kind` the
    colour that is asked for; while tokens are returned, `kind` is the least that may be. Derived: decks, supply,
    bonuses and points.
    """

    def __init__(self, players: int, n_actions: int) -> None:
        super().__init__(players, n_actions)
        self.starter = 0
        self.round = 0
        self.idle_rounds = 0
        self.passes = 0
        self.phase = PHASE_TURN
        self.buying = -1
        self.kind = 0
        self.supply = 0
        self.decks = cells(LEVELS)
        self.table = cells(PLACES, NO_CARD)
        self.nobles = cells(NOBLE_PLACES, NO_NOBLE)
        self.tokens = cells(SEATS)
        self.hand = cells(SEATS * HAND, NO_CARD)
        self.blind = cells(SEATS)
        self.bought = cells(SEATS * LEVELS)
        self.visited = cells(SEATS)
        self.bonuses = cells(SEATS)
        self.card_points = cells(SEATS)
        self.noble_points = cells(SEATS)

    def draw(self, level: int, rng: Rng) -> int:
        """The top card of a deck: any that is still in it."""
        left = count_wide(self.decks[level])
        if left == 0:
            return NO_CARD
        k = nth_wide(self.decks[level], rng.below(left))
        self.decks[level] ^= ONE << k
        return FIRST_CARD[level] + k

    # What a seat cannot know, and copies

    def resample(self, seat: int, rng: Rng) -> None:
        """Put the cards that only other seats know back into their decks, and draw them anew (SP-33)."""
        for at in range(self.players * HAND):
            if at // HAND != seat and self.blind[at // HAND] >> at % HAND & 1:
                level = LEVEL[self.hand[at]]
                self.decks[level] |= ONE << self.hand[at] - FIRST_CARD[level]
        for at in range(self.players * HAND):
            if at // HAND != seat and self.blind[at // HAND] >> at % HAND & 1:
                self.hand[at] = self.draw(LEVEL[self.hand[at]], rng)

    def copy_from(self, other: Game) -> None:
        """Become equal to another position of the same options."""
        self.copy_layout(cython.cast(Layout, other))

    def copy_layout(self, other: Layout) -> None:
        """Become equal in all that is written down."""
        self.turn = other.turn
        self.starter = other.starter
        self.round = other.round
        self.idle_rounds = other.idle_rounds
        self.passes = other.passes
        self.phase = other.phase
        self.buying = other.buying
        self.kind = other.kind
        self.supply = other.supply
        self.decks[:] = other.decks
        self.table[:] = other.table
        self.nobles[:] = other.nobles
        self.tokens[:] = other.tokens
        self.hand[:] = other.hand
        self.blind[:] = other.blind
        self.bought[:] = other.bought
        self.visited[:] = other.visited
        self.bonuses[:] = other.bonuses
        self.card_points[:] = other.card_points
        self.noble_points[:] = other.noble_points

    def state(self) -> tuple[Any, ...]:
        """Everything that is not derived from the rest."""
        return (
            self.players,
            self.turn,
            self.starter,
            self.round,
            self.idle_rounds,
            self.passes,
            self.phase,
            self.buying,
            self.kind,
            tuple(self.table),
            tuple(self.nobles),
            tuple(self.tokens),
            tuple(self.hand),
            tuple(self.blind),
            tuple(self.bought),
            tuple(self.visited),
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        """Become the position whose `state()` this was, and derive the rest."""
        (
            self.players,
            self.turn,
            self.starter,
            self.round,
            self.idle_rounds,
            self.passes,
            self.phase,
            self.buying,
            self.kind,
            table,
            nobles,
            tokens,
            hand,
            blind,
            bought,
            visited,
        ) = state
        self.table[:] = table
        self.nobles[:] = nobles
        self.tokens[:] = tokens
        self.hand[:] = hand
        self.blind[:] = blind
        self.bought[:] = bought
        self.visited[:] = visited
        self.index()

    def index(self) -> None:
        """Derive the supply and the decks (what is nowhere else), bonuses and points."""
        self.supply = bundle(GOLD, box.GOLD_TOKENS)
        for colour in range(GEMS):
            self.supply += bundle(colour, box.GEM_TOKENS[self.players])
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
    """Load the cards and nobles of the box."""
    for card, (level, bonus, points, _) in enumerate(box.CARDS):
        LEVEL[card] = level - 1
        BONUS[card] = bonus
        POINTS[card] = points
    for level, count in enumerate(box.CARDS_OF_A_LEVEL):
        FIRST_CARD[level] = sum(box.CARDS_OF_A_LEVEL[:level])
        WHOLE_DECK[level] = (1 << count) - 1
    for noble, (points, _) in enumerate(box.NOBLES):
        NOBLE_POINTS[noble] = points


fill_tables()
