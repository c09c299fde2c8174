"""The storage of correspondence games: devices for push, mail subscriptions, waiting turns, vacations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from guilda.server.push import Device
from guilda.server.schema import push_devices, tables, turn_mails, vacations, waiting_turns
from guilda.server.storage import stored_table

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from guilda.server.storage import Storage, StoredTable

MOST_DEVICES = 10
"""Devices per person; a new one replaces the oldest."""
MOST_FAILURES = 20
"""Consecutive failures after which a device is dropped."""


class TurnMail(NamedTuple):
    """A person's subscription to mails about their turns."""

    person: str
    key: str
    """Identifies the subscription in links of mails."""
    address: str
    confirmed: bool
    language: str
    minutes: int
    """At most one mail in this time."""
    sent: int
    """The time of the last mail."""


class Vacation(NamedTuple):
    """A vacation, in milliseconds since 1970."""

    started: int
    until: int


class NotificationStore:
    """Queries and writes about notifications and vacations."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.database = storage.database

    async def execute(self, person: str, statement: Any, *values: Any) -> int:
        """Execute one write and return the number of changed rows."""
        return await self.database.write(
            f"person {person}", lambda connection: connection.execute(statement, *values).rowcount
        )

    async def rows(self, query: Any) -> list[Any]:
        """Return the rows of a query."""
        return await self.database.read(lambda connection: list(connection.execute(query)))

    # Devices

    async def store_device(self, device: Device) -> None:
        """Store a device, or give it to another person; the person's oldest devices beyond the limit are dropped."""
        row = device._asdict()

        def work(connection: Connection) -> None:
            statement = self.storage.insert(push_devices).values(**row)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=row))
            kept = (
                select(push_devices.c.id)
                .where(push_devices.c.person == device.person)
                .order_by(push_devices.c.created.desc(), push_devices.c.id)
                .limit(MOST_DEVICES)
            )
            ids = list(connection.scalars(kept))
            mine = push_devices.c.person == device.person
            connection.execute(delete(push_devices).where(mine, push_devices.c.id.not_in(ids)))

        await self.database.write(f"person {device.person}", work)

    async def drop_device(self, device: str, person: str) -> bool:
        """Delete a person's device; False if they have none of that id."""
        mine = delete(push_devices).where(push_devices.c.id == device, push_devices.c.person == person)
        return await self.execute(person, mine) == 1

    async def devices_of(self, persons: Collection[str]) -> list[Device]:
        """Return the devices of some people."""
        query = select(push_devices).where(push_devices.c.person.in_(persons)).order_by(push_devices.c.created)
        return [Device(**row._mapping) for row in await self.rows(query)]

    async def count_failure(self, device: Device) -> None:
        """Count a failed delivery; drop the device after too many in a row."""
        mine = push_devices.c.id == device.id
        if device.failures + 1 >= MOST_FAILURES:
            await self.drop_device(device.id, device.person)
        else:
            await self.execute(
                device.person, update(push_devices).where(mine).values(failures=push_devices.c.failures + 1)
            )

    async def count_success(self, device: Device) -> None:
        """Reset the failure count of a device."""
        if device.failures:
            await self.execute(
                device.person, update(push_devices).where(push_devices.c.id == device.id).values(failures=0)
            )

    # Mails

    async def mail_of(self, person: str) -> TurnMail | None:
        """Return a person's mail subscription."""
        return await self.find_mail(turn_mails.c.person == person)

    async def mail_by_key(self, key: str) -> TurnMail | None:
        """Return the subscription that a link identifies."""
        return await self.find_mail(turn_mails.c.key == key)

    async def find_mail(self, condition: Any) -> TurnMail | None:
        """Return the one subscription that fulfils a condition."""
        rows = await self.rows(select(turn_mails).where(condition))
        return TurnMail(**rows[0]._mapping) if rows else None

    async def mails_of(self, persons: Collection[str]) -> set[str]:
        """Return the people among these who have a mail subscription with a confirmed address."""
        query = select(turn_mails.c.person).where(turn_mails.c.person.in_(persons), turn_mails.c.confirmed)
        return {row.person for row in await self.rows(query)}

    async def store_mail(self, mail: TurnMail) -> None:
        """Store a mail subscription."""
        row = mail._asdict()
        statement = self.storage.insert(turn_mails).values(**row)
        await self.execute(mail.person, statement.on_conflict_do_update(index_elements=["person"], set_=row))

    async def confirm_mail(self, key: str) -> bool:
        """Mark the address of a subscription as confirmed; False if there is none."""
        return await self.execute("", update(turn_mails).where(turn_mails.c.key == key).values(confirmed=True)) == 1

    async def drop_mail(self, person: str) -> None:
        """Delete a person's mail subscription."""

        def work(connection: Connection) -> None:
            connection.execute(delete(turn_mails).where(turn_mails.c.person == person))
            connection.execute(delete(waiting_turns).where(waiting_turns.c.person == person))

        await self.database.write(f"person {person}", work)

    async def add_waiting(self, person: str, table: str, since: int) -> None:
        """Note a turn that the person's next mail has to mention."""
        row = {"person": person, "table_id": table, "since": since}
        await self.execute(person, self.storage.insert(waiting_turns).on_conflict_do_nothing(), row)

    async def due_mails(self, now: int, delay: int) -> list[TurnMail]:
        """Return the subscriptions of people whose turn has waited for `delay` milliseconds, without a recent mail."""
        waiting = select(waiting_turns.c.person).where(waiting_turns.c.since <= now - delay)
        recent = turn_mails.c.sent + 60_000 * turn_mails.c.minutes > now
        query = select(turn_mails).where(turn_mails.c.confirmed, turn_mails.c.person.in_(waiting), ~recent)
        return [TurnMail(**row._mapping) for row in await self.rows(query)]

    async def claim_mail(self, mail: TurnMail, now: int) -> bool:
        """Take the person's waiting turns into one mail; False if another process has done so."""

        def work(connection: Connection) -> bool:
            mine = (turn_mails.c.person == mail.person, turn_mails.c.sent == mail.sent)
            if connection.execute(update(turn_mails).where(*mine).values(sent=now)).rowcount != 1:
                return False
            connection.execute(delete(waiting_turns).where(waiting_turns.c.person == mail.person))
            return True

        return await self.database.write(f"person {mail.person}", work)

    async def playing_since(self, since: int, limit: int = 1000) -> list[StoredTable]:
        """Return games being played that have changed since a moment."""
        query = select(tables).where(tables.c.changed >= since, tables.c.phase == "playing").limit(limit)
        return [stored_table(row) for row in await self.rows(query)]

    # Vacations

    async def vacations_of(self, person: str, since: int = 0) -> list[Vacation]:
        """Return a person's vacations that ended after a moment, oldest first."""
        mine = (vacations.c.person == person, vacations.c.until > since)
        query = select(vacations).where(*mine).order_by(vacations.c.started)
        return [Vacation(row.started, row.until) for row in await self.rows(query)]

    async def on_vacation(self, now: int) -> dict[str, int]:
        """Return who is on vacation, and until when."""
        query = select(vacations.c.person, func.max(vacations.c.until).label("until"))
        query = query.where(vacations.c.until > now).group_by(vacations.c.person)
        return {row.person: row.until for row in await self.rows(query)}

    async def start_vacation(self, person: str, vacation: Vacation) -> None:
        """Store a vacation."""
        await self.execute(person, insert(vacations), {"person": person, **vacation._asdict()})

    async def end_vacation(self, person: str, now: int) -> None:
        """End a person's vacation early."""
        current = (vacations.c.person == person, vacations.c.until > now)
        await self.execute(person, update(vacations).where(*current).values(until=now))
