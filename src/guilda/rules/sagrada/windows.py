"""The windows of Sagrada: placing, moving and scoring dice. Sets of spaces are bit masks.

Comments name the rules of docs/rules/sagrada.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components import sagrada as box
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *

if TYPE_CHECKING:
    from guilda.rules.sagrada.table import SagradaTable

# Tables, filled by `_fill_tables`.
COLOUR_SPACES = [0] * 120  # pattern * 5 + colour: the spaces whose print allows the colour
VALUE_SPACES = [0] * 144  # pattern * 6 + value: the spaces whose print allows the value
OBJECTIVE_POINTS = [0] * 10
OBJECTIVE_EACH = [0] * 10
OBJECTIVE_COLOURS = [0] * 10  # 1 if it scores colours, 0 if it scores values
OBJECTIVE_VALUES = [0] * 10  # the values of one set


def beside(spaces: int) -> int:
    """Return the spaces orthogonally adjacent to any of these."""
    across = (spaces & ~LAST_COLUMN) << 1 | (spaces & ~FIRST_COLUMN) >> 1
    return (across | spaces << COLUMNS | spaces >> COLUMNS) & ALL_SPACES


def diagonal(spaces: int) -> int:
    """Return the spaces diagonally adjacent to any of these."""
    right = spaces & ~LAST_COLUMN
    left = spaces & ~FIRST_COLUMN
    return (right << 6 | right >> 4 | left << 4 | left >> 6) & ALL_SPACES


def touching(spaces: int) -> int:
    """Return the spaces adjacent to any of these, orthogonally or diagonally."""
    wide = spaces | (spaces & ~LAST_COLUMN) << 1 | (spaces & ~FIRST_COLUMN) >> 1
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL_SPACES


def spaces_for(game: SagradaTable, seat: int, die: int) -> int:
    """Return the spaces where a die may be placed (SA-20 to SA-25)."""
    return (
        game.colour_open[seat * COLOURS + die // VALUES]
        & game.value_open[seat * VALUES + die % VALUES]
        & game.reach[seat]
    )


def lonely_spaces(game: SagradaTable, seat: int, die: int) -> int:
    """Return the spaces where a die touches no other; on an empty window the edge rule applies (tool 9)."""
    occupied = game.occupied[seat]
    if occupied == 0:
        return spaces_for(game, seat, die)
    return (
        game.colour_open[seat * COLOURS + die // VALUES]
        & game.value_open[seat * VALUES + die % VALUES]
        & ~touching(occupied)
    )


def put_die(game: SagradaTable, seat: int, die: int, space: int) -> None:
    """Put a die on a free space."""
    colour = die // VALUES
    value = die % VALUES
    here = 1 << space
    game.window[seat * SPACES + space] = die
    game.occupied[seat] |= here
    game.colour_sets[seat * COLOURS + colour] |= here
    game.value_sets[seat * VALUES + value] |= here
    around = ~beside(here)
    game.colour_open[seat * COLOURS + colour] &= around
    game.value_open[seat * VALUES + value] &= around
    game.reach[seat] = touching(game.occupied[seat]) & ~game.occupied[seat]


def lift_die(game: SagradaTable, seat: int, space: int) -> int:
    """Remove the die from a space and return it."""
    die = game.window[seat * SPACES + space]
    game.window[seat * SPACES + space] = NONE
    index_window(game, seat)
    return die


# Moving


def targets_of(game: SagradaTable, seat: int, space: int, tool: int) -> int:
    """Return the spaces to which a tool may move the die of a space, except its own."""
    return targets_after(game, seat, space, tool, 0, 0, NONE)


def targets_after(game: SagradaTable, seat: int, space: int, tool: int, gone: int, come: int, moved: int) -> int:
    """Return `targets_of` as if another die, `moved`, had gone from one space to another (sets of at most one)."""
    die = game.window[seat * SPACES + space]
    colour = die // VALUES
    value = die % VALUES
    others = ~(1 << space)
    occupied = game.occupied[seat] & ~gone | come
    same_colour = game.colour_sets[seat * COLOURS + colour] & others
    same_value = game.value_sets[seat * VALUES + value] & others
    if moved != NONE and moved // VALUES == colour:
        same_colour = same_colour & ~gone | come
    if moved != NONE and moved % VALUES == value:
        same_value = same_value & ~gone | come
    rest = occupied & others
    found = (touching(rest) if rest else EDGE) & ~occupied & ~beside(same_colour) & ~beside(same_value)
    pattern = game.pattern[seat]
    if tool != EGLOMISE_BRUSH:
        found &= COLOUR_SPACES[pattern * COLOURS + colour]
    if tool != COPPER_FOIL_BURNISHER:
        found &= VALUE_SPACES[pattern * VALUES + value]
    return found


def other_can_move(game: SagradaTable, seat: int, tool: int, space: int, target: int) -> bool:
    """Return whether another die can move once the die of a space has moved to the target."""
    die = game.window[seat * SPACES + space]
    others = game.occupied[seat] & ~(1 << space)
    while others:
        if targets_after(game, seat, lowest_bit(others), tool, 1 << space, 1 << target, die):
            return True
        others &= others - 1
    return False


def space_refusal(game: SagradaTable, seat: int, die: int, space: int, origin: int, tool: int) -> int:
    """Return why a die, coming from `origin` if given, must not go to a space that the sets above exclude."""
    here = 1 << space
    others = ~(1 << origin) if origin != NONE else -1
    rest = game.occupied[seat] & others
    colour = die // VALUES
    value = die % VALUES
    pattern = game.pattern[seat]
    if game.occupied[seat] & here:
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
    if beside(game.colour_sets[seat * COLOURS + colour] & others) & here:
        return REFUSED_COLOUR_BESIDE
    if beside(game.value_sets[seat * VALUES + value] & others) & here:
        return REFUSED_VALUE_BESIDE
    return 0


# Scoring


def times_met(game: SagradaTable, seat: int, objective: int) -> int:
    """Return the number of times a window meets a public objective (SA-40)."""
    each = OBJECTIVE_EACH[objective]
    if each == EACH_ROW:
        return lines_met(game, seat, objective, FIRST_ROW, COLUMNS, ROWS)
    if each == EACH_COLUMN:
        return lines_met(game, seat, objective, FIRST_COLUMN, 1, COLUMNS)
    if each == EACH_DIAGONAL:
        return diagonal_dice(game, seat)
    return sets_met(game, seat, objective)


def lines_met(game: SagradaTable, seat: int, objective: int, line: int, step: int, lines: int) -> int:
    """Return the number of complete rows or columns without a repeated colour or value."""
    met = 0
    for number in range(lines):
        here = line << step * number
        fits = game.occupied[seat] & here == here
        if OBJECTIVE_COLOURS[objective]:
            for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
                fits = fits and count_bits(game.colour_sets[colour] & here) <= 1
        else:
            for value in range(seat * VALUES, seat * VALUES + VALUES):
                fits = fits and count_bits(game.value_sets[value] & here) <= 1
        if fits:
            met += 1
    return met


def sets_met(game: SagradaTable, seat: int, objective: int) -> int:
    """Return the number of sets of all colours, or of the objective's values, among the dice."""
    met = SPACES
    if OBJECTIVE_COLOURS[objective]:
        for colour in range(COLOURS):
            met = min(met, count_bits(game.colour_sets[seat * COLOURS + colour]))
    else:
        for value in range(VALUES):
            if OBJECTIVE_VALUES[objective] >> value & 1:
                met = min(met, count_bits(game.value_sets[seat * VALUES + value]))
    return met


