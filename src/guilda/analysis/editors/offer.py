"""The factory offer in the position editor, for the games that have one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.analysis.editors.draft import Draft, Group, counts, multiset, number, padded, spelt
from guilda.rules.constants import TILES_A_FACTORY
from guilda.rules.fields import PositionError

if TYPE_CHECKING:
    from collections.abc import Mapping


def offer_draft(fields: Mapping[str, str], letters: str, away: str) -> Draft:
    """Return turn and offer as a draft; `away` is the field of the pieces that are out of play for now."""
    factories = [spelt(letters, counts(letters, each)) for each in fields["factories"].split(",")]
    return {
        **{name: [fields[name]] for name in ("round", "turn", "starter", "marker")},
        "factories": [piece for each in factories for piece in padded(each, TILES_A_FACTORY)],
        "centre": counts(letters, fields["centre"]),
        away: counts(letters, fields[away]),
    }


def offer_groups(draft: Draft, letters: str, away: str) -> list[Group]:
    """Return the groups of the offer."""
    return [
        Group("factories", "piece", draft["factories"], [list(letters)], columns=TILES_A_FACTORY),
        number("centre", draft["centre"], 20, captions=letters),
        number(away, draft[away], 20, captions=letters),
    ]


def offer_fields(draft: Draft, letters: str, away: str) -> dict[str, str]:
    """Return the fields of the offer."""
    tiles = draft["factories"]
    factories = ["".join(tiles[at : at + TILES_A_FACTORY]) for at in range(0, len(tiles), TILES_A_FACTORY)]
    return {
        "factories": ",".join(multiset(letters, [each.count(letter) for letter in letters]) for each in factories),
        "centre": multiset(letters, draft["centre"]),
        away: multiset(letters, draft[away]),
    }


def offered(draft: Draft, letters: str, away: str) -> list[str]:
    """Return all pieces of the offer and those out of play."""
    return [*draft["factories"], spelt(letters, draft["centre"]), spelt(letters, draft[away])]


def check_offer(fields: Mapping[str, str], letters: str, of_each: int, aside: int = 0) -> None:
    """Reject factories, a centre, a marker or a first round that no deal and no move can have left.

    `aside` is the number of pieces that left the bag before the first deal.
    """
    factories = [size(letters, each) for each in fields["factories"].split(",")]
    for place, held in enumerate(factories, 1):
        if 0 < held < TILES_A_FACTORY and fields["bag"] != "-":
            raise PositionError("factory", {"factory": place, "count": held, "most": TILES_A_FACTORY})
    centre, most = size(letters, fields["centre"]), (TILES_A_FACTORY - 1) * factories.count(0)
    if centre > most:
        raise PositionError("centre", {"count": centre, "most": most})
    if fields["marker"] != "-" and 0 not in factories:
        raise PositionError("marker", {})
    dealt, shown = aside + TILES_A_FACTORY * len(factories), of_each * len(letters) - size(letters, fields["bag"])
    if fields["round"] == "1" and shown != dealt:
        raise PositionError("first_round", {"count": dealt, "shown": shown})


def size(letters: str, pieces: str) -> int:
    """Return the number of pieces of a field."""
    return sum(map(int, counts(letters, pieces)))
