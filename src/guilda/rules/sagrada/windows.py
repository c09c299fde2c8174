"""The windows of Sagrada: where dice may be placed and moved, and what they score. Sets of spaces are bit masks.

Comments name the rules of docs/rules/sagrada.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sagrada as box
from guilda.rules.game import Game, cells

if not cython.compiled:
    from guilda.rules.packed import count_bits, lowest_bit
    from guilda.rules.sagrada.constants import (
        ALL_SPACES,
        COLOURS,
        COLUMNS,
        COPPER_FOIL_BURNISHER,
        CORK_BACKED_STRAIGHTEDGE,
        EACH_COLUMN,
        EACH_DIAGONAL,
        EACH_ROW,
        EDGE,
        EGLOMISE_BRUSH,
        FIRST_COLUMN,
        FIRST_ROW,
        LAST_COLUMN,
        N_ACTIONS,
        NONE,
        REFUSED_COLOUR_BESIDE,
        REFUSED_COLOUR_PRINT,
        REFUSED_EDGE,
        REFUSED_OCCUPIED,
        REFUSED_TOUCH,
        REFUSED_TOUCHES,
        REFUSED_VALUE_BESIDE,
        REFUSED_VALUE_PRINT,
        ROWS,
        SEATS,
        SPACES,
        VALUES,
    )

# Tables, filled once below.
COLOUR_SPACES = [0] * 120  # pattern * 5 + colour: the spaces whose print does not ask for another colour
VALUE_SPACES = [0] * 144  # pattern * 6 + value: the spaces whose print does not ask for another value
OBJECTIVE_POINTS = [0] * 10
OBJECTIVE_EACH = [0] * 10
OBJECTIVE_COLOURS = [0] * 10  # 1 where colours count, 0 where values do
OBJECTIVE_VALUES = [0] * 10  # the set of values that a set of dice must show


def beside(spaces: int) -> int:
    """The spaces orthogonally next to some of these."""
    across = (spaces & ~LAST_COLUMN) << 1 | (spaces & ~FIRST_COLUMN) >> 1
    return (across | spaces << COLUMNS | spaces >> COLUMNS) & ALL_SPACES


def diagonal(spaces: int) -> int:
    """The spaces diagonally next to some of these."""
    right = spaces & ~LAST_COLUMN
    left = spaces & ~FIRST_COLUMN
    return (right << 6 | right >> 4 | left << 4 | left >> 6) & ALL_SPACES


def touching(spaces: int) -> int:
    """The spaces that touch some of these, orthogonally or diagonally."""
    wide = spaces | (spaces & ~LAST_COLUMN) << 1 | (spaces & ~FIRST_COLUMN) >> 1
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL_SPACES


class Windows(Game):
    """The part of a position that the windows are: per seat a pattern and 20 spaces with dice.

    Derived for speed: the sets of spaces with dice, by colour and by value; `colour_open` and `value_open`, where a
    colour or value has no print and no neighbour against it; `reach`, the free spaces where the next die may go.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players, N_ACTIONS)
        self.pattern = cells(SEATS, NONE)
        self.window = cells(SEATS * SPACES, NONE)
        self.occupied = cells(SEATS)
        self.colour_sets = cells(SEATS * COLOURS)
        self.value_sets = cells(SEATS * VALUES)
        self.colour_open = cells(SEATS * COLOURS)
        self.value_open = cells(SEATS * VALUES)
        self.reach = cells(SEATS)

    # Placing

    def spaces(self, seat: int, die: int) -> int:
        """Where a die may be placed (SA-20 to SA-25)."""
        return (
            self.colour_open[seat * COLOURS + die // VALUES]
            & self.value_open[seat * VALUES + die % VALUES]
            & self.reach[seat]
        )

    def lonely_spaces(self, seat: int, die: int) -> int:
        """Where a die may be placed so that it touches no other; on an empty window the edge rule stays (tool 9)."""
        occupied = self.occupied[seat]
        if occupied == 0:
            return self.spaces(seat, die)
        return (
            self.colour_open[seat * COLOURS + die // VALUES]
            & self.value_open[seat * VALUES + die % VALUES]
            & ~touching(occupied)
        )

    def put(self, seat: int, die: int, space: int) -> None:
        """Lay a die on a free space."""
        colour = die // VALUES
        value = die % VALUES
        here = 1 << space
        self.window[seat * SPACES + space] = die
        self.occupied[seat] |= here
        self.colour_sets[seat * COLOURS + colour] |= here
        self.value_sets[seat * VALUES + value] |= here
        around = ~beside(here)
        self.colour_open[seat * COLOURS + colour] &= around
        self.value_open[seat * VALUES + value] &= around
        self.reach[seat] = touching(self.occupied[seat]) & ~self.occupied[seat]

    def lift(self, seat: int, space: int) -> int:
        """Take the die from a space; which one it was."""
        die = self.window[seat * SPACES + space]
        self.window[seat * SPACES + space] = NONE
        self.index_window(seat)
        return die

    # Moving

    def targets(self, seat: int, space: int, tool: int) -> int:
        """Where a tool may move the die of a space to; not to its own space."""
        return self.targets_after(seat, space, tool, 0, 0, NONE)

    def targets_after(self, seat: int, space: int, tool: int, gone: int, come: int, moved: int) -> int:
        """The same as if another die, `moved`, had gone from one space to another (one-member sets, or none)."""
        die = self.window[seat * SPACES + space]
        colour = die // VALUES
        value = die % VALUES
        others = ~(1 << space)
        occupied = self.occupied[seat] & ~gone | come
        same_colour = self.colour_sets[seat * COLOURS + colour] & others
        same_value = self.value_sets[seat * VALUES + value] & others
        if moved != NONE and moved // VALUES == colour:
            same_colour = same_colour & ~gone | come
        if moved != NONE and moved % VALUES == value:
            same_value = same_value & ~gone | come
        rest = occupied & others
        found = (touching(rest) if rest else EDGE) & ~occupied & ~beside(same_colour) & ~beside(same_value)
        pattern = self.pattern[seat]
        if tool != EGLOMISE_BRUSH:
            found &= COLOUR_SPACES[pattern * COLOURS + colour]
        if tool != COPPER_FOIL_BURNISHER:
            found &= VALUE_SPACES[pattern * VALUES + value]
        return found

    def other_can_move(self, seat: int, tool: int, space: int, target: int) -> bool:
        """Whether, once the die of a space has moved to the target, a different one can move too."""
        die = self.window[seat * SPACES + space]
        others = self.occupied[seat] & ~(1 << space)
        while others:
            if self.targets_after(seat, lowest_bit(others), tool, 1 << space, 1 << target, die):
                return True
            others &= others - 1
        return False

    def space_refusal(self, seat: int, die: int, space: int, origin: int, tool: int) -> int:
        """Why a die must not go to a space, from another one (`origin`) or not; `spaces` and `targets` say whether."""
        here = 1 << space
        others = ~(1 << origin) if origin != NONE else -1
        rest = self.occupied[seat] & others
        colour = die // VALUES
        value = die % VALUES
        pattern = self.pattern[seat]
        if self.occupied[seat] & here:
            return REFUSED_OCCUPIED
        if rest == 0 and not EDGE & here:
            return REFUSED_EDGE
        if rest and tool == CORK_BACKED_STRAIGHTEDGE and touching(rest) & here:
            return REFUSED_TOUCHES
        if rest and tool != CORK_BACKED_STRAIGHTEDGE and not touching(rest) & here:
            return REFUSED_TOUCH
        if tool != EGLOMISE_BRUSH and not COLOUR_SPACES[pattern * COLOURS + colour] & here:
            return REFUSED_COLOUR_PRINT
        if tool != COPPER_FOIL_BURNISHER and not VALUE_SPACES[pattern * VALUES + value] & here:
            return REFUSED_VALUE_PRINT
        if beside(self.colour_sets[seat * COLOURS + colour] & others) & here:
            return REFUSED_COLOUR_BESIDE
        if beside(self.value_sets[seat * VALUES + value] & others) & here:
            return REFUSED_VALUE_BESIDE
        return 0

    # Scoring

    def times_met(self, seat: int, objective: int) -> int:
        """How often a window meets a public objective (SA-40)."""
        each = OBJECTIVE_EACH[objective]
        if each == EACH_ROW:
            return self.lines_met(seat, objective, FIRST_ROW, COLUMNS, ROWS)
        if each == EACH_COLUMN:
            return self.lines_met(seat, objective, FIRST_COLUMN, 1, COLUMNS)
        if each == EACH_DIAGONAL:
            return self.diagonal_dice(seat)
        return self.sets_met(seat, objective)

    def lines_met(self, seat: int, objective: int, line: int, step: int, lines: int) -> int:
        """How many rows or columns are complete and show no colour or value twice."""
        met = 0
        for number in range(lines):
            here = line << step * number
            fits = self.occupied[seat] & here == here
            if OBJECTIVE_COLOURS[objective]:
                for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
                    fits = fits and count_bits(self.colour_sets[colour] & here) <= 1
            else:
                for value in range(seat * VALUES, seat * VALUES + VALUES):
                    fits = fits and count_bits(self.value_sets[value] & here) <= 1
            if fits:
                met += 1
        return met

    def sets_met(self, seat: int, objective: int) -> int:
        """How many sets of all colours, or of the objective's values, the dice make up."""
        met = SPACES
        if OBJECTIVE_COLOURS[objective]:
            for colour in range(COLOURS):
                met = min(met, count_bits(self.colour_sets[seat * COLOURS + colour]))
        else:
            for value in range(VALUES):
                if OBJECTIVE_VALUES[objective] >> value & 1:
                    met = min(met, count_bits(self.value_sets[seat * VALUES + value]))
        return met

    def diagonal_dice(self, seat: int) -> int:
        """How many dice have a die of their own colour diagonally next to them."""
        met = 0
        for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
            met += count_bits(self.colour_sets[colour] & diagonal(self.colour_sets[colour]))
        return met

    def colour_sum(self, seat: int, colour: int) -> int:
        """The sum of the values of the dice of a colour (SA-41)."""
        total = 0
        for value in range(VALUES):
            dice = self.colour_sets[seat * COLOURS + colour] & self.value_sets[seat * VALUES + value]
            total += (value + 1) * count_bits(dice)
        return total

    def empty_spaces(self, seat: int) -> int:
        """How many spaces have no die."""
        return SPACES - count_bits(self.occupied[seat])

    # Copies

    def copy_windows(self, other: Windows) -> None:
        """Become equal in all that the windows know."""
        self.pattern[:] = other.pattern
        self.window[:] = other.window
        self.occupied[:] = other.occupied
        self.colour_sets[:] = other.colour_sets
        self.value_sets[:] = other.value_sets
        self.colour_open[:] = other.colour_open
        self.value_open[:] = other.value_open
        self.reach[:] = other.reach

    def index_window(self, seat: int) -> None:
        """Derive the sets of a seat's window from its pattern and its dice."""
        pattern = self.pattern[seat]
        if pattern == NONE:
            pattern = 0
        self.occupied[seat] = 0
        self.reach[seat] = EDGE  # SA-20, SA-25
        for colour in range(COLOURS):
            self.colour_sets[seat * COLOURS + colour] = 0
            self.colour_open[seat * COLOURS + colour] = COLOUR_SPACES[pattern * COLOURS + colour]
        for value in range(VALUES):
            self.value_sets[seat * VALUES + value] = 0
            self.value_open[seat * VALUES + value] = VALUE_SPACES[pattern * VALUES + value]
        for space in range(SPACES):
            die = self.window[seat * SPACES + space]
            if die != NONE:
                self.put(seat, die, space)


def fill_tables() -> None:
    """Load the prints of the window patterns and the objectives of the box."""
    for number, pattern in enumerate(box.PATTERNS):
        for colour, letter in enumerate(box.LETTERS):
            wrong = box.LETTERS.replace(letter, "")
            COLOUR_SPACES[number * COLOURS + colour] = spaces_without(pattern.spaces, wrong)
        for value in range(VALUES):
            wrong = "123456".replace(str(value + 1), "")
            VALUE_SPACES[number * VALUES + value] = spaces_without(pattern.spaces, wrong)
    for number, objective in enumerate(box.OBJECTIVES):
        OBJECTIVE_POINTS[number] = objective.points
        OBJECTIVE_EACH[number] = ("row", "column", "set", "diagonal").index(objective.each)
        OBJECTIVE_COLOURS[number] = int(objective.of == "colours")
        if not isinstance(objective.of, str):
            OBJECTIVE_VALUES[number] = sum(1 << value - 1 for value in objective.of)


def spaces_without(prints: str, wrong: str) -> int:
    """The set of spaces that show none of these prints."""
    return sum(1 << space for space, shown in enumerate(prints) if shown not in wrong)


fill_tables()
