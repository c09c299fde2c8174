# cython: auto_pickle=True
"""The observation encoder of Sagrada."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.components import sagrada as box
from guilda.encoding.cells import *
from guilda.encoding.constants import *
from guilda.encoding.encoder import Encoder, Field, for_seats, number, numbered
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.position import Sagrada
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.windows import *
from guilda.rules.sealed import seal

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

ROUNDS = box.ROUNDS
PRINTS = [0] * 5500  # the cells of every pattern, and of none
DIE_COLOURS = [0] * 248  # the cells of no die, and of every die
DIE_VALUES = [0] * 248


class SagradaEncoder(Encoder):
    """Colours in the order of the components.

    A die is its colour and its value; groups of dice are counted by colour, then value. A window pattern is, for each
    space, the colours and the values that it allows.
    """

    def __init__(self, game: Sagrada) -> None:
        colours, values, faces, spaces, tools, objectives = 5, 6, 30, 20, 12, 10
        shared = [
            number("round"),
            Field("phase", SAGRADA_PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            Field("turn_of_round", 2 * game.players),
            Field("skips", game.players),
            Field("drafted", 1),
            Field("used", 1),
            Field("tool", tools),
            Field("hand_colour", colours),
            Field("hand_value", values),
            Field("moved", spaces),
            number("pool", faces),
            number("bag"),
            number("spent"),
            *numbered(number("track", faces), box.ROUNDS),
            number("target"),
            Field("tools", tools),
            number("tool_tokens", tools),
            Field("tools_gone", tools),
            Field("objectives", objectives),
        ]
        seat = [
            number("score"),
            number("favor_tokens"),
            Field("private", colours),
            Field("chosen", 1),
            Field("pattern_colours", spaces * colours),
            Field("pattern_values", spaces * values),
            Field("choices", PATTERNS),
            Field("dice_colours", spaces * colours),
            Field("dice_values", spaces * values),
        ]
        super().__init__([*shared, *for_seats(game.players, seat)])

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write the table, then every window."""
        return self.write_position(cython.cast(Sagrada, game), observer, out)

    def write_position(self, game: Sagrada, observer: int, out: MutableSequence[int]) -> int:
        """Write a position of Sagrada."""
        players = game.players
        clear(out, 0, 1 + SAGRADA_PHASES + 5 * SEATS + 2 + TOOLS + COLOURS + VALUES + SPACES)
        at = put(out, 0, game.round)
        at = put_one_of(out, at, SAGRADA_PHASES, game.step)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        at = put_one_of(out, at, 2 * players, game.turn_of_round if game.round > 0 and game.turn >= 0 else -1)
        for step in range(players):
            at = put(out, at, game.skips >> seat_after(observer, step, players) & 1)
        at = put(out, at, 1 if game.drafted else 0)
        at = put(out, at, 1 if game.used else 0)
        at = put_one_of(out, at, TOOLS, game.tool - 1)
        at = put_one_of(out, at, COLOURS, game.hand // VALUES if game.hand != NONE else -1)
        known = game.hand != NONE and game.step != STEP_VALUE
        at = put_one_of(out, at, VALUES, game.hand % VALUES if known else -1)
        at = put_one_of(out, at, SPACES, game.moved)
        at = put_copy(out, at, FACES, game.pool, 0)
        at = put(out, at, count_all(game.bag))
        at = put(out, at, count_all(game.spent))
        clear(out, at, ROUNDS * FACES)
        for place in range(game.track_count):
            out[at + game.track[place]] += 1
        at += ROUNDS * FACES
        at = put(out, at, track_sum(game) if game.solo else 0)
        at = put_flags(out, at, TOOLS, game.tools >> 1)
        at = put_copy(out, at, TOOLS, game.on_tool, 1)
        at = put_flags(out, at, TOOLS, game.gone >> 1)
        at = put_flags(out, at, OBJECTIVES, game.objectives)
        for step in range(players):
            at = self.write_seat(game, seat_after(observer, step, players), step == 0 or game.turn < 0, out, at)
        return at

    def write_seat(self, game: Sagrada, seat: int, known: bool, out: MutableSequence[int], at: int) -> int:
        """Write a player's window; private objective and window cards only if the observer knows them."""
        pattern = game.pattern[seat]
        at = put(out, at, game.points(seat))
        at = put(out, at, game.favor_tokens[seat])
        clear(out, at, COLOURS)
        if known:
            put_one_of(out, at, COLOURS, game.private[seat])
            if game.solo:
                put_one_of(out, at, COLOURS, game.private[1])
        at = put(out, at + COLOURS, 1 if pattern != NONE else 0)
        shown = pattern if pattern != NONE and (known or game.round > 0) else PATTERNS
        at = put_copy(out, at, PATTERN_CELLS, PRINTS, shown * PATTERN_CELLS)
        clear(out, at, PATTERNS)
        if known:
            for held in range(2 * seat, 2 * seat + 2):
                if game.cards[held] != NONE:
                    put_set(out, at + 2 * game.cards[held], 2, 3)
        at = put_blocks(out, at + PATTERNS, COLOURS, SPACES, DIE_COLOURS, DIE_BLOCK, game.window, seat * SPACES)
        return put_blocks(out, at, VALUES, SPACES, DIE_VALUES, DIE_BLOCK, game.window, seat * SPACES)


def _fill_tables() -> None:
    """Fill the tables of the colours, then the values, that each space of each pattern allows, and of the dice."""
    for die in range(FACES):
        DIE_COLOURS[DIE_BLOCK * (1 + die) + die // VALUES] = 1
        DIE_VALUES[DIE_BLOCK * (1 + die) + die % VALUES] = 1
    for pattern in range(PATTERNS):
        for space in range(SPACES):
            at = pattern * PATTERN_CELLS + space * COLOURS
            for colour in range(COLOURS):
                PRINTS[at + colour] = COLOUR_SPACES[pattern * COLOURS + colour] >> space & 1
            at = pattern * PATTERN_CELLS + SPACES * COLOURS + space * VALUES
            for value in range(VALUES):
                PRINTS[at + value] = VALUE_SPACES[pattern * VALUES + value] >> space & 1


_fill_tables()
fill_flags()
seal("guilda.encoding.Encoder", SagradaEncoder)
