"""The observation encoder of Splendor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.encoding.cells import *
from guilda.encoding.encoder import Encoder, Field, for_seats, numbered
from guilda.rules.packed import *
from guilda.rules.splendor.constants import *
from guilda.rules.splendor.position import Splendor

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.splendor.layout import BONUS, FIRST_CARD, LEVEL, POINTS
    from guilda.rules.splendor.position import COST, NEEDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

PHASES = 5  # turn, payment, return, noble, over
CARD_CELLS = 11  # bonus, points, cost


class SplendorEncoder(Encoder):
    """Gems in the order white, blue, green, red, black, then gold. A card is its bonus, its points and its cost."""

    def __init__(self, game: Splendor) -> None:
        gems, kinds, levels, places, hand, nobles, cards, all_nobles = 5, 6, 3, 12, 3, 5, 90, 10
        shared = [
            Field("round", 1),
            Field("phase", PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            Field("idle_rounds", 1),
            Field("supply", kinds),
            Field("decks", levels),
            *numbered("card", places, CARD_CELLS),
            *numbered("noble", nobles, gems),
            Field("buying", places + hand),
            Field("paying_colour", gems),
            Field("paying_count", 1),
            Field("to_return", 1),
        ]
        seat = [Field("score", 1), Field("tokens", kinds), Field("bonuses", gems)]
        for slot in range(1, hand + 1):
            seat += [
                Field(f"reserved_{slot}_level", levels),
                Field(f"reserved_{slot}_blind", 1),
                Field(f"reserved_{slot}_card", CARD_CELLS),
            ]
        seat += [Field("cards", cards), Field("nobles", all_nobles)]
        super().__init__([*shared, *for_seats(game.players, seat)])

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write the table, then every player's holdings."""
        return self.write_position(cython.cast(Splendor, game), observer, out)

    def write_position(self, game: Splendor, observer: int, out: MutableSequence[int]) -> int:
        """Write a position of Splendor."""
        players = game.players
        paying = game.turn >= 0 and game.phase == PHASE_PAYMENT
        at = put(out, 0, game.round)
        at = put_one_of(out, at, PHASES, 4 if game.turn < 0 else game.phase)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        at = put(out, at, game.idle_rounds)
        for kind in range(KINDS):
            at = put(out, at, amount(game.supply, kind))
        for level in range(LEVELS):
            at = put(out, at, count_wide(game.decks[level]))
        for place in range(PLACES):
            at = self.write_card(game.table[place], out, at)
        for place in range(NOBLE_PLACES):
            noble = game.nobles[place]
            for kind in range(GEMS):
                at = put(out, at, amount(NEEDS[noble], kind) if noble != NO_NOBLE else 0)
        at = put_one_of(out, at, PLACES + HAND, game.buying if paying else -1)
        at = put_one_of(out, at, GEMS, game.kind if paying else -1)
        at = put(out, at, game.to_pay() if paying else 0)
        returning = game.turn >= 0 and game.phase == PHASE_RETURN
        at = put(out, at, amount_all(game.tokens[game.turn]) - MOST_TOKENS if returning else 0)
        for step in range(players):
            at = self.write_seat(game, (observer + step) % players, step == 0, out, at)
        return at

    def write_card(self, card: int, out: MutableSequence[int], at: int) -> int:
        """Write a card, or zeros for an empty place."""
        at = put_one_of(out, at, GEMS, BONUS[card] if card != NO_CARD else -1)
        at = put(out, at, POINTS[card] if card != NO_CARD else 0)
        for kind in range(GEMS):
            at = put(out, at, amount(COST[card], kind) if card != NO_CARD else 0)
        return at

    def write_seat(self, game: Splendor, seat: int, own: bool, out: MutableSequence[int], at: int) -> int:
        """Write a player's holdings; only the owner knows a card reserved from a deck."""
        at = put(out, at, game.points(seat))
        for kind in range(KINDS):
            at = put(out, at, amount(game.tokens[seat], kind))
        for kind in range(GEMS):
            at = put(out, at, amount(game.bonuses[seat], kind))
        for slot in range(HAND):
            card = game.hand[seat * HAND + slot]
            blind = game.blind[seat] >> slot & 1
            at = put_one_of(out, at, LEVELS, LEVEL[card] if card != NO_CARD else -1)
            at = put(out, at, blind if card != NO_CARD else 0)
            at = self.write_card(card if own or not blind else NO_CARD, out, at)
        for level in range(LEVELS):
            deck = FIRST_CARD[level + 1] - FIRST_CARD[level] if level + 1 < LEVELS else NO_CARD - FIRST_CARD[level]
            for card in range(deck):
                at = put(out, at, 1 if game.bought[seat * LEVELS + level] >> card & 1 else 0)
        for noble in range(NO_NOBLE):
            at = put(out, at, game.visited[seat] >> noble & 1)
        return at
