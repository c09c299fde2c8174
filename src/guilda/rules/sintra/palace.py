"""The palace boards of Sintra: their contents and scores. The rules of play are in `position.py`.

Comments name the rules of docs/rules/sintra.md. Windows, and the strips above them, count from 0 on the left.
"""

from __future__ import annotations

from typing import Annotated, Any

from guilda.components import sintra as box
from guilda.rules.constants import *
from guilda.rules.offer import Offer
from guilda.rules.packed import *
from guilda.rules.sintra.constants import *
from guilda.rules.state import Cells

# Tables, filled by `fill_tables`.
SIDE_SPACES = [0] * 16  # the coloured spaces of a side of a strip, as a multiset
SIDE_WILDS = [0] * 16  # its wild spaces
BROKEN_GLASS = [0] * 32  # the penalty of a space on the broken-glass track
WINDOW_POINTS = [0] * 16  # by side of the palace board and window
ORNAMENT_PANES = [0] * 4  # the set of panes around an ornament
ORNAMENT_POINTS = [0] * 5  # by the number of filled panes
LAST_SPACE = len(box.BROKEN_GLASS) - 1
PIECES_FOR_A_POINT = box.PIECES_LEFT_FOR_A_POINT


class PalaceFields(Offer):
    """The fields of a position of Sintra.

    For each window of a seat: the face-up side of its strip, the strip's empty coloured and wild spaces and its pieces.
    `hand` pieces wait until the player chooses the spaces they fill. Derived: the sets of remaining strips, of windows
    with a piece, and of strips that accept each colour.
    """

    side_b: Annotated[bool, Cells(type="bint", fixed=True)]
    round: int
    asked: int
    hand: int
    hand_colour: int
    track: Annotated[list[int], Cells(ROUNDS, EMPTY)]
    strips: Annotated[list[int], Cells(SEATS * WINDOWS, EMPTY)]
    open_spaces: Annotated[list[int], Cells(SEATS * WINDOWS, type="int")]
    open_wilds: Annotated[list[int], Cells(SEATS * WINDOWS)]
    pieces: Annotated[list[int], Cells(SEATS * WINDOWS, type="int")]
    panes: Annotated[list[int], Cells(SEATS * WINDOWS * 2, EMPTY)]
    window_points: Annotated[list[int], Cells(SEATS * WINDOWS)]
    colour_points: Annotated[list[int], Cells(SEATS)]
    glazier: Annotated[list[int], Cells(SEATS)]
    broken: Annotated[list[int], Cells(SEATS)]
    resets: Annotated[list[int], Cells(SEATS)]
    lost: Annotated[list[int], Cells(SEATS)]
    score: Annotated[list[int], Cells(SEATS, derived=True)]
    strips_left: Annotated[list[int], Cells(SEATS, derived=True)]
    begun: Annotated[list[int], Cells(SEATS, derived=True)]
    accepts: Annotated[list[int], Cells(SEATS * COLOURS, derived=True)]


