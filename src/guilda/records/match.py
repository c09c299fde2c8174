"""A match: a position with its generator and its record."""

from __future__ import annotations

from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda.records.fairness import commitment, server_seed
from guilda.records.record import HIDDEN, Move, Record, Seat
from guilda.rules.game import EventLog
from guilda.rules.registry import game
from guilda.rules.rng import KeyedRng
from guilda.rules.speech import player_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.game import Game
    from guilda.rules.speech import Event, Item


class Decision(NamedTuple):
    """A decision that was made: the move, who made it, whether others may not learn of it yet, what it did.

    `before` is the state that taking it back leads to; None when something was shown in it.
    """

    move: Move
    seat: int
    concealed: bool
    rows: list[tuple[int, ...]]
    before: tuple[Any, ...] | None


class Match:
    """A game that is being played. `position` is where it stands: copy it before you try things out on it.

    `seed` makes the match repeatable (see `fairness.server_seed`); `seats` are the players and the seeds they bring.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | bytes | None = None,
        seats: Sequence[Seat | str] = (),
    ) -> None:
        self.game = game(name)
        self.options = self.game.check(options or {})
        players = self.options["players"]
        assert isinstance(players, int)
        given = seats or [player_name(seat, "en") for seat in range(players)]
        self.seats = tuple(Seat(seat) if isinstance(seat, str) else seat for seat in given)
        if len(self.seats) != players:
            raise ValueError(f"{name} for {players} players needs {players} seats, not {len(self.seats)}")
        self._server_seed = server_seed(seed)
        self.commitment = commitment(self._server_seed)
        self._rng = KeyedRng(self._server_seed, [seat.seed for seat in self.seats])
        self._log = EventLog()
        self.position: Game = self.game.position(self.options, self._rng, self._log)
        self._began = monotonic()
        self._set_up = self._log.rows()
        self._decisions: list[Decision] = []

    def actor(self) -> int | None:
        """The seat that decides now, or None when the match is over."""
        return self.position.actor()

    def actions(self) -> list[int]:
        """The ids of the legal actions."""
        return self.position.actions()

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self._decisions)

    @property
    def decisions(self) -> Sequence[Decision]:
        """The decisions so far. They tell everything: keep them from those who still play."""
        return self._decisions

    @property
    def set_up(self) -> Sequence[tuple[int, ...]]:
        """What happened before the first decision, as rows of the event log."""
        return self._set_up

    @property
    def moves(self) -> list[str]:
        """The decisions so far, in notation. They tell everything: keep them from those who still play."""
        return [decision.move.notation for decision in self._decisions]

    @property
    def actors(self) -> list[int]:
        """Which seat made each decision so far."""
        return [decision.seat for decision in self._decisions]

    @property
    def draws(self) -> list[tuple[int, int]]:
        """Every draw so far, as (n, outcome). Keep them from those who still play."""
        return list(self._rng.draws)

    def apply(self, action: int | str, time: int | None = None) -> None:
        """Make a decision, given as id or notation. Anything illegal is refused and changes nothing."""
        position = self.position
        checked = position.action_id(action)
        if time is None:
            time = self.elapsed()
        elif type(time) is not int or time < 0:
            raise ValueError(f"the time of a move is a whole number of milliseconds, not {time!r}")
        before, mark, ply = position.state(), self._rng.mark(), self.ply
        self._log.clear()
        move, concealed, seat = Move(position.notation(checked), time), position.conceals(checked), position.turn
        try:
            position.apply(checked, self._rng)
            rows = self._log.rows()
            shown = any(self.game.speech.reveals(row) for row in rows) or self._rng.mark() != mark
            self._decisions.append(Decision(move, seat, concealed, rows, None if shown else before))
        except BaseException:  # illegal, or something came in between, such as Ctrl-C: the decision was not made
            position.restore(before)
            self._rng.go_back(mark)
            del self._decisions[ply:]
            raise
        if self._rng.interrupt is not None:
            interrupt, self._rng.interrupt = self._rng.interrupt, None
            raise interrupt

    def elapsed(self) -> int:
        """Milliseconds since the match began."""
        return round(1000 * (monotonic() - self._began))

    def go_on_from(self, time: int) -> None:
        """Let the match's time go on from so many milliseconds: a match that was saved has had some already."""
        self._began = monotonic() - time / 1000

    def __reduce__(self) -> tuple[Any, ...]:
        from guilda.records.replay import resume

        return resume, (self.record(private=True),)

    @property
    def undoable(self) -> int:
        """How many of the last decisions can be taken back: those since something was last drawn or shown."""
        return sum(1 for _ in takewhile(lambda decision: decision.before is not None, reversed(self._decisions)))

    def undo(self) -> None:
        """Take the last decision back. What chance has shown stays shown: such a decision stands."""
        before = self._decisions[-1].before if self._decisions else None
        if before is None:
            raise ValueError("there is nothing to take back: chance has shown something since")
        self._decisions.pop()
        self.position.restore(before)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know of the position."""
        return self.position.view(seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from a ply on, as a seat (None: a spectator) may know it; the set-up belongs to ply 0."""
        if seat is not None:
            self.position.check_seat(seat)
        speech = self.game.speech
        told = [self._set_up, *(decision.rows for decision in self._decisions)]
        rows = [row for part in told[since:] for row in part]
        return [speech.event(self.position, row, seat) for row in rows]

    def scores(self) -> list[int]:
        """The score of every seat."""
        return self.position.scores()

    def ranks(self) -> list[int]:
        """The place of every seat, 1 for the winners."""
        return self.position.ranks()

    def breakdown(self, seat: int) -> list[Item]:
        """The score of a seat, item by item."""
        return self.position.breakdown(seat)

    def record(self, *, private: bool = False) -> Record:
        """The record so far. Until the match is over it keeps the seed, the draws and hidden decisions to itself,
        unless it is a private one, from which the match can go on.
        """  # noqa: D205 - one thought
        over = self.position.turn < 0
        tell = over or private
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            components=self.game.components,
            options=self.options,
            seats=self.seats,
            commitment=self.commitment,
            moves=tuple(Move(HIDDEN, d.move.time) if d.concealed and not tell else d.move for d in self._decisions),
            draws=tuple(self._rng.draws) if tell else None,
            result={"scores": self.scores(), "ranks": self.ranks()} if over else None,
            server_seed=self._server_seed.hex() if tell else None,
        )
