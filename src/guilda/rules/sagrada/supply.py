"""The dice of Sagrada outside the windows: bag, draft pool, round track, hand, and those spent in the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import cells
from guilda.rules.sagrada.windows import Windows

if not cython.compiled:
    from guilda.rules.packed import count_all, count_of, lowest_bit
    from guilda.rules.sagrada.constants import (
        COLOURS,
        EVENT_FLUX,
        EVENT_REROLL,
        EVENT_ROLL,
        EVENT_TRACK,
        FACES,
        MOST_DICE,
        NONE,
        VALUES,
    )

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

DICE_A_NUMBER = 6  # five bits each, in the two details of an event that tells of several dice


class Supply(Windows):
    """The part of a position that the dice outside the windows are.

    `bag` and `spent` are multisets of colours, `pool` counts the dice by face, `track` holds `round * 30 + die` with
    rounds from 0. Derived: `shown` and `track_shown`, the sets of faces in the pool and on the track.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.bag = 0
        self.spent = 0
        self.hand = NONE
        self.pool = cells(FACES)
        self.shown = 0
        self.track = cells(MOST_DICE)
        self.track_count = 0
        self.track_shown = 0

    def draw_colour(self, rng: Rng) -> int:
        """Take a die at random from the bag; its colour."""
        rest = rng.below(count_all(self.bag))
        colour = 0
        while rest >= count_of(self.bag, colour):
            rest -= count_of(self.bag, colour)
            colour += 1
        self.bag -= 1 << 6 * colour
        return colour

    def roll(self, colour: int, rng: Rng) -> int:
        """A die of a colour with the value that chance gives it."""
        return colour * VALUES + rng.below(VALUES)

    def roll_pool(self, dice: int, rng: Rng) -> None:
        """Draw dice from the bag and roll them (SA-10)."""
        for _ in range(dice):
            self.add_to_pool(self.roll(self.draw_colour(rng), rng))
        self.tell_pool(EVENT_ROLL, NONE, NONE)

    def reroll_pool(self, rng: Rng) -> None:
        """Roll all dice of the pool again, colour by colour (tool 7)."""
        for colour in range(COLOURS):
            dice = 0
            for die in range(colour * VALUES, colour * VALUES + VALUES):
                dice += self.pool[die]
                self.pool[die] = 0
                self.shown &= ~(1 << die)
            for _ in range(dice):
                self.add_to_pool(self.roll(colour, rng))
        self.tell_pool(EVENT_REROLL, self.turn, NONE)

    def add_to_pool(self, die: int) -> None:
        """A die lies in the pool."""
        self.pool[die] += 1
        self.shown |= 1 << die

    def take_from_pool(self, die: int) -> None:
        """A die leaves the pool."""
        self.pool[die] -= 1
        if self.pool[die] == 0:
            self.shown &= ~(1 << die)

    def shown_without(self, die: int) -> int:
        """The faces that the pool shows once a die has left it."""
        return self.shown & ~(1 << die) if self.pool[die] == 1 else self.shown

    def clear_pool(self, number: int) -> None:
        """The dice left go to the round track, on the space of that round (SA-14)."""
        self.tell_pool(EVENT_TRACK, NONE, number)
        self.track_shown |= self.shown
        while self.shown:
            die = lowest_bit(self.shown)
            self.take_from_pool(die)
            self.track[self.track_count] = (number - 1) * FACES + die
            self.track_count += 1

    def exchange(self, die: int) -> int:
        """The die in hand and one of the round track change places; the round where that lay (tool 5)."""
        place = 0
        while self.track[place] % FACES != die:
            place += 1
        number = self.track[place] // FACES
        self.track[place] = number * FACES + self.hand
        self.hand = die
        self.index_track()
        return number + 1

    def flux(self, rng: Rng) -> None:
        """The die in hand goes into the bag, and one drawn at random, without a value yet, replaces it (tool 11)."""
        put = self.hand
        self.bag += 1 << 6 * (put // VALUES)
        self.hand = self.draw_colour(rng) * VALUES
        if self.log is not None:
            self.log.add(EVENT_FLUX, self.turn, put, self.hand // VALUES, 0, 0)

    def track_colours(self) -> int:
        """The set of colours that the dice on the round track show."""
        colours = 0
        for colour in range(COLOURS):
            if self.track_shown >> VALUES * colour & 63:
                colours |= 1 << colour
        return colours

    def track_sum(self) -> int:
        """The sum of the values of all dice on the round track (SA-54)."""
        total = 0
        for place in range(self.track_count):
            total += self.track[place] % VALUES + 1  # a round is a multiple of 30, so the value remains
        return total

    def tell_pool(self, kind: int, seat: int, number: int) -> None:
        """An event that lists the dice of the pool, and the round if there is one."""
        if self.log is None:
            return
        first = 0
        more = 0
        listed = 0
        for die in range(FACES):
            for _ in range(self.pool[die]):
                if listed < DICE_A_NUMBER:
                    first |= die + 1 << 5 * listed
                else:
                    more |= die + 1 << 5 * (listed - DICE_A_NUMBER)
                listed += 1
        self.log.add(kind, seat, first, more, number, 0)

    def copy_supply(self, other: Supply) -> None:
        """Become equal in all that the dice outside the windows are."""
        self.bag = other.bag
        self.spent = other.spent
        self.hand = other.hand
        self.pool[:] = other.pool
        self.shown = other.shown
        self.track[:] = other.track
        self.track_count = other.track_count
        self.track_shown = other.track_shown

    def index_pool(self) -> None:
        """Derive which faces the pool shows."""
        self.shown = 0
        for die in range(FACES):
            if self.pool[die] > 0:
                self.shown |= 1 << die

    def index_track(self) -> None:
        """Derive which faces the round track shows."""
        self.track_shown = 0
        for place in range(self.track_count):
            self.track_shown |= 1 << self.track[place] % FACES
