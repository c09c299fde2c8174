"""The tool cards of Sagrada: when one can be used, what it costs, and what it does, each in its own small piece.

Comments name the rules of docs/rules/sagrada.md; the effects are in docs/components/sagrada.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sagrada as box
from guilda.rules.game import cells
from guilda.rules.sagrada.supply import Supply

if not cython.compiled:
    from guilda.rules.packed import lowest_bit
    from guilda.rules.sagrada.constants import (
        CORK_BACKED_STRAIGHTEDGE,
        EVENT_DRAFT,
        EVENT_EXCHANGE,
        EVENT_MOVE,
        EVENT_PLACE,
        EVENT_RETURN,
        EVENT_TOOL,
        EVENT_TURNED,
        EVENT_VALUE,
        FLUX_BRUSH,
        FLUX_REMOVER,
        GLAZING_HAMMER,
        GRINDING_STONE,
        GROZING_PLIERS,
        LATHEKIN,
        LENS_CUTTER,
        NONE,
        REFUSED_AFTER_DRAFT,
        REFUSED_FAVOR,
        REFUSED_FIRST_TURN,
        REFUSED_NOT_DEALT,
        REFUSED_PRICE,
        REFUSED_SECOND_TURN,
        REFUSED_TOOL_GONE,
        REFUSED_TOOL_IMPOSSIBLE,
        REFUSED_TOOL_USED,
        REFUSED_TRACK_EMPTY,
        RUNNING_PLIERS,
        SEATS,
        SPACES,
        STEP_ADJUST,
        STEP_DRAFT,
        STEP_EXCHANGE,
        STEP_EXTRA,
        STEP_MOVE,
        STEP_OVER,
        STEP_PLACE,
        STEP_TURN,
        STEP_VALUE,
        TAP_WHEEL,
        TOOLS,
        VALUES,
        WHEN_DRAFTED,
        WHEN_FIRST,
        WHEN_SECOND,
        WHEN_TURN,
    )

if TYPE_CHECKING:
    from guilda.rules.rng import Rng

# Tables by the number of the tool, filled once below.
TOOL_WHEN = [0] * 13
TOOL_CORNER = [0] * 13


class Tools(Supply):
    """The part of a position that the tools and the turn are.

    `tools` is the set of tools on the table, `gone` those that have left it (solo), `on_tool` the favor tokens on each.
    `step` says what is being decided, `tool` which one is in use, `moved` the space of the die that it has moved.
    `turn_of_round` counts the turns of the round from 0, `skips` is the set of seats that gave up their second one.
    Derived: `usable`, the tools that can be used in this turn now.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.tools = 0
        self.gone = 0
        self.on_tool = cells(TOOLS + 1)
        self.favor_tokens = cells(SEATS)
        self.step = STEP_OVER
        self.tool = 0
        self.moved = NONE
        self.turn_of_round = 0
        self.skips = 0
        self.drafted = False
        self.used = False
        self.usable = 0

    # May it be used?

    def usable_tools(self) -> int:
        """The set of tools that can be used now."""
        found = 0
        left = 0 if self.used else self.tools & ~self.gone
        while left:
            tool = lowest_bit(left)
            if self.tool_refusal(tool) == 0:
                found |= 1 << tool
            left &= left - 1
        return found

    def tool_refusal(self, tool: int) -> int:
        """0 if a tool can be used in this turn now, otherwise the number of the reason."""
        if not self.tools >> tool & 1:
            return REFUSED_NOT_DEALT
        if self.gone >> tool & 1:
            return REFUSED_TOOL_GONE  # SA-52
        if self.used:
            return REFUSED_TOOL_USED  # SA-12
        when = TOOL_WHEN[tool]
        if when == WHEN_FIRST and self.turn_of_round >= self.players:
            return REFUSED_FIRST_TURN
        if when == WHEN_SECOND and self.turn_of_round < self.players:
            return REFUSED_SECOND_TURN
        if self.drafted and (when in (WHEN_DRAFTED, WHEN_SECOND)):
            return REFUSED_AFTER_DRAFT
        if self.track_count == 0 and tool in (LENS_CUTTER, TAP_WHEEL):
            return REFUSED_TRACK_EMPTY
        if self.players == 1:
            if not self.shown >> VALUES * TOOL_CORNER[tool] & 63:
                return REFUSED_PRICE
            return 0 if self.price_dice(tool) else REFUSED_TOOL_IMPOSSIBLE
        if self.favor_tokens[self.turn] < self.price(tool):
            return REFUSED_FAVOR  # SA-31
        return 0 if self.workable(tool, self.shown) else REFUSED_TOOL_IMPOSSIBLE  # SA-32

    def price(self, tool: int) -> int:
        """How many favor tokens a tool costs now (SA-30)."""
        return 1 if self.on_tool[tool] == 0 else 2

    def price_dice(self, tool: int) -> int:
        """The dice of the pool that can pay for a tool and leave what it needs (SA-52)."""
        found = 0
        dice = self.shown & 63 << VALUES * TOOL_CORNER[tool]
        while dice:
            die = lowest_bit(dice)
            if self.workable(tool, self.shown_without(die)):
                found |= 1 << die
            dice &= dice - 1
        return found

    def workable(self, tool: int, shown: int) -> bool:
        """Whether a tool's effect can be carried out completely with a pool that shows these dice (SA-32)."""
        if tool == GLAZING_HAMMER:
            return shown != 0
        if tool == RUNNING_PLIERS:
            return self.placeable(shown) != 0
        if TOOL_WHEN[tool] == WHEN_TURN:
            return self.can_move(tool)
        return self.draftable(tool, shown) != 0

    def placeable(self, dice: int) -> int:
        """Those of a set of dice that have a space."""
        found = 0
        while dice:
            die = lowest_bit(dice)
            if self.spaces(self.turn, die):
                found |= 1 << die
            dice &= dice - 1
        return found

    def draftable(self, tool: int, dice: int) -> int:
        """Those of a set of dice on which a tool can be used; 6 and 11 need no space for the die afterwards."""
        if tool in (FLUX_BRUSH, FLUX_REMOVER):
            return dice
        if tool == LENS_CUTTER:
            return dice if self.placeable(self.track_shown) else 0
        found = 0
        while dice:
            die = lowest_bit(dice)
            if tool == GROZING_PLIERS:
                fits = self.adjustments(die)
            elif tool == GRINDING_STONE:
                fits = self.spaces(self.turn, opposite(die))
            else:
                fits = self.lonely_spaces(self.turn, die)
            if fits:
                found |= 1 << die
            dice &= dice - 1
        return found

    def adjustments(self, die: int) -> int:
        """Whether a die would find a space one up (1), one down (2) or both (3)."""
        value = die % VALUES
        found = 0
        if value + 1 < VALUES and self.spaces(self.turn, die + 1):
            found |= 1
        if value > 0 and self.spaces(self.turn, die - 1):
            found |= 2
        return found

    def can_move(self, tool: int) -> bool:
        """Whether a tool can move any die now."""
        dice = self.occupied[self.turn]
        while dice:
            if self.moves_from(tool, lowest_bit(dice)):
                return True
            dice &= dice - 1
        return False

    def moves_from(self, tool: int, space: int) -> int:
        """Where the tool can move the die of a space, given which one it has moved already."""
        seat = self.turn
        if space == self.moved or not self.movable_colours(tool) >> self.window[seat * SPACES + space] // VALUES & 1:
            return 0
        found = self.targets(seat, space, tool)
        if tool == LATHEKIN and self.moved == NONE:  # exactly two dice: the first must leave a move to another
            left = found
            while left:
                target = lowest_bit(left)
                if not self.other_can_move(seat, tool, space, target):
                    found &= ~(1 << target)
                left &= left - 1
        return found

    def movable_colours(self, tool: int) -> int:
        """The set of colours that a tool can move now (tool 12: those of the round track, then that of the first)."""
        if tool != TAP_WHEEL:
            return 31
        if self.moved == NONE:
            return self.track_colours()
        return 1 << self.window[self.turn * SPACES + self.moved] // VALUES

    # It is paid and used

    def pay_tokens(self, tool: int) -> None:
        """Favor tokens go from the player to the card (SA-30)."""
        tokens = self.price(tool)
        self.favor_tokens[self.turn] -= tokens
        self.on_tool[tool] += tokens
        if self.log is not None:
            self.log.add(EVENT_TOOL, self.turn, tool, tokens, NONE, 0)

    def pay_die(self, tool: int, die: int) -> None:
        """A die of the pool pays; it and the tool leave the game (SA-52)."""
        self.take_from_pool(die)
        self.spent += 1 << 6 * (die // VALUES)
        self.gone |= 1 << tool
        if self.log is not None:
            self.log.add(EVENT_TOOL, self.turn, tool, 0, die, 0)

    def use_tool(self, tool: int, rng: Rng) -> None:
        """A tool that is paid for begins to work."""
        self.used = True
        self.tool = tool
        if tool == GLAZING_HAMMER:
            self.glazing_hammer(rng)
        elif tool == RUNNING_PLIERS:
            self.running_pliers()
        elif TOOL_WHEN[tool] == WHEN_TURN:
            self.step = STEP_MOVE
        else:
            self.step = STEP_DRAFT

    def finish_tool(self) -> None:
        """The tool is done: the turn goes on."""
        self.tool = 0
        self.moved = NONE
        self.step = STEP_TURN

    def draft(self, die: int, rng: Rng) -> None:
        """Take a die of the pool in hand for the tool in use."""
        self.take_from_pool(die)
        self.hand = die
        self.step = STEP_PLACE
        if self.log is not None:
            self.log.add(EVENT_DRAFT, self.turn, die, 0, 0, 0)
        if self.tool == GROZING_PLIERS:
            self.step = STEP_ADJUST
        elif self.tool == LENS_CUTTER:
            self.step = STEP_EXCHANGE
        elif self.tool == FLUX_BRUSH:
            self.flux_brush(rng)
        elif self.tool == GRINDING_STONE:
            self.turn_hand(opposite(die))
        elif self.tool == FLUX_REMOVER:
            self.flux(rng)
            self.step = STEP_VALUE

    def hand_spaces(self) -> int:
        """Where the die in hand may be placed with the tool in use."""
        if self.tool == CORK_BACKED_STRAIGHTEDGE:
            return self.lonely_spaces(self.turn, self.hand)
        return self.spaces(self.turn, self.hand)

    def place_hand(self, space: int) -> None:
        """The die in hand goes to its space."""
        self.place_die(self.hand, space)
        self.hand = NONE
        self.finish_tool()

    def place_die(self, die: int, space: int) -> None:
        """A die goes to its space; with it the draft of this turn is used up."""
        self.put(self.turn, die, space)
        self.drafted = True
        if self.log is not None:
            self.log.add(EVENT_PLACE, self.turn, die, space, 0, 0)

    def return_hand(self) -> None:
        """The die in hand goes to the pool as it is; the draft of this turn is used up (tools 6 and 11)."""
        if self.log is not None:
            self.log.add(EVENT_RETURN, self.turn, self.hand, 0, 0, 0)
        self.add_to_pool(self.hand)
        self.hand = NONE
        self.drafted = True
        self.finish_tool()

    def turn_hand(self, die: int) -> None:
        """The die in hand shows another value."""
        if self.log is not None:
            self.log.add(EVENT_TURNED, self.turn, self.hand, die, 0, 0)
        self.hand = die

    # What each tool does, where it is more than a choice of dice or spaces

    def grozing_pliers(self, change: int) -> None:
        """Tool 1: the value goes up or down by one."""
        self.turn_hand(self.hand + change)
        self.step = STEP_PLACE

    def move_die(self, space: int, target: int) -> None:
        """Tools 2, 3, 4 and 12: a die of the window moves; 4 must and 12 may move another."""
        die = self.lift(self.turn, space)
        self.put(self.turn, die, target)
        if self.log is not None:
            self.log.add(EVENT_MOVE, self.turn, die, space, target, 0)
        if self.moved == NONE and (self.tool == LATHEKIN or self.tool == TAP_WHEEL):
            self.moved = target
        else:
            self.finish_tool()

    def lens_cutter(self, die: int) -> None:
        """Tool 5: the die in hand changes places with one of the round track."""
        given = self.hand
        number = self.exchange(die)
        self.step = STEP_PLACE
        if self.log is not None:
            self.log.add(EVENT_EXCHANGE, self.turn, given, die, number, 0)

    def flux_brush(self, rng: Rng) -> None:
        """Tool 6: the die in hand is rolled again; if it has no space now, it goes back to the pool."""
        self.turn_hand(self.roll(self.hand // VALUES, rng))
        if not self.hand_spaces():
            self.return_hand()

    def glazing_hammer(self, rng: Rng) -> None:
        """Tool 7: the whole pool is rolled again."""
        self.reroll_pool(rng)
        self.finish_tool()

    def running_pliers(self) -> None:
        """Tool 8: one more die is drafted and placed now; the second turn of the round is skipped."""
        self.skips |= 1 << self.turn
        self.step = STEP_EXTRA

    def flux_remover(self, value: int) -> None:
        """Tool 11: the die that came out of the bag gets its value."""
        self.hand += value
        self.step = STEP_PLACE
        if self.log is not None:
            self.log.add(EVENT_VALUE, self.turn, self.hand, 0, 0, 0)

    def copy_tools(self, other: Tools) -> None:
        """Become equal in all that the tools and the turn are."""
        self.tools = other.tools
        self.gone = other.gone
        self.on_tool[:] = other.on_tool
        self.favor_tokens[:] = other.favor_tokens
        self.step = other.step
        self.tool = other.tool
        self.moved = other.moved
        self.turn_of_round = other.turn_of_round
        self.skips = other.skips
        self.drafted = other.drafted
        self.used = other.used
        self.usable = other.usable


def opposite(die: int) -> int:
    """The face at the bottom of a die (tool 10)."""
    return die + VALUES - 1 - 2 * (die % VALUES)


def fill_tables() -> None:
    """Load when each tool can be used, and its corner colour."""
    for number, tool in enumerate(box.TOOLS, 1):
        TOOL_WHEN[number] = ("drafted", "turn", "first", "second").index(tool.when)
        TOOL_CORNER[number] = tool.corner


fill_tables()
