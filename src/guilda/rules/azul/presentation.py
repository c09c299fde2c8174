"""The presentation of Azul: notation, facts of actions and events, views, score sheets.

Lines, rows, columns and factories count from 1 wherever a person can see them; seats count from 0.
"""

from __future__ import annotations

import re
from operator import mul
from typing import TYPE_CHECKING, Any, cast, get_args

from guilda.components import azul as box
from guilda.rules.azul import constants
from guilda.rules.azul.constants import (
    ACTIONS_A_SOURCE,
    DESTINATIONS,
    EMPTY,
    FLOOR,
    LINES,
    MARKER,
    SPACES,
)
from guilda.rules.azul.text import LETTERS, read, write
from guilda.rules.azul.types import Bonus, Ending
from guilda.rules.offer_text import tile_names
from guilda.rules.packed import count_all, count_of, nth_tile
from guilda.rules.presentation import Event, Facts, Item, Presentation, refusal_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.azul.position import Azul
    from guilda.rules.azul.types import AzulParts, AzulSeat, AzulView, Colour, PatternLine

COLOURS = cast("tuple[Colour, ...]", box.COLOURS)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
ENDINGS: tuple[Ending, ...] = get_args(Ending)

NOTATION = re.compile(r"([1-9C])([BYRKW])([1-5F])|@([1-5])")


