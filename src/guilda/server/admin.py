"""`guilda admin`: commands on the database of a server."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from guilda.server.errors import sentence
from guilda.server.links import ADMIN_SECONDS, Link, make_link
from guilda.server.moderation import Ban, Moderation, banned_network
from guilda.server.sessions import SessionStore
from guilda.server.storage import DatabaseError, Storage, milliseconds
from guilda.tables.entries import Opened, decode_entry
from guilda.tables.errors import CodedError
from guilda.tables.table import Table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Awaitable, Callable

    from guilda.server.people_store import Profile
    from guilda.server.storage import StoredTable

DAY = 86_400_000
PERSON_ID = re.compile(r"[0-9a-f]{24}")


def admin(chosen: argparse.Namespace) -> int:
    """Run a command."""
    try:
        return asyncio.run(on_storage(chosen, COMMANDS[chosen.command]))
    except DatabaseError as error:
        raise ValueError(str(error)) from None
    except CodedError as error:
        raise ValueError(sentence(error, "en")) from None


async def on_storage(chosen: argparse.Namespace, work: Callable[[argparse.Namespace, Storage], Awaitable[int]]) -> int:
    """Open the database for a command. No command creates or migrates it."""
    storage = Storage(chosen.database)
    await storage.open(migrate=False)
    try:
        return await work(chosen, storage)
    finally:
        await storage.close()


def when(moment: int) -> str:
    """Return a moment in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def line(listed: StoredTable) -> str:
    """Return a table in one line."""
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
    """Return the log of a table that must exist."""
    entries = await storage.entries(table)
    if not entries:
        raise ValueError(f"there is no table {table!r}")
    return entries


async def inspect_table(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin inspect TABLE`: print its log without the seed, which is secret before the end."""
    for number, raw in enumerate(await log_of(storage, chosen.table), 1):
        entry = decode_entry(raw)
        shown = msgspec.to_builtins(entry)
        moment = when(shown.pop("at"))
        if isinstance(entry, Opened):
            del shown["server_seed"]
        print(f"{number:5} {moment} {json.dumps(shown, ensure_ascii=False)}")
    return 0


async def export_table(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin export TABLE`: print its record."""
    entries = await log_of(storage, chosen.table)
    game = await storage.archived_game(chosen.table)
    if game is None:
        table = Table.rebuilt(chosen.table, [decode_entry(entry) for entry in entries])
        if table.match is None:
            raise ValueError(f"the game at table {chosen.table!r} has not started: there is no record yet")
        text = table.record().dumps()
    else:
        text = game.record.decode()
    if chosen.out is None:
        print(text, end="")
    else:
        with Path(chosen.out).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return 0


async def prune(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin prune`: delete tables that have not changed for some days, and guests without tables."""
    before = milliseconds() - chosen.days * DAY
    gone = 0
    while found := await storage.all_tables(chosen.phase, before):
        if chosen.dry_run:
            for each in found:
                print(line(each))
            gone = len(found)
            break
        gone += await storage.drop_tables([each.id for each in found])
    print(f"{gone} tables {'would be' if chosen.dry_run else 'were'} deleted")
    if not chosen.dry_run:
        print(f"{await storage.people.drop_guests(before)} guests without tables were deleted")
    return 0


async def account(storage: Storage, name: str) -> Profile:
    """Return the account of a name, which must exist."""
    found = await storage.people.profile_by_login(name.strip())
    if found is None:
        raise ValueError(f"there is no account {name!r}")
    return found


async def reset_password(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin reset-password NAME`: print a link with which the owner sets a new password, once."""
    person = await account(storage, chosen.name)
    secret = await make_link(storage, "password", Link(person.id, ""), ADMIN_SECONDS)
    print(f"{chosen.address.rstrip('/')}/account/password#{secret}")
    print(f"The link works once, within {ADMIN_SECONDS // 3600} hours.")
    return 0


async def list_reports(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin reports`: print reports of players, or close one."""
    moderation = Moderation(storage)
    if chosen.close is not None:
        if not await moderation.close_report(chosen.close):
            raise ValueError(f"there is no open report {chosen.close!r}")
        print(f"report {chosen.close} closed")
        return 0
    found = await moderation.reports(closed=chosen.all)
    for each in found:
        print(f"{each.id}  {when(each.created)}  table {each.table_id}{'  closed' if each.closed else ''}")
        print(f"    {await known_as(storage, each.reporter)} reports {each.name} ({each.reported})")
        for title, text in (("line", each.line), ("reason", each.reason)):
            if text:
                print(f"    {title}: {text}")
    print(f"{len(found)} reports")
    return 0


async def known_as(storage: Storage, person: str) -> str:
    """Return a person's name and id."""
    found = await storage.people.profile(person)
    return f"{found.name if found is not None and found.name else 'a guest'} ({person})"


async def ban(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin ban WHO`: ban an account, a guest by id, or an address."""
    kind, value = await banned(chosen, storage)
    now = milliseconds()
    until = None if chosen.days is None else now + chosen.days * DAY
    await Moderation(storage).ban(Ban(kind, value, chosen.reason, now, until))
    if kind == "person":
        await SessionStore(storage).drop(value)
    print(f"{kind} {value} banned {'for good' if until is None else 'until ' + when(until)}")
    print("Running servers notice it within a minute.")
    return 0


async def unban(chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin unban WHO`."""
    kind, value = await banned(chosen, storage)
    if not await Moderation(storage).unban(kind, value):
        raise ValueError(f"{kind} {value} is not banned")
    print(f"{kind} {value} may return")
    return 0


async def list_bans(_chosen: argparse.Namespace, storage: Storage) -> int:
    """`guilda admin bans`."""
    found = await Moderation(storage).bans()
    for each in found:
        until = "for good" if each.until is None else f"until {when(each.until)}"
        who = await known_as(storage, each.value) if each.kind == "person" else each.value
        print(f"{each.kind:8} {who}  since {when(each.created)} {until}  {each.reason}".rstrip())
    print(f"{len(found)} bans")
    return 0


async def banned(chosen: argparse.Namespace, storage: Storage) -> tuple[Literal["person", "address"], str]:
    """Return the kind and value of a ban: an address or network, the id of a person, or the name of an account."""
    network = banned_network(chosen.who)
    if network is not None:
        return "address", network
    if PERSON_ID.fullmatch(chosen.who):
        return "person", chosen.who
    return "person", (await account(storage, chosen.who)).id


COMMANDS = {
    "list": list_tables,
    "inspect": inspect_table,
    "export": export_table,
    "prune": prune,
    "reset-password": reset_password,
    "reports": list_reports,
    "ban": ban,
    "unban": unban,
    "bans": list_bans,
}
