"""How good a position of Sintra looks: what is scored, and what strips, panes and the glazier promise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.rules.sintra.position import Sintra
from guilda.search.fitted import Fitted, load_weights

if not cython.compiled:
    from guilda.rules.constants import SOURCES, TILES_A_FACTORY
    from guilda.rules.packed import count_all, count_of
    from guilda.rules.sintra.constants import EMPTY, ROUNDS, WINDOWS
    from guilda.rules.sintra.palace import BROKEN_GLASS, WINDOW_POINTS

if TYPE_CHECKING:
    from guilda.rules.game import Game

# The traits of a seat: where each group of them begins.
START = 1  # whether it starts the next round; trait 0 is always 1
AHEAD = 2  # by pieces on it: what strips will score that the glazier can reach
BEHIND = 7  # by pieces on it: the same of strips to the left of the glazier
BEGUN = 12  # strips with 1, 2, 3, 4 pieces
GLAZIER = 16  # how far the glazier has gone
LOSS = 17  # what the broken glass costs as it stands
STEPS = 18  # how many steps that are
SIDE = 19  # the bonus of the side as it stands
ORNAMENTS = 20  # side A: ornaments with 1, 2, 3 panes; side B: complete windows, panes of the best colour
WORTH = 23  # points under the windows that hold a piece
COLOUR = 24  # pieces on strips of the round's colour, of the next round's
TURNED = 26  # strips that lie on their second side
WILD = 27  # open wild spaces
TRAITS = 28


class SintraEvaluation(Fitted):
    """Looks at the boards as they are. The stage is the round, and how much of it is played."""

    def __init__(self, game: Sintra, weights: dict[str, Any] | None = None) -> None:
        super().__init__(weights or load_weights("sintra")[game.options()["side"]], TRAITS)

    def begin(self, game: Game) -> None:
        """See how far the round is."""
        self.begin_sintra(cython.cast(Sintra, game))

    def begin_sintra(self, game: Sintra) -> None:
        """See how far the round is."""
        left = 0
        for source in range(SOURCES):
            left += count_all(game.sources[source])
        self.at_stage(game.round - 1, 1.0 - left / (TILES_A_FACTORY * game.factories + 0.0))

    def observe(self, game: Game, seat: int) -> float:
        """The points that a seat has, and its traits."""
        return self.observe_sintra(cython.cast(Sintra, game), seat)

    def observe_sintra(self, game: Sintra, seat: int) -> float:
        """The points that a seat has, and its traits."""
        for trait in range(TRAITS):
            self.traits[trait] = 0.0
        self.traits[0] = 1.0
        starter = game.marker if game.marker >= 0 else game.starter
        if starter == seat:
            self.traits[START] = 1.0
        self.observe_strips(game, seat)
        self.traits[GLAZIER] = game.glazier[seat]
        self.traits[LOSS] = BROKEN_GLASS[game.broken[seat]]
        self.traits[STEPS] = game.broken[seat]
        self.traits[SIDE] = game.side_bonus(seat)
        if game.side_b:
            self.traits[ORNAMENTS] = game.complete_windows(seat)
            self.traits[ORNAMENTS + 1] = game.colour_panes(seat, game.best_colour(seat))
        else:
            for number in range(4):
                filled = game.ornament(seat, number)
                if 0 < filled < 4:
                    self.traits[ORNAMENTS + filled - 1] += 1.0
        return game.points(seat)

    def observe_strips(self, game: Sintra, seat: int) -> None:
        """What lies on the strips, and what they will score: their windows' points and those on the right."""
        right = 0
        for window in range(WINDOWS - 1, -1, -1):
            at = seat * WINDOWS + window
            own = WINDOW_POINTS[game.side_b * WINDOWS + window]
            turned = 1 if game.panes[2 * at] != EMPTY else 0
            if game.strips[at] != EMPTY:
                pieces = count_all(game.pieces[at])
                group = AHEAD if window >= game.glazier[seat] else BEHIND
                # A full strip waits for the choice of its piece: it is as good as done.
                self.traits[group + min(pieces, 4)] += own + right
                if pieces > 0:
                    self.traits[BEGUN + min(pieces, 4) - 1] += 1.0
                self.traits[WILD] += game.open_wilds[at]
                for ahead in range(2):
                    if game.round - 1 + ahead < ROUNDS:
                        self.traits[COLOUR + ahead] += count_of(game.pieces[at], game.track[game.round - 1 + ahead])
                self.traits[TURNED] += turned
            right += own * turned
        self.traits[WORTH] = right


EVALUATION = SintraEvaluation
SETTINGS = {"to_chance": True}
