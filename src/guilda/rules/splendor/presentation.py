"""The presentation of Splendor: notation, facts of actions and events, views, score sheets.

Cards, nobles and places count from 1 wherever a person can see them; seats count from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args

from guilda.components import splendor as box
from guilda.rules.packed import amount, amount_all, bundle_of, members, missing, nth_bit
from guilda.rules.presentation import Event, Facts, Item, Presentation, refusal_names
from guilda.rules.splendor import constants
from guilda.rules.splendor.constants import (
    BUYS,
    COLUMNS,
    EVENT_CARD,
    EVENT_RESERVE,
    EVENT_SHOW,
    GEMS,
    GOLD,
    HAND,
    KINDS,
    LEVELS,
    MOST_TOKENS,
    NO_CARD,
    NO_NOBLE,
    NOBLE_PLACES,
    NOBLES,
    PASS,
    PAYMENTS,
    PHASE_PAYMENT,
    PHASE_RETURN,
    PHASE_TURN,
    PLACES,
    RESERVES,
    RETURNS,
)
from guilda.rules.splendor.text import LETTERS, TAKES, bought_cards, place_name, read, write
from guilda.rules.splendor.types import Ending, Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from guilda.rules.splendor.position import Splendor
    from guilda.rules.splendor.types import (
        Card,
        EventNoble,
        Gem,
        Kind,
        Noble,
        Purchase,
        Reserved,
        Seat,
        SplendorParts,
        SplendorView,
        TokenCount,
    )

Name = TypeVar("Name", bound=str)
COLOURS = cast("tuple[Gem, ...]", box.COLOURS)
KIND_NAMES: tuple[Kind, ...] = (*COLOURS, "gold")
PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# The colours of the actions that take tokens, in the order of their ids.
NOTATIONS = [
    *TAKES,
    *(f"R{place_name(place)}" for place in (*range(PLACES), *range(PLACES + HAND, PLACES + HAND + LEVELS))),
    *(f"B{place_name(place)}" for place in range(PLACES + HAND)),
    "PASS",
    *(f"-{letter}" for letter in LETTERS),
    *(f"${letter}{gold}" for letter in LETTERS[:GEMS] for gold in range(KINDS)),
    *(f"N{place}" for place in range(1, NOBLE_PLACES + 1)),
]
IDS = {text: action for action, text in enumerate(NOTATIONS)}


def counts_of(tokens: int) -> list[int]:
    """Return the number of tokens of each kind in a bundle."""
    return [*tokens.to_bytes(8, "little")[:KINDS]]


def by_name(names: Sequence[Name], counts: Iterable[int]) -> dict[Name, int]:
    """Return numbers of tokens, bonuses or costs by the names of their kinds."""
    return dict(zip(names, counts, strict=True))


CARDS: list[Card] = [
    {"number": number, "level": level, "bonus": COLOURS[bonus], "points": points, "cost": by_name(COLOURS, cost)}
    for number, (level, bonus, points, cost) in enumerate(box.CARDS, 1)
]


def card_view(card: int) -> Card:
    """Return a card as views and events show it."""
    known = CARDS[card]
    return {**known, "cost": {**known["cost"]}}


def noble_view(noble: int) -> Noble:
    """Return a noble as views show it."""
    points, needs = box.NOBLES[noble]
    return {"number": noble + 1, "points": points, "needs": by_name(COLOURS, needs)}


def token_list(counts: Iterable[int]) -> list[TokenCount]:
    """Return the kinds of token that there are any of, each with its number, for facts and events."""
    return [{"token": kind, "count": n} for kind, n in zip(KIND_NAMES, counts, strict=False) if n]


def noble_facts(noble: int) -> EventNoble:
    """Return a noble for facts and events, with its needs as a list."""
    points, needs = box.NOBLES[noble]
    return {"number": noble + 1, "points": points, "needs": token_list(needs)}


class SplendorPresentation(Presentation["Splendor"]):
    """The presentation of Splendor."""

    NAME = "splendor"
    EVENTS = (
        ("round", ("round",)),
        ("deal", ("place", "card")),
        ("card", ("place", "card")),
        ("noble", ("noble_place", "noble")),
        ("take", ("tokens",)),
        ("reserve", ("place", "card", "gold")),
        ("pay", ("tokens",)),
        ("buy", ("place", "card", "points")),
        ("pass", ()),
        ("return", ("tokens",)),
        ("visit", ("noble_place", "noble", "points")),
        ("goal", ()),
        ("end", ("why",)),
        ("show", ("place", "card")),
    )
    REFUSALS = refusal_names(constants)
    TIE_ITEMS = ("cards",)

    # Actions

    def notation(self, game: Splendor, action: int) -> str:
        """`WBK`, `GG`: take; `R23`, `R2D`: reserve; `B23`, `BH1`: buy; `-W`: return; `$W2`: pay 2 gold; `N1`: noble."""
        return NOTATIONS[action]

    def parse(self, game: Splendor, text: str) -> int:
        """Return the id of an action; case and the order of the colours to take do not matter."""
        written = text.strip().upper()
        if set(written) <= set(LETTERS[:GEMS]):
            written = "".join(sorted(written, key=LETTERS.index))
        action = IDS.get(written, game.n_actions)
        if action >= game.n_actions:
            raise ValueError(
                f"{text[:40]!r} is not an action: write colours to take (W B G R K) such as WBK or GG, "
                "R and a place to reserve (R23, or R2D from the deck), B and a place to buy (B23, or BH1 from the "
                "hand), PASS, - and a token to give back (-W), $ with a colour and the gold that pays for it ($W1), "
                f"or a noble (N1 to N{game.n_actions - NOBLES})"
            )
        return action

    def parts(self, game: Splendor, action: int) -> SplendorParts:
        """Return the verb, then the colours, place, token, gold or noble."""
        text = NOTATIONS[action]
        if action < RESERVES:
            return {"action": "take", "colours": [COLOURS[LETTERS.index(letter)] for letter in text]}
        if action < PASS:
            return {"action": "reserve" if action < BUYS else "buy", "place": text[1:]}
        if action == PASS:
            return {"action": "pass"}
        if action < PAYMENTS:
            return {"action": "return", "token": KIND_NAMES[action - RETURNS]}
        if action < NOBLES:
            colour, gold = divmod(action - PAYMENTS, KINDS)
            return {"action": "pay", "colour": COLOURS[colour], "gold": gold}
        return {"action": "noble", "place": action - NOBLES + 1}

    def facts(self, game: Splendor, action: int) -> Facts:
        """Return the verb with the tokens that move, the card with its cost after bonuses, or the noble."""
        if action < RESERVES:
            return {"action": "take", "tokens": token_list(TAKES[action].count(letter) for letter in LETTERS)}
        facts: Facts = {**self.parts(game, action)}
        if action < BUYS:
            place = action - RESERVES
            open_card = place < PLACES
            facts["card"] = card_view(game.table[place]) if open_card else None
            facts["gold"] = min(amount(game.supply, GOLD), 1)
            facts["deck"] = None if open_card else place - PLACES + 1
        elif action < PASS:
            card = game.card_at(action - BUYS)
            facts["card"] = card_view(card)
            facts["tokens"] = token_list(counts_of(missing(bundle_of(box.CARDS[card].cost), game.bonuses[game.turn])))
        elif RETURNS <= action < PAYMENTS:
            return {"action": "return", "tokens": [{"token": KIND_NAMES[action - RETURNS], "count": 1}]}
        elif PAYMENTS <= action < NOBLES:
            counts = {facts["colour"]: game.to_pay() - facts["gold"], "gold": facts["gold"]}
            facts["tokens"] = token_list(counts.get(kind, 0) for kind in KIND_NAMES)
        elif action >= NOBLES:
            noble = game.nobles[action - NOBLES]
            facts["noble"] = noble_facts(noble)
            facts["points"] = box.NOBLES[noble].points
        return facts

    def prompt(self, game: Splendor) -> Facts | None:
        """Ask how much gold to pay, which token to return, or which noble to receive."""
        if game.turn < 0 or game.phase == PHASE_TURN:
            return None
        if game.phase == PHASE_PAYMENT:
            return {"prompt": "payment", "colour": COLOURS[game.kind], "count": game.to_pay()}
        if game.phase == PHASE_RETURN:
            return {"prompt": "return", "count": self.surplus(game)}
        return {"prompt": "noble"}

    def surplus(self, game: Splendor) -> int:
        """Return the number of tokens that the actor still has to return."""
        return amount_all(game.tokens[game.turn]) - MOST_TOKENS

    # Positions

    def text(self, game: Splendor) -> str:
        """Return the whole position as one line."""
        return write(game)

    def read(self, text: str) -> Splendor:
        """Return the position that such a line describes, or raise `ValueError`."""
        from guilda.rules.splendor import INFO
        from guilda.rules.splendor.position import Splendor

        return read(text, Splendor, INFO.options)

    # Score, view and events

    def breakdown(self, game: Splendor, seat: int) -> list[Item]:
        """Return the points for bought cards and nobles."""
        return [
            Item("cards", amount_all(game.bonuses[seat]), game.card_points[seat]),
            Item("nobles", game.visited[seat].bit_count(), game.noble_points[seat]),
        ]

    def view(self, game: Splendor, seat: int | None) -> SplendorView:
        """Return everything except the decks and the cards that only other seats know."""
        over = game.turn < 0
        paying = game.phase == PHASE_PAYMENT
        cards = [None if card == NO_CARD else card_view(card) for card in game.table]
        nobles = game.nobles[: game.n_actions - NOBLES]
        return {
            "game": "splendor",
            "players": game.players,
            "round": game.round,
            "phase": "over" if over else PHASES[game.phase],
            "actor": game.actor(),
            "starter": game.starter,
            "last_round": game.last_round(),
            "idle_rounds": game.idle_rounds,
            "supply": by_name(KIND_NAMES, counts_of(game.supply)),
            "decks": [deck.bit_count() for deck in game.decks],
            "table": [cards[COLUMNS * row :][:COLUMNS] for row in range(LEVELS)],
            "nobles": [None if noble == NO_NOBLE else noble_view(noble) for noble in nobles],
            "buying": self.purchase_view(game) if paying else None,
            "to_return": self.surplus(game) if game.phase == PHASE_RETURN else 0,
            "seats": [self.seat_view(game, each, each == seat) for each in range(game.players)],
        }

    def purchase_view(self, game: Splendor) -> Purchase:
        """Return the card being paid for, the colour in question and the number of gems due in it."""
        return {
            "place": place_name(game.buying),
            "card": card_view(game.card_at(game.buying)),
            "colour": COLOURS[game.kind],
            "count": game.to_pay(),
        }

    def seat_view(self, game: Splendor, seat: int, own: bool) -> Seat:
        """Return one player's area; only the owner sees cards reserved from a deck (SP-21, SP-33)."""
        reserved: list[Reserved] = []
        for slot, card in enumerate(game.hand[seat * HAND : seat * HAND + HAND]):
            if card != NO_CARD:
                blind = bool(game.blind[seat] >> slot & 1)
                shown = card_view(card) if own or not blind else None
                reserved.append({"level": box.CARDS[card].level, "blind": blind, "card": shown})
        return {
            "score": game.scores()[seat],
            "tokens": by_name(KIND_NAMES, counts_of(game.tokens[seat])),
            "bonuses": by_name(COLOURS, counts_of(game.bonuses[seat])[:GEMS]),
            "reserved": reserved,
            "cards": [card_view(card) for card in bought_cards(game, seat)],
            "nobles": [noble_view(noble) for noble in members(game.visited[seat])],
        }

    def event(self, game: Splendor, row: Sequence[int], seat: int | None) -> Event:
        """Return an event as a seat may know it: only its owner sees a card reserved from a deck (SP-33)."""
        event = super().event(game, row, seat)
        if row[0] == EVENT_RESERVE:
            from_deck = row[2] >= PLACES
            event["deck"] = row[2] - PLACES - HAND + 1 if from_deck else None
            if from_deck and seat != row[1]:
                event["card"] = None
        return event

    def outcome(self, game: Splendor, action: int, n: int, number: int) -> str:
        """Return the number of the card that is drawn: from the deck that is named, or for a card just taken."""
        if RESERVES + PLACES <= action < BUYS:
            level = action - RESERVES - PLACES
        else:
            kept = {card for seat in range(game.players) for card in bought_cards(game, seat)} | set(game.hand)
            place = next(place for place, card in enumerate(game.table) if card != NO_CARD and card in kept)
            level = place // COLUMNS
        return str(sum(box.CARDS_OF_A_LEVEL[:level]) + nth_bit(game.decks[level], number) + 1)

    def detail(self, name: str, number: int) -> Any:
        """Return cards as in views, tokens and the needs of a noble as lists, places as in the notation."""
        if name == "card":
            return card_view(number)
        if name == "noble":
            return noble_facts(number)
        if name == "tokens":
            return token_list(number >> 4 * kind & 15 for kind in range(KINDS))
        if name == "place":
            return place_name(number)
        if name == "noble_place":
            return number + 1
        return ENDINGS[number] if name == "why" else number

    def reveals(self, row: Sequence[int]) -> bool:
        """Return whether a card becomes visible: the last one of a deck or a hidden one is seen without a draw."""
        return row[0] in (EVENT_CARD, EVENT_SHOW) or (row[0] == EVENT_RESERVE and row[2] >= PLACES)
