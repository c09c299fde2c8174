"""One connection to a table without a server: its messages are answered as `guilda.server` answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from guilda.offline.searches import SearchLostError
from guilda.offline.store import StoreError
from guilda.tables import advice, review_jobs
from guilda.tables.commands import Command, Person
from guilda.tables.errors import CodedError, TableError
from guilda.tables.messages import (
    ClientMessage,
    Done,
    ErrorMessage,
    Hello,
    Hint,
    HintAnswer,
    Ping,
    Pong,
    PreviewRequest,
    ViewAs,
)
from guilda.tables.room import Room, Viewer

if TYPE_CHECKING:
    from collections.abc import Callable

    from guilda.offline.host import Host
    from guilda.tables.messages import FromServer

LONGEST_DETAIL = 200
"""Characters of an error's detail that are sent."""

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode


class LocalViewer(Viewer):
    """A viewer in the same browser: its messages need not wait."""

    def __init__(self, person: Person, deliver: Callable[[str], None]) -> None:
        super().__init__(person)
        self.deliver = deliver

    def send(self, message: FromServer | bytes) -> None:
        """Deliver a message."""
        self.deliver((message if isinstance(message, bytes) else encode(message)).decode())


class Connection:
    """One connection to a table."""

    def __init__(self, host: Host, table_id: str, deliver: Callable[[str], None]) -> None:
        self.host = host
        self.table_id = table_id
        self.viewer = LocalViewer(host.person, deliver)
        self.room: Room | None = None

    async def take(self, text: str) -> None:
        """Execute one message; any failure is answered with `error`."""
        message: ClientMessage | None = None
        try:
            message = decode_message(text)
            await self.answer(message)
        except msgspec.MsgspecError as error:
            self.refuse(message, CodedError("bad_message", detail=str(error)[:LONGEST_DETAIL]))
        except StoreError as error:
            self.refuse(message, CodedError("storage_full" if error.full else "cannot_store"))
        except SearchLostError:
            self.refuse(message, CodedError("search_lost"))
        except CodedError as error:
            self.refuse(message, error)

    def refuse(self, message: ClientMessage | None, error: CodedError) -> None:
        """Send an error; that of a stale command has the current state."""
        known = message.id if isinstance(message, Command) else None
        state = None
        if error.code == "stale" and self.room is not None:
            state = self.room.state(self.viewer, self.host.now())
        self.viewer.send(ErrorMessage(known, error.code, dict(error.details), state))

    async def answer(self, message: ClientMessage) -> None:
        """Execute a decoded message."""
        viewer, host = self.viewer, self.host
        if isinstance(message, Ping):
            viewer.send(Pong())
            return
        if isinstance(message, Hello):
            await self.join(message)
            return
        if self.room is None:
            raise CodedError("hello_first")
        room = self.room
        if isinstance(message, ViewAs):
            if message.seat is not None and message.seat not in room.table.seats_of(viewer.person.id):
                raise TableError("not_your_seat")
            viewer.seat = message.seat
            room.send_state(viewer, host.now())
            viewer.send(Done(message.id, room.table.number))
        elif isinstance(message, PreviewRequest):
            viewer.send(advice.preview(room.table, viewer.seat, message))
        elif isinstance(message, Hint) and message.position:
            viewer.send(advice.position_for_hint(room.table, viewer.seat, message))
        elif isinstance(message, Hint):
            await self.hint(room, message)
        else:
            viewer.send(Done(message.id, await host.execute(self.table_id, message)))

    async def join(self, message: Hello) -> None:
        """Show the table to the viewer, and let its bots play."""
        host = self.host
        room = self.room = await host.room(self.table_id)
        async with room.lock:
            self.viewer.detail = message.detail
            room.viewers.add(self.viewer)
            room.welcome(self.viewer, message.since, host.now())
            host.drive(room)

    async def hint(self, room: Room, message: Hint) -> None:
        """Search for the best actions, and send them if they still concern this seat."""
        seat = self.viewer.seat
        position = advice.hint_position(room.table, seat, message)
        choices, line, why = await self.host.searches.run(review_jobs.hint_choices, position, seat)
        if self.viewer.seat != seat or room.table.ply != message.ply:
            raise TableError("stale")
        self.viewer.send(HintAnswer(message.id, message.ply, choices, line, why))
