"""A table as its log has made it: the same entries always make the same table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from guilda.records.fairness import commitment
from guilda.records.match import Match
from guilda.records.record import Seat
from guilda.rules.registry import game
from guilda.rules.speech import Item
from guilda.tables.clocks import Clocks
from guilda.tables.entries import (
    BotSeated,
    Chair,
    Forgotten,
    LogEntry,
    Made,
    Opened,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenOver,
    TimedOut,
    Undone,
)
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from guilda.records.record import Record
    from guilda.tables.sight import Phase

STAND_IN = "greedy"
"""The bot that plays on for a person."""
BOT_NAMES = ("Ana", "Inês", "Rui", "Tomás")
"""What bots are called, by seat, in every language; how strong they are is told beside the name."""


class Happened(NamedTuple):
    """An entry that has to do with the game itself: what is needed to tell it to any viewer."""

    number: int
    ply: int
    kind: Literal["start", "move", "undo", "resign", "timeout", "takeover", "return"]
    seat: int | None
    notation: str | None = None
    concealed: bool = False
    rows: Sequence[tuple[int, ...]] = ()


class Spoken(NamedTuple):
    """A line of the chat."""

    person: str
    seat: int | None
    name: str
    text: str
    at: int


class Answer(NamedTuple):
    """What a person's message has led to: an entry, its number, and the ply after it."""

    number: int
    entry: LogEntry
    ply: int


