"""The position editor of Splendor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.analysis.editors.draft import (
    Draft,
    Group,
    check_number,
    counts,
    course,
    course_fields,
    multiset,
    number,
    seats,
)
from guilda.components import splendor as box
from guilda.rules.fields import PositionError
from guilda.rules.splendor.constants import COLUMNS, HAND, LEVELS
from guilda.rules.splendor.text import LAST_ROUND_READ, LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

CARDS = [
    ["", *(str(number) for number, card in enumerate(box.CARDS, 1) if card.level == level + 1)]
    for level in range(LEVELS)
]
ALL_CARDS = ["", *(card for cards in CARDS for card in cards[1:])]
ALL_NOBLES = ["", *(str(number + 1) for number in range(box.NOBLES_IN_BOX))]
MOST_IDLE = 3
MOST_TAKEN = 3
"""Gems that a turn can bring."""


def listed(text: str) -> list[str]:
    """Return the members of a list in text."""
    return [] if text == "-" else text.split(",")


def draft(fields: Mapping[str, str]) -> Draft:
    """Take a position apart."""
    found: Draft = {name: [fields[name]] for name in ("round", "turn", "starter")}
    found["table"] = [card.strip("-") for card in fields["table"].replace("/", ",").split(",")]
    found["nobles"] = [noble.strip("-") for noble in fields["nobles"].split(",")]
    for seat, each in enumerate(fields["seats"].split(";")):
        tokens, hand, cards, nobles = each.split(":")
        reserved = listed(hand)
        found[f"tokens.{seat}"] = counts(LETTERS, tokens)
        found[f"hand.{seat}"] = [card.strip("?") for card in reserved]
        found[f"blind.{seat}"] = ["1" if card.endswith("?") else "0" for card in reserved]
        found[f"cards.{seat}"] = listed(cards)
        found[f"visitors.{seat}"] = listed(nobles)
    return found


def groups(fields: Mapping[str, str], draft: Draft) -> list[Group]:
    """Return the groups of a draft; lists have an empty space at their end."""
    found = course(fields, draft, LAST_ROUND_READ, marker=False)
    found += [
        Group(
            "table", "choice", draft["table"], [CARDS[at // COLUMNS] for at in range(LEVELS * COLUMNS)], columns=COLUMNS
        ),
        Group("nobles", "choice", draft["nobles"], [ALL_NOBLES]),
    ]
    for seat in seats(fields):
        hand = grown(draft[f"hand.{seat}"])[:HAND]
        blind = [*draft[f"blind.{seat}"], *["0"] * HAND][: len(hand)]
        found += [
            number("tokens", draft[f"tokens.{seat}"], 7, seat=seat, captions=LETTERS),
            Group("hand", "choice", hand, [ALL_CARDS], seat),
            Group("blind", "choice", blind, [["0", "1"]], seat),
            Group("cards", "choice", grown(draft[f"cards.{seat}"]), [ALL_CARDS], seat),
            Group("visitors", "choice", grown(draft[f"visitors.{seat}"]), [ALL_NOBLES], seat),
        ]
    return found


def grown(values: Sequence[str]) -> list[str]:
    """Return a list without gaps, and an empty space at its end."""
    return [*(value for value in values if value), ""]


def texts(fields: Mapping[str, str], draft: Draft) -> Iterator[dict[str, str]]:
    """Yield the fields that a draft describes, the likeliest first."""
    table = [card or "-" for card in draft["table"]]
    changed = {
        **course_fields(draft, marker=False),
        "table": "/".join(",".join(table[COLUMNS * row :][:COLUMNS]) for row in range(LEVELS)),
        "nobles": ",".join(noble or "-" for noble in draft["nobles"]),
        "seats": ";".join(seat_text(draft, seat) for seat in seats(fields)),
    }
    yield changed
    for idle in range(MOST_IDLE):  # a round is idle until a card is bought or reserved in it
        yield {**changed, "asked": "-", "passes": "0", "idle": str(idle)}


def seat_text(draft: Draft, seat: int) -> str:
    """Return one player's tokens, hand, bought cards and nobles."""
    blind = [*draft[f"blind.{seat}"], *["0"] * HAND]
    hand = [
        f"{card}{'?' if hidden == '1' else ''}"
        for card, hidden in zip(draft[f"hand.{seat}"], blind, strict=False)
        if card
    ]
    cards, nobles = (sorted(filter(None, draft[f"{name}.{seat}"]), key=int) for name in ("cards", "visitors"))
    return ":".join(
        [multiset(LETTERS, draft[f"tokens.{seat}"]), *(",".join(each) or "-" for each in (hand, cards, nobles))]
    )


def check(fields: Mapping[str, str]) -> None:
    """Reject positions that no game can reach: too few turns for what a player has, or gold without reserving."""
    for seat, each in enumerate(fields["seats"].split(";")):
        tokens, hand, cards, _ = each.split(":")
        reserved, bought = len(listed(hand)), len(listed(cards))
        *gems, gold = map(int, counts(LETTERS, tokens))
        if gold > reserved + bought:
            raise PositionError("splendor_gold", {"player": seat + 1})
        turns = bought + max(reserved, gold) + -(-sum(gems) // MOST_TAKEN)
        check_number("round", int(fields["round"]), turns, LAST_ROUND_READ)
