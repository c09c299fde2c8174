"""A position of Azul as one line of text, and back. Reading checks everything: 100 tiles, valid walls and lines.

    azul players=2 wall=coloured round=1 idle=0 starter=0 turn=0 tiling=- marker=- bag=B16Y17… lid=- centre=-
        factories=B2Y1W1,… boards=SEAT;SEAT

A seat is `tiled-lost:lines:wall:floor`, such as `14-3:-,K1,-,-,W5:B..../...../.B.../...../.....:MBB`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.components import azul as box
from guilda.rules.azul.constants import EMPTY, FLOOR, IDLE_ROUNDS, LINES, MARKER, SEATS, SPACES
from guilda.rules.offer_text import OfferFields, write_offer, write_tiles

if TYPE_CHECKING:
    from guilda.rules.azul.position import Azul
    from guilda.rules.options import Option

LETTERS = "BYRKW"
FLOOR_LETTERS = LETTERS + "M"
FIELDS = (
    *("players", "wall", "round", "idle", "starter", "turn", "tiling", "marker"),
    *("bag", "lid", "centre", "factories", "boards"),
)


def write(game: Azul) -> str:
    """Return the position as text."""
    fields = {
        **game.options(),
        "round": game.round,
        "idle": game.idle_rounds,
        **write_offer(game, LETTERS),
        "tiling": "-" if game.tiling_seat < 0 else game.tiling_line + 1,
        "lid": write_tiles(game.discard, LETTERS),
        "boards": ";".join(write_board(game, seat) for seat in range(game.players)),
    }
    return " ".join([game.name, *(f"{name}={fields[name]}" for name in FIELDS)])


def write_board(game: Azul, seat: int) -> str:
    """Return one player's points, pattern lines, wall and floor line."""
    lines = []
    for line in range(seat * LINES, seat * LINES + LINES):
        count = game.line_count[line]
        lines.append(f"{LETTERS[game.line_colour[line]]}{count}" if count else "-")
    wall = "".join("." if colour == EMPTY else LETTERS[colour] for colour in game.wall[seat * SPACES :][:SPACES])
    rows = "/".join(wall[LINES * row : LINES * row + LINES] for row in range(LINES))
    floor = "".join(FLOOR_LETTERS[tile] for tile in game.floor[seat * FLOOR :][: game.floor_count[seat]])
    return f"{game.tiled[seat]}-{game.lost[seat]}:{','.join(lines)}:{rows}:{floor or '-'}"


def read(text: str, kind: type[Azul], options: tuple[Option, ...]) -> Azul:
    """Return the position that a text describes; `ValueError` says what is wrong with it."""
    return Reader(text, options).position(kind)


