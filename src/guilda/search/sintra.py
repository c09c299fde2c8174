"""The evaluation of Sintra: the score so far, plus features of strips, panes and the glazier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from guilda.rules.constants import *
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.sintra.constants import *
from guilda.rules.sintra.position import Sintra
from guilda.search.linear import LinearEvaluation, load_weights

if not cython.compiled:  # C arrays, which the .pxd imports
    from guilda.rules.sintra.palace import BROKEN_GLASS, WINDOW_POINTS

if TYPE_CHECKING:
    from guilda.rules.game import Game

# Features of a seat: the first index of each group. Feature 0 is the bias.
START = 1  # the seat starts the next round
AHEAD = 2  # by pieces on the strip: points of the strips that the glazier can reach
BEHIND = 7  # the same for strips to the left of the glazier
BEGUN = 12  # strips with 1, 2, 3, 4 pieces
GLAZIER = 16  # position of the glazier
LOSS = 17  # points lost for broken glass so far
STEPS = 18  # steps on the broken glass track
SIDE = 19  # bonus of the board's side so far
ORNAMENTS = 20  # side A: ornaments with 1, 2, 3 panes; side B: complete windows, panes of the best colour
WORTH = 23  # points below the windows that hold a piece
COLOUR = 24  # pieces on strips in the colour of this round and of the next
TURNED = 26  # strips on their second side
WILD = 27  # open wild spaces
FEATURES = 28


class SintraEvaluation(LinearEvaluation):
    """The stage is the round; the progress is the share of its tiles that have been taken."""

    def __init__(self, game: Sintra, weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights or load_weights("sintra")[game.options()["side"]], FEATURES)

    def prepare(self, game: Game) -> None:
        """Set the stage."""
        self.prepare_sintra(cython.cast(Sintra, game))

    def prepare_sintra(self, game: Sintra) -> None:
        """Set the stage of a position of Sintra."""
        left = 0
        for source in range(SOURCES):
            left += count_all(game.sources[source])
        self.set_stage(game.round - 1, 1.0 - left / (TILES_A_FACTORY * game.factories + 0.0))

    def extract(self, game: Game, seat: int) -> float:
        """Write the features of a seat and return its points."""
        return self.extract_sintra(cython.cast(Sintra, game), seat)

    def extract_sintra(self, game: Sintra, seat: int) -> float:
        """Write the features of a seat and return its points."""
        for feature in range(FEATURES):
            self.features[feature] = 0.0
        self.features[0] = 1.0
        starter = game.marker if game.marker >= 0 else game.starter
        if starter == seat:
            self.features[START] = 1.0
        self.extract_strips(game, seat)
        self.features[GLAZIER] = game.glazier[seat]
        self.features[LOSS] = BROKEN_GLASS[game.broken[seat]]
        self.features[STEPS] = game.broken[seat]
        self.features[SIDE] = game.side_bonus(seat)
        if game.side_b:
            self.features[ORNAMENTS] = game.complete_windows(seat)
            self.features[ORNAMENTS + 1] = game.colour_panes(seat, game.best_colour(seat))
        else:
            for number in range(4):
                filled = game.ornament(seat, number)
                if 0 < filled < 4:
                    self.features[ORNAMENTS + filled - 1] += 1.0
        return game.points(seat)

    def extract_strips(self, game: Sintra, seat: int) -> None:
        """Write the features of the strips. A strip scores its window and those to its right that hold a piece."""
        right = 0
        for window in range(WINDOWS - 1, -1, -1):
            at = seat * WINDOWS + window
            own = WINDOW_POINTS[game.side_b * WINDOWS + window]
            turned = 1 if game.panes[2 * at] != EMPTY else 0
            if game.strips[at] != EMPTY:
                pieces = count_all(game.pieces[at])
                group = AHEAD if window >= game.glazier[seat] else BEHIND
                # A full strip only waits for the choice of its piece: count it as complete.
                self.features[group + min(pieces, 4)] += own + right
                if pieces > 0:
                    self.features[BEGUN + min(pieces, 4) - 1] += 1.0
                self.features[WILD] += game.open_wilds[at]
                for ahead in range(2):
                    if game.round - 1 + ahead < ROUNDS:
                        self.features[COLOUR + ahead] += count_of(game.pieces[at], game.track[game.round - 1 + ahead])
                self.features[TURNED] += turned
            right += own * turned
        self.features[WORTH] = right


seal("guilda.PythonEvaluation", SintraEvaluation)

EVALUATION = SintraEvaluation
INPUTS = "guilda.search.sintra_inputs:SintraInputs"
SETTINGS = {"stop_at_chance": True}
