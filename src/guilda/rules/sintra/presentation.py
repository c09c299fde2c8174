"""The presentation of Sintra: notation, facts of actions and events, views, score sheets.

Strips, windows and factories count from 1 wherever a person can see them; seats count from 0.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from guilda.components import sintra as box
from guilda.rules.offer_text import tile_names
from guilda.rules.packed import count_all, count_of, nth_tile
from guilda.rules.presentation import Event, Facts, Item, Presentation, refusal_names
from guilda.rules.sintra import constants
from guilda.rules.sintra.constants import (
    ACTIONS_A_SOURCE,
    ASKED_TO_FILL,
    ASKED_TO_KEEP,
    BACK,
    BREAK,
    DESTINATIONS,
    EMPTY,
    FILL,
    KEEP,
    WINDOWS,
)
from guilda.rules.sintra.text import LETTERS, read, wild_pieces, write
from guilda.rules.sintra.types import Pane, StripFate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.sintra.position import Sintra
    from guilda.rules.sintra.types import (
        Colour,
        Hand,
        OrnamentPane,
        SintraParts,
        SintraSeat,
        SintraView,
        SpaceColour,
        Strip,
    )

COLOURS = cast("tuple[Colour, ...]", box.COLOURS)
SPACES: list[list[SpaceColour]] = [
    ["wild" if letter == box.WILD else COLOURS[LETTERS.index(letter)] for letter in side] for side in box.SIDES
]
WINDOW_ITEMS = [f"window_{window + 1}" for window in range(WINDOWS)]
PANE_NAMES: tuple[Pane, ...] = get_args(Pane)
STRIP_FATES: tuple[StripFate, ...] = get_args(StripFate)
PHASES: dict[int, Literal["fill", "keep"]] = {ASKED_TO_FILL: "fill", ASKED_TO_KEEP: "keep"}
NOTATION = re.compile(r"([1-9C])([YOPBW])([1-8X])|(G)|F([0-3])|K([YOPBW])")


class SintraPresentation(Presentation["Sintra"]):
    """The presentation of Stained Glass of Sintra."""

    NAME = "sintra"
    EVENTS = (
        ("deal", ("factory", "pieces")),
        ("refill", ("count",)),
        ("take", ("source", "colour", "count", "to_centre")),
        ("round", ("round", "colour")),
        ("marker", ()),
        ("glazier", ("from", "to")),
        ("place", ("strip", "colour", "coloured", "wild")),
        ("break", ("colour", "count")),
        ("broken_glass", ("steps", "space")),
        ("reset", ("points", "nominal")),
        ("colour_bonus", ("colour", "points")),
        ("pane", ("window", "pane", "colour", "to_tower")),
        ("strip", ("strip", "becomes")),
        ("window", ("window", "points")),
        ("round_end", ("round", "colour")),
        ("leftovers", ("count", "points")),
        ("final_loss", ("points", "nominal")),
        ("ornament", ("ornament", "panes", "points")),
        ("colour_windows", ("windows", "panes", "colour", "points")),
        ("end", ()),
    )
    REFUSALS = refusal_names(constants)
    TIE_ITEMS = ("broken_glass",)

    # Actions

    def split(self, game: Sintra, action: int) -> tuple[int, int, int, int]:
        """Return source, colour and destination of an action that takes pieces, and -1; or 0, 0, 0 and the choice."""
        choice = action - (game.factories + 1) * ACTIONS_A_SOURCE
        if choice >= 0:
            return 0, 0, 0, choice
        source, rest = divmod(action, ACTIONS_A_SOURCE)
        return source, *divmod(rest, DESTINATIONS), -1

    def notation(self, game: Sintra, action: int) -> str:
        """`3O2`: factory 3, orange, strip 2; `CYX`: centre, yellow, all break; `G`: glazier back.

        `F1`: 1 piece on coloured spaces, the others on wild ones; `KP`: keep pink for the window.
        """
        source, colour, window, choice = self.split(game, action)
        if choice < 0:
            return f"{source or 'C'}{LETTERS[colour]}{'X' if window == BREAK else window + 1}"
        if choice == BACK:
            return "G"
        return f"F{choice - FILL}" if choice < KEEP else f"K{LETTERS[choice - KEEP]}"

    def parse(self, game: Sintra, text: str) -> int:
        """Return the id of an action; case does not matter."""
        match = NOTATION.fullmatch(text.strip().upper())
        sources = game.factories + 1
        if match is None or (match[1] not in (None, "C") and int(match[1]) >= sources):
            raise ValueError(
                f"{text[:40]!r} is not an action: write source (1-{sources - 1} or C), colour (Y O P B W) and strip "
                "(1-8, X where all break), such as 3O2; G for the glazier back; F and the pieces on coloured spaces "
                "(0-3); K and the colour to keep"
            )
        choices = sources * ACTIONS_A_SOURCE
        if match[4]:
            return choices + BACK
        if match[5]:
            return choices + FILL + int(match[5])
        if match[6]:
            return choices + KEEP + LETTERS.index(match[6])
        source = 0 if match[1] == "C" else int(match[1])
        window = BREAK if match[3] == "X" else int(match[3]) - 1
        return source * ACTIONS_A_SOURCE + LETTERS.index(match[2]) * DESTINATIONS + window

    def parts(self, game: Sintra, action: int) -> SintraParts:
        """Return source, colour and strip; or moving the glazier back; or the answer to a prompt."""
        source, colour, window, choice = self.split(game, action)
        if choice < 0:
            return {
                "source": source or "centre",
                "colour": COLOURS[colour],
                "strip": "break" if window == BREAK else window + 1,
            }
        if choice == BACK:
            return {"glazier": "back"}
        return {"coloured": choice - FILL} if choice < KEEP else {"keep": COLOURS[choice - KEEP]}

    def facts(self, game: Sintra, action: int) -> Facts:
        """Return the pieces taken, their strip, those that break and the marker; or the answer to a prompt."""
        source, colour, window, choice = self.split(game, action)
        if choice >= 0:
            return self.choice_facts(game, choice)
        count = count_of(game.sources[source], colour)
        at = game.turn * WINDOWS + window
        room = 0 if window == BREAK else count_of(game.open_spaces[at], colour) + game.open_wilds[at]
        return {
            "action": "take",
            **self.parts(game, action),
            "count": count,
            "surplus": max(0, count - room),
            "marker": source == 0 and game.marker < 0,
        }

    def choice_facts(self, game: Sintra, choice: int) -> Facts:
        """Return the effect of moving the glazier back or of the answer to a prompt."""
        window = game.glazier[game.turn] + 1
        if choice == BACK:
            strips = game.strips[game.turn * WINDOWS :][:WINDOWS]
            leftmost = next((place for place, side in enumerate(strips, 1) if side != EMPTY), window)
            return {"action": "back", "strip": leftmost}
        if choice >= KEEP:
            return {"action": "keep", "colour": COLOURS[choice - KEEP], "window": window}
        coloured = choice - FILL
        wild = game.hand - coloured
        return {"action": "fill", "colour": COLOURS[game.hand_colour], "coloured": coloured, "wild": wild}

    # Positions

    def prompt(self, game: Sintra) -> Facts | None:
        """Ask which spaces to fill or which colour to keep."""
        if game.asked == ASKED_TO_FILL:
            return {"prompt": "fill"}
        return {"prompt": "keep"} if game.asked == ASKED_TO_KEEP else None

    def text(self, game: Sintra) -> str:
        """Return the whole position as one line."""
        return write(game)

    def read(self, text: str) -> Sintra:
        """Return the position that such a line describes, or raise `ValueError`."""
        from guilda.rules.sintra import INFO
        from guilda.rules.sintra.position import Sintra

        return read(text, Sintra, INFO.options)

    # Score, view and events

    def breakdown(self, game: Sintra, seat: int) -> list[Item]:
        """Return colour bonus, each window and broken glass; at the end also leftovers and the bonus of the side."""
        left, left_points, loss, side_bonus = game.final_scoring(seat) if game.turn < 0 else (0, 0, 0, 0)
        panes = [pane != EMPTY for pane in game.panes[seat * 2 * WINDOWS :][: 2 * WINDOWS]]
        items = [Item("colour_bonus", game.colour_points[seat], game.colour_points[seat])]
        for window, points in enumerate(game.window_points[seat * WINDOWS :][:WINDOWS]):
            items.append(Item(WINDOW_ITEMS[window], panes[2 * window] + panes[2 * window + 1], points))
        if game.turn < 0:
            items.append(Item("leftovers", left, left_points))
        items.append(Item("broken_glass", game.nominal_loss(seat), -game.lost[seat] - loss))
        if game.turn < 0:
            complete = sum(panes[1::2]) if game.side_b else sum(panes)
            items.append(Item("colour_windows" if game.side_b else "ornaments", complete, side_bonus))
        return items

    def view(self, game: Sintra, seat: int | None) -> SintraView:
        """Return everything: Sintra has no hidden information."""
        hand: Hand | None = {"colour": COLOURS[game.hand_colour], "count": game.hand} if game.hand else None
        return {
            "game": "sintra",
            "players": game.players,
            "side": "B" if game.side_b else "A",
            "round": game.round,
            "phase": "over" if game.turn < 0 else PHASES.get(game.asked, "offer"),
            "actor": game.actor(),
            "starter": game.starter,
            "factories": [tile_names(pieces, COLOURS) for pieces in game.sources[1 : game.factories + 1]],
            "centre": {"marker": game.marker < 0, "pieces": tile_names(game.sources[0], COLOURS)},
            "bag": count_all(game.bag),
            "tower": count_all(game.discard),
            "round_track": [None if colour == EMPTY else COLOURS[colour] for colour in game.track],
            "hand": hand,
            "window_points": list(box.WINDOW_POINTS["B" if game.side_b else "A"]),
            "broken_glass_track": [-loss for loss in box.BROKEN_GLASS],
            "ornaments": None if game.side_b else [[pane_view(pane) for pane in panes] for panes in box.ORNAMENTS],
            "seats": [self.seat_view(game, each) for each in range(game.players)],
        }

    def seat_view(self, game: Sintra, seat: int) -> SintraSeat:
        """Return one player's palace board."""
        panes = [None if colour == EMPTY else COLOURS[colour] for colour in game.panes[seat * 2 * WINDOWS :]]
        mine = range(seat * WINDOWS, (seat + 1) * WINDOWS)
        strips, pieces, spaces = game.strips, game.pieces, game.open_spaces  # reading a compiled array copies it
        return {
            "score": game.scores()[seat],
            "marker": game.marker == seat,
            "glazier": game.glazier[seat] + 1,
            "broken_glass": {
                "space": game.broken[seat],
                "resets": game.resets[seat],
                "nominal_loss": game.nominal_loss(seat),
            },
            "strips": [
                self.strip_view(strips[at], pieces[at], spaces[at], panes[2 * window] is not None)
                for window, at in enumerate(mine)
            ],
            "windows": [{"top": panes[2 * window], "bottom": panes[2 * window + 1]} for window in range(WINDOWS)],
        }

    def strip_view(self, side: int, pieces: int, open_spaces: int, turned: bool) -> Strip | None:
        """Return a strip with its pieces, and its back while that can still be used (SI-04)."""
        if side == EMPTY:
            return None
        on_spaces = zip(SPACES[side], placed_pieces(side, pieces, open_spaces), strict=True)
        return {
            "number": side // 2 + 1,
            "spaces": [{"space": space, "piece": piece} for space, piece in on_spaces],
            "back": [*SPACES[side ^ 1]],
            "turned": turned,
        }

    def outcome(self, game: Sintra, action: int, n: int, number: int) -> str:
        """Return the colour of the piece that is drawn from the bag."""
        return LETTERS[nth_tile(game.bag, number)]

    def detail(self, name: str, number: int) -> Any:
        """Return colours, pieces and words by their names; places count from 1."""
        if name == "colour":
            return COLOURS[number]
        if name in ("pieces", "to_centre", "to_tower"):
            return tile_names(number, COLOURS)
        if name in ("strip", "window", "ornament", "from", "to"):
            return number + 1
        if name == "source":
            return number or "centre"
        if name == "pane":
            return PANE_NAMES[number]
        if name == "becomes":
            return STRIP_FATES[number]
        return -number if name == "space" else number

    def event(self, game: Sintra, row: Sequence[int], seat: int | None) -> Event:
        """Return an event; for placed pieces, add their total."""
        event = super().event(game, row, seat)
        if event["event"] == "place":
            event["count"] = event["coloured"] + event["wild"]
        return event


@lru_cache(maxsize=4096)
def placed_pieces(side: int, pieces: int, open_spaces: int) -> tuple[Colour | None, ...]:
    """Return the piece on each space of a strip, given its pieces and the coloured spaces that are open."""
    wild = wild_pieces(side, pieces, open_spaces)
    waiting, jokers = tile_names(pieces - wild, COLOURS), tile_names(wild, COLOURS)
    placed: list[Colour | None] = []
    for space in SPACES[side]:
        if space == "wild":
            placed.append(jokers.pop(0) if jokers else None)
        elif space in waiting:
            waiting.remove(space)
            placed.append(space)
        else:
            placed.append(None)
    return tuple(placed)


def pane_view(pane: int) -> OrnamentPane:
    """Return a pane by its number, counted window by window."""
    return {"window": pane // 2 + 1, "pane": PANE_NAMES[pane % 2]}
