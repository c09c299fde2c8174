"""The position editor of Sintra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.analysis.editors.draft import (
    Draft,
    Group,
    course,
    course_fields,
    multiset,
    number,
    one,
    remainder,
    seats,
    whole,
)
from guilda.analysis.editors.offer import check_offer, offer_draft, offer_fields, offer_groups, offered
from guilda.components import sintra as box
from guilda.rules.fields import PositionError
from guilda.rules.sintra.constants import ROUNDS, SPACES, WINDOWS
from guilda.rules.sintra.text import MOST_RESETS, STRIP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LETTERS = box.LETTERS
STRIPS = [f"{strip}{side}" for strip in range(1, WINDOWS + 1) for side in "ab"]
PLAIN = ("glazier", "broken", "resets", "lost", "bonus")


def spaces_of(strip: str) -> str:
    """Return the spaces of a strip's face-up side; blanks where there is no strip."""
    return box.SIDES[STRIPS.index(strip)] if strip in STRIPS else " " * SPACES


def on_spaces(text: str) -> list[str]:
    """Return the pieces on the spaces of a strip in text."""
    match = STRIP.fullmatch(text)
    if match is None:
        return [""] * SPACES
    coloured, wild, found = match[3], match[4] or "", []
    for space in spaces_of(match[1] + match[2]):
        if space == box.WILD:
            found.append(wild[:1])
            wild = wild[1:]
        else:
            there = space in coloured
            coloured = coloured.replace(space, "", 1) if there else coloured
            found.append(space if there else "")
    return found


def draft(fields: Mapping[str, str]) -> Draft:
    """Take a position apart."""
    found = offer_draft(fields, LETTERS, "tower")
    found["track"] = [piece.strip(".") for piece in fields["track"]]
    for seat, board in enumerate(fields["boards"].split(";")):
        glazier, broken, losses, bonus, strips, windows = board.split(":")
        for name, value in zip(PLAIN, (glazier, broken, *losses.split("-"), bonus), strict=True):
            found[f"{name}.{seat}"] = [value]
        found[f"strips.{seat}"] = [text[:2] if text != "-" else "" for text in strips.split(",")]
        found[f"spaces.{seat}"] = [piece for text in strips.split(",") for piece in on_spaces(text)]
        found[f"panes.{seat}"] = [piece.strip(".") for text in windows.split(",") for piece in text[:2]]
        found[f"points.{seat}"] = [text[2:] for text in windows.split(",")]
    return found


def groups(fields: Mapping[str, str], draft: Draft) -> list[Group]:
    """Return the groups of a draft."""
    found = [*course(fields, draft, ROUNDS, marker=True), *offer_groups(draft, LETTERS, "tower")]
    found.append(Group("track", "piece", draft["track"], [list(LETTERS)], columns=ROUNDS))
    for seat in seats(fields):
        printed = "".join(map(spaces_of, draft[f"strips.{seat}"]))
        allowed = [list(LETTERS) if space == box.WILD else [] if space == " " else [space] for space in printed]
        most = {"broken": len(box.BROKEN_GLASS) - 2, "resets": MOST_RESETS, "lost": 999, "bonus": 999}
        found += [
            Group("strips", "choice", draft[f"strips.{seat}"], [["", *STRIPS]], seat, WINDOWS),
            Group("spaces", "piece", draft[f"spaces.{seat}"], allowed, seat, SPACES, list(printed)),
            Group("panes", "piece", draft[f"panes.{seat}"], [list(LETTERS)], seat, 2),
            number("points", draft[f"points.{seat}"], 99, seat=seat),
            one("glazier", draft[f"glazier.{seat}"], range(1, WINDOWS + 1), seat),
            *(number(name, draft[f"{name}.{seat}"], most[name], seat=seat) for name in PLAIN[1:]),
        ]
    return found


def texts(fields: Mapping[str, str], draft: Draft) -> Iterator[dict[str, str]]:
    """Yield the fields that a draft describes, the likeliest first; the bag gets all pieces that are not shown."""
    used, boards = [*offered(draft, LETTERS, "tower"), *draft["track"]], []
    for seat in seats(fields):
        used += [*draft[f"spaces.{seat}"], *draft[f"panes.{seat}"]]
        boards.append(board(draft, seat))
    changed = {
        **course_fields(draft, marker=True),
        **offer_fields(draft, LETTERS, "tower"),
        "track": "".join(piece or "." for piece in draft["track"]),
        "boards": ";".join(boards),
    }
    for hand in dict.fromkeys((fields["hand"], "-")):
        held = "" if hand == "-" else hand[0] * int(hand[1:])
        yield {**changed, "hand": hand, "bag": bag([*used, held])}


def bag(used: list[str]) -> str:
    """Return the pieces that are not used."""
    return multiset(LETTERS, remainder(LETTERS, box.PIECES_OF_EACH_COLOUR, used))


def board(draft: Draft, seat: int) -> str:
    """Return one player's board."""
    glazier, broken, resets, lost, bonus = (str(whole(draft[f"{name}.{seat}"][0])) for name in PLAIN)
    strips, windows = [], []
    for window, strip in enumerate(draft[f"strips.{seat}"]):
        pieces = draft[f"spaces.{seat}"][SPACES * window :][:SPACES]
        strips.append(strip_text(strip, pieces))
        panes = "".join(piece or "." for piece in draft[f"panes.{seat}"][2 * window :][:2])
        windows.append(f"{panes}{whole(draft[f'points.{seat}'][window])}")
    return ":".join((glazier, broken, f"{resets}-{lost}", bonus, ",".join(strips), ",".join(windows)))


def strip_text(strip: str, pieces: list[str]) -> str:
    """Return a strip with the pieces on its spaces."""
    if strip not in STRIPS:
        return "-"
    on = list(zip(spaces_of(strip), pieces, strict=True))
    for space, piece in on:
        if piece and space not in (piece, box.WILD):
            raise PositionError("sintra_space", {"strip": strip})
    coloured = sorted((piece for space, piece in on if piece and space != box.WILD), key=LETTERS.index)
    wild = sorted((piece for space, piece in on if piece and space == box.WILD), key=LETTERS.index)
    return f"{strip}{''.join(coloured)}" + (f"*{''.join(wild)}" if wild else "")


def check(fields: Mapping[str, str]) -> None:
    """Reject positions that no game can reach."""
    check_offer(fields, LETTERS, box.PIECES_OF_EACH_COLOUR, len(fields["track"]))
