"""The observation encoder of Sagrada."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.components import sagrada as box
from guilda.encoding.cells import *
from guilda.encoding.encoder import Encoder, Field, for_seats, numbered
from guilda.rules.packed import *
from guilda.rules.sagrada.constants import *
from guilda.rules.sagrada.position import Sagrada
from guilda.rules.sagrada.supply import *
from guilda.rules.sagrada.windows import *

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

PHASES = 11  # window, turn, the steps of tools, over
ROUNDS = box.ROUNDS
PATTERNS = 24


class SagradaEncoder(Encoder):
    """Colours in the order of the components.

    A die is its colour and its value; groups of dice are counted by colour, then value. A window pattern is, for each
    space, the colours and the values that it allows.
    """

    def __init__(self, game: Sagrada) -> None:
        colours, values, faces, spaces, tools, objectives = 5, 6, 30, 20, 12, 10
        shared = [
            Field("round", 1),
            Field("phase", PHASES),
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
            Field("pool", faces),
            Field("bag", 1),
            Field("spent", 1),
            *numbered("track", box.ROUNDS, faces),
            Field("target", 1),
            Field("tools", tools),
            Field("tool_tokens", tools),
            Field("tools_gone", tools),
            Field("objectives", objectives),
        ]
        seat = [
            Field("score", 1),
            Field("favor_tokens", 1),
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
        at = put(out, 0, game.round)
        at = put_one_of(out, at, PHASES, game.step)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        at = put_one_of(out, at, 2 * players, game.turn_of_round if game.round > 0 and game.turn >= 0 else -1)
        for step in range(players):
            at = put(out, at, game.skips >> (observer + step) % players & 1)
        at = put(out, at, 1 if game.drafted else 0)
        at = put(out, at, 1 if game.used else 0)
        at = put_one_of(out, at, TOOLS, game.tool - 1)
        at = put_one_of(out, at, COLOURS, game.hand // VALUES if game.hand != NONE else -1)
        known = game.hand != NONE and game.step != STEP_VALUE
        at = put_one_of(out, at, VALUES, game.hand % VALUES if known else -1)
        at = put_one_of(out, at, SPACES, game.moved)
        for die in range(FACES):
            at = put(out, at, game.pool[die])
        at = put(out, at, count_all(game.bag))
        at = put(out, at, count_all(game.spent))
        for cell in range(at, at + ROUNDS * FACES):
            out[cell] = 0
        for place in range(game.track_count):
            out[at + game.track[place]] += 1
        at += ROUNDS * FACES
        at = put(out, at, track_sum(game) if game.solo else 0)
        for tool in range(1, TOOLS + 1):
            at = put(out, at, game.tools >> tool & 1)
        for tool in range(1, TOOLS + 1):
            at = put(out, at, game.on_tool[tool])
        for tool in range(1, TOOLS + 1):
            at = put(out, at, game.gone >> tool & 1)
        for objective in range(OBJECTIVES):
            at = put(out, at, game.objectives >> objective & 1)
        for step in range(players):
            at = self.write_seat(game, (observer + step) % players, step == 0 or game.turn < 0, out, at)
        return at

    def write_seat(self, game: Sagrada, seat: int, known: bool, out: MutableSequence[int], at: int) -> int:
        """Write a player's window; private objective and window cards only if the observer knows them."""
        pattern = game.pattern[seat]
        at = put(out, at, game.points(seat))
        at = put(out, at, game.favor_tokens[seat])
        for colour in range(COLOURS):
            private = game.private[seat] == colour or (game.solo and game.private[1] == colour)
            at = put(out, at, 1 if known and private else 0)
        at = put(out, at, 1 if pattern != NONE else 0)
        if not known and game.round == 0:
            pattern = NONE
        for space in range(SPACES):
            for colour in range(COLOURS):
                at = put(out, at, COLOUR_SPACES[pattern * COLOURS + colour] >> space & 1 if pattern != NONE else 0)
        for space in range(SPACES):
            for value in range(VALUES):
                at = put(out, at, VALUE_SPACES[pattern * VALUES + value] >> space & 1 if pattern != NONE else 0)
        for choice in range(PATTERNS):
            held = game.cards[2 * seat] == choice // 2 or game.cards[2 * seat + 1] == choice // 2
            at = put(out, at, 1 if known and held else 0)
        for space in range(SPACES):
            die = game.window[seat * SPACES + space]
            at = put_one_of(out, at, COLOURS, die // VALUES if die != NONE else -1)
        for space in range(SPACES):
            die = game.window[seat * SPACES + space]
            at = put_one_of(out, at, VALUES, die % VALUES if die != NONE else -1)
        return at
