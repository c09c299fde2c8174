"""All tables that this process has in memory: persist, then tell; bots and clocks; news from other processes.

What is true about a table is in its log, where every number is given once: any process may add to it. A lease says
which process runs the bots and clocks of a table.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from guilda.rules.rng import FastRng
from guilda.server.channels import News
from guilda.server.forgetting import anonymised, strangers
from guilda.server.messages import Hinted
from guilda.server.metrics import MOVES, TABLES
from guilda.server.problems import complain
from guilda.server.room import Presence, Room, Viewer
from guilda.server.storage import DatabaseError, milliseconds
from guilda.server.studies import advice
from guilda.server.thinker import decision
from guilda.server.thinking import ADVICE_SECONDS, FOR_A_GAME, FOR_ADVICE, LostError, Thinkers
from guilda.tables.commands import Person, Rematch
from guilda.tables.entries import Forgotten, LogEntry, Made, read, written
from guilda.tables.table import Table, new_id, opening
from guilda.tables.words import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator, Sequence

    from litestar.channels import ChannelsPlugin

    from guilda.server.messages import Hint
    from guilda.server.storage import Storage
    from guilda.tables.commands import NewTable, TableCommand
    from guilda.tables.table import BotTurn

T = TypeVar("T")
LOG = structlog.get_logger("guilda")
CHANNEL = "tables"
SWEEP_SECONDS = 1.0
SWEPT_AT_ONCE = 50
PRESENCE_SECONDS = 20.0
"""So often a process repeats who is there; after three times as long without it, it is taken for dead."""
LEASE_SECONDS = 10.0
REST_SECONDS = 600.0
"""So long a table that cannot be read is left alone."""
IDLE_SECONDS = 300.0
ABSENT_SECONDS = 30.0
RATED_PATIENCE = 4
"""So many times as long somebody has to be absent where it costs them the game."""
DOWNTIME = 2000
"""Milliseconds of nobody running the clocks that are not worth a word."""
SHORTEST_PAUSE, LONGEST_PAUSE = 1000, 30_000
"""Milliseconds before a bot is asked again whose process was lost: each time twice as many."""
STAND_IN_PAUSE = 5000
"""Milliseconds before each decision of a stand-in where no person plays: somebody may still come back to the game."""
TRIES = 20
ENDLESS = 2**31 - 1
"""A number that no log reaches."""


class Hub:
    """The tables of one process."""

    def __init__(
        self,
        storage: Storage,
        channels: ChannelsPlugin,
        *,
        process: str | None = None,
        now: Callable[[], int] = milliseconds,
        idle_seconds: float = IDLE_SECONDS,
        absent_seconds: float = ABSENT_SECONDS,
        lease_seconds: float = LEASE_SECONDS,
        minds: int = 1,
        taken_away: Callable[[str, str], None] = lambda token, person: None,
    ) -> None:
        self.storage = storage
        self.channels = channels
        self.alone = process is None and storage.database.is_sqlite
        self.process = process or ("alone" if self.alone else secrets.token_hex(8))
        self.now = now
        self.idle = round(1000 * idle_seconds)
        self.long_absent = round(1000 * absent_seconds)
        self.lease_seconds = lease_seconds
        self.taken_away = taken_away
        self.thinkers = Thinkers(minds)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.followers: dict[str, set[asyncio.Event]] = {}
        self.stopping = False
        self.decode_news = msgspec.json.Decoder(News).decode

    async def start(self) -> None:
        """Listen to the other processes, and take care of tables that nobody runs."""
        self.thinkers.start()
        subscriber = await self.channels.subscribe([CHANNEL])
        self.background(self.listen(subscriber))
        self.background(self.sweep_for_ever())

    async def stop(self) -> None:
        """Finish what was begun, tell connections to come back later, give the leases back."""
        self.stopping = True
        await self.thinkers.stop()
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(DatabaseError):
            await self.storage.release_all(self.process)

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something go on by itself, and log it if it fails."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Something in the background has ended."""
        self.tasks.discard(task)
        complain(None if task.cancelled() else task.exception())

    # Tables in memory

    async def find(self, table_id: str) -> Table | None:
        """A table as it is in the log now; None if there is none of this id."""
        while (room := await self.room(table_id)) is not None:
            async with room.lock:
                if not room.gone:  # else it may hold what could not be written
                    return room.table
        return None

    async def room(self, table_id: str) -> Room | None:
        """The table in memory, rebuilt from its log if it is not there."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = self.background(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if room is not None:
            room.used = self.now()
        return room

    async def load(self, table_id: str) -> Room | None:
        """Rebuild a table from its log; nobody sees clocks that were charged for time without a server."""
        entries = await self.storage.entries(table_id)
        if not entries:
            return None
        room = Room(Table.rebuilt(table_id, map(read, entries)), self.now(), self.followers)
        if room.table.due() is not None:
            await self.lease(room)
        return self.admit(room)

    def admit(self, room: Room) -> Room:
        """Keep a table in memory, unless it is there already."""
        if room.table.id in self.rooms:
            return self.rooms[room.table.id]
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))
        self.drive(room)
        return room

    def forget(self, room: Room) -> None:
        """Let a table leave memory; connections that look at it end and may come back."""
        room.gone = True
        room.wake.set()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        TABLES.set(len(self.rooms))
        for viewer in room.viewers:
            viewer.drop()

    async def open(self, new: NewTable, person: Person) -> str:
        """Open a table; its id."""
        table_id = new_id()
        await self.write_new(table_id, opening(new, person, self.now()))
        return table_id

    async def write_new(self, table_id: str, entries: Sequence[LogEntry]) -> None:
        """Write the first entries of a table, unless it is there already."""
        table = Table.rebuilt(table_id, entries)
        if await self.storage.append(table_id, 1, [written(entry) for entry in entries], table.summary()):
            LOG.info("written", table=table.id, number=table.number, ply=table.ply)
            self.notify(self.admit(Room(table, self.now(), self.followers)))

    # What people want

    async def command(self, table_id: str, command: TableCommand, person: Person) -> int:
        """Do what a person wants, or `Refused`; the number of the log entry that it was written down as.

        Whoever waits for it may go away in the middle: it is finished all the same.
        """
        return await asyncio.shield(self.background(self.obey(table_id, command, person)))

    async def obey(self, table_id: str, command: TableCommand, person: Person) -> int:
        """`command`, to its end."""
        for _ in range(TRIES):
            room = await self.room(table_id)
            if room is None:
                raise Refused("no_such_table")
            runs = room.table.due() is not None and await self.lease(room)
            async with room.lock:
                if room.gone:
                    continue
                known = room.table.answer(person.id, command)
                if known is not None:
                    return known
                now = self.now()
                late = room.table.tick(now) if runs else []
                if late:
                    await self.write(room, late)
                    continue
                patience = self.long_absent * (RATED_PATIENCE if room.table.setup.rated else 1)
                entries = room.table.decide(command, person, now, room.absent(now, patience))
                if isinstance(command, Rematch):
                    await self.write_new(room.table.rematch_id(), room.table.rematch_opening(person, now))
                if await self.write(room, entries):
                    return room.table.number
        raise Refused("unavailable")

    async def write(self, room: Room, entries: Sequence[LogEntry]) -> bool:
        """Write entries into the log of a table, then tell everybody; False if another process was quicker.

        The summary in the database is that after the entries, so they are applied first; nobody sees the table before
        they are written, because its lock is held. If they are not, the table is what the log says.
        """
        table, before = room.table, room.table.number
        try:
            for entry in entries:
                table.apply(entry)
            kept = await self.storage.append(
                table.id, before + 1, [written(entry) for entry in entries], table.summary(), strangers(entries)
            )
            if not kept:
                stored = [read(raw) for raw in await self.storage.entries(table.id)]
                if not stored:
                    raise Refused("no_such_table")
                room.table = Table.rebuilt(table.id, stored)
        except BaseException:
            self.forget(room)
            raise
        if not kept:
            self.tell(room, before, stored[before:])
            return False
        LOG.info("written", table=table.id, number=table.number, ply=table.ply)
        self.publish(News(self.process, table.id, number=table.number))
        self.tell(room, before, entries)
        for entry in entries:
            if isinstance(entry, Made):
                MOVES.labels("bot" if entry.level else "person").inc()
        return True

    def tell(self, room: Room, before: int, entries: Sequence[LogEntry]) -> None:
        """Tell viewers and followers what is in the log now, and go on."""
        room.used = self.now()
        room.tell(before, entries, room.used)
        self.notify(room)
        room.wake.set()
        self.drive(room)

    async def forget_person(self, table_id: str, person: str) -> None:
        """Replace somebody who wants to be forgotten in a table's log, also if its game cannot be rebuilt."""
        for _ in range(TRIES):
            entries = await self.storage.entries(table_id)
            listed = await self.storage.summary(table_id)
            if listed is None:
                return
            if listed.last != len(entries):
                continue
            change = anonymised(entries, listed.summary, person)
            if await self.storage.rewrite(table_id, listed.last, *change, person):
                await self.changed(table_id, listed.last + 1)
                return
        raise Refused("unavailable")

    async def close(self, table_id: str) -> None:
        """Take away a table that its host leaves before the game has started."""
        await self.storage.drop_tables([table_id])
        await self.changed(table_id, ENDLESS)

    async def changed(self, table_id: str, number: int) -> None:
        """A log was changed behind the back of those who have read it, here and elsewhere."""
        self.publish(News(self.process, table_id, number=number))
        await self.catch_up(table_id, number)

    # Connections

    async def join(self, table_id: str, viewer: Viewer, since: int | None) -> Room:
        """Let a connection look at a table, and welcome it."""
        for _ in range(TRIES):
            room = await self.room(table_id)
            if room is None:
                raise Refused("no_such_table")
            async with room.lock:
                if room.gone:
                    continue
                if room.table.setup.rated:
                    room.rate(await self.storage.ratings_of(room.seated()))
                others = set(room.viewers)
                room.viewers.add(viewer)
                room.welcome(viewer, since, self.now())
                self.presence_changed(room, others, asks=not others)
                return room
        raise Refused("unavailable")

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A connection has ended."""
        room.viewers.discard(viewer)
        room.used = self.now()
        room.last_saw([viewer.person.id], room.used)
        if not self.stopping:
            self.background(self.left(room))

    async def left(self, room: Room) -> None:
        """Tell those who are still there; with the lock, for nobody sees what is not written yet."""
        async with room.lock:
            if self.rooms.get(room.table.id, room) is room:  # else others are here already, who were told
                self.presence_changed(room, room.viewers)

    def presence_changed(self, room: Room, viewers: set[Viewer], *, asks: bool = False) -> None:
        """Tell other viewers here, and other processes, who is at the table."""
        room.tell_table(viewers)
        persons, spectators = room.here()
        self.publish(News(self.process, room.table.id, persons=persons, spectators=spectators, asks=asks))

    async def look(self, room: Room, viewer: Viewer, seat: int | None) -> int:
        """Let a viewer see the table as one of its own seats, or as none; the number of the last log entry."""
        async with room.lock:
            if seat is not None and seat not in room.table.seats_of(viewer.person.id):
                raise Refused("not_your_seat")
            viewer.look = seat
            room.show(viewer, self.now())
            return room.table.number

    async def hint(self, room: Room, viewer: Viewer, message: Hint) -> Hinted:
        """What a search advises the viewer to do; it knows no more than the viewer's seat."""
        async with room.lock:
            table, seat = room.table, viewer.look
            if not table.setup.hints:
                raise Refused("no_hints")
            if seat is None or table.actor() != seat or table.level_of(seat):
                raise Refused("not_your_turn")
            if message.ply != table.ply:
                raise Refused("stale")
            position = table.seen_by(seat, FastRng(table.ply))
            names = table.names()
        thought = self.thinkers.think(FOR_ADVICE, viewer.person.id, advice, position, seat, viewer.language, names)
        try:
            prospects, line = await asyncio.wait_for(thought, ADVICE_SECONDS)
        except (TimeoutError, LostError):  # all that can think is busy with bots, or gone
            raise Refused("unavailable") from None
        return Hinted(message.id, message.ply, prospects, line)

    # Bots and clocks

    def drive(self, room: Room) -> None:
        """See to it that a table goes on by itself where it has to."""
        driven = room.driver is not None and not room.driver.done()
        if self.stopping or driven or self.now() < room.left_alone_until:
            return
        if room.table.bot_turn() is not None or room.table.due() is not None:
            room.driver = self.background(self.run(room))

    async def run(self, room: Room) -> None:
        """Let bots decide and clocks run out, as long as this process has the lease and there is something to do."""
        while not room.gone and not self.stopping:
            room.wake.clear()
            turn = room.table.bot_turn()
            due = room.table.due() if turn is None else room.paused_until
            if turn is not None and room.deserted(turn.seat):
                due = max(room.paused_until, room.table.changed + STAND_IN_PAUSE)
            if due is None or not await self.lease(room):
                return
            if due > self.now():
                patience = min((due - self.now()) / 1000, self.lease_seconds / 3)
                with suppress(TimeoutError):
                    await asyncio.wait_for(room.wake.wait(), max(0.001, patience))
            elif turn is not None:
                await self.let_decide(room, turn)
            else:
                async with room.lock:
                    late = room.table.tick(self.now())
                    if late and not room.gone:
                        await self.write(room, late)

    async def lease(self, room: Room) -> bool:
        """Whether this process may run a table's bots and clocks."""
        now = self.now()
        if room.leased_until - now > 500 * self.lease_seconds:
            return True
        if now < room.left_alone_until:
            return False
        fresh = room.leased_until < now
        if not await self.storage.claim(room.table.id, self.process, self.lease_seconds):
            room.leased_until = 0
            room.left_alone_until = now + round(500 * self.lease_seconds)
            return False
        room.leased_until = now + round(1000 * self.lease_seconds)
        if fresh and now - room.table.changed > DOWNTIME:
            async with room.lock:
                resumed = room.table.resuming(self.now())
                if resumed and not room.gone:
                    await self.write(room, resumed)
        return True

    async def let_decide(self, room: Room, turn: BotTurn) -> None:
        """Let a bot make one decision, with what its seat may know and no more."""
        position = room.table.seen_by(turn.seat, FastRng(turn.seed))
        try:
            action: int | str = await self.thinkers.think(FOR_A_GAME, room.table.host, decision, position, turn)
        except LostError:  # no fault of the bot
            room.pause = min(2 * room.pause or SHORTEST_PAUSE, LONGEST_PAUSE)
            room.paused_until = self.now() + room.pause
            return
        except Exception as error:
            LOG.error("a bot failed", table=room.table.id, ply=turn.ply, level=turn.level, exc_info=error)
            action = position.random_action(FastRng(turn.seed))
        room.pause = 0
        async with room.lock:
            if room.gone:
                return
            try:
                entries = room.table.bot_made(turn, action, self.now())
            except Refused:
                LOG.error("a bot broke the rules", table=room.table.id, ply=turn.ply, level=turn.level)
                entries = room.table.bot_made(turn, position.random_action(FastRng(turn.seed)), self.now())
            if entries:
                await self.write(room, entries)

    # Other processes, and time

    def publish(self, news: News) -> None:
        """Tell the other processes, if there may be any."""
        if not self.stopping and not self.alone:
            self.channels.publish(msgspec.json.encode(news), [CHANNEL])

    async def listen(self, subscriber: Any) -> None:
        """Hear what other processes tell."""
        async for message in subscriber.iter_events():
            try:
                news = self.decode_news(message)
            except msgspec.MsgspecError as error:  # another version, perhaps: it is not for us
                LOG.error("news", detail=str(error))
                continue
            if news.process == self.process:
                continue
            if news.token or news.person:
                self.taken_away(news.token, news.person)
                continue
            room = self.rooms.get(news.table)
            if news.persons is None:
                if room is not None or news.table in self.loading:
                    self.background(self.catch_up(news.table, news.number))
            elif room is not None:
                self.heard(room, news)

    def heard(self, room: Room, news: News) -> None:
        """Another process has said who is at a table."""
        before = room.connected()
        room.elsewhere[news.process] = Presence(news.persons or [], news.spectators, self.now())
        if not room.elsewhere[news.process].persons and not news.spectators:
            del room.elsewhere[news.process]
        self.background(self.seen(room, before))
        persons, spectators = room.here() if news.asks else ([], 0)
        if persons or spectators:
            self.publish(News(self.process, room.table.id, persons=persons, spectators=spectators))

    async def seen(self, room: Room, before: set[str]) -> None:
        """Tell viewers if somebody came or went elsewhere."""
        room.last_saw(before - room.connected(), self.now())
        async with room.lock:
            room.tell_table()

    async def catch_up(self, table_id: str, number: int) -> None:
        """Read what was written elsewhere up to a number, and tell viewers; nothing at all: the table is gone."""
        loading = self.loading.get(table_id)
        room = await asyncio.shield(loading) if loading is not None else self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            before = room.table.number
            if room.gone or number <= before:
                return
            entries = [read(raw) for raw in await self.storage.entries(table_id, before)]
            try:
                if any(isinstance(entry, Forgotten) for entry in entries):  # what is known was changed, too
                    log = [read(raw) for raw in await self.storage.entries(table_id)]
                    room.table, entries = Table.rebuilt(table_id, log), log[before:]
                else:
                    for entry in entries:
                        room.table.apply(entry)
            except BaseException:
                self.forget(room)
                raise
            if entries:
                self.tell(room, before, entries)
            else:
                self.forget(room)

    def notify(self, room: Room) -> None:
        """Wake those who follow what happens to a person at a table."""
        for chair in room.table.chairs:
            for event in self.followers.get(chair.person, ()):
                event.set()

    @contextmanager
    def notified(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when something happens at a table of this person."""
        event = asyncio.Event()
        self.followers.setdefault(person, set()).add(event)
        self.stream_changed(person)
        try:
            yield event
        finally:
            self.followers[person].discard(event)
            if not self.followers[person]:
                del self.followers[person]
            self.stream_changed(person)

    def stream_changed(self, person: str) -> None:
        """A stream was opened or closed: who follows its tables is there, like who looks at them."""
        for room in self.rooms.values():
            if room.table.seats_of(person) and not self.stopping:
                room.last_seen[person] = self.now()
                self.background(self.left(room))

    async def sweep_for_ever(self) -> None:
        """Look after all tables again and again."""
        told = self.now()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            repeat = self.now() - told >= 1000 * PRESENCE_SECONDS
            try:
                await self.sweep(repeat=repeat)
            except Exception as error:
                complain(error)
            if repeat:
                told = self.now()

    async def sweep(self, *, repeat: bool = False) -> None:
        """Take over tables that nobody runs, drop idle ones, forget processes that have died."""
        orphans = await self.storage.orphans()
        for table_id, number in (await self.storage.numbers(orphans)).items():
            try:
                room = await self.room(table_id)
                if room is not None:
                    room.left_alone_until = 0
                    await self.catch_up(table_id, number)
            except DatabaseError:
                raise
            except Exception as error:  # what cannot be read must not keep the others waiting
                if not isinstance(error, Refused):
                    LOG.error("fault", table=table_id, exc_info=error)
                await self.storage.let_rest(table_id, REST_SECONDS)
        if repeat:
            await self.compare()
        now = self.now()
        for count, room in enumerate(list(self.rooms.values())):
            if count % SWEPT_AT_ONCE == 0:
                await asyncio.sleep(0)  # those who play do not wait for it
            if room.gone:
                continue
            for process, presence in list(room.elsewhere.items()):
                if now - presence.at > 3000 * PRESENCE_SECONDS:
                    before = room.connected()
                    del room.elsewhere[process]
                    await self.seen(room, before)
            self.drive(room)
            persons, spectators = room.here() if repeat else ([], 0)
            busy = room.viewers or room.lock.locked() or (room.driver is not None and not room.driver.done())
            if not busy and now - room.used > self.idle:
                self.forget(room)
            elif persons or spectators:
                self.publish(News(self.process, room.table.id, persons=persons, spectators=spectators))

    async def compare(self) -> None:
        """Find out what has happened to tables without a word of news."""
        known = dict(self.rooms)
        numbers = await self.storage.numbers(list(known))
        for table_id, room in known.items():
            number = numbers.get(table_id, ENDLESS)
            if number > room.table.number:
                await self.catch_up(table_id, number)
