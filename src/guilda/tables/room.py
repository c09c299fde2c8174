"""A table in memory with its viewers, and the messages that they get."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from guilda.tables import entries as log
from guilda.tables import visibility
from guilda.tables.messages import ChatPosted, ErrorMessage, Moved, TableChanged, Welcome

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Sequence

    from guilda.tables.commands import Person
    from guilda.tables.entries import LogEntry
    from guilda.tables.messages import FromServer
    from guilda.tables.table import ChatPost, Table
    from guilda.tables.views import Phase, State, TableInfo

LONGEST_OUTBOX = 200
LARGEST_OUTBOX = 2_000_000
"""Bytes that may wait for one connection."""
MOST_MISSED = 200
"""Log entries that a returning client is sent; the state has the rest."""
IN_GAME = {
    log.Started,
    log.Made,
    log.Undone,
    log.UndoAsked,
    log.UndoAnswered,
    log.Resigned,
    log.TimedOut,
    log.TakenOver,
    log.Returned,
    log.Resumed,
    log.OnVacation,
}
AT_TABLE = {
    log.Sat,
    log.Stood,
    log.BotSeated,
    log.Started,
    log.Resigned,
    log.TimedOut,
    log.TakenOver,
    log.Returned,
    log.Rematched,
    log.ChatSwitched,
    log.OnVacation,
}
SEATING = {log.Sat, log.Stood, log.BotSeated, log.Started}

AGAIN: set[type] = {log.Erased, log.SpectatorRemoved}
"""Entries that change what viewers have got already: they get everything again."""

encode = msgspec.json.Encoder().encode


class Viewer:
    """A connection to a table: its person, its preferences, and the seat as which it sees the game.

    Messages that the connection cannot `transmit` at once wait in `outbox`. A connection that takes nothing is dropped.
    """

    def __init__(self, person: Person, detail: bool = True, transmit: Callable[[bytes], bool] | None = None) -> None:
        self.person = person
        self.detail = detail
        self.transmit = transmit
        self.seat: int | None = None
        self.hidden: frozenset[str] = frozenset()
        """Persons whom the viewer blocks."""
        self.outbox: deque[bytes] = deque()
        self.outbox_bytes = 0
        self.ready = asyncio.Event()
        self.dropped = False
        self.client = ""
        self.replaced = False
        """Whether the same client has connected again."""

    def send(self, message: FromServer | bytes) -> None:
        """Send a message at once, or put it into the outbox."""
        data = message if isinstance(message, bytes) else encode(message)
        if not (self.outbox or self.dropped) and self.transmit is not None and self.transmit(data):
            return
        if len(self.outbox) >= LONGEST_OUTBOX or (self.outbox and self.outbox_bytes + len(data) > LARGEST_OUTBOX):
            self.drop()
        if not self.dropped:
            self.outbox.append(data)
            self.outbox_bytes += len(data)
        self.ready.set()

    def take(self) -> bytes:
        """Take the oldest message out of the outbox."""
        data = self.outbox.popleft()
        self.outbox_bytes -= len(data)
        return data

    def drop(self) -> None:
        """End the connection after the messages in the outbox."""
        self.dropped = True
        self.ready.set()


class RemotePresence(msgspec.Struct):
    """Viewers of a table at another process, and when it reported them."""

    persons: list[str]
    spectators: int
    at: float


class Room:
    """A table in memory."""

    def __init__(
        self,
        table: Table,
        now: int,
        streaming: Container[str] = (),
        cut_off: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self.streaming = streaming
        """People with a bot stream."""
        self.cut_off = cut_off
        """Whether other processes cannot be heard at present: seated people then count as connected."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, RemotePresence] = {}
        """By process."""
        self.ratings: dict[str, int] = {}
        """Of the people at a rated table."""
        self.loaded = now
        self.used = now
        self.last_seen: dict[str, int] = {}
        self.leased_until = 0
        self.no_lease_until = 0
        """Another process has the lease: do not ask for it before."""
        self.retry_delay = 0
        """Milliseconds between attempts to get a bot's decision after its search process was lost."""
        self.retry_at = 0
        self.wake = asyncio.Event()
        self.bots: asyncio.Task[None] | None = None
        """The task that plays the bots' turns."""
        self.alarm: asyncio.TimerHandle | None = None
        """The timer of the running clock."""
        self.listed: tuple[Phase, list[str]] | None = None
        """Phase and names when the lists of tables were last told."""
        self.evicted = False

    def seated(self) -> list[str]:
        """Return the people who hold seats."""
        return [chair.person for chair in self.table.chairs if chair.person]

    def bots_only(self) -> bool:
        """Return whether bots play all seats, because all people are absent or have resigned."""
        return all(map(self.table.level_of, range(len(self.table.chairs))))

    # Presence

    def connected(self) -> set[str]:
        """Return all people who are connected to this table, through any process, as far as is known."""
        here = {viewer.person.id for viewer in self.viewers} | self.following()
        if self.cut_off():
            here.update(self.seated())
        return here.union(*(each.persons for each in self.elsewhere.values()))

    def following(self) -> set[str]:
        """Return the seated people who follow the table by a bot stream."""
        return {chair.person for chair in self.table.chairs if chair.person and chair.person in self.streaming}

    def spectators(self) -> int:
        """Return the number of spectators at all processes."""
        here = sum(not self.table.seats_of(viewer.person.id) for viewer in self.viewers)
        return here + sum(each.spectators for each in self.elsewhere.values())

    def local_presence(self) -> tuple[list[str], int]:
        """Return the seated people and the number of spectators at this process."""
        persons = {viewer.person.id for viewer in self.viewers if self.table.seats_of(viewer.person.id)}
        persons |= self.following()
        spectators = sum(not self.table.seats_of(viewer.person.id) for viewer in self.viewers)
        return sorted(persons), spectators

    def attended(self) -> bool:
        """Return whether any person is connected."""
        return bool(self.viewers or self.elsewhere or self.following())

    def absent(self, now: int, patience: int) -> set[str]:
        """Return the seated people who were last seen at least `patience` milliseconds ago."""
        persons = set(self.seated()) - self.connected()
        return {person for person in persons if now - self.last_active(person) >= patience}

    def last_active(self, person: str) -> int:
        """Return when a person was last connected or wrote an entry."""
        return max(self.last_seen.get(person, self.loaded), self.table.last_entry.get(person, 0))

    def note_departure(self, persons: Iterable[str], now: int) -> None:
        """Remember when seated people left."""
        seated = {chair.person for chair in self.table.chairs}
        known = {**self.last_seen, **dict.fromkeys(persons, now)}
        self.last_seen = {person: at for person, at in known.items() if person in seated}

    # Messages

    def welcome(self, viewer: Viewer, since: int | None, now: int) -> None:
        """Send a viewer the table, the game, and the updates after a number."""
        table = self.table
        viewer.seat = visibility.default_seat(table, viewer.person.id)
        since = table.number if since is None else max(since, table.number - MOST_MISSED)
        missed = visibility.updates(table, since, viewer.seat)
        viewer.send(
            Welcome(self.info(viewer.person.id), self.state(viewer, now), missed, visibility.chat(table, viewer.hidden))
        )

    def info(self, person: str) -> TableInfo:
        """Return the table as a person sees it."""
        return visibility.info(self.table, person, self.connected(), self.spectators(), self.ratings)

    def state(self, viewer: Viewer, now: int) -> State | None:
        """Return the game as a viewer sees it."""
        return visibility.state(self.table, viewer.seat, now, viewer.detail)

    def send_entries(self, before: int, entries: Sequence[LogEntry], now: int) -> None:
        """Send all viewers the entries after a number; after an erasure or removal, everything again."""
        kinds = {type(entry) for entry in entries}
        if log.SpectatorRemoved in kinds:
            self.drop_removed()
        if kinds & AGAIN:
            for viewer in self.viewers:
                self.welcome(viewer, before, now)
            return
        if kinds & SEATING:
            for viewer in self.viewers:
                viewer.seat = visibility.default_seat(self.table, viewer.person.id)
        if kinds & AT_TABLE or (self.table.phase == "over" and kinds & IN_GAME):
            self.send_table()
        if kinds & IN_GAME and self.table.match is not None:
            self.send_game(before, now)
        removed = {entry.line for entry in entries if isinstance(entry, log.LineRemoved)}
        if removed or log.Said in kinds:
            for post in self.table.posts:
                if post.number > before or post.number in removed:
                    self.send_post(post)

    def send_post(self, post: ChatPost) -> None:
        """Send a line of chat to all viewers who do not block its person."""
        message = encode(ChatPosted(visibility.chat_line(post)))
        for viewer in self.viewers:
            if post.person not in viewer.hidden:
                viewer.send(message)

    def drop_removed(self) -> None:
        """End the connections of spectators whom the host has removed."""
        for viewer in self.viewers:
            if viewer.person.id in self.table.removed:
                viewer.send(ErrorMessage(None, "removed", {}))
                viewer.drop()

    def send_table(self, viewers: Iterable[Viewer] | None = None) -> None:
        """Send all or some viewers the table without its game."""
        encoded: dict[str, bytes] = {}
        for viewer in self.viewers if viewers is None else viewers:
            person = viewer.person.id
            if person not in encoded:
                encoded[person] = encode(TableChanged(self.info(person)))
            viewer.send(encoded[person])

    def send_game(self, before: int, now: int) -> None:
        """Send all viewers the updates after a number and the new state, encoded once per class of viewers."""
        table = self.table
        encoded: dict[tuple[int | None, bool], bytes] = {}
        for viewer in self.viewers:
            viewer.seat = visibility.followed_seat(table, viewer.person.id, viewer.seat)
            key = (viewer.seat, viewer.detail)
            if key not in encoded:
                state = self.state(viewer, now)
                assert state is not None
                encoded[key] = encode(Moved(visibility.updates(table, before, viewer.seat), state))
            viewer.send(encoded[key])

    def send_state(self, viewer: Viewer, now: int) -> None:
        """Send a viewer the game as it is."""
        state = self.state(viewer, now)
        if state is not None:
            viewer.send(Moved([], state))
