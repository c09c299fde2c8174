"""The position editor of Azul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.analysis.editors.draft import (
    Draft,
    Group,
    check_number,
    course,
    course_fields,
    multiset,
    number,
    one,
    padded,
    remainder,
    seats,
    whole,
)
from guilda.analysis.editors.offer import check_offer, offer_draft, offer_fields, offer_groups, offered
from guilda.components import azul as box
from guilda.rules.azul.constants import FLOOR, LINES
from guilda.rules.azul.text import LETTERS
from guilda.rules.fields import PositionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


MOST_ROUNDS = 99
MOST_FOR_A_TILE = 2 * LINES


def draft(fields: Mapping[str, str]) -> Draft:
    """Take a position apart."""
    found = offer_draft(fields, LETTERS, "lid")
    found["tiling"] = [fields["tiling"]]
    for seat, board in enumerate(fields["boards"].split(";")):
        points, lines, wall, floor = board.split(":")
        tiled, lost = points.split("-")
        found[f"score.{seat}"] = [str(int(tiled) - int(lost))]
        found[f"lines.{seat}"] = [
            piece
            for line, tiles in enumerate(lines.split(","))
            for piece in padded([] if tiles == "-" else [tiles[0]] * int(tiles[1:]), line + 1)
        ]
        found[f"wall.{seat}"] = ["" if space == "." else space for space in wall.replace("/", "")]
        found[f"floor.{seat}"] = padded(floor.strip("-"), FLOOR)
    return found


def groups(fields: Mapping[str, str], draft: Draft) -> list[Group]:
    """Return the groups of a draft."""
    found = course(fields, draft, MOST_ROUNDS, marker=True)
    if fields["wall"] == "free":
        found.append(one("tiling", draft["tiling"], ["-", *range(1, LINES + 1)]))
    found += offer_groups(draft, LETTERS, "lid")
    printed = [LETTERS[colour] for row in box.WALL for colour in row] if fields["wall"] == "coloured" else []
    for seat in seats(fields):
        found += [
            number("score", draft[f"score.{seat}"], 999, seat=seat),
            Group("lines", "piece", draft[f"lines.{seat}"], [list(LETTERS)], seat, columns=-LINES),
            Group(
                "wall",
                "piece",
                draft[f"wall.{seat}"],
                [[letter] for letter in printed] or [list(LETTERS)],
                seat,
                LINES,
                printed,
            ),
            Group("floor", "piece", draft[f"floor.{seat}"], [[*LETTERS, "M"]], seat, FLOOR),
        ]
    return found


def texts(fields: Mapping[str, str], draft: Draft) -> Iterator[dict[str, str]]:
    """Yield the fields that a draft describes, the likeliest first; the bag gets all tiles that are not shown."""
    used, boards = offered(draft, LETTERS, "lid"), []
    for seat in seats(fields):
        lines, wall, floor = draft[f"lines.{seat}"], draft[f"wall.{seat}"], draft[f"floor.{seat}"]
        used += [*lines, *wall, *(tile for tile in floor if tile != "M")]
        boards.append(board(seat, draft[f"score.{seat}"][0], lines, wall, floor))
    left = remainder(LETTERS, box.TILES_OF_EACH_COLOUR, used)
    changed = {
        **course_fields(draft, marker=True),
        **offer_fields(draft, LETTERS, "lid"),
        "tiling": draft["tiling"][0],
        "bag": multiset(LETTERS, left),
        "boards": ";".join(boards),
    }
    yield changed
    yield {**changed, "idle": "0"}


def board(seat: int, score: str, lines: list[str], wall: list[str], floor: list[str]) -> str:
    """Return one player's board."""
    rows, at = [], 0
    for line in range(LINES):
        tiles = [tile for tile in lines[at : at + line + 1] if tile]
        at += line + 1
        if len(set(tiles)) > 1:
            raise PositionError("azul_mixed", {"player": seat + 1, "line": line + 1})
        rows.append(f"{tiles[0]}{len(tiles)}" if tiles else "-")
    spaces = "".join(space or "." for space in wall)
    shown = "/".join(spaces[LINES * row : LINES * row + LINES] for row in range(LINES))
    return f"{whole(score)}-0:{','.join(rows)}:{shown}:{''.join(floor) or '-'}"


def check(fields: Mapping[str, str]) -> None:
    """Reject positions that no game can reach."""
    offering = fields["turn"] != "-" and fields["tiling"] == "-"
    for seat, each in enumerate(fields["boards"].split(";")):
        points, _, wall, _ = each.split(":")
        tiles = [len(row.replace(".", "")) for row in wall.split("/")]
        if offering and max(tiles) == LINES:
            raise PositionError("azul_over", {"player": seat + 1})
        check_number("round", int(fields["round"]), max(tiles) + offering, MOST_ROUNDS)  # one tile a row and round
        check_number("score", int(points.split("-")[0]), 0, MOST_FOR_A_TILE * sum(tiles), seat)
    check_offer(fields, LETTERS, box.TILES_OF_EACH_COLOUR)
