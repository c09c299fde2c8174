"""A position of Sintra as one line of text, and back. Reading checks everything: 100 pieces, valid strips.

    sintra players=2 side=A round=1 starter=0 turn=0 marker=- hand=- bag=Y16O17… tower=- centre=-
        factories=Y2P1W1,… track=YOPBWY boards=SEAT;SEAT

`hand` are pieces that wait for a choice of their spaces; `track` shows the pieces of the rounds, `.` for one that is
gone. A seat is `glazier:broken:resets-lost:bonus:strips:windows`. `broken` counts steps on the broken-glass track,
`resets` full passes along it, `lost` the points that it cost, `bonus` the points for colours. A strip such as
`8bO*YW` is the number, the face-up side, the pieces on coloured spaces and those on wild ones; `-` is none. A window
such as `YO7` is top and bottom pane, `.` for an empty one, and the points that it has scored.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from guilda.components import sintra as box
from guilda.rules.constants import TILES_A_FACTORY
from guilda.rules.offer_text import OfferFields, write_offer, write_tiles
from guilda.rules.packed import count_all, count_of
from guilda.rules.sintra.constants import (
    ASKED_NOTHING,
    ASKED_TO_FILL,
    ASKED_TO_KEEP,
    EMPTY,
    ROUNDS,
    SEATS,
    SPACES,
    WINDOWS,
)

if TYPE_CHECKING:
    from guilda.rules.options import Option
    from guilda.rules.sintra.position import Sintra

LETTERS = box.LETTERS
FIELDS = (
    *("players", "side", "round", "starter", "turn", "marker", "hand", "bag", "tower"),
    *("centre", "factories", "track", "boards"),
)
STRIP = re.compile(rf"([1-8])([ab])([{LETTERS}]*)(?:\*([{LETTERS}]+))?")
WINDOW = re.compile(rf"([{LETTERS}.])([{LETTERS}.])(0|[1-9][0-9]{{0,2}})")
HAND = re.compile(rf"([{LETTERS}])([1-9])")
MOST_STEPS = ROUNDS * (TILES_A_FACTORY * max(box.FACTORIES.values()) + 1)  # all pieces break, and the marker
MOST_RESETS = MOST_STEPS // (len(box.BROKEN_GLASS) - 1)


@lru_cache(maxsize=256)
def pieces_of(letters: str) -> int:
    """Return the pieces that letters stand for."""
    return sum(letters.count(letter) << 6 * colour for colour, letter in enumerate(LETTERS))


def letters_of(pieces: int) -> str:
    """Return the letters of pieces, in colour order."""
    return "".join(letter * count_of(pieces, colour) for colour, letter in enumerate(LETTERS))


def wild_pieces(side: int, pieces: int, open_spaces: int) -> int:
    """Return those of a strip's pieces that lie on wild spaces, given the coloured spaces that are open."""
    return pieces - (pieces_of(box.SIDES[side]) - open_spaces)


def write(game: Sintra) -> str:
    """Return the position as text."""
    fields = {
        **game.options(),
        **write_offer(game, LETTERS),
        "round": game.round,
        "hand": f"{LETTERS[game.hand_colour]}{game.hand}" if game.hand else "-",
        "tower": write_tiles(game.discard, LETTERS),
        "track": "".join("." if colour == EMPTY else LETTERS[colour] for colour in game.track),
        "boards": ";".join(write_board(game, seat) for seat in range(game.players)),
    }
    return " ".join([game.name, *(f"{name}={fields[name]}" for name in FIELDS)])


def write_board(game: Sintra, seat: int) -> str:
    """Return one player's glazier, broken glass, colour bonus, strips and windows."""
    places = range(seat * WINDOWS, seat * WINDOWS + WINDOWS)
    windows = []
    for at in places:
        panes = "".join("." if colour == EMPTY else LETTERS[colour] for colour in game.panes[2 * at : 2 * at + 2])
        windows.append(f"{panes}{game.window_points[at]}")
    return ":".join(
        (
            str(game.glazier[seat] + 1),
            str(game.broken[seat]),
            f"{game.resets[seat]}-{game.lost[seat]}",
            str(game.colour_points[seat]),
            ",".join(write_strip(game, at) for at in places),
            ",".join(windows),
        )
    )


def write_strip(game: Sintra, at: int) -> str:
    """Return a strip: number, side and pieces."""
    side = game.strips[at]
    if side == EMPTY:
        return "-"
    pieces = game.pieces[at]
    wild = wild_pieces(side, pieces, game.open_spaces[at])
    coloured = letters_of(pieces - wild)
    return f"{side // 2 + 1}{'ab'[side % 2]}{coloured}" + (f"*{letters_of(wild)}" if wild else "")


