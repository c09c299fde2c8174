"""The legal actions of a position of Sagrada, and the reasons why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.tools import *
from guilda.rules.sagrada.windows import *

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng
    from guilda.rules.sagrada.table import SagradaTable


def fill_legal(game: SagradaTable, out: MutableSequence[int]) -> int:
    """Write the legal actions, in the order of their ids."""
    step = game.step
    if step == STEP_TURN:
        n = 0 if game.drafted else fill_placements(game, out)
        n = fill_set(out, n, FIRST_TOOL, game.usable >> 1)
        out[n] = END_TURN
        return n + 1
    if step == STEP_EXTRA:
        return fill_placements(game, out)
    if step == STEP_MOVE:
        return fill_moves(game, out)
    if step == STEP_PLACE:
        n = fill_set(out, 0, game.hand * SPACES, hand_spaces(game))
        if game.tool == FLUX_REMOVER:
            out[n] = LEAVE
            n += 1
        return n
    if step == STEP_WINDOW:
        n = fill_set(out, 0, FIRST_PATTERN + 2 * game.cards[2 * game.turn], 3)
        return fill_set(out, n, FIRST_PATTERN + 2 * game.cards[2 * game.turn + 1], 3)
    if step == STEP_PAY:
        return fill_set(out, 0, FIRST_DIE, price_dice(game, game.tool))
    if step == STEP_DRAFT:
        return fill_set(out, 0, FIRST_DIE, draftable(game, game.tool, game.shown))
    if step == STEP_ADJUST:
        return fill_set(out, 0, RAISE, adjustments(game, game.hand))
    if step == STEP_EXCHANGE:
        return fill_set(out, 0, FIRST_TRACK_DIE, placeable(game, game.track_shown))
    if step == STEP_VALUE:
        return fill_set(out, 0, FIRST_VALUE, 63)
    return 0


def fill_placements(game: SagradaTable, out: MutableSequence[int]) -> int:
    """Write every die of the pool on every space where it may be placed."""
    n = 0
    dice = game.shown
    while dice:
        die = lowest_bit(dice)
        n = fill_set(out, n, die * SPACES, spaces_for(game, game.turn, die))
        dice &= dice - 1
    return n


def fill_moves(game: SagradaTable, out: MutableSequence[int]) -> int:
    """Write every move that the tool in use allows, and stopping if it is allowed."""
    n = 0
    dice = game.occupied[game.turn]
    while dice:
        space = lowest_bit(dice)
        n = fill_set(out, n, FIRST_MOVE + space * SPACES, moves_from(game, game.tool, space))
        dice &= dice - 1
    if game.tool == TAP_WHEEL and game.moved != NONE:
        out[n] = STOP
        n += 1
    return n


def add_turn_actions(game: SagradaTable, words: MutableSequence[int]) -> None:
    """Add the actions that are legal during a turn, outside tools, to a set of ids."""
    dice = 0 if game.drafted else game.shown
    while dice:
        die = lowest_bit(dice)
        add_bits(words, die * SPACES, spaces_for(game, game.turn, die))
        dice &= dice - 1
    add_bits(words, FIRST_TOOL, game.usable >> 1)
    add_bits(words, END_TURN, 1)


def pick_legal(game: SagradaTable, rng: Rng) -> int:
    """Return a uniformly random legal action; most are found by counting rather than listing."""
    if game.step != STEP_TURN:
        return pick_listed(game, rng)
    total = count_bits(game.usable) + 1
    dice = 0 if game.drafted else game.shown
    while dice:
        total += count_bits(spaces_for(game, game.turn, lowest_bit(dice)))
        dice &= dice - 1
    n = rng.draw(total)
    dice = 0 if game.drafted else game.shown
    while dice:
        die = lowest_bit(dice)
        spaces = spaces_for(game, game.turn, die)
        here = count_bits(spaces)
        if n < here:
            return die * SPACES + nth_bit(spaces, n)
        n -= here
        dice &= dice - 1
    if n < count_bits(game.usable):
        return FIRST_TOOL - 1 + nth_bit(game.usable, n)
    return END_TURN


def pick_listed(game: SagradaTable, rng: Rng) -> int:
    """Return a uniformly random legal action from the list of all."""
    if not cython.compiled:
        out = [0] * MAX_LEGAL
    n = fill_legal(game, out)
    return out[rng.draw(n)]


def only_action(game: SagradaTable) -> int:
    """Return the legal action if there is exactly one, otherwise -1."""
    if not cython.compiled:
        out = [0] * MAX_LEGAL
    return out[0] if fill_legal(game, out) == 1 else -1


def refusal_of(game: SagradaTable, action: int) -> int:
    """Return 0 if the action is legal here, otherwise the number of the reason."""
    if game.turn < 0:
        return REFUSED_OVER
    step = game.step
    if action >= FIRST_PATTERN:
        if step != STEP_WINDOW:
            return REFUSED_WINDOWS_CHOSEN
        card = (action - FIRST_PATTERN) // 2
        if card == game.cards[2 * game.turn] or card == game.cards[2 * game.turn + 1]:
            return 0
        return REFUSED_NOT_YOUR_CARD
    if step == STEP_WINDOW:
        return REFUSED_WINDOW_FIRST
    if action < FIRST_MOVE:
        return placement_refusal(game, action // SPACES, action % SPACES)
    elsewhere = REFUSED_NOT_ASKED if step == STEP_TURN else REFUSED_FINISH_TOOL
    if action < FIRST_TOOL:
        if step != STEP_MOVE:
            return elsewhere
        return move_refusal(game, (action - FIRST_MOVE) // SPACES, (action - FIRST_MOVE) % SPACES)
    if action <= END_TURN:
        if step != STEP_TURN:
            return REFUSED_FINISH_TOOL
        return 0 if action == END_TURN else tool_refusal(game, action - FIRST_TOOL + 1)
    if action == STOP:
        if step != STEP_MOVE:
            return elsewhere
        return 0 if game.tool == TAP_WHEEL and game.moved != NONE else REFUSED_MUST_MOVE
    if action == LEAVE:
        if step != STEP_PLACE:
            return elsewhere
        return 0 if game.tool == FLUX_REMOVER else REFUSED_MUST_PLACE
    if action < FIRST_TRACK_DIE:
        return die_refusal(game, action - FIRST_DIE, elsewhere)
    if action < FIRST_VALUE:
        die = action - FIRST_TRACK_DIE
        if step != STEP_EXCHANGE:
            return elsewhere
        if not game.track_shown >> die & 1:
            return REFUSED_NOT_ON_TRACK
        return 0 if spaces_for(game, game.turn, die) else REFUSED_DIE_IMPOSSIBLE
    if action < RAISE:
        return 0 if step == STEP_VALUE else elsewhere
    if step != STEP_ADJUST:
        return elsewhere
    return 0 if adjustments(game, game.hand) >> (action - RAISE) & 1 else REFUSED_DIE_IMPOSSIBLE


def placement_refusal(game: SagradaTable, die: int, space: int) -> int:
    """Return why a die from the pool or in hand must not be placed on a space, or 0."""
    if game.step == STEP_PLACE:
        if die != game.hand:
            return REFUSED_NOT_IN_HAND
        if hand_spaces(game) >> space & 1:
            return 0
        return space_refusal(game, game.turn, die, space, NONE, game.tool)
    if game.step not in (STEP_TURN, STEP_EXTRA):
        return REFUSED_FINISH_TOOL
    if game.step == STEP_TURN and game.drafted:
        return REFUSED_DRAFTED  # SA-12
    if not game.shown >> die & 1:
        return REFUSED_NOT_IN_POOL
    if spaces_for(game, game.turn, die) >> space & 1:
        return 0
    return space_refusal(game, game.turn, die, space, NONE, 0)


def move_refusal(game: SagradaTable, space: int, target: int) -> int:
    """Return why the tool in use must not move a die between two spaces, or 0."""
    die = game.window[game.turn * SPACES + space]
    if die == NONE:
        return REFUSED_NO_DIE_THERE
    if space == target:
        return REFUSED_SAME_SPACE
    if space == game.moved:
        return REFUSED_MOVED_ALREADY
    if moves_from(game, game.tool, space) >> target & 1:
        return 0
    if not movable_colours(game, game.tool) >> die // VALUES & 1:
        return REFUSED_COLOUR_NOT_ON_TRACK if game.moved == NONE else REFUSED_OTHER_COLOUR
    why = space_refusal(game, game.turn, die, target, space, game.tool)
    return why or REFUSED_NO_SECOND_MOVE


def die_refusal(game: SagradaTable, die: int, elsewhere: int) -> int:
    """Return why a die from the pool cannot be chosen for the tool in use or as its price, or 0."""
    if game.step in (STEP_TURN, STEP_EXTRA):
        return REFUSED_DIE_ALONE
    if game.step not in (STEP_PAY, STEP_DRAFT):
        return elsewhere
    if not game.shown >> die & 1:
        return REFUSED_NOT_IN_POOL
    if game.step == STEP_PAY:
        return 0 if price_dice(game, game.tool) >> die & 1 else REFUSED_WRONG_PRICE
    return 0 if draftable(game, game.tool, game.shown) >> die & 1 else REFUSED_DIE_IMPOSSIBLE


def fill_set(out: MutableSequence[int], n: int, first: int, members: int) -> int:
    """Write `first` plus each member of a set after the n numbers so far; return the new length."""
    while members:
        out[n] = first + lowest_bit(members)
        n += 1
        members &= members - 1
    return n
