"""The tables of one person without a server: requests and connections, answered as `guilda.server` answers them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from guilda import puzzles
from guilda.daily import DEALS
from guilda.daily.views import TakenDeal
from guilda.locales import LANGUAGES
from guilda.offline.connection import LONGEST_DETAIL, Connection
from guilda.offline.daily import LocalDeals
from guilda.offline.exports import BadExportError, ExportedTables, exported, imported
from guilda.offline.searches import Searches, SearchLostError
from guilda.offline.store import StoreError
from guilda.rules.registry import names
from guilda.rules.rng import FastRng
from guilda.tables import analysis, automation, handling, review_jobs, visibility
from guilda.tables import puzzles as puzzle_jobs
from guilda.tables.commands import NewTable, Person, Rematch, TableCommand
from guilda.tables.entries import LogEntry, decode_entry, encode_entry
from guilda.tables.errors import CodedError, TableError
from guilda.tables.listing import actions_for, games_in, listed
from guilda.tables.messages import ErrorMessage
from guilda.tables.opening import LOCAL, checked_name, new_id, opening, rematch_id, rematch_opening
from guilda.tables.room import Room
from guilda.tables.summary import Summary
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from guilda.offline.store import Store
    from guilda.records.record import Record
    from guilda.tables.resources import TableSummary
    from guilda.tables.table import BotTurn

GUEST_NAME = "Guest"
ATTEMPTS = 5
"""Attempts to write to a log while another tab writes to it, and to get a bot's decision."""

encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode


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


class RequestError(CodedError):
    """A request that is not carried out, with an HTTP status."""

    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(code, **details)
        self.status = status


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
        return {"id": own.id, "name": own.name, "language": own.language, **server, "puzzle_consent": False}

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
        logs = {table_id: await self.store.entries(table_id) for table_id in await self.store.summaries()}
        return exported(self.profile.id, logs)

    async def restore(self, body: bytes) -> Any:
        """Store the tables of an export that are not here; none of them if one is not as it was."""
        try:
            ready = imported(body, self.profile.id, await self.store.summaries())
        except BadExportError:
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


def problem(status: int, error: CodedError) -> Answer:
    """Return an error as an answer; the page has the sentences."""
    return Answer(status, encode({"code": error.code, "details": dict(error.details), "sentence": ""}))
