"""The types of Sintra's views, parts and events. `make docs` translates them for the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["yellow", "orange", "pink", "blue", "white"]
SpaceColour = Literal["yellow", "orange", "pink", "blue", "white", "wild"]
Pane = Literal["top", "bottom"]
StripFate = Literal["turned", "gone"]


class Space(TypedDict):
    """A space of a strip and its piece."""

    space: SpaceColour
    piece: Colour | None


class Strip(TypedDict):
    """A strip above a window."""

    number: int
    spaces: list[Space]
    back: list[SpaceColour]
    turned: bool
    """Whether it was turned over already: its back has no more use."""


class BrokenGlass(TypedDict):
    """A player's state on the broken glass track."""

    space: int
    resets: int
    nominal_loss: int


class Window(TypedDict):
    """The panes of a window."""

    top: Colour | None
    bottom: Colour | None


class SintraSeat(TypedDict):
    """One player's palace board."""

    score: int
    marker: bool
    glazier: int
    """The window above which the glazier stands, from 1."""
    broken_glass: BrokenGlass
    strips: list[Strip | None]
    windows: list[Window]


class Centre(TypedDict):
    """The centre of the table."""

    marker: bool
    pieces: list[Colour]


class Hand(TypedDict):
    """Pieces of one colour."""

    colour: Colour
    count: int


class OrnamentPane(TypedDict):
    """A pane around an ornament."""

    window: int
    pane: Pane


class SintraView(TypedDict):
    """The whole position: Sintra has no hidden information."""

    game: Literal["sintra"]
    players: int
    side: Literal["A", "B"]
    round: int
    phase: Literal["offer", "fill", "keep", "over"]
    actor: int | None
    starter: int
    factories: list[list[Colour]]
    centre: Centre
    bag: int
    tower: int
    round_track: list[Colour | None]
    """The pieces of the rounds that have not passed."""
    hand: Hand | None
    """Pieces that were taken and still have to be placed."""
    window_points: list[int]
    broken_glass_track: list[int]
    ornaments: list[list[OrnamentPane]] | None
    seats: list[SintraSeat]


class TakeParts(TypedDict):
    """Pieces of one colour from a source to a strip."""

    source: int | Literal["centre"]
    colour: Colour
    strip: int | Literal["break"]


class GlazierParts(TypedDict):
    """The glazier moves back."""

    glazier: Literal["back"]


class FillParts(TypedDict):
    """The number of pieces on coloured spaces; the others go on wild ones."""

    coloured: int


class KeepParts(TypedDict):
    """The colour to keep for the window."""

    keep: Colour


SintraParts = TakeParts | GlazierParts | FillParts | KeepParts


class DealEvent(TypedDict):
    """A factory is filled."""

    event: Literal["deal"]
    factory: int
    pieces: list[Colour]


class RefillEvent(TypedDict):
    """The bag is refilled from the tower."""

    event: Literal["refill"]
    count: int


class TakeEvent(TypedDict):
    """A player takes pieces."""

    event: Literal["take"]
    seat: int
    source: int | Literal["centre"]
    colour: Colour
    count: int
    to_centre: list[Colour]


class RoundEvent(TypedDict):
    """A round begins or ends, with the colour of its bonus."""

    event: Literal["round", "round_end"]
    round: int
    colour: Colour


class MarkerEvent(TypedDict):
    """A player takes the starting player marker."""

    event: Literal["marker"]
    seat: int


GlazierEvent = TypedDict("GlazierEvent", {"event": Literal["glazier"], "seat": int, "from": int, "to": int})
"""A glazier moves from a window to another."""


class PlaceEvent(TypedDict):
    """Pieces are put on a strip: on coloured spaces, on wild ones, and in all."""

    event: Literal["place"]
    seat: int
    strip: int
    colour: Colour
    coloured: int
    wild: int
    count: int


class BreakEvent(TypedDict):
    """Pieces break."""

    event: Literal["break"]
    seat: int
    colour: Colour
    count: int


class BrokenGlassEvent(TypedDict):
    """A player moves on the broken glass track."""

    event: Literal["broken_glass"]
    seat: int
    steps: int
    space: int


class LossEvent(TypedDict):
    """Broken glass costs points; `nominal` is its price without the limit at 0 points."""

    event: Literal["reset", "final_loss"]
    seat: int
    points: int
    nominal: int


class ColourBonusEvent(TypedDict):
    """Pieces of the round's colour score."""

    event: Literal["colour_bonus"]
    seat: int
    colour: Colour
    points: int


class PaneEvent(TypedDict):
    """A pane of a window is filled; the other pieces of its strip go into the tower."""

    event: Literal["pane"]
    seat: int
    window: int
    pane: Pane
    colour: Colour
    to_tower: list[Colour]


class StripEvent(TypedDict):
    """A completed strip is turned over or removed."""

    event: Literal["strip"]
    seat: int
    strip: int
    becomes: StripFate


class WindowEvent(TypedDict):
    """A window scores."""

    event: Literal["window"]
    seat: int
    window: int
    points: int


class LeftoversEvent(TypedDict):
    """Pieces left on strips at the end of the game."""

    event: Literal["leftovers"]
    seat: int
    count: int
    points: int


class OrnamentEvent(TypedDict):
    """The panes around an ornament at the end of the game."""

    event: Literal["ornament"]
    seat: int
    ornament: int
    panes: int
    points: int


class ColourWindowsEvent(TypedDict):
    """The panes of one colour at the end of the game."""

    event: Literal["colour_windows"]
    seat: int
    windows: int
    panes: int
    colour: Colour
    points: int


class EndEvent(TypedDict):
    """The game is over."""

    event: Literal["end"]


SintraEvent = (
    DealEvent
    | RefillEvent
    | TakeEvent
    | RoundEvent
    | MarkerEvent
    | GlazierEvent
    | PlaceEvent
    | BreakEvent
    | BrokenGlassEvent
    | LossEvent
    | ColourBonusEvent
    | PaneEvent
    | StripEvent
    | WindowEvent
    | LeftoversEvent
    | OrnamentEvent
    | ColourWindowsEvent
    | EndEvent
)