def diagonal_dice(game: SagradaTable, seat: int) -> int:
    """Return the number of dice with a diagonally adjacent die of the same colour."""
    met = 0
    for colour in range(seat * COLOURS, seat * COLOURS + COLOURS):
        met += count_bits(game.colour_sets[colour] & diagonal(game.colour_sets[colour]))
    return met


def colour_sum(game: SagradaTable, seat: int, colour: int) -> int:
    """Return the sum of the dice of a colour (SA-41)."""
    total = 0
    for value in range(VALUES):
        dice = game.colour_sets[seat * COLOURS + colour] & game.value_sets[seat * VALUES + value]
        total += (value + 1) * count_bits(dice)
    return total


def empty_spaces(game: SagradaTable, seat: int) -> int:
    """Return the number of spaces without a die."""
    return SPACES - count_bits(game.occupied[seat])


def index_window(game: SagradaTable, seat: int) -> None:
    """Derive the sets of a seat's window from its pattern and dice."""
    pattern = game.pattern[seat]
    if pattern == NONE:
        pattern = 0
    game.occupied[seat] = 0
    game.reach[seat] = EDGE  # SA-20, SA-25
    for colour in range(COLOURS):
        game.colour_sets[seat * COLOURS + colour] = 0
        game.colour_open[seat * COLOURS + colour] = COLOUR_SPACES[pattern * COLOURS + colour]
    for value in range(VALUES):
        game.value_sets[seat * VALUES + value] = 0
        game.value_open[seat * VALUES + value] = VALUE_SPACES[pattern * VALUES + value]
    for space in range(SPACES):
        die = game.window[seat * SPACES + space]
        if die != NONE:
            put_die(game, seat, die, space)


def _fill_tables() -> None:
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
            OBJECTIVE_VALUES[number] = sum([1 << value - 1 for value in objective.of])


def spaces_without(prints: str, wrong: str) -> int:
    """Return the set of spaces that show none of these prints."""
    return sum([1 << space for space, shown in enumerate(prints) if shown not in wrong])


_fill_tables()
