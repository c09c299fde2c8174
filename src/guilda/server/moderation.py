"""Moderation: blocks between players, reports to the administrators, and bans of persons and addresses."""

from __future__ import annotations

import secrets
from hashlib import sha256
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from guilda.server.schema import bans, blocks, reports
from guilda.server.storage import milliseconds

if TYPE_CHECKING:
    from collections.abc import Collection
    from ipaddress import IPv4Network, IPv6Network

    from sqlalchemy import Connection

    from guilda.server.storage import Storage

MAX_BLOCKS = 500
CACHED_SECONDS = 30.0
MAX_CACHED = 20_000
MAX_REPORTS = 200
"""Reports in a list."""


class Block(NamedTuple):
    """A person hides another one, who had this name."""

    person: str
    blocked: str
    name: str
    created: int

    @property
    def id(self) -> str:
        """Return the block's id for its owner; it does not reveal the blocked person's."""
        return sha256(f"block {self.person} {self.blocked}".encode()).hexdigest()[:16]


class Report(NamedTuple):
    """A complaint about a person at a table, with the line of chat that it is about."""

    id: str
    reporter: str
    reported: str
    name: str
    table_id: str
    line: str
    reason: str
    created: int
    closed: int | None = None


class Ban(NamedTuple):
    """A person (by id) or network that may not use the server, possibly until a moment."""

    kind: Literal["person", "address"]
    value: str
    reason: str
    created: int
    until: int | None = None


class Moderation:
    """Blocks, reports and bans in the database. The bans in force are also kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.database = storage.database
        self.cached: dict[str, tuple[frozenset[str], float]] = {}
        self.banned_persons: set[str] = set()
        self.banned_networks: list[IPv4Network | IPv6Network] = []

    # Blocks

    async def blocks_of(self, person: str) -> list[Block]:
        """Return a person's blocks, newest first."""
        query = select(blocks).where(blocks.c.person == person).order_by(blocks.c.created.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Block(**row._mapping) for row in rows]

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return the persons whom a person blocks, cached for some seconds."""
        known, until = self.cached.get(person, (frozenset(), 0.0))
        if until > monotonic():
            return known
        cached = self.cached
        query = select(blocks.c.blocked).where(blocks.c.person == person)
        found = frozenset(await self.database.read(lambda connection: list(connection.scalars(query))))
        if len(cached) >= MAX_CACHED:
            cached.clear()
        cached[person] = (found, monotonic() + CACHED_SECONDS)
        return found

    def blocks_changed(self) -> None:
        """Read all blocks again."""
        self.cached = {}  # not cleared: a look-up in progress may still write into the old one

    async def is_blocked(self, person: str, by: Collection[str]) -> bool:
        """Return whether one of some persons blocks a person."""
        query = select(blocks.c.person).where(blocks.c.blocked == person, blocks.c.person.in_(by)).limit(1)
        return bool(await self.database.read(lambda connection: connection.scalar(query)))

    async def block(self, person: str, blocked: str, name: str) -> bool:
        """Block a person; False if there are too many blocks already."""
        row = Block(person, blocked, name, milliseconds())._asdict()

        def work(connection: Connection) -> bool:
            count = connection.scalar(select(func.count()).where(blocks.c.person == person)) or 0
            if count < MAX_BLOCKS:
                connection.execute(self.storage.insert(blocks).on_conflict_do_nothing(), row)
            return count < MAX_BLOCKS

        return await self.database.write(f"person {person}", work)

    async def unblock(self, person: str, block_id: str) -> bool:
        """Remove a block by its id; False if there is none."""
        found = [each.blocked for each in await self.blocks_of(person) if each.id == block_id]
        statement = delete(blocks).where(blocks.c.person == person, blocks.c.blocked.in_(found))
        return await self.database.write(
            f"person {person}", lambda connection: connection.execute(statement).rowcount == 1
        )

    # Reports

    async def report(self, report: Report) -> None:
        """Store a report."""
        await self.database.write("", lambda connection: connection.execute(insert(reports), report._asdict()).rowcount)

    async def reports(self, *, closed: bool = False) -> list[Report]:
        """Return open reports, or all, newest first."""
        query = select(reports).order_by(reports.c.created.desc()).limit(MAX_REPORTS)
        if not closed:
            query = query.where(reports.c.closed.is_(None))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Report(**row._mapping) for row in rows]

    async def reports_by(self, person: str) -> list[Report]:
        """Return the reports that a person has made."""
        query = select(reports).where(reports.c.reporter == person).order_by(reports.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Report(**row._mapping) for row in rows]

    async def close_report(self, report_id: str) -> bool:
        """Close an open report; False if there is none."""
        statement = update(reports).where(reports.c.id == report_id, reports.c.closed.is_(None))
        values = {"closed": milliseconds()}
        return await self.database.write("", lambda connection: connection.execute(statement, values).rowcount == 1)

    # Bans

    async def bans(self) -> list[Ban]:
        """Return the bans in force, newest first."""
        force = or_(bans.c.until.is_(None), bans.c.until > milliseconds())
        query = select(bans).where(force).order_by(bans.c.created.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Ban(**row._mapping) for row in rows]

    async def ban(self, ban: Ban) -> None:
        """Store a ban, in place of an earlier one."""
        statement = self.storage.insert(bans).values(**ban._asdict())
        changed = {"reason": ban.reason, "created": ban.created, "until": ban.until}
        statement = statement.on_conflict_do_update(index_elements=["kind", "value"], set_=changed)
        await self.database.write("", lambda connection: connection.execute(statement).rowcount)

    async def unban(self, kind: str, value: str) -> bool:
        """Remove a ban; False if there is none."""
        statement = delete(bans).where(bans.c.kind == kind, bans.c.value == value)
        return await self.database.write("", lambda connection: connection.execute(statement).rowcount == 1)

    async def load_bans(self) -> None:
        """Read the bans in force into memory."""
        found = await self.bans()
        persons = {ban.value for ban in found if ban.kind == "person"}
        self.banned_networks = [ip_network(ban.value) for ban in found if ban.kind == "address"]
        self.banned_persons.clear()  # the same object, as others refer to it
        self.banned_persons.update(persons)

    def bans_address(self, address: str) -> bool:
        """Return whether an address is banned."""
        if not self.banned_networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found.version == network.version and found in network for network in self.banned_networks)


def new_report(reporter: str, reported: str, name: str, table: str, line: str, reason: str) -> Report:
    """Return a report of this moment."""
    return Report(secrets.token_hex(6), reporter, reported, name, table, line, reason, milliseconds())


def banned_network(text: str) -> str | None:
    """Return the network of an address as it is banned: an IPv6 address with its /64; None for another text."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    return str(found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found)
