"""A match: a position with its generator and its record."""

from __future__ import annotations

from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from guilda.locales import catalogue
from guilda.records.deal import DealRng
from guilda.records.fairness import commitment, server_seed
from guilda.records.record import HIDDEN, Move, Record, Seat
from guilda.rules.game import EventLog
from guilda.rules.registry import game
from guilda.rules.rng import KeyedRng

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from guilda.rules.game import Game
    from guilda.rules.presentation import Event, Item


class Decision(NamedTuple):
    """A decision: the move, its seat, whether it is hidden from the others until the end, and its events.

    `before` is the position that undoing it restores; None if the decision drew or revealed something.
    """

    move: Move
    seat: int
    concealed: bool
    rows: list[tuple[int, ...]]
    before: Game | None


class Match:
    """A game in progress: its position, generator and record.

    `seed` makes the match reproducible (see `fairness.server_seed`); `seats` are the players and their seeds. In a
    `deal` chance does not depend on the decisions before it (see `deal.DealRng`).
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | bytes | None = None,
        seats: Sequence[Seat | str] = (),
        deal: bool = False,
    ) -> None:
        self.game = game(name)
        self.options = self.game.check(options or {})
        players = self.options["players"]
        assert isinstance(players, int)
        given = seats or [catalogue("en").player_name(seat) for seat in range(players)]
        self.seats = tuple(Seat(seat) if isinstance(seat, str) else seat for seat in given)
        if len(self.seats) != players:
            raise ValueError(f"{name} for {players} players needs {players} seats, not {len(self.seats)}")
        self._server_seed = server_seed(seed)
        self.commitment = commitment(self._server_seed)
        seeds = [seat.seed for seat in self.seats]
        self._rng: Any = DealRng(self._server_seed, seeds, self.game) if deal else KeyedRng(self._server_seed, seeds)
        self._log = EventLog()
        self._position: Game = self.game.position(self.options, self._rng, self._log)
        self._began = monotonic()
        self._set_up = self._log.rows()
        self._decisions: list[Decision] = []

    @property
    def position(self) -> Game:
        """Return a copy of the position; playing on it does not change the match."""
        return self._position.copy()

    def __repr__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items() if value is not None)
        actor = self.actor()
        state = "over" if actor is None else f"seat {actor} to act"
        return f"<Match of {self.game.name} {options}: {self.ply} decisions, {state}, scores {self.scores()}>"

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """Return a drawing of the board as a seat (None: a spectator) sees it, as an SVG document."""
        return self._position.svg(seat, language, [each.name for each in self.seats])

    def _repr_svg_(self) -> str:
        """Draw the board in a notebook, as the player to act sees it; as a spectator when the match is over."""
        return self.svg(self.actor())

    def actor(self) -> int | None:
        """Return the seat that decides now, or None when the match is over."""
        return self._position.actor()

    def actions(self) -> list[int]:
        """Return the ids of the legal actions."""
        return self._position.actions()

    @property
    def ply(self) -> int:
        """Return the number of decisions so far."""
        return len(self._decisions)

    @property
    def decisions(self) -> Sequence[Decision]:
        """Return the decisions so far, hidden ones included: do not show them to players before the end."""
        return self._decisions

    @property
    def set_up(self) -> Sequence[tuple[int, ...]]:
        """Return the events before the first decision, as rows of the event log."""
        return self._set_up

    @property
    def moves(self) -> list[str]:
        """Return the decisions so far in notation, hidden ones included: do not show them to players before the end."""
        return [decision.move.notation for decision in self._decisions]

    @property
    def actors(self) -> list[int]:
        """Return the seat of each decision so far."""
        return [decision.seat for decision in self._decisions]

    @property
    def draws(self) -> list[tuple[int, int]]:
        """Return every draw so far, as (n, outcome): do not show them to players before the end."""
        return list(self._rng.draws)

    @property
    def chance_events(self) -> list[int] | None:
        """Return the number of the chance event of each draw; None if the match is not a deal."""
        return list(self._rng.events) if isinstance(self._rng, DealRng) else None

    def apply(self, action: int | str, time: int | None = None) -> None:
        """Make a decision, given as id or notation. An illegal one raises `IllegalAction` and changes nothing."""
        position = self._position
        checked = position.action_id(action)
        if time is None:
            time = self.elapsed()
        elif type(time) is not int or time < 0:
            raise ValueError(f"the time of a move is a whole number of milliseconds, not {time!r}")
        before, mark, ply = position.copy(), self._rng.mark(), self.ply
        self._log.clear()
        if isinstance(self._rng, DealRng):
            self._rng.begin(position, checked)
        move, concealed, seat = Move(position.notation(checked), time), position.conceals(checked), position.turn
        try:
            position.apply(checked, self._rng)
            rows = self._log.rows()
            shown = any(self.game.presentation.reveals(row) for row in rows) or self._rng.mark() != mark
            self._decisions.append(Decision(move, seat, concealed, rows, None if shown else before))
        except BaseException:  # illegal or interrupted (Ctrl-C): the decision does not count
            self._return_to(before)
            self._rng.go_back(mark)
            del self._decisions[ply:]
            raise
        if self._rng._interrupt is not None:
            interrupt, self._rng._interrupt = self._rng._interrupt, None
            raise interrupt

    def _return_to(self, before: Game) -> None:
        """Continue from an earlier position."""
        before.log = self._log
        self._position = before

    def played(self) -> Iterator[tuple[Game, int]]:
        """Yield every position in which a decision was made, with the action chosen there, hidden ones included."""
        return self.record(private=True).played()

    def elapsed(self) -> int:
        """Return the milliseconds since the match began."""
        return round(1000 * (monotonic() - self._began))

    def resume_clock(self, time: int) -> None:
        """Continue the match clock from the milliseconds already elapsed."""
        self._began = monotonic() - time / 1000

    def __reduce__(self) -> tuple[Any, ...]:
        from guilda.records.replay import resume

        return resume, (self.record(private=True),)

    @property
    def undoable(self) -> int:
        """Return the number of decisions that can be undone: those since the last draw or reveal."""
        return sum(1 for _ in takewhile(lambda decision: decision.before is not None, reversed(self._decisions)))

    def undo(self) -> None:
        """Undo the last decision; `ValueError` if it drew or revealed something."""
        if not self._decisions:
            raise ValueError("nothing to undo: no decision was made yet")
        before = self._decisions[-1].before
        if before is None:
            raise ValueError("nothing to undo: something was drawn or revealed since")
        self._decisions.pop()
        self._return_to(before)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return everything that a seat (None: a spectator) may know of the position."""
        return self._position.view(seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return the events from a ply on, as a seat (None: a spectator) may know them; the set-up is in ply 0."""
        if seat is not None:
            self._position.check_seat(seat)
        presentation = self.game.presentation
        told = [self._set_up, *(decision.rows for decision in self._decisions)]
        rows = [row for part in told[since:] for row in part]
        return [presentation.event(self._position, row, seat) for row in rows]

    def scores(self) -> list[int]:
        """Return the score of every seat."""
        return self._position.scores()

    def ranks(self) -> list[int]:
        """Return the rank of every seat, 1 for the winners."""
        return self._position.ranks()

    def breakdown(self, seat: int) -> list[Item]:
        """Return the score of a seat, item by item."""
        return self._position.breakdown(seat)

    def record(self, *, private: bool = False) -> Record:
        """Return the record so far.

        Until the match is over it leaves out the seed, the draws and hidden decisions, unless it is `private`: then
        the match can be resumed from it.
        """
        over = self._position.turn < 0
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
            events=None if self.chance_events is None else tuple(self.chance_events) if tell else (),
        )