class Played:
    """Who sits where, the match, the clocks, what was said; changed by entries and by nothing else."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.setup = opened
        self.game = game(opened.game)
        if opened.rules_version != self.game.rules_version:
            raise Refused("outdated")
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
        self.resigned: set[int] = set()
        self.clocks: Clocks | None = None
        self.happened: list[Happened] = []
        self.spoken: list[Spoken] = []
        self.rematch: str | None = None
        self.open_view: tuple[int, Raw] | None = None
        """What everybody sees at a ply, written down once and kept while it lasts (showing.py)."""
        self.answers: dict[tuple[str, str], Answer] = {}
        self.seen: dict[str, int] = {}
        """When each person last did something here."""
        self.changes: Counter[str] = Counter()
        """How many entries each person has made that are neither a decision nor a line of the chat."""
        self.levels: list[str] = []
        """Which bot made each decision; empty for a person's."""
        self.count(opened)

    # Applying entries

    def apply(self, entry: LogEntry) -> None:
        """Make an entry of the log so. It was checked when it was decided."""
        APPLY[type(entry)](self, entry)
        self.count(entry)

    def count(self, entry: LogEntry) -> None:
        """Every entry has its number, and answers the message it came from."""
        self.number += 1
        self.changed = entry.at
        if entry.message:
            self.answers[entry.by, entry.message] = Answer(self.number, entry, self.ply)
        if entry.by:
            self.seen[entry.by] = entry.at
            self.changes[entry.by] += not isinstance(entry, Made | Said)

    def sat(self, entry: Sat) -> None:
        """A person takes a seat."""
        self.chairs[entry.seat] = Chair(person=entry.by, name=entry.name, seed=entry.seed)

    def stood(self, entry: Stood) -> None:
        """A seat is open again."""
        self.chairs[entry.seat] = Chair()

    def bot_seated(self, entry: BotSeated) -> None:
        """A bot takes a seat."""
        self.chairs[entry.seat] = Chair(level=entry.level)

    def start(self, entry: Started) -> None:
        """Lay the game out with the seeds of the server and the seats."""
        for seat, own in zip(self.seats_of(entry.by), entry.seeds, strict=False):
            self.chairs[seat] = replace(self.chairs[seat], seed=own)
        seats = [Seat(self.name(n), chair.seed, chair.level or "human") for n, chair in enumerate(self.chairs)]
        seed = bytes.fromhex(self.setup.server_seed)
        self.match = Match(self.setup.game, self.setup.options, seed=seed, seats=seats)
        self.phase = "playing"
        self.started = entry.at
        if self.setup.clock is not None:
            self.clocks = Clocks(self.setup.clock, len(self.chairs))
        self.happened.append(Happened(self.number + 1, 0, "start", None, rows=self.match.set_up))
        self.go_on(entry.at)

    def made(self, entry: Made) -> None:
        """Make a decision."""
        match = self.playing()
        match.apply(entry.action, max(0, entry.at - self.started))
        self.ply += 1
        self.levels.append(entry.level)
        decision = match.decisions[-1]
        self.happened.append(
            Happened(self.number + 1, self.ply, "move", entry.seat, entry.action, decision.concealed, decision.rows)
        )
        if self.clocks is not None:
            self.clocks.made(entry.seat, entry.at, by_bot=bool(entry.level))
        self.go_on(entry.at)

    def undone(self, entry: Undone) -> None:
        """Take the last decision back."""
        self.playing().undo()
        self.levels.pop()
        self.ply += 1
        if self.clocks is not None:
            self.clocks.undone(entry.seat, entry.at)
        self.tell("undo", entry.seat, entry.at)

    def resign(self, entry: Resigned) -> None:
        """Give a seat up. The game ends unless at least two other persons go on."""
        self.tell("resign", entry.seat, entry.at)
        self.give_up(entry.seat, entry.at)

    def timed_out(self, entry: TimedOut) -> None:
        """A seat without time is played by a bot, or resigns, as the table says."""
        self.tell("timeout", entry.seat, entry.at)
        if self.setup.clock is not None and self.setup.clock.on_timeout == "resign":
            self.give_up(entry.seat, entry.at)
        else:
            self.away.add(entry.seat)
            self.go_on(entry.at)

    def taken_over(self, entry: TakenOver) -> None:
        """A bot plays on for somebody who is away."""
        self.away.add(entry.seat)
        self.tell("takeover", entry.seat, entry.at)

    def returned(self, entry: Returned) -> None:
        """Somebody is back."""
        self.away.discard(entry.seat)
        if self.clocks is not None:
            self.clocks.returned(entry.seat)
        self.tell("return", entry.seat, entry.at)

    def resumed(self, entry: Resumed) -> None:
        """The clocks were not run for a while: nobody pays for that."""
        if self.clocks is not None:
            self.clocks.since = entry.at

    def said(self, entry: Said) -> None:
        """Somebody says something."""
        self.spoken.append(Spoken(entry.by, entry.seat, entry.name, entry.text, entry.at))

    def rematched(self, entry: Rematched) -> None:
        """The players go on at another table."""
        self.rematch = entry.table

    def forgotten(self, entry: Forgotten) -> None:
        """The log that is being read has the change already; there may be a new host."""
        self.host = entry.host or self.host

    def tell(self, kind: Literal["undo", "resign", "timeout", "takeover", "return"], seat: int, now: int) -> None:
        """Note that something happened to a seat, and go on."""
        self.happened.append(Happened(self.number + 1, self.ply, kind, seat))
        self.go_on(now)

    def give_up(self, seat: int, now: int) -> None:
        """A seat resigns: a bot plays on for it if two or more other persons do, otherwise that was the game.

        Who is away may come back, and counts.
        """
        self.resigned.add(seat)
        if sum(bool(chair.person) and other not in self.resigned for other, chair in enumerate(self.chairs)) < 2:
            self.phase = "over"
        self.go_on(now)

    def go_on(self, now: int) -> None:
        """Whose clock runs now; whether it was the end."""
        if self.playing().actor() is None:
            self.phase = "over"
        if self.clocks is not None:
            seat = self.actor()
            self.clocks.run(None if seat is None or self.level_of(seat) else seat, now)

    # Small facts

    def playing(self) -> Match:
        """The match of a table that has started."""
        assert self.match is not None, "the game has not started"
        return self.match

    def actor(self) -> int | None:
        """The seat that decides now."""
        return self.match.actor() if self.match is not None and self.phase == "playing" else None

    def level_of(self, seat: int) -> str:
        """The bot that decides for a seat; empty for a person who is there."""
        return self.chairs[seat].level or (STAND_IN if seat in self.away or seat in self.resigned else "")

    def name(self, seat: int) -> str:
        """What a seat is called: the person's name, or the one that bots have there."""
        chair = self.chairs[seat]
        return BOT_NAMES[seat] if chair.level else chair.name

    def names(self) -> list[str]:
        """The names of all seats."""
        return [self.name(seat) for seat in range(len(self.chairs))]

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def can_undo(self, seat: int) -> bool:
        """Whether the last decision was this seat's own, no bot's for it, and nothing was drawn or shown by it."""
        if self.phase != "playing" or self.match is None or not self.match.decisions:
            return False
        last = self.match.decisions[-1]
        return last.seat == seat and last.before is not None and not self.levels[-1] and not self.level_of(seat)

    # The end

    def breakdown(self, seat: int) -> list[Item]:
        """The final score of a seat; of a game that was given up, what it would be if that had been the end."""
        position = self.playing().position
        if position.turn < 0:
            return position.breakdown(seat)
        return self.game.speech.outlook(position, seat, seat)

    def ranks(self) -> list[int]:
        """The place of every seat, 1 for the winners; those who resigned come after all others."""
        found = self.playing().ranks()
        if not self.resigned:
            return found
        if self.playing().actor() is not None:
            scores = [sum(item.points for item in self.breakdown(seat)) for seat in range(len(self.chairs))]
            found = [-score for score in scores]
        keys = [(seat in self.resigned, rank) for seat, rank in enumerate(found)]
        return [max(1 + sum(other < own for other in keys), 2 if own[0] else 1) for own in keys]

    def record(self) -> Record:
        """The record: with everything in it once the game is over, also when it was given up."""
        return self.playing().record(private=self.phase == "over")


APPLY: dict[type, Callable[[Played, Any], None]] = {
    Sat: Played.sat,
    Stood: Played.stood,
    BotSeated: Played.bot_seated,
    Started: Played.start,
    Made: Played.made,
    Undone: Played.undone,
    Resigned: Played.resign,
    TimedOut: Played.timed_out,
    TakenOver: Played.taken_over,
    Returned: Played.returned,
    Resumed: Played.resumed,
    Said: Played.said,
    Rematched: Played.rematched,
    Forgotten: Played.forgotten,
}
