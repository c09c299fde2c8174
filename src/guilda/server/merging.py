"""Merging a guest into an account: all that the guest had becomes the account's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Column, delete, select, update

from guilda.server.schema import (
    blocks,
    daily_games,
    links,
    people,
    plans,
    push_devices,
    ratings,
    reports,
    sessions,
    tokens,
    turn_mails,
    vacations,
    waiting_turns,
)
from guilda.server.storage import decode_summary, encode_summary
from guilda.tables.entries import Erased, encode_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from guilda.server.storage import Storage
    from guilda.tables.summary import Summary


MOVED: tuple[tuple[Column[str], Column[Any]], ...] = (
    (blocks.c.person, blocks.c.blocked),
    (blocks.c.blocked, blocks.c.person),
    (plans.c.person, plans.c.table_id),
    (waiting_turns.c.person, waiting_turns.c.table_id),
    (vacations.c.person, vacations.c.started),
    (daily_games.c.person, daily_games.c.deal),
)
"""Columns that hold a person, each with the rest of its table's primary key."""


class Reassignment(NamedTuple):
    """The changes that give everything of a person at a table to another one."""

    entries: dict[int, bytes]
    """Replaced entries by number."""
    added: bytes
    summary: Summary


def reassign_log(entries: Sequence[bytes], summary: Summary, person: str, successor: str) -> Reassignment:
    """Replace a person's id in a log and its summary. Ids are long and random, so the bytes can be replaced.

    If the successor has a seat there already, they hold both; a rated game is then not counted.
    """
    old, new = f'"{person}"'.encode(), f'"{successor}"'.encode()
    changed = {number: raw.replace(old, new) for number, raw in enumerate(entries, 1) if old in raw}
    summary = decode_summary(encode_summary(summary).replace(old, new))
    return Reassignment(changed, encode_entry(Erased(at=summary.changed)), summary)


def move(connection: Connection, owner: Column[str], key: Column[Any], guest: str, account: str) -> None:
    """Give rows of a guest to an account, except those that it has already by the rest of their key."""
    rows = owner.table
    other = rows.alias()
    same = select(other).where(other.c[owner.name] == account, other.c[key.name] == key)
    connection.execute(delete(rows).where(owner == guest, same.exists()))
    connection.execute(update(rows).where(owner == guest).values({owner.name: account}))


async def reassign_rows(storage: Storage, guest: str, account: str) -> None:
    """Give all other rows of a guest to an account, and delete the guest's profile and sessions.

    Tokens and the address for turn mails are dropped: another person may have set them on a shared computer before
    the owner of the account logged in. Ratings are dropped, as only accounts have them.
    """

    def work(connection: Connection) -> None:
        connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter=account))
        connection.execute(update(reports).where(reports.c.reported == guest).values(reported=account))
        connection.execute(update(push_devices).where(push_devices.c.person == guest).values(person=account))
        connection.execute(delete(blocks).where(blocks.c.person == guest, blocks.c.blocked == account))
        connection.execute(delete(blocks).where(blocks.c.person == account, blocks.c.blocked == guest))
        for owner, key in MOVED:
            move(connection, owner, key, guest, account)
        for rows in (tokens, turn_mails, ratings, links, sessions):
            connection.execute(delete(rows).where(rows.c.person == guest))
        connection.execute(delete(people).where(people.c.id == guest, people.c.login.is_(None)))

    await storage.database.write(f"person {guest}", work)
