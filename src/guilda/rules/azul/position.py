"""Azul: the position and its rules, in the order of play. Comments name the rules of docs/rules/azul.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import cython

from guilda.components import azul as box
from guilda.rules.azul.constants import *
from guilda.rules.constants import *
from guilda.rules.offer import Offer
from guilda.rules.packed import *
from guilda.rules.sealed import seal
from guilda.rules.state import Cells

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng

TILES_OF_EACH_COLOUR = box.TILES_OF_EACH_COLOUR

# Tables, filled by `fill_tables`.
BONUS = [0] * 3  # for a complete row, column, colour
FLOOR_LOSS = [0] * 8  # by the number of spaces filled
WALL_COLUMN = [0] * 25  # row * 5 + colour: its column on the coloured wall
RUN = [0] * 160  # five spaces as a set * 5 + place: the length of the run through that place
SPREAD = [0] * 32  # a set of colours as one bit in every six
WITHOUT_COLUMN = [0] * 5  # the sets of columns (one bit per set) that do not contain a column


class AzulFields(Offer):
    """The fields of a position of Azul: for each seat five pattern lines, a wall of five rows, a floor line.

    Derived: the columns and colours in each row and column of a wall, and `accepts`, which has six bits for every
    colour: the lines that accept it, and the floor.
    """

    free: Annotated[bool, Cells(type="bint", fixed=True)]
    round: int
    idle_rounds: int
    tiling_seat: Annotated[int, Cells(type="int", initial=-1)]
    tiling_line: int
    line_colour: Annotated[list[int], Cells(SEATS * LINES)]
    line_count: Annotated[list[int], Cells(SEATS * LINES)]
    wall: Annotated[list[int], Cells(SEATS * SPACES, EMPTY)]
    floor: Annotated[list[int], Cells(SEATS * FLOOR)]
    floor_count: Annotated[list[int], Cells(SEATS)]
    tiled: Annotated[list[int], Cells(SEATS)]
    lost: Annotated[list[int], Cells(SEATS)]
    rows: Annotated[list[int], Cells(SEATS * LINES, derived=True)]
    columns: Annotated[list[int], Cells(SEATS * LINES, derived=True)]
    row_colours: Annotated[list[int], Cells(SEATS * LINES, derived=True)]
    column_colours: Annotated[list[int], Cells(SEATS * LINES, derived=True)]
    accepts: Annotated[list[int], Cells(SEATS, ALL_ACCEPTED, "int", derived=True)]


class Azul(AzulFields):
    """A position of Azul and its rules."""

    name = "azul"
    rules_version = 1

    def __init__(self, players: int = 2, wall: str = "coloured") -> None:
        if players not in box.FACTORIES or wall not in ("coloured", "free"):
            raise ValueError(f"Azul is for 2 to 4 players, on a coloured or a free wall; not {players}, {wall!r}")
        factories = box.FACTORIES[players]  # AZ-01
        free = wall == "free"
        super().__init__(players, (factories + 1) * ACTIONS_A_SOURCE + (COLOURS if free else 0), factories)
        self.free = free

    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
        return {"players": self.players, "wall": "free" if self.free else "coloured"}

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Fill the bag and deal the first round (AZ-02 to AZ-05)."""
        for colour in range(COLOURS):
            self.bag += TILES_OF_EACH_COLOUR << 6 * colour
        self.starter = rng.draw(self.players) if start < 0 else start
        self.start_round(rng)

    def start_round(self, rng: Rng) -> None:
        """Deal the factories and put the marker in the centre (AZ-10, AZ-40, AZ-41)."""
        self.round += 1
        if self.log is not None:
            self.log.add(EVENT_ROUND, -1, self.round, 0, 0, 0)
        self.return_marker()
        self.tiling_seat = -1
        self.tiling_line = 0
        self.deal(rng)

    # Legal actions

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions by colour, source and destination, or the open columns for a tile."""
        n = 0
        if self.turn < 0:
            return 0
        if self.tiling_seat >= 0:
            columns = self.open_columns(self.turn, self.tiling_line)
            for column in range(LINES):
                if columns >> column & 1:
                    out[n] = self.n_actions - COLOURS + column
                    n += 1
            return n
        accepted = self.accepts[self.turn]
        for colour in range(COLOURS):
            sources = self.showing(colour)
            first = colour * DESTINATIONS
            lines = accepted >> 6 * colour & 63
            while sources:
                source = first + lowest_bit(sources) * ACTIONS_A_SOURCE
                for line in range(DESTINATIONS):
                    if lines >> line & 1:
                        out[n] = source + line
                        n += 1
                sources &= sources - 1
        return n

    def fill_bits(self, words: MutableSequence[int]) -> None:
        """Add the legal actions to a set: those of a source, six for each colour, are neighbours."""
        if self.turn < 0:
            return
        if self.tiling_seat >= 0:
            add_bits(words, self.n_actions - COLOURS, self.open_columns(self.turn, self.tiling_line))
            return
        accepted = self.accepts[self.turn]
        for source in range(self.factories + 1):
            # Adding 31 to each count of tiles carries into its highest bit unless the count is 0.
            there = self.sources[source] + 31 * EVERY_COLOUR >> 5 & EVERY_COLOUR
            add_bits(words, source * ACTIONS_A_SOURCE, 63 * there & accepted)

    def pick(self, rng: Rng) -> int:
        """Return a uniformly random legal action, found by counting rather than listing."""
        if self.tiling_seat >= 0:
            columns = self.open_columns(self.turn, self.tiling_line)
            return self.n_actions - COLOURS + nth_bit(columns, rng.draw(count_bits(columns)))
        accepted = self.accepts[self.turn]
        total = 0
        for colour in range(COLOURS):
            total += count_bits(self.showing(colour)) * count_bits(accepted >> 6 * colour & 63)
        n = rng.draw(total)
        colour = 0
        sources = self.showing(0)
        lines = accepted & 63
        here = count_bits(sources) * count_bits(lines)
        while n >= here:
            n -= here
            colour += 1
            sources = self.showing(colour)
            lines = accepted >> 6 * colour & 63
            here = count_bits(sources) * count_bits(lines)
        wide = count_bits(lines)
        return (nth_bit(sources, n // wide) * COLOURS + colour) * DESTINATIONS + nth_bit(lines, n % wide)

    def refusal(self, action: int) -> int:
        """Return 0 if the action is legal here, otherwise the number of the reason."""
        if self.turn < 0:
            return REFUSED_OVER
        column = action - (self.n_actions - COLOURS) if self.free else -1
        if column >= 0:
            if self.tiling_seat < 0:
                return REFUSED_NO_TILE_TO_PLACE
            if self.open_columns(self.turn, self.tiling_line) >> column & 1:
                return 0
            if self.rows[self.turn * LINES + self.tiling_line] >> column & 1:
                return REFUSED_SPACE_TAKEN
            return REFUSED_COLOUR_IN_COLUMN  # AZ-51
        if self.tiling_seat >= 0:
            return REFUSED_PLACE_FIRST
        line = action % DESTINATIONS
        colour = action // DESTINATIONS % COLOURS
        if not self.showing(colour) >> action // ACTIONS_A_SOURCE & 1:
            return REFUSED_NOT_THERE
        if self.accepts[self.turn] >> 6 * colour + line & 1:
            return 0
        at = self.turn * LINES + line
        if self.line_count[at] == line + 1:
            return REFUSED_LINE_FULL  # AZ-15
        if self.line_count[at] > 0 and self.line_colour[at] != colour:
            return REFUSED_OTHER_COLOUR  # AZ-15
        return REFUSED_ON_WALL  # AZ-16

    # Factory offer

    def play(self, action: int, rng: Rng) -> None:
        """Take tiles and place them, or place the tile that is waiting for a space on the wall."""
        seat = self.turn
        if self.tiling_seat >= 0:
            self.move_to_wall(seat, self.tiling_line, action - (self.n_actions - COLOURS))
            self.tiling_line += 1
            self.tile_walls(rng)
            return
        line = action % DESTINATIONS
        colour = action // DESTINATIONS % COLOURS
        source = action // ACTIONS_A_SOURCE
        taken = self.take(source, colour)  # AZ-11, AZ-12
        if self.marker_comes_along(source):
            self.take_marker(seat)
        if line < LINES:
            taken -= self.fill_line(seat, line, colour, taken)
        if taken > 0:
            self.drop(seat, colour, taken)  # AZ-17, AZ-18
        if self.shown == 0:  # AZ-21
            self.tiling_seat = self.starter
            self.idle_rounds += 1
            self.tile_walls(rng)
        else:
            self.turn = seat + 1 if seat + 1 < self.players else 0

    def take_marker(self, seat: int) -> None:
        """Put the marker on the floor line, before any surplus tiles, if there is room (AZ-13, AZ-20)."""
        self.marker = seat
        if self.log is not None:
            self.log.add(EVENT_MARKER, seat, 0, 0, 0, 0)
        if self.floor_count[seat] < FLOOR:
            self.floor[seat * FLOOR + self.floor_count[seat]] = MARKER
            self.floor_count[seat] += 1

    def fill_line(self, seat: int, line: int, colour: int, tiles: int) -> int:
        """Put as many tiles on a pattern line as fit; return their number (AZ-14)."""
        at = seat * LINES + line
        room = line + 1 - self.line_count[at]
        put = min(room, tiles)
        self.line_colour[at] = colour
        self.line_count[at] += put
        self.index_line(seat, line)
        if self.log is not None:
            self.log.add(EVENT_LINE, seat, line, colour, put, 0)
        return put

    def drop(self, seat: int, colour: int, tiles: int) -> None:
        """Drop tiles on the floor line from the left; those that do not fit go to the lid (AZ-19)."""
        room = FLOOR - self.floor_count[seat]
        fallen = min(room, tiles)
        for _ in range(fallen):
            self.floor[seat * FLOOR + self.floor_count[seat]] = colour
            self.floor_count[seat] += 1
        self.discard += tiles - fallen << 6 * colour
        if self.log is not None:
            self.log.add(EVENT_FLOOR, seat, colour, fallen, tiles - fallen, 0)

    # Wall tiling

    def tile_walls(self, rng: Rng) -> None:
        """Continue tiling, seat by seat, until a player must choose a space or the round is over (AZ-53)."""
        while True:
            seat = self.tiling_seat
            while self.tiling_line < LINES:
                if self.line_count[seat * LINES + self.tiling_line] == self.tiling_line + 1:  # AZ-30
                    columns = self.open_columns(seat, self.tiling_line)
                    if columns & columns - 1:
                        self.turn = seat  # AZ-50: more than one space is open
                        return
                    if columns == 0:
                        self.drop_line(seat, self.tiling_line)
                    else:
                        self.move_to_wall(seat, self.tiling_line, nth_bit(columns, 0))
                self.tiling_line += 1
            self.pay_floor(seat)
            self.tiling_line = 0
            self.tiling_seat = seat + 1 if seat + 1 < self.players else 0
            if self.tiling_seat == self.starter:
                self.end_round(rng)
                return

    def open_columns(self, seat: int, line: int) -> int:
        """Return the columns of the wall row where the tile of a pattern line can go."""
        colour = self.line_colour[seat * LINES + line]
        if not self.free:
            return 1 << WALL_COLUMN[line * COLOURS + colour]
        columns = ~self.rows[seat * LINES + line] & 31
        for column in range(LINES):
            if self.column_colours[seat * LINES + column] >> colour & 1:
                columns &= ~(1 << column)  # AZ-51
        return columns

    def move_to_wall(self, seat: int, line: int, column: int) -> None:
        """Move one tile of a full line to the wall, score it, and discard the others to the lid (AZ-30, AZ-31)."""
        colour = self.line_colour[seat * LINES + line]
        self.wall[seat * SPACES + line * LINES + column] = colour
        self.mark(seat, line, column, colour)
        points = self.tile_points(seat, line, column)
        self.tiled[seat] += points
        self.discard += line << 6 * colour
        self.empty_line(seat, line)
        self.idle_rounds = 0
        if self.log is not None:
            self.log.add(EVENT_TILE, seat, line, column, colour, points)

    def tile_points(self, seat: int, line: int, column: int) -> int:
        """Return the score of a tile on a wall space: its runs, where a run of one counts at most once (AZ-31)."""
        across = RUN[(self.rows[seat * LINES + line] | 1 << column) * LINES + column]
        down = RUN[(self.columns[seat * LINES + column] | 1 << line) * LINES + line]
        return across + down - (1 if across == 1 or down == 1 else 0)

    def mark(self, seat: int, line: int, column: int, colour: int) -> None:
        """Add a space of the wall to the derived sets."""
        at = seat * LINES
        self.rows[at + line] |= 1 << column
        self.columns[at + column] |= 1 << line
        self.row_colours[at + line] |= 1 << colour
        self.column_colours[at + column] |= 1 << colour

    def empty_line(self, seat: int, line: int) -> None:
        """Empty a pattern line; it then accepts every colour missing from its wall row (AZ-16)."""
        at = seat * LINES + line
        self.line_count[at] = 0
        self.line_colour[at] = 0
        self.index_line(seat, line)

    def drop_line(self, seat: int, line: int) -> None:
        """Drop a whole pattern line to the floor when its tile has no space (AZ-52)."""
        colour = self.line_colour[seat * LINES + line]
        self.empty_line(seat, line)
        self.drop(seat, colour, line + 1)

    def pay_floor(self, seat: int) -> None:
        """Subtract the floor line's penalty, never below 0; its tiles go to the lid (AZ-32 to AZ-34)."""
        filled = self.floor_count[seat]
        if filled == 0:
            return
        loss = FLOOR_LOSS[filled]
        if loss > self.tiled[seat] - self.lost[seat]:
            loss = self.tiled[seat] - self.lost[seat]
        self.lost[seat] += loss
        for place in range(seat * FLOOR, seat * FLOOR + filled):
            if self.floor[place] != MARKER:
                self.discard += 1 << 6 * self.floor[place]
            self.floor[place] = 0
        self.floor_count[seat] = 0
        if self.log is not None:
            self.log.add(EVENT_FLOOR_LOSS, seat, -loss, FLOOR_LOSS[filled], 0, 0)

    # Next round and end

    def end_round(self, rng: Rng) -> None:
        """Start the next round, or end the game (AZ-40 to AZ-43, AZ-54, AZ-55)."""
        self.pass_start()  # AZ-34, AZ-35
        if self.row_completed():
            self.end(ENDED_BY_ROW)
        elif self.free and not self.row_possible():
            self.end(ENDED_BY_WALLS)
        elif self.idle_rounds >= IDLE_ROUNDS:
            self.end(ENDED_BY_IDLENESS)
        elif self.bag == 0 and self.discard == 0:
            self.end(ENDED_BY_TILES)
        else:
            self.start_round(rng)

    def row_completed(self) -> bool:
        """Return whether a seat has a complete horizontal row (AZ-43)."""
        for at in range(self.players * LINES):  # noqa: SIM110 - a loop compiles to C, a generator does not
            if self.rows[at] == 31:
                return True
        return False

    def row_possible(self) -> bool:
        """Return whether any row can still be completed on the walls as they are (AZ-54)."""
        for at in range(self.players * LINES):  # noqa: SIM110 - as above
            if self.can_complete(at // LINES, at % LINES):
                return True
        return False

    def can_complete(self, seat: int, line: int) -> bool:
        """Return whether the missing colours of a row can be matched to its open spaces.

        `used` has one bit for every set of columns that the colours so far could occupy.
        """
        at = seat * LINES
        used = 1
        for colour in range(COLOURS):
            if self.row_colours[at + line] >> colour & 1:
                continue
            wider = 0
            for column in range(LINES):
                if not (self.rows[at + line] >> column & 1 or self.column_colours[at + column] >> colour & 1):
                    wider |= (used & WITHOUT_COLUMN[column]) << (1 << column)
            used = wider
        return used != 0

    def end(self, why: int) -> None:
        """End the game; the bonuses count from now on (AZ-44)."""
        self.turn = -1
        self.tiling_seat = -1
        if self.log is not None:
            for seat in range(self.players):
                for bonus in range(3):
                    count = self.completed(seat, bonus)
                    if count > 0:
                        self.log.add(EVENT_BONUS, seat, bonus, count, count * BONUS[bonus], 0)
            self.log.add(EVENT_END, -1, why, 0, 0, 0)

    # Score

    def completed(self, seat: int, bonus: int) -> int:
        """Return the number of complete rows (bonus 0), columns (1) or colours (2) on a wall."""
        count = 0
        everywhere = 31
        for at in range(seat * LINES, seat * LINES + LINES):
            everywhere &= self.row_colours[at]
            if (self.rows[at] if bonus == 0 else self.columns[at]) == 31:
                count += 1
        return count_bits(everywhere) if bonus == 2 else count

    def points(self, seat: int) -> int:
        """Return the score of a seat: tiling less the floor; at the end also the bonuses (AZ-44)."""
        score = self.tiled[seat] - self.lost[seat]
        if self.turn < 0:
            for bonus in range(3):
                score += self.completed(seat, bonus) * BONUS[bonus]
        return score

    def bonus_counts(self, seat: int) -> tuple[int, int, int]:
        """Return the number of complete rows, columns and colours on a seat's wall (AZ-44)."""
        self.check_seat(seat)
        return self.completed(seat, 0), self.completed(seat, 1), self.completed(seat, 2)

    def assured_points(self, seat: int) -> int:
        """Return the minimum score of a seat after tiling its full lines and paying for its floor as they are."""
        self.check_seat(seat)
        return self.points(seat) if self.turn < 0 else self.least_points(seat, 0, self.floor_count[seat])

    def least_points(self, seat: int, line: int, fallen: int) -> int:
        """Return the minimum score of a seat after tiling the lines from `line` on, over all choices of columns."""
        while line < LINES and self.line_count[seat * LINES + line] <= line:
            line += 1
        if line == LINES:
            return max(0, self.points(seat) - FLOOR_LOSS[min(fallen, FLOOR)])
        columns = self.open_columns(seat, line)
        if columns == 0:
            return self.least_points(seat, line + 1, fallen + line + 1)  # AZ-52
        tilings = [self.tiled_copy(seat, line, column) for column in range(LINES) if columns >> column & 1]
        return min([board.least_points(seat, line + 1, fallen) for board in tilings])

    def last_round(self) -> bool:
        """Return whether a seat is certain to complete a row when it tiles its full lines (AZ-43)."""
        return self.turn >= 0 and False in [self.can_avoid_row(seat, 0) for seat in range(self.players)]

    def can_avoid_row(self, seat: int, line: int) -> bool:
        """Return whether a seat can tile the lines from `line` on without completing a row."""
        for each in range(seat * LINES, seat * LINES + LINES):
            if self.rows[each] == 31:
                return False
        while line < LINES and self.line_count[seat * LINES + line] <= line:
            line += 1
        if line == LINES:
            return True
        columns = self.open_columns(seat, line)
        if columns == 0:
            return self.can_avoid_row(seat, line + 1)
        for column in range(LINES):
            if columns >> column & 1 and self.tiled_copy(seat, line, column).can_avoid_row(seat, line + 1):
                return True
        return False

    def tiled_copy(self, seat: int, line: int, column: int) -> Azul:
        """Return a copy in which a full line of a seat has been tiled."""
        board: Azul = cython.cast(Azul, self.copy())
        board.move_to_wall(seat, line, column)
        return board

    def standing(self, seat: int) -> int:
        """Order by points, then complete rows; seats equal in both share the victory (AZ-45)."""
        return self.points(seat) * 8 + self.completed(seat, 0)

    # Derived fields

    def derive(self) -> None:
        """Derive the colours on offer and the contents of the walls."""
        self.index_sources()
        self.index_walls()

    def index_walls(self) -> None:
        """Derive the sets of the walls, and the colours that the pattern lines accept."""
        for at in range(SEATS * LINES):
            self.rows[at] = self.columns[at] = self.row_colours[at] = self.column_colours[at] = 0
        for seat in range(SEATS):
            for space in range(SPACES):
                colour = self.wall[seat * SPACES + space]
                if colour != EMPTY:
                    self.mark(seat, space // LINES, space % LINES, colour)
            self.accepts[seat] = ALL_ACCEPTED
            for line in range(LINES):
                self.index_line(seat, line)

    def index_line(self, seat: int, line: int) -> None:
        """Derive the colours that one pattern line accepts (AZ-15, AZ-16)."""
        at = seat * LINES + line
        self.accepts[seat] &= ~(EVERY_COLOUR << line)
        if self.line_count[at] == 0:
            self.accepts[seat] |= SPREAD[~self.row_colours[at] & 31] << line
        elif self.line_count[at] <= line:
            self.accepts[seat] |= 1 << 6 * self.line_colour[at] + line


def fill_tables() -> None:
    """Fill the lookup tables of the rules from the components."""
    for filled in range(FLOOR + 1):
        FLOOR_LOSS[filled] = sum(box.FLOOR_COSTS[:filled])
    for bonus, name in enumerate(("row", "column", "colour")):
        BONUS[bonus] = box.BONUS[name]
    for line in range(LINES):
        for column in range(LINES):
            WALL_COLUMN[line * LINES + box.WALL[line][column]] = column
        WITHOUT_COLUMN[line] = sum([1 << columns for columns in range(32) if not columns >> line & 1])
    for members in range(32):
        SPREAD[members] = sum([1 << 6 * colour for colour in range(COLOURS) if members >> colour & 1])
        for place in range(LINES):
            run = f"{members:05b}"[::-1]
            before = run[:place][::-1].partition("0")[0]
            after = run[place + 1 :].partition("0")[0]
            RUN[members * LINES + place] = len(before) + 1 + len(after)


fill_tables()
seal("guilda.Game", Azul)
