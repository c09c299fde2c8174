"""The observation encoder of Stained Glass of Sintra."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from guilda.encoding.cells import *
from guilda.encoding.encoder import Encoder, Field, for_seats, numbered
from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sintra.constants import *
from guilda.rules.sintra.position import Sintra

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game

PHASES = 4  # offer, fill, keep, over


class SintraEncoder(Encoder):
    """Colours in the order of the components. A strip is its face-up side, its open spaces and its pieces."""

    def __init__(self, game: Sintra) -> None:
        colours, rounds, sides, windows = 5, 6, 16, 8
        shared = [
            Field("round", 1),
            Field("phase", PHASES),
            Field("actor", game.players),
            Field("starter", game.players),
            *numbered("factory", game.factories, colours),
            Field("centre", colours),
            Field("centre_marker", 1),
            Field("bag", 1),
            Field("tower", 1),
            Field("round_track", rounds * colours),
            Field("hand_colour", colours),
            Field("hand_count", 1),
        ]
        seat = [
            Field("score", 1),
            Field("marker", 1),
            Field("glazier", windows),
            Field("broken_glass", 1),
            Field("broken_glass_resets", 1),
        ]
        for window in range(1, windows + 1):
            seat += [
                Field(f"strip_{window}_side", sides),
                Field(f"strip_{window}_open", colours),
                Field(f"strip_{window}_open_wild", 1),
                Field(f"strip_{window}_pieces", colours),
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
        at = put(out, 0, game.round)
        at = put_one_of(out, at, PHASES, 3 if game.turn < 0 else game.asked)
        at = put_seat(out, at, players, game.turn, observer)
        at = put_seat(out, at, players, game.starter, observer)
        for place in range(1, game.factories + 2):
            source = place if place <= game.factories else 0
            for colour in range(COLOURS):
                at = put(out, at, count_of(game.sources[source], colour))
        at = put(out, at, 1 if game.marker < 0 else 0)
        at = put(out, at, count_all(game.bag))
        at = put(out, at, count_all(game.discard))
        for number in range(ROUNDS):
            at = put_one_of(out, at, COLOURS, game.track[number])
        at = put_one_of(out, at, COLOURS, game.hand_colour if game.hand > 0 else -1)
        at = put(out, at, game.hand)
        for step in range(players):
            at = self.write_seat(game, (observer + step) % players, out, at)
        return at

    def write_seat(self, game: Sintra, seat: int, out: MutableSequence[int], at: int) -> int:
        """Write a player's palace board."""
        at = put(out, at, game.points(seat))
        at = put(out, at, 1 if game.marker == seat else 0)
        at = put_one_of(out, at, WINDOWS, game.glazier[seat])
        at = put(out, at, game.broken[seat])
        at = put(out, at, game.resets[seat])
        for window in range(WINDOWS):
            strip = seat * WINDOWS + window
            there = game.strips[strip] >= 0
            at = put_one_of(out, at, SIDES, game.strips[strip])
            for colour in range(COLOURS):
                at = put(out, at, count_of(game.open_spaces[strip], colour) if there else 0)
            at = put(out, at, game.open_wilds[strip] if there else 0)
            for colour in range(COLOURS):
                at = put(out, at, count_of(game.pieces[strip], colour) if there else 0)
            at = put_one_of(out, at, COLOURS, game.panes[2 * strip])
            at = put_one_of(out, at, COLOURS, game.panes[2 * strip + 1])
        return at
