"""Finished games that were played in a browser without a server, as tables of the server."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING

from guilda import bots
from guilda.tables.entries import Chair, Made, Opened, Resigned, Started
from guilda.tables.errors import require
from guilda.tables.opening import ID_BYTES, checked_name
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.records.record import Record
    from guilda.tables.commands import Person
    from guilda.tables.entries import LogEntry

OFFLINE = "offline-"
"""The ids of tables whose games were played without a server begin with it. No server has seen their shuffles."""
HUMAN = "human"


def offline_id(record: Record) -> str:
    """Return the id of an uploaded game: always the same one, so that it is stored once; the seed makes it secret."""
    digest = sha256(f"offline {record.dumps()}".encode()).digest()
    return OFFLINE + urlsafe_b64encode(digest[:ID_BYTES]).decode()


def uploaded_log(record: Record, resigned: Sequence[int], ended: int, person: Person, now: int) -> list[LogEntry]:
    """Return the log of a game whose record was verified; a game that no table could have led to is a `TableError`.

    All seats without a bot belong to the person. The table's own record must be the uploaded one, so nothing in it is
    taken on trust but the shuffles and the decisions of the bots: such a game is never rated.
    """
    seed = record.server_seed
    ended = min(ended, now)  # the clock of a browser may be ahead, and it may have been put back during the game
    started = ended - max((move.time for move in record.moves), default=0)
    humans = [seat for seat, each in enumerate(record.seats) if each.kind == HUMAN]
    levels = {each.kind for each in record.seats} - {HUMAN}
    require(seed is not None and bool(humans) and levels <= set(bots.names()), "bad_record")
    require(started >= 0, "bad_record")
    require(set(resigned) <= set(humans) and len(set(resigned)) == len(resigned), "bad_record")
    assert seed is not None
    opened = Opened(
        at=started,
        by=person.id,
        game=record.game,
        rules_version=record.rules_version,
        options=dict(record.options),
        chairs=[
            Chair(person=person.id, name=checked_name(each.name), seed=each.seed)
            if each.kind == HUMAN
            else Chair(level=each.kind)
            for each in record.seats
        ],
        server_seed=seed,
        chat=False,
    )
    log: list[LogEntry] = [opened, Started(at=started, by=person.id)]
    table = Table.rebuilt(offline_id(record), log)
    for move in record.moves:
        seat = table.actor()
        require(seat is not None, "bad_record")
        assert seat is not None
        level = table.chairs[seat].level
        made = Made(at=started + move.time, by="" if level else person.id, seat=seat, action=move.notation, level=level)
        log.append(made)
        table.apply(made)
    for seat in resigned:
        log.append(Resigned(at=ended, by=person.id, seat=seat))
        table.apply(log[-1])
    require(table.phase == "over" and table.record().dumps() == record.dumps(), "bad_record")
    return log
