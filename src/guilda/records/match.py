"""A match: a position with its generator and its record."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from guilda.records.fairness import check_seat_seed, commitment, server_seed
from guilda.records.record import HIDDEN, Move, Record, Seat
from guilda.rules.game import EventLog
from guilda.rules.registry import game
from guilda.rules.rng import KeyedRng
from guilda.rules.speech import player_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from guilda.rules.game import Game
    from guilda.rules.speech import Event, Item


class Match:
    """A game that is being played. `position` is where it stands; a copy of it knows nothing of the future.

    `seed` makes the match repeatable (see `fairness.server_seed`); `seats` are the players and the seeds they bring.
    """

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str | bytes | None = None,
        seats: Sequence[Seat] = (),
    ) -> None:
        self.game = game(name)
        self.options = self.game.check(options or {})
        players = self.options["players"]
        assert isinstance(players, int)
        self.seats = tuple(seats) or tuple(Seat(player_name(seat, "en")) for seat in range(players))
        if len(self.seats) != players:
            raise ValueError(f"{name} for {players} players needs {players} seats, not {len(self.seats)}")
        self._server_seed = server_seed(seed)
        self.commitment = commitment(self._server_seed)
        self._rng = KeyedRng(self._server_seed, [check_seat_seed(seat.seed) for seat in self.seats])
        self._log = EventLog()
        self.position: Game = self.game.position(self.options, self._rng, self._log)
        self._began = monotonic()
        self._moves: list[tuple[Move, bool]] = []
        self.actors: list[int] = []
        self._story = [self._log.rows()]
        self._before: list[tuple[Any, ...]] = []

    def actor(self) -> int | None:
        """The seat that decides now, or None when the match is over."""
        return self.position.actor()

    def actions(self) -> list[int]:
        """The ids of the legal actions."""
        return self.position.actions()

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self._moves)

    @property
    def moves(self) -> list[str]:
        """The decisions so far, in notation. They tell everything: keep them from those who still play."""
        return [move.notation for move, _ in self._moves]

    @property
    def draws(self) -> list[tuple[int, int]]:
        """Every draw so far, as (n, outcome). Keep them from those who still play."""
        return list(self._rng.draws)

    def apply(self, action: int | str, time: int | None = None) -> None:
        """Make a decision, given as id or notation. Anything illegal is refused and changes nothing."""
        position = self.position
        checked = position.action_id(action)
        drawn = len(self._rng.draws)
        before = position.state()
        self._log.clear()
        notation, concealed = position.notation(checked), position.conceals(checked)
        seat = position.turn
        position.apply(checked, self._rng)
        self.actors.append(seat)
        moment = round(1000 * (monotonic() - self._began)) if time is None else time
        self._moves.append((Move(notation, moment), concealed))
        rows = self._log.rows()
        self._story.append(rows)
        if len(self._rng.draws) > drawn or any(self.game.speech.reveals(row) for row in rows):
            self._before.clear()
        else:
            self._before.append(before)

    @property
    def undoable(self) -> int:
        """How many of the last decisions can be taken back: those since something was last drawn or shown."""
        return len(self._before)

    def undo(self) -> None:
        """Take the last decision back. What chance has shown stays shown: such a decision stands."""
        if not self._before:
            raise ValueError("there is nothing to take back: chance has shown something since")
        self.position.restore(self._before.pop())
        self._moves.pop()
        self.actors.pop()
        self._story.pop()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may know of the position."""
        return self.position.view(seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from a ply on, as a seat (None: a spectator) may know it; the set-up belongs to ply 0."""
        speech = self.game.speech
        rows = [row for told in self._story[since:] for row in told]
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
            moves=tuple(Move(HIDDEN, m.time) if concealed and not tell else m for m, concealed in self._moves),
            draws=tuple(self._rng.draws) if tell else None,
            result={"scores": self.scores(), "ranks": self.ranks()} if over else None,
            server_seed=self._server_seed.hex() if tell else None,
        )
