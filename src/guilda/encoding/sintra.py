# cython: auto_pickle=True
"""The observation encoder of Stained Glass of Sintra."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.encoding.cells import *
from guilda.encoding.constants import *
from guilda.encoding.encoder import Encoder, Field, for_seats, number, numbered
from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.sintra.constants import *
from guilda.rules.sintra.position import Sintra

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

STRIPS = [0] * 272  # the cells of no strip and of each side
PANES = [0] * 360  # the cells of each colour or none above each colour or none


class SintraEncoder(Encoder):
    """Colours in the order of the components. A strip is its face-up side, its open spaces and its pieces."""

    def __init__(self, game: Sintra) -> None:
        colours, rounds, sides, windows = 5, 6, 16, 8
        shared = [
            number("round"),
            Field("phase", SINTRA_PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            *numbered(number("factory", colours), game.factories),
            number("centre", colours),
            Field("centre_marker", 1),
            number("bag"),
            number("tower"),
            Field("round_track", rounds * colours),
            Field("hand_colour", colours),
            number("hand_count"),
        ]
        seat = [
            number("score"),
            Field("marker", 1),
            Field("glazier", windows),
            number("broken_glass"),
            number("broken_glass_resets"),
        ]
        for window in range(1, windows + 1):
            seat += [
                Field(f"strip_{window}_side", sides),
                number(f"strip_{window}_open", colours),
                number(f"strip_{window}_open_wild"),
                number(f"strip_{window}_pieces", colours),
                Field(f"window_{window}_top", colours),
                Field(f"window_{window}_bottom", colours),
            ]
        super().__init__([*shared, *for_seats(game.players, seat)])

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write the offer, then every palace board."""
        return self.write_position(cython.cast(Sintra, game), observer, out)

    def write_position(self, game: Sintra, observer: int, out: MutableSequence[int]) -> int:
        """Write a position of Sintra."""
        players = game.players
        clear(out, 0, 1 + SINTRA_PHASES + 2 * SEATS)
        at = put(out, 0, game.round)
        at = put_one_of(out, at, SINTRA_PHASES, 3 if game.turn < 0 else game.asked)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        for factory in range(1, game.factories + 1):
            at = put_tiles(out, at, game.sources[factory])
        at = put_tiles(out, at, game.sources[CENTRE])
        at = put(out, at, 1 if game.marker < 0 else 0)
        at = put(out, at, count_all(game.bag))
        at = put(out, at, count_all(game.discard))
        clear(out, at, COLOURS * (ROUNDS + 1))
        at = put_each_one_of(out, at, COLOURS, ROUNDS, game.track, 0)
        at = put_one_of(out, at, COLOURS, game.hand_colour if game.hand > 0 else -1)
        at = put(out, at, game.hand)
        for step in range(players):
            at = self.write_seat(game, seat_after(observer, step, players), out, at)
        return at

    def write_seat(self, game: Sintra, seat: int, out: MutableSequence[int], at: int) -> int:
        """Write a player's palace board."""
        at = put(out, at, game.points(seat))
        at = put(out, at, 1 if game.marker == seat else 0)
        clear(out, at, WINDOWS)
        at = put_one_of(out, at, WINDOWS, game.glazier[seat])
        at = put(out, at, game.broken[seat])
        at = put(out, at, game.resets[seat])
        for window in range(WINDOWS):
            strip = seat * WINDOWS + window
            at = put_copy(out, at, SIDES, STRIPS, SIDES * (1 + game.strips[strip]))
            at = put_tiles(out, at, game.open_spaces[strip])
            at = put(out, at, game.open_wilds[strip])
            at = put_tiles(out, at, game.pieces[strip])
            panes = (COLOURS + 1) * (1 + game.panes[2 * strip]) + 1 + game.panes[2 * strip + 1]
            at = put_copy(out, at, 2 * COLOURS, PANES, 2 * COLOURS * panes)
        return at


def fill_tables() -> None:
    """Fill the tables of strips and panes."""
    for side in range(SIDES):
        STRIPS[SIDES * (1 + side) + side] = 1
    for colour in range(COLOURS):
        for other in range(COLOURS + 1):
            PANES[2 * COLOURS * ((COLOURS + 1) * (1 + colour) + other) + colour] = 1
            PANES[2 * COLOURS * ((COLOURS + 1) * other + 1 + colour) + COLOURS + colour] = 1


fill_tables()
seal("guilda.encoding.Encoder", SintraEncoder)
