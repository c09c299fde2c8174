"""The numbers by which a network sees Splendor: every visible card as a seat with its tokens and bonuses sees it."""

from __future__ import annotations

from math import *
from typing import TYPE_CHECKING

import cython

from guilda.rules.game import cells
from guilda.rules.packed import *
from guilda.rules.splendor.constants import *
from guilda.rules.splendor.position import Splendor
from guilda.search.constants import *
from guilda.search.seat_network import SeatInputs

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.splendor.layout import BONUS, POINTS
    from guilda.rules.splendor.position import COST, NEEDS
    from guilda.search.splendor import NOBLE_DISCOUNTS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

TABLE_NUMBERS = 18
SEAT_NUMBERS = 18
ITEM_NUMBERS = 14
FLAG = 4  # a condition that holds; larger than 1 because weights per unit are limited
NOBLE_SCALE = 16.0
ANY_LEFT = 0x7F7F7F7F7F7F7F7F  # added to a bundle, it carries into the top bit of every kind that is there
EACH = 0x0101010101010101


class SplendorInputs(SeatInputs):
    """The round, the supply and the decks; what a seat holds; and its distance to every card it may buy."""

    def __init__(self) -> None:
        super().__init__(TABLE_NUMBERS, SEAT_NUMBERS, PLACES + HAND, ITEM_NUMBERS)
        self.wanted = cells(GEMS)

    def write_table(self, game: Game, out: MutableSequence[int]) -> None:
        """Write round, phase, idle rounds, supply, decks, and what is left to pay or to return."""
        self.write_splendor_table(cython.cast(Splendor, game), out)

    def write_splendor_table(self, game: Splendor, out: MutableSequence[int]) -> None:
        """Write the table of a position of Splendor."""
        out[0] = game.round
        for phase in range(5):
            out[1 + phase] = FLAG if phase == game.phase else 0
        out[6] = game.idle_rounds
        for kind in range(KINDS):
            out[7 + kind] = amount(game.supply, kind)
        for level in range(LEVELS):
            out[13 + level] = count_wide(game.decks[level])
        out[16] = game.to_pay() if game.phase == PHASE_PAYMENT else 0
        out[17] = amount_all(game.tokens[game.turn]) - MOST_TOKENS if game.phase == PHASE_RETURN else 0

    def write_seat(self, game: Game, seat: int, out: MutableSequence[int]) -> None:
        """Write what a seat holds, then the cards on the table and in its hand."""
        self.write_splendor_seat(cython.cast(Splendor, game), seat, out)

    def write_splendor_seat(self, game: Splendor, seat: int, out: MutableSequence[int]) -> None:
        """Write a seat of a position of Splendor. A card reserved from a deck is known to its owner only."""
        tokens = game.tokens[seat]
        bonuses = game.bonuses[seat]
        score = game.points(seat)
        out[0] = score
        for kind in range(KINDS):
            out[1 + kind] = amount(tokens, kind)
        for kind in range(GEMS):
            out[7 + kind] = amount(bonuses, kind)
        out[12] = amount_all(tokens)
        out[13] = amount_all(bonuses)
        out[14] = out[15] = 0
        out[16] = FLAG if seat == game.turn else 0
        out[17] = FLAG if seat == game.starter else 0
        demand = 0
        for place in range(PLACES + HAND):
            card = self.card_at(game, seat, place)
            if place >= PLACES and game.hand[seat * HAND + place - PLACES] != NO_CARD:
                out[14] += 1
                out[15] += game.blind[seat] >> place - PLACES & 1
            if card != NO_CARD:
                price = missing(COST[card], bonuses)
                demand += (1 + POINTS[card]) * (price + ANY_LEFT >> 7 & EACH)
        self.rate_colours(game, bonuses)
        at = SEAT_NUMBERS
        for place in range(PLACES + HAND):
            card = self.card_at(game, seat, place)
            out[at] = 0 if card == NO_CARD else FLAG
            if card != NO_CARD:
                price = missing(COST[card], bonuses)
                lacking = missing(COST[card], tokens + bonuses)
                colours = lacking + ANY_LEFT >> 7 & EACH
                left = max(0, amount_all(lacking) - amount(tokens, GOLD))
                scarcest = 0
                for kind in range(GEMS):
                    scarcest = max(scarcest, amount(lacking, kind))
                out[at + 1] = POINTS[card]
                out[at + 2] = left
                out[at + 3] = min(scarcest, left)
                out[at + 4] = amount_all(price)
                out[at + 5] = amount_all(colours)
                out[at + 6] = amount_all(COST[card]) - amount_all(price)
                out[at + 7] = self.wanted[BONUS[card]]
                out[at + 8] = amount(demand, BONUS[card])
                out[at + 9] = FLAG if place >= PLACES else 0
                out[at + 10] = max(0, WINNING_POINTS - score - POINTS[card])
                out[at + 11] = amount(bonuses, BONUS[card])
                out[at + 12] = FLAG if left == 0 else 0
                out[at + 13] = amount_all(tokens)
            at += ITEM_NUMBERS

    def card_at(self, game: Splendor, seat: int, place: int) -> int:
        """Return the card at a place of the table or, after those, of the hand as the seat to act sees it."""
        if place < PLACES:
            return game.table[place]
        if seat != game.turn and game.blind[seat] >> place - PLACES & 1:
            return NO_CARD
        return game.hand[seat * HAND + place - PLACES]

    def rate_colours(self, game: Splendor, bonuses: int) -> None:
        """Set how much nobles want each colour, each noble discounted by the bonuses that it still needs."""
        for colour in range(GEMS):
            total = 0.0
            for place in range(NOBLE_PLACES):
                noble = game.nobles[place]
                if noble != NO_NOBLE:
                    needed = missing(NEEDS[noble], bonuses)
                    if amount(needed, colour) > 0:
                        total += NOBLE_DISCOUNTS[amount_all(needed)]
            self.wanted[colour] = int(floor(NOBLE_SCALE * total + 0.5))
