"""The palace boards of Sintra: what lies on them and what it is worth. The rules of play are in `position.py`.

Comments name the rules of docs/rules/sintra.md. Windows, and the strips above them, count from 0 on the left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import sintra as box
from guilda.rules.game import cells
from guilda.rules.offer import Offer

if not cython.compiled:
    from guilda.rules.constants import COLOURS
    from guilda.rules.packed import count_all, count_of
    from guilda.rules.sintra.constants import (
        ACTIONS_A_SOURCE,
        ASKED_NOTHING,
        CHOICES,
        EMPTY,
        ROUNDS,
        SEATS,
        SIDES,
        TIE_SCALE,
        WINDOWS,
    )

if TYPE_CHECKING:
    from guilda.rules.game import Game

# Tables and numbers of the box, filled once below.
SIDE_SPACES = [0] * 16  # the coloured spaces of a side of a strip, as a multiset
SIDE_WILDS = [0] * 16  # its wild spaces
BROKEN_GLASS = [0] * 32  # what a space of the broken-glass track costs
WINDOW_POINTS = [0] * 16  # by side of the palace board and window
ORNAMENT_PANES = [0] * 4  # the set of panes around an ornament
ORNAMENT_POINTS = [0] * 5  # by the number of those that are filled
LAST_SPACE = len(box.BROKEN_GLASS) - 1
PIECES_FOR_A_POINT = box.PIECES_LEFT_FOR_A_POINT


class PalaceBoards(Offer):
    """The offer, the round track and the players' palace boards.

    Above each window of a seat: the side of the strip that lies up, its coloured and wild spaces that are still empty
    and the pieces on it. `hand` pieces wait for the player to say which spaces they fill. Derived for speed: the sets
    of strips that are left, of windows with a piece, and of strips that accept each colour.
    """

    def __init__(self, players: int = 2, side: str = "A") -> None:
        if players not in box.FACTORIES or side not in ("A", "B"):
            raise ValueError(f"Sintra is for 2 to 4 players, on side A or B; not {players}, {side!r}")
        factories = box.FACTORIES[players]  # SI-01
        super().__init__(players, (factories + 1) * ACTIONS_A_SOURCE + CHOICES, factories)
        self.side_b = side == "B"  # SI-02
        self.round = 0
        self.asked = ASKED_NOTHING
        self.hand = 0
        self.hand_colour = 0
        self.track = cells(ROUNDS, EMPTY)
        self.strips = cells(SEATS * WINDOWS, EMPTY)
        self.open_spaces = cells(SEATS * WINDOWS)
        self.open_wilds = cells(SEATS * WINDOWS)
        self.pieces = cells(SEATS * WINDOWS)
        self.panes = cells(SEATS * WINDOWS * 2, EMPTY)
        self.window_points = cells(SEATS * WINDOWS)
        self.colour_points = cells(SEATS)
        self.glazier = cells(SEATS)
        self.broken = cells(SEATS)
        self.resets = cells(SEATS)
        self.lost = cells(SEATS)
        self.score = cells(SEATS)
        self.strips_left = cells(SEATS)
        self.begun = cells(SEATS)
        self.accepts = cells(SEATS * COLOURS)

    def options(self) -> dict[str, Any]:
        """The options that this position was made with, by name."""
        return {"players": self.players, "side": "B" if self.side_b else "A"}

    # Strips

    def lay_strip(self, seat: int, window: int, side: int) -> None:
        """Lay an empty side of a strip above a window, or none."""
        at = seat * WINDOWS + window
        self.strips[at] = side
        self.pieces[at] = 0
        self.open_spaces[at] = 0 if side == EMPTY else SIDE_SPACES[side]
        self.open_wilds[at] = 0 if side == EMPTY else SIDE_WILDS[side]
        self.index_strip(seat, window)

    def index_boards(self) -> None:
        """Derive scores, strips left, windows begun, and what the strips accept."""
        for seat in range(SEATS):
            self.score[seat] = self.colour_points[seat] - self.lost[seat]
            self.begun[seat] = 0
            for window in range(WINDOWS):
                at = seat * WINDOWS + window
                self.score[seat] += self.window_points[at]
                if self.panes[2 * at] != EMPTY:
                    self.begun[seat] |= 1 << window
                self.index_strip(seat, window)

    def index_strip(self, seat: int, window: int) -> None:
        """Derive whether a strip is there, and which colours it accepts."""
        at = seat * WINDOWS + window
        place = 1 << window
        if self.strips[at] == EMPTY:
            self.strips_left[seat] &= ~place
        else:
            self.strips_left[seat] |= place
        for colour in range(COLOURS):
            if self.open_wilds[at] > 0 or count_of(self.open_spaces[at], colour) > 0:
                self.accepts[seat * COLOURS + colour] |= place
            else:
                self.accepts[seat * COLOURS + colour] &= ~place

    # Score

    def window_score(self, seat: int, window: int) -> int:
        """The points under a window and under those to its right that hold a piece (SI-45)."""
        points = 0
        for each in range(window, WINDOWS):
            if self.begun[seat] >> each & 1:
                points += WINDOW_POINTS[self.side_b * WINDOWS + each]
        return points

    def pieces_left(self, seat: int) -> int:
        """How many pieces lie on the strips of a seat (SI-70)."""
        left = 0
        for at in range(seat * WINDOWS, seat * WINDOWS + WINDOWS):
            left += count_all(self.pieces[at])
        return left

    def leftover_points(self, seat: int) -> int:
        """What the pieces left on the strips give at the end, all strips together (SI-70)."""
        return self.pieces_left(seat) // PIECES_FOR_A_POINT

    def final_loss(self, seat: int) -> int:
        """What the broken-glass space costs at the end: never more than there is (SI-66, SI-71)."""
        return min(BROKEN_GLASS[self.broken[seat]], self.score[seat] + self.leftover_points(seat))

    def ornament(self, seat: int, number: int) -> int:
        """How many panes around an ornament are filled (SI-72)."""
        filled = 0
        for pane in range(2 * WINDOWS):
            if ORNAMENT_PANES[number] >> pane & 1 and self.panes[seat * 2 * WINDOWS + pane] != EMPTY:
                filled += 1
        return filled

    def complete_windows(self, seat: int) -> int:
        """How many windows have both panes filled (SI-73)."""
        count = 0
        for at in range(seat * WINDOWS, seat * WINDOWS + WINDOWS):
            if self.panes[2 * at + 1] != EMPTY:
                count += 1
        return count

    def colour_panes(self, seat: int, colour: int) -> int:
        """How many panes show a colour (SI-73)."""
        count = 0
        for pane in range(seat * 2 * WINDOWS, (seat + 1) * 2 * WINDOWS):
            if self.panes[pane] == colour:
                count += 1
        return count

    def best_colour(self, seat: int) -> int:
        """The colour that most panes show (SI-73)."""
        best = 0
        for colour in range(1, COLOURS):
            if self.colour_panes(seat, colour) > self.colour_panes(seat, best):
                best = colour
        return best

    def side_bonus(self, seat: int) -> int:
        """What the side of the palace board gives at the end (SI-72, SI-73)."""
        if self.side_b:
            return self.complete_windows(seat) * self.colour_panes(seat, self.best_colour(seat))
        points = 0
        for number in range(4):
            points += ORNAMENT_POINTS[self.ornament(seat, number)]
        return points

    def final_scoring(self, seat: int) -> tuple[int, int, int, int]:
        """For Python: pieces left on strips, their points, the loss for broken glass, the bonus of the side."""
        return self.pieces_left(seat), self.leftover_points(seat), self.final_loss(seat), self.side_bonus(seat)

    def points(self, seat: int) -> int:
        """The score of a seat; at the end with the final scoring."""
        points = self.score[seat]
        if self.turn < 0:
            points += self.leftover_points(seat) - self.final_loss(seat) + self.side_bonus(seat)
        return points

    def standing(self, seat: int) -> int:
        """Points, then fewer nominal losses on the broken-glass track (SI-66, SI-74)."""
        nominal = self.resets[seat] * BROKEN_GLASS[LAST_SPACE] + BROKEN_GLASS[self.broken[seat]]
        return self.points(seat) * TIE_SCALE - nominal

    # Copies

    def copy_from(self, other: Game) -> None:
        """Become equal to another position of the same options."""
        self.copy_boards(cython.cast(PalaceBoards, other))

    def copy_boards(self, other: PalaceBoards) -> None:
        """Become equal to the boards of another position."""
        self.copy_offer(other)
        self.round = other.round
        self.asked = other.asked
        self.hand = other.hand
        self.hand_colour = other.hand_colour
        self.track[:] = other.track
        self.strips[:] = other.strips
        self.open_spaces[:] = other.open_spaces
        self.open_wilds[:] = other.open_wilds
        self.pieces[:] = other.pieces
        self.panes[:] = other.panes
        self.window_points[:] = other.window_points
        self.colour_points[:] = other.colour_points
        self.glazier[:] = other.glazier
        self.broken[:] = other.broken
        self.resets[:] = other.resets
        self.lost[:] = other.lost
        self.score[:] = other.score
        self.strips_left[:] = other.strips_left
        self.begun[:] = other.begun
        self.accepts[:] = other.accepts

    def state(self) -> tuple[Any, ...]:
        """Everything that is not derived from the rest."""
        return (
            self.players,
            self.side_b,
            tuple(self.sources),
            self.bag,
            self.discard,
            self.marker,
            self.starter,
            self.turn,
            self.round,
            self.asked,
            self.hand,
            self.hand_colour,
            tuple(self.track),
            tuple(self.strips),
            tuple(self.open_spaces),
            tuple(self.open_wilds),
            tuple(self.pieces),
            tuple(self.panes),
            tuple(self.window_points),
            tuple(self.colour_points),
            tuple(self.glazier),
            tuple(self.broken),
            tuple(self.resets),
            tuple(self.lost),
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        """Become the position whose `state()` this was, and derive the rest."""
        (
            self.players,
            self.side_b,
            sources,
            self.bag,
            self.discard,
            self.marker,
            self.starter,
            self.turn,
            self.round,
            self.asked,
            self.hand,
            self.hand_colour,
            track,
            strips,
            open_spaces,
            open_wilds,
            pieces,
            panes,
            window_points,
            colour_points,
            glazier,
            broken,
            resets,
            lost,
        ) = state
        self.sources[:] = sources
        self.track[:] = track
        self.strips[:] = strips
        self.open_spaces[:] = open_spaces
        self.open_wilds[:] = open_wilds
        self.pieces[:] = pieces
        self.panes[:] = panes
        self.window_points[:] = window_points
        self.colour_points[:] = colour_points
        self.glazier[:] = glazier
        self.broken[:] = broken
        self.resets[:] = resets
        self.lost[:] = lost
        self.index_sources()
        self.index_boards()


def fill_tables() -> None:
    """Load the numbers of the box."""
    for number in range(SIDES):
        side = box.SIDES[number]
        SIDE_WILDS[number] = side.count(box.WILD)
        SIDE_SPACES[number] = sum(side.count(letter) << 6 * colour for colour, letter in enumerate(box.LETTERS))
    for space in range(LAST_SPACE + 1):
        BROKEN_GLASS[space] = box.BROKEN_GLASS[space]
    for number, points in enumerate((*box.WINDOW_POINTS["A"], *box.WINDOW_POINTS["B"])):
        WINDOW_POINTS[number] = points
    for number in range(4):
        ORNAMENT_PANES[number] = sum(1 << pane for pane in box.ORNAMENTS[number])
    for filled in range(5):
        ORNAMENT_POINTS[filled] = box.ORNAMENT_POINTS[filled]


fill_tables()
