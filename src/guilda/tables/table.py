"""A table rebuilt from its log. The same entries always give the same table.

`handling` decides which entries a command leads to, `automation` which ones time and bots lead to, and `visibility`
what a viewer may know.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from guilda.bots.seats import BOT_NAMES, bot_seed
from guilda.records.fairness import commitment
from guilda.records.match import Match
from guilda.records.record import Seat
from guilda.rules.registry import game
from guilda.tables.clocks import Clocks
from guilda.tables.entries import (
    BotSeated,
    Chair,
    ChatSwitched,
    Closed,
    Erased,
    LineRemoved,
    LogEntry,
    Made,
    OnVacation,
    Opened,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    SpectatorRemoved,
    Started,
    Stood,
    TakenOver,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from guilda.tables.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from msgspec import Raw

    from guilda.records.record import Record
    from guilda.rules.game import Game
    from guilda.rules.presentation import Item
    from guilda.rules.rng import Rng
    from guilda.tables.views import Phase, StepKind, UndoOffer

STAND_IN = "greedy"
"""The level of the bot that plays for an absent person."""


class Step(NamedTuple):
    """A log entry that belongs to the game, with what is needed to show it to any viewer."""

    number: int
    ply: int
    kind: StepKind
    seat: int | None
    notation: str | None = None
    concealed: bool = False
    rows: Sequence[tuple[int, ...]] = ()


class ChatPost(NamedTuple):
    """A line of the chat, with the number of its entry."""

    number: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int
    removed: bool = False


class Answer(NamedTuple):
    """The entry that a command led to, its number, and the ply after it."""

    number: int
    entry: LogEntry
    ply: int


class UndoChance(NamedTuple):
    """Whether a person may take the last decision back, and how many decisions that would be."""

    kind: UndoOffer
    seat: int = -1
    decisions: int = 0


class UndoAsking(NamedTuple):
    """A request to take decisions back, and the seats whose answer is missing."""

    seat: int
    decisions: int
    waiting: frozenset[int]


class BotTurn(NamedTuple):
    """A decision that a bot has to make: for which seat, at which ply, with which seed."""

    seat: int
    ply: int
    level: str
    seed: int
    timed: bool = True
    """Whether the search ends after some seconds; in a daily deal the same position always gets the same answer."""


class Table:
    """Seats, match, clocks and chat of one table. Only `apply` changes it."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.setup = opened
        self.game = game(opened.game)
        if opened.rules_version != self.game.rules_version:
            raise TableError("outdated")
        self.host = opened.by
        self.commitment = commitment(bytes.fromhex(opened.server_seed))
        self.chairs: list[Chair] = list(opened.chairs)
        self.phase: Phase = "open"
        self.match: Match | None = None
        self.number = 0
        self.ply = 0
        self.started = 0
        self.changed = opened.at
        self.away: set[int] = set()
        """Seats that a bot plays until their person returns."""
        self.resigned: set[int] = set()
        self.clocks: Clocks | None = None
        self.steps: list[Step] = []
        self.posts: list[ChatPost] = []
        self.chat = opened.chat
        """Whether lines of chat can be posted."""
        self.removed: set[str] = set()
        """Spectators whom the host has removed."""
        self.rematch: str | None = None
        self.undo_request: UndoAsking | None = None
        self.encoded: tuple[int, dict[str, Raw]] = (0, {})
        """The last number, and encoded parts of its state that are the same for all viewers; see `visibility`."""
        self.answers: dict[tuple[str, str], Answer] = {}
        """By person and command id."""
        self.last_entry: dict[str, int] = {}
        """The time of each person's last entry."""
        self.changes: Counter[str] = Counter()
        """Entries per person that are neither a decision nor chat."""
        self.levels: list[str] = []
        """The level of the bot that made each decision; empty for a person's."""
        self.count(opened)

    @classmethod
    def rebuilt(cls, table_id: str, entries: Iterable[LogEntry]) -> Table:
        """Return the table that a log describes; raise `TableError` if its rules are not the installed ones."""
        first, *others = entries
        assert isinstance(first, Opened), "a log begins with the opening of its table"
        table = cls(table_id, first)
        for entry in others:
            table.apply(entry)
        return table

    # Applying entries

    def apply(self, entry: LogEntry) -> None:
        """Apply an entry, which was checked before it was written."""
        APPLY[type(entry)](self, entry)
        self.count(entry)

    def count(self, entry: LogEntry) -> None:
        """Number an entry and remember which command it answers."""
        self.number += 1
        self.changed = entry.at
        if entry.message:
            self.answers[entry.by, entry.message] = Answer(self.number, entry, self.ply)
        if entry.by:
            self.last_entry[entry.by] = entry.at
            self.changes[entry.by] += not isinstance(entry, Made | Said | OnVacation)

    def apply_sat(self, entry: Sat) -> None:
        """Give a seat to a person."""
        self.chairs[entry.seat] = Chair(person=entry.by, name=entry.name, seed=entry.seed)

    def apply_stood(self, entry: Stood) -> None:
        """Open a seat again."""
        self.chairs[entry.seat] = Chair()

    def apply_bot_seated(self, entry: BotSeated) -> None:
        """Give a seat to a bot."""
        self.chairs[entry.seat] = Chair(level=entry.level)

    def apply_started(self, entry: Started) -> None:
        """Set the game up with the seeds of the server and the seats."""
        for seat, own in zip(self.seats_of(entry.by), entry.seeds, strict=False):
            self.chairs[seat] = replace(self.chairs[seat], seed=own)
        seats = [Seat(self.name(n), chair.seed, chair.level or "human") for n, chair in enumerate(self.chairs)]
        seed = bytes.fromhex(self.setup.server_seed)
        self.match = Match(self.setup.game, self.setup.options, seed=seed, seats=seats, deal=bool(self.setup.deal))
        self.phase = "playing"
        self.started = entry.at
        if self.setup.clock is not None:
            self.clocks = Clocks(self.setup.clock, len(self.chairs))
        self.steps.append(Step(self.number + 1, 0, "start", None, rows=self.match.set_up))
        self.continue_game(entry.at)

    def apply_made(self, entry: Made) -> None:
        """Make a decision."""
        match = self.playing()
        match.apply(entry.action, max(0, entry.at - self.started))
        self.ply += 1
        self.undo_request = None
        self.levels.append(entry.level)
        decision = match.decisions[-1]
        self.steps.append(
            Step(self.number + 1, self.ply, "move", entry.seat, entry.action, decision.concealed, decision.rows)
        )
        if self.clocks is not None:
            self.clocks.complete_decision(entry.seat, entry.at, by_bot=bool(entry.level))
        self.continue_game(entry.at)

    def apply_undone(self, entry: Undone) -> None:
        """Take the last decisions back."""
        self.take_back(entry.seat, entry.count, entry.at)

    def apply_undo_asked(self, entry: UndoAsked) -> None:
        """Ask the other players."""
        person = self.chairs[entry.seat].person
        waiting = frozenset(seat for seat in self.persons_playing() if self.chairs[seat].person != person)
        self.undo_request = UndoAsking(entry.seat, entry.count, waiting)
        self.add_step("undo_asked", entry.seat, entry.at)

    def apply_undo_answered(self, entry: UndoAnswered) -> None:
        """Take the decisions back once everyone has agreed; the first refusal ends the request."""
        asked = self.undo_request
        assert asked is not None, "there is no request to answer"
        person = self.chairs[entry.seat].person
        waiting = frozenset(seat for seat in asked.waiting if self.chairs[seat].person != person)
        if not entry.agree:
            self.undo_request = None
            self.add_step("undo_refused", entry.seat, entry.at)
        elif waiting:
            self.undo_request = asked._replace(waiting=waiting)
        else:
            self.take_back(asked.seat, asked.decisions, entry.at)

    def take_back(self, seat: int, count: int, now: int) -> None:
        """Take the last decisions back; the time since is charged to the seat that decides again."""
        match = self.playing()
        for place in range(count):
            decided = match.decisions[-1].seat
            match.undo()
            self.levels.pop()
            if self.clocks is not None:
                self.clocks.undo_decision(decided, now if place == count - 1 else self.clocks.since)
        self.ply += 1
        self.undo_request = None
        self.add_step("undo", seat, now)

    def apply_resigned(self, entry: Resigned) -> None:
        """Resign a seat. The game ends unless at least two other people continue."""
        self.add_step("resign", entry.seat, entry.at)
        self.resign(entry.seat, entry.at)

    def apply_timed_out(self, entry: TimedOut) -> None:
        """Let a bot play a seat without time, or resign it, as the clock's settings say."""
        self.undo_request = None
        self.add_step("timeout", entry.seat, entry.at)
        if self.setup.clock is not None and self.setup.clock.on_timeout == "resign":
            self.resign(entry.seat, entry.at)
        else:
            self.away.add(entry.seat)
            self.continue_game(entry.at)

    def apply_taken_over(self, entry: TakenOver) -> None:
        """Let a bot play for an absent person."""
        self.away.add(entry.seat)
        self.undo_request = None
        self.add_step("takeover", entry.seat, entry.at)

    def apply_returned(self, entry: Returned) -> None:
        """Give a seat back to its person."""
        self.away.discard(entry.seat)
        if self.clocks is not None:
            self.clocks.refill(entry.seat)
        self.add_step("return", entry.seat, entry.at)

    def apply_resumed(self, entry: Resumed) -> None:
        """Take an outage off the running clock."""
        if self.clocks is not None:
            outage = max(0, entry.at - self.clocks.since) if entry.outage is None else entry.outage
            self.clocks.take_off(outage, entry.at)

    def apply_on_vacation(self, entry: OnVacation) -> None:
        """Pause the clocks of a person's seats."""
        if self.clocks is not None:
            for seat in self.seats_of(entry.by):
                self.clocks.set_vacation(seat, entry.until, entry.at)

    def apply_said(self, entry: Said) -> None:
        """Add a line to the chat."""
        self.posts.append(ChatPost(self.number + 1, entry.by, entry.seat, entry.name, entry.text, entry.at))

    def apply_line_removed(self, entry: LineRemoved) -> None:
        """Remove a line from the chat."""
        self.posts = [post._replace(removed=True) if post.number == entry.line else post for post in self.posts]

    def apply_spectator_removed(self, entry: SpectatorRemoved) -> None:
        """Remove a spectator and their lines."""
        self.removed.add(entry.person)
        self.posts = [post._replace(removed=True) if post.person == entry.person else post for post in self.posts]

    def apply_chat_switched(self, entry: ChatSwitched) -> None:
        """Switch the chat on or off."""
        self.chat = entry.on

    def apply_rematched(self, entry: Rematched) -> None:
        """Remember the table of the rematch."""
        self.rematch = entry.table

    def apply_closed(self, entry: Closed) -> None:
        """End the game without a result."""
        self.phase = "over"

    def apply_erased(self, entry: Erased) -> None:
        """Appoint the next host; the log that is being read has the other changes already."""
        self.host = entry.host or self.host

    def add_step(self, kind: StepKind, seat: int, now: int) -> None:
        """Add a step that concerns one seat, and continue."""
        self.steps.append(Step(self.number + 1, self.ply, kind, seat))
        self.continue_game(now)

    def resign(self, seat: int, now: int) -> None:
        """Resign a seat: a bot plays it if at least two other people continue, otherwise the game is over.

        Absent people count, since they may return.
        """
        self.resigned.add(seat)
        self.undo_request = None
        if sum(bool(chair.person) and other not in self.resigned for other, chair in enumerate(self.chairs)) < 2:
            self.phase = "over"
        self.continue_game(now)

    def continue_game(self, now: int) -> None:
        """Notice the end of the game, or start the clock of the next actor."""
        if self.playing().actor() is None:
            self.phase = "over"
        if self.clocks is not None:
            seat = self.actor()
            self.clocks.start(None if seat is None or self.level_of(seat) else seat, now)

    # Facts

    def playing(self) -> Match:
        """Return the match of a table that has started."""
        assert self.match is not None, "the game has not started"
        return self.match

    def actor(self) -> int | None:
        """Return the seat that decides now."""
        return self.match.actor() if self.match is not None and self.phase == "playing" else None

    def level_of(self, seat: int) -> str:
        """Return the level of the bot that decides for a seat; empty for a person who plays."""
        return self.chairs[seat].level or (STAND_IN if seat in self.away or seat in self.resigned else "")

    def name(self, seat: int) -> str:
        """Return the displayed name of a seat."""
        chair = self.chairs[seat]
        return BOT_NAMES[seat] if chair.level else chair.name

    def names(self) -> list[str]:
        """Return the displayed names of all seats."""
        return [self.name(seat) for seat in range(len(self.chairs))]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def persons_playing(self) -> list[int]:
        """Return the seats whose persons decide themselves."""
        return [seat for seat in range(len(self.chairs)) if not self.level_of(seat)]

    def undo_offer(self, person: str) -> UndoChance:
        """Return whether a person may take their last decision back, with everything decided since.

        Nothing may have been drawn or revealed since. Bots need not be asked, other persons do; at a rated table
        they cannot be. In a daily deal nothing is taken back, as the bots' answers would be known.
        """
        seats = self.seats_of(person)
        if self.phase != "playing" or self.match is None or not seats or self.setup.deal:
            return UndoChance("nothing")
        others = False
        for count, decision in enumerate(reversed(self.match.decisions), 1):
            level = self.levels[-count]
            if decision.seat in seats and (level or self.level_of(decision.seat)):
                return UndoChance("nothing")
            if decision.before is None:
                return UndoChance("revealed")
            if decision.seat in seats:
                asked = others and any(self.chairs[seat].person != person for seat in self.persons_playing())
                kind: UndoOffer = "yes" if not asked else "rated" if self.setup.rated else "ask"
                return UndoChance(kind, decision.seat, count)
            others = others or not level
        return UndoChance("nothing")

    def due(self) -> int | None:
        """Return when the running clock will have no time left, in milliseconds since 1970."""
        return self.clocks.due() if self.clocks is not None and self.phase == "playing" else None

    def has_time(self, seat: int) -> bool:
        """Return whether a person who returns to a seat would have any time."""
        return self.clocks is None or self.clocks.left[seat] + self.clocks.increment > 0

    def bot_turn(self) -> BotTurn | None:
        """Return the decision that a bot has to make now, also for an absent or resigned seat."""
        seat = self.actor()
        level = "" if seat is None else self.level_of(seat)
        if seat is None or not level:
            return None
        setup = self.setup
        return BotTurn(seat, self.ply, level, bot_seed(setup.server_seed, self.ply), timed=not setup.deal)

    def seen_by(self, seat: int, rng: Rng) -> Game:
        """Return the position for a bot on a seat: hidden information is resampled."""
        return self.playing().position.seen_by(seat, rng)

    # The end

    def breakdown(self, seat: int) -> list[Item]:
        """Return the final score of a seat, or the projected one of a game that ended by resignation."""
        position = self.playing().position
        if position.turn < 0:
            return position.breakdown(seat)
        return self.game.presentation.projection(position, seat, seat)

    def ranks(self) -> list[int]:
        """Return the place of every seat, 1 for winners; resigned seats come last."""
        found = self.playing().ranks()
        if not self.resigned:
            return found
        if self.playing().actor() is not None:
            scores = [sum(item.points for item in self.breakdown(seat)) for seat in range(len(self.chairs))]
            found = [-score for score in scores]
        keys = [(seat in self.resigned, rank) for seat, rank in enumerate(found)]
        return [max(1 + sum(other < own for other in keys), 2 if own[0] else 1) for own in keys]

    def record(self) -> Record:
        """Return the record, with private parts only once the game is over."""
        return self.playing().record(private=self.phase == "over")


APPLY: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table.apply_sat,
    Stood: Table.apply_stood,
    BotSeated: Table.apply_bot_seated,
    Started: Table.apply_started,
    Made: Table.apply_made,
    Undone: Table.apply_undone,
    UndoAsked: Table.apply_undo_asked,
    UndoAnswered: Table.apply_undo_answered,
    Resigned: Table.apply_resigned,
    TimedOut: Table.apply_timed_out,
    TakenOver: Table.apply_taken_over,
    Returned: Table.apply_returned,
    Resumed: Table.apply_resumed,
    OnVacation: Table.apply_on_vacation,
    Said: Table.apply_said,
    LineRemoved: Table.apply_line_removed,
    SpectatorRemoved: Table.apply_spectator_removed,
    ChatSwitched: Table.apply_chat_switched,
    Rematched: Table.apply_rematched,
    Closed: Table.apply_closed,
    Erased: Table.apply_erased,
}
