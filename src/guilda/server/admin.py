"""`guilda admin`: what the keeper of a server may want to know and do, on its database."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from guilda.server.storage import DatabaseError, Storage, milliseconds
from guilda.tables.entries import Opened, read
from guilda.tables.table import Table
from guilda.tables.words import Refused

if TYPE_CHECKING:
    import argparse
    from collections.abc import Awaitable, Callable

    from guilda.server.storage import Listed

DAY = 86_400_000


def admin(chosen: argparse.Namespace) -> int:
    """Run one of the commands."""
    try:
        return asyncio.run(on_storage(chosen, COMMANDS[chosen.command]))
    except DatabaseError as error:
        raise ValueError(str(error)) from None
    except Refused as error:
        raise ValueError(error.sentence("en")) from None


async def on_storage(chosen: argparse.Namespace, work: Callable[[argparse.Namespace, Storage], Awaitable[int]]) -> int:
    """Open the database, do something with it, close it. A file of SQLite is made by a server, not here."""
    storage = Storage(chosen.database)
    file = storage.database.url.database
    if storage.database.is_sqlite and not Path(str(file)).is_file():
        raise ValueError(f"there is no database {file}")
    await storage.open()
    try:
        return await work(chosen, storage)
    finally:
        await storage.close()


def when(moment: int) -> str:
    """A moment, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def line(listed: Listed) -> str:
    """A table in one line."""
    names = ", ".join(name or "(open)" for name in listed.summary.names)
    return f"{listed.id}  {listed.summary.game:9} {listed.summary.phase:8} {when(listed.summary.changed)}  {names}"


async def list_tables(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin list`."""
    found = await storage.all_tables(chosen.phase, limit=chosen.limit)
    for each in found:
        print(line(each))
    print(f"{sum((await storage.size()).values())} tables in all, {len(found)} shown")
    return 0


async def log_of(storage: Storage, table: str) -> list[bytes]:
    """The log of a table that must exist."""
    entries = await storage.entries(table)
    if not entries:
        raise ValueError(f"there is no table {table!r}")
    return entries


async def inspect_table(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin inspect TABLE`: its log, without the seed, which nobody may know before the end."""
    for number, raw in enumerate(await log_of(storage, chosen.table), 1):
        entry = read(raw)
        shown = msgspec.to_builtins(entry)
        moment = when(shown.pop("at"))
        if isinstance(entry, Opened):
            del shown["server_seed"]
        print(f"{number:5} {moment} {json.dumps(shown, ensure_ascii=False)}")
    return 0


async def export_table(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin export TABLE`: its record, which `guilda verify` checks once the game is over."""
    entries = await log_of(storage, chosen.table)
    table = Table.rebuilt(chosen.table, [read(entry) for entry in entries])
    if table.match is None:
        raise ValueError(f"the game at table {chosen.table!r} has not started: there is no record yet")
    text = table.record().dumps()
    if chosen.out is None:
        print(text, end="")
    else:
        with Path(chosen.out).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return 0


async def prune(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin prune`: forget tables where nothing has happened for so many days, and guests without any."""
    before = milliseconds() - chosen.days * DAY
    gone = 0
    while found := await storage.all_tables(chosen.phase, before):
        if chosen.dry_run:
            for each in found:
                print(line(each))
            gone = len(found)
            break
        gone += await storage.drop_tables([each.id for each in found])
    print(f"{gone} tables {'would be' if chosen.dry_run else 'were'} forgotten")
    if not chosen.dry_run:
        print(f"{await storage.drop_guests(before)} guests without tables were forgotten")
    return 0


COMMANDS = {"list": list_tables, "inspect": inspect_table, "export": export_table, "prune": prune}
