"""The types of Azul's views, parts and events. `make docs` translates them for the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["blue", "yellow", "red", "black", "white"]
Bonus = Literal["rows", "columns", "colours"]
Ending = Literal["row", "tiles", "walls", "idleness"]


class PatternLine(TypedDict):
    """A pattern line and its tiles."""

    size: int
    colour: Colour | None
    count: int


class AzulSeat(TypedDict):
    """One player's board."""

    score: int
    assured: int
    """The score after tiling the full lines and paying for the floor as they are: on the free wall, at least this."""
    marker: bool
    lines: list[PatternLine]
    wall: list[list[Colour | None]]
    floor: list[Colour | Literal["marker"]]


class Centre(TypedDict):
    """The centre of the table."""

    marker: bool
    tiles: list[Colour]


class AzulView(TypedDict):
    """The whole position: Azul has no hidden information."""

    game: Literal["azul"]
    players: int
    wall: Literal["coloured", "free"]
    round: int
    phase: Literal["offer", "tiling", "over"]
    actor: int | None
    starter: int
    factories: list[list[Colour]]
    centre: Centre
    bag: int
    lid: int
    tiling_line: int | None
    """The line whose tile the actor puts on the free wall."""
    pattern: list[list[Colour]] | None
    """The colours printed on the wall; None where it is free."""
    seats: list[AzulSeat]


class TakeParts(TypedDict):
    """Tiles of one colour from a source to a line."""

    source: int | Literal["centre"]
    colour: Colour
    line: int | Literal["floor"]


class ColumnParts(TypedDict):
    """A column of the free wall."""

    column: int


AzulParts = TakeParts | ColumnParts


class DealEvent(TypedDict):
    """A factory is filled."""

    event: Literal["deal"]
    factory: int
    tiles: list[Colour]


class RefillEvent(TypedDict):
    """The bag is refilled from the lid."""

    event: Literal["refill"]
    count: int


class TakeEvent(TypedDict):
    """A player takes tiles."""

    event: Literal["take"]
    seat: int
    source: int | Literal["centre"]
    colour: Colour
    count: int
    to_centre: list[Colour]


class RoundEvent(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int


class MarkerEvent(TypedDict):
    """A player takes the starting player marker."""

    event: Literal["marker"]
    seat: int


class LineEvent(TypedDict):
    """Tiles are put into a pattern line."""

    event: Literal["line"]
    seat: int
    line: int
    colour: Colour
    count: int


class FloorEvent(TypedDict):
    """Tiles fall: `count` onto the floor line, `to_lid` into the lid."""

    event: Literal["floor"]
    seat: int
    colour: Colour
    count: int
    to_lid: int
    dropped: int


class TileEvent(TypedDict):
    """A tile is put on the wall."""

    event: Literal["tile"]
    seat: int
    row: int
    column: int
    colour: Colour
    points: int


class FloorLossEvent(TypedDict):
    """The floor line costs points; `nominal` is its price without the limit at 0 points."""

    event: Literal["floor_loss"]
    seat: int
    points: int
    nominal: int


class BonusEvent(TypedDict):
    """A bonus at the end of the game."""

    event: Literal["bonus"]
    seat: int
    bonus: Bonus
    count: int
    points: int


class EndEvent(TypedDict):
    """The game is over."""

    event: Literal["end"]
    why: Ending


AzulEvent = (
    DealEvent
    | RefillEvent
    | TakeEvent
    | RoundEvent
    | MarkerEvent
    | LineEvent
    | FloorEvent
    | TileEvent
    | FloorLossEvent
    | BonusEvent
    | EndEvent
)