class PalaceBoards(PalaceFields):
    """The palace boards: strips, windows and scores."""

    def __init__(self, players: int = 2, side: str = "A") -> None:
        if players not in box.FACTORIES or side not in ("A", "B"):
            raise ValueError(f"Sintra is for 2 to 4 players, on side A or B; not {players}, {side!r}")
        factories = box.FACTORIES[players]  # SI-01
        super().__init__(players, (factories + 1) * ACTIONS_A_SOURCE + CHOICES, factories)
        self.side_b = side == "B"  # SI-02

    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
        return {"players": self.players, "side": "B" if self.side_b else "A"}

    # Strips

    def lay_strip(self, seat: int, window: int, side: int) -> None:
        """Put an empty strip with a side face up above a window, or none."""
        at = seat * WINDOWS + window
        self.strips[at] = side
        self.pieces[at] = 0
        self.open_spaces[at] = 0 if side == EMPTY else SIDE_SPACES[side]
        self.open_wilds[at] = 0 if side == EMPTY else SIDE_WILDS[side]
        self.index_strip(seat, window)

    def index_boards(self) -> None:
        """Derive scores, remaining strips, started windows, and the colours that the strips accept."""
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
        """Derive whether a strip is present, and the colours it accepts."""
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
        """Return the points under a window and under those to its right that hold a piece (SI-45)."""
        points = 0
        for each in range(window, WINDOWS):
            if self.begun[seat] >> each & 1:
                points += WINDOW_POINTS[self.side_b * WINDOWS + each]
        return points

    def pieces_left(self, seat: int) -> int:
        """Return the number of pieces on the strips of a seat (SI-70)."""
        left = 0
        for at in range(seat * WINDOWS, seat * WINDOWS + WINDOWS):
            left += count_all(self.pieces[at])
        return left

    def leftover_points(self, seat: int) -> int:
        """Return the final points for pieces left on a seat's strips, all strips together (SI-70)."""
        return self.pieces_left(seat) // PIECES_FOR_A_POINT

    def final_loss(self, seat: int) -> int:
        """Return the final penalty of the broken-glass space, at most the points of the seat (SI-66, SI-71)."""
        return min(BROKEN_GLASS[self.broken[seat]], self.score[seat] + self.leftover_points(seat))

    def ornament(self, seat: int, number: int) -> int:
        """Return the number of filled panes around an ornament (SI-72)."""
        filled = 0
        for pane in range(2 * WINDOWS):
            if ORNAMENT_PANES[number] >> pane & 1 and self.panes[seat * 2 * WINDOWS + pane] != EMPTY:
                filled += 1
        return filled

    def complete_windows(self, seat: int) -> int:
        """Return the number of windows with both panes filled (SI-73)."""
        count = 0
        for at in range(seat * WINDOWS, seat * WINDOWS + WINDOWS):
            if self.panes[2 * at + 1] != EMPTY:
                count += 1
        return count

    def colour_panes(self, seat: int, colour: int) -> int:
        """Return the number of panes of a colour (SI-73)."""
        count = 0
        for pane in range(seat * 2 * WINDOWS, (seat + 1) * 2 * WINDOWS):
            if self.panes[pane] == colour:
                count += 1
        return count

    def best_colour(self, seat: int) -> int:
        """Return the most frequent colour of the panes (SI-73)."""
        best = 0
        for colour in range(1, COLOURS):
            if self.colour_panes(seat, colour) > self.colour_panes(seat, best):
                best = colour
        return best

    def side_bonus(self, seat: int) -> int:
        """Return the final bonus of the palace board's side (SI-72, SI-73)."""
        if self.side_b:
            return self.complete_windows(seat) * self.colour_panes(seat, self.best_colour(seat))
        points = 0
        for number in range(4):
            points += ORNAMENT_POINTS[self.ornament(seat, number)]
        return points

    def final_scoring(self, seat: int) -> tuple[int, int, int, int]:
        """Return pieces left on strips, their points, the penalty for broken glass and the bonus of the side."""
        return self.pieces_left(seat), self.leftover_points(seat), self.final_loss(seat), self.side_bonus(seat)

    def points(self, seat: int) -> int:
        """Return the score of a seat; at the end with the final scoring."""
        points = self.score[seat]
        if self.turn < 0:
            points += self.leftover_points(seat) - self.final_loss(seat) + self.side_bonus(seat)
        return points

    def standing(self, seat: int) -> int:
        """Order by points, then by lower nominal losses on the broken-glass track (SI-66, SI-74)."""
        return self.points(seat) * TIE_SCALE - self.nominal(seat)

    def nominal(self, seat: int) -> int:
        """`nominal_loss` for native code."""
        return self.resets[seat] * BROKEN_GLASS[LAST_SPACE] + BROKEN_GLASS[self.broken[seat]]

    def nominal_loss(self, seat: int) -> int:
        """Return all penalties of the broken-glass track so far, even those that found no points to lose (SI-66)."""
        self.check_seat(seat)
        return self.nominal(seat)

    def assured_points(self, seat: int) -> int:
        """Return the score of a seat less the final penalty of its broken glass as it is."""
        self.check_seat(seat)
        if self.turn < 0:
            return self.points(seat)
        return max(0, self.points(seat) - BROKEN_GLASS[self.broken[seat]])

    def derive(self) -> None:
        """Derive the colours on offer, and the boards."""
        self.index_sources()
        self.index_boards()


def fill_tables() -> None:
    """Fill the tables from the components."""
    for number in range(SIDES):
        side = box.SIDES[number]
        SIDE_WILDS[number] = side.count(box.WILD)
        SIDE_SPACES[number] = sum([side.count(letter) << 6 * colour for colour, letter in enumerate(box.LETTERS)])
    for space in range(LAST_SPACE + 1):
        BROKEN_GLASS[space] = box.BROKEN_GLASS[space]
    for number, points in enumerate((*box.WINDOW_POINTS["A"], *box.WINDOW_POINTS["B"])):
        WINDOW_POINTS[number] = points
    for number in range(4):
        ORNAMENT_PANES[number] = sum([1 << pane for pane in box.ORNAMENTS[number]])
    for filled in range(5):
        ORNAMENT_POINTS[filled] = box.ORNAMENT_POINTS[filled]


fill_tables()
