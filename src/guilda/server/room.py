"""One table in memory with those who look at it, and what they are told."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from guilda.server.messages import Moved, Said, TableChanged, Welcome
from guilda.tables import entries as log

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from guilda.server.messages import FromServer
    from guilda.server.storage import StoredRating
    from guilda.tables.commands import Person
    from guilda.tables.entries import LogEntry
    from guilda.tables.sight import State, TableInfo
    from guilda.tables.table import Table

LONGEST_OUTBOX = 200
MOST_MISSED = 200
"""So many of the last log entries are told to somebody who comes back; the state tells the rest."""
IN_GAME = (log.Started, log.Made, log.Undone, log.Resigned, log.TimedOut, log.TakenOver, log.Returned, log.Resumed)
AT_TABLE = (
    log.Sat,
    log.Stood,
    log.BotSeated,
    log.Started,
    log.Resigned,
    log.TimedOut,
    log.TakenOver,
    log.Returned,
    log.Rematched,
)
SEATING = (log.Sat, log.Stood, log.BotSeated, log.Started)

encode = msgspec.json.Encoder().encode


class Viewer:
    """One connection to a table: who it is, how it wants to be told, as which seat it sees the game.

    What it is told waits in `outbox` until the connection takes it; one that takes nothing for long is dropped.
    """

    def __init__(self, person: Person, language: str = "en", detail: bool = True) -> None:
        self.person = person
        self.language = language
        self.detail = detail
        self.look: int | None = None
        self.outbox: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.dropped = False

    def send(self, message: FromServer | bytes) -> None:
        """Put a message into the outbox."""
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.drop()
        if not self.dropped:
            self.outbox.append(message if isinstance(message, bytes) else encode(message))
        self.news.set()

    def drop(self) -> None:
        """Let the connection end after what is in the outbox."""
        self.dropped = True
        self.news.set()


class Presence(msgspec.Struct):
    """Who looks at a table through another process, and when that was said."""

    persons: list[str]
    spectators: int
    at: float


class Room:
    """A table, its viewers, and whether this process runs its bots and clocks."""

    def __init__(self, table: Table, now: int, streaming: Container[str] = ()) -> None:
        self.table = table
        self.streaming = streaming
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.ratings: dict[str, int] = {}
        self.loaded = now
        self.used = now
        self.last_seen: dict[str, int] = {}
        self.leased_until = 0
        self.left_alone_until = 0
        """Another process runs it: this one does not ask for the lease before."""
        self.pause = 0
        """Milliseconds from when the process that thought for a bot was lost, until the bot is asked again."""
        self.paused_until = 0
        self.wake = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.gone = False

    # Who sits here

    def seated(self) -> list[str]:
        """The persons who hold seats."""
        return [chair.person for chair in self.table.chairs if chair.person]

    def rate(self, found: Mapping[str, Sequence[StoredRating]]) -> None:
        """Remember how strong those who sit here are in this game, of all that they have played."""
        key = (self.table.setup.game, len(self.table.chairs))
        self.ratings = {
            person: round(each.strength.rating)
            for person, ratings in found.items()
            for each in ratings
            if (each.game, each.players) == key
        }

    def deserted(self, seat: int) -> bool:
        """Whether a bot decides for somebody who may come back to a seat, and no person plays here meanwhile."""
        table = self.table
        return seat in table.away and table.has_time(seat) and all(map(table.level_of, range(len(table.chairs))))

    # Presence

    def connected(self) -> set[str]:
        """Everybody who has a connection here, to any process."""
        here = {viewer.person.id for viewer in self.viewers} | self.following()
        return here.union(*(each.persons for each in self.elsewhere.values()))

    def following(self) -> set[str]:
        """Who sits here and follows it by a bot's stream."""
        return {chair.person for chair in self.table.chairs if chair.person and chair.person in self.streaming}

    def spectators(self) -> int:
        """How many connections of people without a seat there are."""
        here = sum(not self.table.seats_of(viewer.person.id) for viewer in self.viewers)
        return here + sum(each.spectators for each in self.elsewhere.values())

    def here(self) -> tuple[list[str], int]:
        """What the other processes have to know: persons with a seat, and the number of spectators."""
        persons = {viewer.person.id for viewer in self.viewers if self.table.seats_of(viewer.person.id)}
        persons |= self.following()
        spectators = sum(not self.table.seats_of(viewer.person.id) for viewer in self.viewers)
        return sorted(persons), spectators

    def absent(self, now: int, long_enough: int) -> set[str]:
        """Who has a seat here but was not seen for so many milliseconds."""
        persons = set(self.seated()) - self.connected()
        return {person for person in persons if now - self.last(person) >= long_enough}

    def last(self, person: str) -> int:
        """When a person was last seen here, or did something through any process."""
        return max(self.last_seen.get(person, self.loaded), self.table.seen.get(person, 0))

    def last_saw(self, persons: Iterable[str], now: int) -> None:
        """Remember when people left, of those who have a seat."""
        seated = {chair.person for chair in self.table.chairs}
        known = {**self.last_seen, **dict.fromkeys(persons, now)}
        self.last_seen = {person: at for person, at in known.items() if person in seated}

    # Telling

    def welcome(self, viewer: Viewer, since: int | None, now: int) -> None:
        """Tell a viewer all that it may know, and what has happened after a number."""
        table = self.table
        viewer.look = table.first_look(viewer.person.id)
        since = table.number if since is None else max(since, table.number - MOST_MISSED)
        missed = table.happenings(since, viewer.look, viewer.language, viewer.detail)
        viewer.send(Welcome(self.info(viewer.person.id), self.state(viewer, now), missed, table.chat()))

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it."""
        return self.table.info(person, self.connected(), self.spectators(), self.ratings)

    def state(self, viewer: Viewer, now: int) -> State | None:
        """The game as a viewer sees it."""
        return self.table.state(viewer.look, viewer.language, now, viewer.detail)

    def tell(self, before: int, entries: Sequence[LogEntry], now: int) -> None:
        """Tell everybody what was written into the log after a number; if somebody was forgotten, all of it anew."""
        kinds = {type(entry) for entry in entries}
        if log.Forgotten in kinds:
            for viewer in self.viewers:
                self.welcome(viewer, before, now)
            return
        if kinds & set(SEATING):
            for viewer in self.viewers:
                viewer.look = self.table.first_look(viewer.person.id)
        if kinds & set(AT_TABLE) or (self.table.phase == "over" and kinds & set(IN_GAME)):
            self.tell_table()
        if kinds & set(IN_GAME) and self.table.match is not None:
            self.tell_game(before, now)
        said = sum(isinstance(entry, log.Said) for entry in entries)
        for line in self.table.chat(said) if said else ():
            told = encode(Said(line))
            for viewer in self.viewers:
                viewer.send(told)

    def tell_table(self, viewers: Iterable[Viewer] | None = None) -> None:
        """Tell everybody, or some, who sits where."""
        made: dict[str, bytes] = {}
        for viewer in self.viewers if viewers is None else viewers:
            person = viewer.person.id
            if person not in made:
                made[person] = encode(TableChanged(self.info(person)))
            viewer.send(made[person])

    def tell_game(self, before: int, now: int) -> None:
        """Tell everybody how the game has gone on; those who see the same get the same bytes."""
        table = self.table
        made: dict[tuple[int | None, str, bool], bytes] = {}
        for viewer in self.viewers:
            viewer.look = table.look_on(viewer.person.id, viewer.look)
            key = (viewer.look, viewer.language, viewer.detail)
            if key not in made:
                happenings = table.happenings(before, *key)
                state = self.state(viewer, now)
                assert state is not None
                made[key] = encode(Moved(happenings, state))
            viewer.send(made[key])

    def show(self, viewer: Viewer, now: int) -> None:
        """Show a viewer the game as it is."""
        state = self.state(viewer, now)
        if state is not None:
            viewer.send(Moved([], state))
