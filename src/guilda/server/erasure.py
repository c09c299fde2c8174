"""Erasing a person from the logs of tables: the games stay, names and chat go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from zlib import compress, decompress

import msgspec

from guilda.server.identity import new_person
from guilda.tables.entries import Erased, Opened, Said, Sat, Started, decode_entry, encode_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from guilda.server.storage import StoredGame
    from guilda.tables.entries import LogEntry
    from guilda.tables.summary import Summary

ERASED_NAME = "Anonymous"
ERASED_TEXT = "…"


class Traces(NamedTuple):
    """A person's data in a log: chat lines, names and seeds."""

    chat: list[str]
    names: list[str]
    seeds: list[str]


class Erasure(NamedTuple):
    """The changes that erase a person from a table."""

    entries: dict[int, bytes]
    """Replaced entries by number."""
    added: bytes
    summary: Summary
    archived: StoredGame | None


def erase_from_log(
    entries: Sequence[bytes], summary: Summary, person: str, archived: StoredGame | None = None
) -> Erasure:
    """Replace a person in a log and its summary. The game is not rebuilt, as its rules may be outdated."""
    replacement = new_person()
    log = [decode_entry(raw) for raw in entries]
    hosts = summary.host == person
    present = {entry.by for entry in log if isinstance(entry, Sat)}  # not only invited
    heir = max(possible_hosts(summary), key=present.__contains__, default="") if hosts else ""
    changed = {}
    for number, entry in enumerate(log, 1):
        new = without(entry, person, replacement)
        if new is not entry:
            changed[number] = encode_entry(new)
    theirs = [holder == person for holder in summary.persons]
    summary = msgspec.structs.replace(
        summary,
        host=(heir or replacement) if hosts else summary.host,
        names=[ERASED_NAME if its else name for its, name in zip(theirs, summary.names, strict=True)],
        persons=[replacement if its else holder for its, holder in zip(theirs, summary.persons, strict=True)],
        vacations={replacement if who == person else who: until for who, until in summary.vacations.items()},
    )
    archived = None if archived is None else renamed(archived, summary.names)
    return Erasure(changed, encode_entry(Erased(at=summary.changed, host=heir)), summary, archived)


def renamed(game: StoredGame, names: Sequence[str]) -> StoredGame:
    """Return an archived game with other names of its seats."""
    record = msgspec.json.decode(game.record)
    for seat, name in zip(record["seats"], names, strict=True):
        seat["name"] = name
    replays = msgspec.json.decode(decompress(game.replays), type=dict[str, dict[str, msgspec.Raw]])
    for replay in replays.values():
        replay["names"] = msgspec.Raw(msgspec.json.encode(names))
    return game._replace(record=msgspec.json.encode(record), replays=compress(msgspec.json.encode(replays)))


def possible_hosts(summary: Summary) -> list[str]:
    """Return the people who can become the host of an open table."""
    others = [person for person in summary.persons if person and person != summary.host]
    return others if summary.phase == "open" else []


def without(entry: LogEntry, person: str, replacement: str) -> LogEntry:
    """Return an entry without the person."""
    if isinstance(entry, Opened) and any(chair.person == person for chair in entry.chairs):
        chairs = [
            msgspec.structs.replace(chair, person=replacement, name=ERASED_NAME) if chair.person == person else chair
            for chair in entry.chairs
        ]
        entry = msgspec.structs.replace(entry, chairs=chairs)
    if isinstance(entry, Erased) and entry.host == person:
        entry = msgspec.structs.replace(entry, host=replacement)
    if entry.by != person:
        return entry
    if isinstance(entry, Sat):
        entry = msgspec.structs.replace(entry, name=ERASED_NAME)
    if isinstance(entry, Said):
        entry = msgspec.structs.replace(entry, name=ERASED_NAME, text=ERASED_TEXT)
    return msgspec.structs.replace(entry, by=replacement, message="")


def traces(entries: Sequence[bytes], person: str) -> Traces:
    """Return a person's data in a log."""
    found = Traces([], [], [])
    for entry in map(decode_entry, entries):
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
            found.chat.append(entry.text)
    return found


def spectators_in(entries: Sequence[LogEntry]) -> set[str]:
    """Return the spectators who wrote in the chat."""
    return {entry.by for entry in entries if isinstance(entry, Said) and entry.seat is None}
