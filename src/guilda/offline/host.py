"""The tables of one person without a server: requests and connections, answered as `guilda.server` answers them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from guilda import puzzles
from guilda.daily import DEALS
from guilda.daily.views import TakenDeal
from guilda.locales import LANGUAGES
from guilda.offline.daily import LocalDeals
from guilda.offline.store import StoreError
from guilda.rules.registry import names
from guilda.rules.rng import FastRng
from guilda.tables import advice, analysis, automation, handling, review_jobs, visibility
from guilda.tables import puzzles as puzzle_jobs
from guilda.tables.commands import Command, NewTable, Person, Rematch, TableCommand
from guilda.tables.entries import LogEntry, decode_entry, encode_entry
from guilda.tables.errors import CodedError, TableError
from guilda.tables.listing import actions_for, games_in, listed
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
from guilda.tables.opening import LOCAL, checked_name, new_id, opening, rematch_id, rematch_opening
from guilda.tables.room import Room, Viewer
from guilda.tables.summary import Summary
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence

    from guilda.offline.store import Store
    from guilda.records.record import Record
    from guilda.tables.messages import FromServer
    from guilda.tables.resources import TableSummary
    from guilda.tables.table import BotTurn

GUEST_NAME = "Guest"
ATTEMPTS = 5
"""Attempts to write to a log while another tab writes to it, and to get a bot's decision."""
LONGEST_DETAIL = 200
EXPORT_FORMAT = "guilda-offline-1"

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode
decode_summary = msgspec.json.Decoder(Summary).decode


class SearchLostError(Exception):
    """The worker that searched has ended; the request itself is not at fault."""


class Searches(Protocol):
    """Runs a function of `review_jobs` in another worker."""

    def run(self, function: Callable[..., Any], *arguments: Any) -> Awaitable[Any]:
        """Return the result of a function; raise `SearchLostError` if the worker has ended."""
        ...


class Answer(NamedTuple):
    """The answer to a request: an HTTP status and JSON."""

    status: int
    body: bytes


class Profile(msgspec.Struct):
    """The person in this browser."""

    id: str
    name: str = ""
    language: str | None = None


class ChangeProfile(msgspec.Struct, forbid_unknown_fields=True):
    """PATCH /api/me."""

    name: str | None = None
    language: str | None = None


class ExportedTable(msgspec.Struct):
    """The log of a table in an export."""

    id: str
    log: list[msgspec.Raw]


class ExportedTables(msgspec.Struct):
    """All tables of a browser, as a file to keep or to move to another browser."""

    format: str
    person: str
    tables: list[ExportedTable]


class RequestError(CodedError):
    """A request that is not carried out, with an HTTP status."""

    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(code, **details)
        self.status = status


class LocalViewer(Viewer):
    """A viewer in the same browser: its messages need not wait."""

    def __init__(self, person: Person, deliver: Callable[[str], None]) -> None:
        super().__init__(person)
        self.deliver = deliver

    def send(self, message: FromServer | bytes) -> None:
        """Deliver a message."""
        self.deliver((message if isinstance(message, bytes) else encode(message)).decode())


