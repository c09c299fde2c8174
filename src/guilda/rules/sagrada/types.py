"""The types of Sagrada's views, parts and events. `make docs` translates them for the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["red", "yellow", "green", "blue", "purple"]
Die = str
"""A die: the letter of its colour and its value, such as `R5`."""
Space = tuple[int, int]
"""Row and column, counted from 1."""
Phase = Literal["window", "turn", "pay", "draft", "adjust", "exchange", "value", "place", "move", "extra", "over"]


class Pattern(TypedDict):
    """A window pattern."""

    code: str
    name: str
    difficulty: int
    spaces: list[str]
    """A row each: `.` blank, a colour's letter, or a value."""


class Tool(TypedDict):
    """A tool card."""

    number: int
    name: str
    corner: Colour
    tokens: int
    cost: int | None
    """Favor tokens; None in the solo game, where a die of the corner's colour pays."""
    gone: bool


class Objective(TypedDict):
    """A public objective."""

    name: str
    points: int


class Seat(TypedDict):
    """One player's window and tokens."""

    score: int
    favor_tokens: int
    private: list[Colour] | None
    """The private objectives, if the viewer may know them."""
    chosen: bool
    pattern: Pattern | None
    choices: list[Pattern] | None
    dice: list[list[Die | None]]
    tally: list[tuple[str, int, int]]
    """The projected score: item, quantity, points."""


class SagradaView(TypedDict):
    """Everything on the table, and the viewer's own secrets."""

    game: Literal["sagrada"]
    players: int
    round: int
    rounds: int
    phase: Phase
    actor: int | None
    starter: int
    turn_of_round: int | None
    skips: list[int]
    """The seats that skip their second turn of the round."""
    drafted: bool
    used: bool
    tool: int | None
    hand: Die | None
    """The die in hand; its colour's letter alone while its value is chosen."""
    moved: Space | None
    pool: list[Die]
    bag: int
    spent: int
    track: list[list[Die]]
    target: int | None
    """The score to beat in the solo game."""
    tools: list[Tool]
    objectives: list[Objective]
    seats: list[Seat]


class PlaceParts(TypedDict):
    """A die of the pool and its space."""

    die: Die
    space: Space


MoveParts = TypedDict("MoveParts", {"from": Space, "to": Space})
"""A die's space and the one it moves to."""


class ToolParts(TypedDict):
    """The number of a tool."""

    tool: int


class ChoiceParts(TypedDict):
    """A decision without a piece."""

    choice: Literal["end", "stop", "leave"]


class DieParts(TypedDict):
    """A die of the pool."""

    die: Die


class TrackDieParts(TypedDict):
    """A die of the round track."""

    track_die: Die


class ValueParts(TypedDict):
    """A value for the die in hand."""

    value: int


class ChangeParts(TypedDict):
    """A change of the value of the die in hand: 1 or -1."""

    change: int


class PatternParts(TypedDict):
    """The code of a window pattern."""

    pattern: str


SagradaParts = (
    PlaceParts
    | MoveParts
    | ToolParts
    | ChoiceParts
    | DieParts
    | TrackDieParts
    | ValueParts
    | ChangeParts
    | PatternParts
)


class EventDie(TypedDict):
    """A die in events."""

    colour: Colour
    value: int


class EventSpace(TypedDict):
    """A space in events."""

    row: int
    column: int


class TableEvent(TypedDict):
    """The tools and public objectives are dealt."""

    event: Literal["table"]
    tools: list[str]
    objectives: list[str]


class PrivateEvent(TypedDict):
    """A private objective is dealt; None if the viewer may not know it."""

    event: Literal["private"]
    seat: int
    colour: Colour | None


class CardsEvent(TypedDict):
    """Window patterns are dealt; None if the viewer may not know them."""

    event: Literal["cards"]
    seat: int
    patterns: list[str] | None


class PlainEvent(TypedDict):
    """A window pattern was chosen face down, or a turn was passed or skipped."""

    event: Literal["chosen", "pass", "skip"]
    seat: int


class WindowEvent(TypedDict):
    """A chosen window pattern is revealed."""

    event: Literal["window"]
    seat: int
    pattern: str
    tokens: int


class RoundEvent(TypedDict):
    """A round begins; `seat` goes first."""

    event: Literal["round"]
    seat: int
    round: int


class RollEvent(TypedDict):
    """Dice are rolled into the pool."""

    event: Literal["roll"]
    dice: list[EventDie]


class PlaceEvent(TypedDict):
    """A die is placed."""

    event: Literal["place"]
    seat: int
    die: EventDie
    space: EventSpace


class ToolEvent(TypedDict):
    """A tool is used, for tokens or for a die."""

    event: Literal["tool"]
    seat: int
    tool: str
    tokens: int
    die: EventDie | None


class DieEvent(TypedDict):
    """A die is drafted, gets its value, or returns to the pool."""

    event: Literal["draft", "value", "return"]
    seat: int
    die: EventDie


class TurnedEvent(TypedDict):
    """A die gets another value."""

    event: Literal["turned"]
    seat: int
    die: EventDie
    becomes: EventDie


class ExchangeEvent(TypedDict):
    """A die is exchanged for one of the round track."""

    event: Literal["exchange"]
    seat: int
    given: EventDie
    die: EventDie
    round: int


class FluxEvent(TypedDict):
    """A die returns to the bag, and one of a colour is drawn."""

    event: Literal["flux"]
    seat: int
    die: EventDie
    colour: Colour


MoveEvent = TypedDict(
    "MoveEvent",
    {"event": Literal["move"], "seat": int, "die": EventDie, "from": EventSpace, "to": EventSpace},
)
"""A die is moved within its window."""


class RerollEvent(TypedDict):
    """The dice of the pool are rolled again."""

    event: Literal["reroll"]
    seat: int
    dice: list[EventDie]


class TrackEvent(TypedDict):
    """The remaining dice go to the round track."""

    event: Literal["track"]
    dice: list[EventDie]
    round: int


class ObjectiveEvent(TypedDict):
    """A public objective scores."""

    event: Literal["objective"]
    seat: int
    objective: str
    times: int
    points: int


class PrivatePointsEvent(TypedDict):
    """A private objective scores."""

    event: Literal["private_points"]
    seat: int
    colour: Colour
    points: int


class FavorEvent(TypedDict):
    """Favor tokens score."""

    event: Literal["favor"]
    seat: int
    points: int


class EmptyEvent(TypedDict):
    """Empty spaces cost points."""

    event: Literal["empty"]
    seat: int
    empty: int
    points: int


class EndEvent(TypedDict):
    """The game is over; target and success are those of the solo game."""

    event: Literal["end"]
    target: int | None
    won: bool | None


SagradaEvent = (
    TableEvent
    | PrivateEvent
    | CardsEvent
    | PlainEvent
    | WindowEvent
    | RoundEvent
    | RollEvent
    | PlaceEvent
    | ToolEvent
    | DieEvent
    | TurnedEvent
    | ExchangeEvent
    | FluxEvent
    | MoveEvent
    | RerollEvent
    | TrackEvent
    | ObjectiveEvent
    | PrivatePointsEvent
    | FavorEvent
    | EmptyEvent
    | EndEvent
)