class Reader(OfferFields):
    """Reads one text position of Azul."""

    def __init__(self, text: str, options: tuple[Option, ...]) -> None:
        super().__init__(text, "azul", FIELDS, LETTERS, box.TILES_OF_EACH_COLOUR)
        by_name = {option.name: option for option in options}
        self.players = int(self.option(by_name["players"]))
        self.wall_side = str(self.option(by_name["wall"]))
        self.line_colour = [0] * (SEATS * LINES)
        self.line_count = [0] * (SEATS * LINES)
        self.wall = [EMPTY] * (SEATS * SPACES)
        self.floor = [0] * (SEATS * FLOOR)
        self.floor_count = [0] * SEATS
        self.tiled = [0] * SEATS
        self.lost = [0] * SEATS

    def position(self, kind: type[Azul]) -> Azul:
        """Read every field, then check the position against the rules."""
        sources = self.sources(box.FACTORIES[self.players])
        bag, lid = self.multiset(self.word("bag"), "bag"), self.multiset(self.word("lid"), "lid")
        marker = self.seat("marker", self.players, "-")
        for seat, board in enumerate(self.split(self.word("boards"), ";", self.players, "boards")):
            self.read_board(seat, board, marker)
        turn = self.seat("turn", self.players, "-")
        tiling = 0 if self.word("tiling") == "-" else self.whole("tiling", 1, LINES)
        self.check_tiles()
        self.check_phase(turn, tiling, any(sources))
        game = kind(players=self.players, wall=self.wall_side)
        game._set_fields(
            {
                "sources": sources,
                "bag": bag,
                "discard": lid,
                "marker": marker,
                "starter": self.whole("starter", 0, self.players - 1),
                "turn": turn,
                "round": self.whole("round", 1, 9999),
                "idle_rounds": self.whole("idle", 0, IDLE_ROUNDS if turn < 0 or tiling else IDLE_ROUNDS - 1),
                "tiling_seat": turn if tiling else -1,
                "tiling_line": max(tiling - 1, 0),
                "line_colour": self.line_colour,
                "line_count": self.line_count,
                "wall": self.wall,
                "floor": self.floor,
                "floor_count": self.floor_count,
                "tiled": self.tiled,
                "lost": self.lost,
            }
        )
        if tiling and len(game.actions()) < 2:
            self.reject("azul_tiling_choice", line=tiling)
        return game

    def read_board(self, seat: int, text: str, marker: int) -> None:
        """Read one player's points, pattern lines, wall and floor line."""
        points, lines, wall, floor = self.split(text, ":", 4, "a board")
        tiled, lost = self.split(points, "-", 2, "the points of a board")
        self.tiled[seat] = self.number(tiled, "score", 0, 9999, seat + 1)
        self.lost[seat] = self.number(lost, "the points lost", 0, self.tiled[seat])
        for row, spaces in enumerate(self.split(wall, "/", LINES, "a wall")):
            self.read_row(seat, row, spaces)
        for line, tiles in enumerate(self.split(lines, ",", LINES, "the pattern lines")):
            if tiles != "-":
                self.read_line(seat, line, tiles)
        floor = "" if floor == "-" else floor
        if len(floor) > FLOOR or floor.strip(FLOOR_LETTERS) or floor.count("M") > (1 if seat == marker else 0):
            self.reject("azul_floor", player=seat + 1)
        self.floor_count[seat] = len(floor)
        for place, letter in enumerate(floor):
            tile = FLOOR_LETTERS.index(letter)
            self.floor[seat * FLOOR + place] = tile
            if tile != MARKER:
                self.count(1 << 6 * tile)

    def read_row(self, seat: int, row: int, spaces: str) -> None:
        """Read one row of a wall."""
        if len(spaces) != LINES or spaces.strip("." + LETTERS):
            self.fail(f"a wall row has {LINES} of {LETTERS} or '.', not {spaces[:20]!r}")
        for column, letter in enumerate(spaces):
            if letter == ".":
                continue
            colour = LETTERS.index(letter)
            above = self.wall[seat * SPACES + column : seat * SPACES + row * LINES + column : LINES]
            if self.wall_side == "coloured" and box.WALL[row][column] != colour:
                self.reject("azul_printed", player=seat + 1, row=row + 1, column=column + 1)
            if spaces.count(letter) > 1 or colour in above:
                self.reject("azul_wall", player=seat + 1)
            self.wall[seat * SPACES + row * LINES + column] = colour
            self.count(1 << 6 * colour)

    def read_line(self, seat: int, line: int, text: str) -> None:
        """Read one pattern line that holds tiles."""
        if text[:1] not in LETTERS or text[:1] == "":
            self.fail(f"a pattern line is written like K1, or -, not {text[:20]!r}")
        colour = LETTERS.index(text[0])
        count = self.number(text[1:], f"the tiles on pattern line {line + 1}", 1, line + 1)
        if colour in self.wall[seat * SPACES + line * LINES :][:LINES]:
            self.reject("azul_line", player=seat + 1, line=line + 1)
        self.line_colour[seat * LINES + line] = colour
        self.line_count[seat * LINES + line] = count
        self.count(count << 6 * colour)

    def check_phase(self, turn: int, tiling: int, tiles_on_offer: bool) -> None:
        """Check that turn, tiling and offer are consistent."""
        if tiling and (self.wall_side != "free" or turn < 0):
            self.reject("azul_tiling")
        offering = turn >= 0 and not tiling
        if offering != tiles_on_offer:
            self.reject("azul_offer")
        if tiling and self.line_count[turn * LINES + tiling - 1] != tiling:
            self.reject("azul_tiling_line", line=tiling)
        if tiling:
            self.check_tiled(turn, tiling)

    def check_tiled(self, turn: int, tiling: int) -> None:
        """Check that earlier seats, from the starting player on, and earlier lines are tiled (AZ-53)."""
        seat = self.whole("starter", 0, self.players - 1)
        while seat != turn:
            if self.floor_count[seat] or self.full_lines(seat, LINES):
                self.reject("azul_tiling_player", player=seat + 1, other=turn + 1)
            seat = (seat + 1) % self.players
        if self.full_lines(turn, tiling - 1):
            self.reject("azul_tiling_order", line=tiling)

    def full_lines(self, seat: int, lines: int) -> bool:
        """Return whether any of a seat's topmost lines is full."""
        return any(self.line_count[seat * LINES + line] == line + 1 for line in range(lines))
