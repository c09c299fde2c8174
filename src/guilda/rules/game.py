"""The interface of every game: a position, its actions, and the methods that play them.

A game implements the methods in the first part of `Game`; the others follow from them.
"""

from __future__ import annotations

from array import array
from operator import index
from typing import TYPE_CHECKING, Any, Self

import cython

from guilda.rules.arrays import as_array
from guilda.rules.constants import *
from guilda.rules.rng import FastRng, KeyedRng, Rng, ScriptedRng
from guilda.rules.sealed import is_python_class, refuse_overrides
from guilda.rules.state import duplicate, fields_of, places_of, state_names

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence

    from guilda.rules.presentation import Event, Item, Presentation

if not cython.compiled:

    def memcpy(to: object, source: object, size: int) -> None:
        """Copy memory; only compiled code does."""


ONE = 1
IDS = list(range(MAX_ACTIONS))  # made once, so that lists of actions are quick to build


def cells(count: int, value: int = 0) -> list[int]:
    """Return an array of equal numbers."""
    return [value] * count


def check_rng(rng: Rng | None) -> int:
    """Refuse to play without a generator: native code does not check."""
    if rng is None:
        raise TypeError("a generator is needed, such as guilda.FastRng(seed), not None")
    return 0


class IllegalAction(ValueError):  # noqa: N818 - the name that the design and its users speak of
    """An action against the rules: the action, the reason and the position. Nothing was changed.

    `refusal` is the reason's number, which `Game.reason` translates.
    """

    def __init__(self, action: str, refusal: int, reason: str, position: Game | str) -> None:
        super().__init__(f"{action} is not allowed: {reason}")
        self.action = action
        self.refusal = refusal
        self.reason = reason
        self._position = position

    @property
    def position(self) -> str:
        """The whole text position, hidden information included: never show it to players."""
        if not isinstance(self._position, str):
            self._position = self._position.text()
        return self._position

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, int, str, str]]:
        return IllegalAction, (self.action, self.refusal, self.reason, self.position)


