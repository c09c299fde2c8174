"""All tables of a browser as a file, to keep or to move to another browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from guilda.tables import review_jobs
from guilda.tables.entries import LogEntry, decode_entry, encode_entry
from guilda.tables.errors import CodedError
from guilda.tables.opening import LOCAL
from guilda.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

FORMAT = "guilda-offline-1"
LONGEST_ID = len(LOCAL) + 24

encode = msgspec.json.Encoder().encode


class BadExportError(ValueError):
    """The file is not an export, or one of its games cannot be replayed."""


class ExportedTable(msgspec.Struct):
    """The log of a table in an export."""

    id: str
    log: list[msgspec.Raw]


class ExportedTables(msgspec.Struct):
    """All tables of a browser, as a file to keep or to move to another browser."""

    format: str
    person: str
    tables: list[ExportedTable]


def exported(person: str, logs: Mapping[str, Sequence[bytes]]) -> ExportedTables:
    """Return the export of some tables, given by their encoded logs."""
    tables = [ExportedTable(table_id, [msgspec.Raw(entry) for entry in log]) for table_id, log in logs.items()]
    return ExportedTables(FORMAT, person, tables)


def imported(body: bytes, person: str, here: Container[str]) -> list[tuple[str, list[LogEntry], Table]]:
    """Return the tables of an export that are not here, for another person; each was replayed and is as it was."""
    try:
        given = msgspec.json.decode(body, type=ExportedTables)
    except msgspec.MsgspecError:
        raise BadExportError from None
    if given.format != FORMAT:
        raise BadExportError
    ready = []
    for each in given.tables:
        if each.id in here:
            continue
        try:
            if not each.id.startswith(LOCAL) or len(each.id) > LONGEST_ID:
                raise ValueError(each.id)
            log = [adopted(decode_entry(bytes(entry)), given.person, person) for entry in each.log]
            ready.append((each.id, log, checked_log(each.id, log)))
        except (ValueError, AssertionError, TypeError, KeyError, CodedError, msgspec.MsgspecError):
            raise BadExportError from None
    return ready


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
