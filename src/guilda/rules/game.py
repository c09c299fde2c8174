"""The contract that every game keeps: a position, its decisions, and the doors through which they are made.

A game gives the methods of the first part of `Game`; everything else follows from them.
"""

from __future__ import annotations

from array import array
from operator import index
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from guilda.rules import nocython as cython

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from guilda.rules.rng import Rng
    from guilda.rules.speech import Event, Item, Speech

if not cython.compiled:
    from guilda.rules.constants import EVENT_CELLS, MAX_ACTIONS, MAX_LEGAL


IDS = list(range(MAX_ACTIONS))  # made once: a list of actions is then quick to build


def cells(count: int, value: int = 0) -> list[int]:
    """So many numbers of a position, all the same at first."""
    return [value] * count


def check_rng(rng: Rng | None) -> int:
    """Refuse to play without a generator: native code could not do without it."""
    if rng is None:
        raise TypeError("a generator is needed, such as guilda.FastRng(seed), not None")
    return 0


class IllegalAction(ValueError):  # noqa: N818 - the name that the design and its users speak of
    """An action against the rules: which one, why it is refused, and in which position. Nothing was changed.

    `refusal` is the reason's number: `Game.reason` puts it into other languages. `position` is the whole text position,
    secrets included: it is for those who run the game, never for those who play it.
    """

    def __init__(self, action: str, refusal: int, reason: str, position: str) -> None:
        super().__init__(f"{action} is not allowed: {reason}")
        self.action = action
        self.refusal = refusal
        self.reason = reason
        self.position = position

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, int, str, str]]:
        return IllegalAction, (self.action, self.refusal, self.reason, self.position)


