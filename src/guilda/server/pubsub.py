"""Publish/subscribe: notices between processes, and events for bot streams within one."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, contextmanager
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog

from guilda.server.rate_limits import Usage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from guilda.server.channels import Channels
    from guilda.tables.room import Room

LOG = structlog.get_logger("guilda")
EVERYONE = "processes"
"""The channel that all processes follow; every table has a channel of its own."""
ECHO_SECONDS = 5.0
"""Interval at which a process sends itself a notice, to know whether notices arrive."""
DOWN_SECONDS = 15.0
"""Without an own notice for this long, the channels are down."""
SETTLE_SECONDS = 30.0
"""After an outage, all processes have repeated their presence within this time."""
MOST_WAITING = 10_000
"""Notices that may wait to be sent; further ones are dropped."""
AT_ONCE = 100


class Notice(msgspec.Struct, omit_defaults=True):
    """A notice to other processes: a log has grown, the presence at a table, or a revoked token, person or session."""

    process: str
    table: str = ""
    number: int = 0
    moves: list[msgspec.Raw] = []
    """The stored entries up to the number, if they are decisions; others are read from the log."""
    persons: list[str] | None = None
    spectators: int = 0
    asks: bool = False
    """Whether the other processes should report their presence."""
    token: str = ""
    person: str = ""
    session: str = ""
    """Its digest."""
    blocks: str = ""
    """A person whose blocks have changed."""
    usage: Usage | None = None
    """The use that clients have made of limits shared by all processes."""

    @property
    def channel(self) -> str:
        """The channel on which it is sent."""
        return f"table:{self.table}" if self.table else EVERYONE


class PubSub:
    """Notices to and from the other processes. A process follows the channels of the tables it has in memory."""

    def __init__(self, channels: Channels, process: str, alone: bool) -> None:
        self.channels = channels
        self.process = process
        self.alone = alone
        self.silent = alone
        """Set while there is no other process to tell, and once this one stops."""
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self.heard = monotonic()
        """When the last own notice came back."""
        self.settled = 0.0
        """When all processes will have reported after an outage."""
        self.decode = msgspec.json.Decoder(Notice).decode

    @property
    def down(self) -> bool:
        """Return whether notices are or were lost, so that not all is known about other processes."""
        now = monotonic()
        return not self.alone and (now - self.heard > DOWN_SECONDS or now < self.settled)

    def publish(self, notice: Notice) -> None:
        """Send a notice to the other processes."""
        if not self.silent and not self.waiting.full():
            self.waiting.put_nowait(notice)

    async def follow(self, table_id: str) -> None:
        """Receive the notices of a table, before its log is read."""
        if not self.alone:
            await self.channels.follow(Notice("", table_id).channel)

    async def unfollow(self, table_id: str) -> None:
        """Stop receiving the notices of a table."""
        if not self.alone:
            await self.channels.unfollow(Notice("", table_id).channel)

    async def send_forever(self) -> None:
        """Send waiting notices in groups."""
        while True:
            notices = [await self.waiting.get()]
            while len(notices) < AT_ONCE and not self.waiting.empty():
                notices.append(self.waiting.get_nowait())
            await self.channels.publish([(notice.channel, msgspec.json.encode(notice)) for notice in notices])

    async def echo_forever(self) -> None:
        """Send this process a notice every few seconds."""
        while True:
            self.publish(Notice(self.process))
            await asyncio.sleep(ECHO_SECONDS)

    async def listen(self) -> AsyncIterator[Notice]:
        """Yield the notices of other processes; connect again when own notices do not come back."""
        await self.channels.follow(EVERYONE)
        while True:
            async with aclosing(self.channels.messages()) as messages:
                while True:
                    try:
                        async with asyncio.timeout(DOWN_SECONDS):
                            data = await anext(messages)
                    except (TimeoutError, StopAsyncIteration):
                        LOG.warning("no notices heard")
                        break
                    try:
                        notice = self.decode(data)
                    except msgspec.MsgspecError as error:  # it may come from another version
                        LOG.error("unreadable notice", detail=str(error))
                        continue
                    if notice.process != self.process:
                        yield notice
                    elif notice.channel == EVERYONE:
                        self.note_echo(monotonic())

    def note_echo(self, now: float) -> None:
        """Note that an own notice came back."""
        if now - self.heard > DOWN_SECONDS:
            self.settled = now + SETTLE_SECONDS
        self.heard = now


class Subscriptions:
    """Bot streams of this process, by person."""

    def __init__(self, on_change: Callable[[str], None]) -> None:
        self.events: dict[str, set[asyncio.Event]] = {}
        self.on_change = on_change

    @contextmanager
    def subscribe(self, person: str) -> Iterator[asyncio.Event]:
        """Yield an event that is set when something happens at a table of this person."""
        event = asyncio.Event()
        self.events.setdefault(person, set()).add(event)
        self.on_change(person)
        try:
            yield event
        finally:
            self.events[person].discard(event)
            if not self.events[person]:
                del self.events[person]
            self.on_change(person)

    def notify(self, room: Room) -> None:
        """Wake the streams of all persons at a table."""
        for chair in room.table.chairs:
            for event in self.events.get(chair.person, ()):
                event.set()
