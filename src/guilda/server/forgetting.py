"""What becomes of somebody in the logs of tables when they want to be forgotten: the games stay, the person goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from guilda.server.identity import new_person
from guilda.tables.entries import Opened, Said, Sat, read, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.tables.entries import LogEntry

NOBODY = "Anonymous"
UNSAID = "…"


def anonymised(entries: Sequence[bytes], person: str) -> dict[int, bytes]:
    """The entries of a log in which a person stood, by number, with nobody in their place."""
    nobody = new_person()
    changed = {}
    for number, raw in enumerate(entries, 1):
        entry = read(raw)
        new = without(entry, person, nobody)
        if new is not entry:
            changed[number] = written(new)
    return changed


def without(entry: LogEntry, person: str, nobody: str) -> LogEntry:
    """One entry without the person."""
    if isinstance(entry, Opened) and any(chair.person == person for chair in entry.chairs):
        chairs = [
            msgspec.structs.replace(chair, person=nobody, name=NOBODY) if chair.person == person else chair
            for chair in entry.chairs
        ]
        entry = msgspec.structs.replace(entry, chairs=chairs)
    if entry.by != person:
        return entry
    if isinstance(entry, Sat):
        entry = msgspec.structs.replace(entry, name=NOBODY)
    if isinstance(entry, Said):
        entry = msgspec.structs.replace(entry, name=NOBODY, text=UNSAID)
    return msgspec.structs.replace(entry, by=nobody)
