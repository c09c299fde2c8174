"""The tool cards of Sagrada: when each can be used, its cost and its effect.

Comments name the rules of docs/rules/sagrada.md; the effects are in docs/components/sagrada.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components import sagrada as box
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.windows import *

if TYPE_CHECKING:
    from guilda.rules.rng import Rng
    from guilda.rules.sagrada.table import SagradaTable

# Tables by tool number, filled by `_fill_tables`.
TOOL_WHEN = [0] * 13
TOOL_CORNER = [0] * 13


def usable_tools(game: SagradaTable) -> int:
    """Return the set of tools that can be used now."""
    found = 0
    left = 0 if game.used else game.tools & ~game.gone
    while left:
        tool = lowest_bit(left)
        if tool_refusal(game, tool) == 0:
            found |= 1 << tool
        left &= left - 1
    return found


def tool_refusal(game: SagradaTable, tool: int) -> int:
    """Return 0 if a tool can be used now, otherwise the number of the reason."""
    if not game.tools >> tool & 1:
        return REFUSED_NOT_DEALT
    if game.gone >> tool & 1:
        return REFUSED_TOOL_GONE  # SA-52
    if game.used:
        return REFUSED_TOOL_USED  # SA-12
    when = TOOL_WHEN[tool]
    if when == WHEN_FIRST and game.turn_of_round >= game.players:
        return REFUSED_FIRST_TURN
    if when == WHEN_SECOND and game.turn_of_round < game.players:
        return REFUSED_SECOND_TURN
    if game.drafted and (when in (WHEN_DRAFTED, WHEN_SECOND)):
        return REFUSED_AFTER_DRAFT
    if game.track_count == 0 and tool in (LENS_CUTTER, TAP_WHEEL):
        return REFUSED_TRACK_EMPTY
    if game.players == 1:
        if not game.shown >> VALUES * TOOL_CORNER[tool] & 63:
            return REFUSED_PRICE
        return 0 if price_dice(game, tool) else REFUSED_TOOL_IMPOSSIBLE
    if game.favor_tokens[game.turn] < tool_price(game, tool):
        return REFUSED_FAVOR  # SA-31
    return 0 if workable(game, tool, game.shown) else REFUSED_TOOL_IMPOSSIBLE  # SA-32


def tool_price(game: SagradaTable, tool: int) -> int:
    """Return the current price of a tool in favor tokens (SA-30)."""
    return 1 if game.on_tool[tool] == 0 else 2


def price_dice(game: SagradaTable, tool: int) -> int:
    """Return the dice of the pool that can pay for a tool and leave those it needs (SA-52)."""
    found = 0
    dice = game.shown & 63 << VALUES * TOOL_CORNER[tool]
    while dice:
        die = lowest_bit(dice)
        if workable(game, tool, shown_without(game, die)):
            found |= 1 << die
        dice &= dice - 1
    return found


def workable(game: SagradaTable, tool: int, shown: int) -> bool:
    """Return whether a tool's effect can be carried out completely with these dice in the pool (SA-32)."""
    if tool == GLAZING_HAMMER:
        return shown != 0
    if tool == RUNNING_PLIERS:
        return placeable(game, shown) != 0
    if TOOL_WHEN[tool] == WHEN_TURN:
        return can_move(game, tool)
    return draftable(game, tool, shown) != 0


def placeable(game: SagradaTable, dice: int) -> int:
    """Return the dice of a set that can be placed."""
    found = 0
    while dice:
        die = lowest_bit(dice)
        if spaces_for(game, game.turn, die):
            found |= 1 << die
        dice &= dice - 1
    return found


def draftable(game: SagradaTable, tool: int, dice: int) -> int:
    """Return the dice of a set on which a tool can be used; tools 6 and 11 need no space for the die afterwards."""
    if tool in (FLUX_BRUSH, FLUX_REMOVER):
        return dice
    if tool == LENS_CUTTER:
        return dice if placeable(game, game.track_shown) else 0
    found = 0
    while dice:
        die = lowest_bit(dice)
        if tool == GROZING_PLIERS:
            fits = adjustments(game, die)
        elif tool == GRINDING_STONE:
            fits = spaces_for(game, game.turn, opposite(die))
        else:
            fits = lonely_spaces(game, game.turn, die)
        if fits:
            found |= 1 << die
        dice &= dice - 1
    return found


