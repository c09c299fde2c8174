# cython: auto_pickle=True
"""The observation encoder of Azul."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.encoding.cells import *
from guilda.encoding.constants import *
from guilda.encoding.encoder import Encoder, Field, for_seats, number, numbered
from guilda.rules.azul.constants import *
from guilda.rules.azul.position import Azul
from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sealed import seal

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game


class AzulEncoder(Encoder):
    """Colours in the order blue, yellow, red, black, white; on the floor line the sixth value is the marker."""

    def __init__(self, game: Azul) -> None:
        colours, lines, spaces, floor = 5, 5, 25, 7
        shared = [
            number("round"),
            Field("phase", AZUL_PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            *numbered(number("factory", colours), game.factories),
            number("centre", colours),
            Field("centre_marker", 1),
            number("bag"),
            number("lid"),
            Field("tiling_line", lines),
        ]
        seat = [number("score"), Field("marker", 1)]
        for line in range(1, lines + 1):
            seat += [Field(f"line_{line}_colour", colours), number(f"line_{line}_count")]
        seat += [Field("wall", spaces * colours), Field("floor", floor * (colours + 1))]
        super().__init__([*shared, *for_seats(game.players, seat)])

    def write(self, game: Game, observer: int, out: MutableSequence[int]) -> int:
        """Write the offer, then every board."""
        return self.write_position(cython.cast(Azul, game), observer, out)

    def write_position(self, game: Azul, observer: int, out: MutableSequence[int]) -> int:
        """Write a position of Azul."""
        players = game.players
        clear(out, 0, self.size)
        at = put(out, 0, game.round)
        at = put_one_of(out, at, AZUL_PHASES, 2 if game.turn < 0 else 1 if game.tiling_seat >= 0 else 0)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        for factory in range(1, game.factories + 1):
            at = put_tiles(out, at, game.sources[factory])
        at = put_tiles(out, at, game.sources[CENTRE])
        at = put(out, at, 1 if game.marker < 0 else 0)
        at = put(out, at, count_all(game.bag))
        at = put(out, at, count_all(game.discard))
        at = put_one_of(out, at, LINES, game.tiling_line if game.tiling_seat >= 0 else -1)
        for step in range(players):
            at = self.write_seat(game, seat_after(observer, step, players), out, at)
        return at

    def write_seat(self, game: Azul, seat: int, out: MutableSequence[int], at: int) -> int:
        """Write a player's board."""
        at = put(out, at, game.points(seat))
        at = put(out, at, 1 if game.marker == seat else 0)
        for line in range(LINES):
            count = game.line_count[seat * LINES + line]
            out[at + game.line_colour[seat * LINES + line]] = count > 0  # an empty line has colour 0
            at = put(out, at + COLOURS, count)
        at = put_each_one_of(out, at, COLOURS, SPACES, game.wall, seat * SPACES)
        for place in range(FLOOR):
            out[at + game.floor[seat * FLOOR + place]] = place < game.floor_count[seat]  # an empty place holds 0
            at += COLOURS + 1
        return at


seal("guilda.encoding.Encoder", AzulEncoder)