class Host:
    """Keeps the tables. A log entry is stored before it is sent to any viewer."""

    def __init__(self, store: Store, searches: Searches, now: Callable[[], int] = lambda: round(1000 * time())) -> None:
        self.store = store
        self.searches = searches
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.profile = Profile("")
        self.lobbies: dict[int, Callable[[str], None]] = {}
        self.connections: dict[int, Connection] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.daily = LocalDeals(self)

    async def open(self) -> None:
        """Read the profile, or begin one."""
        found = await self.store.profile()
        self.profile = msgspec.json.decode(found, type=Profile) if found else Profile(secrets.token_hex(16))
        if found is None:
            with suppress(StoreError):  # a browser that keeps nothing can still play
                await self.store.save_profile(encode(self.profile))

    @property
    def person(self) -> Person:
        """The person as tables know them."""
        return Person(self.profile.id, self.profile.name or GUEST_NAME)

    # Requests

    async def request(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Answer a request of the HTTP interface."""
        url = urlsplit(address)
        path = [unquote(part) for part in url.path.split("/") if part][1:]  # after /api
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        try:
            found = await self.answer(method, path, query, body)
            return Answer(200, found if isinstance(found, bytes) else encode(found))
        except StoreError as error:
            return problem(507 if error.full else 503, CodedError("storage_full" if error.full else "cannot_store"))
        except SearchLostError:
            return problem(503, CodedError("search_lost"))
        except RequestError as error:
            return problem(error.status, error)
        except CodedError as error:
            return problem(409, error)
        except (msgspec.MsgspecError, ValueError) as error:
            return problem(400, CodedError("bad_request", detail=str(error)[:LONGEST_DETAIL]))

    async def answer(self, method: str, path: list[str], query: dict[str, str], body: bytes) -> Any:
        """Return the body of an answer, as a struct or encoded."""
        match method, path:
            case "GET", ["me"]:
                return self.me()
            case "PATCH", ["me"]:
                return await self.change_profile(msgspec.json.decode(body, type=ChangeProfile))
            case "GET", ["me", "tables"]:
                return await self.tables()
            case "GET", ["local-games", "export"]:
                return await self.export()
            case "POST", ["local-games", "import"]:
                return await self.restore(body)
            case "GET", ["me", "ratings"] | ["me", "blocks"] | ["tokens"] | ["tables"]:
                return []
            case "GET", ["games"]:
                return games_in(query.get("language", "en"))
            case "GET", ["games", game, "actions"] if game in names():
                query.pop("rules_version", None)
                return actions_for(game, query)
            case "GET", ["puzzles", game] if game in names():
                return puzzle_jobs.listing(game)
            case _, ["puzzles", game, puzzle_id] if game in names():
                return await self.puzzle(method, game, puzzle_id, body)
            case "POST", ["analysis", what] if what in analysis.REQUESTS:
                return await self.analyse(what, body)
            case "POST", ["tables"]:
                return await self.open_table(msgspec.json.decode(body, type=NewTable))
            case "GET", ["tables", table_id]:
                return await self.listed_table(table_id)
            case "GET", ["daily"]:
                return await self.daily.page(query.get("language", "en"))
            case "POST", ["daily", deal, "play"] if deal in DEALS:
                return await self.daily.play(deal)
            case "POST", ["local-daily"]:
                return await self.daily.play_taken(msgspec.json.decode(body, type=TakenDeal))
            case "DELETE", ["tables", table_id]:
                return await self.delete(table_id)
            case "GET", ["tables", table_id, what]:
                return await self.finished_game(table_id, what, query)
        raise RequestError(404, "not_found")

    def me(self) -> dict[str, Any]:
        """Return the identity of this browser as GET /api/me does."""
        own = self.profile
        server = {"account": False, "csrf": "", "email": None, "password": False, "mail": False, "openid": None}
        return {"id": own.id, "name": own.name, "language": own.language, **server}

    async def change_profile(self, changed: ChangeProfile) -> dict[str, Any]:
        """Change name or language."""
        if changed.name is not None:
            self.profile.name = checked_name(changed.name)
        if changed.language is not None:
            if changed.language not in LANGUAGES:
                raise RequestError(400, "bad_request", detail="language")
            self.profile.language = changed.language
        await self.store.save_profile(encode(self.profile))
        return self.me()

    async def tables(self) -> list[Any]:
        """Return the person's tables, those that were changed last first."""
        found = [(each, decode_summary(summary)) for each, summary in (await self.store.summaries()).items()]
        found.sort(key=lambda each: -each[1].changed)
        return [listed(table_id, summary, self.profile.id) for table_id, summary in found]

    async def summary(self, table_id: str) -> Summary:
        """Return the summary of a table."""
        found = (await self.store.summaries()).get(table_id)
        if found is None:
            raise RequestError(404, "not_found")
        return decode_summary(found)

    async def listed_table(self, table_id: str) -> TableSummary:
        """Return a table in a list."""
        return listed(table_id, await self.summary(table_id), self.profile.id)

    async def open_table(self, new: NewTable) -> Any:
        """Open a table; all its seats belong to this person or to bots."""
        if new.rated or new.public or any(seat.kind == "open" for seat in new.seats):
            raise RequestError(409, "needs_people")
        table_id = LOCAL + new_id()
        table = await self.write_new(table_id, opening(new, self.person, self.now()))
        return listed(table_id, visibility.summary(table), self.profile.id)

    async def delete(self, table_id: str) -> None:
        """Delete a table."""
        await self.store.delete(table_id)
        self.rooms.pop(table_id, None)
        await self.tell_lobbies()

    async def analyse(self, what: str, body: bytes) -> Any:
        """Answer a request of the analysis board; engine and reviews run in the worker that searches."""
        kind, function = analysis.REQUESTS[what]
        request = msgspec.json.decode(body, type=kind)
        if what == "review":
            return await self.searches.run(function, request)
        if what != "engine":
            return analysis.answer(function, request)
        found = await self.searches.run(analysis.job, function, request)
        if isinstance(found, CodedError):
            raise found
        return found

    async def finished_game(self, table_id: str, what: str, query: dict[str, str]) -> Any:
        """Return record, replay, verdict or review of a game, or what POST /api/me/games of a server takes."""
        table = (await self.room(table_id, missing="not_found")).table
        if what not in ("record", "replay", "verify", "review", "upload"):
            raise RequestError(404, "not_found")
        if table.match is None or (table.phase != "over" and what != "record"):
            raise RequestError(409, "not_over")
        record: Record = table.record()
        if what == "record":
            return record.dumps().encode()
        if what == "upload":
            return {"record": record.dumps(), "ended": table.changed, "resigned": sorted(table.resigned)}
        if what == "replay":
            seat = int(query["seat"]) if "seat" in query else None
            if seat is not None and not 0 <= seat < len(record.seats):
                raise RequestError(400, "bad_request", detail="seat")
            return review_jobs.replay(record, seat, visibility.result(table))
        if what == "verify":
            return review_jobs.verdict(record)
        return await self.searches.run(review_jobs.review, record)

    async def puzzle(self, method: str, game: str, puzzle_id: str, body: bytes) -> Any:
        """Return a puzzle, or the answer to an attempt."""
        try:
            found = puzzles.get(game, puzzle_id)
        except ValueError:
            raise RequestError(404, "not_found") from None
        if method == "GET":
            return puzzle_jobs.state(found)
        attempt = msgspec.json.decode(body, type=puzzle_jobs.PuzzleAttempt)
        found.check(attempt.moves)
        return await self.searches.run(puzzle_jobs.answer, found, attempt)

    # Export

    async def export(self) -> ExportedTables:
        """Return all tables with their logs."""
        found = [
            ExportedTable(table_id, [msgspec.Raw(entry) for entry in await self.store.entries(table_id)])
            for table_id in await self.store.summaries()
        ]
        return ExportedTables(EXPORT_FORMAT, self.profile.id, found)

    async def restore(self, body: bytes) -> Any:
        """Store the tables of an export that are not here; every game is replayed first, and must be as it was.

        Nothing is stored if one of them cannot be replayed.
        """
        try:
            given = msgspec.json.decode(body, type=ExportedTables)
        except msgspec.MsgspecError:
            raise RequestError(400, "bad_export") from None
        if given.format != EXPORT_FORMAT:
            raise RequestError(400, "bad_export")
        here, ready = await self.store.summaries(), []
        for each in given.tables:
            if each.id in here:
                continue
            try:
                log = [decode_entry(bytes(entry)) for entry in each.log]
                if not each.id.startswith(LOCAL) or len(each.id) > len(LOCAL) + 24:
                    raise ValueError(each.id)
                log = [adopted(entry, given.person, self.profile.id) for entry in log]
                ready.append((each.id, log, checked_log(each.id, log)))
            except (ValueError, AssertionError, TypeError, KeyError, CodedError, msgspec.MsgspecError):
                raise RequestError(400, "bad_export") from None
        for table_id, log, table in ready:
            await self.store.append(
                table_id, 1, [encode_entry(entry) for entry in log], encode(visibility.summary(table))
            )
        await self.tell_lobbies()
        return {"tables": len(ready)}

    # Tables

    async def room(self, table_id: str, missing: str = "no_such_table") -> Room:
        """Return a table in memory, read from its log if necessary."""
        if table_id not in self.rooms:
            stored = [decode_entry(entry) for entry in await self.store.entries(table_id)]
            if not stored:
                raise RequestError(404, missing)
            self.rooms.setdefault(table_id, Room(Table.rebuilt(table_id, stored), self.now()))
        return self.rooms[table_id]

    async def write_new(self, table_id: str, entries: Sequence[LogEntry]) -> Table:
        """Store the first entries of a table, unless it exists."""
        table = Table.rebuilt(table_id, entries)
        if await self.store.append(
            table_id, 1, [encode_entry(entry) for entry in entries], encode(visibility.summary(table))
        ):
            self.rooms[table_id] = Room(table, self.now())
        await self.tell_lobbies()
        return table

    async def execute(self, table_id: str, command: TableCommand) -> int:
        """Execute a command and return the number of its log entry."""
        person = self.person
        for _ in range(ATTEMPTS):
            room = await self.room(table_id)
            async with room.lock:
                known = handling.known_answer(room.table, person.id, command)
                if known is not None:
                    return known
                now = self.now()
                expired = automation.expired(room.table, now)
                if expired:
                    await self.write(room, expired)
                    continue
                entries = handling.decide(room.table, command, person, now)
                if isinstance(command, Rematch):
                    await self.write_new(rematch_id(room.table), rematch_opening(room.table, person, now))
                if await self.write(room, entries):
                    return room.table.number
        raise CodedError("cannot_store")

    async def write(self, room: Room, entries: Sequence[LogEntry]) -> bool:
        """Store entries of a table whose lock is held, then tell all viewers; False if another tab was quicker.

        The table is rebuilt from its log if they are not stored.
        """
        table, before = room.table, room.table.number
        try:
            for entry in entries:
                table.apply(entry)
            written = await self.store.append(
                table.id, before + 1, [encode_entry(entry) for entry in entries], encode(visibility.summary(table))
            )
        except BaseException:
            await self.reload(room)
            raise
        if not written:
            await self.reload(room)
            return False
        room.send_entries(before, entries, self.now())
        await self.tell_lobbies()
        self.drive(room)
        return True

    async def reload(self, room: Room) -> None:
        """Rebuild a table from its log, and show it to all viewers again; drop it if the log cannot be read."""
        try:
            stored = [decode_entry(entry) for entry in await self.store.entries(room.table.id)]
            room.table = Table.rebuilt(room.table.id, stored)
        except (StoreError, ValueError):
            self.rooms.pop(room.table.id, None)
            return
        for viewer in room.viewers:
            room.welcome(viewer, 0, self.now())

    # Bots

    def drive(self, room: Room) -> None:
        """Let the bots of a table play while a viewer is there."""
        playing = room.bots is not None and not room.bots.done()
        if not playing and room.viewers and room.table.bot_turn() is not None:
            room.bots = self.start(self.play_bots(room))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def play_bots(self, room: Room) -> None:
        """Play bots' turns as long as there are any."""
        while room.viewers and (turn := room.table.bot_turn()) is not None:
            position = room.table.seen_by(turn.seat, FastRng(turn.seed))
            action = await self.bot_action(position, turn)
            try:
                async with room.lock:
                    try:
                        entries = automation.bot_decision(room.table, turn, action, self.now())
                    except TableError:
                        action = position.random_action(FastRng(turn.seed))
                        entries = automation.bot_decision(room.table, turn, action, self.now())
                    if entries:
                        await self.write(room, entries)
            except StoreError as error:
                failed = CodedError("storage_full" if error.full else "cannot_store")
                for viewer in room.viewers:
                    viewer.send(ErrorMessage(None, failed.code, {}))
                return

    async def bot_action(self, position: Any, turn: BotTurn) -> int | str:
        """Return a bot's decision; a random action if its search fails repeatedly."""
        for _ in range(ATTEMPTS):
            with suppress(SearchLostError):
                return await self.searches.run(review_jobs.decision, position, turn)  # type: ignore[no-any-return]
        return position.random_action(FastRng(turn.seed))  # type: ignore[no-any-return]

    # Connections

    def connect(self, number: int, address: str, deliver: Callable[[str], None]) -> None:
        """Open a connection to a table or to the lists of tables."""
        parts = [unquote(part) for part in urlsplit(address).path.split("/") if part]
        if parts[-1] == "lobby":
            self.lobbies[number] = deliver
            self.start(self.tell_lobbies())
        else:
            self.connections[number] = Connection(self, parts[-1], deliver)

    async def receive(self, number: int, text: str) -> None:
        """Take a message of a connection."""
        if number in self.connections:
            await self.connections[number].take(text)

    def disconnect(self, number: int) -> None:
        """Close a connection."""
        self.lobbies.pop(number, None)
        connection = self.connections.pop(number, None)
        if connection is not None and connection.room is not None:
            connection.room.viewers.discard(connection.viewer)

    async def tell_lobbies(self) -> None:
        """Send the lists of tables to the connections that show them."""
        if not self.lobbies:
            return
        with suppress(StoreError):
            message = encode({"type": "lobby", "tables": [], "mine": await self.tables()}).decode()
            for deliver in list(self.lobbies.values()):
                deliver(message)


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


def problem(status: int, error: CodedError) -> Answer:
    """Return an error as an answer; the page has the sentences."""
    return Answer(status, encode({"code": error.code, "details": dict(error.details), "sentence": ""}))


def adopted(entry: LogEntry, before: str, person: str) -> LogEntry:
    """Return an entry of another browser with this browser's person in place of that one's."""
    text = encode_entry(entry)
    return decode_entry(text.replace(encode(before), encode(person))) if before else entry


def checked_log(table_id: str, log: Sequence[LogEntry]) -> Table:
    """Return the table of an imported log; raise an error unless every entry could have been written as it is."""
    table = Table.rebuilt(table_id, log)
    if table.match is not None:
        verdict = review_jobs.verdict(table.record()) if table.phase == "over" else None
        if verdict is not None and not verdict.fair:
            raise ValueError(verdict.sentence)
    return table