def adjustments(game: SagradaTable, die: int) -> int:
    """Return the changes after which a die can be placed: one up (1), one down (2), both (3)."""
    value = die % VALUES
    found = 0
    if value + 1 < VALUES and spaces_for(game, game.turn, die + 1):
        found |= 1
    if value > 0 and spaces_for(game, game.turn, die - 1):
        found |= 2
    return found


def can_move(game: SagradaTable, tool: int) -> bool:
    """Return whether a tool can move any die now."""
    dice = game.occupied[game.turn]
    while dice:
        if moves_from(game, tool, lowest_bit(dice)):
            return True
        dice &= dice - 1
    return False


def moves_from(game: SagradaTable, tool: int, space: int) -> int:
    """Return the spaces to which the tool can move a die, given the one it has already moved."""
    seat = game.turn
    if space == game.moved or not movable_colours(game, tool) >> game.window[seat * SPACES + space] // VALUES & 1:
        return 0
    found = targets_of(game, seat, space, tool)
    if tool == LATHEKIN and game.moved == NONE:  # exactly two dice: the first must leave a move for another
        left = found
        while left:
            target = lowest_bit(left)
            if not other_can_move(game, seat, tool, space, target):
                found &= ~(1 << target)
            left &= left - 1
    return found


def movable_colours(game: SagradaTable, tool: int) -> int:
    """Return the set of colours that a tool can move now (tool 12: those on the round track, then the first die's)."""
    if tool != TAP_WHEEL:
        return 31
    if game.moved == NONE:
        return track_colours(game)
    return 1 << game.window[game.turn * SPACES + game.moved] // VALUES


# Paying and using


def pay_tokens(game: SagradaTable, tool: int) -> None:
    """Move favor tokens from the player to the card (SA-30)."""
    tokens = tool_price(game, tool)
    game.favor_tokens[game.turn] -= tokens
    game.on_tool[tool] += tokens
    if game.log is not None:
        game.log.add(EVENT_TOOL, game.turn, tool, tokens, NONE, 0)


