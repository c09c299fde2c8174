"""The dice of Sagrada outside the windows: bag, draft pool, round track, hand, and dice spent in the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *

if TYPE_CHECKING:
    from guilda.rules.rng import Rng
    from guilda.rules.sagrada.table import SagradaTable

DICE_A_NUMBER = 6  # five bits each, in the two details of an event that lists dice


def draw_colour(game: SagradaTable, rng: Rng) -> int:
    """Draw a random die from the bag; return its colour."""
    rest = rng.draw(count_all(game.bag))
    colour = 0
    while rest >= count_of(game.bag, colour):
        rest -= count_of(game.bag, colour)
        colour += 1
    game.bag -= 1 << 6 * colour
    return colour


def roll_die(game: SagradaTable, colour: int, rng: Rng) -> int:
    """Return a die of a colour with a random value."""
    return colour * VALUES + rng.draw(VALUES)


def roll_pool(game: SagradaTable, dice: int, rng: Rng) -> None:
    """Draw dice from the bag and roll them (SA-10)."""
    for _ in range(dice):
        add_to_pool(game, roll_die(game, draw_colour(game, rng), rng))
    tell_pool(game, EVENT_ROLL, NONE, NONE)


def reroll_pool(game: SagradaTable, rng: Rng) -> None:
    """Reroll all dice in the pool, colour by colour (tool 7)."""
    for colour in range(COLOURS):
        dice = 0
        for die in range(colour * VALUES, colour * VALUES + VALUES):
            dice += game.pool[die]
            game.pool[die] = 0
            game.shown &= ~(1 << die)
        for _ in range(dice):
            add_to_pool(game, roll_die(game, colour, rng))
    tell_pool(game, EVENT_REROLL, game.turn, NONE)


def add_to_pool(game: SagradaTable, die: int) -> None:
    """Add a die to the pool."""
    game.pool[die] += 1
    game.shown |= 1 << die


def take_from_pool(game: SagradaTable, die: int) -> None:
    """Remove a die from the pool."""
    game.pool[die] -= 1
    if game.pool[die] == 0:
        game.shown &= ~(1 << die)


def shown_without(game: SagradaTable, die: int) -> int:
    """Return the set of faces in the pool after a die has left it."""
    return game.shown & ~(1 << die) if game.pool[die] == 1 else game.shown


def clear_pool(game: SagradaTable, number: int) -> None:
    """Move the remaining dice to the round's space on the round track (SA-14)."""
    tell_pool(game, EVENT_TRACK, NONE, number)
    game.track_shown |= game.shown
    while game.shown:
        die = lowest_bit(game.shown)
        take_from_pool(game, die)
        game.track[game.track_count] = (number - 1) * FACES + die
        game.track_count += 1


def exchange_die(game: SagradaTable, die: int) -> int:
    """Swap the die in hand with one on the round track; return the round of that space (tool 5)."""
    place = 0
    while game.track[place] % FACES != die:
        place += 1
    number = game.track[place] // FACES
    game.track[place] = number * FACES + game.hand
    game.hand = die
    index_track(game)
    return number + 1


def swap_with_bag(game: SagradaTable, rng: Rng) -> None:
    """Put the die in hand into the bag and draw another, without a value yet (tool 11)."""
    put = game.hand
    game.bag += 1 << 6 * (put // VALUES)
    game.hand = draw_colour(game, rng) * VALUES
    if game.log is not None:
        game.log.add(EVENT_FLUX, game.turn, put, game.hand // VALUES, 0, 0)


def track_colours(game: SagradaTable) -> int:
    """Return the set of colours on the round track."""
    colours = 0
    for colour in range(COLOURS):
        if game.track_shown >> VALUES * colour & 63:
            colours |= 1 << colour
    return colours


def track_sum(game: SagradaTable) -> int:
    """Return the sum of all dice on the round track (SA-54)."""
    total = 0
    for place in range(game.track_count):
        total += game.track[place] % VALUES + 1  # rounds are multiples of 30, so the value remains
    return total


def tell_pool(game: SagradaTable, kind: int, seat: int, number: int) -> None:
    """Log an event that lists the dice of the pool, and the round if there is one."""
    if game.log is None:
        return
    first = 0
    more = 0
    listed = 0
    for die in range(FACES):
        for _ in range(game.pool[die]):
            if listed < DICE_A_NUMBER:
                first |= die + 1 << 5 * listed
            else:
                more |= die + 1 << 5 * (listed - DICE_A_NUMBER)
            listed += 1
    game.log.add(kind, seat, first, more, number, 0)


def index_pool(game: SagradaTable) -> None:
    """Derive the set of faces in the pool."""
    game.shown = 0
    for die in range(FACES):
        if game.pool[die] > 0:
            game.shown |= 1 << die


def index_track(game: SagradaTable) -> None:
    """Derive the set of faces on the round track."""
    game.track_shown = 0
    for place in range(game.track_count):
        game.track_shown |= 1 << game.track[place] % FACES
