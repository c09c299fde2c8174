# cython: auto_pickle=True
"""The observation encoder of Splendor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.encoding.cells import *
from guilda.encoding.constants import *
from guilda.encoding.encoder import Encoder, Field, for_seats, number, numbered
from guilda.rules.constants import MASK64
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.splendor.constants import *
from guilda.rules.splendor.position import Splendor

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.splendor.layout import BONUS, LEVEL, POINTS
    from guilda.rules.splendor.position import COST, NEEDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

NOBLE_NEEDS = [0] * 96  # the cells of -1, every noble, and none
CARDS = [0] * 1472  # the cells of -1, every card, and none
RESERVED = [0] * 4368  # the cells of every reserved card: open, drawn from a deck, and the same as others see it


class SplendorEncoder(Encoder):
    """Gems in the order white, blue, green, red, black, then gold. A card is its bonus, its points and its cost."""

    def __init__(self, game: Splendor) -> None:
        gems, kinds, levels, places, hand, nobles, cards, all_nobles = 5, 6, 3, 12, 3, 5, 90, 10
        shared = [
            number("round"),
            Field("phase", SPLENDOR_PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            number("idle_rounds"),
            number("supply", kinds),
            number("decks", levels),
            *numbered(number("card", CARD_CELLS), places),
            *numbered(number("noble", gems), nobles),
            Field("buying", places + hand),
            Field("paying_colour", gems),
            number("paying_count"),
            number("to_return"),
        ]
        seat = [number("score"), number("tokens", kinds), number("bonuses", gems)]
        for slot in range(1, hand + 1):
            seat += [
                Field(f"reserved_{slot}_level", levels),
                Field(f"reserved_{slot}_blind", 1),
                number(f"reserved_{slot}_card", CARD_CELLS),
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
        clear(out, 0, 1 + SPLENDOR_PHASES + 2 * SEATS)
        at = put(out, 0, game.round)
        at = put_one_of(out, at, SPLENDOR_PHASES, 4 if game.turn < 0 else game.phase)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        at = put(out, at, game.idle_rounds)
        at = put_bundle(out, at, KINDS, game.supply)
        for level in range(LEVELS):
            at = put(out, at, count_wide(game.decks[level]))
        at = put_blocks(out, at, CARD_CELLS, PLACES, CARDS, CARD_BLOCK, game.table, 0)
        at = put_blocks(out, at, GEMS, NOBLE_PLACES, NOBLE_NEEDS, NOBLE_BLOCK, game.nobles, 0)
        clear(out, at, PLACES + HAND + GEMS)
        at = put_one_of(out, at, PLACES + HAND, game.buying if paying else -1)
        at = put_one_of(out, at, GEMS, game.kind if paying else -1)
        at = put(out, at, game.to_pay() if paying else 0)
        returning = game.turn >= 0 and game.phase == PHASE_RETURN
        at = put(out, at, amount_all(game.tokens[game.turn]) - MOST_TOKENS if returning else 0)
        for step in range(players):
            at = self.write_seat(game, seat_after(observer, step, players), step == 0, out, at)
        return at

    def write_seat(self, game: Splendor, seat: int, own: bool, out: MutableSequence[int], at: int) -> int:
        """Write a player's holdings; only the owner knows a card reserved from a deck."""
        at = put(out, at, game.points(seat))
        at = put_bundle(out, at, KINDS, game.tokens[seat])
        at = put_bundle(out, at, GEMS, game.bonuses[seat])
        blind = FIRST_BLIND if own else FIRST_UNKNOWN
        for slot in range(HAND):
            card = game.hand[seat * HAND + slot] + (game.blind[seat] >> slot & 1) * blind
            at = put_block(out, at, RESERVED_CELLS, RESERVED, CARD_BLOCK * card)
        # Cards of level 1 (40), 2 (30) and 3 (20), then nobles (10), in two words
        level_2 = game.bought[seat * LEVELS + 1]
        at = put_flags(out, at, 64, (game.bought[seat * LEVELS] | level_2 << 40) & MASK64)
        rest = game.bought[seat * LEVELS + 2] | cython.cast("unsigned long long", game.visited[seat]) << 20
        return put_flags(out, at, 36, level_2 >> 24 | rest << 6)


def fill_tables() -> None:
    """Fill the tables of cards and nobles; the last ones stand for none and stay 0."""
    for card in range(NO_CARD):
        cells = [*[int(BONUS[card] == gem) for gem in range(GEMS)], POINTS[card]]
        for at, cell in enumerate([*cells, *[amount(COST[card], gem) for gem in range(GEMS)]]):
            CARDS[CARD_BLOCK * (1 + card) + at] = cell
            for reserved in (card, FIRST_BLIND + card):
                RESERVED[CARD_BLOCK * reserved + LEVELS + 1 + at] = cell
        for reserved in (card, FIRST_BLIND + card, FIRST_UNKNOWN + card):
            RESERVED[CARD_BLOCK * reserved + LEVEL[card]] = 1
            RESERVED[CARD_BLOCK * reserved + LEVELS] = int(reserved >= FIRST_BLIND)
    for noble in range(NO_NOBLE):
        for gem in range(GEMS):
            NOBLE_NEEDS[NOBLE_BLOCK * (1 + noble) + gem] = amount(NEEDS[noble], gem)


fill_flags()
fill_tables()
seal("guilda.encoding.Encoder", SplendorEncoder)