def pay_die(game: SagradaTable, tool: int, die: int) -> None:
    """Pay with a die from the pool; the die and the tool leave the game (SA-52)."""
    take_from_pool(game, die)
    game.spent += 1 << 6 * (die // VALUES)
    game.gone |= 1 << tool
    if game.log is not None:
        game.log.add(EVENT_TOOL, game.turn, tool, 0, die, 0)


def use_tool(game: SagradaTable, tool: int, rng: Rng) -> None:
    """Begin the effect of a tool that has been paid for."""
    game.used = True
    game.tool = tool
    if tool == GLAZING_HAMMER:
        glazing_hammer(game, rng)
    elif tool == RUNNING_PLIERS:
        running_pliers(game)
    elif TOOL_WHEN[tool] == WHEN_TURN:
        game.step = STEP_MOVE
    else:
        game.step = STEP_DRAFT


def finish_tool(game: SagradaTable) -> None:
    """Finish the tool; the turn continues."""
    game.tool = 0
    game.moved = NONE
    game.step = STEP_TURN


def draft_die(game: SagradaTable, die: int, rng: Rng) -> None:
    """Take a die from the pool in hand for the tool in use."""
    take_from_pool(game, die)
    game.hand = die
    game.step = STEP_PLACE
    if game.log is not None:
        game.log.add(EVENT_DRAFT, game.turn, die, 0, 0, 0)
    if game.tool == GROZING_PLIERS:
        game.step = STEP_ADJUST
    elif game.tool == LENS_CUTTER:
        game.step = STEP_EXCHANGE
    elif game.tool == FLUX_BRUSH:
        flux_brush(game, rng)
    elif game.tool == GRINDING_STONE:
        turn_hand(game, opposite(die))
    elif game.tool == FLUX_REMOVER:
        swap_with_bag(game, rng)
        game.step = STEP_VALUE


def hand_spaces(game: SagradaTable) -> int:
    """Return the spaces where the die in hand may be placed with the tool in use."""
    if game.tool == CORK_BACKED_STRAIGHTEDGE:
        return lonely_spaces(game, game.turn, game.hand)
    return spaces_for(game, game.turn, game.hand)


def place_hand(game: SagradaTable, space: int) -> None:
    """Place the die in hand on a space."""
    place_die(game, game.hand, space)
    game.hand = NONE
    finish_tool(game)


def place_die(game: SagradaTable, die: int, space: int) -> None:
    """Place a die on a space; this uses up the draft of the turn."""
    put_die(game, game.turn, die, space)
    game.drafted = True
    if game.log is not None:
        game.log.add(EVENT_PLACE, game.turn, die, space, 0, 0)


def return_hand(game: SagradaTable) -> None:
    """Return the die in hand to the pool; this uses up the draft of the turn (tools 6 and 11)."""
    if game.log is not None:
        game.log.add(EVENT_RETURN, game.turn, game.hand, 0, 0, 0)
    add_to_pool(game, game.hand)
    game.hand = NONE
    game.drafted = True
    finish_tool(game)


def turn_hand(game: SagradaTable, die: int) -> None:
    """Turn the die in hand to another value."""
    if game.log is not None:
        game.log.add(EVENT_TURNED, game.turn, game.hand, die, 0, 0)
    game.hand = die


# Effects of single tools that are more than a choice of dice or spaces


def grozing_pliers(game: SagradaTable, change: int) -> None:
    """Tool 1: increase or decrease the value by one."""
    turn_hand(game, game.hand + change)
    game.step = STEP_PLACE


def move_die(game: SagradaTable, space: int, target: int) -> None:
    """Tools 2, 3, 4 and 12: move a die of the window; 4 must and 12 may move another."""
    die = lift_die(game, game.turn, space)
    put_die(game, game.turn, die, target)
    if game.log is not None:
        game.log.add(EVENT_MOVE, game.turn, die, space, target, 0)
    if game.moved == NONE and (game.tool == LATHEKIN or game.tool == TAP_WHEEL):
        game.moved = target
    else:
        finish_tool(game)


def lens_cutter(game: SagradaTable, die: int) -> None:
    """Tool 5: swap the die in hand with one on the round track."""
    given = game.hand
    number = exchange_die(game, die)
    game.step = STEP_PLACE
    if game.log is not None:
        game.log.add(EVENT_EXCHANGE, game.turn, given, die, number, 0)


def flux_brush(game: SagradaTable, rng: Rng) -> None:
    """Tool 6: reroll the die in hand; if it cannot be placed, it returns to the pool."""
    turn_hand(game, roll_die(game, game.hand // VALUES, rng))
    if not hand_spaces(game):
        return_hand(game)


def glazing_hammer(game: SagradaTable, rng: Rng) -> None:
    """Tool 7: reroll the whole pool."""
    reroll_pool(game, rng)
    finish_tool(game)


def running_pliers(game: SagradaTable) -> None:
    """Tool 8: draft and place one more die now; the second turn of the round is skipped."""
    game.skips |= 1 << game.turn
    game.step = STEP_EXTRA


def flux_remover(game: SagradaTable, value: int) -> None:
    """Tool 11: set the value of the die drawn from the bag."""
    game.hand += value
    game.step = STEP_PLACE
    if game.log is not None:
        game.log.add(EVENT_VALUE, game.turn, game.hand, 0, 0, 0)


def opposite(die: int) -> int:
    """Return the face at the bottom of a die (tool 10)."""
    return die + VALUES - 1 - 2 * (die % VALUES)


def _fill_tables() -> None:
    """Load when each tool can be used, and its solo colour."""
    for number, tool in enumerate(box.TOOLS, 1):
        TOOL_WHEN[number] = ("drafted", "turn", "first", "second").index(tool.when)
        TOOL_CORNER[number] = tool.corner


_fill_tables()