class EventLog:
    """What happened, as rows of small numbers (kind, seat and up to four details) that a game's speech explains."""

    def __init__(self) -> None:
        self.cells = array("i", bytes(array("i").itemsize * EVENT_CELLS * 64))
        self.capacity = 64
        self.size = 0

    def add(self, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
        """Append one event."""
        if self.size == self.capacity:
            with cython.gil:
                self.grow()
        at = self.size * EVENT_CELLS
        self.cells[at] = kind
        self.cells[at + 1] = seat
        self.cells[at + 2] = a
        self.cells[at + 3] = b
        self.cells[at + 4] = c
        self.cells[at + 5] = d
        self.size += 1

    def grow(self) -> None:
        """Double the room for events."""
        cells = array("i", self.cells)
        cells.extend(self.cells)
        self.cells = cells
        self.capacity *= 2

    def rows(self) -> list[tuple[int, ...]]:
        """The events so far, each as (kind, seat, a, b, c, d)."""
        cells = list(self.cells)
        return [tuple(cells[EVENT_CELLS * i : EVENT_CELLS * (i + 1)]) for i in range(self.size)]

    def clear(self) -> None:
        """Forget the events so far."""
        self.size = 0


class Game:
    """A position of a game, made with the options that shape it. `turn` is the seat that decides, -1 when it is over.

    A position holds no future: what will be drawn is decided when `play` draws it. Set `log` to an `EventLog` to be
    told what happens; copies of a position have none.
    """

    name = ""
    rules_version = 0

    def __init__(self, players: int, n_actions: int) -> None:
        self.players = players
        self.n_actions = n_actions
        self.turn = -1
        self.log: EventLog | None = None

    # What every game gives: native, unchecked, in the hands of search and playouts.

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions into `out` and return how many there are (at most MAX_LEGAL)."""
        return 0

    def refusal(self, action: int) -> int:
        """0 if an id below `n_actions` is legal here, otherwise the number of the reason why it is not."""
        return 1

    def play(self, action: int, rng: Rng) -> None:
        """Make a legal action happen."""

    def copy_from(self, other: Game) -> None:
        """Become equal to another position of the same game and options."""

    def resample(self, seat: int, rng: Rng) -> None:
        """Draw anew all that a seat (-1: a spectator) may not know. A game without secrets leaves this as it is."""

    def points(self, seat: int) -> int:
        """The score of a seat now."""
        return 0

    def standing(self, seat: int) -> int:
        """A number that orders the seats: by score, then by the tie-breaks. Equal numbers share a rank."""
        return 0

    def pick(self, rng: Rng) -> int:
        """A legal action, each equally likely: `actions()[rng.below(len(actions()))]` without making the list."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        return out[rng.below(n)]

    # What every game gives: for Python.

    def lay_out(self, rng: Rng, start: int) -> None:
        """Lay the game out for the first decision; a `start` of -1 lets chance say who starts."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """The options that this position was made with, by name."""
        raise NotImplementedError

    def state(self) -> tuple[Any, ...]:
        """Everything that makes this position what it is: equality, hash and pickle come from it."""
        raise NotImplementedError

    def restore(self, state: tuple[Any, ...]) -> None:
        """Become the position whose `state()` this was."""
        raise NotImplementedError

    def speech(self) -> Speech[Any]:
        """How this game's positions, actions and events are put into words."""
        raise NotImplementedError

    def conceals(self, action: int) -> bool:
        """Whether the other seats may not learn of this decision before the game is over."""
        return False

    # What all games have from the above.

    def set_up(self, rng: Rng, start: int | None = None) -> None:
        """Lay the game out for the first decision; without a `start` chance says who starts."""
        check_rng(rng)
        if start is not None:
            self.check_seat(start)
        self.lay_out(rng, -1 if start is None else start)

    def actor(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        return None if self.turn < 0 else self.turn

    def actions(self) -> list[int]:
        """The ids of the legal actions, in the game's own fixed order; empty when the game is over."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        legal = IDS[:n]
        for i in range(n):
            legal[i] = IDS[out[i]]
        return legal

    def action_mask(self) -> bytes:
        """One byte for each of the `n_actions` ids: 1 where the action is legal now."""
        mask = bytearray(self.n_actions)
        for action in self.actions():
            mask[action] = 1
        return bytes(mask)

    def is_legal(self, action: int) -> bool:
        """Whether an action id is legal now."""
        return self.refusal(self.action_id(action)) == 0

    def apply(self, action: int | str, rng: Rng) -> None:
        """Make an action (id or notation) happen if the rules allow it; else `IllegalAction`, and nothing changes."""
        check_rng(rng)
        checked = self.action_id(action)
        refusal = self.refusal(checked)
        if refusal != 0:
            raise self.illegal(checked, refusal)
        self.play(checked, rng)

    def illegal(self, action: int, refusal: int) -> IllegalAction:
        """The error that says why an action is refused here."""
        return IllegalAction(self.notation(action), refusal, self.reason(refusal), self.text())

    def action_id(self, action: int | str) -> int:
        """The id that an id or a notation stands for; `ValueError` if it is malformed."""
        if isinstance(action, str):
            return self.parse(action)
        if type(action) is not int:
            try:
                action = index(action)
            except TypeError:
                raise ValueError(f"{action!r} is not an action: give an id or a notation") from None
        if not 0 <= action < self.n_actions:
            raise ValueError(f"{action} is not an action of this game: ids go from 0 to {self.n_actions - 1}")
        return action

    def random_action(self, rng: Rng) -> int:
        """A legal action, each equally likely; only while the game is on."""
        check_rng(rng)
        if self.turn < 0:
            raise ValueError("the game is over: there is no action")
        return self.pick(rng)

    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal actions to the end; return how many decisions that took."""
        check_rng(rng)
        return self.play_out(rng)

    def play_out(self, rng: Rng) -> int:
        """`playout` for native code."""
        decisions = 0
        while self.turn >= 0:
            self.play(self.pick(rng), rng)
            decisions += 1
        return decisions

    def walk_out(self, rng: Rng) -> int:
        """A playout that checks at every decision that something is legal; -1 at a dead end, where it stops."""
        check_rng(rng)
        return self.walk(rng)

    def walk(self, rng: Rng) -> int:
        """`walk_out` for native code."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        decisions = 0
        while self.turn >= 0:
            n = self.fill_actions(out)
            if n == 0:
                return -1
            self.play(out[rng.below(n)], rng)
            decisions += 1
        return decisions

    def random_games(self, rng: Rng, games: int) -> int:
        """Play random games from this position, which stays as it is; return how many decisions they took in all."""
        check_rng(rng)
        board = self.blank()
        decisions = 0
        with cython.nogil:
            for _ in range(games):
                board.copy_from(self)
                decisions += board.play_out(rng)
        return decisions

    def copies(self, times: int) -> None:
        """Copy this position so many times into another: what the benchmark of `copy_from` measures."""
        board = self.blank()
        with cython.nogil:
            for _ in range(times):
                board.copy_from(self)

    def blank(self) -> Game:
        """A new position of the same game and options, with nothing set up."""
        return type(self)(**self.options())

    def copy(self) -> Game:
        """An independent position that is equal to this one; it has no event log."""
        board = self.blank()
        board.copy_from(self)
        return board

    def seen_by(self, seat: int | None, rng: Rng) -> Game:
        """A copy in which all that a seat (None: a spectator) may not know is drawn anew from what is possible."""
        if seat is not None:
            self.check_seat(seat)
        check_rng(rng)
        board = self.copy()
        board.resample(-1 if seat is None else seat, rng)
        return board

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {self.players - 1}")

    def scores(self) -> list[int]:
        """The score of every seat."""
        return [self.points(seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """The place of every seat, 1 for the winners; tie-breaks applied, seats that share a place have the same."""
        standings = [self.standing(seat) for seat in range(self.players)]
        return [1 + sum(other > own for other in standings) for own in standings]

    # How it speaks.

    def notation(self, action: int) -> str:
        """The short text of an action: `parse` reads it back."""
        return self.speech().notation(self, self.action_id(action))

    def parse(self, text: str) -> int:
        """The id of an action in short notation; `ValueError` if it is malformed. It need not be legal here."""
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is not an action in notation")
        return self.speech().parse(self, text)

    def parts(self, action: int) -> dict[str, Any]:
        """The pieces that an action is made of, in the order in which a player chooses them."""
        return self.speech().parts(self, self.action_id(action))

    def sentence(self, action: int, language: str = "en", player: str = "") -> str:
        """What an action legal here does, in words; `IllegalAction` for one that is not."""
        checked = self.action_id(action)
        refusal = self.refusal(checked)
        if refusal != 0:
            raise self.illegal(checked, refusal)
        return self.speech().sentence(self, checked, language, player)

    def reason(self, refusal: int, language: str = "en") -> str:
        """Why an action is refused, in words."""
        return self.speech().reason(refusal, language)

    def breakdown(self, seat: int) -> list[Item]:
        """The score of a seat, item by item; the items add up to the score."""
        self.check_seat(seat)
        return self.speech().breakdown(self, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat (or None, a spectator) may know, ready for JSON."""
        if seat is not None:
            self.check_seat(seat)
        return self.speech().view(self, seat)

    def text(self) -> str:
        """The whole position as one line of text, secrets included; `guilda.position` reads it back."""
        return self.speech().text(self)

    def events(self, seat: int | None = None) -> list[Event]:
        """What the log holds, as a seat (or None, a spectator) may know it."""
        if seat is not None:
            self.check_seat(seat)
        if self.log is None:
            return []
        speech = self.speech()
        return [speech.event(self, row, seat) for row in self.log.rows()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text()!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.options(), self.state())


def restored(kind: type[Game], options: dict[str, Any], state: tuple[Any, ...]) -> Game:
    """The position of that kind, options and state (how pickle makes it again)."""
    board = kind(**options)
    board.restore(state)
    return board
