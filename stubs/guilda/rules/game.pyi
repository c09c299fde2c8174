"""The interface of every game: a position, its actions, and the methods that play them.

A game implements the methods in the first part of `Game`; the others follow from them.
"""

from array import array
from collections.abc import Sequence
from guilda.rules.presentation import Event, Item, Presentation
from guilda.rules.registry import game
from guilda.rules.rng import Rng
from typing import Any, final
from typing import Self

def cells(count: int, value: int=0) -> list[int]:
    """Return an array of equal numbers."""

class IllegalAction(ValueError):
    """An action against the rules: the action, the reason and the position. Nothing was changed.

    `refusal` is the reason's number, which `Game.reason` translates.
    """
    def __init__(self, action: str, refusal: int, reason: str, position: Game | str) -> None: ...
    @property
    def position(self) -> str:
        """The whole text position, hidden information included: never show it to players."""


@final
class EventLog:
    """A log of events: rows of small numbers (kind, seat and up to four details) that the presentation decodes."""
    @property
    def size(self) -> int: ...
    @property
    def lost(self) -> int: ...
    def __init__(self) -> None: ...
    def rows(self) -> list[tuple[int, ...]]:
        """Return the events so far, each as (kind, seat, a, b, c, d)."""
    def clear(self) -> None:
        """Remove all events."""


def log_of(rows: list[tuple[int, ...]]) -> EventLog:
    """Return a log with these events; used by pickle."""

class Game:
    """A position of a game with its options. `turn` is the seat to act, -1 when the game is over.

    A position does not contain future draws: `play` draws when it needs to. Set `log` to an `EventLog` to record
    events; copies of a position have none.

    Fields are declared once (see `guilda.rules.state`). A game can be plain Python, without a .pxd, while this class is
    compiled: native code then calls its Python methods. If it declares no fields, all its attributes are its state.
    """
    @property
    def players(self) -> int: ...
    @property
    def n_actions(self) -> int: ...
    log: EventLog | None
    @property
    def turn(self) -> int: ...
    @turn.setter
    def turn(self, value: int) -> None: ...
    name: str
    rules_version: int
    def __init__(self, players: int, n_actions: int) -> None: ...
    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
    def derive(self) -> None:
        """Compute the derived fields from the others; called after `restore`."""
    def presentation(self) -> Presentation[Any]:
        """Return the presentation of this game."""
    def conceals(self, action: int) -> bool:
        """Return whether this decision is hidden from the other seats until the game is over."""
    def state(self) -> tuple[Any, ...]:
        """Return the full state of this position: the basis of equality and pickling."""
    def restore(self, state: tuple[Any, ...]) -> None:
        """Restore the position that returned this `state()`."""
    def log_event(self, kind: int, seat: int=-1, a: int=0, b: int=0, c: int=0, d: int=0) -> None:
        """Add an event to the log, if there is one. Games in plain Python call this; native ones call `log.add`."""
    def set_up(self, rng: Rng, start: int | None=None) -> None:
        """Set up the game for the first decision; without a `start` the starting player is random."""
    def actor(self) -> int | None:
        """Return the seat that decides now, or None when the game is over."""
    def actions(self) -> list[int]:
        """Return the ids of the legal actions, in the game's fixed order; empty when the game is over."""
    def action_mask(self) -> Any:
        """Return an array of 8-bit integers, one for each of the `n_actions` ids: 1 where the action is legal now.

        It is a NumPy array where NumPy is installed, otherwise an `array.array`.
        """
    def observation(self, seat: int | None=None) -> Any:
        """Return what a seat (None: the seat to act) may know as an array of 16-bit integers.

        It is a NumPy array where NumPy is installed, otherwise an `array.array`. `guilda.encoding` names its fields.
        """
    def is_legal(self, action: int | str) -> bool:
        """Return whether an action (id or notation) is legal now; `ValueError` if it is malformed."""
    def apply(self, action: int | str, rng: Rng) -> None:
        """Play an action (id or notation) if it is legal; otherwise raise `IllegalAction` and change nothing."""
    def action_id(self, action: int | str) -> int:
        """Return the id of an action given as id or notation; `ValueError` if it is malformed."""
    def random_action(self, rng: Rng) -> int:
        """Return a uniformly random legal action of a game that is not over."""
    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal actions to the end; return the number of decisions."""
    def walk_out(self, rng: Rng) -> int:
        """Run a playout that checks each action; return -1 and stop where none is legal."""
    def random_games(self, rng: Rng, games: int) -> int:
        """Play random games from this position without changing it; return the total number of decisions."""
    def blank(self) -> Self:
        """Return a new position of the same game and options, not set up."""
    def copy(self) -> Self:
        """Return an independent copy of this position, without an event log."""
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        """Return a copy in which everything hidden from a seat (None: a spectator) is redrawn."""
    def assured_points(self, seat: int) -> int:
        """Return the points of a seat including those that the next scoring is certain to change as things stand."""
    def last_round(self) -> bool:
        """Return whether this is certainly the last round of a game in progress."""
    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
    def scores(self) -> list[int]:
        """Return the score of every seat."""
    def ranks(self) -> list[int]:
        """Return the rank of every seat after tie-breaks, 1 for the winners; tied seats have the same rank."""
    def notation(self, action: int) -> str:
        """Return the notation of an action; `parse` reads it back."""
    def parse(self, text: str) -> int:
        """Return the id of an action in notation; `ValueError` if it is malformed. It need not be legal here."""
    def parts(self, action: int) -> dict[str, Any]:
        """Return the parts of an action in the order in which a player chooses them."""
    def facts(self, action: int) -> dict[str, Any]:
        """Return the effect of a legal action as typed facts; `IllegalAction` if it is illegal."""
    def sentence(self, action: int, language: str='en', player: str='') -> str:
        """Return a sentence that describes a legal action; `IllegalAction` if it is illegal."""
    def reason(self, refusal: int, language: str='en') -> str:
        """Return a sentence that says why an action is illegal."""
    def breakdown(self, seat: int) -> list[Item]:
        """Return the score of a seat, item by item; the items add up to the score."""
    def view(self, seat: int | None=None) -> dict[str, Any]:
        """Return everything that a seat (None: a spectator) may know, ready for JSON."""
    def text(self) -> str:
        """Return the position as one line of text, hidden information included; `guilda.position` reads it back."""
    def events(self, seat: int | None=None) -> list[Event]:
        """Return the events in the log as a seat (None: a spectator) may know them."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def __str__(self) -> str:
        """Return the board as the terminal draws it, as the player to act sees it; as a spectator when it is over."""
    def svg(self, seat: int | None=None, language: str='en', names: Sequence[str]=()) -> str:
        """Return a drawing of the board as a seat (None: a spectator) sees it, as an SVG document."""
    def __repr__(self) -> str: ...


def restored(kind: type[Game], options: dict[str, Any], state: tuple[Any, ...]) -> Game:
    """Return the position of a kind with options and state; used by pickle."""
