"""The types of Splendor's views, parts and events. `make docs` translates them for the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Gem = Literal["white", "blue", "green", "red", "black"]
Kind = Literal["white", "blue", "green", "red", "black", "gold"]
Cost = dict[Gem, int]
Tokens = dict[Kind, int]
Phase = Literal["turn", "payment", "return", "noble", "over"]
Ending = Literal["points", "passes", "idleness"]


class Card(TypedDict):
    """A development card."""

    number: int
    level: int
    bonus: Gem
    points: int
    cost: Cost


class Noble(TypedDict):
    """A noble."""

    number: int
    points: int
    needs: Cost


class Reserved(TypedDict):
    """A reserved card; one from a deck is known to its owner only."""

    level: int
    blind: bool
    card: Card | None


class Seat(TypedDict):
    """One player's area."""

    score: int
    tokens: Tokens
    bonuses: Cost
    reserved: list[Reserved]
    cards: list[Card]
    nobles: list[Noble]


class Purchase(TypedDict):
    """The card being paid for, the colour in question and the number of gems due in it."""

    place: str
    card: Card
    colour: Gem
    count: int


class SplendorView(TypedDict):
    """Everything except the decks and the cards that only other seats know."""

    game: Literal["splendor"]
    players: int
    round: int
    phase: Phase
    actor: int | None
    starter: int
    last_round: bool
    idle_rounds: int
    """Rounds in a row without a card, the current one included."""
    supply: Tokens
    decks: list[int]
    """Cards left of each level."""
    table: list[list[Card | None]]
    nobles: list[Noble | None]
    buying: Purchase | None
    to_return: int
    seats: list[Seat]


class TakeParts(TypedDict):
    """Tokens to take."""

    action: Literal["take"]
    colours: list[Gem]


class CardParts(TypedDict):
    """The place of a card to reserve or buy."""

    action: Literal["reserve", "buy"]
    place: str


class PassParts(TypedDict):
    """No action is possible."""

    action: Literal["pass"]


class ReturnParts(TypedDict):
    """A token to return."""

    action: Literal["return"]
    token: Kind


class PayParts(TypedDict):
    """The gold that pays for a colour."""

    action: Literal["pay"]
    colour: Gem
    gold: int


class NobleParts(TypedDict):
    """The place of the noble to receive."""

    action: Literal["noble"]
    place: int


SplendorParts = TakeParts | CardParts | PassParts | ReturnParts | PayParts | NobleParts


class TokenCount(TypedDict):
    """Tokens of one kind."""

    token: Kind
    count: int


class EventNoble(TypedDict):
    """A noble in events."""

    number: int
    points: int
    needs: list[TokenCount]


class RoundEvent(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int


class CardEvent(TypedDict):
    """A card is dealt or replaced."""

    event: Literal["deal", "card"]
    place: str
    card: Card


class NobleEvent(TypedDict):
    """A noble is dealt."""

    event: Literal["noble"]
    noble_place: int
    noble: EventNoble


class TokensEvent(TypedDict):
    """A player takes, pays or returns tokens."""

    event: Literal["take", "pay", "return"]
    seat: int
    tokens: list[TokenCount]


class ReserveEvent(TypedDict):
    """A card is reserved; its owner alone sees one from a deck, whose level `deck` names."""

    event: Literal["reserve"]
    seat: int
    place: str
    card: Card | None
    gold: int
    deck: int | None


class BuyEvent(TypedDict):
    """A card is bought."""

    event: Literal["buy"]
    seat: int
    place: str
    card: Card
    points: int


class ShowEvent(TypedDict):
    """A hidden reserved card is revealed."""

    event: Literal["show"]
    seat: int
    place: str
    card: Card


class VisitEvent(TypedDict):
    """A noble visits."""

    event: Literal["visit"]
    seat: int
    noble_place: int
    noble: EventNoble
    points: int


class PlainEvent(TypedDict):
    """A player reaches the points that end the game, or passes."""

    event: Literal["goal", "pass"]
    seat: int


class EndEvent(TypedDict):
    """The game is over."""

    event: Literal["end"]
    why: Ending


SplendorEvent = (
    RoundEvent
    | CardEvent
    | NobleEvent
    | TokensEvent
    | ReserveEvent
    | BuyEvent
    | ShowEvent
    | VisitEvent
    | PlainEvent
    | EndEvent
)
