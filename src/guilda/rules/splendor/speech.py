"""Splendor in words: notation, sentences in three languages, text positions, views and events.

Cards, nobles and places count from 1 wherever a person can see them; seats count from 0.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from guilda.components import splendor as box
from guilda.rules.packed import amount, amount_all, bundle_of, missing
from guilda.rules.speech import Event, Item, Speech, check_language, phrase, player_name, points_words
from guilda.rules.splendor import words
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
    WINNING_POINTS,
)
from guilda.rules.splendor.text import LETTERS, bought_cards, members, place_name, read, write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from guilda.rules.splendor.position import Splendor

COLOURS = box.COLOURS
KIND_NAMES = (*COLOURS, "gold")
PHASES = ("turn", "payment", "return", "noble")
ENDINGS = ("points", "passes", "idleness")

# The colours of the actions that take tokens, in the order of their ids.
TAKES = [
    *("".join(colours) for size in (3, 2, 1) for colours in combinations(LETTERS[:GEMS], size)),
    *(letter * 2 for letter in LETTERS[:GEMS]),
]
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
    """How many of each kind a bundle holds."""
    return [amount(tokens, kind) for kind in range(KINDS)]


def by_name(counts: Iterable[int]) -> dict[str, int]:
    """Numbers of tokens, bonuses or costs under the names of their kinds."""
    return dict(zip(KIND_NAMES, counts, strict=False))


def card_view(card: int) -> dict[str, Any] | None:
    """A card, or None for none."""
    if card == NO_CARD:
        return None
    level, bonus, points, cost = box.CARDS[card]
    return {"number": card + 1, "level": level, "bonus": COLOURS[bonus], "points": points, "cost": by_name(cost)}


def noble_view(noble: int) -> dict[str, Any] | None:
    """A noble, or None for none."""
    if noble == NO_NOBLE:
        return None
    points, needs = box.NOBLES[noble]
    return {"number": noble + 1, "points": points, "needs": by_name(needs)}


class SplendorSpeech(Speech["Splendor"]):
    """The words of Splendor."""

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
    TELLINGS = words.TELLINGS
    REASONS = words.REASONS
    ITEMS = words.ITEMS
    TIE_BREAK = words.TIE_BREAK
    TIE_ITEMS = ("cards",)
    NOTATION_HELP = words.NOTATION_HELP

    # Actions

    def notation(self, game: Splendor, action: int) -> str:
        """`WBK`, `GG`: take; `R23`, `R2D`: reserve; `B23`, `BH1`: buy; `-W`: return; `$W2`: pay 2 gold; `N1`: noble."""
        return NOTATIONS[action]

    def parse(self, game: Splendor, text: str) -> int:
        """The id of an action; capitals and the order of colours to take do not matter."""
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

    def parts(self, game: Splendor, action: int) -> dict[str, Any]:
        """What is done, then with which colours, place, gold or noble."""
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

    def sentence(self, game: Splendor, action: int, language: str, player: str | None) -> str:
        """What an action does, with its cards and tokens."""
        check_language(language)
        player = player_name(game.turn, language) if player == "" else player
        if action < RESERVES:
            counts = [TAKES[action].count(letter) for letter in LETTERS]
            return phrase(words.TAKE[language], player, tokens=words.tokens_words(counts, language))
        if action < BUYS:
            return self.reserve_sentence(game, action - RESERVES, language, player)
        if action < PASS:
            card = game.card_at(action - BUYS)
            reduced = missing(bundle_of(box.CARDS[card].cost), game.bonuses[game.turn])
            tokens = words.tokens_words(counts_of(reduced), language)
            return phrase(words.BUY[language], player, card=words.card_words(card, language), tokens=tokens)
        if action == PASS:
            return phrase(words.PASS[language], player)
        if action < PAYMENTS:
            counts = [int(kind == action - RETURNS) for kind in range(KINDS)]
            return phrase(words.RETURN[language], player, tokens=words.tokens_words(counts, language))
        if action < NOBLES:
            colour, gold = divmod(action - PAYMENTS, KINDS)
            counts = [0] * KINDS
            counts[colour] = game.to_pay() - gold
            counts[GOLD] = gold
            gems = words.TOKENS[language][colour][1]
            tokens = words.tokens_words(counts, language)
            return phrase(words.PAY_COLOUR[language], player, gems=gems, tokens=tokens)
        noble = game.nobles[action - NOBLES]
        points = points_words(box.NOBLES[noble].points, language)
        return phrase(words.VISIT[language], player, noble=words.noble_words(noble, language), points=points)

    def reserve_sentence(self, game: Splendor, place: int, language: str, player: str | None) -> str:
        """What reserving a card of the table or of a deck does."""
        if place < PLACES:
            card = words.card_words(game.table[place], language)
        else:
            card = words.TOP_CARD[language].format(place - PLACES + 1)
        if amount(game.supply, GOLD) == 0:
            return phrase(words.RESERVE_WITHOUT_GOLD[language], player, card=card)
        gold = words.tokens_words([0] * GEMS + [1], language)
        return phrase(words.RESERVE[language], player, card=card, tokens=gold)

    # Positions

    def text(self, game: Splendor) -> str:
        """The whole position as one line."""
        return write(game)

    def read(self, text: str) -> Splendor:
        """The position that such a line describes, or `ValueError`."""
        from guilda.rules.splendor import INFO
        from guilda.rules.splendor.position import Splendor

        return read(text, Splendor, INFO.options)

    # Score, view and events

    def breakdown(self, game: Splendor, seat: int) -> list[Item]:
        """Bought cards and nobles."""
        return [
            Item("cards", amount_all(game.bonuses[seat]), game.card_points[seat]),
            Item("nobles", game.visited[seat].bit_count(), game.noble_points[seat]),
        ]

    def last_round(self, game: Splendor) -> bool:
        """Whether somebody has the points that end the game."""
        return bool(game.turn >= 0 and max(game.scores()) >= WINNING_POINTS)

    def view(self, game: Splendor, seat: int | None) -> dict[str, Any]:
        """Everything but the decks and the cards that only other seats know."""
        over = game.turn < 0
        paying = game.phase == PHASE_PAYMENT
        return {
            "game": game.name,
            **game.options(),
            "round": game.round,
            "phase": "over" if over else PHASES[game.phase],
            "actor": game.actor(),
            "starter": game.starter,
            "last_round": self.last_round(game),
            "idle_rounds": game.idle_rounds,  # without a card in a row, the running round included
            "supply": by_name(counts_of(game.supply)),
            "decks": [deck.bit_count() for deck in game.decks],
            "table": [[card_view(card) for card in game.table[COLUMNS * row :][:COLUMNS]] for row in range(LEVELS)],
            "nobles": [noble_view(noble) for noble in game.nobles[: game.n_actions - NOBLES]],
            "buying": self.purchase_view(game) if paying else None,
            "to_return": amount_all(game.tokens[game.turn]) - MOST_TOKENS if game.phase == PHASE_RETURN else 0,
            "seats": [self.seat_view(game, each, each == seat) for each in range(game.players)],
        }

    def purchase_view(self, game: Splendor) -> dict[str, Any]:
        """The card that waits for its payment, the colour that is asked for, and how many of it are to be paid."""
        return {
            "place": place_name(game.buying),
            "card": card_view(game.card_at(game.buying)),
            "colour": COLOURS[game.kind],
            "count": game.to_pay(),
        }

    def seat_view(self, game: Splendor, seat: int, own: bool) -> dict[str, Any]:
        """What one player has; the cards reserved from a deck are shown to the owner only (SP-21, SP-33)."""
        reserved = []
        for slot, card in enumerate(game.hand[seat * HAND : seat * HAND + HAND]):
            if card != NO_CARD:
                blind = bool(game.blind[seat] >> slot & 1)
                shown = card_view(card) if own or not blind else None
                reserved.append({"level": box.CARDS[card].level, "blind": blind, "card": shown})
        return {
            "score": game.scores()[seat],
            "tokens": by_name(counts_of(game.tokens[seat])),
            "bonuses": by_name(counts_of(game.bonuses[seat])[:GEMS]),
            "reserved": reserved,
            "cards": [card_view(card) for card in bought_cards(game, seat)],
            "nobles": [noble_view(noble) for noble in members(game.visited[seat])],
        }

    def event(self, game: Splendor, row: Sequence[int], seat: int | None) -> Event:
        """An event as a seat may know it: a card reserved from a deck is told to its owner only (SP-33)."""
        told = super().event(game, row, seat)
        if told["event"] == "reserve" and row[2] >= PLACES and seat != row[1]:
            told["card"] = None
        return told

    def detail(self, name: str, number: int) -> Any:
        """Cards, nobles and tokens as in the view; places as in the notation."""
        if name == "card":
            return card_view(number)
        if name == "noble":
            return noble_view(number)
        if name == "tokens":
            return by_name(number >> 4 * kind & 15 for kind in range(KINDS))
        if name == "place":
            return place_name(number)
        if name == "noble_place":
            return number + 1
        return ENDINGS[number] if name == "why" else number

    def question(self, game: Splendor, language: str) -> str:
        """How to pay, what to give back, which noble."""
        check_language(language)
        if game.turn < 0 or game.phase == PHASE_TURN:
            return ""
        if game.phase == PHASE_PAYMENT:
            return words.QUESTIONS["payment"][language].format(gems=words.TOKENS[language][game.kind][1])
        return words.QUESTIONS["return" if game.phase == PHASE_RETURN else "noble"][language]

    def reveals(self, row: Sequence[int]) -> bool:
        """The last card of a deck, and a hidden one that is to be bought, are seen without a draw."""
        return row[0] in (EVENT_CARD, EVENT_SHOW) or (row[0] == EVENT_RESERVE and row[2] >= PLACES)

    def event_sentence(self, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """What happened, in words; empty for what goes without saying."""
        if event["event"] == "reserve" and not event["gold"]:
            event = {**event, "event": "reserve_without_gold"}
        return super().event_sentence(event, language, names)

    def spoken(self, event: Event, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The details of an event, in a language."""
        told = super().spoken(event, language, names)
        if event.get("card"):
            told["card"] = words.card_words(event["card"]["number"] - 1, language)
            if event["place"].endswith("D"):
                told["card"] = words.DRAWN_CARD[language].format(told["card"])
        elif "card" in event:
            told["card"] = words.TOP_CARD[language].format(event["place"][0])
        if "tokens" in event:
            told["tokens"] = words.tokens_words(event["tokens"].values(), language)
        elif event.get("gold"):
            told["tokens"] = words.tokens_words([0] * GEMS + [event["gold"]], language)
        if "noble" in event:
            told["noble"] = words.noble_words(event["noble"]["number"] - 1, language)
        if "points" in event:
            told["points"] = points_words(event["points"], language, "+")
        if "why" in event:
            told["why"] = words.WHY_ENDED[event["why"]][language]
        return told