def read(text: str, kind: type[Sintra], options: tuple[Option, ...]) -> Sintra:
    """Return the position that a text describes; `ValueError` says what is wrong with it."""
    return Reader(text, options).position(kind)


class Reader(OfferFields):
    """Reads one text position of Sintra."""

    def __init__(self, text: str, options: tuple[Option, ...]) -> None:
        super().__init__(text, "sintra", FIELDS, LETTERS, box.PIECES_OF_EACH_COLOUR)
        by_name = {option.name: option for option in options}
        self.text = text
        self.players = int(self.option(by_name["players"]))
        self.side = str(self.option(by_name["side"]))
        self.strips = [EMPTY] * (SEATS * WINDOWS)
        self.open_spaces = [0] * (SEATS * WINDOWS)
        self.open_wilds = [0] * (SEATS * WINDOWS)
        self.pieces = [0] * (SEATS * WINDOWS)
        self.panes = [EMPTY] * (SEATS * WINDOWS * 2)
        self.window_points = [0] * (SEATS * WINDOWS)
        self.colour_points = [0] * SEATS
        self.glazier = [0] * SEATS
        self.broken = [0] * SEATS
        self.resets = [0] * SEATS
        self.lost = [0] * SEATS

    def position(self, kind: type[Sintra]) -> Sintra:
        """Read every field, then check the position against the rules."""
        sources = self.sources(box.FACTORIES[self.players])
        bag, tower = self.multiset(self.word("bag"), "bag"), self.multiset(self.word("tower"), "tower")
        turn = self.seat("turn", self.players, "-")
        game_round = self.whole("round", 1, ROUNDS)
        if turn < 0 and game_round < ROUNDS:
            self.reject("sintra_over", rounds=ROUNDS)
        for seat, board in enumerate(self.split(self.word("boards"), ";", self.players, "boards")):
            self.read_board(seat, board)
        track = self.read_track(game_round - 1 if turn >= 0 else ROUNDS)
        hand, hand_colour = self.read_hand(turn)
        dealt = game_round * (TILES_A_FACTORY * box.FACTORIES[self.players] + 1)
        self.check_broken(dealt - sum(map(count_all, sources)) - hand)
        self.check_tiles()
        asked = self.keep_asked(turn)
        if hand:  # The strip under the glazier has a space: `keep_asked` has refused every full one.
            asked = ASKED_TO_FILL
        if (any(sources) and turn < 0) or (not any(sources) and turn >= 0 and asked == ASKED_NOTHING):
            self.reject("sintra_offer")
        game = kind(players=self.players, side=self.side)
        read = ("strips", "open_spaces", "open_wilds", "pieces", "panes", "window_points", "colour_points")
        game._set_fields(
            {
                "sources": sources,
                "bag": bag,
                "discard": tower,
                "marker": self.seat("marker", self.players, "-"),
                "starter": self.whole("starter", 0, self.players - 1),
                "turn": turn,
                "round": game_round,
                "asked": asked,
                "hand": hand,
                "hand_colour": hand_colour,
                "track": track,
                **{name: getattr(self, name) for name in (*read, "glazier", "broken", "resets", "lost")},
            }
        )
        if write(game) != self.text:
            self.fail(f"it must be written {write(game)!r}")
        return game

    def read_track(self, gone: int) -> list[int]:
        """Read the round track: the pieces of past rounds are gone; those from II on have different colours."""
        text = self.word("track")
        later = text[max(gone, 1) :]
        if len(text) != ROUNDS or text[:gone].strip(".") or text[gone:].strip(LETTERS) or len(set(later)) < len(later):
            self.reject("sintra_track", passed=gone)
        self.count(pieces_of(text))
        return [LETTERS.index(letter) if letter in LETTERS else EMPTY for letter in text]

    def read_hand(self, turn: int) -> tuple[int, int]:
        """Read the pieces that wait for a choice between coloured and wild spaces of the strip under the glazier."""
        text = self.word("hand")
        if text == "-":
            return 0, 0
        match = HAND.fullmatch(text)
        if match is None or turn < 0:
            self.fail(f"hand: the pieces of the player whose turn it is are written like O2, or -, not {text[:20]!r}")
        colour, count = LETTERS.index(match[1]), int(match[2])
        at = turn * WINDOWS + self.glazier[turn]
        coloured, wild = count_of(self.open_spaces[at], colour), self.open_wilds[at]
        if not (coloured and wild and count < coloured + wild):
            self.fail(f"hand: the strip under the glazier leaves no choice for {text}")
        self.count(count << 6 * colour)
        return count, colour

    def keep_asked(self, turn: int) -> int:
        """Return whether the player must choose the piece to keep; only that strip can be full."""
        full = [at for at, pieces in enumerate(self.pieces) if count_all(pieces) == SPACES]
        if not full:
            return ASKED_NOTHING
        if turn < 0 or full != [turn * WINDOWS + self.glazier[turn]] or len(set(letters_of(self.pieces[full[0]]))) < 2:
            self.reject("sintra_full_strip")
        return ASKED_TO_KEEP

    def read_board(self, seat: int, text: str) -> None:
        """Read one player's glazier, broken glass, colour bonus, strips and windows."""
        glazier, broken, losses, bonus, strips, windows = self.split(text, ":", 6, "a board")
        self.glazier[seat] = self.number(glazier, "the glazier", 1, WINDOWS) - 1
        self.broken[seat] = self.number(broken, "broken", 0, len(box.BROKEN_GLASS) - 2, seat + 1)
        for window, each in enumerate(self.split(windows, ",", WINDOWS, "the windows")):
            self.read_window(seat, window, each)
        for window, each in enumerate(self.split(strips, ",", WINDOWS, "the strips")):
            self.read_strip(seat, window, each)
        strips_there = [side // 2 for side in self.strips[seat * WINDOWS :][:WINDOWS] if side != EMPTY]
        if len(set(strips_there)) < len(strips_there):
            self.reject("sintra_strip_twice", player=seat + 1)
        filled = sum(colour != EMPTY for colour in self.panes[seat * 2 * WINDOWS :][: 2 * WINDOWS])
        full = sum(count_all(pieces) == SPACES for pieces in self.pieces[seat * WINDOWS :][:WINDOWS])
        self.colour_points[seat] = self.number(bonus, "bonus", 0, SPACES * (filled + full), seat + 1)
        earned = self.colour_points[seat] + sum(self.window_points[seat * WINDOWS :][:WINDOWS])
        resets, lost = self.split(losses, "-", 2, "resets and losses")
        self.resets[seat] = self.number(resets, "resets", 0, MOST_RESETS, seat + 1)
        most = min(earned, self.resets[seat] * box.BROKEN_GLASS[-1])
        self.lost[seat] = self.number(lost, "lost", 0, most, seat + 1)

    def check_broken(self, taken: int) -> None:
        """Check that nobody has broken more than was taken so far: pieces, and the marker of each round."""
        track = len(box.BROKEN_GLASS) - 1
        for seat in range(self.players):
            self.number(str(self.resets[seat]), "resets", 0, taken // track, seat + 1)
            most = min(track - 1, taken - track * self.resets[seat])
            self.number(str(self.broken[seat]), "broken", 0, most, seat + 1)

    def read_window(self, seat: int, window: int, text: str) -> None:
        """Read the panes of one window and the points it has scored."""
        match = WINDOW.fullmatch(text)
        if match is None:
            self.fail(f"a window is written like YO7, Y.4 or ..0, not {text[:20]!r}")
        if match[1] == "." and match[2] != ".":
            self.reject("sintra_panes", player=seat + 1, window=window + 1)
        at = seat * WINDOWS + window
        for pane, letter in enumerate(match[1] + match[2]):
            self.panes[2 * at + pane] = LETTERS.index(letter) if letter != "." else EMPTY
        pieces = 2 - text.count(".")
        under = box.WINDOW_POINTS[self.side][window:]
        least, most = pieces * under[0], pieces * sum(under)
        self.window_points[at] = self.number(match[3], "points", least, most, seat + 1, window + 1)
        self.count(pieces_of(match[1] + match[2]))

    def read_strip(self, seat: int, window: int, text: str) -> None:
        """Read the strip above one window."""
        at = seat * WINDOWS + window
        if (text == "-") != (self.panes[2 * at + 1] != EMPTY):
            self.reject("sintra_strip", player=seat + 1, window=window + 1)
        if text == "-":
            return
        match = STRIP.fullmatch(text)
        if match is None:
            self.fail(f"a strip is written like 8bO*YW, or -, not {text[:20]!r}")
        side = 2 * int(match[1]) - 2 + "ab".index(match[2])
        begun = self.panes[2 * at] != EMPTY
        if side // 2 == box.WILD_SIDE // 2 and begun != (side == box.WILD_SIDE):
            self.reject("sintra_wild_side", player=seat + 1, window=window + 1)
        spaces, wilds = box.SIDES[side], match[4] or ""
        if any(match[3].count(letter) > spaces.count(letter) for letter in LETTERS):
            self.fail(f"strip {text[:2]} has the spaces {spaces}, which do not fit {match[3][:20]!r}")
        if len(wilds) > spaces.count(box.WILD):
            self.fail(f"strip {text[:2]} has the spaces {spaces}, too few wild ones for {wilds[:20]!r}")
        self.strips[at] = side
        self.pieces[at] = pieces_of(match[3] + wilds)
        self.open_spaces[at] = pieces_of(spaces) - pieces_of(match[3])
        self.open_wilds[at] = spaces.count(box.WILD) - len(wilds)
        self.count(self.pieces[at])
