"""Azul: the position and its rules, in the order of play. Comments name the rules of docs/rules/azul.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

from guilda.components import azul as box
from guilda.rules.azul.speech import AzulSpeech
from guilda.rules.game import cells
from guilda.rules.offer import Offer

if not cython.compiled:
    from guilda.rules.azul.constants import (
        ACTIONS_A_SOURCE,
        ALL_ACCEPTED,
        DESTINATIONS,
        EMPTY,
        ENDED_BY_IDLENESS,
        ENDED_BY_ROW,
        ENDED_BY_TILES,
        ENDED_BY_WALLS,
        EVENT_BONUS,
        EVENT_END,
        EVENT_FLOOR,
        EVENT_FLOOR_LOSS,
        EVENT_LINE,
        EVENT_MARKER,
        EVENT_ROUND,
        EVENT_TILE,
        EVERY_COLOUR,
        FLOOR,
        IDLE_ROUNDS,
        LINES,
        MARKER,
        REFUSED_COLOUR_IN_COLUMN,
        REFUSED_LINE_FULL,
        REFUSED_NO_TILE_TO_PLACE,
        REFUSED_NOT_THERE,
        REFUSED_ON_WALL,
        REFUSED_OTHER_COLOUR,
        REFUSED_OVER,
        REFUSED_PLACE_FIRST,
        REFUSED_SPACE_TAKEN,
        SEATS,
        SPACES,
    )
    from guilda.rules.constants import COLOURS
    from guilda.rules.packed import count_bits, lowest_bit, nth_bit

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.game import Game
    from guilda.rules.rng import Rng
    from guilda.rules.speech import Speech

SPEECH = AzulSpeech()

# Tables, filled once below.
BONUS = [0] * 3  # for a complete row, column, colour
FLOOR_LOSS = [0] * 8  # by the number of spaces filled
WALL_COLUMN = [0] * 25  # row * 5 + colour: where the coloured wall wants it
RUN = [0] * 160  # line of five as a set * 5 + place: how long the run through that place is
SPREAD = [0] * 32  # a set of colours as one bit in every six
WITHOUT_COLUMN = [0] * 5  # the sets of columns (one bit a set) that leave a column free


class Azul(Offer):
    """A position of Azul.

    Per seat: five pattern lines, a wall of five rows, a floor line. Derived for speed: which columns and colours each
    row and column of a wall holds, and `accepts`: for every colour six bits, the lines that take it and the floor.
    """

    name = "azul"
    rules_version = 1

    def __init__(self, players: int = 2, wall: str = "coloured") -> None:
        if players not in box.FACTORIES or wall not in ("coloured", "free"):
            raise ValueError(f"Azul is for 2 to 4 players, on a coloured or a free wall; not {players}, {wall!r}")
        factories = box.FACTORIES[players]  # AZ-01
        free = wall == "free"
        super().__init__(players, (factories + 1) * ACTIONS_A_SOURCE + (COLOURS if free else 0), factories)
        self.free = free
        self.round = 0
        self.idle_rounds = 0
        self.tiling_seat = -1
        self.tiling_line = 0
        self.line_colour = cells(SEATS * LINES)
        self.line_count = cells(SEATS * LINES)
        self.wall = cells(SEATS * SPACES, EMPTY)
        self.floor = cells(SEATS * FLOOR)
        self.floor_count = cells(SEATS)
        self.tiled = cells(SEATS)
        self.lost = cells(SEATS)
        self.rows = cells(SEATS * LINES)
        self.columns = cells(SEATS * LINES)
        self.row_colours = cells(SEATS * LINES)
        self.column_colours = cells(SEATS * LINES)
        self.accepts = cells(SEATS, ALL_ACCEPTED)

    def options(self) -> dict[str, Any]:
        """The options that this position was made with, by name."""
        return {"players": self.players, "wall": "free" if self.free else "coloured"}

    def speech(self) -> Speech[Any]:
        """How Azul is put into words."""
        return SPEECH

    # Set-up

    def lay_out(self, rng: Rng, start: int) -> None:
        """Fill the bag and deal the first round (AZ-02 to AZ-05)."""
        for colour in range(COLOURS):
            self.bag += box.TILES_OF_EACH_COLOUR << 6 * colour
        self.starter = rng.below(self.players) if start < 0 else start
        self.start_round(rng)

    def start_round(self, rng: Rng) -> None:
        """Deal, and put the marker into the centre (AZ-10, AZ-40, AZ-41)."""
        self.round += 1
        if self.log is not None:
            self.log.add(EVENT_ROUND, -1, self.round, 0, 0, 0)
        self.return_marker()
        self.tiling_seat = -1
        self.tiling_line = 0
        self.deal(rng)

    # The decisions

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions: by colour, source and destination; or the columns that are open to a tile."""
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

    def pick(self, rng: Rng) -> int:
        """A legal action, each equally likely, found by counting instead of listing."""
        if self.tiling_seat >= 0:
            columns = self.open_columns(self.turn, self.tiling_line)
            return self.n_actions - COLOURS + nth_bit(columns, rng.below(count_bits(columns)))
        accepted = self.accepts[self.turn]
        total = 0
        for colour in range(COLOURS):
            total += count_bits(self.showing(colour)) * count_bits(accepted >> 6 * colour & 63)
        n = rng.below(total)
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
        """0 if the action is legal here, otherwise the number of the reason."""
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
        """Take tiles and lay them down, or place the tile that waits for a space of the wall."""
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
        """The marker lies on the floor line before any surplus tile, if it finds room (AZ-13, AZ-20)."""
        self.marker = seat
        if self.log is not None:
            self.log.add(EVENT_MARKER, seat, 0, 0, 0, 0)
        if self.floor_count[seat] < FLOOR:
            self.floor[seat * FLOOR + self.floor_count[seat]] = MARKER
            self.floor_count[seat] += 1

    def fill_line(self, seat: int, line: int, colour: int, tiles: int) -> int:
        """Put as many tiles on a pattern line as it has room for; how many that were (AZ-14)."""
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
        """Tiles fall on the floor line from the left; those that find it full go to the lid (AZ-19)."""
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
        """Go on with the tiling, seat by seat, until a player must choose a space or the round is over (AZ-53)."""
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
        """The columns of the wall row where the tile of a pattern line can go."""
        colour = self.line_colour[seat * LINES + line]
        if not self.free:
            return 1 << WALL_COLUMN[line * COLOURS + colour]
        columns = ~self.rows[seat * LINES + line] & 31
        for column in range(LINES):
            if self.column_colours[seat * LINES + column] >> colour & 1:
                columns &= ~(1 << column)  # AZ-51
        return columns

    def move_to_wall(self, seat: int, line: int, column: int) -> None:
        """Move one tile of a full line to the wall, score it, and put the others into the lid (AZ-30, AZ-31)."""
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
        """What a tile scores on a space of the wall: its runs, of which a run of one counts once at most (AZ-31)."""
        across = RUN[(self.rows[seat * LINES + line] | 1 << column) * LINES + column]
        down = RUN[(self.columns[seat * LINES + column] | 1 << line) * LINES + line]
        return across + down - (1 if across == 1 or down == 1 else 0)

    def mark(self, seat: int, line: int, column: int, colour: int) -> None:
        """Note in the derived sets that a space of the wall is taken."""
        at = seat * LINES
        self.rows[at + line] |= 1 << column
        self.columns[at + column] |= 1 << line
        self.row_colours[at + line] |= 1 << colour
        self.column_colours[at + column] |= 1 << colour

    def empty_line(self, seat: int, line: int) -> None:
        """A pattern line becomes empty and accepts every colour that its wall row does not show (AZ-16)."""
        at = seat * LINES + line
        self.line_count[at] = 0
        self.line_colour[at] = 0
        self.index_line(seat, line)

    def drop_line(self, seat: int, line: int) -> None:
        """A tile that finds no space takes its whole pattern line to the floor (AZ-52)."""
        colour = self.line_colour[seat * LINES + line]
        self.empty_line(seat, line)
        self.drop(seat, colour, line + 1)

    def pay_floor(self, seat: int) -> None:
        """The floor line costs points, but no score falls below 0; its tiles go to the lid (AZ-32 to AZ-34)."""
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
        """Whether somebody has a complete horizontal row (AZ-43)."""
        for at in range(self.players * LINES):  # noqa: SIM110 - a loop compiles to C, a generator does not
            if self.rows[at] == 31:
                return True
        return False

    def row_possible(self) -> bool:
        """Whether any row of anybody can still be completed on the walls as they stand (AZ-54)."""
        for at in range(self.players * LINES):  # noqa: SIM110 - as above
            if self.can_complete(at // LINES, at % LINES):
                return True
        return False

    def can_complete(self, seat: int, line: int) -> bool:
        """Whether the missing colours of a row can be given to its open spaces, one each.

        `used` has one bit for every set of columns that the colours so far could have taken.
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
        """The game is over; the bonuses count from now on (AZ-44)."""
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
        """How many rows (bonus 0), columns (1) or colours (2) of a wall are complete."""
        count = 0
        everywhere = 31
        for at in range(seat * LINES, seat * LINES + LINES):
            everywhere &= self.row_colours[at]
            if (self.rows[at] if bonus == 0 else self.columns[at]) == 31:
                count += 1
        return count_bits(everywhere) if bonus == 2 else count

    def points(self, seat: int) -> int:
        """The score of a seat: what was tiled, less the floor; at the end with the bonuses (AZ-44)."""
        score = self.tiled[seat] - self.lost[seat]
        if self.turn < 0:
            for bonus in range(3):
                score += self.completed(seat, bonus) * BONUS[bonus]
        return score

    def standing(self, seat: int) -> int:
        """Points, then complete rows; who is equal in both shares the victory (AZ-45)."""
        return self.points(seat) * 8 + self.completed(seat, 0)

    # Copies

    def copy_from(self, other: Game) -> None:
        """Become equal to another position of the same options."""
        self.copy_azul(cython.cast(Azul, other))

    def copy_azul(self, other: Azul) -> None:
        """Become equal to another position of Azul."""
        self.copy_offer(other)
        self.round = other.round
        self.idle_rounds = other.idle_rounds
        self.tiling_seat = other.tiling_seat
        self.tiling_line = other.tiling_line
        self.line_colour[:] = other.line_colour
        self.line_count[:] = other.line_count
        self.wall[:] = other.wall
        self.floor[:] = other.floor
        self.floor_count[:] = other.floor_count
        self.tiled[:] = other.tiled
        self.lost[:] = other.lost
        self.rows[:] = other.rows
        self.columns[:] = other.columns
        self.row_colours[:] = other.row_colours
        self.column_colours[:] = other.column_colours
        self.accepts[:] = other.accepts

    def state(self) -> tuple[Any, ...]:
        """Everything that is not derived from the rest."""
        return (
            self.players,
            self.free,
            tuple(self.sources),
            self.bag,
            self.discard,
            self.marker,
            self.starter,
            self.turn,
            self.round,
            self.idle_rounds,
            self.tiling_seat,
            self.tiling_line,
            tuple(self.line_colour),
            tuple(self.line_count),
            tuple(self.wall),
            tuple(self.floor),
            tuple(self.floor_count),
            tuple(self.tiled),
            tuple(self.lost),
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        """Become the position whose `state()` this was, and derive the rest."""
        (
            self.players,
            self.free,
            sources,
            self.bag,
            self.discard,
            self.marker,
            self.starter,
            self.turn,
            self.round,
            self.idle_rounds,
            self.tiling_seat,
            self.tiling_line,
            line_colour,
            line_count,
            wall,
            floor,
            floor_count,
            tiled,
            lost,
        ) = state
        self.sources[:] = sources
        self.line_colour[:] = line_colour
        self.line_count[:] = line_count
        self.wall[:] = wall
        self.floor[:] = floor
        self.floor_count[:] = floor_count
        self.tiled[:] = tiled
        self.lost[:] = lost
        self.index_sources()
        self.index_walls()

    def index_walls(self) -> None:
        """Derive the sets of the walls, and what the pattern lines accept."""
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
        """Derive what one pattern line accepts (AZ-15, AZ-16)."""
        at = seat * LINES + line
        self.accepts[seat] &= ~(EVERY_COLOUR << line)
        if self.line_count[at] == 0:
            self.accepts[seat] |= SPREAD[~self.row_colours[at] & 31] << line
        elif self.line_count[at] <= line:
            self.accepts[seat] |= 1 << 6 * self.line_colour[at] + line


def fill_tables() -> None:
    """Load the numbers of the box, and the runs and sets that the rules look up."""
    for filled in range(FLOOR + 1):
        FLOOR_LOSS[filled] = sum(box.FLOOR_COSTS[:filled])
    for bonus, name in enumerate(("row", "column", "colour")):
        BONUS[bonus] = box.BONUS[name]
    for line in range(LINES):
        for column in range(LINES):
            WALL_COLUMN[line * LINES + box.WALL[line][column]] = column
        WITHOUT_COLUMN[line] = sum(1 << columns for columns in range(32) if not columns >> line & 1)
    for members in range(32):
        SPREAD[members] = sum(1 << 6 * colour for colour in range(COLOURS) if members >> colour & 1)
        for place in range(LINES):
            run = f"{members:05b}"[::-1]
            before = run[:place][::-1].partition("0")[0]
            after = run[place + 1 :].partition("0")[0]
            RUN[members * LINES + place] = len(before) + 1 + len(after)


fill_tables()