class EventLog:
    """A log of events: rows of small numbers (kind, seat and up to four details) that the presentation decodes."""

    def __init__(self) -> None:
        self.cells = array("i", bytes(array("i").itemsize * EVENT_CELLS * 64))
        self.capacity = 64
        self.size = 0
        self.lost = 0

    def add(self, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
        """Append one event."""
        if self.size == self.capacity:
            with cython.gil:
                self.grow()
            if self.size == self.capacity:
                self.lost += 1
                return
        at = self.size * EVENT_CELLS
        self.cells[at] = kind
        self.cells[at + 1] = seat
        self.cells[at + 2] = a
        self.cells[at + 3] = b
        self.cells[at + 4] = c
        self.cells[at + 5] = d
        self.size += 1

    def grow(self) -> None:
        """Double the capacity; without memory for it, leave it as it is."""
        try:
            cells = array("i", self.cells)
            cells.extend(self.cells)
        except MemoryError:
            return
        self.cells = cells
        self.capacity *= 2

    def rows(self) -> list[tuple[int, ...]]:
        """Return the events so far, each as (kind, seat, a, b, c, d)."""
        if self.lost:
            raise MemoryError(f"there was no memory for {self.lost} events")
        return [tuple([self.cells[EVENT_CELLS * i + k] for k in range(EVENT_CELLS)]) for i in range(self.size)]

    def clear(self) -> None:
        """Remove all events."""
        self.size = 0
        self.lost = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return log_of, (self.rows(),)


def log_of(rows: list[tuple[int, ...]]) -> EventLog:
    """Return a log with these events; used by pickle."""
    log = EventLog()
    for kind, seat, a, b, c, d in rows:
        log.add(kind, seat, a, b, c, d)
    return log


class Game:
    """A position of a game with its options. `turn` is the seat to act, -1 when the game is over.

    A position does not contain future draws: `play` draws when it needs to. Set `log` to an `EventLog` to record
    events; copies of a position have none.

    Fields are declared once (see `guilda.rules.state`). A game can be plain Python, without a .pxd, while this class is
    compiled: native code then calls its Python methods. If it declares no fields, all its attributes are its state.
    """

    name = ""
    rules_version = 0

    def __init__(self, players: int, n_actions: int) -> None:
        if not 0 < n_actions <= MAX_ACTIONS:
            raise ValueError(f"a game has from 1 to {MAX_ACTIONS} actions, not {n_actions}")
        self.players = players
        self.n_actions = n_actions
        self.log: EventLog | None = None
        self.fault: BaseException | None = None
        self.bridged = _adopt(type(self))
        if cython.compiled:
            native = _native_base(type(self))
            self.turn = -1
            self.first = cython.cast("char*", cython.address(self.turn)) - cython.cast(
                "char*", cython.cast("void*", self)
            )
            self.extent = native.__basicsize__ - self.first
        self.clear_fields()

    # Defined by every game: native, unchecked, called by search and playouts.

    def fill_actions(self, out: MutableSequence[int]) -> int:
        """Write the legal actions into `out` and return their number (at most MAX_LEGAL)."""
        with cython.gil:
            return self.ask_actions(out)

    def refusal(self, action: int) -> int:
        """Return 0 if an id below `n_actions` is legal here, otherwise the number of the reason."""
        if cython.compiled:
            if self.bridged:
                with cython.gil:
                    if _defines(type(self), "refusal"):
                        return self.ask_number("refusal", action)
        else:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        for i in range(n):
            if out[i] == action:
                return 0
        return 1

    def play(self, action: int, rng: Rng) -> None:
        """Play a legal action."""
        with cython.gil:
            self.ask_play(action, rng)

    def copy_from(self, other: Game) -> None:
        """Copy another position of the same game and options into this one."""
        if cython.compiled:  # noqa: SIM102 - as above
            if not self.bridged:
                memcpy(
                    cython.cast("char*", cython.cast("void*", self)) + self.first,
                    cython.cast("char*", cython.cast("void*", other)) + self.first,
                    self.extent,
                )
                return
        with cython.gil:
            self.ask_copy(other)

    def resample(self, seat: int, rng: Rng) -> None:
        """Redraw everything hidden from a seat (-1: a spectator). By default a game has no hidden information."""
        if cython.compiled:  # noqa: SIM102 - uncompiled, the block is not there
            if self.bridged:
                with cython.gil:
                    self.ask_resample(seat, rng)

    def points(self, seat: int) -> int:
        """Return the current score of a seat."""
        with cython.gil:
            return self.ask_number("points", seat)

    def standing(self, seat: int) -> int:
        """Return a number that orders the seats by score and tie-breaks. Equal numbers share a rank."""
        if cython.compiled:  # noqa: SIM102 - uncompiled, the block is not there
            if self.bridged:
                with cython.gil:
                    if _defines(type(self), "standing"):
                        return self.ask_number("standing", seat)
        return self.points(seat)

    def pick(self, rng: Rng) -> int:
        """Return a uniformly random legal action: `actions()[rng.below(len(actions()))]` without the list."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        if n > 0:
            return out[rng.draw(n)]
        with cython.gil:
            self.fail(
                ValueError("fill_actions found no legal action, but the game is not over: its end sets turn to -1")
            )
        return 0

    def fill_bits(self, words: MutableSequence[int]) -> None:
        """Add the legal actions to an empty set of ids: bit `id % 64` of word `id // 64`."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        for i in range(n):
            words[out[i] >> 6] |= ONE << (out[i] & 63)

    def lay_out(self, rng: Rng, start: int) -> None:
        """Set up the game for the first decision; a `start` of -1 draws the starting player."""
        with cython.gil:
            self.ask_lay_out(rng, start)

    # Defined by every game, for Python.

    def options(self) -> dict[str, Any]:
        """Return the options of this position, by name."""
        return {"players": self.players}

    def derive(self) -> None:
        """Compute the derived fields from the others; called after `restore`."""

    def presentation(self) -> Presentation[Any]:
        """Return the presentation of this game."""
        from guilda.rules.registry import game

        return game(self.name).presentation

    def conceals(self, action: int) -> bool:
        """Return whether this decision is hidden from the other seats until the game is over."""
        return False

    # Fields

    def clear_fields(self) -> None:
        """Give every declared field its initial value."""
        kind: type = type(self)
        self.turn = -1
        if not cython.compiled or self.bridged:
            for field in fields_of(kind)[1:]:
                setattr(self, field.name, field.first_value())
            return
        start = cython.cast("char*", cython.cast("void*", self)) + self.first
        if kind in IMAGES:
            memcpy(start, cython.cast("char*", IMAGES[kind]), self.extent)
            return
        for field in fields_of(kind)[1:]:
            if field.cells.initial != 0:
                self.write_field(field.name, field.first_value())
        IMAGES[kind] = start[: self.extent]

    def write_field(self, name: str, value: Any) -> None:
        """Set a field; in a compiled position Python code cannot assign to it."""
        if not cython.compiled or self.bridged:
            setattr(self, name, duplicate(value))
            return
        place = places_of(_native_base(type(self)), self.first)[name]
        if place.length == 0:
            self.poke(place.offset, place.type, 0, value)
            return
        if len(value) != place.length:
            raise ValueError(f"{name} has {place.length} cells, not {len(value)}")
        for i in range(place.length):
            self.poke(place.offset, place.type, i, value[i])

    def poke(self, offset: int, kind: str, i: int, value: Any) -> None:
        """Write a number into an array of a C type at an offset."""
        if cython.compiled:
            at = cython.cast("char*", cython.cast("void*", self)) + offset
            if kind == "short":
                cython.cast("short*", at)[i] = value
            elif kind == "unsigned long long":
                cython.cast("unsigned long long*", at)[i] = value
            else:
                cython.cast("int*", at)[i] = value

    def _attribute_names(self) -> list[str]:
        """Return the names of all attributes of a plain Python object that belong to its state."""
        return ["turn", *sorted([name for name in vars(self) if name not in OWN_NAMES])]

    def state(self) -> tuple[Any, ...]:
        """Return the full state of this position: the basis of equality and pickling."""
        kind: type = type(self)
        names = state_names(kind)
        if not names:
            return tuple([(name, duplicate(getattr(self, name))) for name in self._attribute_names()])
        values = [getattr(self, name) for name in names]
        return tuple([tuple(value) if type(value) is list else value for value in values])

    def restore(self, state: tuple[Any, ...]) -> None:
        """Restore the position that returned this `state()`."""
        kind: type = type(self)
        names = state_names(kind)
        if names:
            values = [list(value) if type(value) is tuple else value for value in state]
            self._set_fields(dict(zip(names, values, strict=True)))
        else:
            self._set_fields(dict(state))

    def _set_fields(self, values: Mapping[str, Any]) -> None:
        """Set fields by name and derive the others. Values are not checked against the rules."""
        for name, value in values.items():
            self.write_field(name, value)
        self.derive()

    def _set_turn(self, seat: int) -> None:
        """Set the seat to act, for a game in plain Python; -1 ends the game."""
        if not self.bridged:
            raise AttributeError("turn cannot be set: play an action")
        if not -1 <= seat < self.players:
            raise ValueError(f"turn cannot be {seat}: seats go from 0 to {self.players - 1}, -1 is the end")
        self.turn = seat

    # The bridge to the methods of a game in plain Python. After an error the game counts as over, so that loops end;
    # the call that entered native code raises it.

    def fail(self, error: BaseException) -> None:
        """Keep the first error until `_raise_fault`."""
        if self.fault is None:
            self.fault = error
        self.turn = -1

    def _raise_fault(self) -> None:
        """Raise the first error of a method in plain Python, if there was one."""
        if self.fault is not None:
            error, self.fault = self.fault, None
            raise error

    def ask_actions(self, out: MutableSequence[int]) -> int:
        """Call `fill_actions` of a Python class."""
        if self.fault is not None:
            return 0
        try:
            if not cython.compiled:
                raise NotImplementedError(f"{type(self).__name__} must define fill_actions")
            cells = [0] * MAX_LEGAL
            count: int = type(self).fill_actions(self, cells)
            if not 0 <= count <= MAX_LEGAL:
                raise ValueError(f"fill_actions returned {count}: at most {MAX_LEGAL} actions can be legal at once")
            for i in range(count):
                if not 0 <= cells[i] < self.n_actions:
                    raise ValueError(f"fill_actions wrote {cells[i]}: ids go from 0 to {self.n_actions - 1}")
                out[i] = cells[i]
            return count
        except BaseException as error:
            self.fail(error)
            return 0

    def ask_number(self, method: str, argument: int) -> int:
        """Call a method of a Python class that takes and returns a number."""
        if self.fault is not None:
            return 0
        try:
            if not _defines(type(self), method):
                raise NotImplementedError(f"{type(self).__name__} must define {method}")
            number: int = getattr(self, method)(argument)
            return number
        except BaseException as error:
            self.fail(error)
            return 0

    def ask_play(self, action: int, rng: Rng) -> None:
        """Call `play` of a Python class."""
        if self.fault is not None:
            self.turn = -1
            return
        try:
            if not cython.compiled:
                raise NotImplementedError(f"{type(self).__name__} must define play")
            type(self).play(self, action, rng)
        except BaseException as error:
            self.fail(error)

    def ask_lay_out(self, rng: Rng, start: int) -> None:
        """Call `lay_out` of a Python class."""
        if self.fault is not None:
            return
        try:
            if not (cython.compiled and _defines(type(self), "lay_out")):
                raise NotImplementedError(f"{type(self).__name__} must define lay_out")
            type(self).lay_out(self, rng, start)
        except BaseException as error:
            self.fail(error)

    def ask_copy(self, other: Game) -> None:
        """Copy the fields of a Python object."""
        if self.fault is not None:
            return
        try:
            kind: type = type(self)
            names = [field.name for field in fields_of(kind)] or other._attribute_names()
            for name in names:
                setattr(self, name, duplicate(getattr(other, name)))
        except BaseException as error:
            self.fail(error)

    def ask_resample(self, seat: int, rng: Rng) -> None:
        """Call `resample` of a Python class, if it has one."""
        try:
            if self.fault is None and _defines(type(self), "resample"):
                type(self).resample(self, seat, rng)
        except BaseException as error:
            self.fail(error)

    # Derived from the above for all games.

    def log_event(self, kind: int, seat: int = -1, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event to the log, if there is one. Games in plain Python call this; native ones call `log.add`."""
        if self.log is not None:
            self.log.add(kind, seat, a, b, c, d)

    def set_up(self, rng: Rng, start: int | None = None) -> None:
        """Set up the game for the first decision; without a `start` the starting player is random."""
        check_rng(rng)
        if start is not None:
            self.check_seat(start)
        self.lay_out(rng, -1 if start is None else start)
        self._raise_errors(rng)

    def actor(self) -> int | None:
        """Return the seat that decides now, or None when the game is over."""
        return None if self.turn < 0 else self.turn

    def actions(self) -> list[int]:
        """Return the ids of the legal actions, in the game's fixed order; empty when the game is over."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        n = self.fill_actions(out)
        if self.fault is not None:
            self._raise_fault()
        legal = IDS[:n]
        for i in range(n):
            legal[i] = IDS[out[i]]
        return legal

    def action_mask(self) -> Any:
        """Return an array of 8-bit integers, one for each of the `n_actions` ids: 1 where the action is legal now.

        It is a NumPy array where NumPy is installed, otherwise an `array.array`.
        """
        mask = array("b", bytes(self.n_actions))
        for action in self.actions():
            mask[action] = 1
        return as_array(mask)

    def observation(self, seat: int | None = None) -> Any:
        """Return what a seat (None: the seat to act) may know as an array of 16-bit integers.

        It is a NumPy array where NumPy is installed, otherwise an `array.array`. `guilda.encoding` names its fields.
        """
        from guilda.rules.registry import load

        if seat is None:
            if self.turn < 0:
                raise ValueError("the game is over: name the seat that observes")
            seat = self.turn
        return load("guilda.encoding.encoder:shared_encoder")(self).observe(self, seat)

    def is_legal(self, action: int | str) -> bool:
        """Return whether an action (id or notation) is legal now; `ValueError` if it is malformed."""
        refusal = self.refusal(self.action_id(action))
        self._raise_fault()
        return refusal == 0

    def apply(self, action: int | str, rng: Rng) -> None:
        """Play an action (id or notation) if it is legal; otherwise raise `IllegalAction` and change nothing."""
        check_rng(rng)
        checked = self.action_id(action)
        refusal = self.refusal(checked)
        if refusal != 0:
            raise self._illegal(checked, refusal)
        if not self.bridged and (type(rng) is FastRng or type(rng) is KeyedRng or type(rng) is ScriptedRng):
            self.play(checked, rng)
        else:
            self.apply_safely(checked, rng)

    def _legal_id(self, action: int | str) -> int:
        """Return the id of an action that is legal here; otherwise raise `IllegalAction`."""
        checked = self.action_id(action)
        refusal = self.refusal(checked)
        if refusal != 0:
            raise self._illegal(checked, refusal)
        return checked

    def apply_safely(self, action: int, rng: Rng) -> None:
        """Play a legal action; if Python code fails on the way, change nothing and raise the error."""
        before = self.state()
        try:
            self.play(action, rng)
            self._raise_fault()
            rng._raise_interrupt()
        except BaseException:
            self.restore(before)
            raise

    def _illegal(self, action: int, refusal: int) -> IllegalAction:
        """Return the error that says why an action is refused here."""
        self._raise_fault()
        return IllegalAction(self.notation(action), refusal, self.reason(refusal), self.copy())

    def action_id(self, action: int | str) -> int:
        """Return the id of an action given as id or notation; `ValueError` if it is malformed."""
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
        """Return a uniformly random legal action of a game that is not over."""
        check_rng(rng)
        if self.turn < 0:
            raise ValueError("the game is over: there is no action")
        action = self.pick(rng)
        self._raise_errors(rng)
        return action

    def _raise_errors(self, rng: Rng) -> None:
        """Raise an error that occurred in Python code called by native code."""
        self._raise_fault()
        rng._raise_interrupt()

    def playout(self, rng: Rng) -> int:
        """Play uniformly random legal actions to the end; return the number of decisions."""
        check_rng(rng)
        decisions = self.play_out(rng)
        self._raise_errors(rng)
        return decisions

    def play_out(self, rng: Rng) -> int:
        """`playout` for native code."""
        decisions = 0
        while self.turn >= 0:
            self.play(self.pick(rng), rng)
            decisions += 1
        return decisions

    def walk_out(self, rng: Rng) -> int:
        """Run a playout that checks each action; return -1 and stop where none is legal."""
        check_rng(rng)
        decisions = self.walk(rng)
        self._raise_errors(rng)
        return decisions

    def walk(self, rng: Rng) -> int:
        """`walk_out` for native code."""
        if not cython.compiled:
            out = [0] * MAX_LEGAL
        decisions = 0
        while self.turn >= 0:
            n = self.fill_actions(out)
            if n == 0:
                return -1
            self.play(out[rng.draw(n)], rng)
            decisions += 1
        return decisions

    def random_games(self, rng: Rng, games: int) -> int:
        """Play random games from this position without changing it; return the total number of decisions."""
        check_rng(rng)
        board = self.blank()
        decisions = 0
        with cython.nogil:
            for _ in range(games):
                board.copy_from(self)
                decisions += board.play_out(rng)
        board._raise_errors(rng)
        return decisions

    def _copies(self, times: int) -> None:
        """Copy this position repeatedly into another: the benchmark of `copy_from`."""
        board = self.blank()
        with cython.nogil:
            for _ in range(times):
                board.copy_from(self)

    def blank(self) -> Self:
        """Return a new position of the same game and options, not set up."""
        return type(self)(**self.options())

    def copy(self) -> Self:
        """Return an independent copy of this position, without an event log."""
        board: Self
        if cython.compiled and not self.bridged:  # no `__init__`: all fields are copied
            board = cython.cast(Game, type(self).__new__(type(self)))
            board.players = self.players
            board.n_actions = self.n_actions
            board.first = self.first
            board.extent = self.extent
        else:
            board = self.blank()
        board.copy_from(self)
        board._raise_fault()
        return board

    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        """Return a copy in which everything hidden from a seat (None: a spectator) is redrawn."""
        if seat is not None:
            self.check_seat(seat)
        check_rng(rng)
        board = self.copy()
        board.resample(-1 if seat is None else seat, rng)
        board._raise_errors(rng)
        return board

    def assured_points(self, seat: int) -> int:
        """Return the points of a seat including those that the next scoring is certain to change as things stand."""
        self.check_seat(seat)
        return self.scores()[seat]

    def last_round(self) -> bool:
        """Return whether this is certainly the last round of a game in progress."""
        return False

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {self.players - 1}")

    def scores(self) -> list[int]:
        """Return the score of every seat."""
        scores = [self.points(seat) for seat in range(self.players)]
        self._raise_fault()
        return scores

    def ranks(self) -> list[int]:
        """Return the rank of every seat after tie-breaks, 1 for the winners; tied seats have the same rank."""
        standings = [self.standing(seat) for seat in range(self.players)]
        self._raise_fault()
        return [1 + sum([other > own for other in standings]) for own in standings]

    # Presentation.

    def notation(self, action: int) -> str:
        """Return the notation of an action; `parse` reads it back."""
        return self.presentation().notation(self, self.action_id(action))

    def parse(self, text: str) -> int:
        """Return the id of an action in notation; `ValueError` if it is malformed. It need not be legal here."""
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is not an action in notation")
        return self.presentation().parse(self, text)

    def parts(self, action: int) -> dict[str, Any]:
        """Return the parts of an action in the order in which a player chooses them."""
        return dict(self.presentation().parts(self, self.action_id(action)))

    def facts(self, action: int) -> dict[str, Any]:
        """Return the effect of a legal action as typed facts; `IllegalAction` if it is illegal."""
        return self.presentation().facts(self, self._legal_id(action))

    def sentence(self, action: int, language: str = "en", player: str = "") -> str:
        """Return a sentence that describes a legal action; `IllegalAction` if it is illegal."""
        return self.presentation().sentence(self, self._legal_id(action), language, player)

    def reason(self, refusal: int, language: str = "en") -> str:
        """Return a sentence that says why an action is illegal."""
        return self.presentation().reason(refusal, language)

    def breakdown(self, seat: int) -> list[Item]:
        """Return the score of a seat, item by item; the items add up to the score."""
        self.check_seat(seat)
        return self.presentation().breakdown(self, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return everything that a seat (None: a spectator) may know, ready for JSON."""
        if seat is not None:
            self.check_seat(seat)
        return dict(self.presentation().view(self, seat))

    def text(self) -> str:
        """Return the position as one line of text, hidden information included; `guilda.position` reads it back."""
        return self.presentation().text(self)

    def events(self, seat: int | None = None) -> list[Event]:
        """Return the events in the log as a seat (None: a spectator) may know them."""
        if seat is not None:
            self.check_seat(seat)
        if self.log is None:
            return []
        presentation = self.presentation()
        return [presentation.event(self, row, seat) for row in self.log.rows()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.name == other.name
            and self.options() == other.options()
            and self.state() == other.state()
        )

    def __hash__(self) -> int:
        raise TypeError("a position can change, so it has no hash: use its text() as a key")

    def __str__(self) -> str:
        """Return the board as the terminal draws it, as the player to act sees it; as a spectator when it is over."""
        from guilda.locales import catalogue
        from guilda.rules.registry import game, load

        try:
            board = game(self.name).board
        except ValueError:  # not registered
            return repr(self)
        names = [catalogue("en").player_name(seat) for seat in range(self.players)]
        draw, paint = load(board), load("guilda.terminal.paint:Paint")
        return "\n".join(draw(self.view(self.actor()), paint(False), "en", names))

    def svg(self, seat: int | None = None, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return a drawing of the board as a seat (None: a spectator) sees it, as an SVG document."""
        from guilda.rules.registry import load

        drawn: str = load("guilda.drawing.svg:draw")(self, seat, language, names)
        return drawn

    def _repr_svg_(self) -> str:
        """Draw the board in a notebook, as the player to act sees it; as a spectator when it is over."""
        return self.svg(self.actor())

    def __repr__(self) -> str:
        try:
            return f"<{type(self).__name__} {self.text()!r}>"
        except ValueError:  # not registered
            return f"<{type(self).__name__} turn={self.turn} scores={self.scores()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.options(), self.state())


def restored(kind: type[Game], options: dict[str, Any], state: tuple[Any, ...]) -> Game:
    """Return the position of a kind with options and state; used by pickle."""
    board = kind(**options)
    board.restore(state)
    return board


# Plain Python games


REQUIRED = ("fill_actions", "play", "points", "lay_out")
# Methods that compiled code does not look up in Python classes.
NATIVE = (
    *("copy_from", "pick", "fill_bits", "clear_fields", "write_field", "poke", "fail"),
    *("ask_actions", "ask_number", "ask_play", "ask_lay_out", "ask_copy", "ask_resample"),
    *("apply_safely", "_raise_errors", "play_out", "walk"),
)
# Methods that follow from others, which compiled code uses: `turn`, `fill_actions`, `refusal` and `points`.
DERIVED = ("actor", "actions", "is_legal", "random_action", "scores")
OWN_NAMES = {"players", "n_actions", "log", "fault", "bridged", "turn"}
ADOPTED: dict[type, bool] = {}
IMAGES: dict[type, Any] = {}  # the fields of a new position of a compiled class, as laid out in memory


def _defines(kind: type, method: str) -> bool:
    """Return whether a Python class defines a method itself rather than inheriting it from `Game`."""
    return getattr(kind, method, None) is not getattr(Game, method, None)


def _native_base(kind: type) -> type:
    """Return the compiled class that a class is or derives from."""
    while is_python_class(kind):
        assert kind.__base__ is not None
        kind = kind.__base__
    return kind


def _adopt(kind: type) -> bool:
    """Return whether native code must call the Python methods of a class; `TypeError` if it cannot."""
    if kind in ADOPTED:
        return ADOPTED[kind]
    if cython.compiled:
        bridged = is_python_class(kind)
        native = _native_base(kind)
        if bridged and native is not Game:
            raise TypeError(
                f"{kind.__name__} derives from {native.__name__}, whose compiled code would not call its methods: "
                f"derive from guilda.Game"
            )
    else:
        bridged = not kind.__module__.startswith("guilda.")
    if bridged:
        lacking = [method for method in REQUIRED if not _defines(kind, method)]
        if lacking:
            raise TypeError(f"{kind.__name__} must define {', '.join(lacking)}")
        if is_python_class(kind):
            refuse_overrides(kind, Game, (*NATIVE, *DERIVED))
        if cython.compiled:
            kind.turn = property(Game.turn.__get__, Game._set_turn)  # type: ignore[attr-defined, misc]
    ADOPTED[kind] = bridged
    return bridged
