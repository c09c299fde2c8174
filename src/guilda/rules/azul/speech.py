"""Azul in words: notation, sentences in three languages, text positions, views and events.

Lines, rows, columns and factories count from 1 wherever a person can see them; seats count from 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from guilda.components import azul as box
from guilda.rules.azul import words
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
from guilda.rules.offer_speech import WITH_MARKER, source_words, tile_names
from guilda.rules.packed import count_all, count_of
from guilda.rules.speech import Event, Item, Speech, check_language, phrase, player_name, plural, points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.rules.azul.position import Azul

COLOURS = box.COLOURS
BONUSES = ("rows", "columns", "colours")
ENDINGS = ("row", "tiles", "walls", "idleness")

NOTATION = re.compile(r"([1-9C])([BYRKW])([1-5F])|@([1-5])")


class AzulSpeech(Speech["Azul"]):
    """The words of Azul."""

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
    TELLINGS = words.TELLINGS
    REASONS = words.REASONS
    ITEMS = words.ITEMS
    TIE_BREAK = words.TIE_BREAK
    TIE_ITEMS = ("rows",)
    NOTATION_HELP = words.NOTATION_HELP

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
        """The id of an action; capitals do not matter."""
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

    def parts(self, game: Azul, action: int) -> dict[str, Any]:
        """Source, colour and line; or the column of the wall."""
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

    def sentence(self, game: Azul, action: int, language: str, player: str | None) -> str:
        """What an action does, with the tiles that will fall and the marker."""
        check_language(language)
        player = player_name(game.turn, language) if player == "" else player
        column = action - (game.factories + 1) * ACTIONS_A_SOURCE
        if column >= 0:
            colour = game.line_colour[game.turn * LINES + game.tiling_line]
            return phrase(
                words.PLACE[language],
                player,
                colour=words.colour_word(colour, 1, language),
                row=game.tiling_line + 1,
                column=column + 1,
            )
        source, rest = divmod(action, ACTIONS_A_SOURCE)
        colour, line = divmod(rest, DESTINATIONS)
        n = count_of(game.sources[source], colour)
        told = phrase(
            words.TAKE[language],
            player,
            tiles=words.tiles_words(colour, n, language),
            source=source_words(source, language),
            them=plural(words.THEM[language], n),
            line=words.ON_LINE[language].format(line + 1) if line < LINES else words.ON_FLOOR[language],
        )
        if line < LINES and n > line + 1 - game.line_count[game.turn * LINES + line]:
            told += words.SURPLUS[language].format(n=n - (line + 1 - game.line_count[game.turn * LINES + line]))
        if source == 0 and game.marker < 0:
            told += WITH_MARKER[language]
        return told + "."

    def question(self, game: Azul, language: str) -> str:
        """Where a tile goes on the free wall."""
        check_language(language)
        if game.tiling_seat < 0 or game.turn < 0:
            return ""
        colour = game.line_colour[game.turn * LINES + game.tiling_line]
        return words.WHERE[language].format(colour=words.colour_word(colour, 1, language), row=game.tiling_line + 1)

    # Positions

    def text(self, game: Azul) -> str:
        """The whole position as one line."""
        return write(game)

    def read(self, text: str) -> Azul:
        """The position that such a line describes, or `ValueError`."""
        from guilda.rules.azul import INFO
        from guilda.rules.azul.position import Azul

        return read(text, Azul, INFO.options)

    # Score, view and events

    def breakdown(self, game: Azul, seat: int) -> list[Item]:
        """Tiles and floor; at the end also the bonuses."""
        wall = game.wall[seat * SPACES : (seat + 1) * SPACES]
        items = [
            Item("tiles", sum(colour != EMPTY for colour in wall), game.tiled[seat]),
            Item("floor", game.floor_count[seat], -game.lost[seat]),
        ]
        if game.turn < 0:
            rows = [wall[LINES * line : LINES * line + LINES] for line in range(LINES)]
            counts = {
                "row": sum(EMPTY not in row for row in rows),
                "column": sum(EMPTY not in column for column in zip(*rows, strict=True)),
                "colour": sum(wall.count(colour) == LINES for colour in range(5)),
            }
            items += [
                Item(name, count, count * box.BONUS[bonus])
                for name, (bonus, count) in zip(BONUSES, counts.items(), strict=True)
            ]
        return items

    def promise(self, game: Azul, seat: int) -> int:
        """The score with what the full pattern lines will bring at least, and what the floor line will cost."""
        score = int(game.scores()[seat])
        if game.turn < 0:
            return score
        wall = game.wall[seat * SPACES : (seat + 1) * SPACES]
        fallen = game.floor_count[seat]
        for line in range(LINES):
            if game.line_count[seat * LINES + line] == line + 1:
                colour = game.line_colour[seat * LINES + line]
                columns = open_columns(wall, line, colour, game.free)
                if columns:
                    points, column = min((tile_points(wall, line, column), column) for column in columns)
                    score += points
                    wall[line * LINES + column] = colour
                else:
                    fallen += line + 1
        return max(0, score - sum(box.FLOOR_COSTS[:fallen]))

    def last_round(self, game: Azul) -> bool:
        """Whether a full pattern line is going to complete a row of some wall."""
        for at in range(game.players * LINES):
            seat, line = divmod(at, LINES)
            wall = game.wall[seat * SPACES : (seat + 1) * SPACES]
            row = wall[line * LINES : line * LINES + LINES]
            full = game.line_count[at] == line + 1
            if row.count(EMPTY) == 0 or (
                full and row.count(EMPTY) == 1 and open_columns(wall, line, game.line_colour[at], game.free)
            ):
                return True
        return False

    def view(self, game: Azul, seat: int | None) -> dict[str, Any]:
        """Azul has no secrets: every seat and every spectator sees all."""
        return {
            "game": game.name,
            **game.options(),
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

    def seat_view(self, game: Azul, seat: int) -> dict[str, Any]:
        """One player's board."""
        lines = []
        for line in range(LINES):
            count = game.line_count[seat * LINES + line]
            colour = COLOURS[game.line_colour[seat * LINES + line]] if count else None
            lines.append({"size": line + 1, "colour": colour, "count": count})
        wall = [None if colour == EMPTY else COLOURS[colour] for colour in game.wall[seat * SPACES :][:SPACES]]
        floor = game.floor[seat * FLOOR :][: game.floor_count[seat]]
        return {
            "score": game.scores()[seat],
            "marker": game.marker == seat,
            "lines": lines,
            "wall": [wall[LINES * row : LINES * row + LINES] for row in range(LINES)],
            "floor": ["marker" if tile == MARKER else COLOURS[tile] for tile in floor],
        }

    def detail(self, name: str, number: int) -> Any:
        """Colours, tiles and words by their names; places counted from 1."""
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

    def spoken(self, event: Event, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The details of an event, in a language."""
        told = super().spoken(event, language, names)
        if "colour" in event:
            colour = COLOURS.index(event["colour"])
            told["colour"] = words.colour_word(colour, 1, language)
            told["tiles"] = words.tiles_words(colour, event.get("count", 1), language)
            told["dropped"] = words.tiles_words(colour, event.get("count", 1) + event.get("to_lid", 0), language)
        if "source" in event:
            told["source"] = source_words(0 if event["source"] == "centre" else event["source"], language)
        if "points" in event:
            told["points"] = points_words(event["points"], language, "+")
        if "bonus" in event:
            told["bonus"] = f"{event['count']} {plural(words.COMPLETE[event['bonus']][language], event['count'])}"
        if "why" in event:
            told["why"] = words.WHY_ENDED[event["why"]][language]
        return told


def open_columns(wall: list[int], line: int, colour: int, free: bool) -> list[int]:
    """Where the tile of a full pattern line can go on a wall."""
    if not free:
        return [box.WALL[line].index(colour)]
    return [
        column for column in range(LINES) if wall[line * LINES + column] == EMPTY and colour not in wall[column::LINES]
    ]


def tile_points(wall: list[int], line: int, column: int) -> int:
    """What a tile would score on a space of a wall (AZ-31)."""
    across = run([colour != EMPTY for colour in wall[line * LINES : line * LINES + LINES]], column)
    down = run([colour != EMPTY for colour in wall[column::LINES]], line)
    return across + down - (1 if across == 1 or down == 1 else 0)


def run(taken: list[bool], place: int) -> int:
    """How many spaces in a row are taken around a place, itself included."""
    first = last = place
    while first > 0 and taken[first - 1]:
        first -= 1
    while last < len(taken) - 1 and taken[last + 1]:
        last += 1
    return last - first + 1
