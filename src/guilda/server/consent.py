"""The finished games of a server whose players agreed to their use for puzzles."""

from __future__ import annotations

import hmac
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from guilda import daily
from guilda.rules.registry import game as game_info
from guilda.server.database import Database, DatabaseError
from guilda.server.schema import archives, people, secrets, tables
from guilda.server.storage import decode_summary, milliseconds, of_rules
from guilda.tables.uploads import OFFLINE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

FINISHED = select(tables.c.id, tables.c.summary, archives.c.record).join(archives, archives.c.table_id == tables.c.id)


def agreed_games(url: str, game: str) -> Iterator[tuple[str, bytes]]:
    """Yield the records of finished games of a server whose players all agree, each under a name. Nothing is written.

    The name is a keyed hash, so that only the server's host can tell which table it was. The order is that of ids,
    which are random, so it does not tell when a game was played.
    """
    database = Database(url)
    rules = of_rules({game: game_info(game).rules_version})
    query = FINISHED.with_only_columns(tables.c.id).where(rules, tables.c.phase == "over", tables.c.players > 1)
    query = query.where(~tables.c.id.startswith(OFFLINE, autoescape=True))  # their files alone say who was a bot
    key = select(secrets.c.value).where(secrets.c.name == "daily")  # every server has it
    try:
        database.check()
        ids = database.read_now(lambda connection: list(connection.scalars(query.order_by(tables.c.id))))
        secret = bytes.fromhex(database.read_now(lambda connection: connection.scalars(key).one()))
        for table in ids:
            record = database.read_now(partial(agreed_record, table))
            if record is not None:
                yield hmac.digest(secret, f"puzzles {table}".encode(), "sha256").hex(), record
    except DatabaseError as error:
        raise ValueError(str(error)) from None
    finally:
        database.reading.dispose()


def agreed_record(table: str, connection: Connection) -> bytes | None:
    """Return the record of a finished game if every person at the table has an account that agrees now.

    A person with several seats may have shared the device with others, who were not asked. A daily deal is secret
    until the end of its day.
    """
    row = connection.execute(FINISHED.where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    summary = decode_summary(row.summary)
    persons = [person for person in summary.persons if person]
    sealed = bool(summary.deal) and milliseconds() < daily.end_of(daily.parse_key(summary.deal)[1])
    agreed = select(func.count()).where(people.c.id.in_(persons), people.c.login.is_not(None), people.c.puzzle_consent)
    usable = summary.ranks is not None and not sealed and connection.scalar(agreed) == len(persons)
    return row.record if usable else None
