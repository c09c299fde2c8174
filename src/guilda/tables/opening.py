"""New tables: the first entries of a log, and the checks of what people enter."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec.structs import replace

from guilda import bots
from guilda.records.fairness import MAX_SEAT_SEED, SEED_BYTES
from guilda.rules.registry import game, names
from guilda.tables.entries import Chair, Opened
from guilda.tables.errors import TableError, require

if TYPE_CHECKING:
    from collections.abc import Collection

    from guilda.tables.commands import NewSeat, NewTable, Person
    from guilda.tables.entries import Clock, LogEntry
    from guilda.tables.table import Table

MAX_NAME = 24
ID_BYTES = 9
LOCAL = "local-"
"""The ids of tables in a browser begin with it, so that a page knows where to find a table."""


def new_id() -> str:
    """Return a random table id. It serves as the invitation, so it must not be guessable."""
    return secrets.token_urlsafe(ID_BYTES)


def checked_name(name: str) -> str:
    """Return a name that can be displayed."""
    name = name.strip()
    require(0 < len(name) <= MAX_NAME and name.isprintable(), "bad_name")
    return name


def checked_seed(seed: str) -> str:
    """Return a valid seed of a seat."""
    require(len(seed) <= MAX_SEAT_SEED and seed.isprintable(), "bad_seed")
    return seed


def checked_level(level: str) -> str:
    """Return the name of a bot level that exists."""
    require(level in bots.names(), "no_such_level", levels=", ".join(bots.names()))
    return level


def printable(text: str) -> str:
    """Return the printable characters of a text."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def opening(new: NewTable, person: Person, now: int, server_seed: bytes | None = None) -> list[LogEntry]:
    """Return the first entries of a new table with this person as its host; it waits for `start`."""
    require(new.game in names(), "no_such_game")
    info = game(new.game)
    try:
        options = info.check(new.options)
    except ValueError:
        raise TableError("bad_options") from None
    require(len(new.seats) == options["players"], "bad_seats", players=options["players"])
    require(new.clock is None or new.clock.bank + new.clock.increment > 0, "bad_clock")
    chairs = [chair_of(seat, person) for seat in new.seats]
    taken = [chair for chair in chairs if not chair.open]
    require(not new.rated or can_be_rated(taken), "rated_table")
    opened = Opened(
        at=now,
        by=person.id,
        game=new.game,
        rules_version=info.rules_version,
        options=options,
        chairs=chairs,
        server_seed=(server_seed or secrets.token_bytes(SEED_BYTES)).hex(),
        clock=clock_of(new.clock, new.rated),
        public=new.public,
        rated=new.rated,
        hints=new.hints and not new.rated,
        chat=new.chat,
    )
    return [opened]


def chair_of(seat: NewSeat, person: Person) -> Chair:
    """Return the holder of a seat of a new table."""
    if seat.kind == "me":
        return Chair(person=person.id, name=checked_name(seat.name or person.name))
    return Chair(level=checked_level(seat.level or "")) if seat.kind == "bot" else Chair()


def clock_of(clock: Clock | None, rated: bool) -> Clock | None:
    """Return the clock of a new table; at a rated one a seat without time resigns, as no bot plays for a rating."""
    return replace(clock, on_timeout="resign") if clock is not None and rated else clock


def can_be_rated(chairs: Collection[Chair]) -> bool:
    """Return whether all these seats are held by different people."""
    persons = {chair.person for chair in chairs}
    return "" not in persons and len(persons) == len(chairs)


def rematch_id(table: Table) -> str:
    """Return the id of a table's rematch, always the same one, so that it is opened only once.

    It cannot be derived from the record, which has the seed: it takes the id of this table.
    """
    digest = sha256(f"rematch {table.id} {table.setup.server_seed}".encode()).digest()
    return (LOCAL if table.id.startswith(LOCAL) else "") + urlsafe_b64encode(digest[:ID_BYTES]).decode()


def rematch_opening(table: Table, person: Person, now: int) -> list[LogEntry]:
    """Return the first entries of a rematch: the other people agree by sitting down."""
    setup = table.setup
    chairs = [
        replace(chair, seed="", awaited=chair.person not in ("", person.id))
        for chair in table.chairs[-1:] + table.chairs[:-1]
    ]
    opened = Opened(
        at=now,
        by=person.id,
        game=setup.game,
        rules_version=setup.rules_version,
        options=setup.options,
        chairs=chairs,
        server_seed=secrets.token_hex(SEED_BYTES),
        clock=clock_of(setup.clock, setup.rated),
        public=setup.public,
        rated=setup.rated,
        hints=setup.hints,
        chat=table.chat,
    )
    return [opened]