class AzulPresentation(Presentation["Azul"]):
    """The presentation of Azul."""

    NAME = "azul"
    EVENTS = (
        ("deal", ("factory", "tiles")),
        ("refill", ("count",)),
        ("take", ("source", "colour", "count", "to_centre")),
        ("round", ("round",)),
        ("marker", ()),
        ("line", ("line", "colour", "count")),
        ("floor", ("colour", "count", "to_lid")),
        ("tile", ("row", "column", "colour", "points")),
        ("floor_loss", ("points", "nominal")),
        ("bonus", ("bonus", "count", "points")),
        ("end", ("why",)),
    )
    REFUSALS = refusal_names(constants)
    TIE_ITEMS = ("rows",)

    # Actions

    def notation(self, game: Azul, action: int) -> str:
        """`3B2`: factory 3, blue, line 2; `CKF`: centre, black, floor; `@4`: column 4 of the wall."""
        column = action - (game.factories + 1) * ACTIONS_A_SOURCE
        if column >= 0:
            return f"@{column + 1}"
        source, rest = divmod(action, ACTIONS_A_SOURCE)
        colour, line = divmod(rest, DESTINATIONS)
        return f"{source or 'C'}{LETTERS[colour]}{line + 1 if line < LINES else 'F'}"

    def parse(self, game: Azul, text: str) -> int:
        """Return the id of an action; case does not matter."""
        match = NOTATION.fullmatch(text.strip().upper())
        sources = game.factories + 1
        if match is None or (match[4] and not game.free) or (match[1] not in (None, "C") and int(match[1]) >= sources):
            free = ", or @ and a column (1-5)" if game.free else ""
            raise ValueError(
                f"{text[:40]!r} is not an action: write source (1-{sources - 1} or C), colour (B Y R K W) and line "
                f"(1-5 or F), such as 3B2{free}"
            )
        if match[4]:
            return sources * ACTIONS_A_SOURCE + int(match[4]) - 1
        source = 0 if match[1] == "C" else int(match[1])
        line = LINES if match[3] == "F" else int(match[3]) - 1
        return (source * 5 + LETTERS.index(match[2])) * DESTINATIONS + line

    def parts(self, game: Azul, action: int) -> AzulParts:
        """Return source, colour and line; or the column of the wall."""
        column = action - (game.factories + 1) * ACTIONS_A_SOURCE
        if column >= 0:
            return {"column": column + 1}
        source, rest = divmod(action, ACTIONS_A_SOURCE)
        colour, line = divmod(rest, DESTINATIONS)
        return {
            "source": source or "centre",
            "colour": COLOURS[colour],
            "line": line + 1 if line < LINES else "floor",
        }

    def facts(self, game: Azul, action: int) -> Facts:
        """Return the tiles taken, their line, those that fall and the marker; or a space on the free wall."""
        column = action - (game.factories + 1) * ACTIONS_A_SOURCE
        if column >= 0:
            return {"action": "place", **self.waiting_tile(game), "column": column + 1}
        source, rest = divmod(action, ACTIONS_A_SOURCE)
        colour, line = divmod(rest, DESTINATIONS)
        count = count_of(game.sources[source], colour)
        room = line + 1 - game.line_count[game.turn * LINES + line] if line < LINES else count
        return {
            "action": "take",
            **self.parts(game, action),
            "count": count,
            "surplus": max(0, count - room),
            "marker": source == 0 and game.marker < 0,
        }

    def waiting_tile(self, game: Azul) -> Facts:
        """Return the tile that is waiting for a space on the free wall."""
        colour = game.line_colour[game.turn * LINES + game.tiling_line]
        return {"colour": COLOURS[colour], "row": game.tiling_line + 1}

    def prompt(self, game: Azul) -> Facts | None:
        """Ask for the column of a tile on the free wall."""
        if game.tiling_seat < 0 or game.turn < 0:
            return None
        return {"prompt": "column", **self.waiting_tile(game)}

    # Positions

    def text(self, game: Azul) -> str:
        """Return the whole position as one line."""
        return write(game)

    def read(self, text: str) -> Azul:
        """Return the position that such a line describes, or raise `ValueError`."""
        from guilda.rules.azul import INFO
        from guilda.rules.azul.position import Azul

        return read(text, Azul, INFO.options)

    # Score, view and events

    def breakdown(self, game: Azul, seat: int) -> list[Item]:
        """Return the points for tiles and the floor; at the end also the bonuses."""
        wall = game.wall[seat * SPACES : (seat + 1) * SPACES]
        items = [
            Item("tiles", sum(colour != EMPTY for colour in wall), game.tiled[seat]),
            Item("floor", game.floor_count[seat], -game.lost[seat]),
        ]
        if game.turn < 0:
            points = (box.BONUS["row"], box.BONUS["column"], box.BONUS["colour"])
            counts = game.bonus_counts(seat)
            items += [Item(*item) for item in zip(BONUSES, counts, map(mul, counts, points), strict=True)]
        return items

    def view(self, game: Azul, seat: int | None) -> AzulView:
        """Return everything: Azul has no hidden information."""
        return {
            "game": "azul",
            "players": game.players,
            "wall": "free" if game.free else "coloured",
            "round": game.round,
            "phase": "over" if game.turn < 0 else "tiling" if game.tiling_seat >= 0 else "offer",
            "actor": game.actor(),
            "starter": game.starter,
            "factories": [tile_names(tiles, COLOURS) for tiles in game.sources[1 : game.factories + 1]],
            "centre": {"marker": game.marker < 0, "tiles": tile_names(game.sources[0], COLOURS)},
            "bag": count_all(game.bag),
            "lid": count_all(game.discard),
            "tiling_line": game.tiling_line + 1 if game.tiling_seat >= 0 else None,
            "pattern": None if game.free else [[COLOURS[colour] for colour in row] for row in box.WALL],
            "seats": [self.seat_view(game, each) for each in range(game.players)],
        }

    def seat_view(self, game: Azul, seat: int) -> AzulSeat:
        """Return one player's board."""
        counts, colours = game.line_count[seat * LINES :][:LINES], game.line_colour[seat * LINES :][:LINES]
        lines: list[PatternLine] = [
            {"size": size, "colour": COLOURS[colour] if count else None, "count": count}
            for size, (count, colour) in enumerate(zip(counts, colours, strict=True), 1)
        ]
        wall = [None if colour == EMPTY else COLOURS[colour] for colour in game.wall[seat * SPACES :][:SPACES]]
        floor = game.floor[seat * FLOOR :][: game.floor_count[seat]]
        return {
            "score": game.scores()[seat],
            "assured": game.assured_points(seat),
            "marker": game.marker == seat,
            "lines": lines,
            "wall": [wall[LINES * row : LINES * row + LINES] for row in range(LINES)],
            "floor": ["marker" if tile == MARKER else COLOURS[tile] for tile in floor],
        }

    def outcome(self, game: Azul, action: int, n: int, number: int) -> str:
        """Return the colour of the tile that is drawn from the bag."""
        return LETTERS[nth_tile(game.bag, number)]

    def detail(self, name: str, number: int) -> Any:
        """Return colours, tiles and words by their names; places count from 1."""
        if name == "colour":
            return COLOURS[number]
        if name in ("tiles", "to_centre"):
            return tile_names(number, COLOURS)
        if name in ("line", "row", "column"):
            return number + 1
        if name == "source":
            return number or "centre"
        if name == "bonus":
            return BONUSES[number]
        return ENDINGS[number] if name == "why" else number

    def event(self, game: Azul, row: Sequence[int], seat: int | None) -> Event:
        """Return an event; for falling tiles, add their total on the floor line and in the lid."""
        event = super().event(game, row, seat)
        if event["event"] == "floor":
            event["dropped"] = event["count"] + event["to_lid"]
        return event
