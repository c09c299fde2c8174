"""The decisions of Sagrada: which actions are legal in a position, and why the others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.game import cells
from guilda.rules.sagrada.tools import Tools

if not cython.compiled:
    from guilda.rules.constants import MAX_LEGAL
    from guilda.rules.packed import count_bits, lowest_bit, nth_bit
    from guilda.rules.sagrada.constants import (
        END_TURN,
        FIRST_DIE,
        FIRST_MOVE,
        FIRST_PATTERN,
        FIRST_TOOL,
        FIRST_TRACK_DIE,
        FIRST_VALUE,
        FLUX_REMOVER,
        LEAVE,
        NONE,
        RAISE,
        REFUSED_COLOUR_NOT_ON_TRACK,
        REFUSED_DIE_ALONE,
        REFUSED_DIE_IMPOSSIBLE,
        REFUSED_DRAFTED,
        REFUSED_FINISH_TOOL,
        REFUSED_MOVED_ALREADY,
        REFUSED_MUST_MOVE,
        REFUSED_MUST_PLACE,
        REFUSED_NO_DIE_THERE,
        REFUSED_NO_SECOND_MOVE,
        REFUSED_NOT_ASKED,
        REFUSED_NOT_IN_HAND,
        REFUSED_NOT_IN_POOL,
        REFUSED_NOT_ON_TRACK,
        REFUSED_NOT_YOUR_CARD,
        REFUSED_OTHER_COLOUR,
        REFUSED_OVER,
        REFUSED_SAME_SPACE,
        REFUSED_WINDOW_FIRST,
        REFUSED_WINDOWS_CHOSEN,
        REFUSED_WRONG_PRICE,
        SEATS,
        SPACES,
        STEP_ADJUST,
        STEP_DRAFT,
        STEP_EXCHANGE,
        STEP_EXTRA,
        STEP_MOVE,
        STEP_PAY,
        STEP_PLACE,
        STEP_TURN,
        STEP_VALUE,
        STEP_WINDOW,
        STOP,
        TAP_WHEEL,
        VALUES,
    )

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng


class Decisions(Tools):
    """The part of a position that answers what can be decided.

    `cards` are the two window cards of each seat until all have chosen.
    """

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.solo = players == 1
        self.cards = cells(SEATS * 2, NONE)

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions, in the order of their ids."""
        step = self.step
        if step == STEP_TURN:
            n = 0 if self.drafted else self.fill_placements(out)
            n = fill_set(out, n, FIRST_TOOL, self.usable >> 1)
            out[n] = END_TURN
            return n + 1
        if step == STEP_EXTRA:
            return self.fill_placements(out)
        if step == STEP_MOVE:
            return self.fill_moves(out)
        if step == STEP_PLACE:
            n = fill_set(out, 0, self.hand * SPACES, self.hand_spaces())
            if self.tool == FLUX_REMOVER:
                out[n] = LEAVE
                n += 1
            return n
        if step == STEP_WINDOW:
            n = fill_set(out, 0, FIRST_PATTERN + 2 * self.cards[2 * self.turn], 3)
            return fill_set(out, n, FIRST_PATTERN + 2 * self.cards[2 * self.turn + 1], 3)
        if step == STEP_PAY:
            return fill_set(out, 0, FIRST_DIE, self.price_dice(self.tool))
        if step == STEP_DRAFT:
            return fill_set(out, 0, FIRST_DIE, self.draftable(self.tool, self.shown))
        if step == STEP_ADJUST:
            return fill_set(out, 0, RAISE, self.adjustments(self.hand))
        if step == STEP_EXCHANGE:
            return fill_set(out, 0, FIRST_TRACK_DIE, self.placeable(self.track_shown))
        if step == STEP_VALUE:
            return fill_set(out, 0, FIRST_VALUE, 63)
        return 0

    def fill_placements(self, out: MutableSequence[int]) -> int:
        """Every die of the pool on every space that it may go to."""
        n = 0
        dice = self.shown
        while dice:
            die = lowest_bit(dice)
            n = fill_set(out, n, die * SPACES, self.spaces(self.turn, die))
            dice &= dice - 1
        return n

    def fill_moves(self, out: MutableSequence[int]) -> int:
        """Every move that the tool in use allows, and stopping where it may."""
        n = 0
        dice = self.occupied[self.turn]
        while dice:
            space = lowest_bit(dice)
            n = fill_set(out, n, FIRST_MOVE + space * SPACES, self.moves_from(self.tool, space))
            dice &= dice - 1
        if self.tool == TAP_WHEEL and self.moved != NONE:
            out[n] = STOP
            n += 1
        return n

    def pick(self, rng: Rng) -> int:
        """A legal action, each equally likely; most are found by counting instead of listing."""
        if self.step != STEP_TURN:
            return self.pick_listed(rng)
        total = count_bits(self.usable) + 1
        dice = 0 if self.drafted else self.shown
        while dice:
            total += count_bits(self.spaces(self.turn, lowest_bit(dice)))
            dice &= dice - 1
        n = rng.below(total)
        dice = 0 if self.drafted else self.shown
        while dice:
            die = lowest_bit(dice)
            spaces = self.spaces(self.turn, die)
            here = count_bits(spaces)
            if n < here:
                return die * SPACES + nth_bit(spaces, n)
            n -= here
            dice &= dice - 1
        if n < count_bits(self.usable):
            return FIRST_TOOL - 1 + nth_bit(self.usable, n)
        return END_TURN

    def pick_listed(self, rng: Rng) -> int:
        """A legal action, each equally likely, out of the list of all."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        return out[rng.below(n)]

    def only_action(self) -> int:
        """The legal action if there is exactly one, otherwise -1."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        return out[0] if self.fill_actions(out) == 1 else -1

    def refusal(self, action: int) -> int:
        """0 if the action is legal here, otherwise the number of the reason."""
        if self.turn < 0:
            return REFUSED_OVER
        step = self.step
        if action >= FIRST_PATTERN:
            if step != STEP_WINDOW:
                return REFUSED_WINDOWS_CHOSEN
            card = (action - FIRST_PATTERN) // 2
            if card == self.cards[2 * self.turn] or card == self.cards[2 * self.turn + 1]:
                return 0
            return REFUSED_NOT_YOUR_CARD
        if step == STEP_WINDOW:
            return REFUSED_WINDOW_FIRST
        if action < FIRST_MOVE:
            return self.placement_refusal(action // SPACES, action % SPACES)
        elsewhere = REFUSED_NOT_ASKED if step == STEP_TURN else REFUSED_FINISH_TOOL
        if action < FIRST_TOOL:
            if step != STEP_MOVE:
                return elsewhere
            return self.move_refusal((action - FIRST_MOVE) // SPACES, (action - FIRST_MOVE) % SPACES)
        if action <= END_TURN:
            if step != STEP_TURN:
                return REFUSED_FINISH_TOOL
            return 0 if action == END_TURN else self.tool_refusal(action - FIRST_TOOL + 1)
        if action == STOP:
            if step != STEP_MOVE:
                return elsewhere
            return 0 if self.tool == TAP_WHEEL and self.moved != NONE else REFUSED_MUST_MOVE
        if action == LEAVE:
            if step != STEP_PLACE:
                return elsewhere
            return 0 if self.tool == FLUX_REMOVER else REFUSED_MUST_PLACE
        if action < FIRST_TRACK_DIE:
            return self.die_refusal(action - FIRST_DIE, elsewhere)
        if action < FIRST_VALUE:
            die = action - FIRST_TRACK_DIE
            if step != STEP_EXCHANGE:
                return elsewhere
            if not self.track_shown >> die & 1:
                return REFUSED_NOT_ON_TRACK
            return 0 if self.spaces(self.turn, die) else REFUSED_DIE_IMPOSSIBLE
        if action < RAISE:
            return 0 if step == STEP_VALUE else elsewhere
        if step != STEP_ADJUST:
            return elsewhere
        return 0 if self.adjustments(self.hand) >> (action - RAISE) & 1 else REFUSED_DIE_IMPOSSIBLE

    def placement_refusal(self, die: int, space: int) -> int:
        """Why a die of the pool or in hand must not be placed on a space, or 0."""
        if self.step == STEP_PLACE:
            if die != self.hand:
                return REFUSED_NOT_IN_HAND
            if self.hand_spaces() >> space & 1:
                return 0
            return self.space_refusal(self.turn, die, space, NONE, self.tool)
        if self.step not in (STEP_TURN, STEP_EXTRA):
            return REFUSED_FINISH_TOOL
        if self.step == STEP_TURN and self.drafted:
            return REFUSED_DRAFTED  # SA-12
        if not self.shown >> die & 1:
            return REFUSED_NOT_IN_POOL
        if self.spaces(self.turn, die) >> space & 1:
            return 0
        return self.space_refusal(self.turn, die, space, NONE, 0)

    def move_refusal(self, space: int, target: int) -> int:
        """Why the tool in use must not move the die of a space to another, or 0."""
        die = self.window[self.turn * SPACES + space]
        if die == NONE:
            return REFUSED_NO_DIE_THERE
        if space == target:
            return REFUSED_SAME_SPACE
        if space == self.moved:
            return REFUSED_MOVED_ALREADY
        if self.moves_from(self.tool, space) >> target & 1:
            return 0
        if not self.movable_colours(self.tool) >> die // VALUES & 1:
            return REFUSED_COLOUR_NOT_ON_TRACK if self.moved == NONE else REFUSED_OTHER_COLOUR
        why = self.space_refusal(self.turn, die, target, space, self.tool)
        return why or REFUSED_NO_SECOND_MOVE

    def die_refusal(self, die: int, elsewhere: int) -> int:
        """Why a die of the pool cannot be chosen for the tool in use, or as its price, or 0."""
        if self.step in (STEP_TURN, STEP_EXTRA):
            return REFUSED_DIE_ALONE
        if self.step not in (STEP_PAY, STEP_DRAFT):
            return elsewhere
        if not self.shown >> die & 1:
            return REFUSED_NOT_IN_POOL
        if self.step == STEP_PAY:
            return 0 if self.price_dice(self.tool) >> die & 1 else REFUSED_WRONG_PRICE
        return 0 if self.draftable(self.tool, self.shown) >> die & 1 else REFUSED_DIE_IMPOSSIBLE

    def copy_decisions(self, other: Decisions) -> None:
        """Become equal in everything up to here."""
        self.turn = other.turn
        self.cards[:] = other.cards
        self.copy_windows(other)
        self.copy_supply(other)
        self.copy_tools(other)


def fill_set(out: MutableSequence[int], n: int, first: int, members: int) -> int:
    """Write `first` plus each member of a set after the n numbers so far; how many there are now."""
    while members:
        out[n] = first + lowest_bit(members)
        n += 1
        members &= members - 1
    return n
