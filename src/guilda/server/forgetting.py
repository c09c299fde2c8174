"""What becomes of somebody in the logs of tables when they want to be forgotten: the games stay, the person goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from guilda.server.identity import new_person
from guilda.tables.entries import Forgotten, Opened, Said, Sat, Started, read, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.tables.entries import LogEntry
    from guilda.tables.summary import Summary

NOBODY = "Anonymous"
UNSAID = "…"


class Traces(NamedTuple):
    """What somebody has left in a log: lines of the chat, names they went by, seeds they gave."""

    said: list[str]
    names: list[str]
    seeds: list[str]


class Change(NamedTuple):
    """What has to be written so that somebody is forgotten at a table."""

    entries: dict[int, bytes]
    """By number, those that are replaced."""
    added: bytes
    summary: Summary


def anonymised(entries: Sequence[bytes], summary: Summary, person: str) -> Change:
    """A log and its summary with nobody in a person's place. No game is rebuilt: its rules may be older than ours."""
    nobody = new_person()
    log = [read(raw) for raw in entries]
    hosts = summary.host == person
    present = {entry.by for entry in log if isinstance(entry, Sat)}  # not only awaited
    heir = max(heirs(summary), key=present.__contains__, default="") if hosts else ""
    changed = {}
    for number, entry in enumerate(log, 1):
        new = without(entry, person, nobody)
        if new is not entry:
            changed[number] = written(new)
    theirs = [holder == person for holder in summary.persons]
    summary = msgspec.structs.replace(
        summary,
        host=(heir or nobody) if hosts else summary.host,
        names=[NOBODY if its else name for its, name in zip(theirs, summary.names, strict=True)],
        persons=[nobody if its else holder for its, holder in zip(theirs, summary.persons, strict=True)],
    )
    return Change(changed, written(Forgotten(at=summary.changed, host=heir)), summary)


def heirs(summary: Summary) -> list[str]:
    """Who may be the host of a table after its host, while there is something for a host to do."""
    others = [person for person in summary.persons if person and person != summary.host]
    return others if summary.phase == "open" else []


def without(entry: LogEntry, person: str, nobody: str) -> LogEntry:
    """One entry without the person."""
    if isinstance(entry, Opened) and any(chair.person == person for chair in entry.chairs):
        chairs = [
            msgspec.structs.replace(chair, person=nobody, name=NOBODY) if chair.person == person else chair
            for chair in entry.chairs
        ]
        entry = msgspec.structs.replace(entry, chairs=chairs)
    if isinstance(entry, Forgotten) and entry.host == person:
        entry = msgspec.structs.replace(entry, host=nobody)
    if entry.by != person:
        return entry
    if isinstance(entry, Sat):
        entry = msgspec.structs.replace(entry, name=NOBODY)
    if isinstance(entry, Said):
        entry = msgspec.structs.replace(entry, name=NOBODY, text=UNSAID)
    return msgspec.structs.replace(entry, by=nobody, message="")


def traces(entries: Sequence[bytes], person: str) -> Traces:
    """What a log has of a person."""
    found = Traces([], [], [])
    for entry in map(read, entries):
        if isinstance(entry, Opened):
            own = [chair for chair in entry.chairs if chair.person == person]
            found.names.extend(chair.name for chair in own)
            found.seeds.extend(chair.seed for chair in own)
        elif entry.by == person and isinstance(entry, Sat):
            found.names.append(entry.name)
            found.seeds.append(entry.seed)
        elif entry.by == person and isinstance(entry, Started):
            found.seeds.extend(entry.seeds)
        elif entry.by == person and isinstance(entry, Said):
            found.names.append(entry.name)
            found.said.append(entry.text)
    return found


def strangers(entries: Sequence[LogEntry]) -> set[str]:
    """Those who speak without having a seat."""
    return {entry.by for entry in entries if isinstance(entry, Said) and entry.seat is None}
