"""Presence: the people connected to a table, at this process and at others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guilda.server.daily_store import DailyStore
from guilda.server.errors import ServerError
from guilda.server.pubsub import Notice
from guilda.tables.errors import TableError
from guilda.tables.room import RemotePresence

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.server.background import BackgroundTasks
    from guilda.server.driver import Driver
    from guilda.server.pubsub import PubSub
    from guilda.server.registry import Registry
    from guilda.server.storage import Storage
    from guilda.tables.room import Room, Viewer

ATTEMPTS = 20
REPORT_SECONDS = 20.0
"""Interval at which processes repeat their presence; after three of them without a report, a process counts as dead."""


class Presence:
    """Connects viewers to tables, and keeps the processes informed about them."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        pubsub: PubSub,
        driver: Driver,
        tasks: BackgroundTasks,
        now: Callable[[], int],
    ) -> None:
        self.storage = storage
        self.deals = DailyStore(storage)
        self.registry = registry
        self.pubsub = pubsub
        self.driver = driver
        self.tasks = tasks
        self.now = now

    async def join(self, table_id: str, viewer: Viewer, since: int | None) -> Room:
        """Connect a viewer to a table and welcome it."""
        for _ in range(ATTEMPTS):
            room = await self.registry.room(table_id)
            if room is None:
                raise ServerError("no_such_table")
            async with room.lock:
                if room.evicted:
                    continue
                if viewer.person.id in room.table.removed:
                    raise TableError("removed")
                deal, person = room.table.setup.deal, viewer.person.id
                if deal and person not in room.seated() and await self.deals.spoils(deal, person, self.now()):
                    raise ServerError("daily_unplayed")
                if room.table.setup.rated:
                    room.ratings = await self.ratings(room)
                self.replace(room, viewer)
                others = set(room.viewers)
                room.viewers.add(viewer)
                room.welcome(viewer, since, self.now())
                self.report(room, others, asks=not others)
                self.driver.drive(room)
                return room
        raise ServerError("unavailable")

    async def ratings(self, room: Room) -> dict[str, int]:
        """Return the ratings of seated people in this game."""
        game, players = room.table.setup.game, len(room.table.chairs)
        found = await self.storage.people.ratings_of(room.seated())
        return {
            person: round(each.strength.rating)
            for person, ratings in found.items()
            for each in ratings
            if (each.game, each.players) == (game, players)
        }

    def note_end(self, room: Room) -> None:
        """Show the new ratings once a rated game has ended."""
        if room.viewers and room.table.setup.rated and room.table.phase == "over":
            self.tasks.start(self.show_ratings(room))

    async def show_ratings(self, room: Room) -> None:
        """Send all viewers the ratings of seated people if they have changed."""
        async with room.lock:
            found = await self.ratings(room)
            if found != room.ratings:
                room.ratings = found
                room.send_table()

    def replace(self, room: Room, viewer: Viewer) -> None:
        """End the earlier connection of a client that has connected again; the server may not have noticed its end."""
        for other in list(room.viewers):
            if viewer.client and (other.person.id, other.client) == (viewer.person.id, viewer.client):
                room.viewers.discard(other)
                other.replaced = True
                other.drop()

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Disconnect a viewer."""
        room.viewers.discard(viewer)
        room.used = self.now()
        room.note_departure([viewer.person.id], room.used)
        if not self.driver.stopping:
            self.tasks.start(self.report_change(room))

    async def report_change(self, room: Room) -> None:
        """Report a change of presence, with the lock: nothing unwritten may be seen."""
        async with room.lock:
            if self.registry.rooms.get(room.table.id, room) is room:
                self.report(room, room.viewers)
                self.driver.drive(room)

    def report(self, room: Room, viewers: set[Viewer], *, asks: bool = False) -> None:
        """Tell these viewers and the other processes who is at the table."""
        room.send_table(viewers)
        persons, spectators = room.local_presence()
        self.pubsub.publish(
            Notice(self.pubsub.process, room.table.id, persons=persons, spectators=spectators, asks=asks)
        )

    def repeat(self, room: Room) -> None:
        """Repeat the presence at this process, if there is any."""
        persons, spectators = room.local_presence()
        if persons or spectators:
            self.pubsub.publish(Notice(self.pubsub.process, room.table.id, persons=persons, spectators=spectators))

    def receive(self, room: Room, notice: Notice) -> None:
        """Take the report of another process."""
        before = room.connected()
        room.elsewhere[notice.process] = RemotePresence(notice.persons or [], notice.spectators, self.now())
        if not notice.persons and not notice.spectators:
            del room.elsewhere[notice.process]
        self.tasks.start(self.remote_change(room, before))
        if notice.asks:
            self.repeat(room)

    async def remote_change(self, room: Room, before: set[str]) -> None:
        """Tell the viewers about a change at another process."""
        room.note_departure(before - room.connected(), self.now())
        async with room.lock:
            room.send_table()
            self.driver.drive(room)

    async def drop_dead_processes(self, room: Room, now: int) -> None:
        """Drop the presence at processes that have stopped reporting, unless reports cannot arrive."""
        for process, remote in list(room.elsewhere.items()):
            if self.pubsub.down:
                remote.at = now
            elif now - remote.at > 3000 * REPORT_SECONDS:
                before = room.connected()
                del room.elsewhere[process]
                await self.remote_change(room, before)

    def stream_changed(self, person: str) -> None:
        """Report the presence of a person whose bot stream was opened or closed."""
        for room in self.registry.rooms.values():
            if room.table.seats_of(person) and not self.driver.stopping:
                room.last_seen[person] = self.now()
                self.tasks.start(self.report_change(room))

    async def view_as(self, room: Room, viewer: Viewer, seat: int | None) -> int:
        """Show a viewer the table as one of its own seats or as a spectator; return the last entry's number."""
        async with room.lock:
            if seat is not None and seat not in room.table.seats_of(viewer.person.id):
                raise TableError("not_your_seat")
            viewer.seat = seat
            room.send_state(viewer, self.now())
            return room.table.number
